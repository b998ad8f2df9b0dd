"""The servers (nodes) that share a database of PostgreSQL, and which of them sees to a table.

Everybody may write to every log: of two entries with one number the database takes one, and who wrote the other reads on and
decides anew. So nothing that was acknowledged rests on who owns a table. Its owner is the one node that sees to what nobody
commands: clocks that run out, and bots. Ownership lasts as long as the node's lease, which is renewed for all its tables at once,
by the clock of the database.
"""

from collections.abc import Sequence
from secrets import token_hex
from time import time
from typing import NamedTuple

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.lease import Holder, InUse
from parlour.server.store.writer import Database
from parlour.table import TableId

LEASE_SECONDS = 2.0  # after which a node that renews it no more counts as dead
RENEW_SECONDS = 0.5
KEPT_SECONDS = 86_400  # that dead nodes are remembered

NOW = "extract(epoch from clock_timestamp())::float8"
_LIVES = f"EXISTS (SELECT FROM nodes WHERE nodes.id = owners.node AND nodes.expires > {NOW})"

_JOIN = text(
    f"INSERT INTO nodes (id, host, process, seen, expires, capacity) "
    f"VALUES (:id, :host, :process, {NOW}, {NOW} + :lease, :capacity) RETURNING seen"
)
_FORGET = text(
    f"DELETE FROM nodes WHERE expires < {NOW} - :kept AND NOT EXISTS (SELECT FROM owners WHERE owners.node = nodes.id)"
)
# a lease that has run out is never renewed: others may have taken over, and given back, meanwhile
_RENEW = text(f"UPDATE nodes SET seen = {NOW}, expires = {NOW} + :lease WHERE id = :id AND expires > {NOW} RETURNING seen")
_LIVING = text(f"SELECT id, capacity FROM nodes WHERE expires > {NOW}")
_ACQUIRE = text(
    f"""
    WITH before AS (
        SELECT owners.table_id, nodes.seen FROM owners JOIN nodes ON nodes.id = owners.node
        WHERE owners.table_id = ANY(CAST(:tables AS varchar[])) AND owners.node <> :id
    ), taken AS (
        INSERT INTO owners (table_id, node) SELECT unnest(CAST(:tables AS varchar[])), :id
        ON CONFLICT (table_id) DO UPDATE SET node = EXCLUDED.node WHERE owners.node = EXCLUDED.node OR NOT {_LIVES}
        RETURNING table_id
    )
    SELECT taken.table_id, before.seen FROM taken LEFT JOIN before ON before.table_id = taken.table_id
    """
)
_RELEASE = text("DELETE FROM owners WHERE table_id = :table AND node = :id")
_RELEASE_ALL = text("DELETE FROM owners WHERE node = :id")
_LEAVE = text("DELETE FROM nodes WHERE id = :id")
_LOCK = text("LOCK TABLE nodes IN SHARE MODE")
_HOLDERS = text(f"SELECT host, process, expires - {NOW} AS seconds FROM nodes WHERE expires > {NOW}")
# tables whose clocks run, and those of the dead that changed after they were last projected
_ORPHANS = text(
    f"""
    SELECT tables.id FROM tables LEFT JOIN owners ON owners.table_id = tables.id
    WHERE (owners.node IS NULL OR NOT {_LIVES}) AND (tables.deadline IS NOT NULL OR (
        tables.stage <> 'over' AND owners.node IS NOT NULL AND tables.changed <>
        (SELECT entries.at FROM entries WHERE entries.table_id = tables.id ORDER BY entries.number DESC LIMIT 1)
    ))
    """
)
_NUMBERS = text(
    """
    SELECT wanted.id, (SELECT max(number) FROM entries WHERE entries.table_id = wanted.id)
    FROM unnest(CAST(:tables AS varchar[])) AS wanted (id)
    """
)


class Acquired(NamedTuple):
    """A table that is ours now; `seen`: when the one who had it, and died, was last seen."""

    table: TableId
    seen: float | None


class Lapsed(Exception):
    """The lease of this node has run out, and others may have taken its tables over."""


async def keep_nodes_out(connection: AsyncConnection) -> None:
    """Raises InUse if a server or worker shares the database; until the end of the transaction none can join."""
    await connection.execute(_LOCK)
    for host, process, seconds in await connection.execute(_HOLDERS):
        if not Holder(host, process).is_dead():
            raise InUse(Holder(host, process), seconds)


class Node:
    """This server among those that share the database."""

    def __init__(self, database: Database, capacity: int = 0) -> None:
        """`capacity` is how many thoughts of bots it takes at the same time from others."""
        self._database = database
        self._capacity = capacity
        self.id = ""
        self._ahead = 0.0  # seconds that the clock of the database is ahead of ours

    def wall(self) -> float:
        """Seconds since 1970 by the clock of the database, which is the same for all nodes."""
        return time() + self._ahead

    async def join(self) -> None:
        """Takes part under a new name."""
        host, process = Holder.this_process()
        self.id = token_hex(8)
        before = time()
        async with self._database.transaction() as connection:
            await connection.execute(_FORGET, {"kept": KEPT_SECONDS})
            named = {"id": self.id, "host": host, "process": process, "lease": LEASE_SECONDS, "capacity": self._capacity}
            row = (await connection.execute(_JOIN, named)).one()
        self._ahead = row.seen - (before + time()) / 2

    async def renew(self) -> dict[str, int]:
        """Says that this node lives; the nodes that do, with their capacities. Lapsed if it was too late."""
        before = time()
        async with self._database.transaction() as connection:
            row = (await connection.execute(_RENEW, {"id": self.id, "lease": LEASE_SECONDS})).one_or_none()
            read = time()
            living = {row.id: row.capacity for row in await connection.execute(_LIVING)}
        if row is None:
            raise Lapsed
        self._ahead = row.seen - (before + read) / 2
        return living

    async def acquire(self, wanted: Sequence[TableId]) -> list[Acquired]:
        """Those of the tables that nobody who lives has: they are ours now."""
        return [Acquired(*row) for row in await self._write(_ACQUIRE, tables=sorted(wanted))]

    async def release(self, table: TableId) -> None:
        """The table is for others to take."""
        await self._write(_RELEASE, table=table)

    async def leave(self) -> None:
        """All tables are for others to take, and this node is gone."""
        async with self._database.transaction() as connection:
            await connection.execute(_RELEASE_ALL, {"id": self.id})
            await connection.execute(_LEAVE, {"id": self.id})

    async def orphans(self) -> list[TableId]:
        """Tables that somebody must see to, and nobody who lives does."""
        async with self._database.engine.connect() as connection:
            return list((await connection.execute(_ORPHANS)).scalars())

    async def numbers(self, wanted: Sequence[TableId]) -> dict[TableId, int]:
        """How far the logs of these tables go."""
        async with self._database.engine.connect() as connection:
            return {table: number or 0 for table, number in await connection.execute(_NUMBERS, {"tables": list(wanted)})}

    async def _write(self, statement: TextClause, **more: object) -> list[tuple[TableId, float | None]]:
        async with self._database.transaction() as connection:
            result = await connection.execute(statement, {"id": self.id, **more})
            return [(row[0], row[1]) for row in result] if result.returns_rows else []
