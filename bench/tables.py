"""The tables on which flick engines are compared: disks, books, and no friction at the rims."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

RADIUS = 14.0
SIZES = (15.5, 14.0, 11.5, 7.5)
SLOWING = 1962.0  # a friction of 0.20
BOUNCE = 0.8
METRE = 1000.0
LARGE = 8000.0  # the side of a table on which nothing reaches the border
GAP = 0.3
CROWD = 660.0  # the side of the square in which the disks and books of (c) lie
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Flick:
    """One disk, a direction, millimetres a second."""

    disk: int
    ux: float
    uy: float
    speed: float


@dataclass(frozen=True, slots=True)
class Table:
    """Where disks and books lie, and what is flicked."""

    disks: tuple[Point, ...]
    rectangles: tuple[tuple[Point, ...], ...]
    flicks: tuple[Flick, ...]
    sizes: tuple[float, ...] = (RADIUS,)  # radii, in turn
    side: float = LARGE

    @property
    def radii(self) -> list[float]:
        """The radius of every disk."""
        return [self.sizes[k % len(self.sizes)] for k in range(len(self.disks))]

    def plain(self, seconds: Sequence[float], flicks: int, repeats: int) -> dict[str, Any]:
        """JSON-ready, for a peer, if all disks are equal: with how long each shot lasts."""
        return {
            "radius": RADIUS,
            "slowing": SLOWING,
            "bounce": BOUNCE,
            "disks": self.disks,
            "rectangles": self.rectangles,
            "flicks": [
                {"disk": flick.disk, "ux": flick.ux, "uy": flick.uy, "speed": flick.speed, "seconds": lasts}
                for flick, lasts in zip(self.flicks[:flicks], seconds, strict=False)
            ],
            "repeats": repeats,
        }


def alone() -> Table:
    """(a) One disk and nothing else."""
    return Table(((LARGE / 2, LARGE / 2),), (), (Flick(0, 1.0, 0.0, 1500.0),))


def rack() -> Table:
    """(b) The break of a triangle of fifteen, a little off its middle."""
    step = 2 * RADIUS + GAP
    triangle = [
        (LARGE / 2 + (place - row / 2) * step, LARGE / 2 + row * step * sqrt(3) / 2)
        for row in range(5)
        for place in range(row + 1)
    ]
    return Table(((LARGE / 2 + 1.0, LARGE / 2 - 300.0), *triangle), (), (Flick(0, 0.0, 1.0, 2500.0),))


def desk() -> Table:
    """(c) Thirty-three disks among six books, flicked through the crowd."""
    disks, rectangles = _scattered(Random(DESK), CROWD, LARGE / 2)
    return Table(disks, rectangles, (_random(Random(SHOT), 2500.0, 2500.0),))


def crowd(count: int) -> Table:
    """The table of (c), and random flicks of any disk."""
    table = desk()
    return Table(table.disks, table.rectangles, _many(count))


def game(count: int) -> Table:
    """Disks of all sizes among six books on a table of a metre with an open border, and random flicks of any disk."""
    disks, rectangles = _scattered(Random(DESK), METRE - 2 * LARGEST, METRE / 2)
    return Table(disks, rectangles, _many(count), SIZES, METRE)


DISKS, BOOKS = 33, 6
LARGEST = max(SIZES)
DESK, SHOT = 1, 84  # seeds: ten collisions, and two with a book


def _scattered(rng: Random, side: float, middle: float) -> tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]]:
    """In a square; books keep a circle around them free, and there is room for the largest disk everywhere."""
    books: list[tuple[float, float, float]] = []
    corners = []
    while len(books) < BOOKS:
        x, y = _place(rng, side, middle), _place(rng, side, middle)
        long, wide = 40.0 + 40.0 * rng.random(), 15.0 + 25.0 * rng.random()
        reach = sqrt(long * long + wide * wide)
        if all((x - a) ** 2 + (y - b) ** 2 > (reach + other) ** 2 for a, b, other in books):
            books.append((x, y, reach))
            corners.append(_rectangle(x, y, long, wide, *_direction(rng)))
    places: list[Point] = []
    while len(places) < DISKS:
        x, y = _place(rng, side, middle), _place(rng, side, middle)
        clear = all((x - a) ** 2 + (y - b) ** 2 > (reach + LARGEST) ** 2 for a, b, reach in books)
        if clear and all((x - a) ** 2 + (y - b) ** 2 > (2 * LARGEST) ** 2 for a, b in places):
            places.append((x, y))
    return tuple(places), tuple(corners)


def _rectangle(x: float, y: float, long: float, wide: float, ux: float, uy: float) -> tuple[Point, ...]:
    around = ((-long, -wide), (long, -wide), (long, wide), (-long, wide))
    return tuple((x + a * ux - b * uy, y + a * uy + b * ux) for a, b in around)


def _place(rng: Random, side: float, middle: float) -> float:
    return middle + side * (rng.random() - 0.5)


def _many(count: int) -> tuple[Flick, ...]:
    rng = Random(0)
    return tuple(_random(rng, 300.0, 3500.0) for _ in range(count))


def _random(rng: Random, slowest: float, fastest: float) -> Flick:
    return Flick(int(DISKS * rng.random()), *_direction(rng), slowest + (fastest - slowest) * rng.random())


def _direction(rng: Random) -> Point:
    tangent = 2 * rng.random() - 1
    x, y = (1 - tangent * tangent) / (1 + tangent * tangent), 2 * tangent / (1 + tangent * tangent)
    return ((x, y), (-y, x), (-x, -y), (y, -x))[int(4 * rng.random())]
