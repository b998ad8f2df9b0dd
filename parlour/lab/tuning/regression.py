"""Logistic regression with a ridge chosen by cross-validation: the weights by which features predict best who wins.

The ridge (L2 penalty) holds the weights near those at the start; every fourth game is held out to measure the loss.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, fsum, log, log1p, sqrt
from operator import mul

from parlour.kernel import HOPELESS, Features, Row

HOLD_OUT_EVERY = 4  # every fourth game is held out to measure what was learnt
FOLDS = 3  # of the other games, for cross-validation
RIDGES = (0.1, 0.03, 0.01, 0.003)  # from holding fast to letting go, the tightest first
MIN_GAMES = 8  # from which anything can be learnt
DIGITS = 4  # significant ones of a weight

MAX_STEPS = 50  # of Newton's method
MAX_HALVINGS = 20  # of one step (line search)
TOLERANCE = 1e-7  # a gain for which no further step is made
MIN_CURVATURE = 1e-9  # added so that the matrix can be inverted
MIN_SCALE = 0.05  # of the weights at the start, if they predict nothing at all


@dataclass(frozen=True, slots=True)
class Sample:
    """How far a seat was ahead of each rival, feature by feature, and the share of the win that it had in the end."""

    rows: tuple[Row, ...]
    target: float


@dataclass(frozen=True, slots=True)
class GameSamples:
    """The samples of one game: some of its positions, as each seat saw them."""

    number: int
    positions: int
    samples: tuple[Sample, ...]


@dataclass(frozen=True, slots=True)
class LearntWeights:
    """Weights, and the loss of the old and of the new ones on the games that were held out."""

    weights: tuple[float, ...]
    ridge: float
    games: int
    positions: int
    before: float  # the loss of the weights at the start
    after: float

    @property
    def is_tightest(self) -> bool:
        """Whether the weights could not be held nearer to the start."""
        return self.ridge == RIDGES[0]

    @property
    def is_better(self) -> bool:
        return self.after < self.before


def learn(features: Features, games: Iterable[GameSamples], tighter_than: float = 0.0) -> LearntWeights:
    """The weights that the games teach; the order of the games does not matter.

    The ridge is the one with the least loss in cross-validation, among those larger than `tighter_than`.
    """
    ordered = sorted(games, key=lambda game: game.number)
    assert len(ordered) >= MIN_GAMES, f"{len(ordered)} games are too few to learn from"
    held_out = [game for game in ordered if game.number % HOLD_OUT_EVERY == HOLD_OUT_EVERY - 1]
    training = [game for game in ordered if game.number % HOLD_OUT_EVERY != HOLD_OUT_EVERY - 1]
    ridges = [ridge for ridge in RIDGES if ridge > tighter_than]
    ridge = min(ridges, key=lambda ridge: _cross_validate(features, training, ridge))
    weights = tuple([float(f"{weight:.{DIGITS}g}") for weight in fit(_samples(training), features.start, ridge)])
    before, after = loss(_samples(held_out), features.start), loss(_samples(held_out), weights)
    return LearntWeights(weights, ridge, len(ordered), sum([game.positions for game in ordered]), before, after)


def loss(samples: Sequence[Sample], weights: Row) -> float:
    """The mean cross-entropy of prediction and result: 0.693 (log 2) if every game is a coin toss."""
    return fsum([_cross_entropy(_behind(sample.rows, weights), sample.target) for sample in samples]) / len(samples)


def fit(samples: Sequence[Sample], start: Row, ridge: float) -> tuple[float, ...]:
    """The weights of least loss. The ridge holds each near the scaled start, in proportion to its size.

    No feature that has a weight at the start comes to count against its own side.
    """
    anchor = scale_start(samples, start)
    ridges = [ridge / (weight * weight) if first else 0.0 for weight, first in zip(anchor, start, strict=True)]
    free = [place for place in range(len(start)) if any(row[place] for sample in samples for row in sample.rows)]
    weights = list(anchor)
    while True:
        weights = _minimize(samples, weights, anchor, ridges, free)
        against = [place for place in free if start[place] and weights[place] < 0]
        if not against:
            return tuple(weights)
        for place in against:
            weights[place] = 0.0
        free = [place for place in free if place not in against]


def scale_start(samples: Sequence[Sample], start: Row) -> list[float]:
    """The start times the factor that fits best; a feature without a weight there gets the one that fits best beside it."""
    free = [place for place, weight in enumerate(start) if not weight]
    first = [1.0] + [0.0] * len(free)
    reduced = []
    for sample in samples:
        rows = [(_dot(start, row), *[row[place] for place in free]) for row in sample.rows]
        reduced.append(Sample(tuple(rows), sample.target))
    scale, *rest = _minimize(reduced, first, first, [0.0] * len(first), range(len(first)))
    weights = [max(MIN_SCALE, scale) * weight for weight in start]
    for place, weight in zip(free, rest, strict=True):
        weights[place] = weight
    return weights


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solves a linear system with a symmetric positive definite matrix, by Cholesky decomposition."""
    size = len(right)
    root = [[0.0] * size for _ in right]
    for row in range(size):
        for column in range(row + 1):
            rest = matrix[row][column] - sum([root[row][place] * root[column][place] for place in range(column)])
            root[row][column] = sqrt(rest) if row == column else rest / root[column][column]
    half = [0.0] * size
    for row in range(size):
        half[row] = (right[row] - sum([root[row][place] * half[place] for place in range(row)])) / root[row][row]
    solution = [0.0] * size
    for row in reversed(range(size)):
        later = sum([root[place][row] * solution[place] for place in range(row + 1, size)])
        solution[row] = (half[row] - later) / root[row][row]
    return solution


def _cross_validate(features: Features, games: Sequence[GameSamples], ridge: float) -> float:
    """The sum of the losses with a ridge, each fold predicted from the others."""
    losses = []
    for fold in range(FOLDS):
        others = [game for place, game in enumerate(games) if place % FOLDS != fold]
        weights = fit(_samples(others), features.start, ridge)
        losses.append(loss(_samples(games[fold::FOLDS]), weights))
    return sum(losses)


def _samples(games: Iterable[GameSamples]) -> list[Sample]:
    return [sample for game in games for sample in game.samples]


def _minimize(samples: Sequence[Sample], weights: list[float], start: Row, ridges: Row, free: Sequence[int]) -> list[float]:
    """Newton's method with a line search, over the free weights alone."""
    cost = _cost(samples, weights, start, ridges)
    for _ in range(MAX_STEPS if free else 0):
        gradient, curvature = _derivatives(samples, weights, free)
        for place, feature in enumerate(free):
            gradient[place] += ridges[feature] * (weights[feature] - start[feature])
            curvature[place][place] += ridges[feature] + MIN_CURVATURE
        step = solve(curvature, gradient)
        for halving in range(MAX_HALVINGS):
            tried = list(weights)
            for place, feature in enumerate(free):
                tried[feature] -= step[place] / 2**halving
            reached = _cost(samples, tried, start, ridges)
            if reached <= cost:
                break
        else:
            return weights
        weights, gained, cost = tried, cost - reached, reached
        if gained < TOLERANCE:
            break
    return weights


def _cost(samples: Sequence[Sample], weights: Row, start: Row, ridges: Row) -> float:
    distance = sum([ridge * (weight - first) ** 2 for ridge, weight, first in zip(ridges, weights, start, strict=True)])
    return loss(samples, weights) + distance / 2


def _derivatives(samples: Sequence[Sample], weights: Row, free: Sequence[int]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the loss, and its curvature in the Gauss-Newton approximation."""
    count = len(free)
    gradient = [0.0] * count
    curvature = [[0.0] * count for _ in free]
    for sample in samples:
        behind = _behind(sample.rows, weights)
        row = sample.rows[0] if len(sample.rows) == 1 else _mean_row(sample.rows, weights)
        share = 1 / (1 + exp(min(behind, HOPELESS)))
        ahead = [row[place] for place in free]
        error, bend = share - sample.target, share * (1 - share)
        for place, lead in enumerate(ahead):
            if lead:
                gradient[place] += error * lead
                line, part = curvature[place], bend * lead
                for other in range(place + 1):
                    line[other] += part * ahead[other]
    for place in range(count):
        for other in range(place):
            curvature[other][place] = curvature[place][other]
    return [total / len(samples) for total in gradient], [[total / len(samples) for total in line] for line in curvature]


def _behind(rows: Sequence[Row], weights: Row) -> float:
    """By how much all rivals together are ahead, as log-odds (log-sum-exp)."""
    leads = [-_dot(weights, row) for row in rows]
    most = max(leads)
    return most if len(leads) == 1 else most + log(sum([exp(lead - most) for lead in leads]))


def _mean_row(rows: Sequence[Row], weights: Row) -> list[float]:
    """How far ahead of the rivals, the strongest counting most (softmax weights)."""
    leads = [-_dot(weights, row) for row in rows]
    most = max(leads)
    parts = [exp(lead - most) for lead in leads]
    return [_dot(parts, column) / sum(parts) for column in zip(*rows, strict=True)]


def _dot(one: Row, other: Row) -> float:
    total: float = sum(map(mul, one, other))
    return total


def _cross_entropy(behind: float, target: float) -> float:
    """Of one sample; `behind` is the log-odds of a loss."""
    won = behind + log1p(exp(-behind)) if behind > 0 else log1p(exp(behind))
    return target * won + (1 - target) * (won - behind)
