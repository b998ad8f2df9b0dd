"""Scenes in which simulators come to grief: racks and lines that touch, wedges, grazes, hair's breadths."""

from itertools import product
from math import inf, sqrt

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import Body, Matter, Scene, Terrain, direction, flick
from parlour.games.desktopia.tests.physics.film import HERO, TABLE, Film, disk, gap, kinds, scene

NEAR = pytest.approx
WALLED = Terrain(1000, 1000, walls=(True, True, True, True))


def overlap(given: Scene, x: list[float], y: list[float]) -> float:
    """The deepest overlap of two bodies at these places, 0 or more."""
    film = Film(given, flick(given, 0, 1.0, 0.0, 0.0))
    places = [motion._replace(x=a, y=b) for motion, a, b in zip(film.moment(0.0), x, y, strict=True)]
    pairs = product(range(len(x)), repeat=2)
    return max((-gap(given, places, one, two) for one, two in pairs if one < two), default=0.0)


@covers("DK-PHY-17", "DK-PHY-18")
@pytest.mark.parametrize("bounce", [0.0, 0.3, 0.6, 0.95, 1.0])
@pytest.mark.parametrize("count", [2, 5, 12])
def test_a_line_of_touching_disks_comes_to_rest(count: int, bounce: float) -> None:
    line = [disk(300 + 31 * k, 500) for k in range(count)]
    given = Scene([disk(200, 500.3), *line], WALLED, Matter(bounce=bounce))
    run = flick(given, 0, 1.0, 0.0, 2000.0)
    assert not run.cut_short
    assert overlap(given, run.x, run.y) <= 1e-9


@covers("DK-PHY-17")
@pytest.mark.parametrize("bounce", [0.0, 0.3, 0.6, 1.0])
@pytest.mark.parametrize("rim", [0.0, 0.15, 1.0])
def test_a_touching_rack_comes_to_rest(bounce: float, rim: float) -> None:
    rack = [disk(500 + row * 31 * sqrt(0.75), 500 + (k - row / 2) * 31) for row in range(5) for k in range(row + 1)]
    given = Scene([disk(300, 500), *rack], WALLED, Matter(bounce=bounce, rim=rim))
    run = flick(given, 0, 1.0, 0.0, 2500.0)
    assert not run.cut_short
    assert overlap(given, run.x, run.y) <= 1e-9


@covers("DK-PHY-07")
@pytest.mark.parametrize(
    ("number", "ux", "uy", "speed"),
    [
        (19, 0.9826738449475001, 0.1853432341794447, 1954.543012397389),
        (40, 0.6349992443382402, 0.7725127569754844, 1511.382945749603),
        (60, -0.20517952904660985, -0.9787243538710025, 1791.64530672487),
        (8, -0.914923572720059, 0.40362712505623677, 1981.0108645766811),
    ],
)
def test_disks_that_overlap_by_rounding_meet_when_they_begin_to_approach(number: int, ux: float, uy: float, speed: float) -> None:
    """In a touching block a pair parts at first, by a hair too near, and then one of the two is slowed more."""
    block = [Body(400 + 28 * (k % 8) + 14 * (k // 8 % 2), 400 + k // 8 * 28 * sqrt(0.75), 14.0, 1.0) for k in range(64)]
    run = flick(scene(*block), number, ux, uy, speed)
    gone = {each for each, _ in run.left}
    stay = [each for each in range(64) if each not in gone]
    given = scene(*[block[each] for each in stay])
    assert overlap(given, [run.x[each] for each in stay], [run.y[each] for each in stay]) <= 1e-8


def test_equal_disks_swap_speed_along_a_line_as_in_a_cradle() -> None:
    given = scene(disk(200, 500), *[disk(300 + 31 * k, 500) for k in range(4)], matter=Matter(bounce=1.0, rim=0.0))
    run = flick(given, 0, 1.0, 0.0, 1000.0)
    assert run.x[:4] == NEAR([269.0, 300.0, 331.0, 362.0], abs=0.01)
    assert run.x[4] == NEAR(393 + (1000**2 / 5000 - 69), abs=0.01)


def wedge(narrow: float) -> Terrain:
    """Two triangles that leave between them a wedge open to the right, of this many degrees on either side of the middle."""
    (ux, uy), (vx, vy) = direction(narrow), direction(-narrow)
    upper = ((300.0, 500.0), (300 + 500 * ux, 500 + 500 * uy), (291.0, 900.0))
    lower = ((300.0, 500.0), (291.0, 100.0), (300 + 500 * vx, 500 + 500 * vy))
    return Terrain(1000, 1000, polygons=[upper, lower])


@covers("DK-PHY-08", "DK-PHY-17")
@pytest.mark.parametrize("narrow", [0.5, 2.0, 7.0, 12.0, 40.0])
@pytest.mark.parametrize("bounce", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("rim", [0.0, 0.15])
def test_a_disk_driven_into_a_wedge_comes_to_rest_between_its_walls(narrow: float, bounce: float, rim: float) -> None:
    body = Body(780, 500.37, 2.0, 1.0)
    given = Scene([body], wedge(narrow), Matter(terrain_bounce=bounce, rim=rim))
    for angle in (180.0, 180.2, 179.0):
        run = flick(given, 0, *direction(angle), 2500.0)
        assert run.events and not run.cut_short
        ux, uy = direction(narrow)
        x, y = run.x[0] - 300, abs(run.y[0] - 500)
        if not run.left:
            assert x * uy - y * ux >= body.radius - 1e-9


@pytest.mark.parametrize("x", [780.0, 700.0])
def test_a_disk_jammed_by_both_walls_at_the_same_instant_rests_there(x: float) -> None:
    """Within the angle of friction each wall would throw it at the other for ever, and no time would pass."""
    run = flick(Scene([Body(x, 500, 2.0, 1.0)], wedge(2.0), Matter()), 0, -1.0, 0.0, 2500.0)
    assert not run.cut_short
    assert run.y == [500.0] and run.x[0] == NEAR(300 + 2.0 / direction(2.0)[1])


def test_a_disk_jammed_between_bodies_that_never_move_rests_there() -> None:
    stones = [Body(500, 500 + sign * 101.9999, 100.0, inf) for sign in (1, -1)]
    run = flick(Scene([Body(600, 500, 2.0, 1.0), *stones], TABLE, Matter(rim=1.0)), 0, -1.0, 0.0, 2500.0)
    assert run.events and not run.cut_short


def test_a_disk_in_a_closed_corner_stays_there() -> None:
    given = scene(disk(15.5, 15.5), terrain=WALLED)
    run = flick(given, 0, *direction(225.0), 1500.0)
    assert not run.cut_short
    assert min(run.x[0], run.y[0]) >= 15.5


@covers("DK-PHY-07")
def test_a_sweep_past_the_tangent_meets_or_misses_and_never_overlaps() -> None:
    hits = []
    for k in range(-60, 61):
        aside = 31.0 - k * abs(k) ** 3 * 1e-13  # as near to the tangent as 1e-13
        given = scene(disk(200, 500), disk(300, 500 + aside))
        run = flick(given, 0, 1.0, 0.0, 2000.0)
        hits.append(bool(run.events))
        assert overlap(given, run.x, run.y) <= 1e-9
    first = hits.index(True)
    assert abs(first - 61) <= 25 and all(hits[first:]) and not any(hits[:first])


@covers("DK-PHY-07")
@pytest.mark.parametrize("size", range(-12, 0))
def test_a_gap_of_a_hairs_breadth_is_crossed(size: int) -> None:
    for angle in (0.0, 17.0, 44.9, 90.0, 200.0):
        ux, uy = direction(angle)
        reach = 31.0 + 10.0**size
        given = scene(disk(500, 500), disk(500 + reach * ux, 500 + reach * uy))
        run = flick(given, 0, ux, uy, 1000.0)
        assert run.events[0].kind == "hit"
        assert run.events[0].speed == NEAR(1000.0, abs=0.5)
        assert run.events[0].time == NEAR(10.0**size / 1000, rel=1e-2, abs=1e-16)


def test_a_disk_slides_along_a_wall_that_it_touches() -> None:
    book = ((100.0, 515.5), (900.0, 515.5), (900.0, 560.0), (100.0, 560.0))
    run = flick(scene(disk(200, 500), terrain=Terrain(1000, 1000, polygons=[book])), 0, 1.0, 0.0, 1000.0)
    assert run.x == NEAR([400.0], abs=1e-6)
    against = flick(scene(disk(200, 500), terrain=Terrain(1000, 1000, polygons=[book])), 0, 0.0, 1.0, 1000.0)
    assert kinds(against) == ["terrain"] and against.events[0].time == 0.0
    assert against.y[0] < 500.0


def test_flush_books_make_one_wall() -> None:
    books = [
        ((100.0 + 50 * k, 520.0), (150.0 + 50 * k, 520.0), (150.0 + 50 * k, 560.0), (100.0 + 50 * k, 560.0)) for k in range(8)
    ]
    for k in range(40):
        given = scene(disk(140 + 5 * k, 450), terrain=Terrain(1000, 1000, polygons=books), matter=Matter(rim=0.0))
        run = flick(given, 0, 0.0, 1.0, 900.0)
        assert run.x == NEAR([140.0 + 5 * k], abs=1e-6)
        assert run.y[0] < 504.5


@pytest.mark.parametrize("depth", [1e-12, 1e-9, 1e-3, 1.0, 10.0])
def test_disks_that_overlap_to_begin_with_do_no_harm(depth: float) -> None:
    given = scene(disk(500, 500), disk(531 - depth, 500), disk(500, 531 - depth))
    for angle in range(0, 360, 15):
        assert not flick(given, 0, *direction(float(angle)), 1000.0).cut_short


def test_two_disks_at_the_very_same_place_can_be_flicked_apart() -> None:
    run = flick(scene(disk(500, 500), disk(500, 500)), 0, 1.0, 0.0, 1000.0)
    assert not run.cut_short


@covers("DK-FLK-09")
def test_a_flick_too_weak_to_move_moves_nothing() -> None:
    run = flick(scene(disk(500, 500), disk(531, 500, HERO)), 0, 1.0, 0.0, 0.009)
    assert (run.x, run.events) == ([500.0, 531.0], ())
