"""The bots of one table, who answer for their seats, and the hints that a bot gives to a player."""

import asyncio
import logging
from dataclasses import dataclass, replace
from random import Random
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import convert

from parlour import bots
from parlour.bots import bot, levels, thinking
from parlour.kernel import Answer, Game, Illegal, Seat, notation, number_from
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
            log.error("table %s: the bot on seat %d answers what is not allowed: %s", table.id, seat, refusal.key)
            await self._room.bot_answers(seat, asked, table.match.pending[seat].sample(Random(randbits(60))))


class Hints:
    """Hints for one connection, one at a time."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._thinking: asyncio.Task[Hinted | Refused] | None = None
        self._announced: Announced | None = None

    def start(self, asked: Hint, table: Table, player: PlayerId | None) -> "asyncio.Task[Hinted | Refused]":
        """Starts to think, or refuses: a hint is for nobody but the one who must decide."""
        if asked.seat not in table.seats(player) or asked.seat not in table.asked:
            raise Refusal(403, "no-hint")
        if self._thinking is not None and not self._thinking.done():
            raise Refusal(429, "hint-busy")
        self._thinking = asyncio.create_task(self._hint(asked, table))
        return self._thinking

    def cancel(self) -> None:
        """Nobody waits for the hint any more."""
        if self._thinking is not None:
            self._thinking.cancel()

    async def _hint(self, asked: Hint, table: Table) -> Hinted | Refused:
        number, history, level = table.asked[asked.seat], table.match.history, hint_level(table.game)
        thought = None if self._announced is None else self._announced.rest(table.id, asked.seat, history)
        if thought is None:
            view = table.match.view(asked.seat)
            try:
                thought = await self._workers.think(Task(table.game.id, level, HINT_SEED, view, steady=True), patient=False)
            except (NoAnswer, TooBusy):
                return refusal_message(asked.id, Refusal(503, "busy"))
        self._announced = Announced(table.id, asked.seat, history, thought)
        return Hinted(asked.id, asked.seat, number, level, convert(thought, Thought, from_attributes=True))


@dataclass(frozen=True, slots=True)
class Announced:
    """The last hint: a move of several answers is told to its end, not thought about anew after each of them."""

    table: str
    seat: Seat
    history: Answer | None  # the answers of the match so far
    thought: bots.Thought

    def rest(self, table: str, seat: Seat, last: Answer | None) -> bots.Thought | None:
        """The same thought about the same question; what is left of it, if its answer was given and showed nothing new."""
        if (table, seat) != (self.table, self.seat):
            return None
        if last is self.history:
            return self.thought
        if last is None or last.before is not self.history or last.barrier or not self.thought.plan:
            return None
        if (last.seat, notation(last.action)) != (seat, self.thought.action):
            return None
        first, *plan = self.thought.plan
        return replace(self.thought, action=first, rated=(), line=self.thought.line[1:], looked=0, seconds=0.0, plan=tuple(plan))


def hint_level(game: Game) -> str:
    """The first level that looks ahead, for it can say what it expects."""
    known = levels(game)
    return next((level for level in HINT_LEVELS if level in known and thinking(game, level).visits), known[-1])
