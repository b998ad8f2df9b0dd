"""The bots of one table, who answer for their seats, and the hints that a bot gives to a player."""

import asyncio
import logging
from random import Random
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import convert

from parlour.bots import bot, levels, thinking
from parlour.kernel import Game, Illegal, Seat, number_from
from parlour.server.bot_workers import BotWorkers, NoAnswer, Task, TooBusy
from parlour.server.messages import Hint, Hinted, Refused, Thought
from parlour.server.refusals import Refusal, refusal_message
from parlour.server.timing import Throttle
from parlour.table import PlayerId, Table

if TYPE_CHECKING:
    from parlour.server.room import Room

log = logging.getLogger("parlour.bot_players")
RETRY_SECONDS = 1.0  # until an answer that could not be saved is thought about again
SPECTATOR_SECONDS = 0.4  # between two answers where bots play among themselves, so that one can follow
HINT_SEED = 0  # the same question gets the same hint, as far as the clock allows
HINT_LEVELS = ("expert", "master")  # think well, and not so long that one would rather think oneself


class BotPlayers:
    """Answers for the seats that bots hold; each thinks about one question at a time."""

    def __init__(self, room: "Room", workers: BotWorkers) -> None:
        self._room = room
        self._workers = workers
        self._thinking: dict[Seat, int] = {}  # the question that each bot is thinking about
        self._throttle = Throttle(SPECTATOR_SECONDS)

    def start_thinking(self) -> None:
        """Starts every bot that is asked and does not think yet; while nobody watches the table, bots wait."""
        if not self._room.watchers:
            return
        table = self._room.table
        for seat, level in table.bots_asked().items():
            if seat not in self._thinking:
                self._thinking[seat] = table.asked[seat]
                self._room.spawn(self._play(seat, level, table.asked[seat]))

    async def _play(self, seat: Seat, level: str, asked: int) -> None:
        try:
            action = await self._action(seat, level)
            if not self._room.table.has_people:
                await asyncio.sleep(self._throttle.delay(monotonic()))
            await self._answer(seat, asked, action)
        except Refusal as refusal:  # it was not saved
            log.warning("table %s: the bot on seat %d waits: %s", self._room.table.id, seat, refusal)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._thinking[seat]
        self.start_thinking()

    async def _action(self, seat: Seat, level: str) -> str:
        table = self._room.table
        view = table.match.view(seat)
        seed = number_from(f"bot {seat} {table.opened.seed}")  # a deal played again meets the same bots
        try:
            thought = await self._workers.think(Task(table.game.id, level, seed, view, who=f"{table.id} {seat}"))
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


class Hints:
    """Hints for one connection, one at a time."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._thinking: asyncio.Task[Hinted | Refused] | None = None

    def start(self, asked: Hint, table: Table, player: PlayerId | None) -> "asyncio.Task[Hinted | Refused]":
        """Starts to think, or refuses: a hint is for nobody but the one who must decide."""
        if asked.seat not in table.seats(player) or asked.seat not in table.asked:
            raise Refusal(403, "no-hint")
        if self._thinking is not None and not self._thinking.done():
            raise Refusal(429, "hint-busy")
        task = Task(table.game.id, hint_level(table.game), HINT_SEED, table.match.view(asked.seat), steady=True)
        self._thinking = asyncio.create_task(self._think(asked, task, table.asked[asked.seat]))
        return self._thinking

    def cancel(self) -> None:
        """Nobody waits for the hint any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _think(self, asked: Hint, task: Task, number: int) -> Hinted | Refused:
        try:
            thought = await self._workers.think(task, patient=False)
        except (NoAnswer, TooBusy):
            return refusal_message(asked.id, Refusal(503, "busy"))
        return Hinted(asked.id, asked.seat, number, task.level, convert(thought, Thought, from_attributes=True))


def hint_level(game: Game) -> str:
    """The first level that looks ahead, for it can say what it expects."""
    known = levels(game)
    return next((level for level in HINT_LEVELS if level in known and thinking(game, level).visits), known[-1])
