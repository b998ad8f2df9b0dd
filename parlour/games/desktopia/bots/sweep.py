"""Every flick of a disk on a grid of angles and speeds, and what it is worth on average with a hand that trembles."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from parlour.games.desktopia.bots.deeds import Shot, Strike
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.sums import blurred, kernel, listed, place_worths
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.physics import Batch, direction, flicks
from parlour.games.desktopia.position import steadiness

TURN = 360.0
Aside = Callable[[Sequence[float], Sequence[float]], float]  # what final places are worth that no map tells


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
    aside: Aside | None = None
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
    finalists: int
    samples: int
    places: int  # where a missile is laid


def peaks(sweep: Sweep, fineness: Fineness, most: int) -> list[Aimed]:
    """The best flicks of the grid that are no neighbours of better ones."""
    desk, seat = sweep.table.desk, sweep.table.seat
    step = TURN / fineness.angles
    count = fineness.angles if sweep.wraps else int(2 * sweep.half / step) + 1
    first = 0.0 if sweep.wraps else sweep.middle - (count - 1) / 2 * step
    angles = [(first + number * step) % TURN for number in range(count)]
    speeds = steps_of_speed(desk.content.slowest, desk.content.fastest, fineness.speeds)
    tried = values(sweep, [angle for angle in angles for _ in speeds], list(speeds) * count)
    hand = steadiness(desk, seat)
    errors = [spread(desk.content, hand, speed) for speed in speeds]
    pace = log(speeds[1] / speeds[0])
    swings = [kernel(of_angle / step) for of_angle, _ in errors]
    mean = blurred(tried, swings, kernel(errors[0][1] / pace), sweep.wraps)
    return _highest(mean, angles, speeds, most)


def values(sweep: Sweep, angles: Sequence[float], speeds: Sequence[float]) -> list[float]:
    """What each of these flicks is worth if the hand does just that."""
    table = sweep.table
    ways = [toward(angle) for angle in angles]
    count = len(ways)
    above = [table.above] * count if table.above >= 0 else None
    batch = flicks(table.scene, [table.number] * count, [way[0] for way in ways], [way[1] for way in ways], speeds, above)
    lying = place_worths(batch, table.scene, table.ids, sweep.places)
    total = [one + other for one, other in zip(_deeds(sweep, batch, angles), lying, strict=True)]
    if sweep.aside is None:
        return total
    aside = sweep.aside
    xs, ys = listed(batch.x), listed(batch.y)
    return [worth + aside(x, y) for worth, x, y in zip(total, xs, ys, strict=True)]


def _deeds(sweep: Sweep, batch: Batch, angles: Sequence[float]) -> list[float]:
    deed = sweep.deed
    known: dict[tuple[int, int, int, int, bool], float] = {}
    powers = {angle: deed.has_power(angle) for angle in set(angles)}
    found = []
    columns = (listed(batch.hit), listed(batch.first), listed(batch.left), listed(batch.shed), angles)
    for hit, first, left, shed, angle in zip(*columns, strict=True):
        key = (hit, first, left, shed, powers[angle])
        worth = known.get(key)
        if worth is None:
            worth = known[key] = deed.worth(*key)
        found.append(worth)
    return found


def _highest(mean: list[float], angles: Sequence[float], speeds: Sequence[float], most: int) -> list[Aimed]:
    width, count = len(speeds), len(angles)
    apart = max(2, count // 60)
    found: list[Aimed] = []
    taken: list[tuple[int, int]] = []
    for number in sorted(range(len(mean)), key=lambda each: -mean[each])[: most * 60]:
        row, column = divmod(number, width)
        near = [abs(column - other) <= 1 and min((row - at) % count, (at - row) % count) <= apart for at, other in taken]
        if not any(near):
            taken.append((row, column))
            found.append(Aimed(mean[number], angles[row], speeds[column]))
            if len(found) == most:
                break
    return found


@lru_cache(maxsize=64)
def steps_of_speed(slowest: float, fastest: float, count: int) -> tuple[float, ...]:
    """Speeds that grow by the same factor each."""
    return tuple([slowest * exp(log(fastest / slowest) * number / (count - 1)) for number in range(count)])


@lru_cache(maxsize=20_000)
def toward(angle: float) -> tuple[float, float]:
    """The direction of an angle."""
    return direction(angle)
