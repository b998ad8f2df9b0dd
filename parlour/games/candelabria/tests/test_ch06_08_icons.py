"""6.8: the icons of cards, boards and tokens."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.rules.temples import temples_left
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, gains, placed, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    house_asked,
    lit,
    of,
    options,
    play,
    points,
    reserve_of,
    situation,
    told,
)
from parlour.kernel import Card

EVERYWHERE = SIDES["large"].territories
REGION_5 = ("r5_forge", "r5_mine", "r5_tavern")


def lights(territories: tuple[str, ...], besides: str = "") -> set[str]:
    """The answers to an ignite that puts an earth flame on any of these territories, but not on those besides."""
    return {f"light {each}" for each in territories if each not in besides.split()} | {"skip"}


@covers("CN-701", "CN-705")
def test_the_icons_of_a_candle_card_work_on_the_whole_map() -> None:
    match = placed("uc08", earth={"ash": "r8_forge"})
    assert asked(match) == "ignite" and options(match) == lights(EVERYWHERE, "r8_forge")
    play(match, "light r3_mine")
    assert lit(match, "ash") == {"r8_forge", "r3_mine"}


@covers("CN-701", "CN-763")
def test_an_upgrade_that_a_placed_candle_triggers_works_on_the_whole_map() -> None:
    match = placed("uc04", cards={"built": {"ash": "u07"}})
    assert facts_asked(match)["source"] == "u07" and options(match) == lights(EVERYWHERE)


@covers("CN-701")
def test_an_ability_that_a_placed_candle_triggers_works_on_the_whole_map() -> None:
    match = placed("uc04", house="sowers", year=2)
    play(match, "at r3_curse")
    assert facts_asked(match)["source"] == "sowers_2" and options(match) == lights(EVERYWHERE)


@covers("CN-701")
def test_an_upgrade_that_a_temple_triggers_works_on_the_whole_map() -> None:
    match = forging(year=2, cards={"built": {"engineers": "u18"}})
    play(match, "build grey 2")
    assert facts_asked(match)["source"] == "u18" and options(match) == lights(EVERYWHERE, "r2_forge")


@covers("CN-702")
def test_the_icons_of_a_tactics_card_work_in_the_contested_region_alone() -> None:
    match = commit(battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}, owned={"ash": "tc02"}), ash="tc02-a none")
    play(match, "slot 1")
    assert facts_asked(match)["source"] == "tc02-a" and options(match) == lights(REGION_5, "r5_forge")


@covers("CN-702")
def test_a_tactics_card_feeds_no_candle_elsewhere() -> None:
    candles = {"ash_warrior": "r5_forge 1", "ash_pilgrim": "r6_mine 1"}
    match = battle(5, earth={"coven": "r5_mine"}, candles=candles, owned={"ash": "tc02"}, reserve={"ash": 0})
    play(commit(match, ash="tc02-a none"), "slot 1")
    assert options(match) == {"feed ash_warrior", "skip"}


@covers("CN-702")
def test_a_weak_action_works_in_the_contested_region_alone() -> None:
    match = commit(battle(5, earth={"ash": "r5_forge", "coven": "r5_mine r1_mine", "sowers": "r3_mine"}))
    play(match, "slot 1")
    assert facts_asked(match)["source"] == "weak-ash" and options(match) == {"douse coven r5_mine", "skip"}


@covers("CN-702")
def test_an_upgrade_that_a_tactics_card_triggers_works_in_the_contested_region_alone() -> None:
    match = battle(
        5, year=3, earth={"ash": "r5_forge", "coven": "r5_mine"}, owned={"ash": "tc17"}, cards={"built": {"ash": "u23"}}
    )
    play(commit(match, ash="tc17-a none"), "slot 1")
    assert facts_asked(match)["source"] == "u23" and options(match) == lights(REGION_5, "r5_forge")


@covers("CN-702")
def test_a_withering_card_works_in_the_contested_region_alone() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine"}
    match = commit(battle(5, modules="withering", earth=earth, cards={"withered": {"ash 1": "w3"}}))
    play(match, "slot 1", "do ignite")
    assert facts_asked(match)["source"] == "w3" and options(match) == lights(REGION_5, "r5_forge")


@covers("CN-703", "CN-831")
def test_the_icons_of_a_curse_work_in_the_region_where_it_was_placed() -> None:
    match = cursing("cu10", "ash", earth={"ash": "r5_forge r6_mine"})
    play(match, "haunt 5")
    assert facts_asked(match)["source"] == "spark" and options(match) == lights(REGION_5, "r5_forge")


@covers("CN-704")
def test_ignite_puts_an_earth_flame_of_the_reserve_on_the_map() -> None:
    match = placed("uc08", earth={"ash": "r8_forge"})
    assert "light r8_forge" not in options(match)
    play(match, "light r5_mine")
    assert lit(match, "ash") == {"r8_forge", "r5_mine"} and reserve_of(match, "ash") == 22
    assert told(match, "earth-lit") == [("ash", "r5_mine")]


@covers("CN-704")
def test_ignite_adds_a_flame_to_a_candle_that_has_fewer_than_its_role_allows() -> None:
    candles = {"ash_warrior": "r1_mine 3", "ash_pilgrim": "r6_mine 3"}
    match = placed("uc08", candles=candles)
    assert {each for each in options(match) if each.startswith("feed")} == {"feed ash_warrior"}
    play(match, "feed ash_warrior")
    assert of(match).flames == {"ash_explorer": 2, "ash_pilgrim": 3, "ash_warrior": 4} and reserve_of(match, "ash") == 24


@covers("CN-704")
def test_without_a_flame_in_the_reserve_ignite_only_feeds_candles() -> None:
    match = placed("uc08", candles={"ash_warrior": "r1_mine 3"}, reserve={"ash": 0})
    assert options(match) == {"feed ash_warrior", "skip"}


@covers("CN-705", "CN-935")
def test_an_earth_flame_may_be_lit_where_no_own_figure_is_left() -> None:
    match = commit(battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}))
    play(match, "slot 1", "douse coven r5_mine")
    assert lit(match, "coven") == set() and house_asked(match) == "coven"
    play(match, "slot 1")
    assert asked(match) == "ignite" and options(match) == lights(REGION_5)


@covers("CN-706")
def test_an_earth_flame_of_ignite_triggers_no_territory() -> None:
    match = placed("uc08", earth={"ash": "r8_mine"})
    before = cubes(match, "ash")
    play(match, "light r5_mine")
    assert asked(match) == "turn" and cubes(match, "ash") == before and told(match, "cubes-taken") == []


@covers("CN-707")
def test_ignite_lights_an_extinguished_candle_again() -> None:
    match = placed("uc08", candles={"ash_warrior": "r1_mine 0"})
    play(match, "feed ash_warrior")
    assert of(match).flames["ash_warrior"] == 1 and told(match, "candle-fed") == [("ash_warrior", 1)]


@covers("CN-708")
def test_ignite_does_nothing_for_others() -> None:
    match = placed("uc08", earth={"coven": "r1_mine"}, candles={"coven_warrior": "r8_forge 1", "sowers_pilgrim": "r1_mine 0"})
    assert options(match) == lights(EVERYWHERE)
    play(match, "light r1_mine")
    assert lit(match, "coven") == {"r1_mine"} and lit(match, "ash") == {"r1_mine"}


@covers("CN-709")
def test_extinguish_takes_a_flame_of_a_candle_or_an_earth_flame_of_an_opponent() -> None:
    earth = {"ash": "r8_forge", "coven": "r4_mine", "sowers": "r8_forge"}
    match = placed("uc05", earth=earth, candles={"coven_warrior": "r4_mine 4", "sowers_pilgrim": "r3_mine 0"})
    assert asked(match) == "extinguish"
    assert options(match) == {"douse coven r4_mine", "douse sowers r8_forge", "dim coven_warrior", "skip"}
    play(match, "dim coven_warrior", "douse sowers r8_forge")
    assert of(match).flames["coven_warrior"] == 3 and told(match, "candle-dimmed") == [("coven_warrior", 3)]
    assert lit(match, "sowers") == set() and lit(match, "ash") == {"r8_forge"} and lit(match, "coven") == {"r4_mine"}


@covers("CN-710")
def test_extinguish_spares_own_flames_castles_and_curse_figures() -> None:
    earth = {"ash": "r4_mine", "coven": "r4_tavern"}
    candles = {"ash_warrior": "r4_mine 4", "coven_pilgrim": "r4_mine 1"}
    match = battle(4, earth=earth, candles=candles, haunts={"cu01": "coven 4"}, owned={"ash": "tc03"})
    play(commit(match, ash="none tc03-a"), "slot 2")
    assert options(match) == {"douse coven r4_tavern", "dim coven_pilgrim", "skip"}


@covers("CN-711")
def test_a_lost_candle_flame_goes_before_no_curse() -> None:
    match = placed("uc05", candles={"coven_pilgrim": "r4_mine 3"}, cards={"curses": "cu01"})
    reserve = reserve_of(match, "coven")
    play(match, "dim coven_pilgrim")
    assert asked(match) == "extinguish" and house_asked(match) == "ash", "its owner is not asked where it goes"
    assert reserve_of(match, "coven") == reserve and of(match).influence == {}


@covers("CN-712")
def test_the_owner_of_a_lost_earth_flame_may_lay_it_before_any_displayed_curse() -> None:
    laid = {"cu07": {"engineers": 2, "sowers": 3, "coven": 1}}
    match = placed("uc05", earth={"sowers": "r3_mine r3_curse"}, cards={"curses": "cu01 cu07 cu10"}, influence=laid)
    reserve = reserve_of(match, "sowers")
    play(match, "douse sowers r3_mine")
    assert (asked(match), house_asked(match)) == ("lost-flame", "sowers")
    assert options(match) == {"send cu01", "send cu07", "send cu10", "reserve"}
    play(match, "send cu07")
    assert of(match).influence == {"cu07": (0, 2, 4, 1)} and reserve_of(match, "sowers") == reserve
    play(match, "douse sowers r3_curse", "send cu01")
    assert of(match).influence == {"cu07": (0, 2, 4, 1), "cu01": (0, 0, 1, 0)}
    assert told(match, "flame-sent") == [("sowers", "cu07"), ("sowers", "cu01")]


@covers("CN-712")
def test_the_owner_of_a_lost_earth_flame_may_take_it_back() -> None:
    match = placed("uc05", earth={"coven": "r4_mine r4_tavern"}, cards={"curses": "cu01"})
    reserve = reserve_of(match, "coven")
    play(match, "douse coven r4_mine", "reserve")
    assert of(match).influence == {} and reserve_of(match, "coven") == reserve + 1


@covers("CN-713")
def test_in_the_season_of_wars_a_lost_earth_flame_returns_to_the_reserve() -> None:
    match = battle(5, earth={"ash": "r5_forge", "coven": "r5_mine r5_tavern"}, cards={"curses": "cu01"})
    reserve = reserve_of(match, "coven")
    play(commit(match), "slot 1", "douse coven r5_mine")
    assert asked(match) != "lost-flame" and reserve_of(match, "coven") == reserve + 1 and of(match).influence == {}


@covers("CN-713", "CN-102")
def test_the_war_that_follows_kindling_asks_nobody_about_lost_flames() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine r5_tavern"}
    match = situation(cards={"curses": "cu01", "hands": {"ash": "uc04"}}, earth=earth, battles=(5,))
    commit(play(match, "manoeuvre uc04", "stop"))
    play(match, "slot 1", "douse coven r5_mine")
    assert asked(match) == "slot" and of(match).season == "war"


@covers("CN-714", "CN-128")
def test_the_display_is_refilled_after_all_repetitions_of_the_icon() -> None:
    match = placed("uc10", cards={"tactics_display": "tc01 tc02 tc03 tc04 tc05 tc06", "tactics_deck": "tc20 tc21"})
    display = [f"take {kind}-a" for kind in ("tc01", "tc02", "tc03", "tc04", "tc05", "tc06")]
    assert options(match) == {*display, "skip"}
    play(match, "take tc03-a")
    assert options(match) == {*display, "skip"} - {"take tc03-a"}, "nothing new is offered for the second card"
    play(match, "take tc01-a")
    assert of(match).tactics_display == ("tc02-a", "tc04-a", "tc05-a", "tc06-a", "tc20-a", "tc21-a")
    assert of(match).owned[0] == ("tc03-a", "tc01-a")
    assert told(match, "tactics-taken") == [("ash", "tc03-a"), ("ash", "tc01-a")]


@covers("CN-714")
def test_the_display_is_refilled_between_two_icons() -> None:
    display = {"tactics_display": "tc01 tc02 tc03 tc04 tc05 tc06", "tactics_deck": "tc20", "built": {"ash": "u20"}}
    match = placed("hc_ash_1", year=2, cards=display)
    play(match, "take tc01-a")
    assert facts_asked(match)["source"] == "u20" and "take tc20-a" in options(match)


@covers("CN-715")
def test_a_card_taken_in_a_battle_may_be_played_in_a_later_one() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(5, battles=(5, 6), earth=earth, owned={"ash": "tc12"}, cards={"tactics_display": "tc17 tc18"})
    play(commit(match, ash="tc12-a none"), "slot 1", "take tc17-a")
    fought(match)
    assert asked(match) == "commit" and of(match).contest == 6
    assert {"commit tc17-a none", "commit none tc17-a"} <= options(match)
    assert not any("tc12" in each for each in options(match)), "the other one is used up"


@covers("CN-716")
def test_raze_takes_the_top_temple_of_any_region_back_to_the_supply() -> None:
    match = placed("uc07", temples={4: "white grey", 9: "black"})
    assert options(match) == {"raze 4", "raze 9", "skip"} and temples_left(of(match), "grey") == 5
    play(match, "raze 4")
    assert of(match).temples == {4: ("white",), 9: ("black",)} and temples_left(of(match), "grey") == 6
    assert told(match, "temple-razed") == [("ash", "grey", 4)]


@covers("CN-716", "CN-702")
def test_in_a_battle_only_the_contested_region_is_razed() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine"}
    match = battle(5, earth=earth, temples={5: "black", 9: "black", 4: "white"}, owned={"ash": "tc16"})
    play(commit(match, ash="tc16-a none"), "slot 1")
    assert options(match) == {"raze 5", "skip"}


@covers("CN-717", "CN-745")
@pytest.mark.parametrize(("temple", "vp"), [("white", 4), ("grey", 0), ("black", 0)])
def test_whoever_razes_a_white_temple_gains_four(temple: str, vp: int) -> None:
    match = placed("uc07", temples={4: temple})
    play(match, "raze 4")
    assert points(match, "ash") == vp and [points(match, house) for house in ("engineers", "sowers", "coven")] == [0, 0, 0]


@covers("CN-718")
def test_the_level_below_becomes_active_again() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine r5_tavern"}
    match = battle(5, earth=earth, temples={5: "grey black"}, owned={"ash": "tc16"})
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 5")
    fought(match)
    assert powers(match, 5) == {"ash": 1, "coven": 2} and won(match, 5) == "ash", "under the grey one the lowest power wins"


@covers("CN-718")
def test_uncovering_a_white_temple_gives_nothing() -> None:
    match = placed("uc07", temples={4: "white grey"})
    play(match, "raze 4")
    assert told(match, "points-gained") == []


@covers("CN-719", "CN-129")
def test_a_victory_point_is_gained_for_each_repetition_without_a_question() -> None:
    match = placed("uc22", year=2)
    assert asked(match) == "turn" and gains(match, "ash") == [("uc22", 3)]


@covers("CN-720")
def test_a_thief_names_another_player_and_a_kind_of_cube_that_is_there() -> None:
    wax = {"ash": 2, "engineers": 1, "sowers": 0, "coven": 0}
    gold = {"ash": 2, "engineers": 3, "sowers": 1, "coven": 0}
    match = placed("uc02", wax=wax, gold=gold)
    assert options(match) == {"steal engineers wax", "steal engineers gold", "steal sowers gold", "skip"}
    play(match, "steal engineers gold")
    assert cubes(match, "ash") == (1, 3) and cubes(match, "engineers") == (1, 2)


@covers("CN-721")
def test_each_repetition_may_name_another_victim_and_another_kind() -> None:
    match = placed("uc02")
    play(match, "steal engineers gold")
    assert "steal coven wax" in options(match) and "steal engineers gold" in options(match)
    play(match, "steal coven wax")
    assert (cubes(match, "engineers"), cubes(match, "coven"), cubes(match, "ash")) == ((2, 1), (1, 2), (2, 3))


@covers("CN-722")
def test_in_a_battle_only_participants_are_robbed() -> None:
    match = battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}, owned={"ash": "tc18"})
    play(commit(match, ash="tc18-a none"), "slot 1")
    assert options(match) == {"steal coven wax", "steal coven gold", "skip"}


@covers("CN-722")
def test_a_participant_who_has_lost_all_figures_may_still_be_robbed() -> None:
    match = battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}, owned={"ash": "tc07"})
    play(commit(match, ash="tc07-a none"), "slot 1", "douse coven r5_mine")
    assert options(match) == {"steal coven wax", "steal coven gold", "skip"}


@covers("CN-723")
@pytest.mark.parametrize(("gold", "kept"), [(6, 7), (7, 7)])
def test_a_stolen_cube_that_does_not_fit_goes_to_the_supply(gold: int, kept: int) -> None:
    match = placed("uc02", wax={"ash": 4}, gold={"ash": gold})
    play(match, "steal coven gold")
    assert cubes(match, "ash") == (3, kept) and cubes(match, "coven") == (2, 1)
    assert told(match, "cube-stolen") == [("ash", "coven", "gold", gold < kept)]


@covers("CN-724")
def test_with_nobody_to_rob_nothing_is_asked() -> None:
    others = {"engineers": 0, "sowers": 0, "coven": 0}
    match = placed("uc02", wax=others, gold=others)
    assert asked(match) == "turn" and cubes(match, "ash") == (1, 2)


@covers("CN-724")
def test_a_thief_who_is_the_only_one_with_cubes_robs_nobody() -> None:
    match = battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}, wax={"coven": 0}, gold={"coven": 0}, owned={"ash": "tc18"})
    play(commit(match, ash="tc18-a none"), "slot 1")
    assert asked(match) != "steal"


@covers("CN-129")
@pytest.mark.parametrize("card", ["uc08", "uc05", "uc10", "uc07", "uc02"])
def test_every_icon_but_points_may_be_skipped(card: str) -> None:
    match = placed(card, earth={"coven": "r4_mine"}, temples={4: "white"})
    before = (lit(match, "ash"), lit(match, "coven"), cubes(match, "coven"), of(match).temples, of(match).owned[0])
    while asked(match) != "turn":
        play(match, "skip")
    assert before == (lit(match, "ash"), lit(match, "coven"), cubes(match, "coven"), of(match).temples, of(match).owned[0])


@covers("CN-703")
def test_a_curse_that_lies_in_a_struck_region_works_there_all_the_same() -> None:
    match = situation(phase="war", cards={"curses": "cu10"}, influence={"cu10": {"ash": 1}}, earth={"ash": "r1_mine"}, battles=())
    play(match, "haunt 1")
    assert options(match) == {"light r1_forge", "light r1_portal", "skip"}


@covers("CN-725", "CN-128")
def test_an_influence_lays_flames_of_the_reserve_before_curse_cards_split_freely() -> None:
    match = placed("uc13", wax={"ash": 2}, cards={"curses": "cu05 cu07"})
    assert options(match) == {"send cu05", "send cu07", "stop"} and facts_asked(match) == {"left": 2, "source": "uc13"}
    before = reserve_of(match, "ash")
    play(match, "send cu05", "send cu07")
    assert of(match).influence == {"cu05": (1, 0, 0, 0), "cu07": (1, 0, 0, 0)} and reserve_of(match, "ash") == before - 2
    assert gains(match, "ash") == [("uc13", 1)], "the icon after it"


@covers("CN-725", "CN-129")
def test_an_influence_may_be_left_and_ends_with_the_reserve() -> None:
    cards = {"curses": "cu05 cu07"}
    assert of(play(placed("uc13", wax={"ash": 2}, cards=cards), "stop")).influence == {}
    match = play(placed("uc13", wax={"ash": 2}, reserve={"ash": 1}, cards=cards), "send cu07")
    assert of(match).influence == {"cu07": (1, 0, 0, 0)} and asked(match) == "turn"


@covers("CN-726")
def test_with_two_players_an_influence_moves_curses() -> None:
    houses, haunts = ("ash", "sowers"), {"cu05": "r5_mine", "cu07": "r7_mine"}
    match = placed("uc13", houses=houses, wax={"ash": 2}, cards={"curses": "cu05 cu07"}, haunts=haunts)
    assert asked(match) == "haunt" and facts_asked(match) == {"left": 2}
    play(match, "haunt cu05 r5_forge", "stop")
    assert of(match).haunts[Card("cu05")].territory == "r5_forge" and of(match).influence == {}
