"""A process that thinks: reads a task a line, writes an answer a line, and ends when nobody asks any more.

Started with where to find games: a module and a function in it, `parlour.games:game`.
"""

import os
import signal
import sys
from importlib import import_module

import msgspec

from parlour.kernel.errors import ParlourError
from parlour.server.thinking.bots import Bots
from parlour.server.thinking.task import Answer, Task
from parlour.server.thinking.tidying import tidy
from parlour.server.thought import told

PATIENCE = 10  # so much more than the server itself this process gives way to others
LONGEST = 60  # seconds for a task: whoever asked has given up long before, or is gone


def main(finder: str) -> None:
    """Answers until the input ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    module, _, function = finder.partition(":")
    bots = Bots(getattr(import_module(module), function))
    decoder = msgspec.json.Decoder(Task)
    tidy()
    for line in sys.stdin.buffer:
        if hasattr(signal, "alarm"):
            signal.alarm(LONGEST)
        answers.write(msgspec.json.encode(_answer(bots, decoder.decode(line))) + b"\n")
        answers.flush()
        if hasattr(signal, "alarm"):
            signal.alarm(0)
        tidy()


def _answer(bots: Bots, task: Task) -> Answer:
    try:
        return Answer(told(bots.bot(task).think(task.view)))
    except (ParlourError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError, RecursionError) as error:
        return Answer(error=f"{type(error).__name__}: {str(error)[:200]}")


if __name__ == "__main__":
    main(sys.argv[1])
