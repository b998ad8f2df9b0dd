"""The families of pinned flicks: how bodies lie, on what terrain, and how one of them is flicked.

Every number is drawn in the order in which it stands here, a condition before what it chooses."""

from collections.abc import Callable
from math import floor, inf
from typing import NamedTuple

from parlour.games.desktopia.physics import Body, Terrain, direction

UNIT = 64  # to the millimetre
SIZES = ((992, 3.1713), (896, 2.5872), (736, 1.7457), (480, 0.7425))  # radius in units, mass in grams
BLOCK = 0.7425  # grams
STEP = 0.8660254037844386  # from row to row of a rack, in diameters
Obstacle = tuple[int, int, int, int, int]  # middle, width and height in units, angle in degrees; below 60 it is a circle instead


class Numbers:
    """Whole numbers that look random."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 12345) % 2**32

    def below(self, limit: int) -> int:
        """One of 0 .. limit-1."""
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state // 256) * limit // 2**24


class Laid(NamedTuple):
    """A table that is laid, and the flick: its angle in degrees and its speed."""

    bodies: list[Body]
    terrain: Terrain
    degrees: float
    speed: float
    disk: int = 0
    above: int = -1


def scattered(numbers: Numbers) -> Laid:
    """Disks and obstacles at random."""
    return _desk(numbers)


def walled(numbers: Numbers) -> Laid:
    """Some borders solid, some bodies fixed."""
    return _desk(numbers, walled=True, fixed=True)


def laden(numbers: Numbers) -> Laid:
    """Blocks on carriers."""
    return _desk(numbers, laden=True)


def above(numbers: Numbers) -> Laid:
    """The flicked disk starts on top of another."""
    return _desk(numbers, above=True)


def crowded(numbers: Numbers) -> Laid:
    """All of these at once on a quarter of the table, where much is struck again and again; the obstacles lie straight."""
    return _desk(numbers, walled=True, fixed=True, laden=True, above=True, small=True)


def racks(numbers: Numbers) -> Laid:
    """A disk before a triangle of equal ones: every second one touching, the others with a small gap."""
    rows = 2 + numbers.below(5)
    apart = 28.0 + numbers.below(2) * (1 + numbers.below(40)) / UNIT
    cue = Body((200 + numbers.below(200)) * 1.0, 500.0 + (numbers.below(201) - 100) / UNIT, 14.0, 2.5872)
    triangle = [
        Body(500.0 + row * apart * STEP, 500.0 + (k - row / 2) * apart, 14.0, 2.5872)
        for row in range(rows)
        for k in range(row + 1)
    ]
    return Laid([cue, *triangle], Terrain(1000.0, 1000.0), (numbers.below(2001) - 1000) / 200, 100.0 + numbers.below(2401))


def lines(numbers: Numbers) -> Laid:
    """A disk before a line of touching ones, now and then of other sizes."""
    count = 2 + numbers.below(8)
    bodies = [Body(100.0, 500.0 + (numbers.below(65) - 32) / UNIT, 14.0, 2.5872)]
    end = (300 + numbers.below(100)) * UNIT
    for _ in range(count):
        radius, mass = SIZES[numbers.below(2)]
        bodies.append(Body((end + radius) / UNIT, 500.0, radius / UNIT, mass))
        end += 2 * radius
    return Laid(bodies, Terrain(1000.0, 1000.0), (numbers.below(2001) - 1000) / 200, 100.0 + numbers.below(2401))


def heaps(numbers: Numbers) -> Laid:
    """A touching triangle at any angle, its places rounded to 0.001 mm: disks overlap by up to 0.0014 mm.

    Some bear blocks, one may be fixed; a disk is flicked at it, or one of its own away."""
    rows = 2 + numbers.below(5)
    angle = numbers.below(3600) / 10
    stone = 1 + numbers.below(rows * (rows + 1))  # often none of them
    along, across = -100.0 - numbers.below(100), (numbers.below(201) - 100) / UNIT
    bodies = [Body(*_turned(along, across, angle), 14.0, 2.5872)]
    for row in range(rows):
        for k in range(row + 1):
            x, y = _turned(row * 28.0 * STEP, (k - row / 2) * 28.0, angle)
            load = BLOCK if numbers.below(4) == 0 else 0.0
            mass = inf if len(bodies) == stone else 2.5872
            bodies.append(Body(floor(x * 1000 + 0.5) / 1000, floor(y * 1000 + 0.5) / 1000, 14.0, mass, load))
    degrees = angle + (numbers.below(2001) - 1000) / 200
    speed = 100.0 + numbers.below(2401)
    own = 1 + numbers.below(len(bodies) - 1)
    if numbers.below(2) == 0 or own == stone:
        return Laid(bodies, Terrain(1000.0, 1000.0), degrees, speed)
    return Laid(bodies, Terrain(1000.0, 1000.0), numbers.below(3600) / 10, speed, own)


def wedges(numbers: Numbers) -> Laid:
    """A small disk driven between two walls that come together, or two fixed bodies; some bear a block, some push another."""
    angle = numbers.below(4) * 90.0 if numbers.below(2) == 0 else numbers.below(360) * 1.0
    narrow = 1.5 + numbers.below(30) / 4
    radius = (64 + numbers.below(257)) / UNIT
    aside = numbers.below(2) * (numbers.below(65) - 32) / UNIT
    load = numbers.below(2) * BLOCK
    bodies = [Body(*_turned(300.0 + numbers.below(100), aside, angle), radius, 0.7425, load)]
    if numbers.below(2) == 0:
        bodies.append(Body(*_turned(250.0, 0.0, angle), radius, 0.7425))
    polygons: list[tuple[tuple[float, float], ...]] = []
    if numbers.below(3) == 0:
        across = 100.0 + radius - (1 + numbers.below(64)) / 4096
        bodies += [Body(*_turned(150.0, side * across, angle), 100.0, inf) for side in (1, -1)]
    else:
        for side in (1, -1):
            near, far = direction(angle + side * narrow), direction(angle + side * (narrow + 60.0))
            polygons.append(((500.0, 500.0), *((500.0 + 450.0 * ux, 500.0 + 450.0 * uy) for ux, uy in (near, far))))
    degrees = angle + 180.0 + numbers.below(2) * (numbers.below(201) - 100) / 100
    return Laid(bodies, Terrain(1000.0, 1000.0, polygons=polygons), degrees, 1500.0 + numbers.below(1001))


FAMILIES: dict[str, Callable[[Numbers], Laid]] = {
    "scattered": scattered,
    "walled": walled,
    "racks": racks,
    "lines": lines,
    "laden": laden,
    "above": above,
    "crowded": crowded,
    "heaps": heaps,
    "wedges": wedges,
    "cut short": racks,
}


def _turned(along: float, across: float, angle: float) -> tuple[float, float]:
    """A place from the middle of a table of a metre, turned about it."""
    ux, uy = direction(angle)
    return 500.0 + (ux * along - uy * across), 500.0 + (uy * along + ux * across)


def _desk(
    numbers: Numbers,
    walled: bool = False,
    fixed: bool = False,
    laden: bool = False,
    above: bool = False,
    small: bool = False,
) -> Laid:
    side = 250 if small else 500
    obstacles = _obstacles(numbers, 1 + numbers.below(3) if small else 3 + numbers.below(6), side, straight=small)
    bodies = _places(numbers, obstacles, 8 + numbers.below(26), side, laden, fixed)
    walls = [walled and numbers.below(2) == 1 for _ in range(4)]
    terrain = Terrain(
        float(side),
        float(side),
        walls=(walls[0], walls[1], walls[2], walls[3]),
        circles=[(x / UNIT, y / UNIT, (width + height) / (4 * UNIT)) for x, y, width, height, angle in obstacles if angle < 60],
        polygons=[_rectangle(*each) for each in obstacles if each[4] >= 60],
    )
    under = -1
    if above:
        under = len(bodies)
        bodies.append(Body(bodies[0].x + numbers.below(700) / UNIT, bodies[0].y, 15.5, 3.1713))
    degrees = numbers.below(4) * 90.0 if small and numbers.below(2) == 0 else numbers.below(36000) / 100
    return Laid(bodies, terrain, degrees, 100.0 + numbers.below(2401), above=under)


def _obstacles(numbers: Numbers, count: int, side: int, straight: bool) -> list[Obstacle]:
    found = []
    for _ in range(count):
        x, y = (50 + numbers.below(side - 99)) * UNIT, (50 + numbers.below(side - 99)) * UNIT
        width, height = (10 + numbers.below(60)) * UNIT, (10 + numbers.below(30)) * UNIT
        found.append((x, y, width, height, 90 * numbers.below(2) if straight else numbers.below(180)))
    return found


def _rectangle(x: int, y: int, width: int, height: int, angle: int) -> tuple[tuple[float, float], ...]:
    ux, uy = direction(float(angle))
    corners = ((-width, -height), (width, -height), (width, height), (-width, height))
    return tuple(
        ((x + (ux * a - uy * b) / 2) / UNIT, (y + (uy * a + ux * b) / 2) / UNIT) for a, b in corners
    )  # fmt: skip


def _places(numbers: Numbers, obstacles: list[Obstacle], count: int, side: int, laden: bool, fixed: bool) -> list[Body]:
    """Disks that overlap nothing; of a hundred tries each, those that find no place are left out."""
    span = (side - 40) * UNIT + 1
    placed: list[tuple[int, int, int]] = []
    bodies: list[Body] = []
    for _ in range(100 * count):
        if len(bodies) == count:
            break
        radius, mass = SIZES[numbers.below(4)]
        x, y = 20 * UNIT + numbers.below(span), 20 * UNIT + numbers.below(span)
        near = any((x - a) ** 2 + (y - b) ** 2 <= (radius + r) ** 2 for a, b, r in placed)
        if near or any((x - a) ** 2 + (y - b) ** 2 <= (radius + (w + h) // 2) ** 2 for a, b, w, h, _ in obstacles):
            continue
        placed.append((x, y, radius))
        load = numbers.below(3) * BLOCK if laden else 0.0
        still = fixed and len(bodies) > 0 and numbers.below(5) == 0
        bodies.append(Body(x / UNIT, y / UNIT, radius / UNIT, inf if still else mass, load))
    return bodies
