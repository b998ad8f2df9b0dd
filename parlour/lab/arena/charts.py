"""Charts as SVG, whiskers, bars and histograms: horizontally in percent, so that they fill the width; vertically in pixels."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10, sqrt

from parlour.lab.arena.bootstrap import Interval

ROW_HEIGHT = 30  # pixels
AXIS_HEIGHT = 20
HISTOGRAM_HEIGHT = 180
RELIABILITY_SIZE = 220
MAX_BARS = 24  # of a histogram, about


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers from left to right, with a mark at every step."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        """The position of a number, in percent."""
        return f"{100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low):.2f}%"

    @property
    def marks(self) -> list[float]:
        return [self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)]


SHARES = Scale(0.0, 1.0, 0.25)


def scale_for(low: float, high: float, marks: int = 6) -> Scale:
    """A scale that holds both numbers, with round marks, about as many as given."""
    rough = max(high - low, 1.0) / marks
    ten = 10 ** floor(log10(rough))
    step = next(factor * ten for factor in (1, 2, 5, 10) if factor * ten >= rough)
    first, last = floor(low / step), ceil(high / step)
    return Scale(first * step, max(last, first + 1) * step, step)


def whiskers(scale: Scale, value: float, interval: Interval, label: str) -> str:
    """A point with its interval."""
    dot = f'<circle class="dot" cx="{scale.at(value)}" cy="{ROW_HEIGHT // 2}" r="5.5"/>'
    return _row(scale, label, _whisker(scale, interval) + dot)


def bar(value: float, interval: Interval, fair: float, label: str) -> str:
    """A share as a bar, with its interval, and the fair share dashed."""
    at = SHARES.at(fair)
    return _row(
        SHARES,
        label,
        f'<rect class="bar" x="0" y="6" width="{SHARES.at(value)}" height="{ROW_HEIGHT - 12}" rx="3"/>'
        f'<line class="fair" x1="{at}" x2="{at}" y1="0" y2="{ROW_HEIGHT}"/>' + _whisker(SHARES, interval),
    )


def axis(scale: Scale, labels: Sequence[str]) -> str:
    """The labels of the marks; the outermost stand inside."""
    last = len(labels) - 1
    anchors = ["start" if place == 0 else "end" if place == last else "middle" for place in range(last + 1)]
    texts = [
        f'<text x="{scale.at(mark)}" y="14" text-anchor="{anchor}">{escape(label)}</text>'
        for mark, anchor, label in zip(scale.marks, anchors, labels, strict=True)
    ]
    return f'<svg class="axis" width="100%" height="{AXIS_HEIGHT}" aria-hidden="true">{"".join(texts)}</svg>'


def histogram(values: Sequence[int], label: str) -> str:
    """How often numbers occur, as columns."""
    scale, counts = bin_counts(values)
    width = 100 / len(counts)
    tallest = (HISTOGRAM_HEIGHT - 20) / max(counts)
    bars = [
        _column(_span(scale, place), count, place * width, width, count * tallest) for place, count in enumerate(counts) if count
    ]
    base = f'<line class="base" x1="0" x2="100%" y1="{HISTOGRAM_HEIGHT - 0.5}" y2="{HISTOGRAM_HEIGHT - 0.5}"/>'
    attributes = f'role="img" aria-label="{escape(label)}"'
    return f'<svg class="histogram" width="100%" height="{HISTOGRAM_HEIGHT}" {attributes}>{"".join(bars)}{base}</svg>'


def labelled_histogram(values: Sequence[int], label: str, number: Callable[[float], str]) -> str:
    """The same above an axis, on which about seven marks have their numbers."""
    scale, _ = bin_counts(values)
    every = -(-len(scale.marks) // 7)
    labels = [number(mark) if place % every == 0 else "" for place, mark in enumerate(scale.marks)]
    return f"{histogram(values, label)}{axis(scale, labels)}"


def reliability(points: Sequence[tuple[int, float, float]], label: str) -> str:
    """What was foretold, from left to right, beside what came, upwards: the dots of a prophet lie on the diagonal.

    A dot is the larger, the more forecasts it stands for; hovering tells how many.
    """
    size = RELIABILITY_SIZE
    most = max([count for count, _, _ in points])
    marks = [
        f'<line class="mark" x1="{at}" x2="{at}" y1="0" y2="{size}"/><line class="mark" x1="0" x2="{size}" y1="{at}" y2="{at}"/>'
        for at in (size // 4, size // 2, 3 * size // 4)
    ]
    dots = [
        f'<circle class="dot" cx="{size * foretold:.1f}" cy="{size * (1 - came):.1f}" r="{2.5 + 6 * sqrt(count / most):.1f}">'
        f"<title>{100 * foretold:.0f} % – {100 * came:.0f} %: {count}</title></circle>"
        for count, foretold, came in points
    ]
    return (
        f'<svg class="reliability" viewBox="-10 -10 {size + 20} {size + 20}" width="{size + 20}" height="{size + 20}" role="img"'
        f' aria-label="{escape(label)}"><title>{escape(label)}</title>'
        f'<rect class="frame" x="0" y="0" width="{size}" height="{size}"/>{"".join(marks)}'
        f'<line class="fair" x1="0" y1="{size}" x2="{size}" y2="0"/>{"".join(dots)}</svg>'
    )


def bin_counts(values: Sequence[int]) -> tuple[Scale, list[int]]:
    """A scale for the numbers, and how many of them lie within each of its steps (bins)."""
    scale = scale_for(min(values), max(values) + 1, MAX_BARS // 2)
    step = max(1.0, scale.step)
    scale = Scale(scale.low, scale.low + step * ceil((scale.high - scale.low) / step), step)
    within = Counter(int((value - scale.low) // step) for value in values)
    return scale, [within[place] for place in range(len(scale.marks) - 1)]


def _column(name: str, count: int, left: float, width: float, height: float) -> str:
    top, middle = HISTOGRAM_HEIGHT - height, f"{left + width / 2:.2f}%"
    place = f'x="{left + width * 0.06:.2f}%" width="{width * 0.88:.2f}%" y="{top:.1f}" height="{height:.1f}"'
    return (
        f'<rect class="bar" {place} rx="2"><title>{name}: {count}</title></rect>'
        f'<text class="count" x="{middle}" y="{top - 5:.1f}" text-anchor="middle">{count}</text>'
    )


def _span(scale: Scale, place: int) -> str:
    first = round(scale.low + place * scale.step)
    last = round(first + scale.step - 1)
    return str(first) if first == last else f"{first}–{last}"


def _row(scale: Scale, label: str, shapes: str) -> str:
    lines = [f'<line class="mark" x1="{scale.at(mark)}" x2="{scale.at(mark)}" y1="0" y2="{ROW_HEIGHT}"/>' for mark in scale.marks]
    attributes = f'role="img" aria-label="{escape(label)}"'
    title = f"<title>{escape(label)}</title>"
    return f'<svg class="row" width="100%" height="{ROW_HEIGHT}" {attributes}>{title}{"".join(lines)}{shapes}</svg>'


def _whisker(scale: Scale, interval: Interval) -> str:
    low, high, middle = scale.at(interval.low), scale.at(interval.high), ROW_HEIGHT // 2
    ends = [f'<line class="whisker" x1="{at}" x2="{at}" y1="{middle - 5}" y2="{middle + 5}"/>' for at in (low, high)]
    return f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>{"".join(ends)}'
