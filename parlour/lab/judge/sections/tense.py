"""Is the game tense: how the chances of a win go up and down, by what the game itself says its positions are worth."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from parlour.lab.arena import Formatter
from parlour.lab.judge.charts import Band, curve_chart
from parlour.lab.judge.curve import Tension, at_share
from parlour.lab.judge.estimates import Estimate, Extreme, extreme
from parlour.lab.judge.evidence import Evidence, Level
from parlour.lab.judge.show import Row, level_heading, table
from parlour.lab.judge.store import GameLine

STEPS = 32  # of the curve from the beginning to the end
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


@dataclass(frozen=True, slots=True)
class Suspense:
    """The measures of one level; those about winners count the games that somebody won alone."""

    games: int
    won: int
    lead_changes: Estimate | None
    drama: Estimate | None
    decided: Estimate | None
    comebacks: Estimate | None
    swing: Estimate | None
    largest_swing: Extreme | None  # of all games
    even: float  # share of the win, at which the curve begins between equals
    curve: tuple[Band, ...]  # the winner's chance, at even steps of the game: quantiles over the games


def measure(evidence: Evidence) -> Mapping[str, Suspense] | None:
    """None if the game does not say what a position is worth."""
    if evidence.game.hints.evaluate is None:
        return None
    return {level.name: suspense(level) for level in evidence.levels}


def suspense(level: Level) -> Suspense:
    told = [(line.deal, line.tension) for line in level.finished if line.tension is not None]
    won = [(deal, tension) for deal, tension in told if tension.winner is not None]
    mean = level.bootstrap.mean
    return Suspense(
        len(told),
        len(won),
        mean([(deal, tension.lead_changes) for deal, tension in told]),
        mean(_numbers(won, "drama")),
        mean(_numbers(won, "decided")),
        level.bootstrap.share([(deal, comeback, 1.0) for deal, comeback in _numbers(won, "comeback")]),
        mean([(deal, tension.swing) for deal, tension in told]),
        extreme([(deal, tension.swing) for deal, tension in told]),
        1 / max([2, *[len(set(line.teams)) for line in level.finished]]),
        tuple(bands(level.finished)),
    )


def bands(played: Sequence[GameLine], steps: int = STEPS) -> Iterable[Band]:
    """Quantiles of the winner's chance at even steps from the first question to the last answer."""
    won = [(line.curve, line.tension.winner) for line in played if line.tension is not None and line.curve]
    curves = [(curve, winner) for curve, winner in won if winner is not None]
    for step in range(steps + 1) if curves else ():
        here = sorted([at_share(curve, step / steps)[winner] for curve, winner in curves])
        yield Band(step / steps, tuple([round(quantile(here, share), 4) for share in QUANTILES]))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The number below which this share of the others lies, between neighbours in proportion."""
    place = share * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def _numbers(won: Iterable[tuple[int, Tension]], name: str) -> list[tuple[int, float]]:
    return [(deal, float(getattr(tension, name))) for deal, tension in won]


def show(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Suspense] | None) -> str:
    if measured is None:
        return f"<p>{escape(formatter.say('judge-worthless'))}</p>\n"
    levels = measured.values()
    rows = [
        Row(formatter.say("judge-lead-changes"), [own.lead_changes for own in levels]),
        Row(formatter.say("judge-decided"), [own.decided for own in levels], percent=True),
        Row(formatter.say("judge-comebacks"), [own.comebacks for own in levels], percent=True),
        Row(formatter.say("judge-drama"), [own.drama for own in levels], digits=3),
        Row(formatter.say("judge-swing"), [own.swing for own in levels], percent=True),
        Row(formatter.say("judge-largest-swing"), [own.largest_swing for own in levels], percent=True),
    ]
    charts = [_chart(formatter, name, own) for name, own in measured.items() if own.curve]
    return f'{table(formatter, list(measured), rows)}<div class="curves">\n{"".join(charts)}</div>\n'


def _chart(formatter: Formatter, name: str, own: Suspense) -> str:
    heading = level_heading(name, formatter.say("judge-winners-chance", games=own.won))
    label = f"{name}: {formatter.say('judge-curve')}"
    return f"<div>{heading}{curve_chart(own.curve, label, own.even)}</div>\n"
