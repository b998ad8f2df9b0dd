"""The golden playthroughs show every way in which a game can end."""

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from tests.playthroughs import replayed, written

FOLDER = GAME.folder / "tests" / "playthroughs"
ENDS = {
    "leaders-and-capitals": ("alliance", "leaders-and-capitals"),
    "deeds": ("alliance", "deeds"),
    "durability": ("alliance", "durability"),
    "points": ("alliance", "points"),
    "draw": ("nobody", "draw"),
    "border-held": ("horde", "border-held"),
    "border-defended": ("alliance", "time"),
    "capitals-razed": ("alliance", "capitals-razed"),
    "too-few": ("alliance", "too-few"),
    "settlements-razed": ("horde", "settlements-razed"),
    "settlements-razed-by-two": ("horde", "settlements-razed"),
    "conquest-progress": ("horde", "progress"),
    "exhausted": ("alliance", "exhausted"),
    "three-seats": ("alliance", "time"),
}
SHARES = {
    "leaders-and-capitals": "0 1, 1 0",
    "draw": "0 0.5, 1 0.5",
    "border-held": "0 0, 1 1",
    "settlements-razed-by-two": "0 0, 1 0.5, 2 0, 3 0.5",
    "three-seats": "0 0.5, 1 0.5, 2 0",
}


def lines(name: str) -> list[str]:
    """The lines of a playthrough."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@covers("HD-INV-28")
@pytest.mark.parametrize("name", ENDS)
def test_a_playthrough_ends_as_it_is_called(name: str) -> None:
    side, reason = ENDS[name]
    assert [line for line in lines(name) if "game-won" in line and "views" not in line] == [
        f"  game-won side={side} reason={reason}"
    ]


@pytest.mark.parametrize("name", SHARES)
def test_the_seats_of_the_winning_side_share_the_win(name: str) -> None:
    assert lines(name)[-1] == f"over: {SHARES[name]}"


@covers("HD-END-01")
@pytest.mark.parametrize(
    ("name", "rounds"),
    [("border-defended", 30), ("three-seats", 30), ("conquest-progress", 80), ("deeds", 80), ("points", 80), ("draw", 80)],
)
def test_a_game_that_ends_by_time_has_all_its_rounds(name: str, rounds: int) -> None:
    began = [line for line in lines(name) if line.startswith("  round-began")]
    assert began[-1] == f"  round-began round={rounds}" and len(began) == rounds


@pytest.mark.parametrize("name", ENDS)
def test_a_playthrough_goes_as_it_is_written(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert replayed(GAME, text) == text


def test_every_playthrough_has_its_end_named_here() -> None:
    assert {file.stem for file in written(GAME)} == set(ENDS)
