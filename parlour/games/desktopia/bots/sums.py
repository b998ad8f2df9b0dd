"""Sums over many flicks at once: with arrays where the physics runs compiled, else in plain Python."""

from collections.abc import Sequence
from math import ceil, exp
from operator import mul
from typing import Any

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots.places import CELL, Map, Places
from parlour.games.desktopia.physics import Batch, Scene
from parlour.games.desktopia.position import DiskId

WIDEST = 3.0  # deviations that a kernel reaches
Kernel = list[float]  # weights from so many steps before to as many after


def listed(sequence: Sequence[Any]) -> list[Any]:
    """A sequence of a batch as a list."""
    return sequence if isinstance(sequence, list) else sequence.tolist()  # type: ignore[attr-defined]


def place_worths(batch: Batch, scene: Scene, disks: Sequence[DiskId], places: Places) -> list[float]:
    """For every flick what it is worth that disks lie where they came to rest, beside where they lay before."""
    maps = [(number, places.of(disk)) for number, disk in enumerate(disks)]
    known = [(number, found) for number, found in maps if found is not None]
    before = [(number, found, found[places.square(scene.x[number], scene.y[number])]) for number, found in known]
    if isinstance(batch.x, list):
        return _plain_places(batch, scene, before, places)
    import numpy as np

    x, y = np.asarray(batch.x), np.asarray(batch.y)
    columns = np.clip((x / CELL).astype(np.int64), 0, places.columns - 1)
    squares = np.clip((y / CELL).astype(np.int64), 0, places.rows - 1) * places.columns + columns
    total = np.zeros(len(x))
    for number, found, start in before:
        disk = disks[number]
        if disk not in places.arrays:
            places.arrays[disk] = np.asarray(found)
        total += places.arrays[disk][squares[:, number]] - start
    return total.tolist()


def _plain_places(batch: Batch, scene: Scene, before: list[tuple[int, Map, float]], places: Places) -> list[float]:
    found = []
    start_x, square = scene.x, places.square
    for xs, ys in zip(batch.x, batch.y, strict=True):
        total = 0.0
        for number, worths, start in before:
            if xs[number] != start_x[number]:
                total += worths[square(xs[number], ys[number])] - start
        found.append(total)
    return found


def kernel(deviation: float) -> Kernel:
    """The weights of a normal blur, for a deviation in steps of the grid."""
    reach = min(40, ceil(WIDEST * deviation))
    raw = [exp(-0.5 * (offset / deviation) ** 2) for offset in range(-reach, reach + 1)] if reach else [1.0]
    total = sum(raw)
    return [each / total for each in raw]


def blurred(values: list[float], swings: Sequence[Kernel], push: Kernel, wraps: bool) -> list[float]:
    """The mean of the values about each point of a grid of angles and speeds, row by row of equal angle.

    `swings` are the kernels along the angle, one for each speed, `push` the one along the speed."""
    speeds = len(swings)
    swung = [_along(values[number::speeds], swing, wraps) for number, swing in enumerate(swings)]  # by speed now
    reach, last = len(push) // 2, speeds - 1
    found = [0.0] * len(values)
    for number in range(speeds):
        about = [min(max(number + offset, 0), last) for offset in range(-reach, reach + 1)]
        found[number::speeds] = _mixed([swung[each] for each in about], push)
    return found


def _along(row: list[float], weights: Kernel, wraps: bool) -> list[float]:
    reach = len(weights) // 2
    if not reach:
        return row
    before, after = (row[-reach:], row[:reach]) if wraps else ([row[0]] * reach, [row[-1]] * reach)
    long = [*before, *row, *after]
    return _mixed([long[offset : offset + len(row)] for offset in range(len(weights))], weights)


def _mixed(rows: list[list[float]], weights: Kernel) -> list[float]:
    """The sum of the rows, each times its weight."""
    if len(rows) == 1:
        return rows[0]
    if not physics.compiled():
        return [sum(map(mul, each, weights)) for each in zip(*rows, strict=True)]
    import numpy as np

    mixed: list[float] = (np.asarray(weights) @ np.asarray(rows)).tolist()
    return mixed
