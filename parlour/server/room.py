"""One live table: commands one after another, each written before it counts.

Event sourcing: a command is decided into entries; these are persisted, folded into the table, acknowledged, and only then told.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, Protocol

import msgspec

from parlour.kernel import Illegal, Seat
from parlour.server.bot_players import BotPlayers
from parlour.server.bot_workers import BotWorkers
from parlour.server.clock import ServerClock, TableClock
from parlour.server.messages import Update
from parlour.server.refusals import Refusal, newer_rules
from parlour.server.store import DATABASE_ERRORS, Conflict, NotSaved, Store, Write
from parlour.server.store.rows import (
    Completed,
    completed_commands,
    digest_of,
    entry_of,
    project,
    rows_of,
    rules_of,
    seat_changes,
)
from parlour.server.timing import Timer
from parlour.server.watchers import Watcher, Watchers
from parlour.table import NOBODY_ABSENT, AnyCommand, AnyEntry, Eyes, Logged, PlayerId, StepIn, Table

log = logging.getLogger("parlour.room")
SAME_MOMENT_SECONDS = 0.1  # in which all who only watch are told the same; clocks run on in their browsers
KEPT_UPDATES = 8  # for those who have heard different entries last
KEPT_NEWS = 5_000  # entries of a table that are kept as they are told
NEWS_AT_ONCE = 50  # entries that are made ready before others have their turn
RETRY_SECONDS = 1.0  # until what could not be saved is tried again


def _ignore(number: int) -> None:
    """Nobody waits for the answer."""


class EncodedNews:
    """The news of a table as JSON: an entry is encoded once for all who look through the same eyes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: OrderedDict[tuple[tuple[Eyes, ...], int], msgspec.Raw] = OrderedDict()

    def told(self, player: PlayerId | None, after: int) -> tuple[Any, ...]:
        """What a player is told who has heard everything up to the entry `after`."""
        eyes = self._table.eyes(player)
        return tuple([self._encoded(eyes, number) for number in self._table.told_after(after)])

    async def prepare(self, player: PlayerId | None, after: int) -> None:
        """Encodes what is missing for that, and lets others have their turn between."""
        eyes = self._table.eyes(player)
        for place, number in enumerate(self._table.told_after(after), 1):
            self._encoded(eyes, number)
            if place % NEWS_AT_ONCE == 0:
                await asyncio.sleep(0)

    def _encoded(self, eyes: tuple[Eyes, ...], number: int) -> msgspec.Raw:
        encoded = self._kept.get((eyes, number))
        if encoded is None:
            encoded = self._kept[eyes, number] = msgspec.Raw(msgspec.json.encode(self._table.heard(number, eyes)))
            if len(self._kept) > KEPT_NEWS:
                self._kept.popitem(last=False)
        return encoded


class Upkeep(Protocol):
    """What a room needs of those who keep it."""

    clock: ServerClock

    def count_time(self) -> None:
        """A clock runs."""

    def note_end(self, table: Table) -> None:
        """The game is over."""

    def note_failure(self) -> None:
        """Something could not be saved."""

    def drop(self, room: "Room") -> None:
        """The table goes on elsewhere alone."""

    def note_written(self, room: "Room") -> None:
        """The log of a table goes on."""

    def show_presence(self, room: "Room") -> None:
        """Others are here now than before."""


class Room:
    """A table that somebody plays at, watches, or whose clocks run."""

    def __init__(
        self,
        table: Table,
        store: Store,
        bot_workers: BotWorkers,
        done: dict[tuple[PlayerId, str], Completed],
        upkeep: "Upkeep",
        since: float,
    ) -> None:
        """A room in which nobody has been since that moment of the monotonic clock."""
        self.table = table
        self.clock = TableClock(upkeep.clock, table)
        self.watchers = Watchers(self, since)
        self.rematching = asyncio.Lock()
        self._store = store
        self._over = table.stage == "over"
        self._done = done  # idempotency keys: the commands that were carried out
        self._upkeep = upkeep
        self._turn = asyncio.Lock()
        self._uncertain = False  # whether the log may hold more than we know of
        self._told = 0  # how far the log goes, as another server says
        self._following = False  # whether it is being read as far as that
        self._is_shared = store.is_shared  # by several servers
        self.is_ours = not store.is_shared  # whether this server sees to clocks and bots here
        self.is_synced = not store.is_shared  # whether the time here is that of the other servers
        self._views: dict[Eyes, msgspec.Raw] = {}
        self._updates: dict[int, tuple[float, bytes]] = {}  # what all are told who only watch, and when that was made
        self._news = EncodedNews(table)
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots = BotPlayers(self, bot_workers)
        self._timer = Timer(lambda: self.spawn(self._run_out()))
        self._set_timer()

    def enter(self, watcher: Watcher) -> None:
        """The watcher is told of every change from now on, and bots need not wait any longer."""
        self.watchers.add(watcher)
        self._bots.start_thinking()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if the room were closed."""
        clock_runs = self.is_ours and self.table.next_deadline() is not None
        return self.is_deserted and not clock_runs

    @property
    def is_deserted(self) -> bool:
        """Whether nobody is here, and nothing is under way but a clock perhaps."""
        return not (self.watchers or self._tasks or self._turn.locked())

    def has_done(self, player: PlayerId | None, id: str) -> bool:
        """Whether a command of this player with this id was carried out."""
        return (player, id) in self._done

    async def do(
        self, player: PlayerId | None, command: AnyCommand, id: str = "", acknowledge: Callable[[int], None] = _ignore
    ) -> None:
        """Carries out a command, or raises Illegal or Refusal with nothing changed.

        `id` is an idempotency key: a command that a player sends again with it is not carried out again, only acknowledged, and
        another one is refused.
        `acknowledge` gets the number of its last entry when that is durable, and before anybody is told of it.
        """

        def decide(now: float) -> Sequence[AnyEntry]:
            absent = self._absent() if isinstance(command, StepIn) else NOBODY_ABSENT
            lag = self.watchers.lag_of(player) if self.table.clocks.timed else 0.0
            return self.table.decide(command, player, now, absent=absent, lag=lag)

        await self._carry_out(decide, player, id, acknowledge, command=command)
        self.watchers.note_seen(player)

    async def add(self, decide: Callable[[], Sequence[AnyEntry]], also: Sequence[Write] = ()) -> None:
        """Writes entries of the server's own, and what must stand or fall with them; asks again if others were faster."""
        await self._carry_out(lambda now: decide(), also=also)

    async def bot_answers(self, seat: Seat, asked: int, action: str) -> None:
        """A bot's answer, which counts as everybody's does."""
        await self._carry_out(lambda now: self.table.bot_answer(seat, asked, action))

    def update(self, player: PlayerId | None, after: int) -> bytes:
        """What a player is told who has heard everything up to the entry `after`."""
        table = self.table
        alike = player != table.opened.host and not table.seats(player)  # all who only watch are told the same
        kept = self._updates.get(after) if alike else None
        if kept is not None and monotonic() - kept[0] < SAME_MOMENT_SECONDS:
            return kept[1]
        views: dict[Eyes, Any] = {eyes: self._view(eyes) for eyes in table.eyes(player)}
        spectators = self.watchers.count_spectators(chair.player for chair in table.chairs)
        state = table.state(player, self.clock.now(), self.watchers.players, spectators)
        update = msgspec.json.encode(Update(table.id, table.number, self._news.told(player, after), state, views))
        if alike:
            if len(self._updates) >= KEPT_UPDATES:
                self._updates.clear()
            self._updates[after] = monotonic(), update
        return update

    async def prepare_news(self, player: PlayerId | None, after: int) -> None:
        """Makes ready what `update` will tell somebody who was not here for long, so that others do not wait for it."""
        await self._news.prepare(player, after)

    def take_charge(self) -> None:
        """This server sees to clocks and bots here from now on."""
        self.is_ours = self.is_synced = True
        self._set_timer()
        self._bots.start_thinking()

    def disown(self) -> None:
        """Another server may see to clocks and bots here."""
        self.is_ours = False
        self._set_timer()

    def hear(self, number: int) -> None:
        """Another server says how far the log goes."""
        self._told = max(self._told, number)
        if number > self.table.number and not self._following:
            self._following = True
            self.spawn(self._follow())

    async def read_on(self, number: int | None = None) -> None:
        """Takes in what other servers have written, if they may have; where the number is known, as far as that."""
        if not self._is_shared:
            return
        async with self._turn:
            if number is None or number > self.table.number:
                self._uncertain = True
                await self._catch_up()

    def sync(self, number: int, now: float) -> None:
        """Another server says how late it is at this table after that entry."""
        if now and not self.is_synced and number == self.table.number:
            self.is_synced = True
            self.clock.follow(now)

    def show_presence(self) -> None:
        """Tells other servers who is here."""
        self._upkeep.show_presence(self)

    def forget_updates(self) -> None:
        """Somebody has come or gone: what watchers were told last is no longer true."""
        self._updates.clear()

    def update_projection(self) -> None:
        """Has the table listed as it stands."""
        self._store.update_projection(self.table.id, lambda: project(self.table))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something in the background, until the room is closed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget_task)

    def close(self) -> None:
        """Cancels everything that is still to happen here."""
        self._timer.set(None)
        self.watchers.close()
        for task in self._tasks:
            task.cancel()

    async def _carry_out(
        self,
        decide: Callable[[float], Sequence[AnyEntry]],
        player: PlayerId | None = None,
        id: str = "",
        acknowledge: Callable[[int], None] = _ignore,
        also: Sequence[Write] = (),
        command: AnyCommand | None = None,
    ) -> None:
        async with self._turn:
            await self._catch_up()
            while True:
                before = self._done.get((player, id)) if player is not None and id else None
                if before is not None:
                    if command is not None and before.digest not in (digest_of(command), None):
                        raise Refusal(409, "id-used")
                    acknowledge(before.number)
                    return
                try:
                    with self.clock.standing() as now:
                        entries = decide(now)
                        if entries:
                            await self._persist(entries, now, player, id, also, command)
                    break
                except (Illegal, Conflict) as error:
                    if not await self._is_outdated():
                        raise (self._not_saved(error) if isinstance(error, Conflict) else error) from None
            acknowledge(self.table.number)
            if entries:
                self._changed(written=True)
                if self._is_shared:
                    self._upkeep.note_written(self)

    async def _is_outdated(self) -> bool:
        """Whether other servers have written what we did not know of; now we do. Nobody is refused by an old state."""
        if not self._is_shared:
            return False
        self._uncertain, known = True, self.table.number
        await self._catch_up()
        return self.table.number > known

    async def _persist(
        self,
        entries: Sequence[AnyEntry],
        now: float,
        player: PlayerId | None,
        id: str,
        also: Sequence[Write],
        command: AnyCommand | None,
    ) -> None:
        logged = [Logged(self.table.number + place, now, entry) for place, entry in enumerate(entries, 1)]
        logged[-1] = Logged(logged[-1].number, now, logged[-1].entry, id)
        rows = rows_of(logged, player, command)
        seated, unseated = seat_changes(entries, self.table.chairs)
        try:
            await self._store.write(Write(self.table.id, rows, None, seated, unseated), *also)
        except NotSaved as error:
            self._uncertain = True
            if isinstance(error, Conflict) and self._is_shared:
                raise
            raise self._not_saved(error) from error
        self._apply(logged)
        if player is not None and id:
            self._done[player, id] = Completed(self.table.number, rows[-1].digest)

    def _not_saved(self, error: NotSaved) -> Refusal:
        log.warning("table %s: what follows entry %d was not saved: %s", self.table.id, self.table.number, error)
        self._upkeep.note_failure()
        return Refusal(503, "not-saved")

    async def _catch_up(self) -> None:
        """After a commit whose fate is unknown, the log says what happened."""
        if not self._uncertain:
            return
        try:
            with self.clock.standing():
                rows = await self._store.read.log(self.table.id, self.table.number)
        except DATABASE_ERRORS as error:
            self._upkeep.note_failure()
            raise Refusal(503, "not-saved") from error
        logged = [entry_of(row) for row in rows]
        if rules_of(logged) > self.table.game.version:  # a server of a newer version has the table now
            self._upkeep.drop(self)
            raise newer_rules()
        self._done.update(completed_commands(rows))
        self._apply(logged)
        self._uncertain = False
        if rows:
            self.clock.follow(rows[-1].at)
            self.is_synced = True
            self._changed()

    async def _follow(self) -> None:
        """Reads on as far as another server has said that the log goes."""
        try:
            await self.read_on(self._told)
        except Refusal as refusal:  # whoever wants something next reads on
            log.warning("table %s: what another server wrote could not be read: %s", self.table.id, refusal)
        finally:
            self._following = False
        self.hear(self._told)

    def _apply(self, logged: Sequence[Logged]) -> None:
        for item in logged:
            self.table.apply(item)

    def _changed(self, written: bool = False) -> None:
        self._views.clear()
        self._updates.clear()
        if self.is_ours or written:
            self.update_projection()
        self._set_timer()
        if self._is_shared:
            self.watchers.recount()
        self.watchers.notify()
        self._bots.start_thinking()
        if self.table.stage == "over" and self.is_ours and not self._over:
            self._over = True
            self._upkeep.note_end(self.table)

    def _view(self, eyes: Eyes) -> msgspec.Raw:
        """A view is the same for all who look through the same eyes: it is encoded once."""
        view = self._views.get(eyes)
        if view is None:
            view = self._views[eyes] = msgspec.Raw(msgspec.json.encode(self.table.view(eyes)))
        return view

    def _absent(self) -> dict[Seat, float]:
        """The seats of people who are not connected, with the seconds since they were."""
        people = [(seat, chair.player) for seat, chair in enumerate(self.table.chairs) if chair.player is not None]
        absences = [(seat, self.watchers.seconds_absent(player)) for seat, player in people]
        return {seat: seconds for seat, seconds in absences if seconds is not None}

    def _set_timer(self) -> None:
        first = self.table.first_out() if self.is_ours else None
        self._timer.set(None if first is None else first[0] + self._lag(first[1]) - self.clock.now())
        if first is not None:
            self._upkeep.count_time()

    def _lag(self, seat: Seat) -> float:
        """How long an answer of this seat may have been on its way."""
        return self.watchers.lag_of(self.table.chairs[seat].player)

    def _time_over(self, now: float) -> Sequence[AnyEntry]:
        first = self.table.first_out()
        return () if first is None else self.table.run_out(now - self._lag(first[1]))

    async def _run_out(self) -> None:
        """Somebody's time is over, or nearly: then the timer is set again."""
        try:
            await self._carry_out(self._time_over)
        except Refusal:  # it was not saved: the clock still stands at nothing, so this is tried again
            await asyncio.sleep(RETRY_SECONDS)
        self._set_timer()

    def _forget_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: something failed in the background", self.table.id, exc_info=task.exception())
