"""Two processes think for a master where one would be idle, and one alone where none is."""

import asyncio

import pytest

import parlour
from parlour.server.thinking import NoAnswer, Task, Thinkers
from parlour.server.thought import Thought
from tests.server.games import game

FINDER = "tests.server.games:game"


def thought_by(count: int, level: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Thought, list[int]]:
    """What so many processes think, and the seeds of the tasks that they were given."""
    seeds: list[int] = []
    asked = Thinkers._asked

    async def noted(self: Thinkers, task: Task) -> Thought:
        seeds.append(task.seed)
        return await asked(self, task)

    async def think() -> Thought:
        thinkers = Thinkers(FINDER, {}, count, budget=60.0)
        try:
            return await thinkers.think(Task("skirmish", level, 7, parlour.new(game("skirmish"), seed=1).view(0)))
        finally:
            await thinkers.close()

    monkeypatch.setattr(Thinkers, "_asked", noted)
    return asyncio.run(think()), seeds


def test_a_master_has_two_processes_where_they_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, seeds = thought_by(2, "master", monkeypatch)
    assert sorted(seeds) == [7, 8]
    assert thought.rated[0].action == thought.action
    assert sum(each.tries for each in thought.rated) == thought.looked


@pytest.mark.parametrize(("count", "level"), [(1, "master"), (2, "skilled")])
def test_others_have_one(count: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seeds = thought_by(count, level, monkeypatch)
    assert seeds == [7]


def test_if_one_fails_the_other_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Thought("pass", None, (), (), None, None, 0, 0.0)

    async def failing(self: Thinkers, task: Task) -> Thought:
        if task.seed == 7:
            raise NoAnswer("hangs")
        return alone

    monkeypatch.setattr(Thinkers, "_asked", failing)
    task = Task("skirmish", "master", 7, {})
    assert asyncio.run(Thinkers(FINDER, {}, 2).think(task)) == alone
    with pytest.raises(NoAnswer):
        asyncio.run(Thinkers(FINDER, {}, 1).think(task))
