"""6.19: the five time cards."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import BonusSpent, TimeCardsCancelled, TimeCardTaken, TurnBegan, TurnSkipped
from parlour.games.desktopia.rules.timing import BONUS, PENALTY, cards_left, take_time_card
from parlour.games.desktopia.rules.winning import give_up
from parlour.games.desktopia.tests.blows import ahead, away, striker
from parlour.games.desktopia.tests.situations import Plain, battle, desk, flick, kind, lay, options, ranges, told, unit
from parlour.games.desktopia.tests.turns import asked, pass_turns
from parlour.kernel import Illegal, Match

US, FOE = away("kharu", 0), away("adjarkha", 1)


def cards(penalties: int = 0, bonuses: int = 0, seat: int = 0) -> list[Plain]:
    """Time cards that lie in a camp at the start."""
    given = {"penalty": penalties, "bonus": bonuses}
    return [{"type": "start_time_cards", "seat": seat, "kind": kind, "n": count} for kind, count in given.items() if count]


def camps(match: Match) -> tuple[list[int], list[int]]:
    """Penalties and bonuses, by seat."""
    return desk(match).penalties, desk(match).bonuses


def trial(*units: Plain, **more: Any) -> Match:
    return battle(US, *units, FOE, **more)


@covers("DK-TIM-06", "time:penalty", "time:bonus")
@pytest.mark.parametrize(("penalties", "bonuses", "actions"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (0, 1, 4), (0, 2, 5), (0, 5, 8)])
def test_a_turn_has_one_action_more_or_fewer_for_every_card(penalties: int, bonuses: int, actions: int) -> None:
    match = trial(special_rules=cards(penalties, bonuses))
    assert (desk(match).actions, told(match, TurnBegan)) == (actions, [TurnBegan(0, actions)])
    assert (camps(match), cards_left(desk(match))) == (([0, 0], [bonuses, 0]), CONTENT.time_cards - bonuses)


@covers("DK-TIM-06")
def test_the_base_of_the_script_is_what_cards_change() -> None:
    rules = [*cards(penalties=1), {"type": "actions_per_turn", "seat": 0, "n": 5}]
    assert desk(trial(special_rules=rules)).actions == 4
    assert desk(trial(special_rules=cards(penalties=1), actions_per_turn=2)).actions == 1


@covers("DK-TIM-07")
@pytest.mark.parametrize(("penalties", "base", "skipped"), [(2, 3, False), (3, 3, True), (4, 3, True), (1, 1, True)])
def test_without_an_action_the_whole_turn_is_skipped_and_the_cards_go_back(penalties: int, base: int, skipped: bool) -> None:
    match = trial(special_rules=cards(penalties), actions_per_turn=base)
    assert (asked(match), told(match, TurnSkipped)) == ((1, [TurnSkipped(0)]) if skipped else (0, []))
    assert camps(match) == ([0, 0], [0, 0])
    pass_turns(match, 1 if skipped else 2)
    assert (asked(match), desk(match).actions) == (0, base)


@covers("DK-TIM-08")
def test_a_penalty_and_a_bonus_in_one_camp_cancel_at_once() -> None:
    for first, second in ((PENALTY, BONUS), (BONUS, PENALTY)):
        match = trial()
        take_time_card(desk(match), 1, first)
        take_time_card(desk(match), 1, second)
        assert (camps(match), cards_left(desk(match))) == (([0, 0], [0, 0]), 5)
        assert told(match, TimeCardTaken) == [TimeCardTaken(1, first), TimeCardTaken(1, second)]
        assert told(match, TimeCardsCancelled) == [TimeCardsCancelled(1, current=False)]


@covers("DK-TIM-08")
def test_one_bonus_cancels_one_of_two_penalties() -> None:
    match = trial()
    for kind_ in (PENALTY, PENALTY, BONUS):
        take_time_card(desk(match), 1, kind_)
    assert camps(match) == ([0, 1], [0, 0])


@covers("DK-TIM-08")
def test_no_script_gives_cards_of_both_kinds_to_one_camp() -> None:
    with pytest.raises(Illegal) as caught:
        trial(special_rules=cards(2, 1, seat=1))
    assert (caught.value.key, caught.value.facts["what"]) == ("bad-script", "both-time-cards")


@covers("DK-TIM-09", "DK-R-60")
def test_a_bonus_action_needs_one_more_character_that_has_not_acted() -> None:
    others = [unit("skolop", 0, 100 * number, 400) for number in (1, 3, 5)]
    match = trial(*others, special_rules=cards(bonuses=1))
    flick(match, "kharu", 0, 200)
    for number in (1, 2):
        flick(match, f"skolop{number}", 0, 200)
    assert (desk(match).actions, ranges(match)["disk"]) == (1, ("skolop3",))
    flick(match, "skolop3", 0, 200)
    assert asked(match) == 1


@covers("DK-TIM-09", "DK-TIM-06")
def test_a_bonus_card_lies_in_the_camp_until_its_extra_action_is_taken() -> None:
    others = [unit("skolop", 0, 100 * number, 400) for number in (1, 3, 5, 7)]
    match = trial(*others, special_rules=cards(bonuses=2))
    lying = []
    for disk in ("kharu", "skolop1", "skolop2", "skolop3"):
        flick(match, disk, 0, 200)
        lying.append(desk(match).bonuses[0])
    assert lying == [2, 2, 2, 1]
    flick(match, "skolop4", 0, 200)
    assert (asked(match), camps(match), told(match, BonusSpent)) == (1, ([0, 0], [0, 0]), [BonusSpent(0)] * 2)


@covers("DK-TIM-08", "DK-R-34")
def test_a_penalty_card_in_the_turn_of_a_bonus_cancels_it_three_actions_now_and_three_then() -> None:
    """A Minusoid dies of the first action, and its owner names the player who has a bonus."""
    own = [away("adjarkha", 0), *[unit("elemental", 0, 100 * number, 900) for number in (1, 2, 3)]]
    match = battle(striker("vampal"), ahead("minusoid"), *own, away("baaroun", 1), special_rules=cards(bonuses=1))
    flick(match, "vampal1", 0, 900)
    assert desk(match).actions == 3
    match.act(1, "penalise 0")
    assert (desk(match).actions, camps(match), cards_left(desk(match))) == (2, ([0, 0], [0, 0]), 5)
    assert told(match, TimeCardsCancelled) == [TimeCardsCancelled(0, current=True)]
    pass_turns(match, 2)
    assert (asked(match), desk(match).actions) == (0, 3)


@covers("DK-TIM-08", "DK-TIM-10")
def test_of_two_bonus_cards_the_one_of_this_turn_is_cancelled() -> None:
    match = trial(special_rules=cards(bonuses=1))
    take_time_card(desk(match), 0, BONUS)  # for the next turn
    take_time_card(desk(match), 0, PENALTY)
    assert (desk(match).actions, camps(match)) == (3, ([0, 0], [1, 0]))
    pass_turns(match, 2)
    assert (asked(match), desk(match).actions) == (0, 4)


@covers("DK-TIM-08")
def test_a_penalty_card_after_the_extra_action_waits_for_the_next_turn() -> None:
    match = trial(unit("skolop", 0, 100, 400), actions_per_turn=1, special_rules=cards(bonuses=1))
    flick(match, "kharu", 0, 200)
    flick(match, "skolop1", 0, 200)
    take_time_card(desk(match), 0, PENALTY)
    assert camps(match) == ([1, 0], [0, 0])


@covers("DK-TIM-03", "DK-TIM-09")
def test_a_bonus_card_whose_action_is_lost_by_a_penalty_goes_back() -> None:
    match = trial(unit("skolop", 0, 100, 400), unit("skolop", 0, 300, 400), actions_per_turn=1, special_rules=cards(bonuses=1))
    flick(match, "skolop1", 180, 1500)  # off the table
    assert (camps(match), told(match, BonusSpent)) == (([0, 0], [0, 0]), [BonusSpent(0)])
    assert asked(match) == 1


@covers("DK-TIM-09")
def test_an_unused_bonus_is_lost_at_the_end_of_the_turn() -> None:
    match = trial(special_rules=cards(bonuses=2))
    pass_turns(match, 2)
    assert (desk(match).actions, camps(match)) == (3, ([0, 0], [0, 0]))


@covers("DK-TIM-10")
def test_a_bonus_received_in_the_own_turn_works_in_the_next() -> None:
    match = battle(unit("energan", 0, 200, 200), US, FOE)
    lay(match, "energan1", "flame1")
    desk(match).layer["flame1"] = 0
    match.act(0, "end")
    assert "energan1" not in desk(match).side and camps(match) == ([0, 0], [1, 0])
    pass_turns(match)
    assert (asked(match), desk(match).actions) == (0, 4)


@covers("DK-TIM-10", "DK-TRA-15")
def test_a_penalty_received_in_the_own_turn_works_in_the_next() -> None:
    match = battle(striker("vampal"), ahead("minusoid"), away("adjarkha", 0), away("baaroun", 1))
    flick(match, "vampal1", 0, 900)
    match.act(1, "penalise 0")
    assert (desk(match).actions, camps(match)) == (2, ([1, 0], [0, 0]))
    pass_turns(match)
    pass_turns(match)
    assert (asked(match), desk(match).actions) == (0, 2)


@covers("DK-TIM-11")
@pytest.mark.parametrize("kind_", [PENALTY, BONUS])
def test_when_all_five_cards_are_out_no_other_is_taken(kind_: str) -> None:
    match = trial()
    for _ in range(5):
        take_time_card(desk(match), 1, PENALTY)
    assert (camps(match), cards_left(desk(match))) == (([0, 5], [0, 0]), 0)
    take_time_card(desk(match), 0, kind_)
    assert (camps(match), len(told(match, TimeCardTaken))) == (([0, 5], [0, 0]), 5)


@covers("DK-TIM-11")
def test_cards_that_went_back_can_be_taken_again() -> None:
    match = trial(special_rules=cards(penalties=2, seat=0) + cards(bonuses=3, seat=1))
    assert cards_left(desk(match)) == 2
    take_time_card(desk(match), 0, BONUS)
    assert camps(match) == ([0, 0], [1, 3])


@covers("DK-TIM-11", "DK-WIN-04")
def test_the_cards_of_a_player_who_is_out_go_back_and_he_takes_no_other() -> None:
    match = battle(US, FOE, unit("div", 2, 900, 900), players=3, special_rules=cards(penalties=2, seat=1))
    give_up(desk(match), [1])
    take_time_card(desk(match), 1, PENALTY)
    assert (camps(match), cards_left(desk(match))) == (([0, 0, 0], [0, 0, 0]), 5)


@covers("DK-WIN-04", "DK-TRA-15")
def test_a_player_who_is_out_is_named_by_no_minusoid() -> None:
    match = battle(striker("vampal"), away("kharu", 1), ahead("minusoid", 2), away("vailla", 2), players=3)
    give_up(desk(match), [1])
    flick(match, "vampal1", 0, 900)
    assert options(match, 2) == ("penalise 0", "penalise 2")


def test_everybody_sees_the_cards_in_the_camps() -> None:
    match = trial(special_rules=cards(penalties=2, seat=1))
    for seat in (0, 1, None):
        view = match.view(seat)
        assert (view["table"]["penalties"], view["facts"]["time_cards"]) == ([0, 2], 3)
    assert (kind(match), "end" in options(match)) == ("act", True)
