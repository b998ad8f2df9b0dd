"""Turns that are planned as a whole: the order of steps is found, carried out, and paid from one purse of time."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from parlour.bots import SearchBot, Thinking
from parlour.kernel import start
from tests.bots.small_games import VOLLEY

PLANNER = Thinking(visits=24, evolve=2400, step="pick", within="way", finalists=4, seconds=8.0)


def thinker(thinking: Thinking, seed: int = 1, clock: bool = False) -> SearchBot:
    return SearchBot(VOLLEY, thinking, Random(seed), clock)


@pytest.mark.parametrize("seed", range(4))
def test_steps_that_help_only_together_are_found(seed: int) -> None:
    match = start(VOLLEY, VOLLEY.terms(), seed)
    bot = thinker(PLANNER, seed)
    given = []
    while not match.over:
        given.append(bot.choose(match.view(0)))
        match.act(0, given[-1])
    picks, ways = given[::2], given[1::2]
    aimed = picks.index("aim")
    assert ways[aimed] == "high" and "shoot" in picks[aimed:], given


def test_the_move_of_a_step_is_told_as_a_whole() -> None:
    match = start(VOLLEY, VOLLEY.terms(), 1)
    bot = thinker(PLANNER)
    thought = bot.think(match.view(0))
    assert len(thought.plan) == 1 and thought.plan[0] in ("low", "high")
    assert [step.kind for step in thought.line] == ["pick", "way"] * 3, "the whole turn is foreseen"
    assert [step.action for step in thought.line[:2]] == [thought.action, *thought.plan]
    match.act(0, thought.action)
    following = bot.think(match.view(0))
    assert (following.action, following.plan, following.looked) == (thought.plan[0], (), 0)


def test_the_same_seed_gives_the_same_plan() -> None:
    view = start(VOLLEY, VOLLEY.terms(), 1).view(0)
    thoughts = [replace(thinker(PLANNER, 3).think(view), seconds=0.0) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_the_decisions_of_a_turn_share_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count(step=0.01)
    for module in ("search_bot", "halving", "turns"):
        monkeypatch.setattr(f"parlour.bots.{module}.perf_counter", lambda: next(ticks))
    endless = replace(PLANNER, visits=10**6, evolve=10**6)
    match = start(VOLLEY, VOLLEY.terms(), 1)
    bot = thinker(endless, clock=True)
    first = bot.think(match.view(0))
    assert first.seconds == pytest.approx(endless.seconds / 2, rel=0.1)
    match.act(0, "wait")  # not what it had planned, perhaps: then it thinks again
    match.act(0, "low")
    second = bot.think(match.view(0))
    assert second.seconds <= endless.seconds / 4 * 1.1
