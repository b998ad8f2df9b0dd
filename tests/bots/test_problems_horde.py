"""The problem book of Horde: how many of its positions each level solves, and that no level shames itself."""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from itertools import pairwise

import pytest

from parlour.bots import bot
from parlour.games.horde.game import GAME
from parlour.games.horde.tests.situations import of, play, situation
from tests.bots.problems.horde import PROBLEMS, Problem

AIMS = {"novice": 0.5, "skilled": 0.75, "expert": 0.9, "master": 0.95}
QUICKLY = {"master": "master@0.3"}  # a whole one would take a minute
DICE = 60  # more than are rolled in a turn


def answers_to(problem: Problem, level: str) -> list[str]:
    """What a bot answers in a turn in which every die shows a 3 and everybody else defends; of a countermeasure only that."""
    dice = problem.table.get("dice", [])
    match = situation(problem.units, **{**problem.table, "dice": [*dice, *[3] * DICE]})
    play(match, *problem.before)
    player = bot(GAME, QUICKLY.get(level, level), 1, clock=False)
    seat, turn = next(iter(match.pending)), of(match).turn
    given: list[str] = []
    while not match.over and of(match).turn == turn and not (given and problem.before):
        asked, decision = next(iter(match.pending.items()))
        if asked == seat:
            given.append(player.choose(match.view(seat)))
        match.act(asked, given[-1] if asked == seat else decision.options[0])
    return given


def is_among(patterns: Iterable[str], given: Iterable[str]) -> bool:
    return any(fnmatchcase(action, pattern) for action in given for pattern in patterns)


def is_solved(problem: Problem, given: list[str]) -> bool:
    right = not problem.right or is_among(problem.right, given)
    return right and not is_among((*problem.wrong, *problem.shameful), given)


def is_shameful(problem: Problem, given: list[str]) -> bool:
    missed = bool(problem.must and not is_among(problem.must, given))
    return missed or is_among(problem.shameful, given) or is_idle(given)


def is_idle(given: list[str]) -> bool:
    """Whether a unit was activated and did nothing."""
    return any(one.startswith("activate") and other in ("done", "back") for one, other in pairwise(given))


def test_the_book_has_forty_problems() -> None:
    assert len({problem.name for problem in PROBLEMS}) == len(PROBLEMS) >= 40


@pytest.mark.parametrize("level", AIMS)
def test_each_level_solves_its_part_and_none_shames_itself(level: str) -> None:
    given = {problem.name: answers_to(problem, level) for problem in PROBLEMS}
    failed = {problem.name: given[problem.name] for problem in PROBLEMS if not is_solved(problem, given[problem.name])}
    assert not [(problem.name, given[problem.name]) for problem in PROBLEMS if is_shameful(problem, given[problem.name])]
    assert 1 - len(failed) / len(PROBLEMS) >= AIMS[level], failed
