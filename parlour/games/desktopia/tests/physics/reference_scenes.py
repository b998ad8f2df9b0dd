"""Random flicks by the hundred on which engine and reference must agree: eight kinds of scene, each by its number."""

from dataclasses import dataclass, field
from math import hypot, inf
from random import Random

SCENES = 1000
RADII = (15.5, 14.0, 11.5, 7.5)
SIDE = 500.0
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Disk:
    """A disk before the flick."""

    x: float
    y: float
    radius: float
    mass: float
    load: float = 0.0


@dataclass(frozen=True, slots=True)
class Laws:
    """The numbers of the physics."""

    slowing: float = 2500.0
    grip: float = 5000.0
    bounce: float = 0.6
    terrain_bounce: float = 0.5
    rim: float = 0.15
    contact: float = 1.0
    parting: float = 1.0
    rest: float = 0.01


@dataclass(frozen=True, slots=True)
class Flick:
    """Everything that decides a run."""

    disks: tuple[Disk, ...]
    disk: int
    ux: float
    uy: float
    speed: float
    above: int = -1
    width: float = SIDE
    height: float = SIDE
    walls: tuple[bool, bool, bool, bool] = (False, False, False, False)
    circles: tuple[tuple[float, float, float], ...] = ()
    polygons: tuple[tuple[Point, ...], ...] = ()
    laws: Laws = field(default_factory=Laws)


def flick(number: int) -> Flick:
    """The scene of that number, the same for ever: only `Random.random` is asked, which no version of Python changes."""
    chance = Chance(Random(f"reference/{number}"))
    return KINDS[number % len(KINDS)](chance)


class Chance:
    """Draws all that a scene needs."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.rng.random()

    def below(self, number: int) -> int:
        return int(self.rng.random() * number)

    def radius(self) -> float:
        return RADII[self.below(len(RADII))]

    def direction(self) -> Point:
        """A unit vector by the half-angle's tangent: the same bits on every machine."""
        tangent = self.between(-1.0, 1.0)
        x, y = (1 - tangent * tangent) / (1 + tangent * tangent), 2 * tangent / (1 + tangent * tangent)
        return ((x, y), (-y, x), (-x, -y), (y, -x))[self.below(4)]

    def at_nearest(self, disks: tuple[Disk, ...], spread: float) -> Point:
        """The direction from the first disk to the one nearest to it, give or take."""
        start, *others = disks
        goal = min(others, key=lambda each: (each.x - start.x) ** 2 + (each.y - start.y) ** 2)
        return self.toward(start, goal, spread)

    def toward(self, start: Disk, goal: Disk, spread: float) -> Point:
        """The direction from one disk to another, give or take."""
        dx, dy = goal.x - start.x + self.between(-spread, spread), goal.y - start.y + self.between(-spread, spread)
        length = (dx * dx + dy * dy) ** 0.5
        return dx / length, dy / length

    def scattered(self, count: int, *, gap: float = 0.5, side: float = SIDE, equal: float | None = None) -> tuple[Disk, ...]:
        """Disks anywhere on the table, clear of each other."""
        disks: list[Disk] = []
        for _ in range(200 * count):
            radius = equal or self.radius()
            x, y = self.between(20.0, side - 20.0), self.between(20.0, side - 20.0)
            if all(hypot(x - each.x, y - each.y) > radius + each.radius + gap for each in disks):
                disks.append(Disk(x, y, radius, mass(radius)))
            if len(disks) == count:
                break
        return tuple(disks)

    def circles(self, count: int, disks: tuple[Disk, ...]) -> tuple[tuple[float, float, float], ...]:
        """Mugs, clear of every disk."""
        found: list[tuple[float, float, float]] = []
        for _ in range(50 * count):
            x, y, radius = self.between(40.0, SIDE - 40.0), self.between(40.0, SIDE - 40.0), self.between(15.0, 60.0)
            if len(found) < count and all(hypot(x - each.x, y - each.y) > radius + each.radius + 0.5 for each in disks):
                found.append((x, y, radius))
        return tuple(found)

    def polygons(self, count: int, disks: tuple[Disk, ...]) -> tuple[tuple[Point, ...], ...]:
        """Books and what else has corners, clear of every disk."""
        found: list[tuple[Point, ...]] = []
        for _ in range(50 * count):
            x, y = self.between(60.0, SIDE - 60.0), self.between(60.0, SIDE - 60.0)
            long, wide = self.between(30.0, 80.0), self.between(10.0, 30.0)
            polygon = self._polygon(x, y, long, wide)
            if len(found) < count and all(hypot(x - each.x, y - each.y) > long + each.radius + 0.5 for each in disks):
                found.append(polygon)
        return tuple(found)

    def _polygon(self, x: float, y: float, long: float, wide: float) -> tuple[Point, ...]:
        """Corners on an ellipse, one after another."""
        ux, uy = self.direction()
        count = 3 + self.below(4)
        corners = []
        for k in range(count):
            turn = 4 * (k + self.between(0.2, 0.8)) / count  # in quarters of a circle
            tangent = turn % 1.0
            c, s = (1 - tangent * tangent) / (1 + tangent * tangent), 2 * tangent / (1 + tangent * tangent)
            c, s = ((c, s), (-s, c), (-c, -s), (s, -c))[int(turn)]
            corners.append((x + ux * long * c - uy * wide * s, y + uy * long * c + ux * wide * s))
        return tuple(corners)


def mass(radius: float) -> float:
    """Grams of a disk of wood."""
    return 0.0033 * (4 * radius * radius)


def _scattered(chance: Chance) -> Flick:
    """Disks of all sizes on an open table."""
    disks = chance.scattered(22)
    ux, uy = chance.at_nearest(disks, 12.0)
    return Flick(disks, 0, ux, uy, chance.between(500.0, 2500.0))


def _among_terrain(chance: Chance) -> Flick:
    """Disks, mugs and books."""
    disks = chance.scattered(12)
    ux, uy = chance.at_nearest(disks, 20.0)
    circles, polygons = chance.circles(4, disks), chance.polygons(6, disks)
    return Flick(disks, 0, ux, uy, chance.between(1000.0, 2500.0), circles=circles, polygons=polygons)


def _break(chance: Chance) -> Flick:
    """A triangle of ten equal disks with small gaps."""
    gap, radius = chance.between(0.1, 1.0), 14.0
    step = 2 * radius + gap
    disks = [Disk(250.0 + chance.between(-4.0, 4.0), 100.0, radius, mass(radius))]
    for row in range(4):
        for place in range(row + 1):
            x = 250.0 + (place - row / 2) * step + chance.between(-0.04, 0.04)
            disks.append(Disk(x, 250.0 + row * step * 0.8661 + chance.between(0.0, 0.04), radius, mass(radius)))
    laws = Laws(bounce=chance.between(0.5, 0.9), rim=chance.between(0.0, 0.2))
    return Flick(tuple(disks), 0, 0.0, 1.0, chance.between(800.0, 2500.0), laws=laws)


def _loaded(chance: Chance) -> Flick:
    """Most disks carry something."""
    bare = chance.scattered(18)
    disks = tuple(
        Disk(each.x, each.y, each.radius, each.mass, chance.between(0.3, 4.0) if chance.below(4) else 0.0) for each in bare
    )
    ux, uy = chance.at_nearest(disks, 10.0)
    circles, polygons = chance.circles(2, disks), chance.polygons(2, disks)
    return Flick(disks, 0, ux, uy, chance.between(200.0, 2500.0), circles=circles, polygons=polygons)


def _walled(chance: Chance) -> Flick:
    """Lively disks of any mass between walls, of which one side may be open."""
    bare = chance.scattered(9, side=300.0)
    disks = tuple(Disk(each.x, each.y, each.radius, chance.between(0.5, 5.0)) for each in bare)
    ux, uy = chance.direction()
    walls = (True, True, chance.below(4) > 0, True)
    laws = Laws(bounce=chance.between(0.8, 1.0), terrain_bounce=chance.between(0.7, 1.0), rim=chance.between(0.0, 0.4))
    return Flick(disks, 0, ux, uy, chance.between(800.0, 2200.0), width=300.0, height=300.0, walls=walls, laws=laws)


def _dull(chance: Chance) -> Flick:
    """A crowd that hardly bounces, with some disks that never move."""
    bare = chance.scattered(14, gap=0.2, side=180.0)
    disks = tuple(Disk(each.x, each.y, each.radius, inf if 3 < k < 6 else each.mass) for k, each in enumerate(bare))
    ux, uy = chance.at_nearest(disks, 6.0)
    laws = Laws(bounce=chance.between(0.0, 0.3), terrain_bounce=0.0, slowing=chance.between(1500.0, 4000.0))
    return Flick(disks, 0, ux, uy, chance.between(300.0, 1800.0), width=180.0, height=180.0, laws=laws)


def _line(chance: Chance) -> Flick:
    """A straight line, struck near one end: two disks that touch, or up to six that almost do.

    In a longer line of touching disks many contacts come at the very same time, and no two arithmetics agree on their order.
    """
    count = 2 + chance.below(5)
    radius = RADII[chance.below(2)]
    gap = 0.0 if count == 2 else chance.between(0.05, 0.5)
    line = [Disk(200.0 + (2 * radius + gap) * k, 300.0, radius, mass(radius)) for k in range(count)]
    striker = Disk(chance.between(60.0, 120.0), 300.0 + chance.between(-40.0, 40.0), 15.5, mass(15.5))
    ux, uy = chance.toward(striker, line[0], 8.0)
    laws = Laws(bounce=chance.between(0.4, 0.9))
    return Flick((striker, *line), 0, ux, uy, chance.between(500.0, 2500.0), laws=laws)


def _from_above(chance: Chance) -> Flick:
    """The flicked disk stands on another, and may be thrown back at it."""
    under, *others = chance.scattered(12, gap=8.5)
    radius = RADII[chance.below(3)]
    top = Disk(under.x, under.y, radius, mass(radius), chance.between(0.5, 2.0) if chance.below(2) else 0.0)
    disks = (top, Disk(under.x, under.y, 15.5, mass(15.5)), *others)
    ux, uy = chance.at_nearest((top, *others), 12.0)
    circles = chance.circles(5, disks)
    return Flick(disks, 0, ux, uy, chance.between(150.0, 2000.0), above=1, circles=circles, polygons=chance.polygons(3, disks))


KINDS = (_scattered, _among_terrain, _break, _loaded, _walled, _dull, _line, _from_above)
