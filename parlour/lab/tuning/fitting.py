"""Fits models to samples: logistic regression by Newton's method, and hidden units on top of it by Adam (Kingma and Ba 2015).

A ridge (L2 penalty) holds the weights near those at the start. Hidden units start from these weights, and their training ends
early, when games that it does not see are foretold no better any more. This needs numpy; to play by what it finds does not.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from parlour.kernel import HOPELESS, Model, Row, Unit
from parlour.lab.tuning.regression import Sample, Score

Array: TypeAlias = NDArray[np.float64]

MAX_STEPS = 50  # of Newton's method
MAX_HALVINGS = 20  # of one step (line search)
TOLERANCE = 1e-7  # a gain for which no further step is made
MIN_CURVATURE = 1e-9  # added so that the matrix can be inverted
MIN_SCALE = 0.05  # of the weights at the start, if they predict nothing at all
UNWEIGHED = 0.5  # the size that a weight without a start is expected to have: the ridge holds it near 0 in proportion to that

EPOCHS = 1200  # of training hidden units, at most
PATIENCE = 150  # epochs without a gain after which training ends
LEARNING_RATE = 0.01
DECAY = 3e-4  # of the numbers of hidden units (L2 penalty)
MOMENTS = (0.9, 0.999)  # of Adam


class Data:
    """Samples as arrays: `rows` by sample, rival and feature."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        rivals = max([len(sample.rows) for sample in samples])
        self.rows = np.zeros((len(samples), rivals, len(samples[0].rows[0])))
        self.absent = np.zeros((len(samples), rivals), dtype=bool)  # rivals that a sample does not have
        for number, sample in enumerate(samples):
            self.rows[number, : len(sample.rows)] = sample.rows
            self.absent[number, len(sample.rows) :] = True
        self.targets = np.array([sample.target for sample in samples])

    def behind(self, leads: Array) -> tuple[Array, Array]:
        """By how much all rivals together are ahead, as log-odds (log-sum-exp), and how much each of them counts (softmax)."""
        behind = np.where(self.absent, -np.inf, -leads)
        most = behind.max(axis=1, keepdims=True)
        parts = np.exp(behind - most)
        total = parts.sum(axis=1, keepdims=True)
        return (most + np.log(total))[:, 0], parts / total


def score(samples: Sequence[Sample], model: Model) -> Score:
    data = Data(samples)
    behind = data.behind(_leads(data.rows, *_arrays(model)))[0]
    shares = 1 / (1 + np.exp(np.minimum(behind, HOPELESS)))
    return Score(_loss(data, behind), float(np.mean((shares - data.targets) ** 2)))


def fit(samples: Sequence[Sample], start: Row, ridge: float) -> tuple[float, ...]:
    """The weights of least loss. The ridge holds each near the scaled start, in proportion to its size.

    No feature that has a weight at the start comes to count against its own side. One that has none may count for either side,
    but is held near 0: in few games nearly all may be won by the same one.
    """
    data = Data(samples)
    anchor = scale_start(data, start, ridge)
    first = np.array(start) != 0
    ridges = ridge / np.where(first, anchor, UNWEIGHED) ** 2
    free = np.abs(data.rows).max(axis=(0, 1)) > 0
    weights = anchor
    while True:
        weights = _minimize(data, weights, anchor, ridges, free)
        against = free & first & (weights < 0)
        if not against.any():
            return tuple(weights.tolist())
        weights = np.where(against, 0.0, weights)
        free &= ~against


def scale_start(data: Data, start: Row, ridge: float) -> Array:
    """The start times the factor that fits best, while features without a weight there have what the ridge allows them."""
    weights = np.array(start)
    free = weights == 0
    reduced = Data([Sample((tuple([0.0] * (1 + int(free.sum()))),), 0.0, "")])
    reduced.rows = np.concatenate([(data.rows @ weights)[:, :, None], data.rows[:, :, free]], axis=2)
    reduced.absent, reduced.targets = data.absent, data.targets
    first = np.zeros(reduced.rows.shape[2])
    first[0] = 1.0
    ridges = np.full(len(first), ridge / UNWEIGHED**2)
    ridges[0] = 0.0
    scale = _minimize(reduced, first, first, ridges, np.ones(len(first), dtype=bool))[0]
    scaled: Array = max(MIN_SCALE, scale) * weights
    return scaled


def train(folds: Sequence[list[Sample]], start: Row, ridge: float, hidden: int) -> Model:
    """A model with hidden units, or without them where they do not foretell the last fold better."""
    training = [sample for fold in folds for sample in fold]
    some = [sample for fold in folds[:-1] for sample in fold]
    linear = fit(some, start, ridge)
    epochs, loss = _adam(Data(some), linear, hidden, EPOCHS, Data(folds[-1]))[1:]
    whole = fit(training, start, ridge)
    if loss >= score(folds[-1], Model(linear)).loss:
        return Model(whole)
    return _adam(Data(training), whole, hidden, epochs)[0]


def _adam(data: Data, linear: Row, hidden: int, epochs: int, watched: Data | None = None) -> tuple[Model, int, float]:
    """Trains hidden units beside the weights; with games to watch, the epoch at which these were foretold best, and how well."""
    present = data.rows[~data.absent]
    spread = present.std(axis=0)
    spread[spread == 0] = 1.0
    rng = np.random.default_rng(hidden)
    size = len(linear)
    numbers = [
        np.array(linear) * spread,
        rng.normal(0, 1 / np.sqrt(size), (hidden, size)),
        np.zeros(hidden),
        rng.normal(0, 0.1, hidden),
    ]
    anchor = numbers[0].copy()
    means, squares = [np.zeros_like(part) for part in numbers], [np.zeros_like(part) for part in numbers]
    rows, others = data.rows / spread, None if watched is None else watched.rows / spread
    best, best_epoch = np.inf, 0
    for epoch in range(1, epochs + 1):
        gradients = _gradients(data, rows, *numbers)
        gradients[0] += DECAY * (numbers[0] - anchor)
        for place in (1, 3):
            gradients[place] += DECAY * numbers[place]
        for place, gradient in enumerate(gradients):
            means[place] += (1 - MOMENTS[0]) * (gradient - means[place])
            squares[place] += (1 - MOMENTS[1]) * (gradient**2 - squares[place])
            mean, square = means[place] / (1 - MOMENTS[0] ** epoch), squares[place] / (1 - MOMENTS[1] ** epoch)
            numbers[place] = numbers[place] - LEARNING_RATE * mean / (np.sqrt(square) + 1e-8)
        if watched is not None and others is not None:
            loss = _loss(watched, watched.behind(_leads(others, *numbers))[0])
            if loss < best - TOLERANCE:
                best, best_epoch = loss, epoch
            elif epoch > best_epoch + PATIENCE:
                break
    weights, inner, biases, gains = numbers
    units = [
        Unit(float(gain), float(bias), tuple((row / spread).tolist()))
        for gain, bias, row in zip(gains, biases, inner, strict=True)
    ]
    return Model(tuple((weights / spread).tolist()), tuple(units)), best_epoch, float(best)


def _gradients(data: Data, rows: Array, weights: Array, inner: Array, biases: Array, gains: Array) -> list[Array]:
    """Of the loss, by backpropagation."""
    active = np.tanh(rows @ inner.T + biases)
    behind, parts = data.behind(rows @ weights + active @ gains)
    error = (1 / (1 + np.exp(np.minimum(behind, HOPELESS))) - data.targets)[:, None] * parts / len(rows)
    back = error[:, :, None] * gains * (1 - active**2)
    return [
        np.einsum("nr,nrf->f", error, rows),
        np.einsum("nrh,nrf->hf", back, rows),
        back.sum(axis=(0, 1)),
        np.einsum("nr,nrh->h", error, active),
    ]


def _leads(rows: Array, weights: Array, inner: Array, biases: Array, gains: Array) -> Array:
    leads: Array = rows @ weights + np.tanh(rows @ inner.T + biases) @ gains
    return leads


def _arrays(model: Model) -> tuple[Array, Array, Array, Array]:
    inner = np.array([unit.weights for unit in model.hidden]).reshape(-1, len(model.weights))
    biases, gains = np.array([unit.bias for unit in model.hidden]), np.array([unit.gain for unit in model.hidden])
    return np.array(model.weights), inner, biases, gains


def _minimize(data: Data, weights: Array, anchor: Array, ridges: Array, free: NDArray[np.bool_]) -> Array:
    """Newton's method with a line search, over the free weights alone; the curvature is that of Gauss-Newton."""

    def cost(tried: Array) -> float:
        return _loss(data, data.behind(data.rows @ tried)[0]) + float(ridges @ (tried - anchor) ** 2) / 2

    least = cost(weights)
    for _ in range(MAX_STEPS if free.any() else 0):
        behind, parts = data.behind(data.rows @ weights)
        ahead = np.einsum("nr,nrf->nf", parts, data.rows[:, :, free])
        shares = 1 / (1 + np.exp(np.minimum(behind, HOPELESS)))
        gradient = ahead.T @ (shares - data.targets) / len(shares) + ridges[free] * (weights - anchor)[free]
        curvature = (ahead * (shares * (1 - shares))[:, None]).T @ ahead / len(shares)
        step = np.zeros(len(weights))
        step[free] = np.linalg.solve(curvature + np.diag(ridges[free] + MIN_CURVATURE), gradient)
        for halving in range(MAX_HALVINGS):
            reached = cost(weights - step / 2**halving)
            if reached <= least:
                break
        else:
            return weights
        weights, gained, least = weights - step / 2**halving, least - reached, reached
        if gained < TOLERANCE:
            break
    return weights


def _loss(data: Data, behind: Array) -> float:
    """The mean cross-entropy; `behind` is the log-odds of a loss."""
    won = np.logaddexp(0.0, behind)
    return float(np.mean(won - (1 - data.targets) * behind))
