"""What the package takes and refuses."""

from math import cos, inf, nan, radians, sin

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import Body, Matter, Scene, Terrain, direction, flick, flicks
from parlour.games.desktopia.tests.physics.film import TABLE, disk, scene

SQUARE = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
STAR = ((0.0, 10.0), (6.0, -8.0), (-9.5, 3.1), (9.5, 3.1), (-6.0, -8.0))


@covers("DK-PHY-08")
@pytest.mark.parametrize(
    ("polygon", "fault"),
    [
        (SQUARE[:2], "polygon 1 has 2 corners"),
        (((0, 0), (10, 0), (2, 2), (0, 10)), "polygon 1 is not convex"),
        (STAR, "polygon 1 is not convex"),
        (((0, 0), (5, 0), (10, 0)), "polygon 1 is degenerate: it has no area"),
        (((0, 0), (0, 0), (10, 0), (10, 10)), "polygon 1 has the same corner twice in a row"),
        (((0, 0), (10, 0), (10, 10), (10, 5), (10, 12), (0, 12)), "polygon 1 is not convex"),
        (((0, 0), (10, 0), (nan, 10)), "polygon 1 has a corner that is nowhere"),
    ],
)
def test_a_polygon_that_is_not_convex_is_refused_by_number(polygon: tuple[tuple[float, float], ...], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Terrain(1000, 1000, polygons=[SQUARE, polygon])


@covers("DK-PHY-08")
def test_polygons_are_kept_counter_clockwise_and_straight_corners_are_fine() -> None:
    assert Terrain(9, 9, polygons=[SQUARE[::-1]]).polygons[0] != SQUARE[::-1]
    assert Terrain(9, 9, polygons=[SQUARE]) == Terrain(9, 9, polygons=[list(SQUARE)])
    Terrain(9, 9, polygons=[((0, 0), (5, 0), (10, 0), (10, 10))])


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda: Terrain(0, 9), "a table of 0 by 9"),
        (lambda: Terrain(9, 9, walls=(True, True)), "four borders, not 2"),  # type: ignore[arg-type]
        (lambda: Terrain(9, 9, circles=[(1, 1, 0)]), "circle 0"),
        (lambda: Scene([Body(nan, 0, 1, 1)], TABLE), "body 0 is nowhere"),
        (lambda: Scene([disk(1, 1), Body(0, 0, 0, 1)], TABLE), "body 1 has a radius of 0"),
        (lambda: Scene([Body(0, 0, 1, 0)], TABLE), "body 0 has a mass of 0"),
        (lambda: Scene([Body(0, 0, 1, 1, -1)], TABLE), "body 0 bears a load of -1"),
        (lambda: Matter(slowing=0), "nothing would ever stop"),
        (lambda: Matter(rim=-0.1), "rim is -0.1"),
        (lambda: Matter(bounce=1.1), "speed out of nothing"),
        (lambda: Matter(most_events=-1), "most_events is -1"),
        (lambda: direction(inf), "an angle of inf"),
    ],
)
def test_what_cannot_be_is_refused(make: object, fault: str) -> None:
    assert callable(make)
    with pytest.raises(ValueError, match=fault):
        make()


@pytest.mark.parametrize(
    ("shot", "fault"),
    [
        ((2, 1.0, 0.0, 100.0, -1), "no disk 2 among 2"),
        ((-1, 1.0, 0.0, 100.0, -1), "no disk -1"),
        ((1, 1.0, 0.0, 100.0, -1), "body 1 never moves"),
        ((0, 1.0, 0.1, 100.0, -1), "no unit vector"),
        ((0, nan, 0.0, 100.0, -1), "no unit vector"),
        ((0, 1.0, 0.0, inf, -1), "inf is no speed"),
        ((0, 1.0, 0.0, -1.0, -1), "-1.0 is no speed"),
        ((0, 1.0, 0.0, 100.0, 0), "cannot start above 0"),
        ((0, 1.0, 0.0, 100.0, 2), "cannot start above 2"),
    ],
)
def test_a_shot_that_cannot_be_is_refused_alone_and_among_many(shot: tuple[int, float, float, float, int], fault: str) -> None:
    given = scene(disk(100, 100), Body(200, 100, 9.0, inf))
    with pytest.raises(ValueError, match=fault):
        flick(given, *shot)
    number, ux, uy, speed, above = shot
    with pytest.raises(ValueError, match=f"shot 1: .*{fault}"):
        flicks(given, [0, number], [1.0, ux], [0.0, uy], [1.0, speed], [-1, above])


def test_many_shots_must_be_of_equal_number_and_of_64_bodies_at_most() -> None:
    with pytest.raises(ValueError, match="2 disks, 1 and 2 of directions"):
        flicks(scene(disk(1, 1)), [0, 0], [1.0], [0.0, 0.0], [1.0, 1.0])
    with pytest.raises(ValueError, match="65 bodies"):
        flicks(scene(*[disk(40 * k, 9) for k in range(65)]), [0], [1.0], [0.0], [1.0])


@covers("DK-PHY-22")
def test_a_direction_is_exact_at_quarter_turns_and_equal_at_eighths() -> None:
    quarters = [direction(90.0 * k) for k in range(-4, 5)]
    assert quarters[4:8] == [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
    assert quarters[:4] == quarters[4:8]
    for k in range(4):
        x, y = direction(45.0 + 90.0 * k)
        assert abs(x) == abs(y)


@covers("DK-PHY-22")
def test_a_direction_is_that_of_the_angle_everywhere() -> None:
    for k in range(-4000, 76000, 7):
        x, y = direction(k / 100)
        assert (x, y) == pytest.approx((cos(radians(k / 100)), sin(radians(k / 100))), abs=2e-15)
        assert abs(x * x + y * y - 1.0) < 1e-15
        assert direction(-k / 100) == (x, -y)
