"""Which tables there are, and the removal of those at which nothing has happened for long."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, func, select

from parlour.server.store.rows import TableRow
from parlour.server.store.schema import entries, film_parts, films, seats, tables
from parlour.server.store.store import Store
from parlour.table import TableId

BATCH = 100  # tables that are removed in one transaction, so that a server need not wait for long


class Found(NamedTuple):
    """A table, and how many entries its log has."""

    row: TableRow
    entries: int


class Removed(NamedTuple):
    """How much was removed, or would be."""

    tables: int
    entries: int


async def list_tables(store: Store, stages: Collection[str], game: str | None, most: int) -> list[Found]:
    """The tables that changed last, of these stages and this game; without any of all."""
    counted = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables, counted).order_by(tables.c.changed.desc(), tables.c.id).limit(most)
    if stages:
        query = query.where(tables.c.stage.in_(stages))
    if game is not None:
        query = query.where(tables.c.game == game)
    async with store.reading() as connection:
        return [Found(TableRow(*row[:-1]), row[-1] or 0) for row in await connection.execute(query)]


async def count_old(store: Store, before: float, unfinished: bool) -> Removed:
    """What `remove_old` would remove."""
    ids = select(tables.c.id).where(_is_old(before, unfinished))
    async with store.reading() as connection:
        found = (await connection.execute(select(func.count()).select_from(ids.subquery()))).scalar()
        counted = (await connection.execute(select(func.count()).where(entries.c.table_id.in_(ids)))).scalar()
    return Removed(found or 0, counted or 0)


async def remove_old(store: Store, before: float, unfinished: bool) -> Removed:
    """Removes tables whose games are over, and at which nothing has happened since; with `unfinished` others too.

    A table whose clock runs is never removed. A server may be running: whoever still looks at such a table sees it for a while,
    and what they do there is refused.
    """
    removed = Removed(0, 0)
    while True:
        async with store.transaction() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # nothing is written between looking and removing
            old = select(tables.c.id).where(_is_old(before, unfinished)).limit(BATCH).with_for_update()
            locked = list((await connection.execute(old)).scalars())
            if not locked:
                return removed
            still_old = select(tables.c.id).where(tables.c.id.in_(locked), _is_old(before, unfinished))
            ids: list[TableId] = list((await connection.execute(still_old)).scalars())  # but those written to before the lock
            for others in (seats, film_parts, films):
                await connection.execute(delete(others).where(others.c.table_id.in_(ids)))
            gone = await connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        removed = Removed(removed.tables + len(ids), removed.entries + gone.rowcount)


def _is_old(before: float, unfinished: bool) -> Any:
    """Nothing happened since: the log says it, for the row of a table may lag behind it."""
    later = select(entries.c.number).where(entries.c.table_id == tables.c.id, entries.c.at >= before).exists()
    old = and_(tables.c.changed < before, tables.c.deadline.is_(None), ~later)
    return old if unfinished else and_(old, tables.c.stage == "over")
