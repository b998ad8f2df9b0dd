"""Backups: everything but who has the database and what operators ask, copied row by row into a file of SQLite.

A backup is made from either kind of database, and restored into either kind.
"""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, func, insert, select
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from parlour.server.store.nodes import keep_nodes_out
from parlour.server.store.schema import entries, jobs, lease, metadata, nodes, orders, owners, tables
from parlour.server.store.store import MIGRATIONS, Store, address

BATCH = 500  # rows that are copied at once
COPIED = tuple([table for table in metadata.sorted_tables if table not in (jobs, lease, nodes, orders, owners)])


class NotCopied(Exception):
    """A backup that cannot be made or restored: why."""


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    entries: int


async def back_up(url: URL, file: Path) -> Copied:
    """Copies a database as it stands at one moment, whether a server has it or not."""
    if file.exists():
        raise NotCopied(f"{file} is there already")
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise NotCopied(f"there is no database {url.database}")
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        async with _snapshot(url) as source:
            copied = await _copy_into(address(str(partial)), source)
        os.replace(partial, file)
    finally:
        for suffix in ("", "-wal", "-shm"):
            partial.with_name(partial.name + suffix).unlink(missing_ok=True)
    return copied


async def restore(file: Path, url: URL) -> Copied:
    """Copies a backup into an empty database, all of it or nothing; one of an older version is migrated on the way."""
    if not file.is_file():
        raise NotCopied(f"there is no backup {file}")
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        try:
            await (await Store.open(address(str(copy)))).close()
        except DatabaseError as error:
            raise NotCopied(f"{file} is no backup: {error.orig}") from None
        async with _snapshot(address(str(copy))) as source:
            return await _copy_into(url, source)


@asynccontextmanager
async def _snapshot(url: URL) -> AsyncIterator[AsyncConnection]:
    """A transaction that sees one moment, whatever is written meanwhile."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.connect() as connection:
            if url.get_backend_name() == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # left to itself the driver begins none for reading
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.run_sync(_check_version)
            yield connection
    finally:
        await engine.dispose()


def _check_version(connection: Connection) -> None:
    found = MigrationContext.configure(connection).get_current_revision()
    wanted = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if found != wanted:
        raise NotCopied(f"the database is of version {found or 'none'}, and not {wanted}: open it once with this Parlour")


async def _copy_into(url: URL, source: AsyncConnection) -> Copied:
    store = await Store.open(url)
    try:
        await store.check_free()
        async with store.transaction() as target:
            if url.get_backend_name() == "postgresql":
                await keep_nodes_out(target)
            for table in COPIED:
                if (await target.execute(select(func.count()).select_from(table))).scalar():
                    raise NotCopied(f"the database {url.render_as_string(hide_password=True)} is not empty")
                await _copy_rows(table, source, target)
            counts = [(await target.execute(select(func.count()).select_from(table))).scalar() for table in (tables, entries)]
        await store.make_one_file()
    finally:
        await store.close()
    return Copied(*[int(count or 0) for count in counts])


async def _copy_rows(table: Any, source: AsyncConnection, target: AsyncConnection) -> None:
    async with source.stream(select(table)) as rows:
        async for batch in rows.mappings().partitions(BATCH):
            await target.execute(insert(table), [dict(row) for row in batch])
