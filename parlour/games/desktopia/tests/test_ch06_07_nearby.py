"""6.7: which disks are nearby each other."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.situations import artifact, barrel, battle, circle, desk, lay, rect, unit
from parlour.kernel import Match

FAR = unit("sirokh", 1, 100, 900)
TYPES = {"hero": "kharu", "veteran": "ezzen", "fighter": "skolop"}
OTHERS = {"hero": "akeru", "veteran": "ezzen", "fighter": "phantom"}
TABLE = [
    ("hero", "hero", 46.0), ("hero", "veteran", 44.5), ("hero", "fighter", 42.0), ("veteran", "veteran", 43.0),
    ("veteran", "fighter", 40.5), ("fighter", "fighter", 38.0),
]  # fmt: skip


def pairs(match: Match) -> dict[str, list[str]]:
    found: dict[str, list[str]] = match.view(None)["facts"]["nearby"]
    return found


def couple(one: str, other: str, distance: float, **more: Any) -> dict[str, list[str]]:
    match = battle(unit(one, 0, 500, 500), unit(other, 0, 700, 700), FAR, **more)
    first, second = [disk for disk, side in desk(match).side.items() if side == 0]
    desk(match).at[second] = Spot(500.0 + distance, 500.0)
    return {disk: near for disk, near in pairs(match).items() if disk in (first, second)}


@covers("DK-NEA-01", "DK-NEA-02")
@pytest.mark.parametrize(("one", "other", "limit"), TABLE)
def test_disks_are_nearby_below_the_distance_of_the_table(one: str, other: str, limit: float) -> None:
    found = couple(TYPES[one], OTHERS[other], limit - 0.001)
    first, second = found
    assert found == {first: [second], second: [first]}
    assert couple(TYPES[one], OTHERS[other], limit) == {}


@covers("DK-NEA-02")
def test_disks_that_touch_are_nearby() -> None:
    assert len(couple("kharu", "akeru", 31.0)) == 2


@covers("DK-NEA-02")
@pytest.mark.parametrize(("dx", "dy", "near"), [(27.0, 32.1, True), (32.5, 32.6, False)])
def test_the_distance_of_the_centres_counts_in_every_direction(dx: float, dy: float, near: bool) -> None:
    match = battle(unit("kharu", 0, 500, 500), unit("akeru", 0, 700, 700), FAR)
    desk(match).at["akeru"] = Spot(500 - dx, 500 + dy)
    assert bool(pairs(match)) == near


def stacked(*units: dict[str, Any]) -> Match:
    artifacts = [artifact("fire_mine", 500, 500), artifact("magnetosphere", 535, 500)]
    return battle(*units, FAR, artifacts=artifacts)


@covers("DK-NEA-03", "DK-NEA-09")
def test_a_character_on_an_artifact_is_not_nearby_those_on_the_table() -> None:
    match = stacked(unit("kharu", 0, 500, 500, on_artifact="fire_mine"), unit("akeru", 0, 500, 540))
    found = pairs(match)
    assert "kharu" not in found
    assert set(found["akeru"]) == {"fire_mine"}  # but his artifact is, whoever stands on it
    assert set(found["fire_mine"]) == {"akeru", "magnetosphere"}


@covers("DK-NEA-04")
def test_nobody_is_nearby_what_he_stands_on() -> None:
    found = pairs(battle(unit("kharu", 0, 500, 500, on_artifact="fire_mine"), FAR, artifacts=[artifact("fire_mine", 500, 500)]))
    assert found == {}


@covers("DK-NEA-08")
@pytest.mark.parametrize(("second", "near"), [("akeru", True), ("phantom", True)])
def test_two_characters_on_two_artifacts_can_be_nearby(second: str, near: bool) -> None:
    match = stacked(unit("kharu", 0, 500, 500, on_artifact="fire_mine"), unit(second, 0, 535, 500, on_artifact="magnetosphere"))
    disk = list(desk(match).side)[1]
    assert (pairs(match).get("kharu") == [disk]) == near


@covers("DK-NEA-08")
def test_their_own_radii_count() -> None:
    """Two fighters: nearby below 38, though their artifacts are nearby below 46."""
    match = stacked(
        unit("skolop", 0, 500, 500, on_artifact="fire_mine"), unit("phantom", 0, 535, 500, on_artifact="magnetosphere")
    )
    assert pairs(match)["skolop1"] == ["phantom1"]
    desk(match).at["magnetosphere"] = Spot(540.0, 500.0)
    assert "skolop1" not in pairs(match)
    assert pairs(match)["fire_mine"] == ["magnetosphere"]


@covers("DK-NEA-05")
@pytest.mark.parametrize(
    ("terrain", "near"),
    [
        (rect("leaf", 521, 500, 1, 30), False),
        (rect("leaf", 521, 515.6, 1, 30), True),  # ends 0.6 above the line of the centres
        (rect("leaf", 521, 515, 1, 30), False),  # touches it
        (circle("pin", 521, 500, 1), False),
        (circle("pin", 521, 502, 2), False),
        (circle("pin", 521, 502.1, 2), True),
        (rect("book", 521, 560, 60, 60), True),
    ],
)
def test_terrain_between_the_centres_parts_them(terrain: dict[str, Any], near: bool) -> None:
    assert bool(couple("kharu", "skolop", 41.9, terrain=[terrain])) == near


@covers("DK-NEA-06")
def test_nobody_is_nearby_himself() -> None:
    assert pairs(battle(unit("kharu", 0, 500, 500), FAR)) == {}


@covers("DK-NEA-07")
def test_missiles_on_disks_do_not_matter() -> None:
    match = battle(unit("kharu", 0, 500, 500), unit("akeru", 0, 545, 500), FAR)
    before = pairs(match)
    lay(lay(match, "kharu", "tick1", "shield1", by=1), "akeru", "flame1")
    assert pairs(match) == before == {"kharu": ["akeru"], "akeru": ["kharu"]}


@covers("DK-NEA-09")
@pytest.mark.parametrize(("distance", "near"), [(41.999, True), (42.0, False)])
def test_nearness_to_an_artifact_is_measured_to_its_own_disk(distance: float, near: bool) -> None:
    match = battle(
        unit("phantom", 0, 500, 500, on_artifact="fire_mine"), unit("skolop", 0, 700, 500), FAR,
        artifacts=[artifact("fire_mine", 500, 500)], objects=[barrel("lump_1", "dust", 300, 300)],
    )  # fmt: skip
    desk(match).at["skolop1"] = Spot(500 + distance, 500.0)
    assert pairs(match) == ({"fire_mine": ["skolop1"], "skolop1": ["fire_mine"]} if near else {})
