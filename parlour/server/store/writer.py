"""Writes what happens at all tables: what arrives while one commit runs goes into the next, together."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.server.store.schema import entries, seats, tables
from parlour.server.store.written import Standing, Write, plain
from parlour.table.terms import TableId

MOST = 500  # writes in one transaction
SOON = 0.5  # seconds until notes are written, those of all tables together

Waiting: TypeAlias = tuple[tuple[Write, ...], "asyncio.Future[None]"]  # writes that stand or fall together
Noted: TypeAlias = dict[TableId, Standing]

_NOTE = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in ("changed", "stage", "deadline", "summary")})
)
_STAND_UP = delete(seats).where(seats.c.player == bindparam("who"), seats.c.table_id == bindparam("where"))


class NotSaved(Exception):
    """What should have been written was not, or it is not known whether it was."""


class Writer:
    """Group commit: a lone write is committed at once, those that come meanwhile wait for one another."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[Waiting] = []
        self._noted: dict[TableId, Callable[[], Standing]] = {}
        self._due: Noted = {}
        self._soon: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def write(self, *writes: Write) -> "asyncio.Future[None]":
        """Done when the writes are durable; NotSaved if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        self._start()
        return done

    def note(self, table: TableId, standing: Callable[[], Standing]) -> None:
        """A table has changed: how it stands is asked soon, once for all that happens until then, and written."""
        self._noted[table] = standing
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._write_notes)

    async def close(self) -> None:
        """Returns when everything that was handed in is written."""
        if self._soon is not None:
            self._soon.cancel()
            self._write_notes()
        if self._task is not None:
            await self._task

    def _write_notes(self) -> None:
        self._soon = None
        noted, self._noted = self._noted, {}
        self._due.update({table: standing() for table, standing in noted.items()})
        self._start()

    def _start(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        while self._waiting or self._due:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            noted, self._due = self._due, {}
            try:
                await self._commit([write for writes, _ in batch for write in writes], noted)
            except (SQLAlchemyError, OSError) as error:
                await self._one_by_one(batch, noted, error)
            else:
                _settle(batch)

    async def _one_by_one(self, batch: Sequence[Waiting], noted: Noted, error: Exception) -> None:
        """What cannot be written must not keep the rest from it; a note that is lost follows from the log."""
        if len(batch) == 1 and not noted:
            _settle(batch, error)
            return
        for each in batch:
            try:
                await self._commit(list(each[0]), {})
            except (SQLAlchemyError, OSError) as alone:
                _settle([each], alone)
            else:
                _settle([each])

    async def _commit(self, writes: list[Write], noted: Noted) -> None:
        async with self._engine.begin() as connection:
            new = [write.as_table() for write in writes if write.new is not None]
            if new:
                await connection.execute(insert(tables), new)
            rows = [row for write in writes for row in write.as_entries()]
            if rows:
                await connection.execute(insert(entries), rows)
            if noted:
                await connection.execute(_NOTE, [{"this": table, **plain(standing)} for table, standing in noted.items()])
            await _reseat(connection, writes)
        self.commits += 1


async def _reseat(connection: AsyncConnection, writes: list[Write]) -> None:
    down = [{"player": player, "table_id": write.table} for write in writes for player in write.seated]
    if down:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        await connection.execute(dialect.insert(seats).on_conflict_do_nothing(), down)
    up = [{"who": player, "where": write.table} for write in writes for player in write.unseated]
    if up:
        await connection.execute(_STAND_UP, up)


def _settle(batch: Sequence[Waiting], error: Exception | None = None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            failure = NotSaved(str(error)[:500])
            failure.__cause__ = error
            done.set_exception(failure)
