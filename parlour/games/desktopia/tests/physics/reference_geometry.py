"""Where paths meet things, for the reference: distances as functions of time."""

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

from parlour.games.desktopia.tests.physics.exact import NOUGHT, Exact, Polynomial, derivative, exact, falls, product
from parlour.games.desktopia.tests.physics.reference_disk import Moving

Point: TypeAlias = tuple[Exact, Exact]
Way: TypeAlias = tuple[Polynomial, Polynomial]  # of the centre, as functions of time

ROUNDING = exact(1e-30)  # two disks this near touch
MARGIN = 1e-6  # of what is ruled out in 64 bits
OUTWARD = ((NOUGHT, exact(-1)), (exact(-1), NOUGHT), (NOUGHT, exact(1)), (exact(1), NOUGHT))  # bottom, left, top, right


class Reach(NamedTuple):
    """A box that holds a disk, or an obstacle, until it stops; in 64 bits, a little too large."""

    left: float
    right: float
    bottom: float
    top: float


def counter_clockwise(corners: list[Point]) -> list[Point]:
    """The corners in the order in which the inside lies to the left."""
    area = sum(x * corners[k - 1][1] - corners[k - 1][0] * y for k, (x, y) in enumerate(corners))
    return corners if area < 0 else corners[::-1]


def apart(one: Sequence[Polynomial], other: Sequence[Polynomial], reach: Exact) -> list[Exact]:
    """The square of the distance less the square of the reach, as a function of time."""
    total = [-reach * reach] + [NOUGHT] * 4
    for mine, theirs in zip(one, other, strict=True):
        gap = [NOUGHT] * 3
        for power, coefficient in enumerate(mine):
            gap[power] += coefficient
        for power, coefficient in enumerate(theirs):
            gap[power] -= coefficient
        total = [a + b for a, b in zip(total, product(gap, gap), strict=True)]
    return total


def first_touch(apart: Polynomial, until: Exact) -> Exact | None:
    """DK-PHY-07: now, if they touch and approach; else when the distance first falls to nothing."""
    if apart[0] <= ROUNDING and derivative(apart)[0] < 0:
        return NOUGHT
    return next(falls(apart, until), None)


def at(path: Way, time: Exact) -> Point:
    """The centre at that time."""
    x, y = (sum(coefficient * time**power for power, coefficient in enumerate(axis)) for axis in path)
    return x, y


def reach_of(disk: Moving, slowing: Exact) -> Reach:
    """The box of a disk's path until it stops."""
    x, y, radius = float(disk.x), float(disk.y), float(disk.radius) + MARGIN
    vx, vy = float(disk.vx), float(disk.vy)
    way = hypot(vx, vy) / (2 * float(slowing))
    end_x, end_y = x + vx * way, y + vy * way
    return Reach(min(x, end_x) - radius, max(x, end_x) + radius, min(y, end_y) - radius, max(y, end_y) + radius)


def around(corners: list[Point]) -> Reach:
    """The box of a polygon."""
    xs, ys = [float(x) for x, _ in corners], [float(y) for _, y in corners]
    return Reach(min(xs), max(xs), min(ys), max(ys))


def near(one: Reach, other: Reach) -> bool:
    """Whether two boxes overlap."""
    return one.left < other.right and other.left < one.right and one.bottom < other.top and other.bottom < one.top
