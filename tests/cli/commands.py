"""What the tests of the commands have in common: a small game of bids, and what a command did."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

registry = import_module("parlour.games")  # `parlour.games` itself is the function
SKIRMISH = "examples.skirmish"
CARDS = r"\w+\d \w+\d \w+\d"
PARLOUR = [sys.executable, "-m", "parlour.cli"]
AUCTION = '''
    """Two bid in secret, then one aims: answers that are numbers, and answers without end."""

    from pathlib import Path
    from typing import NamedTuple

    from parlour.kernel import (
        Decision, Game, Option, Play, Position, Range, Ranges, Subset, Terms, Words, ask, ask_all, plain, rule, win,
    )


    class Table(Position):
        bids: tuple[int, ...]
        names: dict[str, str]


    @plain
    class BothBid(NamedTuple):
        """The bids were opened."""

        bids: tuple[int, ...]


    @rule
    def play(table: Table) -> Play[tuple[float, ...]]:
        """The higher bid wins, wherever the other aims."""
        bids = yield ask_all({0: Decision("bid", (10, 20)), 1: Decision("bid", (10, 20))})
        table.bids = (bids[0], bids[1])
        table.tell(BothBid(table.bids))
        yield ask(0, Decision("aim", Ranges("flick", (("disk", ("d1", "d2")), ("angle", Range(0, 360, 100))))))
        yield ask(0, Decision("discard", Subset("drop", tuple("abcdefgh"), 0, 8)))
        return win(0 if table.bids[0] > table.bids[1] else 1, 2)


    def setup(terms: Terms, content: object) -> Table:
        return Table(terms.seats, content, bids=(), names={"a": "one", "b": "two"})


    GAME = Game(
        id="auction", version=3, seats=(2,), position=Table, setup=setup, play=play,
        words=Words(asks={"bid": "1", "aim": "2", "discard": "3"}, events=(BothBid,)), folder=Path(__file__).parent,
        options={"pace": Option(("slow", "fast"), "slow")},
    )
'''


@dataclass(frozen=True, slots=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def written(path: Path, record: Any) -> Path:
    path.write_text(json.dumps(record))
    return path


def is_one_line(ran: Ran) -> bool:
    return ran.err.startswith("parlour: ") and ran.err.count("\n") == 1 and ran.err.endswith("\n")
