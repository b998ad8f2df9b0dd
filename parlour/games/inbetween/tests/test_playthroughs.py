"""The golden playthroughs show every way in which a game can end."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.game import GAME
from tests.playthroughs import playthroughs

FOLDER = GAME.folder / "tests" / "playthroughs"
PLAYTHROUGHS = playthroughs(GAME)
SHARES = {"city": "0 1, 1 0", "creature": "0 0, 1 1", "nobody": "0 0.5, 1 0.5"}


def lines(name: str) -> list[str]:
    """The lines of a playthrough."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@covers("IB-1001", "IB-1002", "IB-1003", "IB-1004", "IB-1008")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_ends_as_it_is_called(name: str) -> None:
    (ended,) = [line.strip() for line in lines(name) if line.startswith("  game-ended")]
    assert [told for told in PLAYTHROUGHS[name].tells if told != ended] == []
    assert lines(name)[-1] == f"over: {SHARES[ended.split()[1].removeprefix('winner=')]}"


@covers("IB-1008")
@pytest.mark.parametrize("name", [name for name in PLAYTHROUGHS if name.startswith("turn-limit")])
def test_a_game_that_ends_by_the_turn_limit_has_two_hundred_turns(name: str) -> None:
    began = [line for line in lines(name) if line.startswith("  turn-began")]
    assert (len(began), began[-1].split()[1]) == (200, "turn=200")


def test_a_playthrough_with_options_begins_with_the_bonus_and_with_all_symbols_but_one() -> None:
    heading, *rest = lines("bonus-and-balanced")
    assert "bonus=2, deal=balanced" in heading
    table = rest[rest.index("  what 0 sees") + 1 : rest.index("  what 1 sees")]
    boards = [(line.split(" | ")[0].split()) for line in table if " energy " in line]
    assert [(words[0] == ">", words[-1]) for words in boards] == [(False, "7/10"), (True, "5/10")]  # the Creature begins
    shown = {symbol for line in table for symbol in line.split() if symbol in GAME.content.symbols}
    assert len(shown) >= len(GAME.content.symbols) - 1
