"""Chapter 6.2: attacks, cards, and how a defender answers."""

from examples.skirmish.position import RED, WHITE
from examples.skirmish.tests.situations import asked, dice_to_roll, drawn, of, options, play, told
from parlour.conform import covers

FACING = "r1 e2, r2 a5, w1 e3, w2 i5"


@covers("SK-6.5")
def test_a_unit_may_attack_an_enemy_within_reach() -> None:
    match = drawn("r6 e2, w1 e4, w2 e5")
    play(match, "red activate r6", "red stay")
    assert options(match, "red") == {"attack w1", "hold-fire"}


@covers("SK-6.5")
def test_a_unit_with_reach_one_attacks_neighbours_only() -> None:
    match = drawn("r1 e2, r2 a5, w1 e4")
    play(match, "red activate r1", "red stay")
    assert asked(match) == {RED: "activate"}


@covers("SK-6.5")
def test_a_unit_attacks_one_enemy_only() -> None:
    match = drawn("r1 e2, r2 a5, w1 e3, w2 d1", dice=[(1, 1, 1)])
    play(match, "red activate r1", "red stay", "red attack w2", "white hold")
    assert options(match, "red") == {"activate r2", "end"}


@covers("SK-6.6")
def test_the_attacker_may_lay_any_card_of_its_hand_or_none() -> None:
    match = drawn(FACING, hands=("spur1 fury1", "rally1"))
    play(match, "red activate r1", "red stay", "red attack w1")
    assert options(match, "red") == {"no-card", "lay spur1", "lay fury1"}


@covers("SK-6.6")
def test_an_attacker_without_cards_is_not_asked_for_one() -> None:
    match = drawn(FACING)
    play(match, "red activate r1", "red stay", "red attack w1")
    assert asked(match) == {WHITE: "react"}


@covers("SK-6.6")
def test_a_laid_card_adds_its_dice_to_the_strike() -> None:
    match = drawn(FACING, hands=("fury1", ""), dice=None)
    play(match, "red activate r1", "red stay", "red attack w1", "red lay fury1", "white hold")
    assert dice_to_roll(match) == 3 + 3


@covers("SK-6.6")
def test_a_laid_card_adds_nothing_to_the_strike_of_the_defender() -> None:
    match = drawn(FACING, hands=("fury1", ""), dice=None)
    play(match, "red activate r1", "red stay", "red attack w1", "red lay fury1", "white counter")
    assert dice_to_roll(match) == 3


@covers("SK-6.6")
def test_a_laid_card_is_discarded() -> None:
    match = drawn(FACING, hands=("fury1 spur1", ""))
    play(match, "red activate r1", "red stay", "red attack w1", "red lay fury1")
    war = of(match)
    assert (war.hands[RED], war.discard) == (("spur1",), ("fury1",))


@covers("SK-6.6")
def test_a_laid_card_is_shown_before_the_defender_answers() -> None:
    match = drawn(FACING, hands=("fury1", ""))
    play(match, "red activate r1", "red stay", "red attack w1", "red lay fury1")
    assert match.view(WHITE)["table"]["discard"] == ["fury1"] and asked(match) == {WHITE: "react"}


@covers("SK-6.6")
def test_an_attacker_that_lays_no_card_keeps_its_hand() -> None:
    match = drawn(FACING, hands=("fury1", ""))
    play(match, "red activate r1", "red stay", "red attack w1", "red no-card")
    assert of(match).hands[RED] == ("fury1",)


@covers("SK-6.7")
def test_the_defender_holds_counters_or_falls_back() -> None:
    match = drawn(FACING)
    play(match, "red activate r1", "red stay", "red attack w1")
    assert {option.split()[0] for option in options(match, "white")} == {"hold", "counter", "fall-back"}


@covers("SK-6.7")
def test_a_defender_that_can_only_hold_is_not_asked() -> None:
    match = drawn("r6 b3, r1 i5, w1 a1, w2 b1", dice=[(1, 1)])
    play(match, "red activate r6", "red stay", "red attack w1")
    assert len(told(match, "struck")) == 1


@covers("SK-6.8")
def test_against_a_defender_that_holds_the_attacker_strikes_alone() -> None:
    match = drawn(FACING, dice=[(6, 6, 1)])
    play(match, "red activate r1", "red stay", "red attack w1", "white hold")
    assert of(match).health == {"r1": 3, "r2": 3, "w1": 1, "w2": 3}


@covers("SK-6.9")
def test_a_defender_counters_a_neighbour_only() -> None:
    match = drawn("r6 e2, w1 e4")
    play(match, "red activate r6", "red stay", "red attack w1")
    assert "hold" in options(match, "white") and "counter" not in options(match, "white")


@covers("SK-6.9")
def test_a_countering_defender_strikes_first() -> None:
    match = drawn(FACING, dice=[(6, 1, 1), (5, 6, 1)])
    play(match, "red activate r1", "red stay", "red attack w1", "white counter")
    assert [(each["unit"], each["hits"]) for each in told(match, "struck")] == [("w1", 1), ("r1", 2)]


@covers("SK-6.9")
def test_an_attacker_that_falls_to_the_counter_strikes_no_more() -> None:
    match = drawn(FACING, health={"r1": 1}, dice=[(6, 1, 1)])
    play(match, "red activate r1", "red stay", "red attack w1", "white counter")
    assert "r1" not in of(match).at and of(match).health["w1"] == 3


@covers("SK-6.10")
def test_the_defender_falls_back_to_an_empty_hex_away_from_the_attacker() -> None:
    match = drawn(FACING)
    play(match, "red activate r1", "red stay", "red attack w1")
    assert options(match, "white") == {"hold", "counter", "fall-back d3", "fall-back e4", "fall-back f3"}


@covers("SK-6.10")
def test_the_defender_does_not_fall_back_next_to_another_enemy() -> None:
    match = drawn("r1 e2, r2 e5, w1 e3")
    play(match, "red activate r1", "red stay", "red attack w1")
    assert options(match, "white") == {"hold", "counter", "fall-back d3", "fall-back f3"}


@covers("SK-6.10")
def test_the_defender_does_not_fall_back_onto_a_unit() -> None:
    match = drawn("r1 e2, r2 a5, w1 e3, w2 d3")
    play(match, "red activate r1", "red stay", "red attack w1")
    assert options(match, "white") == {"hold", "counter", "fall-back e4", "fall-back f3"}


@covers("SK-6.10")
def test_with_the_fall_back_the_attack_is_over() -> None:
    match = drawn(FACING)
    play(match, "red activate r1", "red stay", "red attack w1", "white fall-back e4")
    assert (of(match).at["w1"], told(match, "struck"), asked(match)) == ("e4", [], {RED: "activate"})
