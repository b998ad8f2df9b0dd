"""Sums over many flicks, and maps of the table, with arrays, for where the physics runs compiled."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Any, TypeAlias, cast

import numpy as np

from parlour.games.desktopia.bots.horizon import RAYS, STEP
from parlour.games.desktopia.bots.squares import CELL, Map, Maps, Numbers
from parlour.games.desktopia.bots.sums import Beside, Deed, Flicks, Inside, Kernel
from parlour.games.desktopia.physics import Batch, Scene
from parlour.games.desktopia.physics.direction import COSINE, DIAGONAL, RADIAN, SINE
from parlour.games.desktopia.scripts.shapes import Shape, edges

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

TURN, HALF_TURN, QUARTER = 360.0, 180.0, 90.0
MIXERS = (np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F), np.uint64(0x165667B19E3779F9))  # odd, of many bits


def flicks(angles: Numbers, speeds: Numbers) -> Flicks:
    ux, uy = _ways(array_of(angles))
    return Flicks(numbers_of(array_of(angles)), numbers_of(ux), numbers_of(uy), numbers_of(array_of(speeds)))


@lru_cache(maxsize=32)
def grid(angles: tuple[float, ...], speeds: tuple[float, ...]) -> Flicks:
    degrees, count = array_of(angles), len(speeds)
    repeated, ux, uy = [numbers_of(np.repeat(column, count)) for column in (degrees, *_ways(degrees))]
    return Flicks(repeated, ux, uy, again(speeds, len(angles)))


def trembling(
    aims: Sequence[tuple[float, float]],
    errors: Sequence[tuple[float, float]],
    samples: Sequence[tuple[float, float]],
    bounds: tuple[float, float],
) -> Flicks:
    aimed, wide, drawn = np.array(aims)[:, :, None], np.array(errors)[:, :, None], np.array(samples)
    angles = (aimed[:, 0] + wide[:, 0] * drawn[:, 0]) % TURN
    speeds = np.minimum(np.maximum(aimed[:, 1] * (1 + wide[:, 1] * drawn[:, 1]), bounds[0]), bounds[1])
    return flicks(numbers_of(angles.ravel()), numbers_of(speeds.ravel()))


def again(numbers: Numbers, times: int) -> Numbers:
    return numbers if times == 1 else numbers_of(np.tile(array_of(numbers), times))


def deeds(deed: Deed, batch: Batch, angles: Numbers) -> Numbers:
    """What was done is worth; most flicks do the same as others, or nothing."""
    hit, left, shed = np.asarray(batch.hit), np.asarray(batch.left), np.asarray(batch.shed)
    values = np.full(len(hit), deed.worth(0, -1, 0, 0, False))
    busy = np.flatnonzero(hit | left | shed)
    if not len(busy):
        return numbers_of(values)
    hit, left, shed, first = hit[busy], left[busy], shed[busy], np.asarray(batch.first)[busy]
    power = np.zeros(len(busy), dtype=np.bool_)
    if deed.arc:
        power = np.abs((array_of(angles)[busy] - deed.facing + HALF_TURN) % TURN - HALF_TURN) <= deed.arc / 2
    mixed = hit * MIXERS[0] + left * MIXERS[1] + shed * MIXERS[2] + (first * 2 + power).astype(np.uint64)
    _, example, like = np.unique(mixed, return_index=True, return_inverse=True)
    worths = [deed.worth(int(hit[k]), int(first[k]), int(left[k]), int(shed[k]), bool(power[k])) for k in example.tolist()]
    values[busy] = np.array(worths)[like]
    return numbers_of(values)


def lying(batch: Batch, scene: Scene, maps: Maps) -> Numbers:
    x, y = array_of(batch.x), array_of(batch.y)
    start_x, start_y = np.array(scene.x), np.array(scene.y)
    worths = array_of(maps.of)
    before = worths[np.arange(len(start_x)), _squares(maps, start_x, start_y)]
    flicks, bodies = np.nonzero((x != start_x) | (y != start_y))
    gains = worths[bodies, _squares(maps, x[flicks, bodies], y[flicks, bodies])] - before[bodies]
    return numbers_of(np.bincount(flicks, gains, len(x)).astype(np.float64, copy=False))


def beside(batch: Batch, own: int, besides: Sequence[Beside]) -> Numbers:
    x, y = array_of(batch.x), array_of(batch.y)
    totals = np.zeros(len(x))
    for neighbour in besides:
        dx, dy = x[:, neighbour.other] - x[:, own], y[:, neighbour.other] - y[:, own]
        totals += np.where(dx * dx + dy * dy < neighbour.reach * neighbour.reach, neighbour.near, neighbour.far)
    return numbers_of(totals)


def inside(batch: Batch, scene: Scene, goals: Sequence[Inside]) -> Numbers:
    x, y = array_of(batch.x), array_of(batch.y)
    totals = np.zeros(len(x))
    for body, zone, worth in goals:
        before = zone.contains(scene.x[body], scene.y[body])
        totals += worth * (_contained(zone, x[:, body], y[:, body]) - float(before))
    return numbers_of(totals)


def add(one: Numbers, other: Numbers) -> Numbers:
    return numbers_of(array_of(one) + array_of(other))


def blur(values: Numbers, swings: Sequence[Kernel], push: Kernel, wraps: bool) -> Numbers:
    rows = array_of(values).reshape(-1, len(swings)).T
    swung = np.array([_along(row, swing, wraps) for row, swing in zip(rows, swings, strict=True)])
    reach, last = len(push) // 2, len(swings) - 1
    pushed = np.zeros_like(swung)
    for offset, weight in enumerate(push, -reach):
        pushed += weight * swung[[min(max(number + offset, 0), last) for number in range(last + 1)]]
    return numbers_of(pushed.T.ravel())


def highest(values: Numbers, most: int) -> list[int]:
    numbers: list[int] = np.argsort(-array_of(values), kind="stable")[:most].tolist()
    return numbers


def means(values: Numbers, size: int) -> list[float]:
    averages: list[float] = array_of(values).reshape(-1, size).mean(axis=1).tolist()
    return averages


@lru_cache(maxsize=4096)
def lines(shapes: tuple[Shape, ...], x: float, y: float, size: tuple[int, int], chances: tuple[float, ...]) -> Map:
    columns, rows = size
    dx, dy = np.meshgrid((np.arange(columns) + 0.5) * CELL - x, (np.arange(rows) + 0.5) * CELL - y)
    away = np.hypot(dx, dy)
    chance = np.array(chances)[np.minimum((away / CELL).astype(np.int64), len(chances) - 1)]
    if shapes:
        ray = np.rint(np.arctan2(dy, dx) / STEP).astype(np.int64) % RAYS
        chance = np.where(_horizon(shapes, x, y)[ray] >= away, chance, 0.0)
    return numbers_of(chance.ravel())


def reach(lines: Sequence[Map], count: int) -> Map:
    spared = np.ones(count)
    for line in lines:
        spared *= 1 - 0.5 * array_of(line)
    return numbers_of(1 - spared)


def best(lines: Sequence[Map], worths: Numbers, count: int) -> Map:
    most = np.zeros(count)
    for line, worth in zip(lines, worths, strict=True):
        np.maximum(most, worth * array_of(line), out=most)
    return numbers_of(most)


def weighted_sum(maps: Sequence[Map], weights: Numbers, count: int) -> Map:
    total = np.zeros(count)
    for one_map, weight in zip(maps, weights, strict=True):
        total += weight * array_of(one_map)
    return numbers_of(total)


def stack(maps: Sequence[Map | None], count: int) -> Sequence[Map]:
    none = np.zeros(count)
    return cast("Sequence[Map]", np.array([none if one_map is None else one_map for one_map in maps]))


def _ways(degrees: Floats) -> tuple[Floats, Floats]:
    """The directions of angles, by the series of the physics."""
    quarters = np.floor((degrees + QUARTER / 2) / QUARTER)
    rest = degrees - QUARTER * quarters
    angle = rest * RADIAN
    square = angle * angle
    sine, cosine = np.ones_like(square), np.ones_like(square)
    for factor in SINE:
        sine = 1.0 - square * factor * sine
    for factor in COSINE:
        cosine = 1.0 - square * factor * cosine
    halfway = np.abs(rest) == QUARTER / 2
    x, y = np.where(halfway, DIAGONAL, cosine), np.where(halfway, np.copysign(DIAGONAL, rest), angle * sine)
    turned = quarters.astype(np.int64) % 4
    return np.choose(turned, (x, -y, -x, y)), np.choose(turned, (y, x, -y, -x))


def _contained(zone: Shape, x: Floats, y: Floats) -> Floats:
    """1 for the points that lie in a zone, or on its rim."""
    if zone.circle is not None:
        cx, cy, size = zone.circle
        return ((x - cx) * (x - cx) + (y - cy) * (y - cy) <= size * size).astype(np.float64)
    within = np.ones(len(x), dtype=np.bool_)
    for (ax, ay), (bx, by) in edges(zone.polygon()):
        within &= (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
    return within.astype(np.float64)


def _squares(maps: Maps, x: Floats, y: Floats) -> "np.ndarray[Any, np.dtype[np.int64]]":
    columns = np.minimum(np.maximum((x / CELL).astype(np.int64), 0), maps.columns - 1)
    return np.minimum(np.maximum((y / CELL).astype(np.int64), 0), maps.rows - 1) * maps.columns + columns


def _along(row: Floats, weights: Kernel, wraps: bool) -> Floats:
    reach = len(weights) // 2
    if not reach:
        return row
    before, after = (row[-reach:], row[:reach]) if wraps else (np.full(reach, row[0]), np.full(reach, row[-1]))
    return np.convolve(np.concatenate((before, row, after)), weights, "valid")


def _horizon(shapes: tuple[Shape, ...], x: float, y: float) -> Floats:
    """The distance to the first piece of terrain along each ray."""
    turns = np.arange(RAYS) * STEP
    ux, uy = np.cos(turns)[:, None], np.sin(turns)[:, None]
    circles, sides = _outlines(shapes)
    dx, dy = circles[0] - x, circles[1] - y
    along, off = dx * ux + dy * uy, dx * uy - dy * ux
    inside = circles[2] * circles[2] - off * off
    to_circles = np.where((along > 0) & (inside > 0), along - np.sqrt(np.maximum(inside, 0.0)), inf)
    ax, ay = sides[0] - x, sides[1] - y
    turn = ux * sides[3] - uy * sides[2]
    level = turn == 0.0
    turn = np.where(level, 1.0, turn)
    away, share = (ax * sides[3] - ay * sides[2]) / turn, (ax * uy - ay * ux) / turn
    to_sides = np.where(~level & (away > 0) & (share >= 0) & (share <= 1), away, inf)
    return array_of(np.minimum(to_circles.min(axis=1, initial=inf), to_sides.min(axis=1, initial=inf)))


@lru_cache(maxsize=64)
def _outlines(shapes: tuple[Shape, ...]) -> tuple[Floats, Floats]:
    """All circles: x, y, radius; all edges of the others: where they begin, and how far they go."""
    circles = [shape.circle for shape in shapes if shape.circle is not None]
    sides = [
        (ax, ay, bx - ax, by - ay) for shape in shapes if shape.circle is None for (ax, ay), (bx, by) in edges(shape.polygon())
    ]
    return array_of(circles).reshape(-1, 3).T, array_of(sides).reshape(-1, 4).T


def array_of(given: object) -> Floats:
    """Numbers as an array; the same array if they are one."""
    return np.asarray(given, dtype=np.float64)


def numbers_of(array: Floats) -> Numbers:
    return cast("Numbers", array)
