"""Numbers of fifty digits, and the places where a polynomial of such numbers crosses zero."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from mpmath.ctx_mp import MPContext

Exact: TypeAlias = Any  # a number of mpmath, which has no types
Polynomial: TypeAlias = Sequence[Exact]  # lowest power first

DIGITS = 50
CONTEXT = MPContext()
CONTEXT.dps = DIGITS
NOUGHT = CONTEXT.mpf(0)
SLIGHT = CONTEXT.mpf("1e-44")  # a step of Newton's that no longer matters
GUESSES = 400


def exact(number: float) -> Exact:
    """The number as it stands, digit by binary digit."""
    return CONTEXT.mpf(number)


def value(polynomial: Polynomial, at: Exact) -> Exact:
    """Horner's scheme."""
    total = NOUGHT
    for coefficient in reversed(polynomial):
        total = total * at + coefficient
    return total


def product(one: Polynomial, other: Polynomial) -> list[Exact]:
    """All coefficients of the product."""
    total = [NOUGHT] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            total[i + j] += a * b
    return total


def derivative(polynomial: Polynomial) -> list[Exact]:
    """The slope."""
    return [power * coefficient for power, coefficient in enumerate(polynomial)][1:]


def falls(polynomial: Polynomial, end: Exact) -> Iterator[Exact]:
    """Where the polynomial goes from above zero to below it between 0 and the end, in order."""
    for left, right, before, after in _pieces(polynomial, end):
        if before > 0 >= after:
            yield _between(polynomial, left, right)


def rises(polynomial: Polynomial, end: Exact) -> Iterator[Exact]:
    """Where it goes from below zero to above it."""
    return falls([-coefficient for coefficient in polynomial], end)


def _pieces(polynomial: Polynomial, end: Exact) -> Iterator[tuple[Exact, Exact, Exact, Exact]]:
    """The stretches on which the polynomial only rises or only falls: both ends, and the values there."""
    cuts = [NOUGHT, *_crossings(derivative(polynomial), end), end]
    values = [value(polynomial, cut) for cut in cuts]
    for (left, right), (before, after) in zip(pairwise(cuts), pairwise(values), strict=True):
        yield left, right, before, after


def _crossings(polynomial: Polynomial, end: Exact) -> list[Exact]:
    """Where the sign changes, by way of the places where the slope's sign does."""
    if len(polynomial) == 2:
        start, slope = polynomial
        root = -start / slope if slope else NOUGHT
        return [root] if 0 < root < end else []
    return [_between(polynomial, left, right) for left, right, before, after in _pieces(polynomial, end) if before * after < 0]


def _between(polynomial: Polynomial, left: Exact, right: Exact) -> Exact:
    """The only crossing between two places: Newton's steps, and halves where they would lead outside."""
    slope = derivative(polynomial)
    falling = value(polynomial, left) > 0
    guess = (left + right) / 2
    for _ in range(GUESSES):
        here = value(polynomial, guess)
        if (here > 0) == falling:
            left = guess
        else:
            right = guess
        steepness = value(slope, guess)
        step = here / steepness if steepness else right - left
        following = guess - step
        if not left <= following <= right:
            following = (left + right) / 2
        if abs(following - guess) < SLIGHT:
            return following
        guess = following
    raise ArithmeticError(f"no crossing found between {left} and {right}")
