"""What must be true of every game: the conformance kit on each, and its golden playthroughs."""

from pathlib import Path

import pytest

from parlour.conform import CHEAP, conform, lesson_faults, telling_terms, terms_worth_playing
from parlour.games import game, games
from parlour.kernel import Game
from tests.playthroughs import playthroughs, replayed, untold, written

GAMES = [game(name) for name in games()]
PLAYTHROUGHS = [(rules, file) for rules in GAMES for file in written(rules)]
SOAK = 2_000  # games of each, at least
SHARES = 6
FEW, MANY = 20, 4  # how thorough the kit is with the games of few terms, and with those of many


@pytest.mark.parametrize("seed", range(SHARES))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_the_game_keeps_every_promise(rules: Game, seed: int) -> None:
    terms = telling_terms(rules)
    few = len(terms) < SHARES
    share = terms if few else terms[seed::SHARES]  # of many terms each has its turn once
    faults = conform(rules, -(-2 // len(share)), seed, among=share, thorough=FEW if few else MANY)
    assert [str(fault) for fault in faults] == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_the_game_keeps_its_promises_for_thousands_of_games(rules: Game, seed: int) -> None:
    faults = conform(rules, _games(rules, SOAK // 8), 1_000 + seed, checks=CHEAP)
    assert [str(fault) for fault in faults] == []


@pytest.mark.soak
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_the_game_keeps_every_promise_for_many_games(rules: Game) -> None:
    assert [str(fault) for fault in conform(rules, _games(rules, 100), 9_000)] == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_lesson_of_the_game_can_be_taken(rules: Game) -> None:
    assert list(lesson_faults(rules)) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_the_game_has_a_playthrough(rules: Game) -> None:
    assert written(rules), f"{rules.id} has no golden playthrough: list one and run `make record`"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_a_playthrough_is_listed_and_tells_what_it_must(rules: Game) -> None:
    texts = {file.stem: file.read_text(encoding="utf-8") for file in written(rules)}
    listed = playthroughs(rules)
    assert sorted(texts) == sorted(listed)
    assert {name: untold(listed[name], text) for name, text in texts.items() if untold(listed[name], text)} == {}


@pytest.mark.parametrize(("rules", "file"), PLAYTHROUGHS, ids=[f"{rules.id}-{file.stem}" for rules, file in PLAYTHROUGHS])
def test_a_playthrough_goes_as_it_is_written(rules: Game, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert replayed(rules, text) == text, f"{file.name} goes otherwise now; if that is meant, run `make record`"


def _games(rules: Game, in_all: int) -> int:
    """How many under each of the terms, for so many (or a few more) in all."""
    return -(-in_all // len(terms_worth_playing(rules)))
