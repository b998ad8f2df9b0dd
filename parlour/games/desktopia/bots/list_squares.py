"""Maps of the table as lists."""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from parlour.games.desktopia.bots.horizon import horizon, sees
from parlour.games.desktopia.bots.squares import CELL, Map, Numbers
from parlour.games.desktopia.scripts.shapes import Shape


@lru_cache(maxsize=512)
def lines(shapes: tuple[Shape, ...], x: float, y: float, size: tuple[int, int], chances: tuple[float, ...]) -> Map:
    """The chance for each square that can be seen from a point."""
    seen = horizon(shapes, x, y)
    columns, rows = size
    longest = len(chances) - 1
    found = []
    for row in range(rows):
        dy = (row + 0.5) * CELL - y
        for column in range(columns):
            dx = (column + 0.5) * CELL - x
            found.append(chances[min(int(hypot(dx, dy) / CELL), longest)] if sees(seen, dx, dy) else 0.0)
    return found


def reach(lines: Sequence[Map], count: int) -> Map:
    """How likely a disk on each square is struck."""
    spared = [1.0] * count
    for line in lines:
        spared = [each * (1 - 0.5 * chance) for each, chance in zip(spared, line, strict=True)]
    return [1 - each for each in spared]


def best(lines: Sequence[Map], worths: Numbers, count: int) -> Map:
    """The highest of these maps on each square."""
    found = [0.0] * count
    for line, worth in zip(lines, worths, strict=True):
        found = [max(each, worth * chance) for each, chance in zip(found, line, strict=True)]
    return found


def weighted_sum(maps: Sequence[Map], weights: Numbers, count: int) -> Map:
    """The sum of these maps."""
    found = [0.0] * count
    for each, weight in zip(maps, weights, strict=True):
        found = [total + weight * worth for total, worth in zip(found, each, strict=True)]
    return found


def stack(maps: Sequence[Map | None], count: int) -> Sequence[Map]:
    """The maps as they are needed for sums."""
    return [[0.0] * count if each is None else each for each in maps]
