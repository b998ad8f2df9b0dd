"""Desktopia: the Wandering Tornado, a shot whose miss leads to a second aim from where it stopped, then to a target.

DK-SHO-06, DK-SHO-07, DK-SHO-08, DK-MIS-05, DK-MIS-06, DK-MIS-07 and DK-MIS-08, on a table where a disk slides straight and
touches whatever lies within its width.
"""

from math import cos, hypot, radians, sin
from pathlib import Path
from typing import NamedTuple, TypeAlias

from parlour.kernel import Decision, Game, Play, Position, Range, Ranges, Seat, Terms, Words, ask, draw_from, plain, rule, win

DiskId: TypeAlias = str
WIDTH, HEIGHT, RADIUS = 300.0, 200.0, 12.0
AIM = Ranges("aim", (("angle", Range(0, 359.99, per=100)), ("speed", Range(100, 400))))


@plain
class Disk(NamedTuple):
    """A disk on the table."""

    seat: Seat
    x: float
    y: float
    lives: int


class Arena(Position):
    """The disks, and where the Tornado lies if it is on the table."""

    disks: dict[DiskId, Disk]
    tornado: tuple[float, float] | None


@plain
class Slid(NamedTuple):
    x: float
    y: float
    touched: tuple[DiskId, ...]


@plain
class Hit(NamedTuple):
    target: DiskId


@rule
def play(arena: Arena) -> Play[tuple[float, ...]]:
    """Each seat shoots once or twice in its turn; whoever loses a disk loses."""
    for turn in range(8):
        seat = turn % 2
        yield from tornado(arena, seat)
        for disk in arena.disks.values():
            if not disk.lives:
                return win(1 - disk.seat, 2)
    return (0.5, 0.5)


@rule
def tornado(arena: Arena, seat: Seat) -> Play[None]:
    """DK-MIS-05, DK-MIS-06, DK-MIS-07 One shot; after a miss the same disk once more from where it lies; never a third."""
    arena.tornado = beside(arena, seat)
    touched = yield from shot(arena, seat)
    if not touched and arena.tornado is not None:
        touched = yield from shot(arena, seat)
    arena.tornado = None  # DK-MIS-07 back to its card
    if touched:
        target = touched[0]
        if len(touched) > 1:  # DK-SHO-08 with several candidates the player chooses
            _, target = yield ask(seat, Decision("target", tuple([("target", each) for each in touched])))
        arena.disks[target] = arena.disks[target]._replace(lives=arena.disks[target].lives - 1)
        arena.tell(Hit(target))


@rule
def shot(arena: Arena, seat: Seat) -> Play[tuple[DiskId, ...]]:
    """DK-FLK-06 The chosen aim with the noise of the hand; returns the enemies that it touched."""
    _, angle, speed = yield ask(seat, Decision("aim", AIM))
    noise = yield draw_from((-1.0, -0.5, 0.0, 0.5, 1.0))
    assert arena.tornado is not None
    end, touched = slide(arena, seat, arena.tornado, angle + noise, speed)
    arena.tell(Slid(*end, touched))
    on_table = 0 <= end[0] <= WIDTH and 0 <= end[1] <= HEIGHT
    arena.tornado = end if on_table else None  # DK-MIS-08 off the table it is not shot again
    return touched


def slide(
    arena: Arena, seat: Seat, start: tuple[float, float], angle: float, speed: int
) -> tuple[tuple[float, float], tuple[DiskId, ...]]:
    """Where the disk stops, and the enemies that it touched, in the order of contact."""
    along = (cos(radians(angle)), sin(radians(angle)))
    length = speed / 2
    contacts = []
    for name, disk in arena.disks.items():
        away = (disk.x - start[0], disk.y - start[1])
        ahead = away[0] * along[0] + away[1] * along[1]
        aside = abs(away[0] * along[1] - away[1] * along[0])
        if disk.seat != seat and disk.lives and 0 < ahead < length + RADIUS and aside < 2 * RADIUS:
            contacts.append((ahead, name))
    end = (round(start[0] + along[0] * length, 1), round(start[1] + along[1] * length, 1))
    return end, tuple([name for _, name in sorted(contacts)])


def beside(arena: Arena, seat: Seat) -> tuple[float, float]:
    """DK-SHO-01 The missile lies beside the shooter, on the side of the middle."""
    disk = next(disk for disk in arena.disks.values() if disk.seat == seat)
    away = hypot(WIDTH / 2 - disk.x, HEIGHT / 2 - disk.y)
    step = 2 * RADIUS / away
    return (round(disk.x + (WIDTH / 2 - disk.x) * step, 1), round(disk.y + (HEIGHT / 2 - disk.y) * step, 1))


def setup(terms: Terms, content: None) -> Arena:
    """Two disks a side, facing one another."""
    disks = {
        "sirokh": Disk(0, 50.0, 100.0, 2),
        "div": Disk(0, 50.0, 130.0, 2),
        "akeru": Disk(1, 250.0, 100.0, 2),
        "vailla": Disk(1, 250.0, 115.0, 2),
    }
    return Arena(terms.seats, content, disks=disks, tornado=None)


GAME = Game(
    id="proof-tornado",
    version=1,
    seats=(2,),
    position=Arena,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"aim": "DK-MIS-06", "target": "DK-SHO-08"}, events=(Slid, Hit)),
)
