"""The golden playthroughs show every mode and module to its end."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.guided import PLAYTHROUGHS
from tests.playthroughs import transcript

FOLDER = GAME.folder / "tests" / "playthroughs"
MODES = {
    "two": (2, ""),
    "two-with-missions": (2, "missions"),
    "two-by-house-rules": (2, "missions curseless apart"),
    "three": (3, ""),
    "four-with-missions-and-withering": (4, "missions withering"),
    "five-with-the-sixth-house-and-discovery": (5, "sixth discovery"),
    "six-with-everything": (6, "missions withering discovery"),
}
LOST = "siege-lost"


def lines(name: str) -> list[str]:
    """The lines of a playthrough."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def told(name: str, event: str) -> list[str]:
    """The lines that tell this event."""
    return [line for line in lines(name) if line.startswith(f"  {event}")]


@covers("CN-101", "CN-1026")
@pytest.mark.parametrize("name", MODES)
def test_a_game_goes_through_three_years_and_is_won_by_the_house_that_is_named(name: str) -> None:
    seats, modules = MODES[name]
    assert f"{seats} seats" in lines(name)[0] and all(f"{module}=on" in lines(name)[0] for module in modules.split())
    assert told(name, "year-began") == [f"  year-began year={year}" for year in (1, 2, 3)]
    houses = [line.partition("house=")[2] for line in told(name, "house-taken")]
    winner = told(name, "game-ended")[0].partition("house=")[2]
    seat = int(told(name, "house-taken")[houses.index(winner)].split("seat=")[1].split()[0])
    assert lines(name)[-1] == "over: " + ", ".join(f"{each} {int(each == seat)}" for each in range(seats))


@covers("CN-1523")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_scenario_is_won_by_meeting_its_objective(name: str) -> None:
    assert len(told(name, "objective-met")) == 1 and not told(name, "time-ran-out")
    assert lines(name)[-1] == "over: 0 1"


@covers("CN-1523")
def test_a_scenario_is_lost_when_the_last_round_is_over() -> None:
    assert len(told(LOST, "time-ran-out")) == 1 and len(told(LOST, "round-began")) == 7
    assert lines(LOST)[-1] == "over: 0 0"


def test_greedy_players_still_play_the_scenarios_as_they_are_written() -> None:
    name, playthrough = next(iter(PLAYTHROUGHS.items()))
    seed = int(lines(name)[0].rpartition("seed ")[2])
    assert transcript(playthrough.play(seed), playthrough.views).splitlines() == lines(name)
