"""The win curve of one game: each team's share of the win after every answer, and what it says about tension.

After Cameron Browne, "Automatic generation and evaluation of recombination games" (2008), and Browne and Maire,
"Evolutionary game design" (2010): drama, lead changes, decisiveness, and the largest swing (their killer move).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum
from typing import TypeAlias

Chances: TypeAlias = tuple[float, ...]  # of each team; they add up to 1

POINTS = 64  # that a line keeps of a curve
DIGITS = 4
HOPE = 0.2  # of an even share: who has less is without hope
LOW = 0.4  # of an even share: 20 % in a game of two


@dataclass(frozen=True, slots=True)
class Tension:
    """What a whole curve says. What is about the winner is None where nobody won alone."""

    lead_changes: int
    swing: float  # the largest change of a team's chance by one answer
    winner: int | None = None
    drama: float | None = None  # how far the winner was behind, on average
    decided: float | None = None  # the share of the game after which the winner stayed ahead
    lowest: float | None = None  # the winner's worst moment
    comeback: bool | None = None  # whether it was as good as lost


def chances(values: Sequence[float]) -> Chances:
    """What each team may expect, as chances that add up to 1; who plays alone plays against the game."""
    if len(values) == 1:
        return values[0], 1 - values[0]
    whole = fsum(values)
    return tuple([value / whole for value in values]) if whole > 0 else (1 / len(values),) * len(values)


def winner_of(shares: Sequence[float]) -> int | None:
    """The team that had the largest share, if it had that alone."""
    outcome = chances(shares)
    first = [team for team, share in enumerate(outcome) if share == max(outcome)]
    return first[0] if len(first) == 1 else None


def tension_of(curve: Sequence[Chances], winner: int | None) -> Tension:
    """The measures of a curve of at least one point."""
    changes, swing = lead_changes(curve), largest_swing(curve)
    if winner is None:
        return Tension(changes, swing)
    lowest = min([at[winner] for at in curve])
    return Tension(
        changes, swing, winner, _rounded(drama(curve, winner)), _rounded(decided_at(curve, winner)),
        _rounded(lowest), lowest < LOW / len(curve[0]),
    )  # fmt: skip


def lead_changes(curve: Sequence[Chances]) -> int:
    """How often another team took the lead; a tie leaves it where it was."""
    leaders = [leader for leader in map(winner_of, curve) if leader is not None]
    return sum(one != other for one, other in pairwise(leaders))


def largest_swing(curve: Sequence[Chances]) -> float:
    """The largest change of any team's chance from one answer to the next."""
    steps = pairwise(curve)
    return _rounded(max([abs(now - before) for one, other in steps for before, now in zip(one, other, strict=True)], default=0.0))


def drama(curve: Sequence[Chances], winner: int) -> float:
    """How far the winner was behind the best other, halved and averaged over the game: of two, its depth below one half."""
    return fsum([max(0.0, _lag(at, winner)) / 2 for at in curve]) / len(curve)


def decided_at(curve: Sequence[Chances], winner: int) -> float:
    """The share of the game after which the winner was ahead to the end."""
    behind = [place for place, at in enumerate(curve) if _lag(at, winner) >= 0]
    return (behind[-1] + 1) / len(curve) if behind else 0.0


def last_hope(curve: Sequence[Chances], team: int) -> float:
    """The share of the game that a team played on after its chances had fallen for good below what is no hope."""
    alive = [place for place, at in enumerate(curve) if at[team] >= HOPE / len(at)]
    return _rounded(1 - (alive[-1] + 1) / len(curve)) if alive else 1.0


def swing_among_others(before: Chances, after: Chances, team: int) -> float:
    """By how much the chances of the others among themselves changed with an answer of a team."""
    ours, theirs = (_without(at, team) for at in (before, after))
    return fsum([abs(one - other) for one, other in zip(ours, theirs, strict=True)]) / 2


def last_taken_by(curve: Sequence[Chances], teams: Sequence[int]) -> tuple[int, int, int] | None:
    """The last change of the lead: whose answer made it, who lost the lead, who won it; None if it never changed."""
    leaders = [winner_of(at) for at in curve]
    for place in range(len(leaders) - 1, 0, -1):
        now = leaders[place]
        before = next((leader for leader in reversed(leaders[:place]) if leader is not None), None)
        if now is not None and before is not None and now != before:
            return teams[place - 1], before, now
    return None


def _without(at: Chances, team: int) -> Chances:
    others = [chance for other, chance in enumerate(at) if other != team]
    return chances(others)


def thin(curve: Sequence[Chances], points: int = POINTS) -> tuple[Chances, ...]:
    """At most so many points, evenly over the game, the first and the last among them."""
    last = len(curve) - 1
    places = range(last + 1) if last < points else [round(number * last / (points - 1)) for number in range(points)]
    return tuple([tuple([_rounded(chance) for chance in curve[place]]) for place in places])


def at_share(curve: Sequence[Chances], share: float) -> Chances:
    """The point of a curve after this share of the game."""
    return curve[round(share * (len(curve) - 1))]


def _lag(at: Chances, team: int) -> float:
    """How far a team is behind the best other; below 0 it is ahead."""
    return max([chance for other, chance in enumerate(at) if other != team]) - at[team]


def _rounded(number: float) -> float:
    return round(number, DIGITS)
