"""6.18: the four kinds of ritual."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ArtifactFreed, CharacterHealed, DiskPlaced, FighterCame, MissileDiscarded
from parlour.games.desktopia.position import Spot, controller
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import away, column, refused
from parlour.games.desktopia.tests.cards import hand, holding
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    circle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    rect,
    told,
    unit,
)
from parlour.kernel import Match

US, FOE = unit("kharu", 0, 500, 500), away("adjarkha", 1)


def playing(card: str, *units: Plain, **more: Any) -> Match:
    """Seat 0 has just played a card."""
    match = holding(card, units=[*units, FOE], **more)
    match.act(0, f"play {card}")
    return match


def summoned(*units: Plain, **more: Any) -> list[str]:
    """What can be summoned, and beside whom."""
    return [each.removeprefix("summon ") for each in options(playing("summoning", *units, **more))]


@covers("DK-RIT-09", "ritual:summoning")
def test_a_fighter_of_an_own_order_is_summoned_beside_a_hero() -> None:
    match = playing("summoning", US)
    assert (kind(match), options(match)) == ("summon", ("summon phantom kharu", "summon skolop kharu"))
    match.act(0, "summon phantom kharu")
    assert match.pending[0].facts == {"type": "phantom", "near": "kharu", "by": "summoning"}
    match.act(0, "place 530 500")
    assert told(match, FighterCame) == [FighterCame(0, "phantom1", "summoning")]
    assert (desk(match).at["phantom1"], desk(match).lives["phantom1"], desk(match).side["phantom1"]) == ((530, 500), 1, 0)


@covers("DK-RIT-09")
def test_fighters_of_every_order_that_the_player_leads_can_be_summoned_beside_any_of_his_heroes() -> None:
    units = [US, unit("div", 0, 200, 200), unit("ezzen", 0, 700, 700), unit("vailla", 1, 800, 800)]
    found = summoned(*units)
    assert found == [f"{kind} {hero}" for kind in ("untouchable", "dryad", "phantom", "skolop") for hero in ("kharu", "div")]


@covers("DK-RIT-09", "DK-SUP-04")
def test_an_order_without_fighter_disks_in_the_reserve_sends_nobody() -> None:
    skolops = [unit("skolop", 0, 100 + 50 * number, 100) for number in range(2)]
    phantoms = [unit("phantom", 1, 100 + 50 * number, 800) for number in range(2)]
    assert summoned(US, *skolops, phantoms[0]) == ["phantom kharu", "skolop kharu"]
    match = holding("summoning", units=[US, *skolops, *phantoms, FOE])
    assert refused(match, "play summoning") == "DK-RIT-08"


@covers("DK-RIT-09", "DK-RIT-08")
def test_without_a_hero_or_without_room_beside_one_nobody_is_summoned() -> None:
    match = holding("summoning", units=[unit("ezzen", 0, 500, 500), FOE])
    assert refused(match, "play summoning") == "DK-RIT-08"
    walls = [rect("left", 465, 500, 36, 160), rect("right", 535, 500, 36, 160), rect("top", 500, 535, 33, 36)]
    match = holding("summoning", units=[US, FOE], terrain=[*walls, rect("low", 500, 465, 33, 36)])
    assert refused(match, "play summoning") == "DK-RIT-08"


@covers("DK-RIT-09", "DK-PLC-02")
@pytest.mark.parametrize(("x", "rule"), [(541.9, ""), (542.0, "DK-PLC-02"), (527.1, ""), (527.0, "DK-PLC-01")])
def test_a_summoned_fighter_stands_nearby_its_hero(x: float, rule: str) -> None:
    match = playing("summoning", US)
    match.act(0, "summon phantom kharu")
    if rule:
        assert refused(match, f"place {x} 500") == rule
    else:
        match.act(0, f"place {x} 500")
        assert desk(match).at["phantom1"].x == x


@covers("DK-RIT-09", "DK-PLC-03")
def test_beside_a_hero_on_an_artifact_means_beside_the_artifact() -> None:
    standing = unit("kharu", 0, 500, 500, on_artifact="fire_mine")
    match = playing("summoning", standing, artifacts=[artifact("fire_mine", 500, 500)])
    match.act(0, "summon phantom kharu")
    assert refused(match, "place 542 500") == "DK-PLC-02"
    match.act(0, "place 541.9 500")
    assert "phantom1" in desk(match).at


@covers("DK-RIT-09", "DK-PLC-07")
def test_the_summoner_turns_a_fighter_with_a_power_sector() -> None:
    match = playing("summoning", US)
    match.act(0, "summon skolop kharu")
    match.act(0, "place 530 500")
    assert (kind(match), desk(match).facing["skolop1"]) == ("face", 90)
    match.act(0, "face 200")
    assert desk(match).facing["skolop1"] == 200


@covers("DK-RIT-10", "DK-R-43")
def test_a_summoned_fighter_may_act_in_the_same_turn() -> None:
    match = playing("summoning", US)
    match.act(0, "summon phantom kharu")
    match.act(0, "place 530 500")
    assert ranges(match)["disk"] == ("kharu", "phantom1") and "cast phantom1 kharu" in options(match)
    flick(match, "phantom1", 0, 500)
    assert desk(match).actions == 2


@covers("DK-RIT-11", "ritual:purification")
def test_a_missile_is_purified_off_any_disk_or_any_card() -> None:
    units = [US, unit("akeru", 0, 200, 200), unit("shawakh", 1, 800, 800), unit("baaroun", 1, 700, 800)]
    match = holding("purification", units=[*units, FOE])
    lay(match, "kharu", "flame1", "shield1", by=1)
    lay(match, "adjarkha", "lariat1")
    desk(match).supply |= {"shawakh": 2, "baaroun": 0}
    match.act(0, "play purification")
    offered = {"purify flame1", "purify shield1", "purify lariat1", "purify akeru", "purify shawakh"}
    assert (kind(match), set(options(match))) == ("purify", offered)
    match.act(0, "purify flame1")
    assert (column(match, "kharu"), len(free(desk(match), "flame"))) == (("shield1",), 4)


@covers("DK-RIT-11", "DK-R-48")
def test_a_missile_on_an_enemys_card_goes_to_the_reserve() -> None:
    match = playing("purification", US, unit("shawakh", 1, 800, 800))
    assert kind(match) == "act"  # the only missile that there is: no question
    assert (desk(match).supply["shawakh"], free(desk(match), "shield")) == (2, ("shield3",))
    assert told(match, MissileDiscarded) == [MissileDiscarded("shield", "shawakh", supply=True)]


@covers("DK-RIT-11", "DK-R-04", "DK-RIT-08")
def test_missiles_on_their_own_cards_are_out_of_reach() -> None:
    match = holding("purification", units=[US, unit("vailla", 1, 800, 800), FOE])  # Lariats, Magnets and Flames are unlimited
    assert refused(match, "play purification") == "DK-RIT-08"


@covers("DK-RIT-12", "DK-R-55", "ritual:healing")
@pytest.mark.parametrize("disk", ["kharu", "ezzen1", "adjarkha", "vampal1"])
def test_any_wounded_character_of_any_player_is_healed(disk: str) -> None:
    units = [unit("kharu", 0, 500, 500, wounds=3), unit("ezzen", 0, 200, 200, wounds=1)]
    enemies = [unit("adjarkha", 1, 800, 800, wounds=1), unit("vampal", 1, 700, 800, wounds=1), unit("vampal", 1, 600, 800)]
    match = holding("healing", units=[*units, *enemies])
    match.act(0, "play healing")
    assert options(match) == ("heal kharu", "heal ezzen1", "heal adjarkha", "heal vampal1")
    before = desk(match).lives[disk]
    assert refused(match, "heal vampal2") == "DK-RIT-12"
    match.act(0, f"heal {disk}")
    assert told(match, CharacterHealed) == [CharacterHealed(disk, 1, before + 1, "healing")]


@covers("DK-RIT-13", "ritual:teleportation")
def test_an_own_character_goes_to_any_free_place() -> None:
    match = playing("teleportation", unit("ezzen", 0, 500, 500), unit("phantom", 0, 200, 200))
    assert options(match) == ("teleport ezzen1", "teleport phantom1")
    match.act(0, "teleport phantom1")
    match.act(0, "place 900 100")
    assert desk(match).at["phantom1"] == Spot(900.0, 100.0)
    assert told(match, DiskPlaced) == [DiskPlaced("phantom1", 900.0, 100.0, "teleportation")]


@covers("DK-RIT-13", "DK-PLC-01")
@pytest.mark.parametrize("place", ["85 940", "14 500", "986.1 500", "500 13.9", "300 345", "200 200"])
def test_not_on_top_of_a_disk_not_over_the_border_and_not_into_terrain(place: str) -> None:
    match = playing(
        "teleportation", unit("ezzen", 0, 500, 500), unit("phantom", 0, 200, 200), terrain=[circle("cup", 300, 300, 40)]
    )
    match.act(0, "teleport ezzen1")
    if place == "14 500":
        match.act(0, f"place {place}")  # it touches the border and lies inside
        assert desk(match).at["ezzen1"].x == 14
    else:
        assert refused(match, f"place {place}") == "DK-PLC-01"


@covers("DK-RIT-13", "DK-STK-13", "DK-ART-10")
def test_missiles_go_along_and_an_artifact_is_left_free() -> None:
    standing = unit("ezzen", 0, 500, 500, on_artifact="fire_mine")
    match = holding("teleportation", units=[standing, FOE], artifacts=[artifact("fire_mine", 500, 500)])
    lay(match, "ezzen1", "flame1", by=1)
    match.act(0, "play teleportation")
    match.act(0, "place 100 100")
    assert (column(match, "ezzen1"), controller(desk(match), "fire_mine")) == (("flame1",), None)
    assert told(match, ArtifactFreed) == [ArtifactFreed("fire_mine")]


@covers("DK-RIT-06", "DK-R-31", "DK-TRA-20")
@pytest.mark.parametrize("others", ["energan", "baaroun"])
def test_a_ritual_may_come_before_a_vampals_moment_though_nothing_would_happen_yet(others: str) -> None:
    units = [unit("vampal", 0, 500, 500, wounds=1), unit(others, 0, 200, 200), away("kharu", 1)]
    match = holding("teleportation", units=units)
    assert kind(match) == "begin" and "play teleportation" in options(match)
    match.act(0, "play teleportation")
    match.act(0, f"teleport {others if others == 'baaroun' else others + '1'}")
    match.act(0, "place 535 500")
    while kind(match) == "begin":
        match.act(0, "rest")
    assert (kind(match), desk(match).lives["vampal1"]) == ("act", 2)


@covers("DK-R-31", "DK-R-73", "DK-R-74")
def test_without_cards_or_with_a_healthy_vampal_nobody_is_asked_at_the_beginning() -> None:
    for wounds, cards in ((1, ()), (0, ("healing",))):
        match = holding(*cards, units=[unit("vampal", 0, 300, 800, wounds=wounds), away("kharu", 1)])
        assert kind(match) == "act"


@covers("DK-RIT-06", "DK-R-31")
def test_whoever_plays_nothing_at_the_beginning_goes_on() -> None:
    match = holding("summoning", units=[unit("vampal", 0, 500, 500, wounds=1), away("kharu", 1)])
    assert (kind(match), options(match)) == ("begin", ("rest",))  # not playable: asked all the same
    match.act(0, "rest")
    assert (kind(match), hand(match)) == ("act", ("summoning1",))


@covers("DK-RIT-13", "DK-PLC-07")
def test_a_teleported_character_with_a_power_sector_is_turned_by_its_player() -> None:
    match = playing("teleportation", US)
    match.act(0, "place 100 100")
    assert kind(match) == "face"
    match.act(0, "face 45")
    assert (desk(match).facing["kharu"], hand(match)) == (45, ())


@covers("DK-RIT-13", "DK-GEN-05")
def test_an_allys_character_is_not_teleported() -> None:
    units = [unit("ezzen", 0, 500, 500), unit("phantom", 0, 100, 100), unit("div", 1, 200, 200), away("vailla", 2)]
    match = holding("teleportation", units=units, players=3, teams=[0, 0, 1])
    match.act(0, "play teleportation")
    assert options(match) == ("teleport ezzen1", "teleport phantom1")
