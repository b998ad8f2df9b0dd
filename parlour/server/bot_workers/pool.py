"""The process pool: workers that are started when needed, replaced when they hang, and given to those who wait in turn."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Protocol

import msgspec
from msgspec.structs import replace

from parlour.bots import Thought, merge_thoughts
from parlour.server.bot_workers.fair_queue import NOBODY, Payer, Turns, ignore_place
from parlour.server.bot_workers.task import Answer, Task

DECISION_SECONDS = 30.0  # the strongest think for two, more on a busy machine or when flicks are compiled first
MAX_WAITING = 200  # tasks: the last in the line would wait for minutes
PAIRED_LEVELS = frozenset({"master"})  # for which two processes think, where one would be idle
MAX_LINE = 16 * 1024 * 1024  # bytes

log = logging.getLogger("parlour.bot_workers")


class NoAnswer(Exception):
    """A bot timed out or failed."""


class FarmLike(Protocol):
    """Workers on other machines."""

    @property
    def capacity(self) -> int:
        """How many thoughts they take at the same time."""

    def on_capacity(self, tell: Callable[[int], None]) -> None:
        """`tell` hears when that changes."""

    async def think(self, task: Task, rank: int) -> Thought:
        """What a bot there would do, or NoAnswer."""


class BotWorkers:
    """A pool of at most `count` processes."""

    def __init__(
        self,
        finder: str,
        names: Mapping[str, str],
        count: int,
        seconds: float = DECISION_SECONDS,
        most_waiting: int = MAX_WAITING,
    ) -> None:
        self._finder = finder
        self._names = names  # by which games are found, where that is not their id
        self._seconds = seconds
        self.turns = Turns(count, most_waiting)
        self._count = count
        self._processes = asyncio.Semaphore(count)
        self._busy = 0  # processes that think
        self._elsewhere = 0  # thoughts that workers on other machines think
        self._farm: FarmLike | None = None
        self._rank = 0
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._closed = False

    @property
    def processes(self) -> int:
        """How many run."""
        return len(self._all)

    async def think(self, task: Callable[[], Task], payer: Payer, on_place: Callable[[int], None] = ignore_place) -> Thought:
        """What a bot would do and why; the task is made when its turn has come, and `on_place` told the place in the line.

        Raises NoAnswer if the bot does not say in time, and TooBusy if the line is too long and this is the last of it.
        """
        async with self.turns.turn(payer, on_place):
            made = task()
            if self._farm is not None and self._elsewhere < self._farm.capacity:
                with suppress(NoAnswer):  # then it is thought here
                    return await self._ask_elsewhere(self._farm, made)
            if made.level not in PAIRED_LEVELS or self._busy + 2 > self._count:
                return await self._ask(made)
            with self.turns.spare() as another:  # which has nothing to do
                return await (self._ask_two(made) if another else self._ask(made))

    def use_farm(self, farm: "FarmLike", rank: int) -> None:
        """From now on workers on other machines think first; thoughts of a lower rank come before others there."""
        self._farm, self._rank = farm, rank
        farm.on_capacity(lambda capacity: self.turns.resize(self._count + capacity))

    async def warm(self) -> None:
        """Starts one process, so that the first decision need not wait for it."""
        async with self.turns.turn(NOBODY):
            self._idle.append(await self._start())

    async def close(self) -> None:
        """Kills the processes."""
        self._closed = True
        for process in list(self._all):
            await self._kill(process)

    async def _ask_elsewhere(self, farm: "FarmLike", task: Task) -> Thought:
        self._elsewhere += 1
        try:
            async with asyncio.timeout(self._seconds):
                return await farm.think(replace(task, game=self._names.get(task.game, task.game)), self._rank)
        except TimeoutError as error:
            raise NoAnswer("no worker has answered in time") from error
        finally:
            self._elsewhere -= 1

    async def _ask_two(self, task: Task) -> Thought:
        """Two processes think about the same, each in worlds of its own; if one fails, the other's thought is enough."""
        tasks = (task, replace(task, seed=task.seed + 1))
        results = await asyncio.gather(*[self._ask(one) for one in tasks], return_exceptions=True)
        thoughts = [thought for thought in results if isinstance(thought, Thought)]
        for error in results:
            if isinstance(error, BaseException) and (not thoughts or not isinstance(error, NoAnswer)):
                raise error
        return merge_thoughts(thoughts)

    async def _ask(self, task: Task) -> Thought:
        async with self._processes:  # when workers have gone, more have their turn than there are processes
            self._busy += 1
            try:
                return await self._ask_process(task)
            finally:
                self._busy -= 1

    async def _ask_process(self, task: Task) -> Thought:
        process = self._idle.pop() if self._idle else await self._start()
        try:
            async with asyncio.timeout(self._seconds):
                answer = await _exchange(process, replace(task, game=self._names.get(task.game, task.game)))
        except BaseException as error:  # a process that still thinks must never answer the next task
            await self._kill(process)
            if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError | ValueError | msgspec.MsgspecError):
                log.warning("a bot (%s, %s) was given up: %r", task.game, task.level, error)
                raise NoAnswer(repr(error)) from error
            raise
        self._idle.append(process)
        if answer.thought is None:
            log.warning("a bot (%s, %s) failed: %s", task.game, task.level, answer.error)
            raise NoAnswer(answer.error)
        return answer.thought

    async def _start(self) -> Process:
        if self._closed:
            raise NoAnswer("the pool is closed")
        arguments = (sys.executable, "-m", "parlour.server.bot_workers.worker", self._finder)
        process = await asyncio.create_subprocess_exec(
            *arguments, stdin=PIPE, stdout=PIPE, limit=MAX_LINE, start_new_session=True
        )
        self._all.add(process)
        return process

    async def _kill(self, process: Process) -> None:
        self._all.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _exchange(process: Process, task: Task) -> Answer:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Answer)
