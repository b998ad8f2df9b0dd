"""Ratings in Elo points by maximum likelihood: how strong bots must be for the shares that they had to be the likeliest."""

from collections.abc import Iterable, Sequence
from math import exp, log

from parlour.lab.arena.contest import BotName, Pairing

POINTS = 400 / log(10)  # Elo points for one unit of log-odds
LONGEST_STEP = 2.0
ROUNDS = 60
CLOSE = 1e-9


def ratings(
    bots: Sequence[BotName], results: Iterable[tuple[Pairing, float, float]], anchor: BotName, start: Sequence[float] = ()
) -> list[float]:
    """The rating of each bot, the anchor's being 0 (Bradley and Terry's model, by Newton's method).

    A result is a pairing, what the first of it had, and of how much. Both must have had something, or there is no maximum.
    """
    number = {bot: place for place, bot in enumerate(bots)}
    met = [(number[one], number[other], had, of) for (one, other), had, of in results if of]
    fixed = number[anchor]
    strength = [each / POINTS for each in start] or [0.0] * len(bots)
    for _ in range(ROUNDS):
        step = _step(strength, met, fixed)
        strength = [each + by for each, by in zip(strength, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return [POINTS * (each - strength[fixed]) for each in strength]


def expected(rating: float, other: float) -> float:
    """The share that a bot may expect against another."""
    return 1 / (1 + exp((other - rating) / POINTS))


def _step(strength: Sequence[float], met: Sequence[tuple[int, int, float, float]], fixed: int) -> list[float]:
    """One step of Newton's uphill, not too long; the anchor stays where it is."""
    size = len(strength)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for one, other, had, of in met:
        share = 1 / (1 + exp(strength[other] - strength[one]))
        lack, weight = had - of * share, of * share * (1 - share)
        slope[one] += lack
        slope[other] -= lack
        curve[one][one] += weight
        curve[other][other] += weight
        curve[one][other] -= weight
        curve[other][one] -= weight
    slope[fixed] = 0.0
    curve[fixed] = [float(place == fixed) for place in range(size)]
    step = _solved(curve, slope)
    longest = max(map(abs, step))
    return [each * min(1.0, LONGEST_STEP / longest) for each in step] if longest else step


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss's elimination."""
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
