"""Every flick of a disk on a grid of angles and speeds, and what it is worth on average with a hand that trembles."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from parlour.games.desktopia.bots.deeds import Shot, Strike
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.squares import Numbers
from parlour.games.desktopia.bots.sums import Beside, Flicks, kernel
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.physics import Batch, flicks
from parlour.games.desktopia.position import steadiness

TURN = 360.0
APART = 6.0  # degrees between two aims that are not alike,
FASTER = 1.6  # or so many times the speed
COLUMNS = ("x", "y", "hit", "first", "left", "shed", "cut")
TRIED = 60  # points of a grid that are gone through for each aim that is wanted


class Aimed(NamedTuple):
    """A flick that was looked at, and its worth."""

    worth: float
    angle: float
    speed: float


@dataclass(frozen=True, slots=True)
class Sweep:
    """A disk that may be flicked: at all angles, or (a missile) at those about one direction."""

    table: Table
    deed: Strike | Shot
    places: Places
    aside: tuple[Beside, ...] = ()  # what final places are worth that no map tells
    middle: float = 0.0
    half: float = TURN / 2

    @property
    def wraps(self) -> bool:
        """Whether all angles are looked at."""
        return self.half * 2 >= TURN


class Fineness(NamedTuple):
    """How many angles of a whole turn and how many speeds are looked at, and how the best are judged."""

    angles: int
    speeds: int
    per_disk: int  # the best flicks of one disk that are compared with those of others
    finalists: int  # that are judged closely
    samples: int  # of the trembling hand
    places: int  # where a missile is laid
    is_hasty: bool = False
    first_only: bool = False  # nothing is foreseen of a flick but the first disk that it meets


def all_peaks(sweeps: Sequence[Sweep], fineness: Fineness) -> list[list[Aimed]]:
    """The best flicks of each sweep; those that start from the same scene are flicked together."""
    groups: dict[tuple[int, float, float], list[int]] = {}
    for number, sweep in enumerate(sweeps):
        groups.setdefault((id(sweep.table.scene), sweep.middle, sweep.half), []).append(number)
    best: list[list[Aimed]] = [[] for _ in sweeps]
    for numbers in groups.values():
        for number, aims in zip(numbers, _together([sweeps[number] for number in numbers], fineness), strict=True):
            best[number] = aims
    return best


def peaks(sweep: Sweep, fineness: Fineness) -> list[Aimed]:
    """The best flicks of one sweep that are not alike."""
    return all_peaks([sweep], fineness)[0]


def _together(sweeps: Sequence[Sweep], fineness: Fineness) -> list[list[Aimed]]:
    one = sweeps[0]
    desk, seat, how = one.table.desk, one.table.seat, one.places.sums
    step = TURN / fineness.angles
    count = fineness.angles if one.wraps else int(2 * one.half / step) + 1
    first = 0.0 if one.wraps else one.middle - (count - 1) / 2 * step
    angles = tuple([(first + number * step) % TURN for number in range(count)])
    speeds = steps_of_speed(desk.content.slowest, desk.content.fastest, fineness.speeds)
    errors = [spread(desk.content, steadiness(desk, seat), speed) for speed in speeds]
    swings = [kernel(of_angle / step) for of_angle, _ in errors]
    push = kernel(errors[0][1] / log(speeds[1] / speeds[0]))
    best = []
    for tried in reckon(sweeps, how.grid(angles, speeds)):
        mean = how.blur(tried, swings, push, one.wraps)
        order = [(number, *divmod(number, len(speeds))) for number in how.highest(mean, fineness.per_disk * TRIED)]
        best.append(
            unlike((Aimed(float(mean[number]), angles[row], speeds[column]) for number, row, column in order), fineness.per_disk)
        )
    return best


def values(sweep: Sweep, angles: Numbers, speeds: Numbers) -> Numbers:
    """What each of these flicks is worth if the hand does just that."""
    return reckon([sweep], sweep.places.sums.flicks(angles, speeds))[0]


def reckon(sweeps: Sequence[Sweep], given: Flicks) -> list[Numbers]:
    """For every sweep of one scene what each of these flicks is worth if the hand does just that."""
    table, places = sweeps[0].table, sweeps[0].places
    how, count = places.sums, len(given.angles)
    disks = list(dict.fromkeys([sweep.table.number for sweep in sweeps]))
    ux, uy, speeds = [how.again(numbers, len(disks)) for numbers in (given.ux, given.uy, given.speeds)]
    numbers = [disk for disk in disks for _ in range(count)]
    above = [table.above] * len(numbers) if table.above >= 0 else None
    batch = flicks(table.scene, numbers, ux, uy, speeds, above)
    lying = how.lying(batch, table.scene, places.all(table.ids))
    goals = places.goals(table.ids)
    if goals:
        lying = how.add(lying, how.inside(batch, table.scene, goals))
    worths = []
    for sweep in sweeps:
        first = disks.index(sweep.table.number) * count
        part = Batch(*[getattr(batch, name)[first : first + count] for name in COLUMNS])
        total = how.add(how.deeds(sweep.deed, part, given.angles), lying[first : first + count])
        worths.append(how.add(total, how.beside(part, sweep.table.number, sweep.aside)) if sweep.aside else total)
    return worths


def unlike(aims: Iterable[Aimed], most: int) -> list[Aimed]:
    """The first of these aims, without those that are like one before."""
    kept: list[Aimed] = []
    for aim in aims:
        if not any(are_alike(aim, other) for other in kept):
            kept.append(aim)
            if len(kept) == most:
                break
    return kept


def are_alike(one: Aimed, other: Aimed) -> bool:
    is_as_fast = one.speed < FASTER * other.speed and other.speed < FASTER * one.speed
    return is_as_fast and degrees_between(one, other) <= APART


def degrees_between(one: Aimed, other: Aimed) -> float:
    return abs((one.angle - other.angle + TURN / 2) % TURN - TURN / 2)


@lru_cache(maxsize=64)
def steps_of_speed(slowest: float, fastest: float, count: int) -> tuple[float, ...]:
    """Speeds that grow by the same factor each."""
    return tuple([slowest * exp(log(fastest / slowest) * number / (count - 1)) for number in range(count)])
