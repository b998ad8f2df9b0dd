"""The table and what stands on it, prepared once for any number of scenes."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite, sqrt
from typing import TypeVar

T = TypeVar("T")
Point = tuple[float, float]
Circle = tuple[float, float, float]
FLAT = 1e-9  # mm: a corner may stand out this much from the line of its neighbours and still count as straight
MARGIN = 1e-6  # mm: so that rounding never hides a polygon behind its own span


@dataclass(frozen=True, slots=True)
class Terrain:
    """A table of 0..width by 0..height; its solid borders (bottom, left, top, right), and obstacles that never move.

    Polygons must be convex (DK-PHY-08) and are kept counter-clockwise. Obstacles are numbered: circles, then polygons."""

    width: float
    height: float
    walls: tuple[bool, bool, bool, bool] = (False, False, False, False)
    circles: Sequence[Circle] = ()
    polygons: Sequence[Sequence[Point]] = ()
    ground: list[list[float]] = field(init=False, repr=False, compare=False)
    marks: list[list[int]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not (isfinite(self.width) and isfinite(self.height) and self.width > 0.0 and self.height > 0.0):
            raise ValueError(f"a table of {self.width} by {self.height}")
        circles = tuple(_circle(number, circle) for number, circle in enumerate(self.circles))
        polygons = tuple(_polygon(number, polygon) for number, polygon in enumerate(self.polygons))
        object.__setattr__(self, "walls", tuple(bool(wall) for wall in self.walls))
        object.__setattr__(self, "circles", circles)
        object.__setattr__(self, "polygons", polygons)
        if len(self.walls) != 4:
            raise ValueError(f"a table has four borders, not {len(self.walls)}")
        object.__setattr__(self, "ground", _ground(circles, polygons))
        object.__setattr__(self, "marks", _marks(circles, polygons, self.walls))


def _circle(number: int, circle: Circle) -> Circle:
    x, y, radius = (float(value) for value in circle)
    if not (isfinite(x) and isfinite(y) and isfinite(radius) and radius > 0.0):
        raise ValueError(f"circle {number} at ({x}, {y}) has a radius of {radius}")
    return x, y, radius


def _polygon(number: int, corners: Sequence[Point]) -> tuple[Point, ...]:
    points = tuple((float(x), float(y)) for x, y in corners)
    name = f"polygon {number}"
    if len(points) < 3:
        raise ValueError(f"{name} has {len(points)} corners")
    if not all(isfinite(x) and isfinite(y) for x, y in points):
        raise ValueError(f"{name} has a corner that is nowhere")
    if any(one == two for one, two in _sides(points)):
        raise ValueError(f"{name} has the same corner twice in a row")
    area = sum(a * d - b * c for (a, b), (c, d) in _sides(points))
    if area < 0.0:
        points = points[::-1]
    if max(_height(side, point) for side in _sides(points) for point in points) <= FLAT:
        raise ValueError(f"{name} is degenerate: it has no area")
    # every corner on the inner side of every edge: this refuses stars too, whose every turn is to the left
    if min(_height(side, point) for side in _sides(points) for point in points) < -FLAT or _turns_back(points):
        raise ValueError(f"{name} is not convex")
    return points


def _sides(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    return [(points[k], points[(k + 1) % len(points)]) for k in range(len(points))]


def _height(side: tuple[Point, Point], point: Point) -> float:
    """How far a point lies to the left of a directed side."""
    (a, b), (c, d) = side
    length = sqrt((c - a) * (c - a) + (d - b) * (d - b))
    return ((c - a) * (point[1] - b) - (d - b) * (point[0] - a)) / length


def _turns_back(points: Sequence[Point]) -> bool:
    """Whether an outline runs back along itself: all its corners then lie rightly, and it is no outline."""
    count = len(points)
    for k in range(count):
        (a, b), (c, d), (e, f) = points[k], points[(k + 1) % count], points[(k + 2) % count]
        straight = abs((c - a) * (f - d) - (d - b) * (e - c)) <= FLAT
        if straight and (c - a) * (e - c) + (d - b) * (f - d) < 0.0:
            return True
    return False


def _ground(circles: Sequence[Circle], polygons: Sequence[Sequence[Point]]) -> list[list[float]]:
    """The sequences that the engine reads: circles, boxes of the polygons, then edge after edge of all of them."""
    circle_columns = [[circle[k] for circle in circles] for k in range(3)]
    boxes = [
        [min(x for x, _ in polygon) for polygon in polygons],
        [min(y for _, y in polygon) for polygon in polygons],
        [max(x for x, _ in polygon) for polygon in polygons],
        [max(y for _, y in polygon) for polygon in polygons],
    ]
    middles = [0.5 * (left + right) for left, right in zip(boxes[0], boxes[2], strict=True)]
    heights = [0.5 * (low + top) for low, top in zip(boxes[1], boxes[3], strict=True)]
    spans = [
        max(sqrt((x - middle) * (x - middle) + (y - height) * (y - height)) for x, y in polygon) + MARGIN
        for polygon, middle, height in zip(polygons, middles, heights, strict=True)
    ]
    edges: list[tuple[float, ...]] = []
    for polygon in polygons:
        for (a, b), (c, d) in _sides(polygon):
            length = sqrt((c - a) * (c - a) + (d - b) * (d - b))
            along_x, along_y = (c - a) / length, (d - b) / length
            edges.append((a, b, along_x, along_y, along_y, -along_x, length))
    edge_columns = [[edge[k] for edge in edges] for k in range(7)]
    return _even([*circle_columns, *boxes, middles, heights, spans, *edge_columns], 0.0)


def _marks(circles: Sequence[Circle], polygons: Sequence[Sequence[Point]], walls: Sequence[bool]) -> list[list[int]]:
    first = [0]
    for polygon in polygons:
        first.append(first[-1] + len(polygon))
    return _even([[len(circles), len(polygons), first[-1]], first, [int(wall) for wall in walls]], 0)


def _even(rows: list[list[T]], filler: T) -> list[list[T]]:
    """The rows, all as long as the longest."""
    longest = max(len(row) for row in rows)
    return [row + [filler] * (longest - len(row)) for row in rows]
