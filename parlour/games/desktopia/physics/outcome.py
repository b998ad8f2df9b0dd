"""What a flick leaves behind."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from parlour.games.desktopia.physics.engine.words import WIDTH_OF_A_ROW

KINDS = ("hit", "touch", "terrain", "shed", "left", "clear")  # in the order of the engine's numbers
DEGREE = 57.29577951308232  # of a radian


class Happening(NamedTuple):
    """Something that happened in a run.

    | kind | what | other | speed | x, y |
    |---|---|---|---|---|
    | hit | DK-PHY-21 two disks collided, disk < other | the other disk | of approach | where the rims met |
    | touch | two disks met too gently to collide | the other disk | of approach | where the rims met |
    | terrain | the disk met an obstacle | its number; walls are -1 bottom, -2 left, -3 top, -4 right | of approach | where |
    | shed | DK-STK-05 the block fell off the disk | -1 | 0 | DK-STK-07 where it dropped |
    | left | DK-OUT-01 the disk left, and any block with it | edge: 0 bottom, 1 left, 2 top, 3 right | of the disk | crossing |
    | clear | DK-STK-15 the flicked disk came clear of the one it began on | that one | of the disk | its centre |
    """

    time: float
    kind: str
    disk: int
    other: int
    speed: float
    x: float
    y: float


class Path(NamedTuple):
    """From this time on a disk slides from here with this velocity, and spins (radians a second), each to rest."""

    disk: int
    time: float
    x: float
    y: float
    vx: float
    vy: float
    spin: float


@dataclass(frozen=True, slots=True)
class Run:
    """One flick: where every disk ended (one that left: where its centre crossed the border), and all on the way."""

    x: list[float]
    y: list[float]
    turned: list[float]  # degrees, counter-clockwise positive
    left: tuple[tuple[int, int], ...]  # disk and edge, in the order of leaving
    events: tuple[Happening, ...]
    paths: tuple[Path, ...]
    cut_short: bool  # DK-PHY-17
    over: bool  # it started above another disk and never came clear of it


@dataclass(frozen=True, slots=True)
class Batch:
    """Many flicks of one scene: for each the final centres, and what happened as bits, one for each body."""

    x: Sequence[Sequence[float]]
    y: Sequence[Sequence[float]]
    hit: Sequence[int]  # bodies that the flicked disk collided with
    first: Sequence[int]  # the first of them, or -1
    left: Sequence[int]
    shed: Sequence[int]
    cut: Sequence[int]


def happenings(told: Sequence[float], count: int) -> tuple[Happening, ...]:
    return tuple(
        [
            Happening(time, KINDS[int(kind)], int(disk), int(other), speed, x, y)
            for time, kind, disk, other, speed, x, y in _rows(told, count)
        ]
    )


def drawn_paths(drawn: Sequence[float], count: int) -> tuple[Path, ...]:
    return tuple([Path(int(disk), time, x, y, vx, vy, spin) for disk, time, x, y, vx, vy, spin in _rows(drawn, count)])


def _rows(numbers: Sequence[float], count: int) -> Iterable[tuple[float, ...]]:
    one_by_one = iter(numbers[: count * WIDTH_OF_A_ROW])
    return zip(*[one_by_one] * WIDTH_OF_A_ROW, strict=True)
