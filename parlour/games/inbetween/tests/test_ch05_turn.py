"""Chapter 5: the turn and its four phases."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.position import SIDES
from parlour.games.inbetween.tests.situations import asked, end_turn, of, options, outcome, passing, play, situation, state, told
from parlour.kernel import Match

FULL_TURN = {"marker": "sam", "knowledge": (1, 1), "equipment": "bicycle"}  # something is asked in every phase


def phases(match: Match) -> list[str]:
    """In which phase each question of this turn comes, while everybody passes."""
    turn, found = of(match).turn, []
    while not match.over and of(match).turn == turn:
        found.append(of(match).phase)
        passing(match)
    return found


@covers("IB-301")
@pytest.mark.parametrize("first", SIDES)
def test_players_take_turns_alternately(first: str) -> None:
    match = situation(active=first)
    for _ in range(4):
        end_turn(match)
    second = SIDES[1 - SIDES.index(first)]
    assert [each.side for each in told(match, "turn-began")] == [first, second, first, second, first]


@covers("IB-301")
@pytest.mark.parametrize("active", SIDES)
def test_the_player_on_the_upper_side_of_the_marker_acts(active: str) -> None:
    match = situation("sam C2, bob H2", active=active)
    assert [SIDES[each] for each in match.pending] == [active] and SIDES[of(match).active] == active


@covers("IB-302")
def test_a_turn_goes_through_the_four_phases_in_order() -> None:
    assert phases(situation("sam H1", **FULL_TURN)) == ["knowledge", "action", "activity", "movement"]  # type: ignore[arg-type]


@covers("IB-302")
def test_phases_in_which_nothing_can_be_decided_ask_nothing() -> None:
    assert phases(situation()) == ["action"]


@covers("IB-303")
def test_a_card_played_in_the_activity_phase_is_no_second_action() -> None:
    match = situation("carl C2", active="creature", hands=("", "hunger shroud"))
    play(match, "rest", "pass", "use", "play shroud max token")
    assert (of(match).turn, of(match).phase, asked(match)) == (1, "activity", "activate")
    play(match, "pass")
    assert (of(match).turn, asked(match)) == (2, "action")


@covers("IB-303")
def test_steps_of_the_marker_in_the_activity_phase_give_no_second_one() -> None:
    match = situation("jerem H2, sam H3, tom H3, max H3")
    play(match, "rest", "pass", "use", "step 1")
    assert of(match).turn == 2 and of(match).marker == "tom" and told(match, "knowledge-raised") == []


@covers("IB-303")
def test_steps_of_the_marker_in_the_action_phase_come_before_the_one_activity_phase() -> None:
    match = situation("bob H0, sam H1, tom H1", hands=("night_watch", ""))
    play(match, "play night_watch tom token", "activate")
    assert (asked(match), of(match).phase, of(match).marker) == ("raise", "activity", "sam")
    assert of(play(match, "pass")).marker == "tom" and of(match).turn == 2


@covers("IB-304")
def test_a_win_in_the_action_phase_leaves_no_activity_and_no_movement() -> None:
    match = situation("sam H4, tom H4, lance H3", marker="lance", hands=("family_dinner", ""))
    play(match, "play family_dinner lance deeper")
    assert outcome(match) == ("city", "secured") and match.pending == {}
    assert of(match).marker == "lance" and told(match, "marker-moved") == [] and of(match).phase == "over"


@covers("IB-304")
def test_a_win_in_the_middle_of_an_effect_leaves_the_rest_of_it_undone() -> None:
    circle = "earl H0, sam C4, tom C4, max C3, mina C3"
    match = situation(circle, active="creature", hands=("", "nightmare"))
    play(match, "play nightmare earl token", "activate")
    assert outcome(match) == ("creature", "devoured") and (state(match, "max"), state(match, "mina")) == ("C4", "C3")


@covers("IB-304")
def test_a_win_by_knowledge_leaves_the_effect_of_the_character_unused() -> None:
    match = situation("sam H2", phase="activity", knowledge=(5, 0), energy=(6, 5))
    play(match, "raise")
    assert outcome(match) == ("city", "knowledge") and told(match, "effect-used") == [] and of(match).turn == 1


@covers("IB-305")
@pytest.mark.parametrize("active", SIDES)
def test_with_an_empty_hand_resting_and_preparing_are_left(active: str) -> None:
    assert options(situation(active=active)) == {"rest", "prepare"}


@covers("IB-305")
def test_the_action_cannot_be_passed() -> None:
    match = situation(hands=("radio", ""))
    assert {"rest", "prepare"} < options(match) and "pass" not in options(match)
