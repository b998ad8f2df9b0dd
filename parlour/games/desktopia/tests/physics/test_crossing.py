"""The search for the first downward crossing of a quartic, against a fine sieve."""

from random import Random

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics.engine.crossing import crossing
from parlour.games.desktopia.physics.engine.words import NEVER


def value(roots: tuple[float, ...], t: float) -> float:
    """A monic polynomial with these roots."""
    result = 1.0
    for root in roots:
        result *= t - root
    return result


def quartic(a: float, b: float, c: float, d: float) -> tuple[float, float, float, float, float]:
    """Its coefficients, from the fourth power down."""
    pairs = a * b + a * c + a * d + b * c + b * d + c * d
    return 1.0, -(a + b + c + d), pairs, -(a * b * c + a * b * d + a * c * d + b * c * d), a * b * c * d


@covers("DK-PHY-07")
def test_the_first_crossing_is_the_least_root_at_which_the_curve_falls() -> None:
    chance = Random(7)
    for _ in range(3000):
        a, b, c, d = sorted(chance.uniform(-1.0, 2.0) for _ in range(4))
        roots = (a, b, c, d)
        falling = [root for root in (roots[0], roots[2]) if 0.0 < root <= 1.0]  # a monic quartic falls at its 1st and 3rd
        inside = value(roots, 0.0) <= 0.0
        found = crossing(*quartic(*roots), 1.0)
        if inside and (not falling or roots[0] < 0.0 < roots[1]) and found == 0.0:
            continue  # below zero and still falling: that is now
        assert found == (pytest.approx(falling[0], abs=1e-7) if falling else NEVER), roots


@pytest.mark.parametrize(
    ("coefficients", "expected"),
    [
        ((0.0, 0.0, 0.0, -1.0, 0.5), 0.5),
        ((0.0, 0.0, 0.0, 1.0, -0.5), NEVER),
        ((0.0, 0.0, 1.0, -1.0, 0.25 - 1e-9), 0.5 - 1e-9**0.5),
        ((0.0, 0.0, 1.0, -1.0, 0.25 + 1e-9), NEVER),
        ((0.0, -1.0, 0.0, 0.0, 0.125), 0.5),
        ((-1.0, 0.0, 0.0, 0.0, 0.0625), 0.5),
        ((0.0, 0.0, 0.0, 0.0, 1.0), NEVER),
        ((0.0, 0.0, 0.0, -1.0, -1.0), 0.0),
        ((0.0, 0.0, -1.0, 0.5, -0.01), 0.25 + 0.0525**0.5),
        ((0.0, 0.0, 0.0, -1.0, 1.0), 1.0),
        ((0.0, 0.0, -1.0, 0.5, -0.1), 0.25),
        ((0.0, 0.0, -1.0, 4.0, -9.0), NEVER),
    ],
    ids=[
        "line",
        "rising",
        "near graze",
        "near miss",
        "cubic",
        "flipped",
        "constant",
        "now",
        "up and down",
        "at the very end",
        "never above",
        "not yet falling",
    ],
)
def test_a_crossing_of_simple_curves(coefficients: tuple[float, float, float, float, float], expected: float) -> None:
    assert crossing(*coefficients, 1.0) == pytest.approx(expected, abs=1e-9)
