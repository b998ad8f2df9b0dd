"""The bots of Desktopia before the problem book: how many positions each level solves, and what no level may do."""

import pytest

from parlour.bots import bot
from parlour.games.desktopia import physics
from parlour.games.desktopia.game import GAME
from tests.bots.problems.desktopia import PROBLEMS, Problem, Turn

MASTER = "master@0.2"  # a fifth of its thinking is enough here, and five times as quick
SHARES = {"novice": 0.5, "skilled": 0.75, "expert": 0.9, MASTER: 0.95}  # of the problems, at least
SEEDS = {"novice": 3, "skilled": 3, "expert": 1, MASTER: 1}  # the first two leave something to chance
ENOUGH = 40


class Waiting:
    """Does nothing, whenever that is allowed."""

    def choose(self, view: dict[str, object]) -> str:
        decision = view["decision"]
        assert isinstance(decision, dict)
        options: list[str] = decision["options"]
        return next((option for option in ("end", "done", "rest", "decline") if option in options), options[0])


def turns_of(level: str) -> list[tuple[Problem, int, Turn]]:
    """Every problem as a level plays it, with each of its seeds."""
    return [
        (problem, seed, problem.turn_of(bot(GAME, level, seed, clock=False)))
        for problem in PROBLEMS
        for seed in range(SEEDS[level])
    ]


def test_the_book_is_large_enough_and_names_every_problem_once() -> None:
    assert len({problem.name for problem in PROBLEMS}) == len(PROBLEMS) >= ENOUGH


def test_doing_nothing_solves_few_problems_and_is_shameful_in_many() -> None:
    turns = [(problem, problem.turn_of(Waiting())) for problem in PROBLEMS]
    assert sum([problem.solved(turn) for problem, turn in turns]) <= 0.25 * len(PROBLEMS)
    assert sum([problem.shameful(turn) for problem, turn in turns]) >= 0.4 * len(PROBLEMS)


@pytest.mark.parametrize("level", SHARES)
def test_a_level_solves_its_share_and_never_shames_itself(level: str) -> None:
    if level == MASTER and not physics.warm(wait=True):
        pytest.skip("where flicks are not compiled, the grid is too coarse for the finest of the problems")
    turns = turns_of(level)
    failed = [(problem.name, seed, turn.said) for problem, seed, turn in turns if not problem.solved(turn)]
    shamed = [(problem.name, seed, turn.said) for problem, seed, turn in turns if problem.shameful(turn)]
    assert not shamed, f"{level} shames itself: {shamed}"
    assert len(failed) <= (1 - SHARES[level]) * len(turns), f"{level} fails at {failed}"
