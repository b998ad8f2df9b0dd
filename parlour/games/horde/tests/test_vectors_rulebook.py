"""Sections 12.1 and 12.2: the examples of the rulebook, and the dice tables."""

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from parlour.games.horde.position import SIDE
from parlour.games.horde.rules.parameters import attack_of, defence_of
from parlour.games.horde.tests.situations import (
    asked,
    end_turn,
    of,
    options,
    outcome,
    pass_to,
    passing,
    play,
    rolled,
    situation,
    started,
    told,
)
from parlour.kernel import start

SOUTH, NORTH = "south_mongolia", "north_mongolia"
DUEL = {"rus_axe1": "f5", "rus_ivan": "a2", "nm_raider1": "f6", "nm_batu": "k10"}
FOUR = {"rus_ivan": "a2", "china_wanyan": "k2", "sm_genghis": "k10", "nm_batu": "a10"}
HITS = {-5: 0, -4: 1, -3: 3, -2: 6, -1: 10, 0: 15, 1: 21, 2: 26, 3: 30, 4: 33, 5: 35, 6: 36}
DICE = (1, 2, 3, 4, 5, 6)


@covers("HD-X-01")
def test_an_attack_with_the_axe() -> None:
    match = situation(DUEL, horde=NORTH, dice=[4, 2])
    play(match, "activate rus_axe1", "attack nm_raider1", "defend")
    assert rolled(match) == [("rus_axe1", "attack", 4, 7), ("nm_raider1", "defence", 2, 2)]
    assert of(match).health["nm_raider1"] == 1


@covers("HD-X-02")
@pytest.mark.parametrize("attack_die", DICE)
def test_a_retreat(attack_die: int) -> None:
    match = situation(DUEL, horde=NORTH, dice=[attack_die, 4, 2])
    play(match, "activate rus_axe1", "attack nm_raider1", "retreat f7")
    assert rolled(match)[1:] == [("nm_raider1", "retreat", 4, 6), ("rus_axe1", "chase", 2, 3)]
    assert (of(match).at["nm_raider1"], of(match).health["nm_raider1"]) == ("f7", 2)


@covers("HD-X-02")
def test_a_retreat_into_the_zone_of_another_enemy() -> None:
    match = situation({**DUEL, "rus_spear1": "f8"}, horde=NORTH, dice=[1, 4, 2])
    play(match, "activate rus_axe1", "attack nm_raider1", "retreat f7")
    assert (of(match).at["nm_raider1"], of(match).health["nm_raider1"]) == ("f7", 2)


@covers("HD-X-03")
def test_four_raiders_round_a_druzhinnik() -> None:
    units = {"rus_axe1": "f6", "nm_raider1": "f5", "nm_raider2": "e5", "sm_raider1": "e6", "sm_raider2": "f7"}
    assert defence_of(of(situation(units, teams="2v2")), "rus_axe1") == 0


@covers("HD-X-04")
def test_a_token_with_summon_time_three() -> None:
    match = play(situation({"rus_ivan": "f2", "sm_genghis": "f10"}, phase="turn"), "summon rus_dobrynya")
    assert of(match).track["rus"] == ("rus_dobrynya", 3)
    for section in (2, 1):
        pass_to(end_turn(match), "activate", "rus")
        assert of(match).track["rus"] == ("rus_dobrynya", section)
    pass_to(match, "arrive", "rus")
    play(match, "place rus_dobrynya b2")
    assert asked(match) == "summon" and of(match).at["rus_dobrynya"] == "b2"


@covers("HD-X-05")
def test_the_order_of_four_factions() -> None:
    order = of(started([(6, 1)], teams="2v2")).order
    assert order == ("rus", NORTH, "china", SOUTH)
    assert [SIDE[faction] for faction in (*order, order[0])] == [0, 1, 0, 1, 0]


@covers("HD-X-06")
@pytest.mark.parametrize(("unit", "faction", "count"), [("rus_axe1", "rus", 6), ("nm_raider1", NORTH, 18)])
def test_where_speed_one_and_speed_two_lead(unit: str, faction: str, count: int) -> None:
    match = play(situation({unit: "f6"}, horde=NORTH, faction=faction), f"activate {unit}")
    ends = {each for each in options(match) if each.startswith("move")}
    assert len(ends) == count and {"move f7", "move e6", "move e5", "move f5", "move g5", "move g6"} <= ends


@covers("HD-X-07")
def test_a_siege_begins_in_the_next_turn() -> None:
    units = {"rus_ivan": "k2", "sm_raider1": "d8", "sm_genghis": "k9"}
    match = situation(units, mode="conquest", faction=SOUTH, reserve=[])
    play(match, "activate sm_raider1", "move d6", "end-battle")
    assert of(match).durability["city_rus_2"] == 4
    pass_to(match, "activate", SOUTH)
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 3


@covers("HD-X-08")
def test_a_garrison_against_three_besiegers() -> None:
    units = {"rus_axe1": "d5", "sm_raider1": "d6", "sm_raider2": "c5", "sm_tracker1": "e5"}
    match = situation(units, mode="conquest", faction=SOUTH, reserve=[])
    assert attack_of(of(match), "rus_axe1") == 2
    assert defence_of(of(situation({"rus_axe1": "d5", "sm_raider1": "d6"}, mode="conquest")), "rus_axe1") == 4
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 4


@covers("HD-X-09")
def test_a_tie_in_a_wager() -> None:
    match = situation(FOUR, teams="2v2", faction=SOUTH, phase="round", deck=["ev_wager_wrestlers"], dice=[(5, 5, 3, 1), (2, 6)])
    assert told(match, "wager-rolled")[4:] == [("rus", 2), (NORTH, 6)] and of(match).winner == NORTH


@covers("HD-X-10")
def test_the_seats_of_china_and_northern_mongolia() -> None:
    assert of(started([(6, 1)], alliance="china", horde=NORTH)).hex_of == {"cap_china": "a1", "cap_north": "k11"}


@covers("HD-X-11")
def test_the_deck_lasts_for_24_rounds() -> None:
    match = start(GAME, GAME.terms(), 1)
    while len(told(match, "events-shuffled")) < 2:
        passing(match)
    assert of(match).round == 25 and told(match, "events-shuffled") == [(24,), (24,)]
    assert len({each.card for each in told(match, "event-drawn")[:24]}) == 24


@covers("HD-X-12")
def test_a_hold_that_begins_in_round_30_is_too_late() -> None:
    beyond = {"sm_raider1": "c3", "sm_raider2": "c4", "sm_tracker1": "c5", "sm_tracker2": "d3", "sm_groom": "d4"}
    units = {"rus_ivan": "k2", **beyond, "sm_genghis": "e3", "sm_mogoi": "e4"}
    match = play(situation(units, mode="hold_the_border", faction=SOUTH, round=30), "end-battle")
    assert told(match, "hold-began") == [(SOUTH, 7)] and outcome(match) == ("alliance", "time")


@covers("HD-CMB-07", "HD-CMB-08")
@pytest.mark.parametrize(("lead", "hits"), HITS.items())
def test_how_many_of_36_attacks_hit(lead: int, hits: int) -> None:
    changes = {"kinds.rus_spear.attack": max(lead, 0), "kinds.sm_assassin.defence": max(-lead, 0)}
    found = 0
    for attack in DICE:
        for defence in DICE:
            match = situation({"rus_spear1": "f5", "sm_assassin": "f6"}, changes=changes, dice=[attack, defence])
            play(match, "activate rus_spear1", "attack sm_assassin", "defend")
            found += of(match).health["sm_assassin"] == 2
    assert found == hits


@covers("HD-RET-06", "HD-RET-07")
@pytest.mark.parametrize(("lead", "successes"), HITS.items())
def test_how_many_of_36_retreats_succeed(lead: int, successes: int) -> None:
    changes = {"kinds.sm_assassin.speed": max(lead, 0) + 1, "kinds.rus_spear.speed": max(-lead, 0) + 1}
    found = 0
    for retreat in DICE:
        for chase in DICE:
            match = situation({"rus_spear1": "f5", "sm_assassin": "f6"}, changes=changes, dice=[6, retreat, chase])
            play(match, "activate rus_spear1", "attack sm_assassin", "retreat f7")
            found += of(match).at["sm_assassin"] == "f7"
    assert found == successes


@covers("HD-CMB-07")
@pytest.mark.parametrize(("lead", "survivals"), [(0, 6), (1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_how_many_of_6_defence_dice_save_a_unit(lead: int, survivals: int) -> None:
    changes = {"kinds.rus_spear.attack": lead, "kinds.sm_assassin.defence": 1}  # with an attack die of 1: this far ahead
    found = 0
    for defence in DICE:
        match = situation({"rus_spear1": "f5", "sm_assassin": "f6"}, changes=changes, dice=[1, defence])
        play(match, "activate rus_spear1", "attack sm_assassin", "defend")
        found += of(match).health["sm_assassin"] == 3
    assert found == survivals == 7 - min(max(lead, 1), 7)
