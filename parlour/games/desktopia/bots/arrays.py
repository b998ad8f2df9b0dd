"""Sums over many flicks with arrays, for where the physics runs compiled."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from parlour.games.desktopia.bots.array_squares import Floats, array_of, numbers_of
from parlour.games.desktopia.bots.squares import CELL, Maps, Numbers
from parlour.games.desktopia.bots.sums import Beside, Deed, Flicks, Kernel
from parlour.games.desktopia.physics import Batch, Scene
from parlour.games.desktopia.physics.direction import COSINE, DIAGONAL, RADIAN, SINE

TURN, HALF_TURN, QUARTER = 360.0, 180.0, 90.0
MIXERS = (np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F), np.uint64(0x165667B19E3779F9))  # odd, of many bits


def flicks(angles: Numbers, speeds: Numbers) -> Flicks:
    """These flicks."""
    ux, uy = _ways(array_of(angles))
    return Flicks(numbers_of(array_of(angles)), numbers_of(ux), numbers_of(uy), numbers_of(array_of(speeds)))


@lru_cache(maxsize=32)
def grid(angles: tuple[float, ...], speeds: tuple[float, ...]) -> Flicks:
    """Every angle with every speed."""
    degrees, count = array_of(angles), len(speeds)
    each, ux, uy = [numbers_of(np.repeat(column, count)) for column in (degrees, *_ways(degrees))]
    return Flicks(each, ux, uy, again(speeds, len(angles)))


def trembling(
    aims: Sequence[tuple[float, float]],
    errors: Sequence[tuple[float, float]],
    samples: Sequence[tuple[float, float]],
    bounds: tuple[float, float],
) -> Flicks:
    """Every aim with every deviation."""
    aimed, wide, drawn = np.array(aims)[:, :, None], np.array(errors)[:, :, None], np.array(samples)
    angles = (aimed[:, 0] + wide[:, 0] * drawn[:, 0]) % TURN
    speeds = np.minimum(np.maximum(aimed[:, 1] * (1 + wide[:, 1] * drawn[:, 1]), bounds[0]), bounds[1])
    return flicks(numbers_of(angles.ravel()), numbers_of(speeds.ravel()))


def again(numbers: Numbers, times: int) -> Numbers:
    """The numbers, so many times over."""
    return numbers if times == 1 else numbers_of(np.tile(array_of(numbers), times))


def deeds(deed: Deed, batch: Batch, angles: Numbers) -> Numbers:
    """What was done is worth; most flicks do the same as others, or nothing."""
    hit, left, shed = np.asarray(batch.hit), np.asarray(batch.left), np.asarray(batch.shed)
    found = np.full(len(hit), deed.worth(0, -1, 0, 0, False))
    busy = np.flatnonzero(hit | left | shed)
    if not len(busy):
        return numbers_of(found)
    hit, left, shed, first = hit[busy], left[busy], shed[busy], np.asarray(batch.first)[busy]
    power = np.zeros(len(busy), dtype=np.bool_)
    if deed.arc:
        power = np.abs((array_of(angles)[busy] - deed.facing + HALF_TURN) % TURN - HALF_TURN) <= deed.arc / 2
    mixed = hit * MIXERS[0] + left * MIXERS[1] + shed * MIXERS[2] + (first * 2 + power).astype(np.uint64)
    _, example, like = np.unique(mixed, return_index=True, return_inverse=True)
    worths = [deed.worth(int(hit[k]), int(first[k]), int(left[k]), int(shed[k]), bool(power[k])) for k in example.tolist()]
    found[busy] = np.array(worths)[like]
    return numbers_of(found)


def lying(batch: Batch, scene: Scene, maps: Maps) -> Numbers:
    """What it is worth that disks lie where they came to rest, beside where they lay before."""
    x, y = array_of(batch.x), array_of(batch.y)
    start_x, start_y = np.array(scene.x), np.array(scene.y)
    worths = array_of(maps.of)
    before = worths[np.arange(len(start_x)), _squares(maps, start_x, start_y)]
    flicks, bodies = np.nonzero((x != start_x) | (y != start_y))
    gains = worths[bodies, _squares(maps, x[flicks, bodies], y[flicks, bodies])] - before[bodies]
    return numbers_of(np.bincount(flicks, gains, len(x)).astype(np.float64, copy=False))


def beside(batch: Batch, own: int, besides: Sequence[Beside]) -> Numbers:
    """What the neighbours of the flicked disk are worth."""
    x, y = array_of(batch.x), array_of(batch.y)
    found = np.zeros(len(x))
    for each in besides:
        dx, dy = x[:, each.other] - x[:, own], y[:, each.other] - y[:, own]
        found += np.where(dx * dx + dy * dy < each.reach * each.reach, each.near, each.far)
    return numbers_of(found)


def add(one: Numbers, other: Numbers) -> Numbers:
    """The sums, one by one."""
    return numbers_of(array_of(one) + array_of(other))


def blur(values: Numbers, swings: Sequence[Kernel], push: Kernel, wraps: bool) -> Numbers:
    """The mean of the values about each point of a grid."""
    rows = array_of(values).reshape(-1, len(swings)).T
    swung = np.array([_along(row, swing, wraps) for row, swing in zip(rows, swings, strict=True)])
    reach, last = len(push) // 2, len(swings) - 1
    pushed = np.zeros_like(swung)
    for offset, weight in enumerate(push, -reach):
        pushed += weight * swung[[min(max(number + offset, 0), last) for number in range(last + 1)]]
    return numbers_of(pushed.T.ravel())


def highest(values: Numbers, most: int) -> list[int]:
    """The numbers of the highest values."""
    found: list[int] = np.argsort(-array_of(values), kind="stable")[:most].tolist()
    return found


def means(values: Numbers, each: int) -> list[float]:
    """The mean of every so many values."""
    found: list[float] = array_of(values).reshape(-1, each).mean(axis=1).tolist()
    return found


def _ways(degrees: Floats) -> tuple[Floats, Floats]:
    """The directions of angles, by the series of the physics."""
    quarters = np.floor((degrees + QUARTER / 2) / QUARTER)
    rest = degrees - QUARTER * quarters
    angle = rest * RADIAN
    square = angle * angle
    sine, cosine = np.ones_like(square), np.ones_like(square)
    for each in SINE:
        sine = 1.0 - square * each * sine
    for each in COSINE:
        cosine = 1.0 - square * each * cosine
    halfway = np.abs(rest) == QUARTER / 2
    x, y = np.where(halfway, DIAGONAL, cosine), np.where(halfway, np.copysign(DIAGONAL, rest), angle * sine)
    turned = quarters.astype(np.int64) % 4
    return np.choose(turned, (x, -y, -x, y)), np.choose(turned, (y, x, -y, -x))


def _squares(maps: Maps, x: Floats, y: Floats) -> "np.ndarray[Any, np.dtype[np.int64]]":
    columns = np.minimum(np.maximum((x / CELL).astype(np.int64), 0), maps.columns - 1)
    return np.minimum(np.maximum((y / CELL).astype(np.int64), 0), maps.rows - 1) * maps.columns + columns


def _along(row: Floats, weights: Kernel, wraps: bool) -> Floats:
    reach = len(weights) // 2
    if not reach:
        return row
    before, after = (row[-reach:], row[:reach]) if wraps else (np.full(reach, row[0]), np.full(reach, row[-1]))
    return np.convolve(np.concatenate((before, row, after)), weights, "valid")
