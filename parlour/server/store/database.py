"""A database that is open: its connections, its file, and the lease without which nothing is written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.server.store.file import DatabaseFile
from parlour.server.store.lease import Lease


@dataclass(slots=True)
class Database:
    engine: AsyncEngine
    file: DatabaseFile
    lease: Lease | None = None  # of a server; who only looks has none

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of which nobody hears that it succeeded unless the file that holds it is still there afterwards."""
        self.file.check()
        async with self.engine.begin() as connection:
            if self.lease is not None:
                await self.lease.check(connection)
            yield connection
        self.file.check_commit()
