"""Hints for one client: what a bot would do and why, one at a time."""

import asyncio

from parlour.bots import levels, thinking
from parlour.kernel import Game
from parlour.server.messages import Hint, Hinted, Refused
from parlour.server.refusals import Refusal, told
from parlour.server.thinking import NoAnswer, Task, Thinkers, TooBusy
from parlour.table import Table
from parlour.table.terms import PlayerId

SEED = 0  # the same question gets the same hint, as far as the clock allows
LEVELS = ("expert", "master")  # think well, and not so long that one would rather think oneself


class Hinting:
    """Has a bot think for whoever holds the seat that is asked."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thinking: asyncio.Task[Hinted | Refused] | None = None

    def begin(self, asked: Hint, table: Table, player: PlayerId | None) -> "asyncio.Task[Hinted | Refused]":
        """Starts to think, or refuses: a hint is for nobody but the one who must decide."""
        if asked.seat not in table.seats(player) or asked.seat not in table.asked:
            raise Refusal(403, "no-hint")
        if self._thinking is not None and not self._thinking.done():
            raise Refusal(429, "hint-busy")
        task = Task(table.game.id, hinting_level(table.game), SEED, table.match.view(asked.seat), steady=True)
        self._thinking = asyncio.create_task(self._think(asked, task, table.asked[asked.seat]))
        return self._thinking

    def stop(self) -> None:
        """Nobody waits for it any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self, asked: Hint, task: Task, number: int) -> Hinted | Refused:
        try:
            thought = await self._thinkers.think(task, patient=False)
        except (NoAnswer, TooBusy):
            why = told(Refusal(503, "busy"))
            return Refused(asked.id, why.key, why.rule, why.words)
        return Hinted(asked.id, asked.seat, number, task.level, thought)


def hinting_level(game: Game) -> str:
    """The first that looks ahead, for it can say what it expects."""
    known = levels(game)
    return next((level for level in LEVELS if level in known and thinking(game, level).visits), known[-1])
