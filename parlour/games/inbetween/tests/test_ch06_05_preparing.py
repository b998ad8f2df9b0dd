"""Chapter 6.5: preparing and resting."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.ladder import RUNGS
from parlour.games.inbetween.position import CITY, CREATURE, SIDES
from parlour.games.inbetween.tests.situations import asked, held, of, options, play, situation, told

THREE_AND_FOUR = "sam H0, tom C0, max H1, bob C2, carl H4, mina C4, julie C0"


@covers("IB-541")
def test_any_card_may_be_discarded_first_or_none() -> None:
    match = situation(hands=("radio camera", ""))
    play(match, "prepare")
    assert options(match) == {"discard radio", "discard camera", "refill"}
    assert next(iter(match.pending.values())).facts == {"hand": 2, "size": 5}


@covers("IB-541")
@pytest.mark.parametrize("discarded", ["", "radio", "radio camera", "radio camera bicycle"])
def test_from_none_to_all_cards_may_be_discarded(discarded: str) -> None:
    match = situation(hands=("radio camera bicycle", ""))
    play(match, "prepare", *[f"discard {card}" for card in discarded.split()])
    if len(discarded.split()) < 3:
        play(match, "refill")
    assert held(match, "city", "discards") == sorted(discarded.split()) and of(match).turn == 2
    assert len(of(match).hands[CITY]) == 5 and not set(discarded.split()) & set(of(match).hands[CITY])


@covers("IB-541")
def test_equal_cards_are_discarded_one_by_one() -> None:
    match = situation(active="creature", hands=("", "shroud shroud hunger"))
    play(match, "prepare", "discard shroud")
    assert options(match) == {"discard shroud", "discard hunger", "refill"} and len(of(match).hands[CREATURE]) == 2


@covers("IB-542")
@pytest.mark.parametrize("hand", ["", "hunger", "hunger shroud", "hunger shroud rampage", "hunger shroud rampage tendrils"])
def test_the_hand_is_refilled_to_five(hand: str) -> None:
    match = situation(active="creature", hands=("", hand))
    play(match, "prepare", *(["refill"] if hand else []))
    assert len(of(match).hands[CREATURE]) == 5 and told(match, "prepared") == [("creature",)]


@covers("IB-542")
def test_with_the_backpack_the_city_refills_to_seven() -> None:
    match = situation(hands=("radio", ""), equipment="backpack")
    play(match, "prepare", "refill")
    assert len(of(match).hands[CITY]) == 7


@covers("IB-542")
def test_the_backpack_does_not_serve_the_creature() -> None:
    match = situation(active="creature", equipment="backpack")
    assert len(of(play(match, "prepare")).hands[CREATURE]) == 5


@covers("IB-543")
@pytest.mark.parametrize("hand", ["hunger shroud shroud shroud shroud", "hunger hunger hunger shroud shroud shroud shroud"])
def test_with_five_or_more_cards_nothing_is_drawn(hand: str) -> None:
    match = situation(active="creature", hands=("", hand))
    play(match, "prepare", "refill")
    assert held(match, "creature") == sorted(hand.split()) and told(match, "cards-drawn") == []


@covers("IB-543")
def test_cards_discarded_from_a_large_hand_are_replaced_up_to_five() -> None:
    match = situation(hands=("radio camera bicycle backpack generator revolver", ""))
    play(match, "prepare", "discard radio", "discard camera", "refill")
    assert len(of(match).hands[CITY]) == 5 and told(match, "cards-drawn")[0].number == 1


@covers("IB-544")
def test_what_was_discarded_is_part_of_the_new_deck() -> None:
    match = situation(hands=("radio camera", ""), decks=("bicycle", ""), discards=("backpack", ""), rest="away")
    play(match, "prepare", "discard radio", "refill")
    assert held(match, "city") == ["backpack", "bicycle", "camera", "radio"] and of(match).discards[CITY] == ()
    assert told(match, "deck-shuffled") == [("city", 2)]


@covers("IB-551")
@pytest.mark.parametrize(("active", "energy"), [("city", [3, 0]), ("creature", [0, 4])])
def test_a_rest_gives_one_energy_for_everybody_in_the_own_world(active: str, energy: list[int]) -> None:
    match = situation(THREE_AND_FOUR, only=True, active=active, energy=(0, 0))
    assert of(play(match, "rest")).energy == energy and told(match, "rested") == [(active,)]


@covers("IB-552")
@pytest.mark.parametrize("rung", RUNGS)
def test_characters_in_any_state_count(rung: str) -> None:
    for side in SIDES:
        match = situation(f"tom H0, sam {rung}, max C0, bob C0, mina H0, earl C0", only=True, active=side, energy=(0, 0))
        counted = (2 if side == "city" else 3) + (side[:2] == {"H": "ci", "C": "cr"}[rung[0]])
        assert of(play(match, "rest")).energy[SIDES.index(side)] == counted


@covers("IB-553")
@pytest.mark.parametrize("energy", [0, 10])
def test_a_rest_that_gives_nothing_is_legal(energy: int) -> None:
    match = situation("tom H0, sam H0, max H0, bob H0, mina H0, earl H0", only=True, active="creature", energy=(5, energy))
    play(match, "rest")
    assert of(match).energy == [5, energy] and of(match).turn == 2 and asked(match) == "action"
