"""The database, opened: brought up to date, then read and written."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, insert, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.server.store.migrating import bring_up_to_date
from parlour.server.store.reader import Reader
from parlour.server.store.schema import alive, tables
from parlour.server.store.writer import Writer
from parlour.table.terms import TableId

# an answer that was acknowledged survives a power cut: FULL waits for the disk at every commit
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class Store:
    """Everything that must outlive the process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.read = Reader(engine)
        self.writer = Writer(engine)
        self.write = self.writer.write
        self.note = self.writer.note

    @classmethod
    async def open(cls, url: URL) -> "Store":
        """Opens the database, makes it if it is not there, and brings its tables up to date."""
        if url.get_backend_name() == "sqlite":
            Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
        if url.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def change_claim(self, table: TableId, claim_hash: str) -> None:
        """From now on only this claim opens a seat."""
        async with self._engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(claim_hash=claim_hash))

    async def stay_alive(self, now: float) -> None:
        """Notes that time was counted until now."""
        async with self._engine.begin() as connection:
            changed = await connection.execute(update(alive).where(alive.c.id == 1).values(at=now))
            if changed.rowcount == 0:
                await connection.execute(insert(alive).values(id=1, at=now))

    async def close(self) -> None:
        """Waits for what is being written, then lets the database go."""
        await self.writer.close()
        await self._engine.dispose()


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
