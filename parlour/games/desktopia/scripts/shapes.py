"""The shapes of terrain and zones: circles, turned rectangles and convex polygons on the table, in mm."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, radians, sin, sqrt
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta

from parlour.games.desktopia.scripts.values import Coordinate, Keyed, Length, Point
from parlour.kernel import plain

SLACK = 1e-9  # a disk laid exactly at a limit is legal
DECIMALS = 6  # corners are rounded to a millionth of a mm, so that the last bit of a sine matters nowhere
SIDES = 96  # of the polygon that stands for a circle when areas are measured


@plain
class Circle(Keyed, frozen=True):
    """A round thing."""

    KEY: ClassVar[str] = "circle"

    x: Coordinate
    y: Coordinate
    radius: Length

    @property
    def circle(self) -> tuple[float, float, float]:
        """Centre and radius, as physics takes it."""
        return self.x, self.y, self.radius

    def polygon(self) -> tuple[Point, ...]:
        """No corners."""
        return ()

    def outline(self) -> tuple[Point, ...]:
        """A polygon of many sides inside it, for measuring."""
        turns = [2 * pi * side / SIDES for side in range(SIDES)]
        return tuple([(self.x + self.radius * cos(turn), self.y + self.radius * sin(turn)) for turn in turns])

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies in it, or on its rim."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.radius**2

    def holds(self, x: float, y: float, radius: float) -> bool:
        """Whether a disk lies wholly in it."""
        return distance((x, y), (self.x, self.y)) <= self.radius - radius + SLACK

    def gap(self, x: float, y: float) -> float:
        """How far a point is from it: 0 inside."""
        return max(0.0, distance((x, y), (self.x, self.y)) - self.radius)

    def box(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top."""
        return self.x - self.radius, self.y - self.radius, self.x + self.radius, self.y + self.radius


class _Angular(Keyed, frozen=True):
    """What rectangles and polygons have in common."""

    @property
    def circle(self) -> None:
        """It is none."""
        return

    def polygon(self) -> tuple[Point, ...]:
        """Its corners, counter-clockwise."""
        raise NotImplementedError

    def outline(self) -> tuple[Point, ...]:
        return self.polygon()

    def contains(self, x: float, y: float) -> bool:
        return _contains(self.polygon(), x, y)

    def holds(self, x: float, y: float, radius: float) -> bool:
        return all(
            _left_of(start, end, (x, y)) >= (radius - SLACK) * distance(start, end) for start, end in edges(self.polygon())
        )

    def gap(self, x: float, y: float) -> float:
        corners = self.polygon()
        return 0.0 if _contains(corners, x, y) else min([_to_edge(start, end, (x, y)) for start, end in edges(corners)])

    def box(self) -> tuple[float, float, float, float]:
        across, along = zip(*self.polygon(), strict=True)
        return min(across), min(along), max(across), max(along)


@plain
class Rect(_Angular, frozen=True):
    """A rectangle about its centre, turned counter-clockwise by degrees."""

    KEY: ClassVar[str] = "rect"

    x: Coordinate
    y: Coordinate
    width: Length
    height: Length
    rotation: Annotated[float, Meta(ge=-360, le=360)] = 0.0

    def polygon(self) -> tuple[Point, ...]:
        return _corners(self)


@plain
class Poly(_Angular, frozen=True):
    """A convex polygon with its corners counter-clockwise (DK-PHY-08)."""

    KEY: ClassVar[str] = "poly"

    corners: Annotated[tuple[Point, ...], Meta(min_length=3, max_length=12)]

    def polygon(self) -> tuple[Point, ...]:
        return self.corners


Shape: TypeAlias = Circle | Rect | Poly


def is_convex(corners: tuple[Point, ...]) -> bool:
    """Whether the corners go round a convex polygon counter-clockwise, none of them in line with its neighbours."""
    return all(
        _left_of(start, end, corner) > SLACK for start, end in edges(corners) for corner in corners if corner not in (start, end)
    ) and len(set(corners)) == len(corners)


def edges(corners: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    """Each corner with the next one."""
    return zip(corners, (*corners[1:], corners[0]), strict=True)


def distance(one: Point, other: Point) -> float:
    return sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


@lru_cache(maxsize=512)
def _corners(rect: Rect) -> tuple[Point, ...]:
    turn = radians(rect.rotation)
    halves = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    arms = [(across * rect.width / 2, along * rect.height / 2) for across, along in halves]
    turned = [(across * cos(turn) - along * sin(turn), across * sin(turn) + along * cos(turn)) for across, along in arms]
    return tuple([(round(rect.x + across, DECIMALS), round(rect.y + along, DECIMALS)) for across, along in turned])


def _left_of(start: Point, end: Point, point: Point) -> float:
    """Twice the area of the triangle: positive if the point lies to the left of the way from start to end."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _contains(corners: tuple[Point, ...], x: float, y: float) -> bool:
    return all(_left_of(start, end, (x, y)) >= 0 for start, end in edges(corners))


def _to_edge(start: Point, end: Point, point: Point) -> float:
    along = (end[0] - start[0], end[1] - start[1])
    reach = (point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]
    share = min(1.0, max(0.0, reach / (along[0] ** 2 + along[1] ** 2)))
    return distance(point, (start[0] + share * along[0], start[1] + share * along[1]))
