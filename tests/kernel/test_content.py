"""Numbers of the content can be changed for a trial, by their dotted names."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from parlour.kernel import Illegal
from parlour.kernel.game import override


class Gain(NamedTuple):
    amount: int


@dataclass(frozen=True)
class Card:
    cost: int
    effect: tuple[Gain, ...]


class Content(NamedTuple):
    cards: dict[str, Card]
    rounds: int


CONTENT = Content({"bar": Card(1, (Gain(4), Gain(1)))}, 3)


@pytest.mark.parametrize(
    ("name", "value", "changed"),
    [
        ("rounds", 5, Content(CONTENT.cards, 5)),
        ("cards.bar.cost", 2, Content({"bar": Card(2, (Gain(4), Gain(1)))}, 3)),
        ("cards.bar.effect.1.amount", 7, Content({"bar": Card(1, (Gain(4), Gain(7)))}, 3)),
    ],
)
def test_one_number_is_changed_and_the_rest_stays(name: str, value: int, changed: Content) -> None:
    assert override(CONTENT, {name: value}) == changed
    assert Content({"bar": Card(1, (Gain(4), Gain(1)))}, 3) == CONTENT


@pytest.mark.parametrize(
    "name", ["cards.bar.effect.2.amount", "cards.bar.effect.x", "cards.foo.cost", "cards.bar.colour", "years"]
)
def test_what_is_not_there_cannot_be_changed(name: str) -> None:
    with pytest.raises(Illegal) as refused:
        override(CONTENT, {name: 1})
    assert refused.value.key == "unknown-content"


def test_a_number_is_not_changed_into_something_else() -> None:
    with pytest.raises(Illegal):
        override(CONTENT, {"cards.bar.effect.0.amount": "many"})
