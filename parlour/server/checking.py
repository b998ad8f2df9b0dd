"""Checks texts of somebody's own, such as scripts, in a process of its own.

A thread would keep the event loop from working, since only one of the two has its turn at a time: everybody would wait.
As a program, started with where to find games, it reads a task a line and writes a verdict a line.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module

import msgspec
from msgspec import Struct

from parlour.kernel import Illegal, with_words

log = logging.getLogger("parlour.checking")
NICENESS = 10  # so much more than the server itself the process gives way to others
CHECK_SECONDS = 60.0  # every check has a budget of its own, and is over long before
IDLE_SECONDS = 300.0  # after which the process is ended
MAX_LINE = 4 * 1024 * 1024  # bytes


class Agreement(Struct, frozen=True):
    """Terms of a game that somebody asks for."""

    game: str
    seats: int | None
    options: Mapping[str, str]


class Verdict(Struct, frozen=True):
    """What came of it: a refusal, or something that went wrong, or neither."""

    key: str = ""
    rule: str = ""
    words: Mapping[str, str] = {}
    error: str = ""


class NoVerdict(Exception):
    """The process did not answer, or failed."""


class Checker:
    """One process, started when it is needed; it is asked one thing at a time."""

    def __init__(self, finder: str, names: Mapping[str, str]) -> None:
        self._finder = finder
        self._names = names  # by which games are found, where that is not their id
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    async def check(self, asked: Agreement) -> None:
        """Raises what the game refuses; NoVerdict if it does not say in time."""
        async with self._turn:
            if self._idle is not None:
                self._idle.cancel()
            try:
                async with asyncio.timeout(CHECK_SECONDS):
                    verdict = await self._ask(asked)
            except BaseException as error:  # what it still does must never be taken for the next answer
                await self._end()
                if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError | ValueError | msgspec.MsgspecError):
                    raise NoVerdict(repr(error)) from error
                raise
            self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._kill)
        if verdict.error:
            raise NoVerdict(verdict.error)
        if verdict.key:
            refusal = Illegal(verdict.key, verdict.rule)
            refusal.words = verdict.words
            raise refusal

    async def close(self) -> None:
        """Ends the process."""
        if self._idle is not None:
            self._idle.cancel()
        await self._end()

    async def _ask(self, asked: Agreement) -> Verdict:
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "parlour.server.checking", self._finder)
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE, start_new_session=True
            )
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        named = msgspec.structs.replace(asked, game=self._names.get(asked.game, asked.game))
        process.stdin.write(msgspec.json.encode(named) + b"\n")
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Verdict)

    def _kill(self) -> None:
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def _end(self) -> None:
        self._kill()
        process, self._process = self._process, None
        if process is not None:
            await process.wait()


def main(finder: str) -> None:
    """Answers until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    module, _, function = finder.partition(":")
    find = getattr(import_module(module), function)
    decoder = msgspec.json.Decoder(Agreement)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(_verdict(find, decoder.decode(line))) + b"\n")
        answers.flush()


def _verdict(find: object, asked: Agreement) -> Verdict:
    assert callable(find)
    try:
        game = find(asked.game)
        game.terms(asked.seats, asked.options)
    except Illegal as refusal:
        worded = with_words(refusal, game)
        return Verdict(worded.key, worded.rule, worded.words)
    except Exception as error:  # whatever goes wrong, there is an answer
        return Verdict(error=f"{type(error).__name__}: {str(error)[:200]}")
    return Verdict()


if __name__ == "__main__":
    main(sys.argv[1])
