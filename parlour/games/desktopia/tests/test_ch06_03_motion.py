"""6.3: motion and collisions as the game uses them."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterHit, DiskFlicked, Path
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import artifact, barrel, battle, circle, desk, flick, lay, rect, told, unit
from parlour.kernel import Match

KHARU, FAR = unit("kharu", 0, 300, 500), unit("vampal", 1, 100, 900)
STOP = 2500.0  # mm/s lost in a second


def ends(match: Match) -> dict[str, tuple[float, float]]:
    """Where every disk that moved comes to rest, from the lines of the last run alone."""
    last: dict[str, Path] = {}
    for path in told(match, DiskFlicked)[-1].paths:
        last[path.disk] = path
    found = {}
    for disk, path in last.items():
        speed = (path.vx**2 + path.vy**2) ** 0.5
        found[disk] = (path.x + path.vx * speed / 2 / STOP, path.y + path.vy * speed / 2 / STOP)
    return found


@covers("DK-PHY-02", "DK-PHY-04")
@pytest.mark.parametrize("type_", ["kharu", "ezzen", "skolop"])
def test_a_disk_slides_as_far_whatever_its_size(type_: str) -> None:
    match = battle(unit(type_, 0, 300, 500), FAR)
    disk = next(iter(desk(match).side))
    assert desk(flick(match, disk, 0, 1500)).at[disk] == Spot(750.0, 500.0)


@covers("DK-PHY-02")
def test_a_disk_slides_as_far_with_a_load() -> None:
    match = lay(battle(KHARU, FAR), "kharu", "lariat1", "shield1")
    assert desk(flick(match, "kharu", 0, 500)).at["kharu"] == Spot(350.0, 500.0)
    assert desk(match).columns["kharu"] == ("lariat1", "shield1")


@covers("DK-PHY-01")
def test_riding_disks_take_no_part_in_collisions() -> None:
    units = [KHARU, unit("ezzen", 1, 400, 500, on_artifact="fire_mine"), unit("vampal", 1, 500, 500)]
    match = lay(battle(*units, artifacts=[artifact("fire_mine", 400, 500)]), "vampal1", "tick1")
    done = told(flick(match, "kharu", 0, 900), DiskFlicked)[0]
    assert {each.disk for each in done.paths} == {"kharu", "fire_mine"}
    assert [{each.disk, each.other} for each in done.happenings] == [{"kharu", "fire_mine"}]
    assert told(match, CharacterHit) == []


@covers("DK-PHY-13", "DK-STK-08")
def test_a_struck_disk_moves_as_if_nothing_had_lain_on_it_if_that_falls_off() -> None:
    units = [KHARU, unit("vampal", 1, 400, 500), FAR]
    bare, laden = battle(*units), lay(battle(*units), "vampal1", "tick1", "lariat1")
    flick(bare, "kharu", 0, 1500)
    flick(laden, "kharu", 0, 1500)
    assert desk(laden).columns == {}
    assert desk(laden).at == desk(bare).at


@covers("DK-PHY-13")
def test_the_striker_rebounds_as_if_nothing_had_lain_on_the_struck_disk() -> None:
    units = [unit("skolop", 0, 300, 500), unit("kharu", 1, 380, 500), FAR]
    bare, laden = battle(*units), lay(battle(*units), "kharu", "tick1", "lariat1", "flame1")
    flick(bare, "skolop1", 0, 800)
    flick(laden, "skolop1", 0, 800)
    assert len(desk(laden).columns["kharu"]) == 3
    assert desk(laden).at["skolop1"] == desk(bare).at["skolop1"]
    assert desk(laden).at["kharu"].x < desk(bare).at["kharu"].x  # it drags its load along


@covers("DK-PHY-14", "DK-PHY-15")
def test_a_disk_bounces_off_terrain_with_half_its_speed() -> None:
    match = flick(battle(KHARU, FAR, terrain=[rect("book", 500, 500, 100, 100)]), "kharu", 0, 1200)
    struck = 1200**2 - 5000 * 134.5  # squared, at 434.5
    assert desk(match).at["kharu"].x == about(434.5 - struck / 4 / 5000, abs=0.001)


@covers("DK-PHY-15")
@pytest.mark.parametrize("terrain", [rect("wall", 500, 500, 1, 400), circle("pin", 500, 500, 2)])
def test_the_fastest_disk_neither_climbs_nor_passes_thin_terrain(terrain: dict[str, object]) -> None:
    match = flick(battle(KHARU, FAR, terrain=[terrain]), "kharu", 0, 2500)
    assert desk(match).at["kharu"].x < 485


@covers("DK-PHY-16")
def test_terrain_does_nothing_to_the_outcome_of_a_flick() -> None:
    things = [rect("book", 500, 500, 100, 100), circle("mug", 300, 700, 30)]
    match = flick(battle(KHARU, FAR, terrain=things), "kharu", 0, 1200)
    happenings = told(match, DiskFlicked)[0].happenings
    assert [(each.kind, each.disk, each.other) for each in happenings] == [("terrain", "kharu", "book")]
    assert len(match.events) == 4  # the battle, the round, the turn and the flick
    assert (desk(match).lives, desk(match).actions) == ({"kharu": 4, "vampal1": 2}, 2)


@covers("DK-PHY-16")
def test_an_enemy_may_be_hit_off_a_cushion() -> None:
    match = battle(KHARU, unit("adjarkha", 1, 300, 600), terrain=[rect("book", 300, 350, 100, 100)])
    flick(match, "kharu", 270, 2500)
    assert [each.kind for each in told(match, DiskFlicked)[0].happenings] == ["terrain", "hit"]
    assert desk(match).lives["adjarkha"] == 3


@covers("DK-PHY-20")
def test_places_and_facings_are_rounded_to_a_thousandth() -> None:
    match = flick(battle(KHARU, unit("vampal", 1, 401, 507), FAR), "kharu", 1.23, 1777)
    for value in (*desk(match).at["kharu"], *desk(match).at["vampal1"], desk(match).facing["vampal1"]):
        assert value == round(value, 3)
    assert desk(match).facing["vampal1"] != 270
    assert 0 <= desk(match).facing["vampal1"] < 360


@covers("DK-PHY-21")
def test_disks_that_touch_do_not_collide_when_one_is_flicked_away() -> None:
    match = battle(KHARU, unit("vampal", 1, 400, 500), FAR)
    desk(match).at["vampal1"] = Spot(329.5, 500.0)
    away, into = flick(match.copy(), "kharu", 180, 500), flick(match, "kharu", 0, 500)
    assert told(away, CharacterHit) == []
    assert desk(away).at["vampal1"] == Spot(329.5, 500.0)
    assert [each.target for each in told(into, CharacterHit)] == ["vampal1"]


@covers("DK-PHY-21", "DK-PHY-10")
def test_a_contact_of_hardly_any_speed_is_no_collision() -> None:
    match = battle(KHARU, unit("vampal", 1, 400, 500), FAR)
    soft, hard = match.copy(), match
    desk(soft).at["vampal1"] = Spot(300 + 29.5 + 100**2 / 5000 - 0.0001, 500.0)  # reached with 0.7 mm/s
    desk(hard).at["vampal1"] = Spot(300 + 29.5 + 100**2 / 5000 - 0.001, 500.0)  # with 2.2 mm/s
    flick(soft, "kharu", 0, 100)
    flick(hard, "kharu", 0, 100)
    assert [each.kind for each in told(soft, DiskFlicked)[0].happenings] == ["touch"]
    assert told(hard, DiskFlicked)[0].happenings[0].kind == "hit"
    assert (told(soft, CharacterHit), len(told(hard, CharacterHit))) == ([], 1)


@covers("DK-PHY-21")
def test_a_disk_that_passes_without_contact_is_not_hit() -> None:
    units = [KHARU, unit("vampal", 1, 400, 529.6), unit("vampal", 1, 400, 470.4)]
    assert told(flick(battle(*units), "kharu", 0, 1500), CharacterHit) == []


@covers("DK-PHY-23")
def test_barrels_and_artifacts_are_pushed_like_heroes() -> None:
    things: dict[str, Any] = {"artifacts": [artifact("fire_mine", 700, 700)], "objects": [barrel("lump_1", "dust", 800, 800)]}
    match = battle(KHARU, unit("akeru", 0, 100, 100), FAR, **things)
    found = []
    for disk in ("akeru", "fire_mine", "lump_1"):
        trial = match.copy()
        desk(trial).at[disk] = Spot(400.0, 500.0)
        flick(trial, "kharu", 0, 1500)
        found.append((desk(trial).at[disk], desk(trial).at["kharu"]))
    assert found[0] == found[1] == found[2]
    masses = {each["id"]: each["mass"] for each in match.view(None)["facts"]["bodies"]}
    assert masses["fire_mine"] == masses["lump_1"] == 3.1713


@covers("DK-PHY-22", "DK-PHY-19")
def test_the_lines_of_a_run_lead_to_where_the_disks_lie() -> None:
    crowd = [unit("vampal", 1, 400 + 50 * each, 500 + 4 * each) for each in range(4)]
    match = flick(battle(KHARU, *crowd, terrain=[circle("mug", 700, 560, 30)]), "kharu", 3, 1900)
    assert not told(match, DiskFlicked)[0].cut_short
    moved = ends(match)
    assert len(moved) > 3
    for disk, spot in moved.items():
        assert desk(match).at[disk] == (about(spot[0], abs=0.01), about(spot[1], abs=0.01))
    for disk, spot in desk(match).at.items():
        if disk not in moved:
            assert spot == desk(battle(KHARU, *crowd)).at[disk]
