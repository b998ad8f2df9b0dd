"""6.12: the preparation for war: who controls the curses, and where they go."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, fought, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    facts_asked,
    house_asked,
    of,
    options,
    pass_season,
    pass_to,
    play,
    reserve_of,
    situation,
    told,
)


def controllers(influence: dict[str, int], track: str) -> str:
    """Who controls the curse of region 8 with these flames before it, in this turn order."""
    match = cursing("cu08", "", influence={"cu08": influence}, track=track)
    (turned,) = told(match, "curse-turned")
    return str(turned.house)


@covers("CN-811")
def test_in_war_everybody_has_all_owned_tactics_cards_in_hand() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, owned={"ash": "ht_ash_1 tc01 tc02"})
    cards = ("ht_ash_1", "tc01-a", "tc02-a")
    alone = {f"commit {card} none" for card in cards} | {f"commit none {card}" for card in cards}
    pairs = {f"commit {one} {other}" for one in cards for other in cards if one != other}
    assert set(match.pending[0].options) == {"commit none none"} | alone | pairs


@covers("CN-811")
def test_in_war_the_weak_actions_lie_open() -> None:
    match = commit(battle(5, earth={"ash": "r5_mine", "sowers": "r5_forge"}))
    play(match, "slot 1")
    assert asked(match) == "extinguish" and facts_asked(match)["source"] == "weak-ash"


@covers("CN-812", "CN-821")
def test_curses_are_handled_from_left_to_right_each_completely() -> None:
    match = cursing("cu05 cu10 cu07", "ash", earth={"ash": "r5_mine", "coven": "r8_mine"})
    assert asked(match) == "curse" and facts_asked(match) == {"curse": "cu05"}
    play(match, "haunt 8")
    assert asked(match) == "gloom" and [each.curse for each in told(match, "curse-turned")] == ["cu05"]
    play(match, "skip")
    assert asked(match) == "curse" and facts_asked(match) == {"curse": "cu10"}
    play(match, "haunt 5")
    assert asked(match) == "ignite" and [each.curse for each in told(match, "curse-turned")] == ["cu05", "cu10"]
    play(match, "skip", "skip")
    assert facts_asked(match) == {"curse": "cu07"}


@covers("CN-813", "CN-104")
@pytest.mark.parametrize(
    ("influence", "track", "house"),
    [
        ({"ash": 1, "coven": 2}, "ash engineers sowers coven", "coven"),
        ({"ash": 3, "coven": 2}, "coven sowers engineers ash", "ash"),
        ({"ash": 2, "coven": 2}, "ash engineers sowers coven", "ash"),
        ({"ash": 2, "coven": 2, "sowers": 1}, "coven sowers engineers ash", "coven"),
        ({"ash": 1, "engineers": 2, "sowers": 2, "coven": 2}, "ash sowers coven engineers", "sowers"),
    ],
)
def test_most_flames_control_a_curse_and_ties_go_to_the_earlier(influence: dict[str, int], track: str, house: str) -> None:
    assert controllers(influence, track) == house


@covers("CN-814")
def test_a_curse_before_which_nothing_lies_stays_off_the_map() -> None:
    match = cursing("cu01 cu08", "", influence={"cu08": {"ash": 1}}, earth={"ash": "r5_mine"})
    assert [(each.curse, each.house) for each in told(match, "curse-turned")] == [("cu01", "nobody"), ("cu08", "ash")]
    play(match, "haunt 5")
    assert [each.curse for each in told(match, "curse-placed")] == ["cu08"]


@covers("CN-815", "CN-1301")
@pytest.mark.parametrize("influence", [{"ash": 3, "coven": 2, "sowers": 1}, {"ash": 2, "coven": 1}])
def test_with_withering_the_runner_up_takes_a_card_before_the_curse_is_placed(influence: dict[str, int]) -> None:
    match = cursing("cu01", "", modules="withering", influence={"cu01": influence}, earth={"ash": "r5_mine"})
    assert (asked(match), house_asked(match), told(match, "curse-placed")) == ("wither", "coven", [])
    play(match, "slot 2")
    assert (asked(match), house_asked(match)) == ("curse", "ash")


@covers("CN-815", "CN-1302")
@pytest.mark.parametrize(("modules", "influence"), [("withering", {"ash": 2}), ("", {"ash": 2, "coven": 1})])
def test_nobody_withers_without_a_runner_up_or_without_the_module(modules: str, influence: dict[str, int]) -> None:
    match = cursing("cu01", "", modules=modules, influence={"cu01": influence}, earth={"ash": "r5_mine"})
    assert (asked(match), house_asked(match)) == ("curse", "ash") and told(match, "withering-taken") == []


@covers("CN-816")
def test_all_flames_before_a_curse_return_to_their_owners() -> None:
    influence = {"cu01": {"ash": 3, "coven": 2}, "cu07": {"sowers": 4, "coven": 1}}
    match = cursing("cu01 cu07", "", influence=influence, earth={"ash": "r5_mine"})
    assert facts_asked(match) == {"curse": "cu01"}
    assert (reserve_of(match, "ash"), reserve_of(match, "coven"), reserve_of(match, "sowers")) == (23, 23, 20)
    assert of(match).influence == {"cu07": (0, 0, 4, 1)}


@covers("CN-817", "CN-105", "CN-109")
def test_a_curse_goes_to_a_region_where_its_controller_has_a_figure() -> None:
    candles = {"ash_explorer": "r9_portal 0", "coven_warrior": "r7_mine"}
    match = cursing("cu03", "ash", earth={"ash": "r5_mine", "coven": "r1_mine"}, candles=candles)
    assert options(match) == {"haunt 5", "haunt 8", "haunt 9"}
    play(match, "haunt 9")
    assert [(each.curse, each.region) for each in told(match, "curse-placed")] == [("cu03", 9)]


@covers("CN-818")
def test_a_curse_may_go_to_a_struck_region_and_to_another_curse() -> None:
    match = cursing("cu08 cu03", "ash", earth={"ash": "r5_mine"}, battles=(5,))
    play(match, "haunt 8")
    assert "haunt 8" in options(match), "struck, and haunted already"
    play(match, "haunt 8")
    assert [(each.curse, each.region) for each in told(match, "curse-placed")] == [("cu08", 8), ("cu03", 8)]


@covers("CN-819")
def test_a_curse_without_a_home_stays_off_the_map_and_does_nothing() -> None:
    cards = {"built": {"ash": "u06"}}
    match = cursing("cu09 cu03", "ash", temples={8: "black"}, cards=cards, track="coven sowers ash engineers")
    assert told(match, "curse-placed") == [] and told(match, "track-changed") == []
    assert of(match).year == 2 and told(match, "tactics-taken") == [], "war went by without a question"
    assert [each.house for each in told(match, "curse-turned")] == ["ash", "ash"]


@covers("CN-820")
def test_the_property_comes_before_what_placing_a_curse_triggers() -> None:
    match = cursing("cu10", "ash", cards={"built": {"ash": "u06"}})
    assert asked(match) == "ignite" and facts_asked(match)["source"] == "spark"
    play(match, "skip", "skip")
    assert asked(match) == "tactics" and facts_asked(match)["source"] == "u06"


@covers("CN-822")
def test_each_controlled_curse_adds_its_power_in_its_region() -> None:
    haunts = {"cu01": "ash 5", "cu03": "ash 5", "cu07": "ash 6", "cu04": "coven 6"}
    earth = {"ash": "r5_mine r6_mine", "coven": "r5_forge r6_curse"}
    match = fought(fought(battle(5, battles=(5, 6), earth=earth, haunts=haunts)))
    assert powers(match, 5) == {"ash": 1 + 3 + 3, "coven": 1} and powers(match, 6) == {"coven": 1 + 3, "ash": 1 + 3}


@covers("CN-823", "CN-710")
def test_a_curse_figure_cannot_be_extinguished() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, haunts={"cu01": "coven 5"}, owned={"ash": "tc25"})
    play(commit(match, ash="none tc25-a"), "slot 2")
    assert options(match) == {"douse coven r5_forge", "skip"}


@covers("CN-823")
def test_a_curse_figure_is_not_abducted() -> None:
    match = cursing("cu10 cu07", "ash", candles={"coven_warrior": "r8_mine"}, battles=(8,))
    play(match, "skip", "skip")
    assert asked(match) == "abduct" and {each.split()[1] for each in options(match) - {"skip"}} == {"coven_warrior"}


@covers("CN-831")
def test_spark_ignites_twice() -> None:
    match = cursing("cu10", "ash", battles=(8,), earth={"coven": "r8_mine"})
    play(match, "light r8_mine")
    assert asked(match) == "ignite"
    play(match, "light r8_barracks")
    assert asked(match) == "commit"


@covers("CN-832", "CN-703")
def test_gloom_takes_up_to_two_flames_of_any_house_in_its_region() -> None:
    earth = {"ash": "r8_mine", "coven": "r8_mine r4_mine"}
    own = {"ash_warrior": "r8_forge 2", "ash_pilgrim": "r8_forge 0", "ash_explorer": "r5_mine 2"}
    candles = {**own, "sowers_pilgrim": "r8_barracks 1", "coven_explorer": "r8_mine 0"}
    match = play(cursing("cu05", "ash", earth=earth, candles=candles, battles=(8,)), "haunt 8")
    assert options(match) == {"douse ash r8_mine", "douse coven r8_mine", "dim ash_warrior", "dim sowers_pilgrim", "skip"}
    play(match, "dim ash_warrior", "douse coven r8_mine")
    assert asked(match) == "commit" and of(match).flames["ash_warrior"] == 1


@covers("CN-832")
def test_gloom_may_stop_after_one_flame() -> None:
    match = cursing("cu05", "ash", earth={"ash": "r8_mine", "coven": "r8_mine"}, battles=(8,))
    reserve = reserve_of(match, "ash")
    play(match, "douse ash r8_mine", "skip")
    assert reserve_of(match, "ash") == reserve + 1 and asked(match) == "commit"


@covers("CN-833")
def test_snuff_puts_out_all_earth_flames_of_its_region() -> None:
    earth = {"ash": "r8_mine r8_forge r5_mine", "coven": "r8_mine r4_mine"}
    match = cursing("cu01", "ash", earth=earth, candles={"coven_warrior": "r8_mine"}, battles=(8,))
    reserves = reserve_of(match, "ash"), reserve_of(match, "coven")
    play(match, "haunt 8")
    assert asked(match) == "commit", "it is mandatory"
    assert {(each.house, each.territory) for each in told(match, "earth-doused")} == {
        *(("ash", "r8_mine"), ("ash", "r8_forge"), ("coven", "r8_mine")),
    }
    assert (reserve_of(match, "ash"), reserve_of(match, "coven")) == (reserves[0] + 2, reserves[1] + 1)
    assert of(match).flames["coven_warrior"] == 4


@covers("CN-834")
def test_the_giant_has_a_power_of_four() -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    match = battle(5, earth=earth, haunts={"cu09": "ash 5", "cu10": "coven 5"}, cards={"built": {"ash": "u09"}})
    assert powers(fought(match), 5) == {"ash": 1 + 4 + 1, "coven": 1 + 3}


@covers("CN-835", "CN-946")
@pytest.mark.parametrize(("year", "vp"), [(1, 8), (2, 16), (3, 24)])
def test_glory_doubles_the_points_of_a_battle_that_its_controller_wins(year: int, vp: int) -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    match = fought(battle(5, year=year, earth=earth, haunts={"cu03": "ash 5"}))
    assert won(match, 5) == "ash" and [each.vp for each in told(match, "points-gained") if each.reason == "region-5"] == [vp]


@covers("CN-835")
def test_glory_is_for_its_controller_alone() -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    match = fought(battle(5, earth=earth, haunts={"cu03": "ash 5", "cu08": "coven 5", "cu01": "coven 5"}))
    assert won(match, 5) == "coven" and [each.vp for each in told(match, "points-gained") if each.reason == "region-5"] == [4]


@covers("CN-835")
def test_glory_is_for_its_region_alone() -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    match = fought(battle(5, earth=earth, haunts={"cu03": "ash 6", "cu08": "ash 5"}))
    assert won(match, 5) == "ash" and [each.vp for each in told(match, "points-gained") if each.reason == "region-5"] == [4]


@covers("CN-835", "CN-907")
def test_there_is_no_glory_without_an_opponent() -> None:
    match = situation(phase="war", battles=(5,), earth={"ash": "r5_mine"}, haunts={"cu03": "ash 5"})
    assert [(each.house, each.vp) for each in told(match, "points-gained")] == [("ash", 4)]


@covers("CN-836", "CN-842", "CN-703")
def test_echo_resolves_a_candle_card_again_in_the_region_of_the_curse() -> None:
    candles = {"ash_warrior": "r8_forge 0 hc_ash_2", "ash_explorer": "r5_mine 1 uc04", "coven_pilgrim": "r8_mine"}
    earth = {"coven": "r1_mine r8_barracks"}
    match = cursing("cu04", "ash", candles=candles, earth=earth, cards={"built": {"ash": "u05"}}, battles=(8,))
    play(match, "haunt 8")
    assert asked(match) == "echo" and options(match) == {"echo ash_warrior", "skip"}
    play(match, "echo ash_warrior")
    assert asked(match) == "extinguish" and facts_asked(match)["source"] == "hc_ash_2"
    assert options(match) == {"douse coven r8_barracks", "dim coven_pilgrim", "skip"}
    play(match, "douse coven r8_barracks", "light r8_mine")
    assert asked(match) == "commit" and of(match).vp[0] == 0, "no candle was placed"
    assert of(match).flames["ash_warrior"] == 0 and of(match).slots["ash_warrior"] == ("hc_ash_2",)


@covers("CN-836")
def test_echo_changes_no_flame_of_the_candle_that_is_resolved_again() -> None:
    candles = {"ash_warrior": "r8_forge 1 uc09", "ash_pilgrim": "r8_mine 1 uc04", "coven_pilgrim": "r8_mine"}
    match = play(cursing("cu04", "ash", candles=candles, battles=(8,)), "echo ash_warrior")
    assert options(match) == {"light r8_barracks", "light r8_forge", "light r8_mine", "feed ash_pilgrim", "skip"}
    play(match, "feed ash_pilgrim", "light r8_mine")
    assert (of(match).flames["ash_warrior"], of(match).flames["ash_pilgrim"]) == (1, 2) and asked(match) == "commit"


@covers("CN-836", "CN-716")
def test_echo_razes_and_robs_in_its_region_alone() -> None:
    candles = {"ash_warrior": "r8_forge 4 uc07", "ash_pilgrim": "r8_mine 1 uc02", "coven_pilgrim": "r8_mine"}
    drawn: dict[str, Any] = {"candles": candles, "temples": {8: "white", 6: "grey"}, "battles": (8,)}
    razing = play(cursing("cu04", "ash", **drawn), "echo ash_warrior")
    assert (asked(razing), options(razing)) == ("raze", {"raze 8", "skip"})
    robbing = play(cursing("cu04", "ash", **drawn), "echo ash_pilgrim")
    assert (asked(robbing), options(robbing)) == ("steal", {"steal coven wax", "steal coven gold", "skip"})


@covers("CN-727", "CN-836")
def test_an_influence_that_is_resolved_again_reaches_the_curses_to_come() -> None:
    candles = {"ash_warrior": "r8_forge 4 uc13", "coven_pilgrim": "r8_mine"}
    influence = {"cu05": {"coven": 1}, "cu04": {"ash": 1}, "cu07": {"coven": 1}}
    match = cursing("cu05 cu04 cu07", "", influence=influence, candles=candles, battles=(8,))
    play(pass_to(match, "echo"), "echo ash_warrior")
    assert (asked(match), options(match)) == ("influence", {"send cu07", "stop"})
    play(match, "send cu07", "send cu07")
    assert [each.house for each in told(match, "curse-turned")] == ["coven", "ash", "ash"]


@covers("CN-727")
def test_an_influence_that_is_resolved_again_by_the_last_curse_finds_none() -> None:
    candles = {"ash_warrior": "r8_forge 4 uc13", "coven_pilgrim": "r8_mine"}
    match = play(cursing("cu04", "ash", candles=candles, battles=(8,)), "echo ash_warrior")
    assert asked(match) == "commit" and of(match).influence == {}


@covers("CN-836")
@pytest.mark.parametrize(("year", "asks"), [(1, "commit"), (2, "echo")])
def test_echo_waits_for_the_year_of_the_card(year: int, asks: str) -> None:
    candles = {"ash_warrior": "r8_forge 4 uc22", "coven_pilgrim": "r8_mine"}
    match = cursing("cu04", "ash", year=year, candles=candles, battles=(8,))
    assert asked(match) == asks


@covers("CN-836")
def test_echo_may_be_skipped() -> None:
    candles = {"ash_warrior": "r8_forge 4 uc04", "coven_pilgrim": "r8_mine"}
    match = play(cursing("cu04", "ash", candles=candles, battles=(8,)), "skip")
    assert asked(match) == "commit" and of(match).vp == [0, 0, 0, 0]


@covers("CN-837", "CN-472")
def test_abduct_takes_a_candle_of_any_house_anywhere() -> None:
    candles = {"ash_warrior": "r8_forge", "coven_pilgrim": "r8_mine 0", "sowers_warrior": "r3_mine"}
    match = cursing("cu07", "ash", candles=candles, earth={"coven": "r8_barracks"}, battles=(8,))
    everywhere = set(of(match).map.territories)
    assert options(match) == {
        *(f"abduct ash_warrior {each}" for each in everywhere - {"r8_forge"}),
        *(f"abduct coven_pilgrim {each}" for each in everywhere - {"r8_mine"}),
        "skip",
    }
    play(match, "abduct coven_pilgrim r9_mine")
    assert of(match).at["coven_pilgrim"] == "r9_mine" and asked(match) == "commit"
    assert of(match).earth[3].bit_count() == 1, "no earth flame where it arrives"


@covers("CN-838")
def test_a_gift_is_a_temple_in_the_region_or_a_visible_upgrade_for_nothing() -> None:
    stacks = dict.fromkeys(range(9), "") | {2: "u05 u07", 7: "u30"}
    match = cursing("cu02", "ash", earth={"coven": "r8_mine"}, gold={"ash": 0}, cards={"stacks": stacks}, battles=(8,))
    assert options(match) == {"build white 8", "build grey 8", "build black 8", "buy 2", "buy 7", "skip"}
    play(match, "buy 7")
    assert of(match).built[0] == ("u30",) and of(match).gold[0] == 0 and asked(match) == "commit"


@covers("CN-838")
def test_a_gift_needs_a_free_slot_for_an_upgrade_and_a_temple_in_supply() -> None:
    cards = {"built": {"ash": "u01 u02 u03 u04 u05 u07"}}
    temples = {1: "white white white", 2: "white white white"}
    match = cursing("cu02", "ash", temples=temples, cards=cards)
    assert options(match) == {"build grey 8", "build black 8", "skip"}


@covers("CN-839", "CN-821")
def test_the_usurper_moves_to_the_front_before_the_next_curse() -> None:
    influence = {"cu08": {"sowers": 1}, "cu09": {"ash": 2, "sowers": 2}}
    match = cursing("cu08 cu09", "", influence=influence)
    assert [each.houses for each in told(match, "track-changed")] == [("sowers", "ash", "engineers", "coven")]
    assert [each.house for each in told(match, "curse-turned")] == ["sowers", "sowers"]


@covers("CN-840", "CN-106")
def test_a_curse_alone_makes_nobody_a_participant() -> None:
    earth = {"sowers": "r1_portal", "ash": "r1_forge", "coven": "r1_mine"}
    candles = {"ash_pilgrim": "r1_mine 2", "coven_warrior": "r1_mine 1"}
    match = cursing("cu01", "sowers", earth=earth, candles=candles, battles=(1,))
    play(match, "haunt 1")
    assert [(curse, each.region) for curse, each in of(match).haunts.items()] == [("cu01", 1)]
    assert [each.houses for each in told(match, "battle-began")] == [("ash", "coven")]


@covers("CN-840")
def test_the_controller_takes_part_if_figures_return_before_the_battle() -> None:
    influence = {"cu01": {"sowers": 1}, "cu07": {"coven": 1}}
    earth = {"sowers": "r1_portal", "ash": "r1_forge"}
    candles = {"sowers_warrior": "r4_mine", "ash_pilgrim": "r1_mine"}
    match = cursing("cu01 cu07", "", influence=influence, earth=earth, candles=candles, battles=(1,))
    play(match, "haunt 1", "abduct sowers_warrior r1_forge")
    assert [each.houses for each in told(match, "battle-began")] == [("ash", "sowers")]
    assert powers(fought(match), 1) == {"ash": 3, "sowers": 4 + 3}


@covers("CN-841", "CN-750")
def test_a_white_temple_that_is_a_gift_scores_and_brings_the_knights() -> None:
    houses = ("ash", "engineers", "coven", "knights")
    match = cursing("cu02", "ash", *houses, candles={"knights_warrior": "r9_mine"})
    play(match, "build white 8")
    assert of(match).vp[0] == 4 and (asked(match), house_asked(match)) == ("follow", "knights")


@covers("CN-812", "CN-816", "CN-1010")
def test_after_the_preparation_no_flame_lies_before_a_curse() -> None:
    influence = {"cu01": {"ash": 3}, "cu05": {"coven": 2, "ash": 1}}
    match = pass_season(cursing("cu01 cu05", "", influence=influence, earth={"ash": "r6_mine"}))
    assert of(match).influence == {} and of(match).year == 2
