"""Plane geometry that shapes do not know themselves; knows no rule."""

from math import hypot

from parlour.games.desktopia.scripts.shapes import Shape, edges
from parlour.games.desktopia.scripts.values import Point


def meets(shape: Shape, start: Point, end: Point) -> bool:
    """Whether the segment between two points touches the shape."""
    if shape.circle is not None:
        x, y, radius = shape.circle
        return _from_segment(start, end, x, y) <= radius
    if shape.contains(*start) or shape.contains(*end):
        return True
    return any(_cross(start, end, one, other) for one, other in edges(shape.polygon()))


def _from_segment(start: Point, end: Point, x: float, y: float) -> float:
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    share = 0.0 if length == 0 else min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / length))
    return hypot(x - ax - share * dx, y - ay - share * dy)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
