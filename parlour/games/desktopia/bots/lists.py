"""Sums over many flicks, and maps of the table, in plain Python."""

from collections.abc import Sequence
from functools import lru_cache
from math import fsum, hypot
from operator import mul

from parlour.games.desktopia.bots.horizon import horizon, sees
from parlour.games.desktopia.bots.squares import CELL, Map, Maps, Numbers
from parlour.games.desktopia.bots.sums import Beside, Deed, Flicks, Inside, Kernel
from parlour.games.desktopia.physics import Batch, Scene, direction
from parlour.games.desktopia.scripts.shapes import Shape

TURN, HALF_TURN = 360.0, 180.0


def flicks(angles: Numbers, speeds: Numbers) -> Flicks:
    ways = [_toward(angle) for angle in angles]
    return Flicks(angles, [way[0] for way in ways], [way[1] for way in ways], speeds)


def grid(angles: tuple[float, ...], speeds: tuple[float, ...]) -> Flicks:
    return flicks([angle for angle in angles for _ in speeds], list(speeds) * len(angles))


def trembling(
    aims: Sequence[tuple[float, float]],
    errors: Sequence[tuple[float, float]],
    samples: Sequence[tuple[float, float]],
    bounds: tuple[float, float],
) -> Flicks:
    low, high = bounds
    angles: list[float] = []
    speeds: list[float] = []
    for (angle, speed), (of_angle, of_speed) in zip(aims, errors, strict=True):
        angles += [(angle + of_angle * sway) % TURN for sway, _ in samples]
        speeds += [min(max(speed * (1 + of_speed * push), low), high) for _, push in samples]
    return flicks(angles, speeds)


def again(numbers: Numbers, times: int) -> Numbers:
    return list(numbers) * times


def deeds(deed: Deed, batch: Batch, angles: Numbers) -> Numbers:
    known: dict[tuple[int, int, int, int, bool], float] = {}
    arc, facing = deed.arc, deed.facing
    powers = {angle: bool(arc) and abs((angle - facing + HALF_TURN) % TURN - HALF_TURN) <= arc / 2 for angle in set(angles)}
    worths = []
    for hit, first, left, shed, angle in zip(batch.hit, batch.first, batch.left, batch.shed, angles, strict=True):
        key = (hit, first, left, shed, powers[angle])
        worth = known.get(key)
        if worth is None:
            worth = known[key] = deed.worth(*key)
        worths.append(worth)
    return worths


def lying(batch: Batch, scene: Scene, maps: Maps) -> Numbers:
    start_x, start_y = scene.x, scene.y
    known = [(number, worths, worths[_square(maps, start_x[number], start_y[number])]) for number, worths in enumerate(maps.of)]
    totals = []
    for xs, ys in zip(batch.x, batch.y, strict=True):
        total = 0.0
        for number, worths, before in known:
            if xs[number] != start_x[number] or ys[number] != start_y[number]:
                total += worths[_square(maps, xs[number], ys[number])] - before
        totals.append(total)
    return totals


def beside(batch: Batch, own: int, besides: Sequence[Beside]) -> Numbers:
    totals = []
    for x, y in zip(batch.x, batch.y, strict=True):
        total = 0.0
        for neighbour in besides:
            dx, dy = x[neighbour.other] - x[own], y[neighbour.other] - y[own]
            total += neighbour.near if dx * dx + dy * dy < neighbour.reach * neighbour.reach else neighbour.far
        totals.append(total)
    return totals


def inside(batch: Batch, scene: Scene, goals: Sequence[Inside]) -> Numbers:
    totals = [0.0] * len(batch.x)
    for body, zone, worth in goals:
        before = zone.contains(scene.x[body], scene.y[body])
        for number, (x, y) in enumerate(zip(batch.x, batch.y, strict=True)):
            totals[number] += worth * (float(zone.contains(x[body], y[body])) - float(before))
    return totals


def add(one: Numbers, other: Numbers) -> Numbers:
    return [a + b for a, b in zip(one, other, strict=True)]


def blur(values: Numbers, swings: Sequence[Kernel], push: Kernel, wraps: bool) -> Numbers:
    speeds = len(swings)
    swung = [_along(list(values[number::speeds]), swing, wraps) for number, swing in enumerate(swings)]  # by speed now
    reach, last = len(push) // 2, speeds - 1
    blurred = [0.0] * len(values)
    for number in range(speeds):
        about = [min(max(number + offset, 0), last) for offset in range(-reach, reach + 1)]
        blurred[number::speeds] = _mixed([swung[speed] for speed in about], push)
    return blurred


def highest(values: Numbers, most: int) -> list[int]:
    return sorted(range(len(values)), key=lambda number: -values[number])[:most]


def means(values: Numbers, size: int) -> list[float]:
    return [fsum(values[first : first + size]) / size for first in range(0, len(values), size)]


@lru_cache(maxsize=512)
def lines(shapes: tuple[Shape, ...], x: float, y: float, size: tuple[int, int], chances: tuple[float, ...]) -> Map:
    seen = horizon(shapes, x, y)
    columns, rows = size
    longest = len(chances) - 1
    values = []
    for row in range(rows):
        dy = (row + 0.5) * CELL - y
        for column in range(columns):
            dx = (column + 0.5) * CELL - x
            values.append(chances[min(int(hypot(dx, dy) / CELL), longest)] if sees(seen, dx, dy) else 0.0)
    return values


def reach(lines: Sequence[Map], count: int) -> Map:
    spared = [1.0] * count
    for line in lines:
        spared = [share * (1 - 0.5 * chance) for share, chance in zip(spared, line, strict=True)]
    return [1 - share for share in spared]


def best(lines: Sequence[Map], worths: Numbers, count: int) -> Map:
    most = [0.0] * count
    for line, worth in zip(lines, worths, strict=True):
        most = [max(high, worth * chance) for high, chance in zip(most, line, strict=True)]
    return most


def weighted_sum(maps: Sequence[Map], weights: Numbers, count: int) -> Map:
    totals = [0.0] * count
    for one_map, weight in zip(maps, weights, strict=True):
        totals = [total + weight * worth for total, worth in zip(totals, one_map, strict=True)]
    return totals


def stack(maps: Sequence[Map | None], count: int) -> Sequence[Map]:
    return [[0.0] * count if one_map is None else one_map for one_map in maps]


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
    return rows[0] if len(rows) == 1 else [fsum(map(mul, column, weights)) for column in zip(*rows, strict=True)]
