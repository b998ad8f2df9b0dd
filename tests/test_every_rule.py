"""Every numbered rule of every game is cited by a test, and every citation is of a rule that exists."""

import pytest

from parlour.conform import rule_numbers, uncited
from parlour.games import game, games
from parlour.kernel import Game

GAMES = [game(each) for each in games()]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_rule_has_a_test(rules: Game) -> None:
    assert rule_numbers(rules.folder / "RULES.md"), f"{rules.id} has no numbered rules"
    assert list(uncited(rules.folder / "RULES.md", rules.folder / "tests")) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_question_names_a_rule_that_exists(rules: Game) -> None:
    known = rule_numbers(rules.folder / "RULES.md", None)
    assert {kind: number for kind, number in rules.asks.items() if number not in known} == {}
