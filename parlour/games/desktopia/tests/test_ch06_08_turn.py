"""6.8: what a player may do in a turn, and who can act."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterWounded, TurnBegan, TurnEnded
from parlour.games.desktopia.tests.blows import ahead, away, column, gate, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import (
    again,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    shoot,
    told,
    unit,
)
from parlour.kernel import Illegal, Match


def four_smokers(actions: int = 3) -> Match:
    """A side of four that can do nothing but be flicked."""
    row = [unit("smoker", 0, 200 + 100 * number, 200) for number in range(4)]
    return battle(*row, away("kharu", 1, 2), actions_per_turn=actions)


@covers("DK-TRN-01", "DK-TRN-06")
def test_a_turn_is_over_after_three_actions() -> None:
    match = four_smokers()
    assert desk(match).actions == 3
    for number in (1, 2, 3):
        assert kind(match) == "act"
        flick(match, f"smoker{number}", 90, 200)
    assert kind(match) == "" and kind(match, 1) == "act"


@covers("DK-TRN-01")
@pytest.mark.parametrize("actions", [1, 2, 4])
def test_a_script_may_allow_more_or_fewer_actions(actions: int) -> None:
    match = four_smokers(actions)
    for number in range(1, actions + 1):
        flick(match, f"smoker{number}", 90, 200)
    assert kind(match) == "" and told(match, TurnBegan)[0].actions == actions


@covers("DK-TRN-02", "DK-TRN-07")
def test_nobody_acts_twice_in_a_turn() -> None:
    match = flick(four_smokers(), "smoker1", 90, 200)
    assert desk(match).actions == 2 and desk(match).acted == {"smoker1"}
    assert ranges(match)["disk"] == ("smoker2", "smoker3", "smoker4")
    assert refused(match, "flick smoker1 90.0 200") == "DK-TRN-02"


@covers("DK-TRN-02")
def test_in_the_next_turn_everybody_can_act_again() -> None:
    match = flick(four_smokers(), "smoker1", 90, 200)
    match.act(0, "end")
    match.act(1, "end")
    assert "smoker1" in ranges(match)["disk"]


@covers("DK-TRN-03", "DK-TRN-07", "DK-SPL-01")
def test_a_flick_a_shot_and_a_spell_each_cost_one_action() -> None:
    match = battle(
        unit("akeru", 0, 300, 300, missiles=1), unit("skolop", 0, 500, 200), unit("phantom", 0, 600, 200), away("smoker", 1, 1)
    )
    assert desk(match).actions == 3
    shoot(match, "akeru", 330, 300, 0, 200)
    assert desk(match).actions == 2
    flick(match, "skolop1", 90, 200)
    assert desk(match).actions == 1
    match.act(0, "cast phantom1 skolop1")
    assert kind(match) == "" and kind(match, 1) == "act"


@covers("DK-TRN-02", "DK-TRN-03")
def test_who_has_shot_can_neither_cast_nor_be_flicked_as_an_action() -> None:
    match = battle(unit("akeru", 0, 300, 300, missiles=1), unit("kharu", 0, 500, 200), away("smoker", 1, 1))
    assert "cast akeru" in options(match)
    shoot(match, "akeru", 330, 300, 0, 200)
    assert "cast akeru" not in options(match)
    assert refused(match, "flick akeru 0.0 200") == refused(match, "cast akeru") == "DK-TRN-02"
    assert refused(match, "shoot akeru 330.0 300.0 0.0 200") == "DK-TRN-02"


@covers("DK-TRN-04")
def test_a_shot_needs_the_ability_and_a_missile() -> None:
    match = battle(
        unit("akeru", 0, 300, 300, missiles=0), unit("dryad", 0, 500, 200), unit("ezzen", 0, 700, 200), away("smoker", 1, 1)
    )
    assert "shooter" not in ranges(match)
    assert refused(match, "shoot akeru 330.0 300.0 0.0 200") == "DK-SUP-07"
    assert refused(match, "shoot dryad1 530.0 200.0 0.0 200") == "DK-TRN-04"
    assert refused(match, "shoot ezzen1 730.0 200.0 0.0 200") == "DK-TRN-04"
    match = battle(unit("akeru", 0, 300, 300, missiles=1), away("smoker", 1, 1))
    assert ranges(match)["shooter"] == ("akeru",)


@covers("DK-TRN-05")
def test_a_spell_needs_the_ability_and_something_to_do() -> None:
    match = battle(unit("akeru", 0, 300, 300), unit("ezzen", 0, 500, 200), away("smoker", 1, 1))
    assert refused(match, "cast akeru") == "DK-SPL-02"
    assert refused(match, "cast ezzen1 akeru") == "DK-TRN-05"


@covers("DK-TRN-06")
@pytest.mark.parametrize("who", ["shawakh", "baaroun", "ramprack", "dryad", "skolop"])
def test_everybody_can_be_flicked(who: str) -> None:
    assert len(ranges(battle(striker(who), away("smoker", 1)))["disk"]) == 1


@covers("DK-TRN-08", "DK-MIS-27")
def test_a_character_with_a_tick_can_do_nothing_at_all() -> None:
    match = battle(unit("akeru", 0, 300, 300, missiles=1), unit("ezzen", 0, 600, 200), away("smoker", 1, 1))
    lay(match, "akeru", "tick3", by=1)
    assert ranges(match)["disk"] == ("ezzen1",) and "shooter" not in ranges(match) and "cast akeru" not in options(match)
    assert refused(match, "flick akeru 0.0 200") == refused(match, "cast akeru") == "DK-MIS-27"


@covers("DK-TRN-08", "DK-TRA-21")
def test_a_wounded_hornbug_cannot_act_and_a_healthy_one_can() -> None:
    match = battle(unit("hornbug", 0, 300, 300), unit("hornbug", 0, 400, 300, wounds=1), away("smoker", 1, 1))
    assert ranges(match)["disk"] == ("hornbug1",)
    assert refused(match, "flick hornbug2 0.0 200") == "DK-TRA-21"


@covers("DK-TRN-08")
def test_other_wounded_veterans_act_as_before() -> None:
    match = battle(unit("vampal", 0, 300, 300, wounds=1), away("kharu", 1, 1))
    assert ranges(match)["disk"] == ("vampal1",)


@covers("DK-TRN-08")
def test_nobody_acts_who_was_resurrected_this_turn() -> None:
    match = battle(unit("skolop", 0, 300, 300), unit("skolop", 0, 400, 300), away("smoker", 1, 1))
    desk(match).raised.add("skolop1")
    assert ranges(again(match))["disk"] == ("skolop2",)
    assert refused(match, "flick skolop1 0.0 200") == "DK-ART-23"


@covers("DK-TRN-09", "DK-TRN-10", "DK-SPL-04")
def test_one_who_has_acted_may_be_flicked_once_more_by_a_ramprack() -> None:
    match = battle(unit("ramprack", 0, 300, 300), unit("energan", 0, 500, 200), away("smoker", 1, 1))
    flick(match, "energan1", 90, 300)
    match.act(0, "cast ramprack1 energan1")
    assert kind(match) == "aim" and ranges(match)["disk"] == ("energan1",)
    flick(match, "energan1", 90, 300)
    assert desk(match).at["energan1"].y == pytest.approx(200 + 18 + 18) and desk(match).actions == 1


@covers("DK-TRN-09", "DK-TRN-10", "DK-SPL-04")
def test_a_free_flick_does_not_use_up_the_action_of_the_flicked() -> None:
    match = battle(unit("ramprack", 0, 300, 300), unit("energan", 0, 500, 200), away("smoker", 1, 1))
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 90, 300)
    assert desk(match).acted == {"ramprack1"}
    flick(match, "energan1", 90, 300)
    assert desk(match).acted == {"ramprack1", "energan1"} and desk(match).actions == 1


@covers("DK-TRN-09", "DK-MIS-23")
def test_a_free_flick_needs_no_allowance() -> None:
    match = battle(unit("ramprack", 0, 300, 300), unit("energan", 0, 500, 200), away("smoker", 1, 1), actions_per_turn=1)
    match.act(0, "cast ramprack1 energan1")
    assert desk(match).actions == 0 and kind(match) == "aim"


@covers("DK-TRN-11")
def test_a_player_may_stop_early_and_loses_what_is_left() -> None:
    match = flick(four_smokers(), "smoker1", 90, 200)
    match.act(0, "end")
    assert told(match, TurnEnded)[0].seat == 0 and desk(match).active == 1
    match.act(1, "end")
    assert desk(match).actions == 3


@covers("DK-TRN-12")
def test_a_player_with_one_character_acts_once_and_can_only_end() -> None:
    match = battle(unit("smoker", 0, 200, 200), away("kharu", 1, 2))
    flick(match, "smoker1", 90, 200)
    assert desk(match).actions == 2 and options(match) == ("end",) and ranges(match) == {}


@covers("DK-TRN-13", "DK-TRA-22")
def test_a_trait_costs_no_action_and_works_on_one_who_cannot_act() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 430, 500), away("dryad", 0))
    lay(match, "untouchable1", "tick1", by=1)
    match.act(0, "end")
    assert wounds(match)[0] == ("kharu", 1)


@covers("DK-TRN-14")
def test_an_untouchable_spares_nobody_though_its_player_would_like_to() -> None:
    match = battle(striker("untouchable"), unit("dryad", 0, 430, 500), away("kharu", 1))
    match.act(0, "end")
    assert kind(match, 1) == "act" and "dryad1" not in desk(match).lives


@covers("DK-TRN-14")
def test_what_a_player_may_do_can_be_declined() -> None:
    match = battle(away("adjarkha", 0), away("kharu", 1, 2))
    lay(match, "kharu", "flame1", by=1)
    match.act(0, "end")
    assert kind(match) == "spark" and "decline" in options(match)
    match.act(0, "decline")
    assert column(match, "kharu") == ("flame1",)


@covers("DK-TRN-15")
def test_the_end_of_the_turn_in_a_trait_is_that_of_the_own_turn() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 430, 500), first_player=1)
    match.act(1, "end")
    assert desk(match).lives["kharu"] == 4
    match.act(0, "end")
    assert desk(match).lives["kharu"] == 3


@covers("DK-TRN-15", "DK-SUP-10", "DK-MIS-01")
def test_your_turn_on_a_missile_is_that_of_the_player_who_laid_it() -> None:
    match = battle(away("smoker", 0), away("kharu", 1, 2))
    lay(match, "kharu", "flame1", by=1)
    match.act(0, "end")
    assert desk(match).lives["kharu"] == 4
    match.act(1, "end")
    assert desk(match).lives["kharu"] == 3


@covers("DK-TRN-15", "DK-TRA-20")
def test_the_beginning_of_the_turn_in_a_trait_is_that_of_the_own_turn() -> None:
    match = battle(unit("vampal", 0, 300, 300, wounds=1), unit("smoker", 0, 330, 300), away("kharu", 1, 2), first_player=1)
    assert desk(match).lives["vampal1"] == 1
    match.act(1, "end")
    assert desk(match).lives["vampal1"] == 2


@covers("DK-TRN-16")
@pytest.mark.parametrize(("first", "left"), [("flame1", {"div"}), ("untouchable1", {"div"})])
def test_the_active_player_chooses_what_happens_first(first: str, left: set[str]) -> None:
    match = battle(striker("untouchable"), unit("smoker", 1, 430, 500), away("div", 0), away("kharu", 1, 2))
    lay(match, "untouchable1", "flame1", by=0)
    match.act(0, "end")
    assert options(match) == ("trigger untouchable1", "trigger flame1", "rest")
    match.act(0, f"trigger {first}")
    assert ("smoker1" in desk(match).lives) == (first == "flame1") and left < set(desk(match).lives)


@covers("DK-TRN-16")
def test_the_rest_happens_in_default_order() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 430, 500), away("div", 0))
    lay(match, "kharu", "flame1", "flame2", by=0)
    match.act(0, "end")
    match.act(0, "rest")
    assert [each.by for each in told(match, CharacterWounded)] == ["untouchable1", "flame1", "flame2"]


@covers("DK-TRN-16")
def test_the_start_of_a_turn_is_ordered_by_its_player_too() -> None:
    match = battle(
        unit("vampal", 0, 300, 300, wounds=1),
        unit("smoker", 0, 330, 300),
        away("baaroun", 0),
        away("kharu", 1, 2),
        first_player=1,
    )
    match.act(1, "end")
    assert kind(match) == "begin" and options(match) == ("trigger baaroun", "trigger vampal1", "rest")
    match.act(0, "trigger vampal1")
    assert desk(match).lives["vampal1"] == 2 and desk(match).supply["baaroun"] == 1


@covers("DK-TRN-17", "DK-R-28")
def test_what_is_dead_when_its_turn_comes_does_nothing() -> None:
    match = battle(unit("untouchable", 0, 300, 500), unit("untouchable", 0, 330, 500), unit("kharu", 1, 370, 500), away("div", 0))
    match.act(0, "end")
    match.act(0, "trigger untouchable1")
    assert "untouchable2" not in desk(match).lives and desk(match).lives["kharu"] == 4 and kind(match, 1) == "act"


@covers("DK-TRN-17")
def test_a_death_is_carried_out_before_the_next_trigger_is_chosen() -> None:
    match = battle(
        unit("untouchable", 0, 300, 500), unit("minusoid", 1, 330, 500), unit("untouchable", 0, 360, 500), away("kharu", 1)
    )
    match.act(0, "end")
    match.act(0, "trigger untouchable1")
    assert kind(match, 1) == "penalise" and kind(match) == ""


@covers("DK-TRN-18", "DK-R-53", "DK-MIS-03")
def test_a_flame_that_has_burned_does_not_burn_again_where_it_is_moved() -> None:
    match = battle(away("adjarkha", 0), away("kharu", 1, 2), away("akeru", 1, 1))
    lay(match, "kharu", "flame1", by=0)
    match.act(0, "end")
    match.act(0, "trigger flame1")
    match.act(0, "spark flame1 akeru")
    assert desk(match).lives == {"adjarkha": 4, "kharu": 3, "akeru": 5} and kind(match, 1) == "act"


@covers("DK-TRN-07", "DK-HIT-04")
def test_one_flick_of_many_hits_is_one_action() -> None:
    match = battle(striker("kharu"), *gate("vampal", "vampal"), away("skolop", 0), away("smoker", 1, 2))
    flick(match, "kharu", 0, 1200)
    assert len(hits(match)) == 2 and desk(match).actions == 2


@covers("DK-TRN-03")
def test_a_character_cannot_be_made_to_act_by_another_player() -> None:
    match = battle(striker("kharu"), ahead("vampal"))
    assert refused(match, "flick vampal1 0.0 200") == "DK-FLK-03"
    with pytest.raises(Illegal):
        match.act(1, "flick kharu 0.0 200")
