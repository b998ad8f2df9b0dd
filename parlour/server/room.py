"""One live table: commands one after another, each written before it counts."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from time import time
from typing import Any

import msgspec

from parlour.kernel import Seat
from parlour.server.booked import booked, read, seated_by
from parlour.server.company import Company, Watcher
from parlour.server.deadline import Deadline
from parlour.server.messages import Update
from parlour.server.minding import Minding
from parlour.server.refusals import Refusal
from parlour.server.steadfast import to_the_end
from parlour.server.store import NotSaved, Standing, Store, Write
from parlour.server.summary import standing_of
from parlour.server.thinking import Thinkers
from parlour.table import Table
from parlour.table.commands import AnyCommand
from parlour.table.entries import AnyEntry, Logged
from parlour.table.state import Eyes
from parlour.table.terms import PlayerId

log = logging.getLogger("parlour.room")
A_BREATH = 1.0  # seconds until what could not be saved is tried again


def _unheard(number: int) -> None:
    """Nobody waits for the answer."""


class Room:
    """A table that somebody plays at, watches, or whose clocks run."""

    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, done: dict[tuple[PlayerId, str], int], ticking: Callable[[], None]
    ) -> None:
        self.table = table
        self.company = Company(self)
        self.rematching = asyncio.Lock()
        self._store = store
        self._done = done  # the commands that were carried out, with the number of their last entry
        self._ticking = ticking  # told that a clock runs
        self._turn = asyncio.Lock()
        self._doubtful = False  # whether the log may hold more than we know of
        self._views: dict[Eyes, msgspec.Raw] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._minding = Minding(self, thinkers)
        self._deadline = Deadline(lambda: self.spawn(self._run_out()))
        self._watch_the_clock()

    def enter(self, watcher: Watcher) -> None:
        """Somebody follows the table from now on."""
        self.company.enter(watcher)
        self._minding.look()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if the table were put away."""
        return not (self.company or self._tasks or self._turn.locked() or self.table.next_deadline() is not None)

    async def do(
        self, player: PlayerId | None, command: AnyCommand, id: str = "", acknowledge: Callable[[int], None] = _unheard
    ) -> None:
        """Carries out a command, or raises Illegal or Refusal with nothing changed; once, however often it is sent.

        `acknowledge` gets the number of its last entry when that is safe, and before anybody is told of it.
        """

        def decided(now: float) -> Sequence[AnyEntry]:
            return self.table.decide(command, player, now, absent=self._absent())

        await self._carry_out(decided, player, id, acknowledge)

    async def add(self, *entries: AnyEntry, also: Sequence[Write] = ()) -> None:
        """Writes what the server itself has to say, and what must stand or fall with it."""
        await self._carry_out(lambda now: entries, also=also)

    async def bot_answers(self, seat: Seat, asked: int, action: str) -> None:
        """A bot's answer, which counts as everybody's does."""
        await self._carry_out(lambda now: self.table.answered_by_bot(seat, asked, action, now))

    def update(self, player: PlayerId | None, after: int) -> bytes:
        """What a player is told who has heard everything up to the entry `after`."""
        table = self.table
        views: dict[Eyes, Any] = {eyes: self._view(eyes) for eyes in table.eyes(player)}
        strangers = self.company.strangers(chair.player for chair in table.chairs)
        state = table.state(player, time(), self.company.here, strangers)
        return msgspec.json.encode(Update(table.id, table.number, table.news(player, min(after, table.number)), state, views))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something of the room's own in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done_with)

    def close(self) -> None:
        """Nothing more happens here."""
        self._deadline.set(None)
        self.company.close()
        for task in self._tasks:
            task.cancel()

    async def _carry_out(
        self,
        decided: Callable[[float], Sequence[AnyEntry]],
        player: PlayerId | None = None,
        id: str = "",
        acknowledge: Callable[[int], None] = _unheard,
        also: Sequence[Write] = (),
    ) -> None:
        async with self._turn:
            await self._make_sure()
            before = self._done.get((player, id)) if player is not None and id else None
            if before is not None:
                acknowledge(before)
                return
            now = time()
            entries = decided(now)
            if entries:
                await self._persist(entries, now, player, id, also)
            acknowledge(self.table.number)
            if entries:
                self._changed()

    async def _persist(
        self, entries: Sequence[AnyEntry], now: float, player: PlayerId | None, id: str, also: Sequence[Write]
    ) -> None:
        logged = [Logged(self.table.number + place, now, entry) for place, entry in enumerate(entries, 1)]
        logged[-1] = Logged(logged[-1].number, now, logged[-1].entry, id)
        seated, unseated = seated_by(entries, self.table.chairs)
        try:
            writing = self._store.write(Write(self.table.id, booked(logged, player), None, seated, unseated), *also)
            await to_the_end(writing)  # a client that goes away meanwhile must not leave the table behind its log
        except NotSaved as error:
            log.warning("table %s: entry %d was not saved: %s", self.table.id, logged[0].number, error)
            self._doubtful = True
            raise Refusal(503, "not-saved") from error
        self._apply(logged)
        if player is not None and id:
            self._done[player, id] = self.table.number

    async def _make_sure(self) -> None:
        """After a commit that failed in doubt the log says what happened."""
        if not self._doubtful:
            return
        rows = await self._store.read.log(self.table.id, self.table.number)
        self._done.update({(row.player, row.command): row.number for row in rows if row.player and row.command})
        self._apply([read(row) for row in rows])
        self._doubtful = False
        if rows:
            self._changed()

    def _apply(self, logged: Sequence[Logged]) -> None:
        for each in logged:
            self.table.apply(each)

    def _changed(self) -> None:
        self._views.clear()
        self._store.note(self.table.id, self._standing)
        self._watch_the_clock()
        self.company.tell()
        self._minding.look()

    def _standing(self) -> Standing:
        return standing_of(self.table)

    def _view(self, eyes: Eyes) -> msgspec.Raw:
        """A view is the same for all who look through the same eyes: it is written once."""
        found = self._views.get(eyes)
        if found is None:
            found = self._views[eyes] = msgspec.Raw(msgspec.json.encode(self.table.view(eyes)))
        return found

    def _absent(self) -> frozenset[Seat]:
        here, chairs = self.company.here, self.table.chairs
        return frozenset([seat for seat, chair in enumerate(chairs) if chair.kind == "person" and chair.player not in here])

    def _watch_the_clock(self) -> None:
        deadline = self.table.next_deadline()
        self._deadline.set(deadline)
        if deadline is not None:
            self._ticking()

    async def _run_out(self) -> None:
        """Somebody's time is over, or nearly: then it is looked at again."""
        try:
            await self._carry_out(self.table.ran_out)
        except Refusal:  # it was not saved: the clock still stands at nothing, so this is tried again
            await asyncio.sleep(A_BREATH)
        self._watch_the_clock()

    def _done_with(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: something failed in the background", self.table.id, exc_info=task.exception())
