"""The rooms in memory: a table is loaded from its log when somebody comes, and unloaded when nobody needs it any more."""

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from random import shuffle
from time import monotonic
from typing import Any

from parlour.bots import levels
from parlour.kernel import Game
from parlour.server.bot_workers import BotWorkers
from parlour.server.catalogue import Catalogue
from parlour.server.clock import ServerClock
from parlour.server.films import Films
from parlour.server.identity import NO_CLAIM, is_table_id, new_table_id
from parlour.server.peers import Answered, AnyItem, Asks, Freed, Here, Left, Peers, Work, Wrote
from parlour.server.refusals import Refusal, newer_rules, no_such_table
from parlour.server.room import Room
from parlour.server.store import DATABASE_ERRORS, NewTableRow, NotSaved, Store, Write, describe
from parlour.server.store.nodes import LEASE_SECONDS, RENEW_SECONDS
from parlour.server.store.rows import (
    Completed,
    Summary,
    completed_commands,
    entry_of,
    project,
    record_of,
    rows_of,
    rules_of,
    seat_changes,
    summary_of,
)
from parlour.server.store.sleeping import Sleeper, credit_downtime
from parlour.table import ABSENCE_SECONDS, AnyEntry, Logged, Opened, PlayerId, Rematched, Renewed, Slept, Table, TableId

log = logging.getLogger("parlour.rooms")
IDLE_SECONDS = ABSENCE_SECONDS  # that a room stays in memory when nobody is there: after that all count as absent
RECOVERY_SECONDS = 0.5  # between two attempts to write after something could not be saved
HEARTBEAT_SECONDS = 10.0  # between two notes that time is being counted
KIND_PLAYED, KIND_RECORD = "played", "record"  # the kinds of tables: one that is played, one that shows an uploaded record
MAX_SLEEP_SECONDS = 30.0  # between two looks at whose time is over at tables that sleep
MIN_SLEEP_SECONDS = 2 * MAX_SLEEP_SECONDS  # of time that somebody has left, for a table to fall asleep
UNNOTICED_SECONDS = 1.0  # of standing still, which may be no more than two clocks that differ
SHORT_LOG = 20  # entries that are folded at once
TABLES_AT_ONCE = 500  # in one question to the database
ADOPTED_AT_ONCE = 20  # tables of a server that has died: several servers share them
TAKE_OVER_SECONDS = LEASE_SECONDS + RENEW_SECONDS  # that a server may have been dead until another one notices


class Outrun(Exception):
    """Another server has done it a moment before."""


class Rooms:
    def __init__(
        self, store: Store, bot_workers: BotWorkers, catalogue: Catalogue, films: Films, peers: Peers | None = None
    ) -> None:
        self._store = store
        self._peers = peers  # None: this server has the database for itself
        self._bot_workers = bot_workers
        self._catalogue = catalogue
        self._films = films
        self._rooms: dict[TableId, Room] = {}
        self._loading: dict[TableId, asyncio.Task[Room]] = {}
        self._unloading: dict[TableId, asyncio.TimerHandle] = {}
        self._heard: dict[TableId, int] = {}  # of tables that are being loaded: how far their logs went meanwhile
        self._adopting: set[TableId] = set()  # tables that are ours though they are not loaded yet
        self.clock = ServerClock() if peers is None else ServerClock(wall=peers.node.wall)
        self._ticking: asyncio.Task[None] | None = None
        self._recovering: asyncio.Task[None] | None = None
        self._heartbeat: asyncio.Task[None] | None = None
        self._down_since = 0.0
        self._began = 0.0  # when time began to be counted
        self._sleepers: list[Sleeper] = []  # a heap: tables whose clocks run though they are not loaded
        self._asleep: dict[TableId, float] = {}  # those of them that are still not loaded: their time, less ours
        self._waking: asyncio.Task[None] | None = None
        self._started = monotonic()

    async def start(self) -> None:
        """Charges nobody for the time since the last heartbeat. Tables whose clocks run wake up when somebody's time is over.

        Those that changed just before a crash are loaded: they are listed as they stand now.
        """
        self._ticking = asyncio.create_task(self.clock.tick())
        if self._peers is not None:
            await self._peers.listen(self)
            await self._adopt()
            return
        self._down_since = await self._store.read.last_heartbeat()
        stale = await self._store.read.tables_with_stale_projection()
        self._began = self.clock.wall()
        await asyncio.gather(*[self._resume(table) for table in stale])
        self._sleepers = await credit_downtime(self._store, self._down_since, self._began, stale)
        heapify(self._sleepers)
        shift = self._began - self.clock.now()
        self._asleep = dict.fromkeys([sleeper.table for sleeper in self._sleepers], shift)
        self._waking = asyncio.create_task(self._wake())
        if self._sleepers:
            self.count_time()
        for room in [self._rooms[table] for table in stale if table in self._rooms]:
            room.update_projection()

    async def stop(self) -> None:
        """Closes all rooms."""
        for task in (self._heartbeat, self._ticking, self._recovering, self._waking):
            if task is not None:
                task.cancel()
        if self._counts_time():
            try:
                await self._store.save_heartbeat(self.clock.wall())
            except DATABASE_ERRORS as error:
                log.warning("the last heartbeat was not saved: %s", describe(error))
        for handle in self._unloading.values():
            handle.cancel()
        for room in self._rooms.values():
            room.close()

    def __iter__(self) -> Iterator[Room]:
        """The rooms in memory."""
        return iter(self._rooms.values())

    def get(self, table: TableId) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    async def open(self, table: TableId) -> Room:
        """The room of a table, loaded if need be; refused if there is no such table."""
        if not is_table_id(table):
            raise no_such_table()
        while table not in self._rooms:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loaded(table))
            await asyncio.shield(self._loading[table])
        self.release(self._rooms[table])
        return self._rooms[table]

    async def open_newest(self, table: TableId) -> Room:
        """The room of a table, with all that other servers have written there until now."""
        room = await self.open(table)
        await room.read_on()
        return room

    async def old_record(self, table: TableId) -> dict[str, Any] | None:
        """The record of a game that was played by rules that there are no more; None if it is not over."""
        row = await self._store.read.table(table)
        entries = [entry_of(row) for row in await self._store.read.log(table)]
        return None if row is None else record_of(entries, summary_of(row))

    async def create(self, opened: Opened, claim_hash: str, kind: str = KIND_PLAYED) -> Room:
        table, write = await self._new(opened, claim_hash, kind)
        await _save(self._store.write(write))
        return self._add_new(table)

    async def create_rematch(self, former: Room, opened: Opened) -> TableId:
        """A new table for the rematch of an old one; both are written, or neither."""
        table, write = await self._new(opened, NO_CLAIM, KIND_PLAYED)

        def decide() -> tuple[AnyEntry, ...]:
            if former.table.rematch_table is not None:
                raise Outrun
            return (Rematched(table.id),)

        try:
            await former.add(decide, also=(write,))
        except Outrun:
            assert former.table.rematch_table is not None
            return former.table.rematch_table
        self._add_new(table)
        return table.id

    def release(self, room: Room) -> None:
        """Unloads a room after a while, if nobody needs it then."""
        table = room.table.id
        if self._rooms.get(table) is not room:
            return
        if table in self._unloading:
            self._unloading[table].cancel()
        self._unloading[table] = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._unload, table)

    async def _resume(self, table: TableId) -> bool:
        """Loads a table; False if it cannot be now, but may be later."""
        try:
            await self.open(table)
        except Refusal as refusal:
            log.warning("table %s stays closed: %s", table, refusal)
        except DATABASE_ERRORS as error:
            log.warning("table %s stays closed: the database failed: %s", table, describe(error))
            return False
        except Exception:  # one damaged log must not keep all other tables closed
            log.exception("table %s cannot be laid out", table)
        return True

    def _falls_asleep(self, room: Room) -> bool:
        """Whether only a clock runs there, and that for long: then the table need not be in memory until its time is over."""
        deadline, now = room.table.next_deadline(), room.clock.now()
        if self._peers is not None or deadline is None or deadline - now < MIN_SLEEP_SECONDS or not room.is_deserted:
            return False
        shift = now - self.clock.now()
        heappush(self._sleepers, Sleeper(deadline - shift, room.table.id))
        self._asleep[room.table.id] = shift
        return True

    async def _wake(self) -> None:
        """Loads each table that sleeps when somebody's time is over there, or nearly."""
        while True:
            first = self._sleepers[0].deadline if self._sleepers else float("inf")
            await asyncio.sleep(min(MAX_SLEEP_SECONDS, max(0.0, first - self.clock.now())))
            while self._sleepers and self._sleepers[0].deadline <= self.clock.now():
                table = heappop(self._sleepers).table
                if table in self._asleep and not await self._resume(table):
                    heappush(self._sleepers, Sleeper(self.clock.now() + MAX_SLEEP_SECONDS, table))
                else:
                    self._asleep.pop(table, None)

    async def _new(self, opened: Opened, claim_hash: str, kind: str) -> tuple[Table, Write]:
        first = Logged(1, self.clock.wall(), opened)
        game = self._catalogue.game(opened.game)
        table = await _fold(new_table_id(), game, [first])
        seated, _ = seat_changes([opened], ())
        new = NewTableRow(opened.game, kind, opened.host, claim_hash, first.at, project(table))
        return table, Write(table.id, rows_of([first], None), new, seated)

    def _loaded(self, table: TableId) -> None:
        self._loading.pop(table, None)
        self._heard.pop(table, None)

    async def _load(self, table: TableId) -> Room:
        rows = await self._store.read.log(table)
        if not rows:
            raise no_such_table()
        entries = [entry_of(row) for row in rows]
        opened = entries[0].entry
        assert isinstance(opened, Opened), f"the log of table {table} has no beginning"
        game = self._catalogue.game(opened.game)
        if self._peers is not None and rules_of(entries) > game.version:
            raise newer_rules()
        same = rules_of(entries) == game.version
        folded = await _fold(table, game, entries) if same else await self._renew(table, game, entries)
        room = self._add(folded, completed_commands(rows), self._started)
        if not same and folded.stage != "over":
            await room.add(lambda: () if rules_of(room.table.log) == game.version else (Renewed(game.version),))
        if self._peers is None:
            await self._credit_sleep(room, entries[-1].at)
        else:
            room.hear(self._heard.get(table, 0))
            self._peers.tell(Asks(table))
            if table not in self._adopting:
                room.spawn(self._claim([table]))
        return room

    async def _renew(self, table: TableId, game: Game, entries: list[Logged]) -> Table:
        """A table that was played by other rules, if everything there would have happened alike by those that there are now."""
        row = await self._store.read.table(table)
        assert row is not None, f"table {table} has a log and no row"
        folded = await asyncio.to_thread(fold_by_other_rules, table, game, entries, summary_of(row))
        if folded is None:
            raise Refusal(409, "old-rules")
        return folded

    async def _credit_sleep(self, room: Room, last: float) -> None:
        """A table whose clocks run was unloaded only because the server was down: that time is charged to nobody.

        Neither is that in which the server stood still while the table slept.
        """
        shift = self._asleep.pop(room.table.id, None)
        if room.table.next_deadline() is None:
            return
        if shift is None:
            down = self._began - max(last, self._down_since)
        else:
            down = self.clock.wall() - self.clock.now() - shift - UNNOTICED_SECONDS
        if down > 0:
            await room.add(lambda: (Slept(down),))

    async def _credit_downtime(self, room: Room, since: float) -> None:
        """A table whose clocks run was with a server that died: that time is charged to nobody."""

        def decide() -> tuple[AnyEntry, ...]:
            down = self.clock.wall() - max(room.table.changed_at, since)
            return () if room.table.next_deadline() is None or down <= 0 else (Slept(down),)

        await room.add(decide)

    def _add(self, table: Table, done: dict[tuple[PlayerId, str], Completed], since: float) -> Room:
        room = Room(table, self._store, self._bot_workers, done, self, since if self._peers is None else monotonic())
        self._rooms[table.id] = room
        self._films.keep(table)
        self.release(room)
        return room

    def _add_new(self, table: Table) -> Room:
        room = self._add(table, {}, monotonic())
        room.is_synced = True
        if self._peers is not None:
            room.spawn(self._claim([table.id]))
        return room

    def _unload(self, table: TableId) -> None:
        del self._unloading[table]
        room = self._rooms[table]
        if room.is_idle or self._falls_asleep(room):
            room.close()
            del self._rooms[table]
            if self._peers is not None:
                self._peers.tell(Here(table))
                if room.is_ours:
                    self._peers.release(table)
        elif not room.watchers:
            self.release(room)

    # among other servers

    def drop(self, room: Room) -> None:
        """The table goes on at servers of a newer version: all who are here are sent there."""
        table = room.table.id
        if self._rooms.get(table) is room:
            del self._rooms[table]
            if table in self._unloading:
                self._unloading.pop(table).cancel()
            room.watchers.dismiss()
            if self._peers is not None and room.is_ours:
                self._peers.release(table)
            asyncio.get_running_loop().call_soon(room.close)  # what is under way may end

    def note_written(self, room: Room) -> None:
        """Other servers may have to read on."""
        if self._peers is not None:
            self._peers.tell(Wrote(room.table.id, room.table.number))

    def show_presence(self, room: Room) -> None:
        if self._peers is not None:
            players, others = room.watchers.here()
            now = room.clock.now() if room.is_synced else 0.0
            self._peers.tell(Here(room.table.id, players, others, room.table.number, now))

    def hear(self, node: str, item: AnyItem) -> None:
        """Another server has said something about a table."""
        if isinstance(item, Left | Work | Answered):  # that is about no table
            return
        room = self._rooms.get(item.table)
        if room is None:
            if isinstance(item, Wrote) and item.table in self._loading:
                self._heard[item.table] = item.number
            return
        match item:
            case Wrote(number=number):
                room.hear(number)
            case Here():
                room.watchers.elsewhere.note(node, item.players, item.others)
                room.sync(item.number, item.now)
            case Asks():
                self.show_presence(room)
            case Freed():
                room.spawn(self._claim([item.table]))

    async def take_over(self, gone: Iterable[str]) -> None:
        """These servers are no more: somebody else sees to their tables."""
        for room in self._rooms.values():
            for node in gone:
                room.watchers.elsewhere.forget(node)
        await self._read_on()
        await self._claim([table for table, room in self._rooms.items() if not room.is_ours])
        await self._adopt()

    async def resync(self) -> None:
        """Something that other servers said may have been missed."""
        assert self._peers is not None
        for table, room in self._rooms.items():
            self._peers.tell(Asks(table))
            self.show_presence(room)
        await self._read_on()
        await self._claim([table for table, room in self._rooms.items() if not room.is_ours])

    async def disown(self) -> None:
        """This server was taken for dead: others may have taken its tables over."""
        for room in self._rooms.values():
            room.disown()
        await self.resync()

    async def _read_on(self) -> None:
        """Compares how far the logs go with how far they are known here."""
        assert self._peers is not None
        known = list(self._rooms)
        for first in range(0, len(known), TABLES_AT_ONCE):
            for table, number in (await self._peers.node.numbers(known[first : first + TABLES_AT_ONCE])).items():
                if table in self._rooms:
                    self._rooms[table].hear(number)

    async def _claim(self, wanted: list[TableId]) -> None:
        """Takes charge of those of these tables, which are in memory, to which nobody sees."""
        assert self._peers is not None
        for first in range(0, len(wanted), TABLES_AT_ONCE):
            for table, seen in await self._peers.acquire(wanted[first : first + TABLES_AT_ONCE]):
                room = self._rooms.get(table)
                if room is None:
                    self._peers.release(table)
                elif not room.is_ours:
                    await self._take_charge(room, seen)

    async def _take_charge(self, room: Room, seen: float | None) -> None:
        """This server sees to the table from now on, and nobody is charged for the time in which nobody did."""
        try:
            if seen is not None and room.is_synced:  # it was here when that server died
                await room.add(lambda: () if room.table.next_deadline() is None else (Slept(TAKE_OVER_SECONDS),))
            elif not room.is_synced:
                await self._credit_downtime(room, await self._store.read.last_heartbeat() if seen is None else seen)
        except Refusal as refusal:  # it was not saved
            log.warning("table %s: the time in which nobody saw to it was not noted: %s", room.table.id, refusal)
        room.take_charge()
        room.update_projection()

    async def _adopt(self) -> None:
        """Takes charge of tables that somebody must see to, and nobody does; other servers do the same at this moment."""
        assert self._peers is not None
        orphans = await self._peers.node.orphans()
        shuffle(orphans)
        for first in range(0, len(orphans), ADOPTED_AT_ONCE):
            acquired = await self._peers.acquire(orphans[first : first + ADOPTED_AT_ONCE])
            await asyncio.gather(*[self._adopt_one(table, seen) for table, seen in acquired])

    async def _adopt_one(self, table: TableId, seen: float | None) -> None:
        self._adopting.add(table)
        try:
            await self._resume(table)
            room = self._rooms.get(table)
            if room is not None and not room.is_ours:
                await self._take_charge(room, seen)
        finally:
            self._adopting.discard(table)

    # counting time

    def _counts_time(self) -> bool:
        return bool(self._asleep) or any(room.table.next_deadline() is not None for room in self._rooms.values())

    def count_time(self) -> None:
        """A clock runs somewhere: from now on it is noted that the server lives."""
        if self._heartbeat is None or self._heartbeat.done():
            self._heartbeat = asyncio.create_task(self._beat())

    def note_end(self, table: Table) -> None:
        """A game is over."""
        self._films.keep(table)

    def note_failure(self) -> None:
        """Something could not be saved: no time runs until something can."""
        self.clock.stop()
        if self._recovering is None or self._recovering.done():
            self._recovering = asyncio.create_task(self._recover())

    async def _recover(self) -> None:
        while True:
            await asyncio.sleep(RECOVERY_SECONDS)
            try:
                await self._store.probe()
            except DATABASE_ERRORS as error:
                log.info("no clock runs, for nothing can be saved: %s", describe(error))
            else:
                self.clock.go()
                return

    async def _beat(self) -> None:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        while self._counts_time():
            try:
                await self._store.save_heartbeat(self.clock.wall())
            except DATABASE_ERRORS as error:  # the next beat tries again
                log.warning("the heartbeat was not saved: %s", describe(error))
            await asyncio.sleep(HEARTBEAT_SECONDS)


async def _fold(table: TableId, game: Game, entries: list[Logged]) -> Table:
    """The table that follows from its log (event sourcing); a long game is played again in a thread, so that others go on."""
    if len(entries) < SHORT_LOG and not _is_record(entries[0]):
        return Table.fold(table, game, entries, levels=levels(game))
    return await asyncio.to_thread(Table.fold, table, game, entries, levels=levels(game))


def fold_by_other_rules(table: TableId, game: Game, entries: list[Logged], summary: Summary) -> Table | None:
    """The table by the rules of this game, if they tell the same as those by which it was played; else None."""
    if not summary.trail or summary.number > len(entries):
        return None
    try:
        folded = Table(table, game, entries[0], levels=levels(game))
        for logged in entries[1:]:
            if folded.number == summary.number and folded.trail() != summary.trail:
                return None
            folded.apply(logged)
    except Exception as error:  # rules that meet with what they would not have allowed may fail in any way
        log.info("table %s does not go on by other rules: %s", table, type(error).__name__)
        return None
    return folded if folded.number > summary.number or folded.trail() == summary.trail else None


def _is_record(first: Logged) -> bool:
    return isinstance(first.entry, Opened) and bool(first.entry.actions)


async def _save(writing: Awaitable[None]) -> None:
    try:
        await writing
    except NotSaved as error:
        log.warning("a new table was not saved: %s", error)
        raise Refusal(503, "not-saved") from error
