"""Chapter 6.3: motion and contact, one law at a time."""

from math import hypot, inf, sqrt

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import Body, Matter, Terrain, direction, flick
from parlour.games.desktopia.physics.engine.motion import precedes
from parlour.games.desktopia.physics.engine.words import BORDER, MEETING, TERRAIN
from parlour.games.desktopia.tests.physics.film import FIGHTER, HERO, MISSILE, TABLE, Film, disk, kinds, scene

NEAR = pytest.approx
BOOK = ((400.0, 400.0), (400.0, 600.0), (300.0, 600.0), (300.0, 400.0))  # clockwise or not, all the same
SMOOTH = Matter(rim=0.0)


@covers("DK-PHY-03", "DK-PHY-19")
def test_spin_runs_out_by_itself_however_the_disk_slides() -> None:
    given = scene(disk(200, 500), disk(400, 513.5, FIGHTER))
    film = Film(given, flick(given, 0, 1.0, 0.0, 1500.0))
    path = film.run.paths[-1]
    brake = 4 / 3 * 2500.0 / 11.5
    assert film.run.turned[1] == NEAR(path.spin * abs(path.spin) / (2 * brake) * 57.29577951308232)
    assert film.moment(9.0)[1].spin == 0.0


@covers("DK-PHY-05")
def test_a_disk_that_gives_all_its_speed_away_rests_where_it_met() -> None:
    matter = Matter(bounce=1.0, rim=0.0)
    wall = Terrain(1000, 1000, walls=(False, False, False, True))
    given = scene(disk(200, 500), disk(960, 500), terrain=wall, matter=matter)
    run = flick(given, 0, 1.0, 0.0, 2000.0)
    (hit,) = (event for event in run.events if event.kind == "hit")
    assert run.x[0] == NEAR(929.0) and hit.x == NEAR(944.5)  # 0 stops dead there and then


@covers("DK-PHY-05", "DK-PHY-09")
def test_a_disk_stopped_dead_is_met_by_one_that_was_on_another_errand() -> None:
    """Equal masses and a full bounce stop disk 0 in the way of what comes back from the wall."""
    matter = Matter(bounce=1.0, terrain_bounce=1.0, rim=0.0, slowing=100.0)
    given = scene(disk(200, 500), disk(400, 500), terrain=Terrain(600, 1000, walls=(True, True, True, True)), matter=matter)
    run = flick(given, 0, 1.0, 0.0, 2000.0)
    assert [(event.kind, event.disk, event.other) for event in run.events[:4]] == [
        ("hit", 0, 1), ("terrain", 1, -4), ("hit", 0, 1), ("terrain", 0, -2),
    ]  # fmt: skip
    assert run.events[2].x == NEAR(384.5)


@covers("DK-PHY-06")
def test_contacts_at_the_same_time_come_by_index_before_terrain_and_before_the_border() -> None:
    half = 31 * sqrt(0.5)
    twins = scene(disk(300 + half, 500 - half), disk(200, 500), disk(300 + half, 500 + half))
    run = flick(twins, 1, 1.0, 0.0, 1500.0)
    assert [(event.disk, event.other) for event in run.events[:2]] == [(0, 1), (1, 2)]
    mug = Terrain(1000, 1000, circles=[(300 + half, 500 - half, 15.5)])
    beside_a_mug = scene(disk(200, 500), disk(300 + half, 500 + half), terrain=mug)
    assert kinds(flick(beside_a_mug, 0, 1.0, 0.0, 1500.0))[:2] == ["hit", "terrain"]
    at_the_border = scene(disk(980, 500), terrain=Terrain(1000, 1000, circles=[(1030.5, 500, 15)]))
    assert kinds(flick(at_the_border, 0, 1.0, 0.0, 500.0))[0] == "terrain"


@covers("DK-PHY-06")
def test_events_of_different_disks_at_the_same_time_come_by_kind_then_by_either_index() -> None:
    kind = [TERRAIN, MEETING, MEETING, BORDER, MEETING]
    other = [-4, 2, 1, 0, 0]
    plans = [kind, other]
    order = [4, 1, 0, 3]  # 0 with 4, 1 with 2, 0 with a wall, 3 with the border
    for place, one in enumerate(order):
        assert [precedes(one, two, plans) for two in order] == [place < other_place for other_place in range(len(order))]
    assert not precedes(1, 2, plans) and not precedes(2, 1, plans)  # the same event, known to both


@covers("DK-PHY-07")
def test_touching_disks_meet_at_once_if_they_approach_and_not_if_they_part() -> None:
    touching = scene(disk(200, 500), disk(231, 500))
    toward, away, along = (flick(touching, 0, *direction(angle), 500.0) for angle in (0.0, 180.0, 90.0))
    assert (toward.events[0].kind, toward.events[0].time) == ("hit", 0.0)
    assert kinds(away) == kinds(along) == []


@covers("DK-PHY-07")
def test_two_moving_disks_meet_where_both_are_then() -> None:
    given = scene(disk(200, 500), disk(260, 502, MISSILE), disk(330, 500))
    film = Film(given, flick(given, 0, 1.0, 0.0, 2500.0))
    for change in film.changes():
        one, two = (change.before[each] for each in (change.event.disk, change.event.other))
        radii = given.bodies[change.event.disk].radius + given.bodies[change.event.other].radius
        assert hypot(one.x - two.x, one.y - two.y) == NEAR(radii, abs=1e-9)
    assert [(event.disk, event.other) for event in film.run.events].count((0, 1)) > 1


@covers("DK-PHY-08", "DK-PHY-14", "DK-PHY-15")
@pytest.mark.parametrize(
    ("terrain", "x", "other"),
    [
        (Terrain(1000, 1000, circles=[(340, 500, 40)]), 300.0, 0),
        (Terrain(1000, 1000, polygons=[BOOK]), 300.0, 0),
        (Terrain(1000, 1000, polygons=[BOOK[::-1]]), 300.0, 0),
        (Terrain(1000, 1000, circles=[(900, 900, 9)], polygons=[((300, 500), (400, 400), (400, 600))]), 300.0, 1),
        (Terrain(300, 1000, walls=(False, False, False, True)), 300.0, -4),
    ],
    ids=["mug", "book", "book drawn the other way round", "corner", "wall"],
)
def test_terrain_gives_back_half_the_speed_and_never_moves(terrain: Terrain, x: float, other: int) -> None:
    given = scene(disk(200, 500), terrain=terrain)
    film = Film(given, flick(given, 0, 1.0, 0.0, 1500.0))
    (change,) = film.changes()
    assert (change.event.kind, change.event.disk, change.event.other) == ("terrain", 0, other)
    assert (change.event.x, change.event.y) == NEAR((x, 500.0))
    assert change.after[0].vx == NEAR(-0.5 * change.before[0].vx)
    assert film.run.x[0] < 284.5


@covers("DK-PHY-08", "DK-PHY-14")
def test_a_disk_turns_along_a_wall_that_it_rubs() -> None:
    given = scene(disk(200, 400), terrain=Terrain(1000, 1000, polygons=[((100, 500), (900, 500), (900, 520), (100, 520))]))
    film = Film(given, flick(given, 0, *direction(30.0), 1500.0))
    (change,) = film.changes()
    before, after = change.before[0], change.after[0]
    push = 3.1713 * (after.vy - before.vy)
    assert after.vy == NEAR(-0.5 * before.vy)
    assert 3.1713 * (after.vx - before.vx) == NEAR(0.15 * push)  # it slips: the rim's friction is at its most
    assert after.spin == NEAR(2 * 0.15 * -push / (3.1713 * 15.5))
    assert film.run.turned[0] > 0.0


@covers("DK-PHY-10", "DK-PHY-21")
def test_below_a_millimetre_a_second_a_contact_is_no_collision_and_has_no_bounce() -> None:
    gentle = scene(disk(200, 500), disk(231, 500), matter=SMOOTH)
    run = flick(gentle, 0, 1.0, 0.0, 1.0)
    assert kinds(run) == ["touch"]
    assert kinds(flick(gentle, 0, 1.0, 0.0, 1.001)) == ["hit"]


@covers("DK-PHY-11")
def test_rims_stick_when_friction_is_strong_enough() -> None:
    given = scene(disk(200, 500), disk(400, 513.5, FIGHTER), matter=Matter(rim=9.0))
    (change,) = Film(given, flick(given, 0, 1.0, 0.0, 1500.0)).changes()
    one, two = change.after[0], change.after[1]
    toward_x, toward_y = (change.before[1].x - change.before[0].x) / 27, (change.before[1].y - change.before[0].y) / 27
    slide = (one.vy - two.vy) * toward_x - (one.vx - two.vx) * toward_y + one.spin * 15.5 + two.spin * 11.5
    assert slide == NEAR(0.0, abs=1e-9)


@covers("DK-PHY-12", "DK-PHY-13")
def test_a_blow_changes_velocities_by_the_carriers_own_masses() -> None:
    given = scene(disk(200, 500), disk(300, 500, HERO, load=40.0), matter=SMOOTH)
    (change, *_) = Film(given, flick(given, 0, 1.0, 0.0, 2000.0)).changes()
    assert change.after[0].vx == NEAR(0.2 * change.before[0].vx)


@covers("DK-PHY-12")
def test_a_body_of_infinite_mass_stays_where_it_is() -> None:
    given = scene(disk(200, 500), Body(300, 505, 20.0, inf))
    run = flick(given, 0, 1.0, 0.0, 2000.0)
    assert kinds(run)[0] == "hit"
    assert (run.x[1], run.y[1], run.turned[1]) == (300.0, 505.0, 0.0)
    assert run.x[0] < 264.5


@covers("DK-PHY-17")
@pytest.mark.parametrize("most", [0, 1, 5])
def test_everything_stops_where_it_is_when_the_most_events_are_reached(most: int) -> None:
    line = [disk(200, 500)] + [disk(300 + 31.05 * k, 500) for k in range(6)]
    given = scene(*line, matter=Matter(most_events=most))
    free = flick(scene(*line), 0, 1.0, 0.0, 2500.0)
    run = flick(given, 0, 1.0, 0.0, 2500.0)
    assert run.cut_short and not free.cut_short
    assert run.events == free.events[:most]
    stopped = Film(scene(*line), free).moment(free.events[most - 1].time if most else 0.0)
    assert run.x == NEAR([each.x for each in stopped])


@covers("DK-PHY-18")
def test_after_a_contact_the_partners_part_with_a_millimetre_a_second_at_least() -> None:
    given = scene(disk(200, 500), disk(300, 500), disk(331.2, 500), matter=Matter(bounce=0.0, rim=0.0))
    film = Film(given, flick(given, 0, 1.0, 0.0, 900.0))
    for change in film.changes():
        one, two = change.after[change.event.disk], change.after[change.event.other]
        assert two.vx - one.vx == NEAR(1.0, abs=1e-9)


@covers("DK-PHY-19", "DK-I-10")
def test_the_same_flick_gives_the_same_bytes() -> None:
    given = scene(*[disk(100 + 40 * k, 500 + 7 * (k % 3)) for k in range(12)])
    assert flick(given, 0, 1.0, 0.0, 2500.0) == flick(given, 0, 1.0, 0.0, 2500.0)


@covers("DK-PHY-23")
def test_a_barrel_or_an_artifact_is_a_movable_disk_like_any() -> None:
    run = flick(scene(disk(200, 500), disk(300, 500, (15.5, 3.1713))), 0, 1.0, 0.0, 1000.0)
    assert run.x[1] > 300.0


@covers("DK-OUT-01")
def test_a_disk_that_has_left_is_in_nobodys_way() -> None:
    given = scene(disk(980, 500, MISSILE), disk(900, 500), matter=SMOOTH)
    run = flick(given, 1, 1.0, 0.0, 2500.0)
    assert run.left == ((0, 3), (1, 3))
    assert kinds(run) == ["hit", "left", "left"]


@covers("DK-OUT-01")
def test_part_of_a_disk_may_hang_over_the_border() -> None:
    run = flick(scene(disk(980, 500)), 0, 1.0, 0.0, 300.0)
    assert run.left == ()
    assert run.x == NEAR([998.0])


@covers("DK-OUT-02")
@pytest.mark.parametrize(
    ("x", "y", "angle", "edge"),
    [(950, 950, 45.0, 2), (50, 950, 135.0, 1), (50, 50, 225.0, 0), (950, 50, 315.0, 0), (500, 20, 270.0, 0), (20, 500, 180.0, 1)],
)
def test_at_an_exact_corner_the_edge_is_the_first_of_bottom_left_top_right(x: float, y: float, angle: float, edge: int) -> None:
    assert flick(scene(disk(x, y), terrain=TABLE), 0, *direction(angle), 2000.0).left == ((0, edge),)
