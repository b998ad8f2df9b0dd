"""Elo ratings: the maximum likelihood estimate of the Bradley-Terry model, by Newton's method."""

from collections.abc import Iterable, Sequence
from math import exp, log

from parlour.lab.arena.tournament import BotName, Pairing

POINTS = 400 / log(10)  # Elo points for one unit of log-odds
MAX_STEP = 2.0  # of log-odds in one iteration
MAX_ITERATIONS = 60
TOLERANCE = 1e-9


def ratings(
    bots: Sequence[BotName], results: Iterable[tuple[Pairing, float, float]], anchor: BotName, start: Sequence[float] = ()
) -> list[float]:
    """The rating of each bot, the anchor's being 0.

    A result is a pairing, what the first of it had, and of how much. Both must have had something, or there is no maximum.
    """
    number = {bot: place for place, bot in enumerate(bots)}
    met = [(number[one], number[other], had, of) for (one, other), had, of in results if of]
    fixed = number[anchor]
    strength = [points / POINTS for points in start] or [0.0] * len(bots)
    for _ in range(MAX_ITERATIONS):
        step = _step(strength, met, fixed)
        strength = [old + change for old, change in zip(strength, step, strict=True)]
        if max(map(abs, step)) < TOLERANCE:
            break
    return [POINTS * (own - strength[fixed]) for own in strength]


def expected_share(rating: float, other: float) -> float:
    """The share that a bot may expect against another."""
    return 1 / (1 + exp((other - rating) / POINTS))


def _step(strength: Sequence[float], met: Sequence[tuple[int, int, float, float]], fixed: int) -> list[float]:
    """One Newton step of limited length; the anchor stays where it is."""
    size = len(strength)
    gradient = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for one, other, had, of in met:
        share = 1 / (1 + exp(strength[other] - strength[one]))
        lack, weight = had - of * share, of * share * (1 - share)
        gradient[one] += lack
        gradient[other] -= lack
        curvature[one][one] += weight
        curvature[other][other] += weight
        curvature[one][other] -= weight
        curvature[other][one] -= weight
    gradient[fixed] = 0.0
    curvature[fixed] = [float(place == fixed) for place in range(size)]
    step = _solve(curvature, gradient)
    longest = max(map(abs, step))
    return [change * min(1.0, MAX_STEP / longest) for change in step] if longest else step


def _solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solves a linear system by Gauss-Jordan elimination with pivoting."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(size):
            if row != place and rows[row][place]:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [mine - factor * theirs for mine, theirs in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]
