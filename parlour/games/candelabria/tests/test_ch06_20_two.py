"""6.20: two players: the fog of two, curses that walk, battles where they stand, tactics that are used up."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, fought, gains, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    facts_asked,
    held,
    house_asked,
    of,
    options,
    order,
    pass_season,
    pass_to,
    play,
    play_out,
    points,
    reserve_of,
    situation,
    started,
    told,
)
from parlour.kernel import Match

TWO = ("ash", "sowers")
FIRST_FOG = {"curse_deck": "cu04 cu01 cu07 cu02 cu08"}


def haunted(match: Match) -> dict[str, str]:
    """Where each curse figure stands."""
    return {curse: each.territory for curse, each in of(match).haunts.items()}


def duel(*houses: str, cards: dict[str, Any] | None = None, **more: Any) -> Match:
    """The battle for region 1, the only one where anybody stands; two other curses are elsewhere."""
    more.setdefault("haunts", {"cu01": "r1_mine", "cu05": "r5_mine", "cu07": "r7_mine"})
    return battle(1, *(houses or TWO), cards={"curses": "cu01 cu05 cu07", **(cards or {})}, **more)


def walking(curses: str, steps: int = 1, modules: str = "", **haunts: str) -> Match:
    """Ash has just lit so many curse-influence territories that so many steps may be made, by these curses."""
    flames = " ".join(["r2_curse", "r3_curse"][: steps - 1])
    cards = {"hands": {"ash": "uc04"}, "curses": curses}
    match = situation(*TWO, modules=modules, cards=cards, haunts=haunts, earth={"ash": flames}, castles={"ash": "r6_mine"})
    return play(match, "manoeuvre uc04", "move castle r6_curse")


@covers("CN-1101", "CN-1123", "CN-237")
def test_what_is_not_changed_is_as_with_more_players() -> None:
    match = started(2, missions="off")
    play(match, "lead ash", "lead sowers")
    seat = of(match).seat_of["ash"]
    assert (of(match).wax[seat], of(match).gold[seat], castle(match, "ash")) == (2, 2, "r8_forge")
    play(match, f"place {of(match).hands[seat][0]} pilgrim")
    assert of(match).flames["ash_pilgrim"] == 3


@covers("CN-1102")
@pytest.mark.parametrize("curse", ["cu01", "cu02", "cu03", "cu04", "cu05", "cu07", "cu08"])
def test_a_curse_has_no_power_no_controller_and_no_property(curse: str) -> None:
    earth = {"ash": "r6_mine", "sowers": "r6_curse"}
    rest = [each for each in ("cu05", "cu07", "cu01") if each != curse][:2]
    haunts = {curse: "r6_mine", **dict.fromkeys(rest, "r5_mine")}
    match = battle(6, *TWO, cards={"curses": " ".join(haunts)}, haunts=haunts, earth=earth)
    assert told(match, "curse-turned") == [] and of(match).haunts[of(match).curses[0]].seat == -1
    assert powers(fought(match), 6) == {"ash": 1, "sowers": 1}
    assert gains(match, "ash") == [("weak-ash", 1), ("region-6", 4)], "the weak action and the battle, not doubled"


@covers("CN-1103", "CN-235")
def test_the_fog_brings_three_curses_and_then_two_and_two() -> None:
    match = situation(*TWO, phase="fog", cards={"hands": {"ash": "uc04"}, **FIRST_FOG})
    assert of(match).curses == ("cu04", "cu01", "cu07")
    play_out(match)
    appeared = [each.curse for each in told(match, "curse-appeared")]
    assert appeared[:5] == ["cu04", "cu01", "cu07", "cu02", "cu08"] and len(appeared) == 7


@covers("CN-1104")
def test_the_third_card_keeps_its_place_all_game() -> None:
    match = situation(*TWO, phase="fog", cards={"hands": {"ash": "uc04"}, **FIRST_FOG})
    pass_to(pass_season(match), "turn")
    assert of(match).year == 2 and of(match).curses == ("cu02", "cu08", "cu07")
    pass_to(pass_season(match), "turn")
    assert of(match).year == 3 and of(match).curses[2] == "cu07" and len(of(match).curses) == 3


@covers("CN-1105")
def test_every_new_curse_stands_on_the_mine_of_its_region() -> None:
    match = situation(*TWO, phase="fog", cards={"hands": {"ash": "uc04"}, **FIRST_FOG})
    assert haunted(match) == {"cu04": "r4_mine", "cu01": "r1_mine", "cu07": "r7_mine"}
    pass_to(pass_season(match), "turn")
    assert haunted(match) == {"cu07": "r7_mine", "cu02": "r2_mine", "cu08": "r8_mine"}


@covers("CN-1106")
def test_no_region_is_struck() -> None:
    match = situation(*TWO, phase="fog", cards={"hands": {"ash": "uc04"}, **FIRST_FOG})
    assert of(match).struck == () and len(of(match).curses) == 3


@covers("CN-1107", "CN-1127")
def test_the_figure_of_the_third_card_stays_where_it_is() -> None:
    cards = {"hands": {"ash": "uc04"}, "curses": "cu04 cu01 cu07"}
    haunts = {"cu04": "r4_mine", "cu01": "r1_mine", "cu07": "r7_tavern"}
    match = situation(*TWO, cards=cards, haunts=haunts)
    pass_to(pass_season(match), "turn")
    assert of(match).year == 2 and haunted(match)["cu07"] == "r7_tavern"
    assert {"cu04", "cu01"} <= set(of(match).no_curses) and not {"cu04", "cu01"} & set(haunted(match))


@covers("CN-1111")
def test_influence_moves_curse_figures_as_many_steps_as_counted() -> None:
    match = walking("cu01 cu04", 3, cu01="r1_mine", cu04="r4_mine")
    assert asked(match) == "haunt" and facts_asked(match) == {"left": 3}
    play(match, "haunt cu01 r1_forge", "haunt cu04 r5_mine")
    assert facts_asked(match) == {"left": 1}
    play(match, "haunt cu01 r6_curse")
    assert haunted(match) == {"cu01": "r6_curse", "cu04": "r5_mine"} and asked(match) != "haunt"
    assert of(match).influence == {} and reserve_of(match, "ash") == 24 - 3


@covers("CN-1111")
def test_a_step_leads_to_an_adjacent_territory() -> None:
    match = walking("cu01", cu01="r1_mine")
    assert options(match) == {*(f"haunt cu01 {each}" for each in ("r1_forge", "r1_portal", "r7_mine", "r7_tavern")), "stop"}


@covers("CN-1111")
def test_fewer_steps_may_be_made() -> None:
    match = play(walking("cu01", 2, cu01="r1_mine"), "stop")
    assert haunted(match) == {"cu01": "r1_mine"} and asked(match) == "move"


@covers("CN-1112", "CN-1106")
@pytest.mark.parametrize(("answer", "stands"), [("haunt cu01 r1_forge", "r1_forge"), ("stop", "r1_mine")])
def test_whose_earth_flame_goes_out_may_move_a_curse_a_step(answer: str, stands: str) -> None:
    cards = {"hands": {"ash": "uc03"}, "curses": "cu01"}
    match = situation(*TWO, cards=cards, haunts={"cu01": "r1_mine"}, earth={"sowers": "r5_mine"}, wax={"ash": 1})
    play(match, "place uc03 warrior", "steal sowers gold", "douse sowers r5_mine")
    assert (asked(match), house_asked(match), facts_asked(match)) == ("avenge", "sowers", {"territory": "r5_mine"})
    assert reserve_of(match, "sowers") == 24
    play(match, answer)
    assert haunted(match) == {"cu01": stands} and asked(match) == "turn"


@covers("CN-1112")
def test_a_candle_that_loses_a_flame_moves_no_curse() -> None:
    cards = {"hands": {"ash": "uc05"}, "curses": "cu01"}
    match = situation(*TWO, cards=cards, haunts={"cu01": "r1_mine"}, candles={"sowers_warrior": "r5_mine"})
    play(match, "place uc05 warrior", "dim sowers_warrior")
    assert asked(match) == "extinguish"


@covers("CN-1112")
def test_in_war_a_flame_that_goes_out_moves_nothing() -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine r1_portal"}
    match = duel(earth=earth)
    play(commit(match), "slot 1", "douse sowers r1_mine")
    assert asked(match) == "slot" and reserve_of(match, "sowers") == 23


@covers("CN-1113", "CN-253", "CN-X18")
@pytest.mark.parametrize(("modules", "beyond"), [("", {"r5_forge", "r5_tavern"}), ("apart", set())])
def test_a_step_leads_to_another_curse_unless_a_house_rule_keeps_them_apart(modules: str, beyond: set[str]) -> None:
    match = walking("cu03 cu05", modules=modules, cu03="r3_mine", cu05="r5_mine")
    steps = {each.split()[2] for each in options(match) if each.startswith("haunt cu03")}
    assert steps == {"r3_barracks", "r3_curse"} | beyond


@covers("CN-1113", "CN-1121", "CN-1131")
def test_curses_that_have_met_leave_fewer_battles() -> None:
    match = walking("cu03 cu05", cu03="r3_mine", cu05="r5_mine")
    play(match, "haunt cu03 r5_forge")
    assert match.view(None)["facts"]["battles"] == (5,)


@covers("CN-1113", "CN-253")
def test_two_curses_that_share_a_region_may_walk_within_it_even_if_they_keep_apart() -> None:
    match = walking("cu04 cu05", modules="apart", cu04="r5_forge", cu05="r5_mine")
    assert {"haunt cu04 r5_tavern", "haunt cu04 r5_mine", "haunt cu04 r4_mine"} <= options(match)


@covers("CN-1114")
@pytest.mark.parametrize(("temples", "barred"), [("black", True), ("black white", False), ("grey", False)])
def test_a_step_does_not_lead_under_an_active_black_temple(temples: str, barred: bool) -> None:
    cards = {"hands": {"ash": "uc04"}, "curses": "cu01"}
    match = situation(*TWO, cards=cards, haunts={"cu01": "r1_mine"}, castles={"ash": "r6_mine"}, temples={7: temples})
    play(match, "manoeuvre uc04", "move castle r6_curse")
    assert ("haunt cu01 r7_mine" not in options(match)) is barred
    assert "haunt cu01 r1_forge" in options(match)


@covers("CN-1114")
def test_a_black_temple_that_was_built_above_a_curse_does_not_freeze_it() -> None:
    cards = {"hands": {"ash": "uc04"}, "curses": "cu01"}
    match = situation(*TWO, cards=cards, haunts={"cu01": "r1_mine"}, castles={"ash": "r6_mine"}, temples={1: "black"})
    play(match, "manoeuvre uc04", "move castle r6_curse")
    assert {"haunt cu01 r1_forge", "haunt cu01 r7_mine"} <= options(match)


@covers("CN-1115")
def test_the_fog_asks_neither_for_other_curses_nor_for_black_temples() -> None:
    cards = {"hands": {"ash": "uc04"}, "curses": "cu07", "curse_deck": "cu04 cu01"}
    match = situation(*TWO, phase="fog", year=2, cards=cards, haunts={"cu07": "r4_tavern"}, temples={1: "black"})
    assert haunted(match) == {"cu07": "r4_tavern", "cu04": "r4_mine", "cu01": "r1_mine"}


@covers("CN-1116")
def test_no_curse_moves_in_war() -> None:
    match = duel(earth={"ash": "r1_forge", "sowers": "r1_mine r1_portal"}, year=3)
    stood = haunted(match)
    while not match.over:
        assert asked(match) not in ("haunt", "avenge") and haunted(match) == stood
        play(match, next(iter(match.pending.values())).options[0])
    assert told(match, "earth-doused") != [] and told(match, "curse-moved") == []


@covers("CN-1121", "CN-1124")
def test_battles_take_place_only_where_a_curse_stands() -> None:
    earth = {"ash": "r1_forge r2_mine", "sowers": "r1_mine r2_forge"}
    haunts = {"cu04": "r7_mine", "cu01": "r1_mine", "cu05": "r5_mine"}
    match = battle(1, *TWO, cards={"curses": "cu04 cu01 cu05"}, haunts=haunts, earth=earth)
    fought(match)
    assert [each.region for each in told(match, "battle-began")] == [1]
    assert [each.region for each in told(match, "region-won")] == [1], "nobody is in regions 5 and 7"


@covers("CN-1121")
def test_two_curses_in_a_region_bring_one_battle() -> None:
    earth = {"ash": "r4_portal", "sowers": "r4_mine"}
    match = battle(4, *TWO, year=3, cards={"curses": "cu04 cu01"}, haunts={"cu04": "r4_mine", "cu01": "r4_tavern"}, earth=earth)
    fought(match)
    assert [each.region for each in told(match, "region-won")] == [4]


@covers("CN-1122", "CN-X19")
def test_the_battles_of_two_years_begin_after_the_first_card() -> None:
    earth = dict.fromkeys(TWO, "r1_forge r2_forge r4_portal r7_portal r8_barracks")
    castles = {"ash": "r6_mine", "sowers": "r6_curse"}
    match = situation(*TWO, phase="fog", cards={"hands": {"ash": "uc04"}, **FIRST_FOG}, earth=earth, castles=castles)
    pass_to(pass_season(match), "turn")
    assert [each.region for each in told(match, "battle-began")] == [7, 1, 4]
    assert of(match).curses == ("cu02", "cu08", "cu07")
    pass_season(pass_season(match))
    assert [each.region for each in told(match, "battle-began")] == [7, 1, 4, 7, 8, 2]


@covers("CN-1123")
def test_a_battle_follows_the_normal_rules() -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine r1_portal"}
    owned = {"ash": "tc02", "sowers": "tc24"}
    match = duel(earth=earth, owned=owned, temples={1: "grey"})
    commit(match, ash="tc02-a none", sowers="tc24-a none")
    assert options(match) == {"strike tc02-a tc24-a", "decline"}
    fought(match)
    assert won(match, 1) == "ash" and order(match) == ["sowers", "ash"], "the least power under a grey temple; then behind"
    assert dict(gains(match, "ash"))["region-1"] == 4


@covers("CN-1124")
def test_a_region_with_one_house_is_won_by_it() -> None:
    haunts = {"cu01": "r1_mine", "cu05": "r5_mine", "cu07": "r7_mine"}
    match = situation(*TWO, phase="war", cards={"curses": " ".join(haunts)}, haunts=haunts, earth={"ash": "r1_forge"}, year=3)
    assert [(each.region, each.house) for each in told(match, "region-won")] == [(1, "ash")] and points(match, "ash") == 12


@covers("CN-1125")
@pytest.mark.parametrize("answer", ["strike tc02-a tc24-a", "decline"], ids=["discarded and removed", "resolved"])
def test_a_played_common_card_goes_under_the_deck(answer: str) -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine"}
    owned = {"ash": "tc02", "sowers": "tc24"}
    match = duel(earth=earth, owned=owned)
    play(commit(match, ash="tc02-a none", sowers="tc24-a none"), answer)
    fought(match)
    assert of(match).tactics_deck[:2] in (("tc24-a", "tc02-a"), ("tc02-a", "tc24-a"))
    assert held(match, "ash", "owned") == held(match, "ash", "used") == []


@covers("CN-1125")
def test_a_discarded_card_is_under_the_deck_before_the_battle_goes_on() -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine"}
    owned = {"ash": "tc02", "sowers": "ht_sow_2"}
    match = duel(earth=earth, owned=owned)
    play(commit(match, ash="tc02-a none", sowers="ht_sow_2 none"), "strike tc02-a ht_sow_2")
    assert of(match).contest == 1 and of(match).tactics_deck[:2] == ("ht_sow_2", "tc02-a")


@covers("CN-1125")
def test_a_played_house_card_goes_under_the_deck_like_any_other() -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine"}
    match = duel(earth=earth, owned={"ash": "ht_ash_1"})
    fought(commit(match, ash="ht_ash_1 none"))
    assert of(match).tactics_deck[0] == "ht_ash_1" and "ht_ash_1" not in of(match).no_tactics


@covers("CN-1126")
def test_an_unplayed_card_stays_owned_and_two_may_be_committed_in_each_battle() -> None:
    earth = dict.fromkeys(TWO, "r1_forge r7_portal")
    haunts = {"cu01": "r1_mine", "cu07": "r7_mine"}
    match = battle(7, *TWO, cards={"curses": "cu01 cu07"}, haunts=haunts, earth=earth, owned={"ash": "tc01 tc02 tc03 tc04"})
    fought(commit(match, ash="tc01-a tc02-a"))
    assert of(match).contest == 1 and held(match, "ash", "owned") == ["tc03-a", "tc04-a"]
    assert "commit tc04-a tc03-a" in options(match)


@covers("CN-1127")
def test_cleaning_up_takes_away_the_first_two_cards_and_their_figures() -> None:
    cards = {"hands": {"ash": "uc04"}, "curses": "cu04 cu01 cu07"}
    haunts = {"cu04": "r5_mine", "cu01": "r1_mine", "cu07": "r7_tavern"}
    match = pass_to(pass_season(situation(*TWO, cards=cards, haunts=haunts)), "turn")
    assert of(match).curses[2] == "cu07" and set(of(match).curses[:2]) & {"cu04", "cu01"} == set()
    assert len(haunted(match)) == 3 and haunted(match)["cu07"] == "r7_tavern"


@covers("CN-1125")
def test_a_house_card_that_was_played_may_come_to_the_rival() -> None:
    cards = {"hands": {"sowers": "uc10"}, "tactics_display": "ht_ash_1 tc01"}
    match = situation(*TWO, cards=cards, wax={"sowers": 2})
    play(match, "place uc10 warrior", "at r3_mine", "take ht_ash_1", "skip")
    assert held(match, "sowers", "owned") == ["ht_ash_1"]


@covers("CN-1128", "CN-252")
@pytest.mark.parametrize(("year", "modules", "more"), [(3, "", 0), (1, "curseless", 0), (2, "curseless", 0), (3, "curseless", 1)])
def test_the_coven_has_one_more_power_in_the_third_year_by_a_house_rule_alone(year: int, modules: str, more: int) -> None:
    earth = {"coven": "r1_forge", "sowers": "r1_mine"}
    match = duel("coven", "sowers", year=year, modules=modules, earth=earth)
    assert powers(fought(match), 1) == {"coven": 1 + more, "sowers": 1}


@covers("CN-1129", "CN-1125")
def test_at_the_end_only_the_tactics_that_are_left_count() -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine"}
    owned = {"ash": "ht_ash_1 tc01 tc02 tc03"}
    match = duel(year=3, cards={"built": {"ash": "u35"}}, earth=earth, owned=owned)
    play_out(commit(match, ash="ht_ash_1 tc01-a"))
    assert dict(gains(match, "ash"))["u35"] == 2
    assert match.outcome == {0: 1.0, 1: 0.0}


@covers("CN-1130", "CN-811")
def test_there_is_nothing_to_prepare_but_the_tactics_cards() -> None:
    earth = {"ash": "r1_forge", "sowers": "r1_mine"}
    match = duel(earth=earth, owned={"ash": "tc01"}, influence={"cu01": {"ash": 2}})
    assert told(match, "curse-turned") == told(match, "curse-placed") == [] and "commit tc01-a none" in options(match)


@covers("CN-1131")
def test_the_nine_battles_of_a_game_are_worth_72_points() -> None:
    everywhere = " ".join([f"r{region}_mine" for region in range(1, 9)])
    match = situation(*TWO, phase="fog", cards={"hands": {"ash": "uc04"}, **FIRST_FOG}, earth={"ash": everywhere})
    play_out(match)
    won_by_ash = [each.vp for each in told(match, "points-gained") if each.reason.startswith("region-")]
    assert len(told(match, "region-won")) == 9 and sum(won_by_ash) == 72
