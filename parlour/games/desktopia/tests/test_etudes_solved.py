"""Every etude and lesson is won by its recorded solution, and by one that is a little off."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from parlour.conform import covers
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.steps import EndTurn, Flick, MagnetFlick, SecondShot, Shot, Spell, Step
from parlour.games.desktopia.tests.solutions import beginning, named, solve, take
from parlour.kernel import Match

ETUDES = [script.id for script in book().scripts.values() if script.players == 1]
WON, LOST = {0: 1.0}, {0: 0.0}
OFF = [(20, 1.0), (-20, 1.0), (0, 1.02), (0, 0.98)]  # hundredths of a degree, and shares of the speed


def played(etude: str, steps: list[Step]) -> Match:
    """An etude after these steps."""
    match = beginning(etude)
    names = named(match)
    turns = 0
    for step in steps:
        if not match.over:
            take(match, names, step, turns)
        turns += isinstance(step, EndTurn)
    return match


def nearly(etude: str) -> Iterator[list[Step]]:
    """The solution with one of its flicks off."""
    steps = book().scripts[etude].solution
    for number, step in enumerate(steps):
        if isinstance(step, (Flick, Shot, SecondShot, MagnetFlick)) or (isinstance(step, Spell) and step.angle_cdeg is not None):
            assert step.angle_cdeg is not None and step.speed is not None
            for angle, speed in OFF:
                off = replace(step, angle_cdeg=(step.angle_cdeg + angle) % 36000, speed=round(step.speed * speed))
                yield [*steps[:number], off, *steps[number + 1 :]]


def test_there_are_six_lessons_and_sixteen_etudes() -> None:
    assert [etude.split("_")[0] for etude in ETUDES] == ["lesson"] * 6 + ["etude"] * 16


@covers("SB-F-14", "SB-F-15", "DK-SCR-11")
@pytest.mark.parametrize("etude", ETUDES)
def test_an_etude_is_won_by_its_recorded_solution(etude: str) -> None:
    assert solve(etude).outcome == WON


@covers("SB-F-14")
@pytest.mark.parametrize("etude", ETUDES)
def test_an_etude_is_also_won_if_one_flick_is_off_by_a_fifth_of_a_degree_or_two_percent(etude: str) -> None:
    tries = list(nearly(etude))
    assert len(tries) >= len(OFF)
    assert [played(etude, steps).outcome for steps in tries] == [WON] * len(tries)


@covers("DK-SCR-11")
@pytest.mark.parametrize("etude", ETUDES)
def test_an_etude_is_lost_by_whoever_does_nothing(etude: str) -> None:
    match = beginning(etude)
    while not match.over:
        options = match.pending[0].options
        match.act(0, next(each for each in ("end", "rest", "decline", "done", *options) if each in options))
    assert match.outcome == LOST


@covers("DK-SCR-12")
@pytest.mark.parametrize("etude", ETUDES)
def test_the_hand_does_not_tremble_in_an_etude(etude: str) -> None:
    assert beginning(etude).view(0)["facts"]["hand"]["steadiness"] == [100]
