"""The problem book of Candelabria: every level solves its share, and no level gives a shameful answer."""

import pytest

from parlour.bots import bot
from parlour.games.candelabria.game import GAME
from tests.bots.problems.candelabria import PROBLEMS, WIN, Problem, winning_answers

MASTER = "master@0.5"  # half of its thought is enough here, and takes half the time
SHARES = {MASTER: 0.95, "expert": 0.9, "skilled": 0.75}  # that a level solves at least
LEVELS = ("novice", *SHARES)
SHAMEFUL = [problem for problem in PROBLEMS if problem.shameful]
COUNTED = [problem for problem in PROBLEMS if problem.goal == WIN]
SEEDS = range(3)
ENOUGH = 40


def solves(level: str, problem: Problem, seed: int) -> bool:
    return problem.is_solved_by(bot(GAME, level, seed, clock=False))


def test_the_book_is_large_enough_and_names_every_problem_once() -> None:
    assert len(PROBLEMS) >= ENOUGH
    assert len({problem.name for problem in PROBLEMS}) == len(PROBLEMS)


@pytest.mark.parametrize("problem", COUNTED, ids=lambda problem: problem.name)
def test_a_win_can_be_forced_and_missed(problem: Problem) -> None:
    match = problem.match()
    options = match.pending[problem.seat(match)].options
    assert 0 < len(winning_answers(problem)) < len(options)


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_there_is_a_choice(problem: Problem) -> None:
    match = problem.match()
    assert problem.seat(match) in match.pending


@pytest.mark.parametrize("level", SHARES)
def test_a_level_solves_its_share(level: str) -> None:
    failed = [problem.name for problem in PROBLEMS if not solves(level, problem, 1)]
    assert len(failed) <= (1 - SHARES[level]) * len(PROBLEMS), f"{level} fails at {failed}"


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_gives_a_shameful_answer(level: str) -> None:
    seeds = SEEDS if level != MASTER else SEEDS[:1]
    failed = [(problem.name, seed) for problem in SHAMEFUL for seed in seeds if not solves(level, problem, seed)]
    assert not failed, f"{level} fails at {failed}"
