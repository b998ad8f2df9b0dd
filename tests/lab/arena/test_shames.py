"""Answers that a game calls shameful are counted in every game, by name, and told in both languages."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from examples.skirmish.game import GAME
from parlour.games import game as find_game
from parlour.kernel import Action, Decision, Game, Seat
from parlour.lab.arena import Contest, Fixture, Formatter, GameResult, play_game, shame_lines
from parlour.lab.arena.standings import standings


def shame(position: Any, seat: Seat, decision: Decision, action: Action) -> str:
    return "first" if seat == 0 and action == next(iter(decision.actions)) else ""


def shameful_game() -> Game:
    return replace(GAME, hints=replace(GAME.hints, shame=shame))


@pytest.mark.parametrize(("look", "counted"), [(0.01, True), (0.0, False)])
def test_all_answers_are_looked_at_unless_the_detector_is_off(look: float, counted: bool) -> None:
    result = play_game(Contest(shameful_game, look=look), Fixture(0, ("random", "novice")))
    assert isinstance(result, GameResult)
    assert set(result.bots["random"].shameful) == ({"first"} if counted else set())
    assert not result.bots["novice"].shameful


@pytest.mark.parametrize(
    ("language", "words"), [("en", "a free kill left standing (3)"), ("ru", "не добит верный противник (3)")]
)
def test_shameful_answers_are_told_by_the_words_of_the_game(language: str, words: str) -> None:
    horde = find_game("horde")
    games = {}
    for seats in (("a", "b"), ("b", "a")):
        result = play_game(Contest(partial(find_game, "examples.skirmish"), look=0.0), Fixture(0, ("random", "random")))
        assert isinstance(result, GameResult)
        own = replace(result.bots["random"], shameful={"kill-left": 2 if seats[0] == "a" else 1})
        games[Fixture(0, seats)] = replace(result, pairing=("a", "b"), seats=seats, bots={"a": own, "b": result.bots["random"]})
    told = standings(("a", "b"), [("a", "b")], (0, 1), games, "a", 1)
    (line,) = shame_lines(Formatter(horde, horde.terms(), language), told)
    assert "a" in line and words in line
