"""A worker process: reads a task a line, writes an answer a line, and ends when its input does.

Started with where to find games: a module and a function in it, `parlour.games:game`.
"""

import gc
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random

import msgspec

from parlour.bots import LEVELS, Bot, SearchBot, bot, thinking
from parlour.kernel import Game, ParlourError
from parlour.server.bot_workers.task import Answer, Task

NICENESS = 10  # so much more than the server itself this process gives way to others
TASK_SECONDS = 60  # the longest that a task may take; the caller has given up long before
CACHED_BOTS = 8
GC_ALLOCATIONS = 50_000  # objects that have come and not gone since the last collection; a search itself leaves no cycles


def main(finder: str) -> None:
    """Answers until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    module, _, function = finder.partition(":")
    bots = BotCache(getattr(import_module(module), function))
    decoder = msgspec.json.Decoder(Task)
    collect_garbage()
    for line in sys.stdin.buffer:
        if hasattr(signal, "alarm"):
            signal.alarm(TASK_SECONDS)
        answers.write(_answer(bots, decoder.decode(line)) + b"\n")
        answers.flush()
        if hasattr(signal, "alarm"):
            signal.alarm(0)
        collect_garbage()


def _answer(bots: "BotCache", task: Task) -> bytes:
    try:
        return msgspec.json.encode(Answer(bots.get(task).think(task.view)))
    except (ParlourError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError, RecursionError) as error:
        return msgspec.json.encode(Answer(error=f"{type(error).__name__}: {str(error)[:200]}"))


class BotCache:
    """An LRU cache of the bots that play at tables, which go on from what they thought before."""

    def __init__(self, find: Callable[[str], Game]) -> None:
        self._find = find
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()

    def get(self, task: Task) -> Bot:
        """The bot for a task; a new one where it is nobody's."""
        key = (task.game, task.level, task.seed, task.who)
        player = self._bots.pop(key, None) or _new_bot(self._find(task.game), task)
        if task.who:
            self._bots[key] = player
        if len(self._bots) > CACHED_BOTS:
            self._bots.popitem(last=False)
        return player


def _new_bot(game: Game, task: Task) -> Bot:
    if task.steady and task.level in LEVELS[1:]:
        return SearchBot(game, replace(thinking(game, task.level), temperature=0.0, variety=0.0), Random(task.seed))
    return bot(game, task.level, task.seed)


def collect_garbage() -> None:
    """Collects cycles if there may be many, and keeps Python from doing so at any other time.

    Called between tasks: within one, a collection takes longer than a bot may be late.
    """
    gc.disable()
    if gc.get_count()[0] > GC_ALLOCATIONS:
        gc.collect()


if __name__ == "__main__":
    main(sys.argv[1])
