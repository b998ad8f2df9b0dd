"""The unit vector of an angle, from + - * / alone, so that it has the same bits everywhere."""

from math import floor, isfinite

RADIAN = 0.017453292519943295  # of a degree
DIAGONAL = 0.7071067811865476
# 1/(k (k-1)) for the terms of the two series, from the last one inwards
SINE = (1.0 / 342.0, 1.0 / 272.0, 1.0 / 210.0, 1.0 / 156.0, 1.0 / 110.0, 1.0 / 72.0, 1.0 / 42.0, 1.0 / 20.0, 1.0 / 6.0)
COSINE = (1.0 / 380.0, 1.0 / 306.0, 1.0 / 240.0, 1.0 / 182.0, 1.0 / 132.0, 1.0 / 90.0, 1.0 / 56.0, 1.0 / 30.0, 1.0 / 12.0, 0.5)


def direction(degrees: float) -> tuple[float, float]:
    """The direction at this angle from the x axis, counter-clockwise; exact at every quarter turn.

    After whole quarter turns at most 45 degrees are left, on either side, and two short series do."""
    if not isfinite(degrees):
        raise ValueError(f"an angle of {degrees}")
    quarters = floor((degrees + 45.0) / 90.0)
    rest = degrees - 90.0 * quarters
    x, y = _near_the_axis(rest)
    match quarters % 4:
        case 0:
            return x, y
        case 1:
            return 0.0 - y, x
        case 2:
            return 0.0 - x, 0.0 - y
    return y, 0.0 - x


def _near_the_axis(degrees: float) -> tuple[float, float]:
    if degrees == 45.0 or degrees == -45.0:
        return DIAGONAL, DIAGONAL if degrees > 0.0 else -DIAGONAL
    angle = degrees * RADIAN
    square = angle * angle
    sine = cosine = 1.0
    for factor in SINE:
        sine = 1.0 - square * factor * sine
    for factor in COSINE:
        cosine = 1.0 - square * factor * cosine
    return cosine, angle * sine
