"""Small pictures of numbers as SVG: across in percent, so that they fill whatever room there is, and down in pixels."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from parlour.lab.arena.resampling import Interval

ROW = 30  # pixels of one line
AXIS = 20
HISTOGRAM = 180
BARS = 24  # at most in a histogram


@dataclass(frozen=True, slots=True)
class Scale:
    """Numbers from left to right, with a mark at every step."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        """Where a number stands."""
        return f"{100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low):.2f}%"

    @property
    def marks(self) -> list[float]:
        """The numbers that are marked."""
        return [self.low + self.step * each for each in range(round((self.high - self.low) / self.step) + 1)]


SHARES = Scale(0.0, 1.0, 0.25)


def scale_for(low: float, high: float, marks: int = 6) -> Scale:
    """A scale with round marks, about so many, that holds both numbers."""
    rough = max(high - low, 1.0) / marks
    ten = 10 ** floor(log10(rough))
    step = next(factor * ten for factor in (1, 2, 5, 10) if factor * ten >= rough)
    first, last = floor(low / step), ceil(high / step)
    return Scale(first * step, max(last, first + 1) * step, step)


def whiskers(scale: Scale, value: float, found: Interval, told: str) -> str:
    """A point with its interval."""
    return _row(scale, told, _interval(scale, found) + f'<circle class="dot" cx="{scale.at(value)}" cy="{ROW // 2}" r="5.5"/>')


def bar(value: float, found: Interval, fair: float, told: str) -> str:
    """A share as a bar, with its interval, and the even share dashed."""
    at = SHARES.at(fair)
    return _row(
        SHARES,
        told,
        f'<rect class="bar" x="0" y="6" width="{SHARES.at(value)}" height="{ROW - 12}" rx="3"/>'
        f'<line class="fair" x1="{at}" x2="{at}" y1="0" y2="{ROW}"/>' + _interval(SHARES, found),
    )


def axis(scale: Scale, labels: Sequence[str]) -> str:
    """The numbers below; the outermost stand inside."""
    last = len(labels) - 1
    anchors = ["start" if each == 0 else "end" if each == last else "middle" for each in range(last + 1)]
    texts = [
        f'<text x="{scale.at(mark)}" y="14" text-anchor="{anchor}">{escape(label)}</text>'
        for mark, anchor, label in zip(scale.marks, anchors, labels, strict=True)
    ]
    return f'<svg class="axis" width="100%" height="{AXIS}" aria-hidden="true">{"".join(texts)}</svg>'


def histogram(values: Sequence[int], told: str) -> str:
    """How often numbers were seen, side by side."""
    scale, counts = counted(values)
    width = 100 / len(counts)
    tallest = (HISTOGRAM - 20) / max(counts)
    bars = [
        _column(_span(scale, place), count, place * width, width, count * tallest) for place, count in enumerate(counts) if count
    ]
    base = f'<line class="base" x1="0" x2="100%" y1="{HISTOGRAM - 0.5}" y2="{HISTOGRAM - 0.5}"/>'
    label = f'role="img" aria-label="{escape(told)}"'
    return f'<svg class="histogram" width="100%" height="{HISTOGRAM}" {label}>{"".join(bars)}{base}</svg>'


def counted(values: Sequence[int]) -> tuple[Scale, list[int]]:
    """A scale for the numbers, and how many of them lie within each of its steps."""
    scale = scale_for(min(values), max(values) + 1, BARS // 2)
    step = max(1.0, scale.step)
    scale = Scale(scale.low, scale.low + step * ceil((scale.high - scale.low) / step), step)
    within = Counter(int((value - scale.low) // step) for value in values)
    return scale, [within[place] for place in range(len(scale.marks) - 1)]


def _column(name: str, count: int, left: float, width: float, height: float) -> str:
    top, middle = HISTOGRAM - height, f"{left + width / 2:.2f}%"
    place = f'x="{left + width * 0.06:.2f}%" width="{width * 0.88:.2f}%" y="{top:.1f}" height="{height:.1f}"'
    return (
        f'<rect class="bar" {place} rx="2"><title>{name}: {count}</title></rect>'
        f'<text class="count" x="{middle}" y="{top - 5:.1f}" text-anchor="middle">{count}</text>'
    )


def _span(scale: Scale, place: int) -> str:
    first = round(scale.low + place * scale.step)
    last = round(first + scale.step - 1)
    return str(first) if first == last else f"{first}–{last}"


def _row(scale: Scale, told: str, drawn: str) -> str:
    marks = [f'<line class="mark" x1="{scale.at(each)}" x2="{scale.at(each)}" y1="0" y2="{ROW}"/>' for each in scale.marks]
    hint = f"<title>{escape(told)}</title>"
    return (
        f'<svg class="row" width="100%" height="{ROW}" role="img" aria-label="{escape(told)}">{hint}{"".join(marks)}{drawn}</svg>'
    )


def _interval(scale: Scale, found: Interval) -> str:
    low, high, middle = scale.at(found.low), scale.at(found.high), ROW // 2
    ends = [f'<line class="whisker" x1="{at}" x2="{at}" y1="{middle - 5}" y2="{middle + 5}"/>' for at in (low, high)]
    return f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>{"".join(ends)}'
