"""The units and cards as they are printed, and as they are called."""

import pytest

from examples.skirmish.game import GAME
from examples.skirmish.tests.situations import dice_to_roll, drawn, play
from parlour.conform import covers
from parlour.kernel import LANGUAGES, Card, words


@covers("unit:foot", "unit:horse", "unit:bow")
@pytest.mark.parametrize(
    ("kind", "numbers", "speed", "dice", "health", "reach"),
    [("foot", "123", 2, 3, 3, 1), ("horse", "45", 4, 3, 2, 1), ("bow", "6", 2, 2, 2, 2)],
)
def test_a_unit_has_the_numbers_of_its_kind(kind: str, numbers: str, speed: int, dice: int, health: int, reach: int) -> None:
    content = GAME.content
    units = {f"{side}{number}" for side in "rw" for number in numbers}
    assert {unit for unit, each in content.kind_of.items() if each == kind} == units
    assert content.kinds[kind] == (speed, dice, health, reach)


@covers("card:spur", "card:rally", "card:fury")
@pytest.mark.parametrize(("card", "copies", "dice"), [("spur", 12, 1), ("rally", 8, 2), ("fury", 4, 3)])
def test_a_card_adds_its_dice(card: str, copies: int, dice: int) -> None:
    for number in range(1, copies + 1):
        match = drawn("r1 e2, r2 a5, w1 e3", hands=(f"{card}{number}", ""), dice=None)
        play(match, "red activate r1", "red stay", "red attack w1", f"red lay {card}{number}", "white hold")
        assert dice_to_roll(match) == 3 + dice
    assert Card(f"{card}{copies + 1}") not in GAME.content.dice_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_and_card_has_words(language: str) -> None:
    cards = {card.rstrip("0123456789") for card in GAME.content.dice_of}
    keys = {f"unit-{kind}" for kind in GAME.content.kinds} | {f"card-{card}" for card in cards}
    assert {key for key in keys if key not in words(GAME.folder, language)} == set()
