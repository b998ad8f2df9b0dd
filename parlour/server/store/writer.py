"""All that is written to the database goes through here, entries by group commit.

What arrives from all tables while one transaction is committed goes into the next, together.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.server.metrics import Histogram
from parlour.server.store.errors import Conflict, NotSaved, describe
from parlour.server.store.file import DatabaseFile
from parlour.server.store.lease import Lease
from parlour.server.store.rows import Projection, Write
from parlour.server.store.schema import entries, seats, tables
from parlour.table import TableId

MAX_BATCH = 500  # writes in one transaction
PROJECTION_SECONDS = 0.5  # until projections are written, those of all tables together

Pending: TypeAlias = tuple[tuple[Write, ...], "asyncio.Future[None]"]  # writes that stand or fall together
Projections: TypeAlias = dict[TableId, Projection]

_INSERT_ENTRY = insert(entries)
_UPDATE_PROJECTION = (
    update(tables)
    .where(tables.c.id == bindparam("this"), tables.c.changed <= bindparam("until"))  # another server may have been faster
    .values({name: bindparam(name) for name in ("changed", "stage", "deadline", "summary")})
)
_STAND_UP = delete(seats).where(seats.c.player == bindparam("who"), seats.c.table_id == bindparam("where"))


@dataclass(slots=True)
class Database:
    """A database that is open: its connections, its file, and the lease without which nothing is written."""

    engine: AsyncEngine
    file: DatabaseFile
    local: "LocalEngine | None" = None  # of a database that is a file
    lease: Lease | None = None  # of a server; who only looks has none

    async def carry_out(self, work: Callable[[Connection], None]) -> None:
        """A transaction as below that waits for nothing but the database: where that is a file, all of it at once."""
        if self.local is None or not (self.lease is None or self.lease.is_held):
            async with self.transaction() as connection:
                await connection.run_sync(work)
            return
        self.file.check()
        await self.local.carry_out(work)
        self.file.check_commit()

    async def close(self) -> None:
        """Closes all connections."""
        if self.local is not None:
            await self.local.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of which nobody hears that it succeeded unless the file that holds it is still there afterwards."""
        self.file.check()
        async with self.engine.begin() as connection:
            if self.lease is not None:
                await self.lease.check(connection)
            yield connection
        self.file.check_commit()


class LocalEngine:
    """Transactions in a thread of their own, which hands over once for each of them and not for each of its steps."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "transactions")

    async def carry_out(self, work: Callable[[Connection], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    def _transact(self, work: Callable[[Connection], None]) -> None:
        with self.engine.begin() as connection:
            work(connection)


class Writer:
    """A lone write is committed at once; those that come meanwhile share the next transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: list[Pending] = []
        self._changed: dict[TableId, Callable[[], Projection]] = {}
        self._projections: Projections = {}
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.commit_seconds = Histogram()
        self.entries = 0  # that were written
        self.failures = 0  # of transactions

    async def write(self, *writes: Write) -> None:
        """Returns when the writes are durable, even to a caller that is cancelled meanwhile; NotSaved if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((writes, done))
        self._start()
        await await_completion(done)

    def update_projection(self, table: TableId, project: Callable[[], Projection]) -> None:
        """A table has changed: `project` is called soon, once for all changes until then, and its result is written."""
        self._changed[table] = project
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PROJECTION_SECONDS, self._write_projections)

    async def close(self) -> None:
        """Returns when everything that was handed in is written."""
        if self._timer is not None:
            self._timer.cancel()
            self._write_projections()
        if self._task is not None:
            await self._task

    def _write_projections(self) -> None:
        self._timer = None
        changed, self._changed = self._changed, {}
        self._projections.update({table: project() for table, project in changed.items()})
        self._start()

    def _start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        while self._pending or self._projections:
            batch, self._pending = self._pending[:MAX_BATCH], self._pending[MAX_BATCH:]
            projections, self._projections = self._projections, {}
            try:
                await self._commit([write for writes, _ in batch for write in writes], projections)
            except Exception as error:  # whatever it is, nobody may wait for ever
                self.failures += 1
                await self._one_by_one(batch, projections, error)
            else:
                _settle(batch)

    async def _one_by_one(self, batch: Sequence[Pending], projections: Projections, error: Exception) -> None:
        """What cannot be written must not keep the rest from it; a projection that is lost follows from the log."""
        if len(batch) == 1 and not projections:
            _settle(batch, error)
            return
        for pending in batch:
            try:
                await self._commit(list(pending[0]), {})
            except Exception as alone:
                _settle([pending], alone)
            else:
                _settle([pending])

    async def _commit(self, writes: list[Write], projections: Projections) -> None:
        writes.sort(key=lambda write: write.table)  # servers that write to the same tables never wait for each other in a circle
        rows = [row for write in writes for row in write.as_entries()]
        began = perf_counter()
        try:
            await self._database.carry_out(partial(_write, writes, rows, projections))
        finally:
            self.commit_seconds.observe(perf_counter() - began)
        self.commits += 1
        self.entries += len(rows)


def _write(writes: list[Write], rows: list[Mapping[str, Any]], projections: Projections, connection: Connection) -> None:
    new = [write.as_table() for write in writes if write.new is not None]
    if new:
        connection.execute(insert(tables), new)
    if rows:
        connection.execute(_INSERT_ENTRY, rows)
    if projections:
        updates = [
            {"this": table, "until": projection.changed, **asdict(projection)}
            for table, projection in sorted(projections.items())
        ]
        connection.execute(_UPDATE_PROJECTION, updates)
    _reseat(connection, writes)


async def await_completion(work: Awaitable[None]) -> None:
    """Awaits `work` to its end even if the caller is cancelled, and raises what it raises.

    A cancellation that came meanwhile is delivered at the caller's next await.
    """
    working, caller = asyncio.ensure_future(work), asyncio.current_task()
    assert caller is not None
    interrupted = False
    try:
        while not working.done():
            try:
                await asyncio.shield(working)
            except asyncio.CancelledError:
                interrupted = True
        working.result()
    finally:
        if interrupted:
            caller.cancel()


def _reseat(connection: Connection, writes: list[Write]) -> None:
    down = [{"player": player, "table_id": write.table} for write in writes for player in write.seated]
    if down:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        connection.execute(dialect.insert(seats).on_conflict_do_nothing(), down)
    up = [{"who": player, "where": write.table} for write in writes for player in write.unseated]
    if up:
        connection.execute(_STAND_UP, up)


def _settle(batch: Sequence[Pending], error: Exception | None = None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            failure = (Conflict if isinstance(error, IntegrityError) else NotSaved)(describe(error))
            failure.__cause__ = error
            done.set_exception(failure)
