"""The bots of one table, who answer for their seats, and the hints that a bot gives to a player."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from secrets import randbits
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from parlour import bots
from parlour.bots import bot, levels, thinking
from parlour.kernel import Answer, Game, Illegal, Seat, notation, number_from
from parlour.server.bot_workers import BotWorkers, NoAnswer, Payer, Task, TooBusy
from parlour.server.messages import Hint, Hinted, Queued, Refused
from parlour.server.refusals import Refusal, refusal_message
from parlour.server.timing import Throttle
from parlour.table import PlayerId, Table, TableId

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
        """Starts every bot that is asked and does not think yet; while nobody watches, they wait. One server lets them think."""
        if not (self._room.is_ours and self._room.watchers.is_attended):
            return
        table = self._room.table
        for seat, level in table.bots_asked().items():
            if seat not in self._thinking:
                self._thinking[seat] = table.asked[seat]
                self._room.spawn(self._play(seat, level, table.asked[seat], self._room.watchers.payer))

    async def _play(self, seat: Seat, level: str, asked: int, payer: Payer) -> None:
        try:
            action = await self._action(seat, level, payer)
            if not self._room.table.has_people:
                await asyncio.sleep(self._throttle.delay(monotonic()))
            await self._answer(seat, asked, action)
        except Refusal as refusal:  # it was not saved
            log.warning("table %s: the bot on seat %d waits: %s", self._room.table.id, seat, refusal)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._thinking[seat]
        self.start_thinking()

    async def _action(self, seat: Seat, level: str, payer: Payer) -> str:
        table = self._room.table
        view = table.match.view(seat)
        seed = number_from(f"bot {seat} {table.match.seed}")  # a deal played again meets the same bots
        task = Task(table.game.id, level, seed, view, who=f"{table.id} {seat}")
        try:
            thought = await self._workers.think(lambda: task, payer)
            return thought.action
        except (NoAnswer, TooBusy):
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


class HintRequests:
    """Hints for one connection, one at a time, each as long as somebody waits for it."""

    def __init__(self, workers: BotWorkers, payer: Payer, say: Callable[[Hinted | Queued | Refused], None]) -> None:
        self._workers = workers
        self._payer = payer
        self._say = say
        self._asked: Question | None = None  # what is thought about now
        self._thinking: asyncio.Task[None] | None = None
        self._announced: Announced | None = None

    def start(self, asked: Hint, table: Table, player: PlayerId | None) -> None:
        """Starts to think, or refuses: a hint is for nobody but the one who must decide."""
        if asked.seat not in table.seats(player) or asked.seat not in table.asked:
            raise Refusal(403, "no-hint")
        if self._asked is not None:
            raise Refusal(429, "hint-busy")
        self._asked = Question(asked.id, table, asked.seat, table.asked[asked.seat])
        self._thinking = asyncio.create_task(self._think(self._asked))

    def cancel(self) -> None:
        """Nobody waits for the hint any more."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._asked = None

    def drop_answered(self) -> None:
        """Ends the hint if its question has been answered meanwhile."""
        if self._asked is not None and not self._asked.is_open:
            self._end()

    def leave(self, table: TableId) -> None:
        """Ends the hint if it is for this table, which the client no longer follows."""
        if self._asked is not None and self._asked.table.id == table:
            self._end()

    def _end(self) -> None:
        assert self._asked is not None
        self._say(refusal_message(self._asked.id, Refusal(409, "hint-over")))
        self.cancel()

    async def _think(self, asked: "Question") -> None:
        answer = await self._answer(asked)
        self._asked = None
        self._say(answer)

    async def _answer(self, asked: "Question") -> Hinted | Refused:
        table, seat = asked.table, asked.seat
        history, level = table.match.history, hint_level(table.game)

        def task() -> Task:
            return Task(table.game.id, level, HINT_SEED, table.match.view(seat), steady=True)

        thought = None if self._announced is None else self._announced.rest(table.id, seat, history)
        if thought is None:
            try:
                thought = await self._workers.think(task, self._payer, lambda place: self._say(Queued(asked.id, place)))
            except (NoAnswer, TooBusy):
                return refusal_message(asked.id, Refusal(503, "busy"))
        self._announced = Announced(table.id, seat, history, thought)
        return Hinted(asked.id, seat, asked.number, level, thought)


class Question(NamedTuple):
    """What a hint was asked about: the question that a seat was asked with the entry of that number."""

    id: str  # of the message that asked for the hint
    table: Table
    seat: Seat
    number: int

    @property
    def is_open(self) -> bool:
        return self.table.asked.get(self.seat) == self.number


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
