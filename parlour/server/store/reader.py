"""Reads what was written."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from parlour.server.store.schema import alive, entries, seats, tables
from parlour.server.store.written import Row, Standing, plain
from parlour.table.terms import PlayerId, TableId

MOST_LISTED = 200


class TableRow(Struct, frozen=True):
    """A table as it is stored, without its log."""

    id: TableId
    game: str
    kind: str
    host: PlayerId
    claim_hash: str
    created: float
    changed: float
    stage: str
    deadline: float | None
    summary: str

    def standing_at(self, standing: Standing) -> "TableRow":
        """The same table as it stands now."""
        return replace(self, **plain(standing))


class Reader:
    """Questions to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def table(self, table: TableId) -> TableRow | None:
        """The table with this id."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
        return None if found is None else TableRow(*found)

    async def log(self, table: TableId, after: int = 0) -> list[Row]:
        """The entries of a table after that number."""
        columns = (entries.c.number, entries.c.at, entries.c.data, entries.c.player, entries.c.command)
        asked = select(*columns).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
        async with self._engine.connect() as connection:
            return [Row(*found) for found in await connection.execute(asked)]

    async def tables_of(self, player: PlayerId) -> Sequence[TableRow]:
        """The tables at which a player has a seat, the one that changed last first."""
        asked = (
            select(tables)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.player == player)
            .order_by(tables.c.changed.desc(), tables.c.id)
            .limit(MOST_LISTED)
        )
        async with self._engine.connect() as connection:
            return [TableRow(*found) for found in await connection.execute(asked)]

    async def timed(self) -> list[TableId]:
        """The tables at which a clock runs."""
        asked = select(tables.c.id).where(tables.c.deadline.is_not(None))
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def last_alive(self) -> float:
        """When the server last said that it counts time; 0 if it never did."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(func.max(alive.c.at)))).scalar() or 0.0

    async def answers(self) -> bool:
        """Whether the database is there; raises what it raises if it is not."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(1))).scalar() == 1
