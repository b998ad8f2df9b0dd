"""Is the game deep: does it pay to play better and to think longer, and is there something to think about."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil, fsum

from parlour.lab.arena import Formatter
from parlour.lab.arena.page import lines, shares_axis
from parlour.lab.judge.estimates import Bootstrap, Estimate
from parlour.lab.judge.evidence import Evidence, Level
from parlour.lab.judge.sections.fair import even_share
from parlour.lab.judge.show import Row, not_played, share_line, table
from parlour.lab.judge.store import GameLine
from parlour.lab.judge.studies import DOUBLINGS, doubled, thinking_level

ONE_SIDED = 1.644854  # standard errors that 95 % of games lie above


@dataclass(frozen=True, slots=True)
class Choices:
    """What there was to choose at one level."""

    decisions: int  # that were looked at
    real: Estimate | None  # the share in which the best answer is better than the second best
    options: int  # any answers that were compared with the good ones
    dominated: Estimate | None  # the share of those that a good one beats whatever happens


@dataclass(frozen=True, slots=True)
class Step:
    """A stronger player against weaker ones."""

    strong: str
    weak: str
    games: int
    share: Estimate
    fair: float
    needed: int | None  # games until the stronger one leads with 95 %; None if it is no stronger


@dataclass(frozen=True, slots=True)
class Depth:
    """The measures of this section; a study that was not played has none."""

    levels: Mapping[str, Choices]
    ladder: tuple[Step, ...]
    trace: tuple[Step, ...]


def measure(evidence: Evidence) -> Depth:
    trial = evidence.trial
    base = thinking_level(evidence.game, trial.levels)
    doublings = [] if base is None else [doubled(base, 2**number) for number in range(DOUBLINGS + 1)]
    return Depth(
        {level.name: choices(level) for level in evidence.levels},
        tuple(_steps(evidence, pairwise(trial.levels))),
        tuple(_steps(evidence, pairwise(doublings))),
    )


def choices(level: Level) -> Choices:
    looked = [(line.deal, line.looks) for line in level.finished if line.looks.decisions]
    share = level.bootstrap.share
    return Choices(
        sum(looks.decisions for _, looks in looked),
        share([(deal, float(looks.real), float(looks.decisions)) for deal, looks in looked]),
        sum(looks.options for _, looks in looked),
        share([(deal, float(looks.dominated), float(looks.options)) for deal, looks in looked if looks.options]),
    )


def step(strong: str, weak: str, played: Sequence[GameLine], seed: object) -> Step | None:
    """What the stronger player had of the win."""
    parts, even = [], list[float]()
    for line in played:
        seats = [seat for seat, player in enumerate(line.variant.players) if player == strong]
        parts.append((line.deal, sum([(line.outcome or ())[seat] for seat in seats]), 1.0))
        even.append(fsum([even_share(line.teams, seat) for seat in seats]))
    if not parts:
        return None
    fair = fsum(even) / len(even)
    share = Bootstrap(1 + max(deal for deal, _, _ in parts), f"{seed} {strong} {weak}").share(parts, fair)
    assert share is not None
    cautious = (share.value * len(parts) + fair) / (len(parts) + 1)  # a few games all won are no certainty
    return Step(strong, weak, len(parts), share, fair, games_to_tell(cautious, fair))


def games_to_tell(share: float, fair: float) -> int | None:
    """How many games until the stronger one is ahead of an even share with 95 %."""
    if share <= fair:
        return None
    return max(1, ceil(ONE_SIDED**2 * share * (1 - share) / (share - fair) ** 2))


def _steps(evidence: Evidence, pairs: Iterable[tuple[str, str]]) -> Iterable[Step]:
    """Each two players of whom the second is the stronger, if they have met."""
    for weak, strong in pairs:
        met = [line for line in evidence.varied if set(line.variant.players) == {weak, strong} and line.outcome is not None]
        found = step(strong, weak, met, evidence.trial.seed)
        if found is not None:
            yield found


def show(formatter: Formatter, evidence: Evidence, depth: Depth) -> str:
    levels = depth.levels.values()
    rows = [
        Row(formatter.say("judge-real"), [own.real for own in levels], percent=True),
        Row(formatter.say("judge-looked"), [formatter.number(own.decisions) for own in levels]),
        Row(formatter.say("judge-dominated"), [own.dominated for own in levels], percent=True),
        Row(formatter.say("judge-compared"), [formatter.number(own.options) for own in levels]),
    ]
    looked = table(formatter, list(depth.levels), rows) if any(own.decisions for own in levels) else ""
    studies = [_study(formatter, name, steps) for name, steps in (("ladder", depth.ladder), ("trace", depth.trace))]
    return f"{looked}{''.join(studies)}"


def _study(formatter: Formatter, name: str, steps: Sequence[Step]) -> str:
    heading = f'<div class="level"><h3>{escape(formatter.say(f"judge-{name}"))}</h3>\n'
    if not steps:
        return f"{heading}{not_played(formatter, name)}</div>\n"
    rows = [
        share_line(formatter, formatter.say("versus", one=own.strong, other=own.weak), own.share, own.fair, own.games)
        for own in steps
    ]
    told = [
        formatter.say("judge-tell", strong=own.strong, weak=own.weak, games=formatter.number(own.needed))
        for own in steps
        if own.needed is not None
    ]
    small = "".join([f"<p>{escape(line)}</p>" for line in told])
    return f'{heading}{lines([*rows, shares_axis()])}<div class="small">{small}</div></div>\n'
