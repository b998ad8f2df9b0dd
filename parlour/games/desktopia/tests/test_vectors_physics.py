"""12.2: the physics vectors, played through the game."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterShaken, DamagePrevented, DiskFlicked, DiskReturned
from parlour.games.desktopia.position import Spot, crowd
from parlour.games.desktopia.rules.motion import Gone
from parlour.games.desktopia.rules.returning import place_at_border
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import artifact, battle, desk, flick, lay, rect, shoot, told, unit
from parlour.kernel import Match

FAR = unit("vampal", 1, 100, 900)
NEAR = 0.05


def run(match: Match) -> DiskFlicked:
    found: DiskFlicked = told(match, DiskFlicked)[-1]
    return found


@covers("DK-T-13", "DK-PHY-04")
def test_t13_a_free_slide() -> None:
    match = flick(battle(unit("kharu", 0, 100, 500), FAR), "kharu", 0, 1000)
    assert desk(match).at["kharu"] == Spot(300.0, 500.0)
    (path,) = run(match).paths
    assert (path.vx / 2500, run(match).happenings) == (0.4, ())  # at rest after so many seconds


@covers("DK-T-13")
def test_t13_a_full_flick_goes_1250_mm() -> None:
    """The widest field is 1400 wide."""
    match = battle(unit("kharu", 0, 100, 500), FAR, field={"w": 1400, "h": 1000})
    assert desk(flick(match, "kharu", 0, 2500)).at["kharu"] == Spot(1350.0, 500.0)


@covers("DK-T-14", "DK-PHY-10")
def test_t14_head_on() -> None:
    match = flick(battle(unit("kharu", 0, 200, 500), unit("ezzen", 0, 329.5, 500), FAR), "kharu", 0, 1000)
    (hit,) = run(match).happenings
    assert (hit.kind, hit.time, hit.speed) == ("hit", about(0.117, abs=0.0005), about(707.11, abs=0.01))
    assert desk(match).at["kharu"] == (about(307.904, abs=NEAR), 500)
    assert desk(match).at["ezzen1"] == (about(407.142, abs=NEAR), 500)


@covers("DK-T-15", "DK-PHY-11", "DK-PHY-12")
def test_t15_oblique() -> None:
    match = flick(battle(unit("kharu", 0, 200, 500), unit("skolop", 0, 400, 513.5), FAR), "kharu", 0, 1500)
    assert run(match).happenings[0].speed == about(1012.5, abs=0.1)
    assert desk(match).at["kharu"] == (about(462.66, abs=NEAR), about(469.22, abs=NEAR))
    assert desk(match).at["skolop1"] == (about(603.68, abs=NEAR), about(600.55, abs=NEAR))
    assert desk(match).facing["kharu"] == about(90 + 10.6, abs=0.1)
    assert desk(match).facing["skolop1"] == about(90 + 47.2, abs=0.1)


@covers("DK-T-16", "DK-STK-05", "DK-STK-09")
@pytest.mark.parametrize(("speed", "stays"), [(535, True), (536, False)])
def test_t16_carrying_a_missile(speed: int, stays: bool) -> None:
    match = flick(lay(battle(unit("kharu", 0, 200, 500), FAR), "kharu", "shield1"), "kharu", 0, speed)
    assert ("kharu" in desk(match).columns) == stays
    if stays:
        assert desk(match).at["kharu"].x == about(257.2, abs=NEAR)
    else:
        (shed,) = run(match).happenings
        assert (shed.x, shed.y) == (about(207.80, abs=0.01), 500)


def against_artifact(speed: int) -> Match:
    """A missile at (200, 500), an artifact with a hero on it at (423, 500)."""
    units = [unit("akeru", 0, 170, 500), unit("baaroun", 1, 423, 500, on_artifact="fire_mine"), FAR]
    return shoot(battle(*units, artifacts=[artifact("fire_mine", 423, 500)]), "akeru", 200, 500, 0, speed)


@covers("DK-T-17", "DK-STK-08", "DK-STK-18")
def test_t17_a_missile_against_an_occupied_artifact_that_holds() -> None:
    match = against_artifact(2450)
    assert run(match).happenings[0].speed == about(2236.6, abs=NEAR)
    assert (desk(match).on, desk(match).at["fire_mine"]) == ({"baaroun": "fire_mine"}, (about(446.0, abs=NEAR), 500))


@covers("DK-T-17", "DK-STK-07")
def test_t17_a_missile_against_an_occupied_artifact_that_lets_go() -> None:
    match = against_artifact(2500)
    assert run(match).happenings[0].speed == about(2291.3, abs=NEAR)
    assert (desk(match).on, desk(match).at["fire_mine"]) == ({}, (about(519.7, abs=NEAR), 500))
    assert desk(match).at["baaroun"] == (about(426.47, abs=NEAR), 500)
    assert [each.disk for each in told(match, CharacterShaken)] == ["baaroun"]


@covers("DK-T-18", "DK-MIS-11")
@pytest.mark.parametrize(("speed", "impact", "stays"), [(900, 556.8, True), (1200, 969.5, False)])
def test_t18_a_shield_knocked_off(speed: int, impact: float, stays: bool) -> None:
    match = lay(battle(unit("skolop", 0, 200, 500), unit("ezzen", 1, 325.5, 500), FAR), "ezzen1", "shield1", by=1)
    flick(match, "skolop1", 0, speed)
    assert run(match).happenings[0].speed == about(impact, abs=NEAR)
    assert ("ezzen1" in desk(match).columns) == stays
    if not stays:
        assert run(match).happenings[1].x == about(327.57, abs=0.01)
    assert desk(match).lives["ezzen1"] == 2
    assert [each.why for each in told(match, DamagePrevented)] == ["shield"]


@covers("DK-T-19", "DK-OUT-01", "DK-OUT-07")
def test_t19_leaving() -> None:
    match = flick(battle(unit("skolop", 0, 950, 400), FAR), "skolop1", 0, 1000)
    (left,) = run(match).happenings
    assert (left.kind, left.other, left.x, left.y) == ("left", "right", 1000, 400)
    assert told(match, DiskReturned) == [DiskReturned("skolop1", "right", 965.5, 400.0)]


@covers("DK-T-19", "DK-OUT-08", "DK-OUT-09")
def test_t19_leaving_where_another_rests() -> None:
    match = battle(unit("skolop", 0, 950, 400), unit("phantom", 0, 965.5, 450), FAR)
    desk(match).at["phantom1"] = Spot(965.5, 410.0)
    table = crowd(desk(match)).without("skolop1")
    assert place_at_border(table, Gone("skolop1", "right", 1000.0, 400.0), 23, 0.1) == Spot(965.5, 364.0)


@covers("DK-T-20", "DK-NEA-02", "DK-NEA-05")
def test_t20_nearby() -> None:
    plain = battle(unit("kharu", 0, 500, 500), unit("skolop", 0, 700, 700), FAR)
    walled = battle(unit("kharu", 0, 500, 500), unit("skolop", 0, 700, 700), FAR, terrain=[rect("leaf", 522, 500, 1, 20)])
    found = []
    for match, x in ((plain, 541.999), (plain, 542.0), (walled, 541.999)):
        desk(match).at["skolop1"] = Spot(x, 500.0)
        found.append(match.view(None)["facts"]["nearby"])
    assert found == [{"kharu": ["skolop1"], "skolop1": ["kharu"]}, {}, {}]
