"""Logistic regression: the weights by which features tell best who will win, not too far from where they began."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, log, log1p
from operator import mul

from parlour.kernel.features import HOPELESS, Row
from parlour.lab.tuning.equations import solved

STEPS = 50
HALVINGS = 20
CLOSE = 1e-7  # a step that is no longer worth making
FLATTEST = 1e-9
LEAST = 0.05  # of the weights at the start, if they tell nothing at all


@dataclass(frozen=True, slots=True)
class Sample:
    """How far a seat was ahead of each rival, feature by feature, and the share of the win that it had in the end."""

    rows: tuple[Row, ...]
    target: float


def loss(samples: Sequence[Sample], weights: Row) -> float:
    """The mean cross-entropy of what was expected and what came: 0.693 for whoever expects nothing."""
    return fsum([_surprise(_behind(sample.rows, weights), sample.target) for sample in samples]) / len(samples)


def fit(samples: Sequence[Sample], start: Row, ridge: float) -> tuple[float, ...]:
    """The weights of least loss. The ridge holds each near the start, in proportion, with all larger or smaller alike.

    No feature that has a weight at the start comes to count against its own side.
    """
    anchor = scaled(samples, start)
    ridges = [ridge / (weight * weight) if first else 0.0 for weight, first in zip(anchor, start, strict=True)]
    free = [place for place in range(len(start)) if any(row[place] for sample in samples for row in sample.rows)]
    weights = list(anchor)
    while True:
        weights = _descended(samples, weights, anchor, ridges, free)
        against = [place for place in free if start[place] and weights[place] < 0]
        if not against:
            return tuple(weights)
        for place in against:
            weights[place] = 0.0
        free = [place for place in free if place not in against]


def scaled(samples: Sequence[Sample], start: Row) -> list[float]:
    """The start, all weights larger or smaller alike as fits best; what has no weight there gets what fits best beside it."""
    free = [place for place, weight in enumerate(start) if not weight]
    first = [1.0] + [0.0] * len(free)
    summed = []
    for sample in samples:
        rows = [(_times(start, row), *[row[place] for place in free]) for row in sample.rows]
        summed.append(Sample(tuple(rows), sample.target))
    scale, *rest = _descended(summed, first, first, [0.0] * len(first), range(len(first)))
    found = [max(LEAST, scale) * weight for weight in start]
    for place, weight in zip(free, rest, strict=True):
        found[place] = weight
    return found


def _descended(samples: Sequence[Sample], weights: list[float], start: Row, ridges: Row, free: Sequence[int]) -> list[float]:
    """Newton's steps down to the least loss, over the free weights alone."""
    cost = _cost(samples, weights, start, ridges)
    for _ in range(STEPS if free else 0):
        slope, curve = _slope(samples, weights, free)
        for place, each in enumerate(free):
            slope[place] += ridges[each] * (weights[each] - start[each])
            curve[place][place] += ridges[each] + FLATTEST
        step = solved(curve, slope)
        for halving in range(HALVINGS):
            tried = list(weights)
            for place, each in enumerate(free):
                tried[each] -= step[place] / 2**halving
            reached = _cost(samples, tried, start, ridges)
            if reached <= cost:
                break
        else:
            return weights
        weights, gained, cost = tried, cost - reached, reached
        if gained < CLOSE:
            break
    return weights


def _cost(samples: Sequence[Sample], weights: Row, start: Row, ridges: Row) -> float:
    strayed = sum([ridge * (weight - first) ** 2 for ridge, weight, first in zip(ridges, weights, start, strict=True)])
    return loss(samples, weights) + strayed / 2


def _slope(samples: Sequence[Sample], weights: Row, free: Sequence[int]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the loss, and its curvature as Gauss and Newton have it."""
    count = len(free)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in free]
    for sample in samples:
        behind = _behind(sample.rows, weights)
        row = sample.rows[0] if len(sample.rows) == 1 else _mean_row(sample.rows, weights)
        share = 1 / (1 + exp(min(behind, HOPELESS)))
        ahead = [row[place] for place in free]
        error, bend = share - sample.target, share * (1 - share)
        for place, each in enumerate(ahead):
            if each:
                slope[place] += error * each
                line, part = curve[place], bend * each
                for other in range(place + 1):
                    line[other] += part * ahead[other]
    for place in range(count):
        for other in range(place):
            curve[other][place] = curve[place][other]
    return [each / len(samples) for each in slope], [[each / len(samples) for each in line] for line in curve]


def _behind(rows: Sequence[Row], weights: Row) -> float:
    """By how much all rivals together are ahead, as the logarithm of the odds."""
    leads = [-_times(weights, row) for row in rows]
    most = max(leads)
    return most if len(leads) == 1 else most + log(sum([exp(lead - most) for lead in leads]))


def _mean_row(rows: Sequence[Row], weights: Row) -> list[float]:
    """How far ahead of a rival, of whom the strongest counts most."""
    leads = [-_times(weights, row) for row in rows]
    most = max(leads)
    parts = [exp(lead - most) for lead in leads]
    return [_times(parts, column) / sum(parts) for column in zip(*rows, strict=True)]


def _times(one: Row, other: Row) -> float:
    total: float = sum(map(mul, one, other))
    return total


def _surprise(behind: float, target: float) -> float:
    """The cross-entropy of one sample: what a win would be surprised by, and a loss."""
    won = behind + log1p(exp(-behind)) if behind > 0 else log1p(exp(behind))
    return target * won + (1 - target) * (won - behind)
