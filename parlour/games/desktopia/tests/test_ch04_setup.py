"""4.1 and 4.2: what lies where before the first turn, who begins, and which modes there are."""

from collections import Counter
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import FirstPlayerDrawn
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import card
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    barrel,
    battle,
    circle,
    desk,
    flick,
    opened,
    options,
    script,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import asked, pass_turns
from parlour.kernel import Illegal, Match, start

MANY = {1: "etude", 2: "duel", 3: "trio", 4: "four"}


def two(*more: Plain, **rest: Any) -> Match:
    return battle(unit("kharu", 0, 300, 200), unit("vampal", 1, 300, 800), *more, **rest)


def four(**more: Any) -> Match:
    units = [unit("kharu", 0, 500, 100), unit("adjarkha", 1, 100, 500), unit("div", 2, 500, 900), unit("vailla", 3, 900, 500)]
    return battle(*units, players=4, **more)


@covers("DK-SET-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_scripts_for_so_many_players_are_offered(seats: int) -> None:
    pages = book()
    found = GAME.options[MANY[seats]].choices
    assert found
    assert {(pages.scripts.get(each) or pages.sequences[each]).players for each in found} == {seats}
    assert {each.id for each in pages.scripts.values() if each.players == seats} <= set(found)


@covers("DK-SET-01")
def test_a_script_that_was_brought_along_must_be_for_so_many_players() -> None:
    trial = script(unit("kharu", 0, 300, 200), unit("vampal", 1, 300, 800))
    custom = opened(trial).terms.options["custom"]
    with pytest.raises(Illegal) as refusal:
        GAME.terms(3, {"custom": custom})
    assert (refusal.value.key, refusal.value.rule) == ("bad-script", "DK-SET-01")


@covers("DK-SET-01")
def test_scripts_for_one_player_are_etudes() -> None:
    assert {each.kind for each in book().scripts.values() if each.players == 1} == {"etude"}


@covers("DK-SET-02")
def test_each_player_has_the_characters_of_his_squad() -> None:
    match = two(unit("ezzen", 0, 500, 200), unit("ezzen", 0, 600, 200), unit("smoker", 1, 500, 800))
    assert desk(match).side == {"kharu": 0, "ezzen1": 0, "ezzen2": 0, "vampal1": 1, "smoker1": 1}


@covers("DK-SET-03")
@pytest.mark.parametrize("name", sorted(book().scripts))
def test_disks_have_the_colour_of_an_order_that_their_side_plays(name: str) -> None:
    sides = book().scripts[name].sides
    match = start(GAME, GAME.terms(book().scripts[name].players, {MANY[book().scripts[name].players]: name}), 0)
    while not match.over and match.pending[asked(match)].kind == "deploy":
        match.act(asked(match), "auto")
    assert [disk for disk, side in desk(match).side.items() if card(desk(match), disk).order not in sides[side].orders] == []


@covers("DK-SET-04", "DK-SET-03")
@pytest.mark.parametrize(
    "squad",
    [
        ["kharu", "kharu"],
        ["ezzen"] * 5,
        ["phantom"] * 5,
        ["phantom"] * 3 + ["skolop"] * 2,
    ],
)
def test_no_squad_needs_more_disks_of_a_colour_than_exist(squad: list[str]) -> None:
    with pytest.raises(Illegal) as refusal:
        battle(*[unit(each, 0, 100 + 60 * number, 200) for number, each in enumerate(squad)], unit("vampal", 1, 300, 800))
    assert (refusal.value.key, refusal.value.facts["what"]) == ("bad-script", "too-many-disks")


@covers("DK-SET-04")
def test_a_whole_colour_can_be_played() -> None:
    squad = ["kharu", "akeru", *["ezzen"] * 4, *["phantom"] * 3, "skolop"]
    match = battle(
        *[unit(each, 0, 100 + 60 * number, 200) for number, each in enumerate(squad)],
        unit("vampal", 1, 300, 800),
        artifacts=[artifact("smithy_of_dust", 500, 500)],
    )
    assert Counter(desk(match).side.values())[0] == 10


@covers("DK-SET-04")
def test_a_colour_has_one_artifact_or_one_barrel() -> None:
    with pytest.raises(Illegal) as refusal:
        two(artifacts=[artifact("smithy_of_dust", 500, 500)], objects=[barrel("lump_1", "dust", 600, 500)])
    assert refusal.value.facts["what"] == "too-many-disks"


@covers("DK-SET-05")
def test_both_types_of_fighters_are_the_faces_of_the_same_four_disks() -> None:
    match = two(unit("phantom", 0, 500, 200), unit("phantom", 0, 600, 200), unit("skolop", 0, 700, 200))
    assert match.view(None)["facts"]["fighters"] == {"fire": 4, "grass": 4, "metal": 4, "dust": 1}
    flick(match, "skolop1", 90, 1500)
    assert {"phantom1", "phantom2", "skolop1"} <= set(desk(match).side)


@covers("DK-SET-06")
def test_terrain_does_not_move_when_it_is_struck() -> None:
    match = two(terrain=[circle("mug", 300, 500, 40)])
    before = match.view(None)["facts"]["script"]["terrain"]
    flick(match, "kharu", 90, 2500)
    assert desk(match).at["kharu"].y < 444.5
    assert (desk(match).terrain, match.view(None)["facts"]["script"]["terrain"]) == (("mug",), before)


@covers("DK-SET-10")
def test_characters_start_with_all_their_lives() -> None:
    match = two(unit("akeru", 0, 500, 200), unit("skolop", 0, 600, 200))
    assert desk(match).lives == {"kharu": 4, "akeru": 5, "skolop1": 1, "vampal1": 2} == desk(match).most


@covers("DK-SET-10")
def test_the_script_may_wound_a_character_from_the_start() -> None:
    match = battle(unit("kharu", 0, 300, 200, wounds=3), unit("vampal", 1, 300, 800))
    assert (desk(match).lives["kharu"], desk(match).most["kharu"]) == (1, 4)


@covers("DK-SET-11")
def test_a_limited_supply_starts_full() -> None:
    match = two(unit("akeru", 0, 500, 200), unit("shawakh", 1, 500, 800))
    assert desk(match).supply == {"akeru": 3, "shawakh": 3}


@covers("DK-SET-11", "DK-SET-14")
def test_the_script_may_give_fewer_missiles_and_the_others_are_in_the_reserve() -> None:
    match = two(unit("akeru", 0, 500, 200, missiles=1))
    assert desk(match).supply == {"akeru": 1}
    assert match.view(None)["facts"]["reserve"]["vampire_tick"] == 2


@covers("DK-SET-12")
def test_baaroun_starts_without_lightning() -> None:
    match = two(unit("baaroun", 1, 500, 800))
    assert desk(match).supply == {"baaroun": 0}
    assert match.view(None)["facts"]["reserve"]["chain_lightning"] == 3
    pass_turns(match)
    assert desk(match).supply == {"baaroun": 1}


@covers("DK-SET-13")
def test_the_disks_of_an_unlimited_missile_are_shared_by_all_who_use_it() -> None:
    hot = [{"type": "grant_hit", "tag": "hot", "hit": "fire"}]
    match = battle(unit("kharu", 0, 300, 500, tag="hot"), unit("adjarkha", 1, 400, 500), special_rules=hot)
    assert match.view(1)["facts"]["reserve"]["scorching_flame"] == 4
    flick(match, "kharu", 0, 700)
    assert desk(match).columns == {"adjarkha": ("flame1",)}
    assert match.view(1)["facts"]["reserve"]["scorching_flame"] == 3


@covers("DK-SET-14")
def test_everything_else_is_in_the_reserve() -> None:
    facts = two(unit("elemental", 1, 500, 800)).view(None)["facts"]
    assert facts["fighters"] == {"fire": 3, "grass": 4, "metal": 4, "dust": 4}
    limited = {"thorn_shield": 3, "chain_lightning": 3, "vampire_tick": 3}
    unlimited = {"scorching_flame": 4, "wandering_tornado": 1, "hardened_arrow": 2, "magnet_of_power": 2, "lariat_of_pain": 2}
    assert facts["reserve"] == {**limited, **unlimited}


@covers("DK-SET-16")
def test_five_time_cards_lie_ready() -> None:
    match = two()
    assert match.view(None)["facts"]["time_cards"] == 5
    assert (desk(match).penalties, desk(match).bonuses) == ([0, 0], [0, 0])


@covers("DK-SET-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_script_may_name_the_first_player(seat: int) -> None:
    match = two(first_player=seat)
    assert (asked(match), told(match, FirstPlayerDrawn)) == (seat, [])


@covers("DK-SET-17")
def test_otherwise_the_first_player_is_drawn() -> None:
    matches = [two(first_player="draw", seed=seed) for seed in range(60)]
    assert [told(match, FirstPlayerDrawn) for match in matches] == [[FirstPlayerDrawn(asked(match))] for match in matches]
    assert 15 < sum(asked(match) for match in matches) < 45


@covers("DK-SET-18", "DK-SET-20")
@pytest.mark.parametrize(("players", "facings"), [(2, [90, 270]), (3, [90, 0, 180]), (4, [90, 0, 270, 180])])
def test_everybody_faces_inward_from_his_own_edge(players: int, facings: list[float]) -> None:
    kinds = ["kharu", "adjarkha", "div", "vailla"][:players]
    match = battle(*[unit(kind, seat, 300 + 100 * seat, 500) for seat, kind in enumerate(kinds)], players=players)
    assert [desk(match).facing[kind] for kind in kinds] == facings


@covers("DK-SET-20")
def test_the_script_may_fix_a_facing() -> None:
    assert desk(battle(unit("kharu", 0, 300, 200, facing=17), unit("vampal", 1, 300, 800))).facing["kharu"] == 17


@covers("DK-SET-19")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3, 0]), (2, [2, 3, 0, 1, 2])])
def test_the_turn_passes_to_the_left(first: int, order: list[int]) -> None:
    match = four(first_player=first)
    found = [asked(match)]
    for _ in range(4):
        found.append(asked(pass_turns(match)))
    assert found == order


@covers("DK-SET-15")
def test_twelve_ritual_cards_are_shuffled_into_a_deck_that_nobody_sees() -> None:
    match = two(rituals="on")
    assert Counter(each.rstrip("123") for each in desk(match).deck) == dict.fromkeys(
        ("summoning", "purification", "healing", "teleportation"), 3
    )
    assert desk(match).deck != desk(two(rituals="on", seed=1)).deck
    assert set(match.view(0)["table"]["deck"]) == {None}


@covers("DK-SET-15", "DK-SET-21")
@pytest.mark.parametrize(
    ("written", "agreed", "drawn"),
    [(None, "script", 0), (None, "on", 1), (None, "off", 0), (True, "script", 1), (True, "off", 0), (False, "on", 1)],
)
def test_rituals_are_used_if_the_script_or_the_host_turns_them_on(written: bool | None, agreed: str, drawn: int) -> None:
    trial = script(unit("kharu", 0, 300, 200), unit("vampal", 1, 300, 800))
    if written is not None:
        trial["rituals"] = {"enabled": written}
    match = opened(trial, rituals=agreed)
    match.act(0, "end")  # no damage at all: a card is due
    assert len(desk(match).hands[0]) == drawn


@covers("DK-SET-15")
def test_no_card_is_dealt_or_played_when_rituals_are_not_used() -> None:
    trial = script(unit("kharu", 0, 300, 200, wounds=1), unit("vampal", 1, 300, 800))
    trial["rituals"] = {"enabled": True, "hands": {"0": ["healing"]}}
    assert "play healing" in options(opened(trial))
    assert "play healing" not in options(opened(trial, rituals="off"))


@covers("DK-SET-21")
def test_rituals_are_off_unless_somebody_says_otherwise() -> None:
    assert GAME.options["rituals"].default == "script"
    assert not two().view(None)["facts"]["rituals"]
