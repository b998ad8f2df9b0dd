"""Chapter 4: where the armies stand and what is dealt."""

import pytest

from examples.skirmish.game import GAME
from examples.skirmish.position import RED, WHITE
from examples.skirmish.tests.situations import of
from parlour.conform import covers
from parlour.kernel import start

ROWS = """
r1 r2 r3 r4 r5 r6 w1 w2 w3 w4 w5 w6
a2 a3 a4 a1 a5 b3 i4 i3 i2 i5 i1 h4
"""


@covers("SK-4.1")
@pytest.mark.parametrize(("unit", "hex"), list(zip(*map(str.split, ROWS.strip().splitlines()), strict=True)))
def test_the_armies_start_as_in_the_table(unit: str, hex: str) -> None:
    assert of(start(GAME, GAME.terms(), 1)).at[unit] == hex


@covers("SK-4.1")
def test_red_is_seat_0_and_moves_first() -> None:
    assert start(GAME, GAME.terms(), 1).pending[RED].options[0] == "activate r1"


@covers("SK-4.2")
def test_each_seat_is_dealt_three_cards() -> None:
    war = of(start(GAME, GAME.terms(), 1))
    assert {seat: len(hand) for seat, hand in war.hands.items()} == {RED: 3, WHITE: 3}


@covers("SK-4.2")
def test_a_hand_is_seen_by_its_seat_alone() -> None:
    match = start(GAME, GAME.terms(), 1)
    assert match.view(RED)["table"]["hands"] == {"0": list(of(match).hands[RED]), "1": [None, None, None]}


@covers("SK-4.2")
def test_the_deck_is_shuffled() -> None:
    decks = {of(start(GAME, GAME.terms(), seed)).deck for seed in range(10)}
    assert len(decks) == 10
