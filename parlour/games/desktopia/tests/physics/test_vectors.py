"""DK-T-13, DK-T-14, DK-T-15, DK-T-16, DK-T-17, DK-T-18, DK-T-19: the worked examples of the rulebook that are physics."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import Terrain, flick
from parlour.games.desktopia.tests.physics.film import FIGHTER, MISSILE, VETERAN, Film, disk, kinds, scene

NEAR = pytest.approx


@covers("DK-T-13", "DK-PHY-02", "DK-PHY-04")
def test_a_disk_alone_slides_as_far_as_its_speed_carries_it() -> None:
    run = flick(scene(disk(100, 500)), 0, 1.0, 0.0, 1000.0)
    assert (run.x, run.y) == ([300.0], [500.0])
    given = scene(disk(100, 500), terrain=Terrain(2000, 1000))
    film = Film(given, flick(given, 0, 1.0, 0.0, 2500.0))
    assert film.run.x == [1350.0]
    assert film.moment(0.999)[0].vx > 0.0 == film.moment(1.0)[0].vx


@covers("DK-T-14", "DK-PHY-10")
def test_a_hero_strikes_a_veteran_head_on() -> None:
    run = flick(scene(disk(200, 500), disk(329.5, 500, VETERAN)), 0, 1.0, 0.0, 1000.0)
    assert run.x == NEAR([307.904, 407.142], abs=0.001)
    assert run.y == [500.0, 500.0]
    assert [(event.kind, event.disk, event.other) for event in run.events] == [("hit", 0, 1)]
    assert (run.events[0].time, run.events[0].speed) == NEAR((0.11716, 707.107), abs=0.001)


@covers("DK-T-15", "DK-PHY-11", "DK-PHY-12")
def test_an_oblique_blow_throws_and_turns_both_disks() -> None:
    run = flick(scene(disk(200, 500), disk(400, 513.5, FIGHTER)), 0, 1.0, 0.0, 1500.0)
    assert run.events[0].speed == NEAR(1012.5, abs=0.05)
    assert run.x == NEAR([462.66, 603.68], abs=0.01)
    assert run.y == NEAR([469.22, 600.55], abs=0.01)
    assert run.turned == NEAR([10.6, 47.2], abs=0.05)


@covers("DK-T-16", "DK-STK-04", "DK-STK-05", "DK-STK-09")
def test_a_carried_missile_stays_at_535_and_falls_at_536() -> None:
    carrier = scene(disk(200, 500, load=0.7425))
    gentle, rough = flick(carrier, 0, 1.0, 0.0, 535.0), flick(carrier, 0, 1.0, 0.0, 536.0)
    assert kinds(gentle) == []
    assert gentle.x == NEAR([257.245], abs=0.001)
    assert kinds(rough) == ["shed"]
    assert (rough.events[0].time, rough.events[0].x, rough.events[0].y) == NEAR((0.0, 207.80, 500.0), abs=0.005)


@covers("DK-T-17", "DK-STK-07", "DK-STK-08")
def test_a_missile_moves_an_occupied_artifact_or_its_hero_falls() -> None:
    given = scene(disk(200, 500, MISSILE), disk(423, 500, load=3.1713))
    stays, falls = flick(given, 0, 1.0, 0.0, 2450.0), flick(given, 0, 1.0, 0.0, 2500.0)
    assert (stays.events[0].speed, stays.x[1]) == NEAR((2236.6, 446.0), abs=0.05)
    assert kinds(stays) == ["hit"]
    assert (falls.events[0].speed, falls.x[1]) == NEAR((2291.3, 519.7), abs=0.05)
    assert kinds(falls) == ["hit", "shed"]
    assert falls.events[1].disk == 1
    assert (falls.events[1].x, falls.events[1].y) == NEAR((426.47, 500.0), abs=0.005)


@covers("DK-T-18")
def test_a_shield_stays_at_900_and_is_knocked_off_at_1200() -> None:
    given = scene(disk(200, 500, FIGHTER), disk(325.5, 500, VETERAN, load=0.7425))
    stays, falls = flick(given, 0, 1.0, 0.0, 900.0), flick(given, 0, 1.0, 0.0, 1200.0)
    assert (stays.events[0].speed, falls.events[0].speed) == NEAR((556.8, 969.5), abs=0.05)
    assert (kinds(stays), kinds(falls)) == (["hit"], ["hit", "shed"])
    assert falls.events[1].x == NEAR(327.57, abs=0.005)


@covers("DK-T-19", "DK-OUT-01", "DK-OUT-02")
def test_a_fighter_leaves_over_the_right_edge() -> None:
    run = flick(scene(disk(950, 400, FIGHTER)), 0, 1.0, 0.0, 1000.0)
    assert run.left == ((0, 3),)
    assert (run.x, run.y) == ([1000.0], [400.0])
    assert kinds(run) == ["left"]
