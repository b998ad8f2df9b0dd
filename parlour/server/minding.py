"""The bots of one table: they think while somebody is there to see it."""

import asyncio
import logging
from random import Random
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING

from parlour.bots import bot
from parlour.kernel import Illegal, Seat
from parlour.kernel.chance import number_from
from parlour.server.pace import Pace
from parlour.server.refusals import Refusal
from parlour.server.thinking import NoAnswer, Task, Thinkers

if TYPE_CHECKING:
    from parlour.server.room import Room

log = logging.getLogger("parlour.minding")
A_BREATH = 1.0  # seconds until what could not be saved is thought about again
A_LOOK = 0.4  # seconds between two answers where bots play among themselves, so that one can follow


class Minding:
    """Looks whether a bot is asked something, and has it thought about."""

    def __init__(self, room: "Room", thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._thinking: dict[Seat, int] = {}  # the question that each bot is thinking about
        self._pace = Pace(A_LOOK)

    def look(self) -> None:
        """Lets the bots think that are asked and do not think yet; at a table that nobody watches they wait."""
        if not self._room.company:
            return
        table = self._room.table
        for seat, level in table.bots_asked().items():
            if seat not in self._thinking:
                self._thinking[seat] = table.asked[seat]
                self._room.spawn(self._think(seat, level, table.asked[seat]))

    async def _think(self, seat: Seat, level: str, asked: int) -> None:
        try:
            action = await self._action(seat, level)
            if not self._room.table.peopled:
                await asyncio.sleep(self._pace.wait(monotonic()))
            await self._answer(seat, asked, action)
        except Refusal as refusal:  # it was not saved
            log.warning("table %s: the bot on seat %d waits: %s", self._room.table.id, seat, refusal)
            await asyncio.sleep(A_BREATH)
        finally:
            del self._thinking[seat]
        self.look()

    async def _action(self, seat: Seat, level: str) -> str:
        table = self._room.table
        view = table.match.view(seat)
        seed = number_from(f"bot {seat} {table.opened.seed}")  # whoever plays a deal again meets the same bots
        try:
            thought = await self._thinkers.think(Task(table.game.id, level, seed, view, who=f"{table.id} {seat}"))
            return thought.action
        except NoAnswer:
            return await asyncio.to_thread(bot(table.game, "random", randbits(60)).choose, view)

    async def _answer(self, seat: Seat, asked: int, action: str) -> None:
        table = self._room.table
        if table.asked.get(seat) != asked:
            return  # taken back meanwhile: there is a new question
        try:
            await self._room.bot_answers(seat, asked, action)
        except Illegal as refusal:
            if table.asked.get(seat) != asked:
                return
            log.error("table %s: the bot on seat %d answers what is not allowed: %s", table.id, seat, refusal)
            await self._room.bot_answers(seat, asked, table.match.pending[seat].sample(Random(randbits(60))))
