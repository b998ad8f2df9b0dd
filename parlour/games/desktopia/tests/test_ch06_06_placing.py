"""6.6: placing by hand."""

from math import ceil, cos, pi, radians, sin
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.crowd import Crowd, Lying
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.rules.placing import nearest_place
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    battle,
    circle,
    desk,
    flick,
    kind,
    lay,
    opened,
    options,
    rect,
    script,
    unit,
)
from parlour.kernel import Illegal, Match

KHARU, FAR = unit("kharu", 0, 300, 500), unit("vampal", 1, 100, 900)


def holding(card: str, *units: Plain, **more: Any) -> Match:
    """Seat 0 holds a ritual card."""
    trial = script(*units, **more)
    trial["rituals"] = {"enabled": True, "hands": {"0": [card]}}
    return opened(trial)


def teleporting(disk: str, *units: Plain, **more: Any) -> Match:
    match = holding("teleportation", *units, FAR, **more)
    match.act(0, "play teleportation")
    if kind(match) == "teleport":
        match.act(0, f"teleport {disk}")
    return match


def summoning(hero: str, *units: Plain, **more: Any) -> Match:
    match = holding("summoning", *units, FAR, **more)
    match.act(0, "play summoning")
    match.act(0, f"summon skolop {hero}")
    return match


def refusal(match: Match, x: float, y: float) -> str:
    with pytest.raises(Illegal) as found:
        match.act(0, f"place {x} {y}")
    return found.value.key


@covers("DK-PLC-01")
@pytest.mark.parametrize(("x", "y"), [(15.4, 500), (984.6, 500), (500, 15.4), (500, 984.6)])
def test_a_disk_placed_by_hand_lies_wholly_inside(x: float, y: float) -> None:
    assert refusal(teleporting("kharu", KHARU), x, y) == "not-inside"


@covers("DK-PLC-01", "DK-PLC-05")
@pytest.mark.parametrize(("x", "y"), [(15.5, 15.5), (984.5, 984.5), (777.7, 333.3)])
def test_any_place_inside_is_legal(x: float, y: float) -> None:
    match = teleporting("kharu", KHARU)
    match.act(0, f"place {x} {y}")
    assert desk(match).at["kharu"] == Spot(x, y)


@covers("DK-PLC-01")
@pytest.mark.parametrize("thing", ["akeru", "fire_mine", "mug"])
def test_a_gap_of_a_tenth_is_enough_and_less_is_not(thing: str) -> None:
    things: dict[str, Any] = {"artifacts": [artifact("fire_mine", 600, 600)], "terrain": [circle("mug", 700, 700, 20)]}
    match = teleporting("kharu", KHARU, unit("akeru", 0, 500, 500), **things)
    x, y, radius = {"akeru": (500, 500, 15.5), "fire_mine": (600, 600, 15.5), "mug": (700, 700, 20)}[thing]
    assert refusal(match, x + radius + 15.5, y) == "no-room"
    match.act(0, f"place {x + radius + 15.6} {y}")
    assert desk(match).at["kharu"] == Spot(x + radius + 15.6, y)


@covers("DK-PLC-01")
def test_the_place_that_the_disk_leaves_is_free() -> None:
    match = teleporting("kharu", KHARU)
    match.act(0, "place 305 500")
    assert desk(match).at["kharu"] == Spot(305.0, 500.0)


@covers("DK-PLC-01")
def test_a_character_on_an_artifact_is_placed_on_the_table() -> None:
    units = [unit("kharu", 0, 600, 600, on_artifact="fire_mine")]
    match = teleporting("kharu", *units, artifacts=[artifact("fire_mine", 600, 600)])
    assert refusal(match, 600, 600) == "no-room"
    match.act(0, "place 700 600")
    assert (desk(match).on, desk(match).at["kharu"]) == ({}, Spot(700.0, 600.0))


@covers("DK-PLC-02", "DK-PLC-05")
def test_next_to_a_disk_means_nearby_it() -> None:
    """A hero and a fighter: the centres are less than 42 apart."""
    match = summoning("kharu", KHARU)
    assert (refusal(match, 342, 500), refusal(match, 300, 700)) == ("not-nearby", "not-nearby")
    assert refusal(match, 327, 500) == "no-room"
    nearest, farthest = match.copy(), match
    nearest.act(0, "place 327.1 500")
    farthest.act(0, "place 341.9 500")
    assert (desk(nearest).at["skolop1"], desk(farthest).at["skolop1"]) == (Spot(327.1, 500.0), Spot(341.9, 500.0))


@covers("DK-PLC-02")
def test_behind_terrain_is_not_next_to() -> None:
    match = summoning("kharu", KHARU, terrain=[rect("leaf", 318, 500, 2, 40)])
    assert refusal(match, 335, 500) == "not-nearby"


@covers("DK-PLC-03")
def test_next_to_a_hero_on_an_artifact_is_next_to_the_artifact() -> None:
    match = summoning("kharu", unit("kharu", 0, 600, 600, on_artifact="fire_mine"), artifacts=[artifact("fire_mine", 600, 600)])
    match.act(0, "place 641.9 600")
    match.act(0, "keep")
    assert desk(match).at["skolop1"] == Spot(641.9, 600.0)
    assert "skolop1" in match.view(None)["facts"]["nearby"]["fire_mine"]


@covers("DK-PLC-04")
@pytest.mark.parametrize(("radius", "offered"), [(60.0, True), (45.0, False)])
def test_an_effect_is_offered_only_if_there_is_a_place(radius: float, offered: bool) -> None:
    """Six cups round a hero: between wide ones there is room for a fighter beside him, between narrow ones there is none."""
    ring = [(radius * 1, 0.0), (radius * 0.5, radius * 0.866), (radius * -0.5, radius * 0.866)]
    ring += [(-x, -y) for x, y in ring]
    cups = [circle(f"cup{each}", 300 + x, 500 + y, 14) for each, (x, y) in enumerate(ring)]
    match = holding("summoning", KHARU, FAR, terrain=cups)
    assert ("play summoning" in options(match)) == offered


def first_on_rings(table: Crowd, x: float, y: float, radius: float) -> Spot:
    """DK-PLC-06 written out anew."""
    for ring in range(1, 400):
        count = ceil(2 * pi * ring * 0.5 / 0.5)
        for number in range(count):
            turn = radians(360 * number / count)
            px, py = x + ring * 0.5 * cos(turn), y + ring * 0.5 * sin(turn)
            if radius <= px <= table.width - radius and radius <= py <= table.height - radius:
                gaps = [((px - each.x) ** 2 + (py - each.y) ** 2) ** 0.5 - each.radius - radius for each in table.disks]
                if all(gap >= 0.1 - 1e-9 for gap in gaps):
                    return Spot(round(px, 3), round(py, 3))
    raise AssertionError("no room")


@covers("DK-PLC-06")
@pytest.mark.parametrize(
    ("disks", "point"),
    [
        ([(500, 500)], (500, 500)), ([(500, 500)], (510, 495)), ([(500, 500), (540, 500), (520, 470)], (515, 490)), ([], (5, 5)),
        ([(30, 30)], (20, 10)), ([(500, 500), (531.2, 500), (468.8, 500)], (500, 500)),
    ],
)  # fmt: skip
def test_the_nearest_legal_place_is_the_first_on_rings_about_the_point(disks: list[Any], point: tuple[float, float]) -> None:
    table = Crowd(tuple([Lying(f"x{number}", x, y, 15.5) for number, (x, y) in enumerate(disks)]), (), 1000, 1000)
    assert nearest_place(table, *point, 14.0, 0.1) == first_on_rings(table, *point, 14.0)


@covers("DK-PLC-06")
def test_the_point_itself_is_taken_if_it_is_legal() -> None:
    table = Crowd((Lying("x", 500, 500, 15.5),), (), 1000, 1000)
    assert nearest_place(table, 529.6, 500, 14.0, 0.1) == Spot(529.6, 500.0)
    assert nearest_place(table, 529.5, 500, 14.0, 0.1) == Spot(530.0, 500.0)


@covers("DK-PLC-06")
def test_no_place_is_found_where_none_is_near_enough() -> None:
    table = Crowd((Lying("x", 500, 500, 100),), (), 1000, 1000)
    assert nearest_place(table, 500, 500, 14.0, 0.1, within=20) is None


@covers("DK-PLC-07")
def test_whoever_places_an_own_character_with_a_sector_chooses_its_facing() -> None:
    match = teleporting("kharu", KHARU)
    match.act(0, "place 700 700")
    assert (kind(match), desk(match).facing["kharu"]) == ("face", 90)
    kept = match.copy()
    match.act(0, "face 215")
    kept.act(0, "keep")
    assert (desk(match).facing["kharu"], desk(kept).facing["kharu"], kind(match)) == (215, 90, "act")


@covers("DK-PLC-07")
def test_without_a_sector_the_facing_stays() -> None:
    match = teleporting("akeru", unit("akeru", 0, 300, 500, facing=12))
    match.act(0, "place 700 700")
    assert (kind(match), desk(match).facing["akeru"]) == ("act", 12)


@covers("DK-PLC-07")
def test_whoever_climbs_with_a_sector_chooses_the_facing_as_well() -> None:
    match = flick(battle(KHARU, FAR, artifacts=[artifact("fire_mine", 400, 500)]), "kharu", 0, 800)
    match.act(0, "climb fire_mine")
    match.act(0, "face 0")
    assert (desk(match).on, desk(match).facing["kharu"]) == ({"kharu": "fire_mine"}, 0)


@covers("DK-PLC-07", "DK-SET-20")
def test_a_new_disk_faces_inward_until_its_player_turns_it() -> None:
    match = summoning("kharu", KHARU)
    match.act(0, "place 335 500")
    assert (kind(match), desk(match).facing["skolop1"]) == ("face", 90)
    match.act(0, "face 180")
    assert desk(match).facing["skolop1"] == 180


@covers("DK-PLC-07")
def test_an_enemy_that_is_moved_keeps_its_facing() -> None:
    units = [unit("ezzen", 0, 600, 600, on_artifact="magnetosphere"), unit("hornbug", 1, 300, 500, facing=77), FAR]
    match = lay(battle(*units, artifacts=[artifact("magnetosphere", 600, 600)]), "hornbug1", "tick1")
    match.act(0, "end")
    match.act(0, "pull hornbug1")
    match.act(0, "place 600 640")
    assert (kind(match), desk(match).facing["hornbug1"], desk(match).columns) == ("", 77, {"hornbug1": ("tick1",)})
