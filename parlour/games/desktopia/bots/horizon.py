"""How far one can see from a place: lines that terrain does not cut, in all directions."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan2, cos, inf, pi, sin, sqrt

from parlour.games.desktopia.scripts.shapes import Shape, edges

RAYS = 90
STEP = 2 * pi / RAYS


@lru_cache(maxsize=512)
def horizon(shapes: tuple[Shape, ...], x: float, y: float) -> tuple[float, ...]:
    """The distance to the first piece of terrain along each ray from a point, infinite where there is none."""
    return tuple([_first(shapes, x, y, cos(ray * STEP), sin(ray * STEP)) for ray in range(RAYS)])


def sees(seen: Sequence[float], dx: float, dy: float) -> bool:
    """Whether something so far away lies before the terrain on the ray that is nearest to its direction."""
    return seen[round(atan2(dy, dx) / STEP) % RAYS] >= sqrt(dx * dx + dy * dy)


def is_clear(shapes: tuple[Shape, ...], x: float, y: float, dx: float, dy: float) -> bool:
    """Whether no terrain lies between a point and another that is so far away."""
    away = sqrt(dx * dx + dy * dy)
    return not away or _first(shapes, x, y, dx / away, dy / away) >= away


def _first(shapes: tuple[Shape, ...], x: float, y: float, ux: float, uy: float) -> float:
    nearest = inf
    for shape in shapes:
        away = _to_circle(shape.circle, x, y, ux, uy) if shape.circle is not None else _to_polygon(shape, x, y, ux, uy)
        nearest = min(nearest, away)
    return nearest


def _to_circle(circle: tuple[float, float, float], x: float, y: float, ux: float, uy: float) -> float:
    dx, dy = circle[0] - x, circle[1] - y
    along = dx * ux + dy * uy
    off = dx * uy - dy * ux
    if along <= 0 or abs(off) >= circle[2]:
        return inf
    return along - sqrt(circle[2] * circle[2] - off * off)


def _to_polygon(shape: Shape, x: float, y: float, ux: float, uy: float) -> float:
    nearest = inf
    for (ax, ay), (bx, by) in edges(shape.polygon()):
        ex, ey = bx - ax, by - ay
        turn = ux * ey - uy * ex
        if turn:
            away = ((ax - x) * ey - (ay - y) * ex) / turn
            share = ((ax - x) * uy - (ay - y) * ux) / turn
            if away > 0 and 0 <= share <= 1:
                nearest = min(nearest, away)
    return nearest
