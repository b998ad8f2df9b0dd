"""The bots of In Between before the problem book: how many positions each level solves, and what no level may do."""

import pytest

from parlour.bots import bot
from parlour.games.inbetween.game import GAME
from tests.bots.problems.inbetween import PROBLEMS, WINS, Problem

MASTER = "master@0.05"  # a twentieth of its visits, so that the book is done in seconds
LEVELS = ("novice", "skilled", "expert", MASTER)
SHARES = {"skilled": 0.75, "expert": 0.9, MASTER: 0.95}  # of the problems, at least
SHAMEFUL = [problem for problem in PROBLEMS if problem.shameful]
SEEDS = range(3)
ENOUGH = 40


def solves(level: str, problem: Problem, seed: int) -> bool:
    return problem.is_solved_by(bot(GAME, level, seed, clock=False))


def test_the_book_is_large_enough_and_names_every_problem_once() -> None:
    assert len(PROBLEMS) >= ENOUGH
    assert len({problem.name for problem in PROBLEMS}) == len(PROBLEMS)


@pytest.mark.parametrize("problem", WINS, ids=lambda problem: problem.name)
def test_what_is_to_be_won_is_not_won_already(problem: Problem) -> None:
    match = problem.match()
    assert match.pending and not match.over


@pytest.mark.parametrize("level", SHARES)
def test_a_level_solves_its_share(level: str) -> None:
    failed = [problem.name for problem in PROBLEMS if not solves(level, problem, 1)]
    assert len(failed) <= (1 - SHARES[level]) * len(PROBLEMS), f"{level} fails at {failed}"


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_gives_a_shameful_answer(level: str) -> None:
    seeds = SEEDS if level != MASTER else SEEDS[:1]
    failed = [(problem.name, seed) for problem in SHAMEFUL for seed in seeds if not solves(level, problem, seed)]
    assert not failed, f"{level} fails at {failed}"
