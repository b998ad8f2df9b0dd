"""Chapter 6.4: blocks on their carriers, and a disk that starts above another."""

from math import hypot, sqrt

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import Matter, Terrain, direction, flick
from parlour.games.desktopia.tests.physics.film import FIGHTER, HERO, MISSILE, VETERAN, Film, disk, kinds, scene

NEAR = pytest.approx
BLOCKS = {
    "one missile on a hero": (HERO, 1 * 0.7425, 535.7),
    "three missiles on a hero": (HERO, 3 * 0.7425, 629.1),
    "two missiles on a veteran": (VETERAN, 2 * 0.7425, 574.9),
    "one missile on a fighter": (FIGHTER, 1 * 0.7425, 495.9),
    "a hero on an artifact": (HERO, 3.1713, 681.9),
    "a fighter on an artifact": (HERO, 1.7457, 600.4),
}


@covers("DK-STK-03", "DK-STK-04", "DK-STK-05", "DK-I-16")
@pytest.mark.parametrize(("size", "load", "most"), BLOCKS.values(), ids=BLOCKS)
def test_a_centred_block_falls_if_and_only_if_the_jump_is_above_the_table_value(
    size: tuple[float, float], load: float, most: float
) -> None:
    radius, mass = size
    exact = sqrt(2 * 7500 * (1 + load / mass) * radius)
    assert exact == NEAR(most, abs=0.05)
    given = scene(disk(500, 500, size, load))
    for angle in (0.0, 33.3, 211.0):
        assert kinds(flick(given, 0, *direction(angle), exact * (1 - 1e-12))) == []
        assert kinds(flick(given, 0, *direction(angle), exact * (1 + 1e-12))) == ["shed"]


@covers("DK-STK-04")
def test_slips_add_up_until_the_block_is_past_the_rim() -> None:
    given = scene(
        disk(500, 500, HERO, 0.7425), terrain=Terrain(1000, 1000, polygons=[((560, 0), (600, 0), (600, 999), (560, 999))])
    )
    film = Film(given, flick(given, 0, 1.0, 0.0, 525.0))
    assert kinds(film.run) == ["terrain"]  # the two jumps are opposite, so the block slips back
    (change,) = film.changes()
    jump = -1.5 * change.before[0].vx
    drag = 3.1713 / (3.1713 + 0.7425)
    assert change.after[0].vx - change.before[0].vx == NEAR(jump * drag)
    forward = scene(disk(500, 500, HERO, 0.7425), disk(460, 500, HERO))
    assert kinds(flick(forward, 1, 1.0, 0.0, 660.0)) == ["hit"]


@covers("DK-STK-08")
def test_a_block_that_stays_on_is_dragged_along_and_one_that_falls_is_not() -> None:
    given = scene(disk(200, 500), disk(300, 500, HERO, 0.7425), matter=Matter(rim=0.0))
    stays, falls = (Film(given, flick(given, 0, 1.0, 0.0, speed)) for speed in (800.0, 1200.0))
    (change, *_) = stays.changes()
    assert kinds(stays.run)[0] == "hit" and "shed" not in kinds(stays.run)
    assert change.after[1].vx == NEAR(0.8 * change.before[0].vx * 3.1713 / (3.1713 + 0.7425))
    (change, *_) = falls.changes()
    assert kinds(falls.run) == ["hit", "shed"]
    assert change.after[1].vx == NEAR(0.8 * change.before[0].vx)


@covers("DK-STK-08", "DK-PHY-07")
def test_partners_that_still_approach_after_the_drag_meet_again_at_once() -> None:
    given = scene(disk(200, 500, FIGHTER), disk(300, 500, HERO, 9.0), matter=Matter(rim=0.0, bounce=0.0))
    run = flick(given, 0, 1.0, 0.0, 800.0)
    first, second = run.events[:2]
    assert first.time == second.time and second.speed < first.speed
    assert not run.cut_short


def tumble(jump: float, load: float, mass: float, radius: float) -> tuple[float, float]:
    """Two disks on one another, the lower one struck: friction step by step, until the upper one's centre is over the rim.

    Where the upper one is then, and the greatest lead that the lower one ever gets."""
    step, upper, lower, speed, below, lead = 2e-7, 0.0, 0.0, 0.0, jump, 0.0
    while lower - upper <= radius and below > speed:
        upper, lower = upper + speed * step, lower + below * step
        speed += 5000.0 * step
        below -= (2500.0 * (1 + load / mass) + 5000.0 * load / mass) * step
        lead = max(lead, lower - upper)
    return upper, lead


@covers("DK-STK-07", "DK-STK-04", "DK-STK-05")
@pytest.mark.parametrize(("size", "load", "most"), BLOCKS.values(), ids=BLOCKS)
@pytest.mark.parametrize("stronger", [1.001, 1.2, 2.0, 4.0])
def test_a_block_drops_where_friction_leaves_it(size: tuple[float, float], load: float, most: float, stronger: float) -> None:
    radius, mass = size
    run = flick(scene(disk(300, 500, size, load), terrain=Terrain(9000, 1000)), 0, 1.0, 0.0, most * stronger)
    place, lead = tumble(most * stronger, load, mass, radius)
    assert kinds(run) == ["shed"] and lead > radius
    assert (run.events[0].x, run.events[0].y) == NEAR((300 + place, 500), abs=0.3 if stronger < 1.1 else 0.02)
    assert 0.0 < place < 9.0  # forward, the way of the blow, and never far


@covers("DK-STK-07")
@pytest.mark.parametrize("number", range(40))
def test_a_block_keeps_its_own_speed_and_is_never_thrown_against_the_blow(number: int) -> None:
    """Two blows, one after the other: the second finds the carrier on its way, with its block off the centre."""
    angle, speed = 9.0 * number, 700.0 + 37 * number
    ahead, aside = direction(angle)
    given = scene(
        disk(500, 500, HERO, 3.1713), disk(500 - 60 * ahead, 500 - 60 * aside), disk(500 + 75 * ahead, 500 + 75 * aside),
        terrain=Terrain(4000, 4000), matter=Matter(rim=0.0),
    )  # fmt: skip
    film = Film(given, flick(given, 1, ahead, aside, speed))
    for change in film.changes():
        shed = [each for each in film.run.events if (each.kind, each.disk, each.time) == ("shed", 0, change.event.time)]
        if shed and 0 in change.before:
            before, after = change.before[0], change.after[0]
            jump = hypot(after.vx - before.vx, after.vy - before.vy)
            far = (shed[0].x - before.x) * (after.vx - before.vx) + (shed[0].y - before.y) * (after.vy - before.vy)
            drift = hypot(before.vx, before.vy) * jump / 15000.0
            assert -15.5 - drift <= far / jump <= 15.5 + 7.0 + drift
            if before.vx == before.vy == 0.0:
                assert 0.0 <= far / jump <= 7.0
            return
    assert speed < 1000.0  # gentle blows carry it along


@covers("DK-STK-12")
def test_a_carrier_that_leaves_takes_its_block_with_it() -> None:
    run = flick(scene(disk(980, 500, load=0.7425)), 0, 1.0, 0.0, 500.0)
    assert kinds(run) == ["left"]


@covers("DK-STK-15")
def test_a_disk_flicked_from_on_top_of_another_comes_clear_of_it_first() -> None:
    given = scene(disk(500, 500), disk(500, 500), disk(600, 500))
    run = flick(given, 0, 1.0, 0.0, 1500.0, above=1)
    assert kinds(run)[:2] == ["clear", "hit"]
    assert (run.events[0].disk, run.events[0].other, run.events[0].x) == NEAR((0, 1, 531.0))
    assert (run.events[1].disk, run.events[1].other) == (0, 2)
    assert not run.over
    assert run.x[1] == 500.0


@covers("DK-STK-15")
def test_once_clear_it_meets_the_other_like_any_disk() -> None:
    wall = Terrain(600, 1000, walls=(False, False, False, True))
    given = scene(disk(500, 500), disk(495, 500), terrain=wall)
    run = flick(given, 0, 1.0, 0.0, 2000.0, above=1)
    assert kinds(run)[:3] == ["clear", "terrain", "hit"]
    assert run.x[1] < 495.0


@covers("DK-STK-15", "DK-STK-16", "DK-STK-17")
def test_a_disk_that_never_comes_clear_is_still_over_the_other() -> None:
    run = flick(scene(disk(500, 500), disk(500, 500)), 0, 0.0, 1.0, 300.0, above=1)
    assert run.over and kinds(run) == []
    assert run.y == [NEAR(518.0), 500.0]


@covers("DK-STK-15")
def test_it_comes_clear_too_when_the_other_is_knocked_from_under_it() -> None:
    given = scene(disk(500, 500), disk(490, 500), disk(540, 500), disk(420, 500), matter=Matter(bounce=1.0, terrain_bounce=1.0))
    walled = scene(*given.bodies, terrain=Terrain(1000, 1000, walls=(True, True, True, True)), matter=given.matter)
    # 0 stops against 2, still above 1; 2 runs round by the wall and comes back on 0, which then leaves 1
    run = flick(walled, 0, 1.0, 0.0, 2400.0, above=1)
    assert kinds(run)[0] == "hit"
    assert not run.over
    clear = next(event for event in run.events if event.kind == "clear")
    film = Film(walled, run).moment(clear.time)
    assert sqrt((film[0].x - film[1].x) ** 2 + (film[0].y - film[1].y) ** 2) == NEAR(31.0, abs=1e-9)


@covers("DK-STK-15")
def test_two_that_do_not_overlap_are_clear_from_the_start() -> None:
    run = flick(scene(disk(500, 500), disk(540, 500, MISSILE)), 0, 1.0, 0.0, 500.0, above=1)
    assert kinds(run)[:2] == ["clear", "hit"]
    assert run.events[0].time == 0.0
