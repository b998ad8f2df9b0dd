"""What searches need: chance asked with its outcomes, and copies that go different ways."""

import pytest

from examples.skirmish import GAME
from examples.skirmish.position import War
from parlour.kernel import Given, Play, Position, answer, answer_chance, ask_all, begin, pending, rule
from parlour.kernel.chance import Shuffle


def test_without_a_source_chance_is_asked_and_a_search_answers() -> None:
    war = GAME.table(GAME.terms())
    begin(war, GAME.play)
    assert isinstance(war.asked, Shuffle)
    assert pending(war) == {}
    answer_chance(war, tuple(reversed(war.asked.things)))
    assert list(pending(war)) == [0]


class Nobody(Position):
    """Nothing at all."""


@rule
def nobody(position: Nobody) -> Play[tuple[float, ...]]:
    answers = yield ask_all({})
    assert answers == {}
    return (1.0,)


def test_when_nobody_is_asked_together_the_rules_go_on() -> None:
    position = Nobody(1)
    begin(position, nobody)
    assert position.outcome == (1.0,)


def test_every_outcome_of_chance_can_be_tried_on_copies() -> None:
    war = GAME.table(GAME.terms())
    assert isinstance(war, War)
    war.source = Given((tuple(war.content.dice_of),))
    begin(war, GAME.play)
    war.at["w1"] = "c2"
    war.derive()
    for action in (("activate", "r1"), ("move", "b2"), ("attack", "w1"), "no-card"):
        answer(war, 0, action)
    war.source = None
    answer(war, 1, "hold")
    question = war.asked
    healths: dict[int, float] = {}
    for dice, weight in question.outcomes():  # type: ignore[union-attr]
        tried = war.copy()
        answer_chance(tried, dice)
        left = tried.health.get("w1", 0)
        healths[left] = healths.get(left, 0) + weight
    assert healths == pytest.approx({3: 8 / 27, 2: 12 / 27, 1: 6 / 27, 0: 1 / 27})
    assert war.health["w1"] == 3
