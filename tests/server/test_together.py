"""Two processes think for a master where one would be idle, and one alone where none is."""

import asyncio

import pytest

import parlour
from parlour.bots import Thought, bare_thought
from parlour.server.bot_workers import BotWorkers, NoAnswer, Payer, Task
from tests.server.games import game

FINDER = "tests.server.games:game"
PAYER = Payer("127.0.0.1", "ann")


def thought_by(count: int, level: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Thought, list[int]]:
    """What so many processes think, and the seeds of the tasks that they were given."""
    seeds: list[int] = []
    ask = BotWorkers._ask

    async def noted(self: BotWorkers, task: Task) -> Thought:
        seeds.append(task.seed)
        return await ask(self, task)

    async def think() -> Thought:
        workers = BotWorkers(FINDER, {}, count, seconds=60.0)
        try:
            task = Task("skirmish", level, 7, parlour.new(game("skirmish"), seed=1).view(0))
            return await workers.think(lambda: task, PAYER)
        finally:
            await workers.close()

    monkeypatch.setattr(BotWorkers, "_ask", noted)
    return asyncio.run(think()), seeds


def test_a_master_has_two_processes_where_they_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    thought, seeds = thought_by(2, "master", monkeypatch)
    assert sorted(seeds) == [7, 8]
    assert thought.rated[0].action == thought.action
    assert sum(rated.tries for rated in thought.rated) == thought.looked


@pytest.mark.parametrize(("count", "level"), [(1, "master"), (2, "skilled")])
def test_others_have_one(count: int, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    _, seeds = thought_by(count, level, monkeypatch)
    assert seeds == [7]


def test_if_one_fails_the_other_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = bare_thought("pass")

    async def failing(self: BotWorkers, task: Task) -> Thought:
        if task.seed == 7:
            raise NoAnswer("hangs")
        return alone

    monkeypatch.setattr(BotWorkers, "_ask", failing)
    task = Task("skirmish", "master", 7, {})
    assert asyncio.run(BotWorkers(FINDER, {}, 2).think(lambda: task, PAYER)) == alone
    with pytest.raises(NoAnswer):
        asyncio.run(BotWorkers(FINDER, {}, 1).think(lambda: task, PAYER))
