"""Which tables are live: they are laid out when somebody comes, and put away when nobody is there any more."""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from time import time

from parlour.bots import levels
from parlour.kernel import Game
from parlour.server.booked import booked, read, seated_by
from parlour.server.catalogue import Catalogue
from parlour.server.identity import NO_CLAIM, is_table_id, new_table_id
from parlour.server.refusals import Refusal, no_such_table
from parlour.server.room import Room
from parlour.server.store import NewTableRow, NotSaved, Row, Store, Write
from parlour.server.summary import standing_of
from parlour.server.thinking import Thinkers
from parlour.table import Table
from parlour.table.entries import Logged, Opened, Rematched, Slept
from parlour.table.terms import TableId

log = logging.getLogger("parlour.rooms")
LINGER = 60.0  # seconds that a table stays laid out when nobody is there
HEARTBEAT = 10.0  # seconds between two notes that time is being counted
PLAYED, LAID = "played", "record"  # the kinds of tables


class Rooms:
    """The live tables."""

    def __init__(self, store: Store, thinkers: Thinkers, catalogue: Catalogue) -> None:
        self._store = store
        self._thinkers = thinkers
        self._catalogue = catalogue
        self._rooms: dict[TableId, Room] = {}
        self._coming: dict[TableId, asyncio.Task[Room]] = {}
        self._going: dict[TableId, asyncio.TimerHandle] = {}
        self._beat: asyncio.Task[None] | None = None
        self._away_since = 0.0

    async def start(self) -> None:
        """Takes up the tables whose clocks run, without charging anybody for the time since the server last lived."""
        self._away_since = await self._store.read.last_alive()
        await asyncio.gather(*[self._take_up(table) for table in await self._store.read.timed()])

    async def stop(self) -> None:
        """Puts everything away."""
        if self._beat is not None:
            self._beat.cancel()
        if self._counts_time():
            await self._store.stay_alive(time())
        for handle in self._going.values():
            handle.cancel()
        for room in self._rooms.values():
            room.close()

    def live(self, table: TableId) -> Room | None:
        """The table, if it is laid out."""
        return self._rooms.get(table)

    async def open(self, table: TableId) -> Room:
        """The table, laid out; refused if there is none."""
        if not is_table_id(table):
            raise no_such_table()
        while table not in self._rooms:
            if table not in self._coming:
                self._coming[table] = asyncio.create_task(self._laid_out(table))
                self._coming[table].add_done_callback(lambda _: self._coming.pop(table, None))
            await asyncio.shield(self._coming[table])
        self.release(self._rooms[table])
        return self._rooms[table]

    async def found(self, opened: Opened, claim_hash: str, kind: str = PLAYED) -> Room:
        """A new table."""
        table, write = await self._new(opened, claim_hash, kind)
        await _saved(self._store.write(write))
        return self._settle(table, {})

    async def found_again(self, former: Room, opened: Opened) -> TableId:
        """A new table for the rematch of an old one; both are told of each other, or neither."""
        table, write = await self._new(opened, NO_CLAIM, PLAYED)
        await former.add(Rematched(table.id), also=(write,))
        self._settle(table, {})
        return table.id

    def release(self, room: Room) -> None:
        """Puts a table away after a while, if nobody needs it then."""
        table = room.table.id
        if self._rooms.get(table) is not room:
            return
        if table in self._going:
            self._going[table].cancel()
        self._going[table] = asyncio.get_running_loop().call_later(LINGER, self._put_away, table)

    async def _take_up(self, table: TableId) -> None:
        try:
            await self.open(table)
        except Refusal as refusal:
            log.warning("table %s stays closed: %s", table, refusal)
        except Exception:  # one damaged log must not keep all other tables closed
            log.exception("table %s cannot be laid out", table)

    async def _new(self, opened: Opened, claim_hash: str, kind: str) -> tuple[Table, Write]:
        first = Logged(1, time(), opened)
        game = self._catalogue.game(opened.game)
        table = await _folded(new_table_id(), game, [first])
        seated, _ = seated_by([opened], ())
        new = NewTableRow(opened.game, kind, opened.host, claim_hash, first.at, standing_of(table))
        return table, Write(table.id, booked([first], None), new, seated)

    async def _laid_out(self, table: TableId) -> Room:
        rows = await self._store.read.log(table)
        if not rows:
            raise no_such_table()
        log_read = [read(row) for row in rows]
        opened = log_read[0].entry
        assert isinstance(opened, Opened), f"the log of table {table} has no beginning"
        game = self._catalogue.game(opened.game)
        if opened.rules != game.version:
            raise Refusal(409, "old-rules")
        room = self._settle(await _folded(table, game, log_read), _done(rows))
        await self._forgive(room, log_read[-1].at)
        return room

    async def _forgive(self, room: Room, last: float) -> None:
        """A table whose clocks run was only ever put away because the server was: that time is charged to nobody."""
        if room.table.next_deadline() is None:
            return
        away = time() - max(last, self._away_since)
        if away > 0:
            await room.add(Slept(away))

    def _settle(self, table: Table, done: dict[tuple[str, str], int]) -> Room:
        room = Room(table, self._store, self._thinkers, done, self._keep_beating)
        self._rooms[table.id] = room
        self.release(room)
        return room

    def _put_away(self, table: TableId) -> None:
        del self._going[table]
        room = self._rooms[table]
        if room.is_idle:
            room.close()
            del self._rooms[table]
        elif not room.company:
            self.release(room)

    # counting time

    def _counts_time(self) -> bool:
        return any(room.table.next_deadline() is not None for room in self._rooms.values())

    def _keep_beating(self) -> None:
        if self._beat is None or self._beat.done():
            self._beat = asyncio.create_task(self._beats())

    async def _beats(self) -> None:
        await asyncio.sleep(HEARTBEAT)
        while self._counts_time():
            try:
                await self._store.stay_alive(time())
            except Exception:  # the database may raise anything; the next beat tries again
                log.exception("the heartbeat was not saved")
            await asyncio.sleep(HEARTBEAT)


async def _folded(table: TableId, game: Game, entries: list[Logged]) -> Table:
    """A long game takes a while to be played again: others go on meanwhile."""
    if len(entries) < 20 and not _is_laid(entries[0]):
        return Table.fold(table, game, entries, levels=levels(game))
    return await asyncio.to_thread(Table.fold, table, game, entries, levels=levels(game))


def _is_laid(first: Logged) -> bool:
    return isinstance(first.entry, Opened) and bool(first.entry.actions)


def _done(rows: Iterable[Row]) -> dict[tuple[str, str], int]:
    return {(row.player, row.command): row.number for row in rows if row.player and row.command}


async def _saved(writing: Awaitable[None]) -> None:
    try:
        await writing
    except NotSaved as error:
        log.warning("a new table was not saved: %s", error)
        raise Refusal(503, "not-saved") from error
