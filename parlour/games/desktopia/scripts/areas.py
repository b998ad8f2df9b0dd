"""How much of one shape lies in another, and whether two of them overlap."""

from parlour.games.desktopia.scripts.shapes import Circle, Shape, distance, edges
from parlour.games.desktopia.scripts.values import Point

TOUCH = 1e-3  # two things may lean against each other


def area(corners: tuple[Point, ...]) -> float:
    """The area of a polygon, positive if its corners go counter-clockwise."""
    return sum([start[0] * end[1] - start[1] * end[0] for start, end in edges(corners)]) / 2 if corners else 0.0


def intersection(polygon: tuple[Point, ...], convex: tuple[Point, ...]) -> tuple[Point, ...]:
    """The part of a convex polygon that lies in another one."""
    for start, end in edges(convex):
        polygon = _clipped(polygon, start, end)
        if not polygon:
            return ()
    return polygon


def shared_area(one: Shape, other: Shape) -> float:
    return area(intersection(one.outline(), other.outline()))


def overlap(one: Shape, other: Shape) -> bool:
    """Whether two shapes reach into each other by more than a touch."""
    match one, other:
        case Circle(x, y, radius), Circle():
            return other.gap(x, y) < radius - TOUCH
        case (Circle(x, y, radius), polygon) | (polygon, Circle(x, y, radius)):
            return polygon.gap(x, y) < radius - TOUCH
    return not (_apart(one.polygon(), other.polygon()) or _apart(other.polygon(), one.polygon()))


def _apart(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether some edge of a polygon has all of another on its outer side."""
    return any(all(_side(start, end, corner) <= TOUCH * distance(start, end) for corner in other) for start, end in edges(one))


def _clipped(polygon: tuple[Point, ...], start: Point, end: Point) -> tuple[Point, ...]:
    """What lies to the left of a line."""
    kept: list[Point] = []
    for here, there in edges(polygon):
        near, far = _side(start, end, here), _side(start, end, there)
        if near >= 0:
            kept.append(here)
        if (near > 0 > far) or (near < 0 < far):
            share = near / (near - far)
            kept.append((here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])))
    return tuple(kept)


def _side(start: Point, end: Point, point: Point) -> float:
    """Positive to the left of the way from start to end."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
