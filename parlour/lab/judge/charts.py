"""Charts of the report: a band of win chances over the game, and bars without an even share."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from parlour.lab.arena import Formatter
from parlour.lab.arena.charts import ROW_HEIGHT, SHARES, axis
from parlour.lab.arena.page import line
from parlour.lab.judge.estimates import Estimate

HEIGHT = 190  # pixels
FINE = 1_000  # units across and up: lines are as thin as their style says, however the picture is stretched
GRID = (0.25, 0.5, 0.75)


class Band(NamedTuple):
    """Quantiles after a share of the game: outer, inner, the middle, inner, outer."""

    at: float
    chances: tuple[float, ...]


def curve_chart(bands: Sequence[Band], label: str, fair: float = 0.5) -> str:
    """The middle of the games as a line, half of them in the inner band, eight of ten in the outer one; an even share dashed."""
    outer, inner = (_area(bands, place) for place in (0, 1))
    middle = _points((band.at, band.chances[2]) for band in bands)
    grid = "".join([_level(share) for share in GRID if share != fair]) + _level(fair, "fair")
    labels = "".join([
        f'<text x="0" y="{_top(share)}" dy="{"12" if share == 1 else "-4"}">{100 * share:.0f} %</text>' for share in (1, *GRID, 0)
    ])  # fmt: skip
    return (
        f'<div class="chart"><svg class="curve" width="100%" height="{HEIGHT}" role="img" aria-label="{escape(label)}">'
        f"<title>{escape(label)}</title>"
        f'<svg width="100%" height="{HEIGHT}" viewBox="0 0 {FINE} {FINE}" preserveAspectRatio="none">'
        f'<polygon class="outer" points="{outer}"/><polygon class="inner" points="{inner}"/>{grid}'
        f'<polyline class="middle" points="{middle}"/></svg>{labels}</svg>'
        f"{axis(SHARES, ['0', '25 %', '50 %', '75 %', '100 %'])}</div>\n"
    )


def plain_bar(formatter: Formatter, name: str, share: Estimate, games: int) -> str:
    """A share of the games as a bar with its interval."""
    value, spread = formatter.percent(share.value), formatter.percent_interval(share.interval)
    label = f"{name}: {value} ({spread}), {formatter.say('arena-games', games=games)}"
    low, high, middle = SHARES.at(share.interval.low), SHARES.at(share.interval.high), ROW_HEIGHT // 2
    marks = "".join([_mark(SHARES.at(mark)) for mark in SHARES.marks])
    shapes = (
        f'<rect class="bar" x="0" y="6" width="{SHARES.at(share.value)}" height="{ROW_HEIGHT - 12}" rx="3"/>'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
    )
    row = f'<svg class="row" width="100%" height="{ROW_HEIGHT}" role="img" aria-label="{escape(label)}">'
    return line(name, f"{row}<title>{escape(label)}</title>{marks}{shapes}</svg>", value, spread)


def _mark(at: str) -> str:
    return f'<line class="mark" x1="{at}" x2="{at}" y1="0" y2="{ROW_HEIGHT}"/>'


def _area(bands: Sequence[Band], place: int) -> str:
    """The outline between two quantiles that lie equally far from the middle."""
    above = [(band.at, band.chances[-1 - place]) for band in bands]
    below = [(band.at, band.chances[place]) for band in reversed(bands)]
    return _points([*above, *below])


def _points(points: Iterable[tuple[float, float]]) -> str:
    return " ".join([f"{FINE * at:.0f},{FINE * (1 - chance):.0f}" for at, chance in points])


def _level(share: float, kind: str = "mark") -> str:
    return f'<line class="{kind}" x1="0" x2="{FINE}" y1="{FINE * (1 - share):.0f}" y2="{FINE * (1 - share):.0f}"/>'


def _top(share: float) -> str:
    return f"{100 * (1 - share):.0f}%"
