"""Bots that think on other machines: what a server asks of `parlour worker`, and what that does (store/jobs.py)."""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack, suppress
from secrets import token_hex

import msgspec
from sqlalchemy import URL

from parlour.bots import Thought
from parlour.server.bot_workers.fair_queue import NOBODY, TooBusy
from parlour.server.bot_workers.pool import BotWorkers, NoAnswer
from parlour.server.bot_workers.task import Answer, Task
from parlour.server.peers import Answered, AnyItem, Peers, Work
from parlour.server.store import DATABASE_ERRORS, Store, describe
from parlour.server.store.jobs import Job, Jobs

log = logging.getLogger("parlour.farm")
LOOK_SECONDS = 1.0  # between two looks, also if nothing was heard
ORPHANS_SECONDS = 60.0  # between two times that what nobody waits for is dropped


class Farm:
    """All workers, as a server sees them."""

    def __init__(self, store: Store, peers: Peers) -> None:
        self._jobs = Jobs(store.database, peers.node)
        self._peers = peers
        self._waiting: dict[str, asyncio.Event] = {}
        peers.on_answer = self._hear
        self._dropping: set[asyncio.Task[None]] = set()

    @property
    def capacity(self) -> int:
        """How many thoughts all workers together take at the same time."""
        return self._peers.capacity

    def on_capacity(self, tell: Callable[[int], None]) -> None:
        """Workers come and go: `tell` hears how many thoughts they take from then on."""
        self._peers.on_capacity.append(tell)

    async def think(self, task: Task, rank: int) -> Thought:
        """What a bot somewhere would do; NoAnswer if there is no worker any more, or the bot fails."""
        job, heard = token_hex(8), asyncio.Event()
        self._waiting[job] = heard
        try:
            await self._jobs.put(job, msgspec.json.encode(task).decode(), rank)
            self._peers.tell(Work())
            answer = await self._answer(job, heard)
        except DATABASE_ERRORS as error:
            raise NoAnswer(describe(error)) from error
        finally:
            del self._waiting[job]
            dropping = asyncio.create_task(self._drop(job))
            self._dropping.add(dropping)
            dropping.add_done_callback(self._dropping.discard)
        if answer.thought is None:
            log.warning("a bot (%s, %s) failed on a worker: %s", task.game, task.level, answer.error)
            raise NoAnswer(answer.error)
        return answer.thought

    async def _answer(self, job: str, heard: asyncio.Event) -> Answer:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await heard.wait()
            found = await self._jobs.answer_to(job)
            if found is not None:
                return msgspec.json.decode(found, type=Answer)
            if not self.capacity:
                raise NoAnswer("no worker is left")
            heard.clear()

    async def _drop(self, job: str) -> None:
        with suppress(*DATABASE_ERRORS):  # a worker drops it when this server is gone
            await self._jobs.drop(job)

    def _hear(self, job: str) -> None:
        heard = self._waiting.get(job)
        if heard is not None:
            heard.set()


async def work(url: URL, finder: str, count: int, ready: Callable[[], None]) -> None:
    """Thinks for the servers on this database until it is stopped."""
    stopped = asyncio.Event()
    with suppress(NotImplementedError):  # on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with AsyncExitStack() as closing:
        store = await Store.open(url)
        closing.push_async_callback(store.close)
        pool = BotWorkers(finder, {}, count)
        closing.push_async_callback(pool.close)
        peers = await Peers.join(store, count)
        closing.push_async_callback(peers.leave)
        working = asyncio.create_task(Worker(store, peers, pool, count).run(ready))
        stopping = asyncio.create_task(stopped.wait())
        try:
            await asyncio.wait([working, stopping], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (working, stopping):
                task.cancel()
        with suppress(asyncio.CancelledError):
            await working


class Worker:
    """Takes one job after another, as many at the same time as it has processes."""

    def __init__(self, store: Store, peers: Peers, pool: BotWorkers, count: int) -> None:
        self._jobs = Jobs(store.database, peers.node)
        self._peers = peers
        self._pool = pool
        self._count = count
        self._something = asyncio.Event()
        self.done = 0

    async def run(self, ready: Callable[[], None]) -> None:
        """Works for ever; `ready` is called when it has begun to."""
        await self._peers.listen(self)
        ready()
        tending = asyncio.create_task(self._tend())
        try:
            await asyncio.gather(*[self._work() for _ in range(self._count)])
        finally:
            tending.cancel()

    async def _work(self) -> None:
        while True:
            try:
                job = await self._jobs.take()
                if job is not None:
                    await self._think(job)
                    continue
            except DATABASE_ERRORS as error:
                log.warning("the database failed: %s", describe(error))
                await asyncio.sleep(LOOK_SECONDS)
            self._something.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._something.wait()

    async def _think(self, job: Job) -> None:
        task = msgspec.json.decode(job.task, type=Task)
        try:
            answer = Answer(await self._pool.think(lambda: task, NOBODY))
        except (NoAnswer, TooBusy) as error:
            answer = Answer(error=f"{error}"[:200] or "the bot did not answer")
        await self._jobs.answer(job.id, msgspec.json.encode(answer).decode())
        self.done += 1
        self._peers.tell(Answered(job.id))

    async def _tend(self) -> None:
        while True:
            with suppress(*DATABASE_ERRORS):  # the next time tries again
                await self._jobs.drop_orphans()
            await asyncio.sleep(ORPHANS_SECONDS)

    # among the servers

    def hear(self, node: str, item: AnyItem) -> None:
        """There is something to do."""
        if isinstance(item, Work):
            self._something.set()

    async def take_over(self, gone: Iterable[str]) -> None:
        """What another worker thought about when it died comes back."""
        self._something.set()

    async def resync(self) -> None:
        self._something.set()

    async def disown(self) -> None:
        self._something.set()
