"""How much of the result is luck: the same deals with other luck and with other minds, and the variance that each explains.

Keyed draws make this exact: the draws before the first question are the deal, those after it the luck, and the bots' own random
numbers the minds. Every deal is played with two lucks and two minds, crossed: an analysis of variance with random effects, that
is Sobol's first-order index of each cause.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import fsum

from parlour.lab.arena import Formatter
from parlour.lab.arena.page import lines, shares_axis
from parlour.lab.judge.charts import plain_bar
from parlour.lab.judge.estimates import Bootstrap, Estimate
from parlour.lab.judge.evidence import Evidence, team_share
from parlour.lab.judge.show import level_heading, not_played
from parlour.lab.judge.store import GameLine
from parlour.lab.judge.studies import WORLDS

CAUSES = ("deal", "luck", "minds", "together")


@dataclass(frozen=True, slots=True)
class Causes:
    """The shares of the variance of the result at one level, that each cause explains by itself; `together` is the rest."""

    deals: int
    variance: float  # of the first team's share of the win
    shares: Mapping[str, Estimate]


def measure(evidence: Evidence) -> Mapping[str, Causes] | None:
    """None if the study was not played."""
    found = {level.name: causes(evidence, level.name) for level in evidence.levels}
    told = {name: own for name, own in found.items() if own is not None}
    return told or None


def causes(evidence: Evidence, level: str) -> Causes | None:
    played: dict[int, dict[tuple[int, int], GameLine]] = {}
    for line in evidence.varied:
        if line.level == level and line.variant.luck and line.variant.minds and line.outcome is not None:
            played.setdefault(line.deal, {})[line.variant.luck, line.variant.minds] = line
    rows = [(deal, squares(games)) for deal, games in sorted(played.items()) if len(games) == len(WORLDS) ** 2]
    if len(rows) < 2:
        return None
    bootstrap = Bootstrap(1 + max(deal for deal, _ in rows), f"{evidence.trial.seed} {level} luck")
    shares = bootstrap.numbers(rows, split)
    means = [fsum([row[place] for _, row in rows]) / len(rows) for place in (0, 1)]
    return Causes(len(rows), round(means[1] - means[0] ** 2, 6), dict(zip(CAUSES, shares, strict=True)))


def squares(games: Mapping[tuple[int, int], GameLine]) -> tuple[float, ...]:
    """Of the four games of a deal: mean, mean square, and the squared contrasts of luck, minds and both."""
    one, other = WORLDS
    (a, b), (c, d) = (
        [team_share(games[luck, minds], min(games[luck, minds].teams)) for minds in (one, other)] for luck in (one, other)
    )
    numbers = (a, b, c, d)
    contrasts = ((a + b - c - d) / 2, (a - b + c - d) / 2, (a - b - c + d) / 2)
    return (fsum(numbers) / 4, fsum([number**2 for number in numbers]) / 4, *[contrast**2 for contrast in contrasts])


def split(means: Sequence[float]) -> tuple[float, ...]:
    """The shares of deal, luck, minds and of their working together; a cause cannot explain less than nothing."""
    mean, square, luck, minds, both = means
    whole = square - mean**2
    own = [max(0.0, part) for part in ((luck - both) / 2, (minds - both) / 2, both)]
    parts = [max(0.0, whole - fsum(own)), *own]
    explained = fsum(parts)
    return tuple([part / explained for part in parts]) if explained > 0 else (0.0, 0.0, 0.0, 0.0)


def show(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Causes] | None) -> str:
    if measured is None:
        return not_played(formatter, "luck")
    blocks = []
    for level, own in measured.items():
        rows = [
            plain_bar(formatter, formatter.say(f"judge-cause-{cause}"), share, 4 * own.deals)
            for cause, share in own.shares.items()
        ]
        heading = level_heading(level, formatter.say("judge-deals", deals=own.deals, games=4 * own.deals))
        blocks.append(f'<div class="level">{heading}{lines([*rows, shares_axis()])}</div>\n')
    needed = f'<p class="small">{escape(formatter.say("judge-luck-hint"))}</p>\n'
    return "".join([*blocks, needed])
