"""Circles, rectangles and polygons on the table."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.scripts.areas import area, overlap, shared_area
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.shapes import Circle, Poly, Rect, Shape
from parlour.games.desktopia.tests.scripts.drawn import altered

TRIANGLE = Poly(((0.0, 0.0), (30.0, 0.0), (0.0, 40.0)))
BOOK = Rect(100, 50, 40, 20, 90)


@pytest.mark.parametrize(
    ("shape", "x", "y", "inside"),
    [
        (Circle(10, 10, 5), 13, 14, True),
        (Circle(10, 10, 5), 13.001, 14, False),
        (BOOK, 110, 70, True),
        (BOOK, 110.1, 70, False),
        (BOOK, 115, 50, False),
        (TRIANGLE, 15, 20, True),
        (TRIANGLE, 15, 20.1, False),
        (TRIANGLE, 0, 0, True),
    ],
)
def test_a_point_on_the_rim_lies_inside_and_one_beyond_it_does_not(shape: Shape, x: float, y: float, inside: bool) -> None:
    assert shape.contains(x, y) is inside


def test_a_rectangle_is_turned_counter_clockwise_about_its_centre() -> None:
    assert BOOK.polygon() == ((110, 30), (110, 70), (90, 70), (90, 30))
    assert Rect(0, 0, 20, 10, 30).polygon()[1] == (11.160254, 0.669873)


@pytest.mark.parametrize(
    ("shape", "x", "y", "gap"),
    [
        (Circle(0, 0, 5), 30, 40, 45),
        (Circle(0, 0, 5), 1, 1, 0),
        (BOOK, 100, 80, 10),
        (BOOK, 113, 74, 5),
        (TRIANGLE, 30 + 8, 40 + 6, 24 + 10),
        (TRIANGLE, 33, -4, 5),
    ],
)
def test_a_gap_is_measured_to_the_nearest_edge_or_corner(shape: Shape, x: float, y: float, gap: float) -> None:
    assert shape.gap(x, y) == pytest.approx(gap)


@pytest.mark.parametrize(
    ("shape", "x", "y", "radius", "held"),
    [
        (Circle(0, 0, 50), 30, 0, 20, True),
        (Circle(0, 0, 50), 30.1, 0, 20, False),
        (BOOK, 100, 50, 10, True),
        (BOOK, 100.1, 50, 10, False),
        (TRIANGLE, 10, 10, 10, True),
        (TRIANGLE, 10, 10, 10.1, False),
    ],
)
def test_a_disk_is_held_if_its_whole_rim_is_inside(shape: Shape, x: float, y: float, radius: float, held: bool) -> None:
    assert shape.holds(x, y, radius) is held


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        (Circle(0, 0, 10), Circle(19, 0, 10), True),
        (Circle(0, 0, 10), Circle(20, 0, 10), False),
        (Circle(120, 50, 10), BOOK, False),
        (Circle(119, 50, 10), BOOK, True),
        (BOOK, Circle(100, 50, 1), True),
        (BOOK, Rect(120, 50, 20, 20), False),
        (BOOK, Rect(119, 50, 20, 20), True),
        (BOOK, Rect(100, 50, 4, 4, 10), True),
        (TRIANGLE, Rect(31, 40, 20, 20), False),
        (TRIANGLE, Rect(20, 25, 20, 20), True),
    ],
)
def test_things_that_lean_against_each_other_do_not_overlap(one: Shape, other: Shape, together: bool) -> None:
    assert overlap(one, other) is overlap(other, one) is together


def test_areas_in_common_are_measured() -> None:
    assert area(TRIANGLE.outline()) == pytest.approx(600)
    assert shared_area(Rect(0, 0, 20, 20), Rect(10, 10, 20, 20)) == pytest.approx(100)
    assert shared_area(Rect(0, 0, 20, 20), Rect(30, 0, 20, 20)) == 0
    assert shared_area(Circle(0, 0, 10), Rect(50, 0, 100, 100)) == pytest.approx(157.08, rel=0.002)
    assert shared_area(Rect(0, 0, 2, 2), Circle(0, 0, 10)) == pytest.approx(4)


@pytest.mark.parametrize("shape", [Circle(3, 4, 5), BOOK, TRIANGLE])
def test_a_shape_is_a_circle_or_has_corners(shape: Shape) -> None:
    assert (shape.circle is None) is bool(shape.polygon())
    left, bottom, right, top = shape.box()
    assert all(left - 1e-9 <= x <= right + 1e-9 and bottom - 1e-9 <= y <= top + 1e-9 for x, y in shape.outline())


@covers("DK-PHY-08")
def test_a_clockwise_polygon_is_turned_round() -> None:
    clockwise = [[500, 500], [500, 560], [560, 560], [560, 500]]
    script = read(altered("fixture_duel", {"terrain[0].shape": {"poly": clockwise}}))
    assert script.terrain[0].shape == Poly(((560, 500), (560, 560), (500, 560), (500, 500)))
    assert area(script.terrain[0].shape.polygon()) > 0
