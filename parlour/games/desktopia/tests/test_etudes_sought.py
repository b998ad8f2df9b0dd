"""Every etude can be solved by whoever has the right idea, and hardly by chance.

Numbers found: of 300 random plays each, 4 won lesson 1, 2 lesson 2, 1 lesson 3, 4 lesson 4 and 1 "A Thorn Between"; none of the
others was won once. With the right plan and random aims the first win came at try 1 to 1492, mostly before the 50th.
"""

from random import Random

import pytest

from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.steps import Flick, Shot
from parlour.games.desktopia.tests.seeking import PLANS, WON, follows, sought
from parlour.games.desktopia.tests.solutions import beginning, named
from parlour.kernel import start

MOST = 3000  # tries
PLAYS = 150
EASY, HARD = 0.04, 0.02  # of random plays at most so many win: lessons, etudes
FLICKS = 600


def share(etude: str, plan: str, tries: int) -> float:
    """How often a plan wins with random aims."""
    rng, beginning_ = Random(etude), beginning(etude)
    wins = 0
    for _ in range(tries):
        match = beginning_.copy()
        wins += follows(match, plan.split("; "), rng) and match.outcome == WON
    return wins / tries


def test_there_is_a_plan_for_every_etude() -> None:
    assert list(PLANS) == [script.id for script in book().scripts.values() if script.players == 1]


@pytest.mark.parametrize("etude", PLANS)
def test_a_search_with_the_right_plan_finds_a_solution_of_its_own(etude: str) -> None:
    found = sought(etude, Random(f"{etude} 2"), MOST)
    assert found is not None
    match = beginning(etude)
    again = start(match.game, match.terms, 7)  # chance has no part in it
    for answer in found.answers:
        again.act(0, answer)
    assert again.outcome == WON
    names = named(match)
    recorded = [step for step in book().scripts[etude].solution if isinstance(step, (Flick, Shot))]
    assert not any(f"{names[step.unit]} {step.angle_cdeg / 100} {step.speed}" in found.answers for step in recorded)


@pytest.mark.parametrize("etude", PLANS)
def test_random_play_hardly_ever_solves_an_etude(etude: str) -> None:
    rng, first = Random(etude), beginning(etude)
    wins = 0
    for _ in range(PLAYS):
        match = first.copy()
        while not match.over:
            match.act(0, match.pending[0].sample(rng))
        wins += match.outcome == WON
    assert wins / PLAYS <= (EASY if etude.startswith("lesson") else HARD)


@pytest.mark.parametrize(
    ("etude", "noted"),
    [("etude_fire_2", 0.127), ("etude_metal_1", 0.26), ("etude_dust_4", 0.043), ("etude_dust_3", 0.053)],
)
def test_the_right_plan_wins_about_as_often_as_the_notes_say(etude: str, noted: float) -> None:
    spread = (noted * (1 - noted) / FLICKS) ** 0.5
    assert abs(share(etude, PLANS[etude], FLICKS) - noted) < 4 * spread


@pytest.mark.parametrize(
    ("etude", "plan"),
    [
        ("lesson_3_shot", "flick div > elemental1"),
        ("lesson_4_spell", "flick phantom1 > smoker1"),
        ("lesson_4_spell", "flick kharu > smoker1"),
        ("lesson_6_penalty", "flick ezzen1 > energan1"),
        ("etude_fire_1", "flick elemental1 > kharu; shoot adjarkha > kharu"),
        ("etude_fire_2", "shoot adjarkha > ramprack1"),
        ("etude_fire_4", "flick adjarkha > phantom1; trigger adjarkha"),
        ("etude_fire_4", "shoot adjarkha > magnetosphere"),
        ("etude_grass_1", "flick dryad1 > ramprack1; flick hornbug1 > ramprack1"),
        ("etude_metal_1", "flick ramprack1 > elemental1; flick energan1 > elemental1"),
        ("etude_metal_2", "shoot baaroun > ezzen1 !; shoot baaroun > kharu !; shoot baaroun > kharu !"),
        ("etude_metal_3", "flick baaroun > magnetosphere; flick ramprack1 > smoker1"),
        ("etude_dust_1", "shoot akeru > dryad1 !; shoot akeru > shawakh !; shoot akeru > shawakh !"),
        ("etude_dust_2", "flick skolop1 > ramprack1"),
        ("etude_dust_3", "lariat kharu; flick kharu > minusoid1; flick ezzen1 > ramprack1"),
        ("etude_dust_4", "cast phantom2 kharu; lariat kharu; flick kharu > adjarkha"),
        ("etude_dust_4", "cast phantom1 kharu; flick kharu > adjarkha"),
    ],
)
def test_the_wrong_idea_does_not_solve_an_etude(etude: str, plan: str) -> None:
    assert share(etude, plan, 100) == 0
