"""Maps of the table as arrays, for where the physics runs compiled."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Any, TypeAlias, cast

import numpy as np

from parlour.games.desktopia.bots.horizon import RAYS, STEP
from parlour.games.desktopia.bots.squares import CELL, Map, Numbers
from parlour.games.desktopia.scripts.shapes import Shape, edges

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


@lru_cache(maxsize=4096)
def lines(shapes: tuple[Shape, ...], x: float, y: float, size: tuple[int, int], chances: tuple[float, ...]) -> Map:
    """The chance for each square that can be seen from a point."""
    columns, rows = size
    dx, dy = np.meshgrid((np.arange(columns) + 0.5) * CELL - x, (np.arange(rows) + 0.5) * CELL - y)
    away = np.hypot(dx, dy)
    chance = np.array(chances)[np.minimum((away / CELL).astype(np.int64), len(chances) - 1)]
    if shapes:
        ray = np.rint(np.arctan2(dy, dx) / STEP).astype(np.int64) % RAYS
        chance = np.where(_horizon(shapes, x, y)[ray] >= away, chance, 0.0)
    return numbers_of(chance.ravel())


def reach(lines: Sequence[Map], count: int) -> Map:
    """How likely a disk on each square is struck."""
    spared = np.ones(count)
    for line in lines:
        spared *= 1 - 0.5 * array_of(line)
    return numbers_of(1 - spared)


def best(lines: Sequence[Map], worths: Numbers, count: int) -> Map:
    """The highest of these maps on each square."""
    found = np.zeros(count)
    for line, worth in zip(lines, worths, strict=True):
        np.maximum(found, worth * array_of(line), out=found)
    return numbers_of(found)


def weighted_sum(maps: Sequence[Map], weights: Numbers, count: int) -> Map:
    """The sum of these maps."""
    found = np.zeros(count)
    for each, weight in zip(maps, weights, strict=True):
        found += weight * array_of(each)
    return numbers_of(found)


def stack(maps: Sequence[Map | None], count: int) -> Sequence[Map]:
    """The maps as they are needed for sums."""
    none = np.zeros(count)
    return cast("Sequence[Map]", np.array([none if each is None else each for each in maps]))


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
    """An array as numbers."""
    return cast("Numbers", array)
