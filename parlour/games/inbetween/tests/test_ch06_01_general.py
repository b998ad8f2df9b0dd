"""Chapter 6.1: general rules."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.ladder import RUNGS
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    facts_asked,
    held,
    of,
    options,
    outcome,
    passing,
    play,
    side_asked,
    situation,
    state,
    told,
)
from parlour.kernel import Match


def shift_targets(match: Match) -> set[str]:
    """The characters that may be shifted by the answer to the present question."""
    return {option.split()[1] for option in options(match) if option.startswith("shift")}


@covers("IB-101")
def test_two_play_one_city_and_one_creature() -> None:
    match = situation()
    assert match.game.seats == (2,) and match.terms.seats == 2 and set(of(match).hands) == {CITY, CREATURE}


@covers("IB-102")
def test_a_card_that_names_secured_characters_moves_them_against_the_rule() -> None:
    match = situation("timmy C2, sam H4", phase="activity")
    play(match, "pass", "use")
    assert state(match, "sam") == "H2"


@covers("IB-102")
def test_a_card_that_refills_to_seven_wins_over_the_five_of_the_rule() -> None:
    match = situation(equipment="backpack")
    play(match, "prepare")
    assert len(of(match).hands[CITY]) == 7


@covers("IB-103")
def test_the_shown_face_decides_world_symbols_and_effect() -> None:
    match = situation("sam H0", hands=("evacuation radio", ""))
    assert match.view(CITY)["facts"]["effects"]["sam"] == "h_gain"
    assert {"play evacuation sam deeper"} == options(match) & {"play evacuation sam deeper", "play radio sam deeper"}
    play(match, "play evacuation sam back", "pass")
    end_turn(match)
    assert match.view(CITY)["facts"]["effects"]["sam"] == "c_sam" and state(match, "sam") == "C0"
    assert {"play radio sam deeper"} == options(match) & {"play radio sam deeper", "play radio sam token"}


@covers("IB-104")
@pytest.mark.parametrize("rung", RUNGS)
def test_every_character_is_in_exactly_one_world(rung: str) -> None:
    match = situation(f"sam {rung}, tom H0, max H0, bob C0, carl C0, mina C0", only=True)
    assert match.view(None)["facts"]["worlds"] == ([3, 3] if rung[0] == "H" else [2, 4])


@covers("IB-105")
def test_a_card_removed_from_the_game_is_not_shuffled_into_a_new_deck() -> None:
    match = situation("richard C2", phase="activity", equipment="revolver", energy=(0, 0), rest="away")
    play(match, "use")
    box = of(match).box
    assert box[-1] == "revolver"
    while asked(match) != "action" or side_asked(match) != "city":
        passing(match)
    play(match, "prepare")
    assert held(match, "city") == [] and of(match).box == box


@covers("IB-105")
def test_a_removed_character_takes_no_further_part() -> None:
    match = situation("sam H1, tom H0", hands=("evacuation", ""))
    play(match, "play evacuation sam deeper", "activate", "remove tom")
    assert of(match).gone == ("tom",) and len(of(match).circle) == 9 and "tom" not in of(match).rung
    assert not any("tom" in option for option in options(match))


@covers("IB-106")
def test_a_card_discarded_by_the_other_side_goes_to_its_owners_pile() -> None:
    match = situation("rodney C2", phase="activity", hands=("radio camera", ""))
    play(match, "pass", "use", "discard radio")
    assert held(match, "city", "discards") == ["radio"] and held(match, "creature", "discards") == []
    assert told(match, "card-discarded") == [("city", "radio")]


@covers("IB-106")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_a_discarded_card_lies_face_up(seat: int | None) -> None:
    match = situation(hands=("radio camera", ""))
    play(match, "prepare", "discard radio")
    assert match.view(seat)["table"]["discards"]["0"] == ["radio"]


@covers("IB-107")
@pytest.mark.parametrize("marker", ["bob", "earl"])
def test_what_names_the_marked_character_means_the_one_with_the_marker(marker: str) -> None:
    match = situation("bob H0, earl H1", marker=marker, hands=("sheriffs_patrol", ""))
    play(match, "play sheriffs_patrol max token", "activate")
    assert options(match) == {f"deepen {marker} 1", f"deepen {marker} 2"}


@covers("IB-108")
def test_neighbours_are_the_next_characters_on_both_sides() -> None:
    match = situation("bob H0, carl C0, natalie C2, earl H0, tom C0", marker="natalie", phase="activity")
    play(match, "pass", "use")
    assert shift_targets(match) == {"carl", "earl"}


@covers("IB-108")
def test_the_last_character_of_the_circle_is_a_neighbour_of_the_first() -> None:
    match = situation("natalie C2, bob H0, tom C0, max H0, mina C0, sam H0", only=True, phase="activity")
    play(match, "pass", "use")
    assert shift_targets(match) == {"bob", "sam"}


@covers("IB-108")
def test_when_the_circle_closes_there_are_new_neighbours() -> None:
    match = situation("natalie C2, bob H0, tom C0", active="city", hands=("evacuation", ""), energy=(5, 0))
    play(match, "play evacuation earl token", "activate", "remove bob", "use")
    assert shift_targets(match) == {"tom", of(match).circle[-1]}


@covers("IB-109", "IB-R12")
@pytest.mark.parametrize(("level", "void"), [(0, ("activate",)), (1, ())])
def test_a_void_effect_may_be_activated_and_is_said_to_be_void(level: int, void: tuple[str]) -> None:
    match = situation(hands=("disinformation", ""), knowledge=(0, level), spent=(True, True))
    play(match, "play disinformation bob token")
    assert options(match) == {"activate", "pass"} and facts_asked(match)["void"] == void
    play(match, "activate")
    assert of(match).energy[CITY] == 3 and of(match).knowledge == [0, 0] and of(match).turn == 2
    assert told(match, "nothing-changed") == ([("disinformation",)] if void else [])


@covers("IB-109", "IB-921")
def test_the_revolver_may_answer_a_void_effect() -> None:
    match = situation("sam H1", active="creature", hands=("", "nightmare"), equipment="revolver")
    play(match, "play nightmare sam token", "activate")
    assert (asked(match), side_asked(match)) == ("revolver", "city")
    play(match, "cancel")
    assert told(match, "nothing-changed") == [] and of(match).equipment == ("revolver",)


@covers("IB-109", "IB-R12")
def test_whether_to_use_a_void_effect_of_a_character_is_not_asked() -> None:
    assert asked(play(situation("bob C2", phase="activity", knowledge=(0, 0)), "pass")) == "action"
    assert asked(play(situation("bob C2", phase="activity", knowledge=(1, 0)), "pass")) == "use"


@covers("IB-109", "IB-404")
def test_a_void_knowledge_effect_may_be_chosen() -> None:
    match = situation(knowledge=(2, 0), energy=(10, 5))
    assert options(match) == {"knowledge city_k1", "knowledge city_k2", "pass"} and facts_asked(match)["void"] == ("city_k2",)
    play(match, "knowledge city_k2")
    assert of(match).spent == [True, False] and of(match).energy[CITY] == 10
    assert told(match, "nothing-changed") == [("city_k2",)]


@covers("IB-109", "IB-R55")
@pytest.mark.parametrize(("hand", "energy", "void"), [("", 5, "cards"), ("radio", 0, "energy")])
def test_a_void_branch_of_an_effect_may_be_chosen(hand: str, energy: int, void: str) -> None:
    match = situation("sam C2", phase="activity", hands=(hand, ""), energy=(energy, 5))
    play(match, "pass", "use")
    assert options(match) == {"cards", "energy"} and facts_asked(match)["void"] == (void,)
    play(match, void)
    assert held(match, "city") == hand.split() and of(match).energy[CITY] == energy and of(match).turn == 2


@covers("IB-109", "IB-R55")
def test_nothing_is_asked_where_all_branches_are_void() -> None:
    assert asked(play(situation("sam C2", phase="activity", energy=(0, 5)), "pass")) == "action"


@covers("IB-109")
def test_a_void_effect_may_be_copied() -> None:
    circle = "earl C2, bob C2, julie C2, jerem C2"
    match = play(situation(circle, phase="activity"), "pass", "use")
    assert options(match) == {"use bob", "use julie", "use jerem"} and facts_asked(match)["void"] == ("bob",)
    assert told(play(match, "use bob"), "nothing-changed") == [("c_bob",)]


@covers("IB-109", "IB-CC-05", "IB-CC-20")
@pytest.mark.parametrize(("kind", "question"), [("roll_call", "borrow"), ("radio", "radio")])
def test_where_the_text_demands_it_a_void_effect_cannot_be_copied(kind: str, question: str) -> None:
    circle = "tom H0, bob H2, sam H0, earl H2, max C0, jerem H2"  # nobody beside Bob stands in the Creature world
    if kind == "radio":
        match = situation(circle, only=True, phase="activity", equipment="radio", marker="sam")
        assert (asked(match), options(match)) == (question, {"use earl", "pass"})
    else:
        match = situation(circle, only=True, hands=("roll_call", ""), marker="sam")
        play(match, "play roll_call bob token", "activate")
        assert (asked(match), options(match)) == (question, {"use earl", "use jerem"})


@covers("IB-110")
def test_a_part_with_may_is_optional() -> None:
    match = situation("rodney C2", phase="activity", hands=("radio camera", ""))
    play(match, "pass", "use")
    assert options(match) == {"discard radio", "discard camera", "pass"}
    assert held(play(match, "pass"), "city") == ["camera", "radio"]


@covers("IB-110")
def test_a_part_without_may_is_carried_out() -> None:
    match = situation(hands=("interrogation", "hunger shroud"))
    play(match, "play interrogation max token", "activate")
    assert options(match) == {"discard hunger", "discard shroud"}


@covers("IB-110")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    match = situation("sam H2", phase="activity", energy=(10, 5), knowledge=(5, 0), spent=(True, True), decks=("radio", ""))
    play(match, "pass", "use")  # no energy can be gained
    assert of(match).energy[CITY] == 10 and held(match, "city") == ["radio"]


@covers("IB-111")
def test_a_shift_of_several_steps_is_told_step_by_step() -> None:
    match = situation("bob C0, sam H1", hands=("lock_the_doors", ""))
    play(match, "play lock_the_doors bob token", "activate", "deepen sam 2")
    assert [(each.character, each.rung) for each in told(match, "shifted")] == [("sam", 2), ("sam", 1)]


@covers("IB-111")
def test_each_step_is_an_end_if_it_wins() -> None:
    match = situation("jamie C2, sam C4, tom C4, julie C3, maggie C3", phase="activity", hands=("", "rampage"))
    play(match, "pass", "use", "shift julie deeper")
    assert outcome(match) == ("creature", "devoured") and state(match, "maggie") == "C3"


@covers("IB-112")
def test_choices_belong_to_the_user_even_in_the_others_turn() -> None:
    match = situation("natalie C2", active="city")
    play(match, "rest")
    assert side_asked(match) == "creature"
    assert (asked(play(match, "pass", "use")), side_asked(match)) == ("shift", "creature")


@covers("IB-112")
def test_where_the_effect_says_so_the_other_chooses() -> None:
    match = situation("sam C2", active="creature", phase="activity", hands=("radio camera bicycle", ""))
    play(match, "pass", "use", "cards")
    assert (asked(match), side_asked(match)) == ("sacrifice", "city")
    play(match, "discard camera", "discard radio")
    assert held(match, "city") == ["bicycle"]


@covers("IB-113")
def test_who_must_discard_more_than_he_has_discards_what_he_has() -> None:
    match = situation("sam C2", phase="activity", hands=("radio", ""))
    play(match, "pass", "use", "cards")
    assert held(match, "city") == [] and held(match, "city", "discards") == ["radio"] and of(match).energy[CITY] == 5
    assert (of(match).turn, asked(match)) == (2, "action")


@covers("IB-113")
@pytest.mark.parametrize(("energy", "left"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_who_must_lose_more_than_he_has_loses_what_he_has(energy: int, left: int) -> None:
    match = situation("sam C2", phase="activity", energy=(energy, 5))
    play(match, "pass", "use", "energy")
    assert of(match).energy[CITY] == left and told(match, "energy-lost") == [("city", energy - left)]


@covers("IB-114")
@pytest.mark.parametrize("marker", ["bob", "tom", "max", "earl"])
def test_a_mass_effect_goes_clockwise_from_the_marked_character(marker: str) -> None:
    circle = ["bob", "tom", "max", "earl", "mina"]
    match = situation("bob C1, tom C2, max C1, earl C2, mina C1", marker=marker, hands=("", "nightmare"), active="creature")
    play(match, "play nightmare carl token", "activate")
    at = circle.index(marker)
    assert [each.character for each in told(match, "shifted")] == circle[at:] + circle[:at]


@covers("IB-114")
@pytest.mark.parametrize("direction", [1, -1])
def test_a_mass_effect_goes_clockwise_whatever_the_direction_token_says(direction: int) -> None:
    circle = "julie C1, bob C0, jamie C2, maggie C1, natalie H1"
    match = situation(circle, marker="jamie", phase="activity", hands=("", "rampage"), direction=direction)
    play(match, "pass", "use", "shift maggie deeper", "shift natalie deeper", "shift julie deeper")
    assert [each.character for each in told(match, "shifted")] == ["maggie", "natalie", "julie"]


@covers("IB-114")
def test_a_character_that_turns_over_on_the_way_was_in_the_set_and_is_treated_once() -> None:
    # claw stands on Julie's creature face and on Natalie's human one; both turn it away from view
    match = situation("jamie C2, bob C0, julie C0, natalie H0, maggie H0", phase="activity", hands=("", "rampage"))
    play(match, "pass", "use", "shift julie back", "shift natalie back")
    assert (state(match, "julie"), state(match, "natalie")) == ("H0", "C0") and asked(match) != "sweep"


@covers("IB-115")
def test_locked_characters_are_passed_over() -> None:
    match = situation("jamie C2, bob C0, julie C4, natalie H4, maggie C1", phase="activity", hands=("", "rampage"))
    play(match, "pass", "use", "shift maggie back")
    assert [each.character for each in told(match, "shifted")] == ["maggie"]


@covers("IB-115")
def test_protected_characters_are_passed_over() -> None:
    match = situation("sam C1, tom C2, max C1", active="creature", hands=("", "nightmare"), equipment="shotgun", shotgun="tom")
    play(match, "play nightmare sam token", "activate")
    assert [state(match, each) for each in ("sam", "tom", "max")] == ["C2", "C2", "C2"]
