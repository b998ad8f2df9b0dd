"""Chapter 6.3: dice, hits and losses."""

import pytest

from examples.skirmish.tests.situations import dice_to_roll, drawn, of, play, told
from parlour.conform import covers

STRIKE = ("red stay", "red attack w1", "white hold")


@covers("SK-6.11")
@pytest.mark.parametrize(("unit", "dice"), [("r1", 3), ("r4", 3), ("r6", 2)])
def test_a_strike_rolls_the_dice_of_its_unit(unit: str, dice: int) -> None:
    match = drawn(f"{unit} e2, r2 a5, w1 e3", dice=None)
    play(match, f"red activate {unit}", *STRIKE)
    assert dice_to_roll(match) == dice


@covers("SK-6.11")
def test_a_unit_in_woods_is_struck_with_one_die_less() -> None:
    match = drawn("r1 e4, r2 a5, w1 e5", dice=None)
    play(match, "red activate r1", *STRIKE)
    assert dice_to_roll(match) == 2


@covers("SK-6.11")
def test_woods_do_not_weaken_the_strike_of_a_unit_that_stands_in_them() -> None:
    match = drawn("r1 e5, r2 a5, w1 e4", dice=None)
    play(match, "red activate r1", *STRIKE)
    assert dice_to_roll(match) == 3


@covers("SK-6.11")
def test_a_strike_rolls_at_least_one_die() -> None:
    match = drawn("r6 e4, r2 a5, w1 e5", dice=None, changes={"kinds.bow.dice": 1})
    play(match, "red activate r6", *STRIKE)
    assert dice_to_roll(match) == 1


@covers("SK-6.12")
@pytest.mark.parametrize(("dice", "left"), [((1, 2, 3), 3), ((4, 4, 5), 2), ((4, 5, 6), 1)])
def test_each_five_or_six_takes_one_health(dice: tuple[int, ...], left: int) -> None:
    match = drawn("r1 e2, r2 a5, w1 e3", dice=[dice])
    play(match, "red activate r1", *STRIKE)
    assert of(match).health["w1"] == left


@covers("SK-6.13")
def test_a_unit_without_health_leaves_the_field() -> None:
    match = drawn("r1 e2, r2 a5, w1 e3, w2 i5", dice=[(5, 5, 5)])
    play(match, "red activate r1", *STRIKE)
    assert "w1" not in of(match).at and told(match, "unit-destroyed") == [{"event": "unit-destroyed", "unit": "w1"}]


@covers("SK-6.13")
def test_more_hits_than_health_destroy_a_unit_too() -> None:
    match = drawn("r1 e2, r2 a5, w1 e3, w2 i5", health={"w1": 1}, dice=[(6, 6, 6)])
    play(match, "red activate r1", *STRIKE)
    assert "w1" not in of(match).health


@covers("SK-6.13")
def test_the_hex_of_a_destroyed_unit_is_free() -> None:
    match = drawn("r1 e2, r2 e1, w1 e3, w2 i5", health={"w1": 1}, dice=[(6, 1, 1)])
    play(match, "red activate r1", *STRIKE, "red activate r2", "red move d1")
    play(match, "white end", "red activate r1")
    assert "move e3" in match.pending[0].options
