"""Chapter 5: rounds, turns and activations."""

from examples.skirmish.game import GAME
from examples.skirmish.position import RED, WHITE
from examples.skirmish.tests.situations import asked, drawn, of, options, play, told
from parlour.conform import covers
from parlour.kernel import start


@covers("SK-5.1")
def test_red_has_a_turn_then_white_then_the_next_round_begins() -> None:
    match = start(GAME, GAME.terms(), 1)
    play(match, "red end", "white end")
    assert (of(match).round, asked(match)) == (2, {RED: "activate"})


@covers("SK-5.1")
def test_the_game_has_twelve_rounds() -> None:
    match = start(GAME, GAME.terms(), 1)
    for _ in range(12):
        assert not match.over
        play(match, "red end", "white end")
    assert match.over and len(told(match, "round-began")) == 12


@covers("SK-5.2")
def test_a_turn_begins_with_a_card_for_a_seat_that_holds_fewer_than_three() -> None:
    match = drawn("r1 a1, w1 i1", hands=("", "spur1 spur2"), deck="fury1 fury2")
    play(match, "red end")
    assert of(match).hands[WHITE] == ("spur1", "spur2", "fury2")


@covers("SK-5.2")
def test_a_seat_that_holds_three_cards_draws_none() -> None:
    match = drawn("r1 a1, w1 i1", hands=("", "spur1 spur2 spur3"), deck="fury1")
    play(match, "red end")
    assert of(match).hands[WHITE] == ("spur1", "spur2", "spur3")


@covers("SK-5.2")
def test_no_card_is_drawn_from_an_empty_deck() -> None:
    match = drawn("r1 a1, w1 i1", deck="")
    play(match, "red end")
    assert of(match).hands[WHITE] == ()


@covers("SK-5.2")
def test_the_other_seat_does_not_see_which_card_is_drawn() -> None:
    match = drawn("r1 a1, w1 i1", deck="fury1")
    play(match, "red end")
    drawing = match.events[-1]
    assert [drawing.heard_by(seat)["card"] for seat in (RED, WHITE, None)] == [None, "fury1", None]


@covers("SK-5.3")
def test_a_seat_may_activate_each_of_its_units_or_end_the_turn() -> None:
    match = drawn("r1 a1, r4 a3, w1 i1")
    assert options(match, "red") == {"activate r1", "activate r4", "end"}


@covers("SK-5.3")
def test_a_unit_is_activated_at_most_once_in_a_turn() -> None:
    match = drawn("r1 a1, r4 a3, w1 i1")
    play(match, "red activate r1", "red stay")
    assert options(match, "red") == {"activate r4", "end"}


@covers("SK-5.3")
def test_a_turn_may_be_ended_while_units_are_ready() -> None:
    match = drawn("r1 a1, r4 a3, w1 i1")
    play(match, "red end")
    assert asked(match) == {WHITE: "activate"}


@covers("SK-5.4")
def test_an_activated_unit_moves_and_after_that_attacks() -> None:
    match = drawn("r1 e1, r2 a1, w1 e3")
    play(match, "red activate r1", "red move e2")
    assert options(match, "red") == {"attack w1", "hold-fire"}


@covers("SK-5.4")
def test_an_activated_unit_may_stay_and_attack() -> None:
    match = drawn("r1 e2, r2 a1, w1 e3")
    play(match, "red activate r1", "red stay")
    assert options(match, "red") == {"attack w1", "hold-fire"}


@covers("SK-5.4")
def test_a_unit_that_holds_its_fire_attacks_nobody() -> None:
    match = drawn("r1 e2, r2 a1, w1 e3")
    play(match, "red activate r1", "red stay", "red hold-fire")
    assert told(match, "attack-declared") == [] and asked(match) == {RED: "activate"}


@covers("SK-5.4")
def test_a_unit_with_nobody_in_reach_is_not_asked_whom_it_attacks() -> None:
    match = drawn("r1 e1, r2 a1, w1 i1")
    play(match, "red activate r1", "red move e2")
    assert asked(match) == {RED: "activate"}


@covers("SK-5.5")
def test_the_turn_ends_by_itself_when_no_unit_is_ready() -> None:
    match = drawn("r1 a1, w1 i1")
    play(match, "red activate r1", "red stay")
    assert asked(match) == {WHITE: "activate"}


@covers("SK-5.5")
def test_the_turn_ends_when_the_last_ready_unit_falls_to_a_counter() -> None:
    match = drawn("r1 e2, r2 a1, w1 e3", health={"r1": 1}, dice=[(6, 1, 1)])
    play(match, "red activate r2", "red stay", "red activate r1", "red stay", "red attack w1", "white counter")
    assert asked(match) == {WHITE: "activate"}
