"""The golden playthroughs show every way in which a game can end."""

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from tests.playthroughs import playthroughs

FOLDER = GAME.folder / "tests" / "playthroughs"
PLAYTHROUGHS = playthroughs(GAME)


def lines(name: str) -> list[str]:
    """The lines of a playthrough."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@covers("HD-INV-28")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_ends_once_and_as_it_is_called(name: str) -> None:
    (won,) = [line.strip() for line in lines(name) if "game-won" in line and "views" not in line]
    assert won in PLAYTHROUGHS[name].tells


@pytest.mark.parametrize(
    ("name", "shares"), [("draw", [0.5, 0.5]), ("border-held", [0, 1]), ("settlements-razed-by-two", [0, 0, 0.5, 0.5])]
)
def test_the_seats_of_the_winning_side_share_the_win(name: str, shares: list[float]) -> None:
    over = lines(name)[-1].removeprefix("over: ").split(", ")
    assert sorted(float(share.split()[1]) for share in over) == shares


@covers("HD-END-01")
@pytest.mark.parametrize(
    ("name", "rounds"),
    [("border-defended", 30), ("three-seats", 30), ("conquest-progress", 80), ("deeds", 80), ("points", 80), ("draw", 80)],
)
def test_a_game_that_ends_by_time_has_all_its_rounds(name: str, rounds: int) -> None:
    began = [line for line in lines(name) if line.startswith("  round-began")]
    assert began[-1] == f"  round-began round={rounds}" and len(began) == rounds
