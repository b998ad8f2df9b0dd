"""Sums over many flicks in plain Python."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from parlour.games.desktopia.bots.squares import CELL, Maps, Numbers
from parlour.games.desktopia.bots.sums import Beside, Deed, Flicks, Kernel
from parlour.games.desktopia.physics import Batch, Scene, direction

TURN, HALF_TURN = 360.0, 180.0


def flicks(angles: Numbers, speeds: Numbers) -> Flicks:
    """These flicks."""
    found = [_toward(angle) for angle in angles]
    return Flicks(angles, [way[0] for way in found], [way[1] for way in found], speeds)


def grid(angles: tuple[float, ...], speeds: tuple[float, ...]) -> Flicks:
    """Every angle with every speed."""
    return flicks([angle for angle in angles for _ in speeds], list(speeds) * len(angles))


def trembling(
    aims: Sequence[tuple[float, float]],
    errors: Sequence[tuple[float, float]],
    samples: Sequence[tuple[float, float]],
    bounds: tuple[float, float],
) -> Flicks:
    """Every aim with every deviation."""
    low, high = bounds
    angles: list[float] = []
    speeds: list[float] = []
    for (angle, speed), (of_angle, of_speed) in zip(aims, errors, strict=True):
        angles += [(angle + of_angle * sway) % TURN for sway, _ in samples]
        speeds += [min(max(speed * (1 + of_speed * push), low), high) for _, push in samples]
    return flicks(angles, speeds)


def again(numbers: Numbers, times: int) -> Numbers:
    """The numbers, so many times over."""
    return list(numbers) * times


def deeds(deed: Deed, batch: Batch, angles: Numbers) -> Numbers:
    """What was done is worth."""
    known: dict[tuple[int, int, int, int, bool], float] = {}
    arc, facing = deed.arc, deed.facing
    powers = {angle: bool(arc) and abs((angle - facing + HALF_TURN) % TURN - HALF_TURN) <= arc / 2 for angle in set(angles)}
    found = []
    for hit, first, left, shed, angle in zip(batch.hit, batch.first, batch.left, batch.shed, angles, strict=True):
        key = (hit, first, left, shed, powers[angle])
        worth = known.get(key)
        if worth is None:
            worth = known[key] = deed.worth(*key)
        found.append(worth)
    return found


def lying(batch: Batch, scene: Scene, maps: Maps) -> Numbers:
    """What it is worth that disks lie where they came to rest, beside where they lay before."""
    start_x, start_y = scene.x, scene.y
    known = [(number, each, each[_square(maps, start_x[number], start_y[number])]) for number, each in enumerate(maps.of)]
    found = []
    for xs, ys in zip(batch.x, batch.y, strict=True):
        total = 0.0
        for number, worths, before in known:
            if xs[number] != start_x[number] or ys[number] != start_y[number]:
                total += worths[_square(maps, xs[number], ys[number])] - before
        found.append(total)
    return found


def beside(batch: Batch, own: int, besides: Sequence[Beside]) -> Numbers:
    """What the neighbours of the flicked disk are worth."""
    found = []
    for x, y in zip(batch.x, batch.y, strict=True):
        total = 0.0
        for each in besides:
            dx, dy = x[each.other] - x[own], y[each.other] - y[own]
            total += each.near if dx * dx + dy * dy < each.reach * each.reach else each.far
        found.append(total)
    return found


def add(one: Numbers, other: Numbers) -> Numbers:
    """The sums, one by one."""
    return [a + b for a, b in zip(one, other, strict=True)]


def blur(values: Numbers, swings: Sequence[Kernel], push: Kernel, wraps: bool) -> Numbers:
    """The mean of the values about each point of a grid."""
    speeds = len(swings)
    swung = [_along(list(values[number::speeds]), swing, wraps) for number, swing in enumerate(swings)]  # by speed now
    reach, last = len(push) // 2, speeds - 1
    found = [0.0] * len(values)
    for number in range(speeds):
        about = [min(max(number + offset, 0), last) for offset in range(-reach, reach + 1)]
        found[number::speeds] = _mixed([swung[each] for each in about], push)
    return found


def highest(values: Numbers, most: int) -> list[int]:
    """The numbers of the highest values."""
    return sorted(range(len(values)), key=lambda each: -values[each])[:most]


def means(values: Numbers, each: int) -> list[float]:
    """The mean of every so many values."""
    return [sum(values[first : first + each]) / each for first in range(0, len(values), each)]


@lru_cache(maxsize=20_000)
def _toward(angle: float) -> tuple[float, float]:
    return direction(angle)


def _square(maps: Maps, x: float, y: float) -> int:
    column = min(max(int(x / CELL), 0), maps.columns - 1)
    return min(max(int(y / CELL), 0), maps.rows - 1) * maps.columns + column


def _along(row: list[float], weights: Kernel, wraps: bool) -> list[float]:
    reach = len(weights) // 2
    if not reach:
        return row
    before, after = (row[-reach:], row[:reach]) if wraps else ([row[0]] * reach, [row[-1]] * reach)
    long = [*before, *row, *after]
    return _mixed([long[offset : offset + len(row)] for offset in range(len(weights))], weights)


def _mixed(rows: list[list[float]], weights: Kernel) -> list[float]:
    """The sum of the rows, each times its weight."""
    return rows[0] if len(rows) == 1 else [sum(map(mul, each, weights)) for each in zip(*rows, strict=True)]
