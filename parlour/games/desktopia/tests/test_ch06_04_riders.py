"""6.4: characters that stand on artifacts when those are struck, and when they are flicked themselves."""

from itertools import combinations
from math import hypot, sqrt
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ArtifactFreed, CharacterHit, CharacterShaken, DiskFlicked, DiskReturned
from parlour.games.desktopia.position import Spot, crowd
from parlour.games.desktopia.rules.motion import Shaken
from parlour.games.desktopia.rules.returning import place_below
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import artifact, battle, desk, flick, lay, options, rect, shoot, told, unit
from parlour.kernel import Match

FAR = unit("vampal", 1, 100, 900)
MINE = [artifact("fire_mine", 600, 500)]


def ridden(*units: dict[str, Any], **more: Any) -> Match:
    """Seat 1's Baaroun stands on the Fire Mine."""
    return battle(*units, unit("baaroun", 1, 600, 500, on_artifact="fire_mine"), FAR, artifacts=MINE, **more)


def standing(type_: str = "kharu", **more: Any) -> Match:
    """Seat 0's character stands on the Fire Mine."""
    return battle(unit(type_, 0, 600, 500, on_artifact="fire_mine"), FAR, artifacts=MINE, **more)


def kinds(match: Match) -> list[str]:
    return [each.kind for each in told(match, DiskFlicked)[-1].happenings]


@covers("DK-STK-18", "DK-STK-08")
def test_a_rider_of_a_gently_pushed_artifact_rides_along() -> None:
    match = flick(ridden(unit("akeru", 0, 500, 500)), "akeru", 0, 900)
    assert (desk(match).on, "shed" in kinds(match)) == ({"baaroun": "fire_mine"}, False)
    impact = 900**2 - 5000 * 69
    assert desk(match).at["fire_mine"].x == about(600 + impact * 0.64 / 4 / 5000, abs=0.001)  # half the speed: equal masses


def dropped(jump: float, hold: float = 15000.0, radius: float = 15.5) -> float:
    """DK-STK-07 How far a centred rider is carried by an artifact that is knocked away from under it at rest."""
    time = 2 * radius / (jump + sqrt(jump * jump - 2 * hold * radius))
    return 2500 * time * time


@covers("DK-STK-07")
@pytest.mark.parametrize("speed", [1300, 1800, 2500])
def test_a_rider_that_falls_stays_about_where_it_was(speed: int) -> None:
    match = flick(ridden(unit("akeru", 0, 500, 500)), "akeru", 0, speed)
    jump = (speed**2 - 5000 * 69) ** 0.5 * 0.8
    (shaken,) = told(match, CharacterShaken)
    drop = 600 + dropped(jump)
    assert (shaken.disk, shaken.artifact) == ("baaroun", "fire_mine")
    (shed,) = [each for each in told(match, DiskFlicked)[0].happenings if each.kind == "shed"]
    assert (shed.x, shed.y) == (about(drop, abs=0.001), 500.0)
    striker = desk(match).at["akeru"]
    assert abs(drop - striker.x) < 31.1  # the striker lies there: the nearest legal place is taken
    assert hypot(shaken.x - drop, shaken.y - 500) <= 31.1
    assert hypot(shaken.x - striker.x, shaken.y - striker.y) == about(31.1, abs=0.5)


@covers("DK-STK-07")
def test_a_rider_that_falls_lies_exactly_at_its_drop_point_if_there_is_room() -> None:
    match = shoot(ridden(unit("akeru", 0, 530, 500)), "akeru", 560, 500, 0, 2500)
    share = 1.6 * 0.7425 / (0.7425 + 3.1713)
    jump = (2500**2 - 5000 * 17) ** 0.5 * share
    assert desk(match).at["baaroun"] == (about(600 + dropped(jump), abs=0.001), 500.0)
    assert desk(match).at["fire_mine"] == (about(600 + jump * jump / 5000, abs=0.001), 500.0)
    assert (desk(match).on, told(match, ArtifactFreed)) == ({}, [ArtifactFreed("fire_mine")])


@covers("DK-STK-07", "DK-R-89")
@pytest.mark.parametrize("speed", [1300, 1800, 2500])
@pytest.mark.parametrize("near", [523, 540, 560])
def test_a_rider_that_falls_is_never_set_down_behind_a_book(speed: int, near: int) -> None:
    shelf = [rect("left", near, 650, 4, 240), rect("right", 1200 - near, 500, 4, 600)]
    match = flick(ridden(unit("akeru", 0, 450, 500), terrain=shelf), "akeru", 0, speed)
    (shaken,) = told(match, CharacterShaken)
    assert near < shaken.x < 1200 - near or shaken.y < 530
    assert hypot(shaken.x - 600, shaken.y - 500) < 60


@covers("DK-STK-07", "DK-R-89")
def test_a_rider_that_was_on_its_way_to_a_book_is_set_down_before_it() -> None:
    match = ridden(unit("akeru", 0, 500, 500), terrain=[rect("ruler", 640, 500, 2, 300)])
    beyond = Shaken("baaroun", "fire_mine", 660.0, 500.0, Spot(620.0, 500.0))  # where its own speed would have carried it
    spot = place_below(crowd(desk(match)).without("fire_mine"), beyond, 15.5, 0.1)
    assert spot == (about(623.4, abs=0.6), about(500.0, abs=8))
    pen = [rect("ruler", 640, 500, 2, 300), rect("west", 575, 500, 4, 60), *[rect(f"y{y}", 600, y, 60, 4) for y in (466, 534)]]
    match = ridden(unit("akeru", 0, 500, 500), terrain=pen)
    assert place_below(crowd(desk(match)), beyond, 15.5, 0.1) == (660.0, 500.0)  # no room on that side: anywhere


@covers("DK-STK-11", "DK-STK-07")
def test_missiles_stay_on_a_rider_that_falls() -> None:
    match = lay(ridden(unit("akeru", 0, 500, 500)), "baaroun", "tick1", "flame1")
    flick(match, "akeru", 0, 2500)
    assert (desk(match).on, desk(match).columns) == ({}, {"baaroun": ("tick1", "flame1")})
    assert desk(match).lives["baaroun"] == 4


@covers("DK-STK-11")
def test_missiles_stay_on_a_rider_that_rides_along_a_blow_that_would_shake_them_off() -> None:
    match = lay(ridden(unit("akeru", 0, 560, 500)), "baaroun", "tick1")
    flick(match, "akeru", 0, 825)  # the artifact gets 650 mm/s: above 535.7 of a missile on a hero
    assert (desk(match).on, desk(match).columns) == ({"baaroun": "fire_mine"}, {"baaroun": ("tick1",)})


@covers("DK-STK-12", "DK-OUT-13")
def test_a_rider_of_an_artifact_that_leaves_has_left_too() -> None:
    match = lay(ridden(unit("akeru", 0, 900, 500)), "baaroun", "tick1")
    desk(match).at["fire_mine"] = Spot(990.0, 500.0)
    flick(match, "akeru", 0, 900)
    assert ("shed" in kinds(match), desk(match).on, desk(match).columns) == (False, {}, {})
    returned = told(match, DiskReturned)
    assert [each.disk for each in returned] == ["fire_mine", "baaroun"]  # the flicking player's first
    spots = [desk(match).at["akeru"], *[Spot(each.x, each.y) for each in returned]]
    assert [each.x for each in spots[1:]] == [953.5, 953.5]
    for one, other in combinations(spots, 2):
        assert hypot(one.x - other.x, one.y - other.y) >= 62  # a gap of 31
    assert desk(match).lives["baaroun"] == 4


@covers("DK-STK-15")
def test_a_character_flicked_off_an_artifact_does_not_collide_with_it() -> None:
    match = flick(standing(), "kharu", 0, 1200)
    assert kinds(match) == ["clear"]
    assert (desk(match).at["kharu"], desk(match).at["fire_mine"]) == (Spot(888.0, 500.0), Spot(600.0, 500.0))
    assert desk(match).on == {}


@covers("DK-STK-15")
def test_a_character_flicked_off_an_artifact_strikes_what_stands_beside_it() -> None:
    match = battle(unit("kharu", 0, 600, 500, on_artifact="fire_mine"), unit("baaroun", 1, 640, 500), FAR, artifacts=MINE)
    flick(match, "kharu", 0, 600)
    assert [each.target for each in told(match, CharacterHit)] == ["baaroun"]


@covers("DK-STK-15", "DK-ART-06")
def test_once_clear_of_the_artifact_it_collides_with_it_like_anybody() -> None:
    match = standing(terrain=[rect("book", 750, 500, 100, 100)])
    flick(match, "kharu", 0, 2000)
    assert kinds(match)[:3] == ["clear", "terrain", "hit"]
    assert desk(match).at["fire_mine"].x < 599
    assert options(match) == ("climb fire_mine", "stay")  # no other player controlled it


@covers("DK-STK-16")
@pytest.mark.parametrize("speed", [100, 278])
def test_a_character_that_hardly_moves_stays_on_its_artifact(speed: int) -> None:
    match = flick(standing(), "kharu", 0, speed)  # 278 mm/s: 15.457 mm
    assert (desk(match).on, "kharu" in desk(match).at) == ({"kharu": "fire_mine"}, False)
    assert told(match, ArtifactFreed) == []
    assert desk(match).at["fire_mine"] == Spot(600.0, 500.0)


@covers("DK-STK-17")
@pytest.mark.parametrize("speed", [279, 393])
def test_a_character_that_comes_to_rest_over_the_rim_slides_down(speed: int) -> None:
    match = flick(standing(), "kharu", 0, speed)  # 15.57 and 30.89 mm
    assert (desk(match).on, told(match, ArtifactFreed)) == ({}, [ArtifactFreed("fire_mine")])
    down = desk(match).at["kharu"]
    away = ((down.x - 600) ** 2 + (down.y - 500) ** 2) ** 0.5
    assert 31.1 <= away < 31.7
    rest = 600 + speed**2 / 5000
    assert ((down.x - rest) ** 2 + (down.y - 500) ** 2) ** 0.5 <= 31.1 - speed**2 / 5000 + 1.0


@covers("DK-STK-17", "DK-RES-06")
def test_a_character_slides_down_after_the_dead_are_removed() -> None:
    units = [unit("kharu", 0, 600, 500, on_artifact="fire_mine"), unit("smoker", 1, 640, 500), FAR]
    match = flick(battle(*units, artifacts=MINE), "kharu", 0, 365)
    assert "smoker1" not in desk(match).at
    # at rest over the rim at 615.545; the nearest place is 16 mm on, where the dead one lay
    assert desk(match).at["kharu"] == (about(631.545, abs=0.002), 500.0)


@covers("DK-STK-17", "DK-STK-15")
def test_a_character_that_is_just_clear_of_its_artifact_stays_where_it_is() -> None:
    match = flick(standing(), "kharu", 0, 394)  # 31.05 mm
    assert (desk(match).at["kharu"], desk(match).on) == (Spot(631.047, 500.0), {})


@covers("DK-STK-16")
def test_a_small_disk_stays_on_by_the_radius_of_the_artifact() -> None:
    assert desk(flick(standing("skolop"), "skolop1", 90, 278)).on == {"skolop1": "fire_mine"}
    assert desk(flick(standing("skolop"), "skolop1", 90, 279)).on == {}
