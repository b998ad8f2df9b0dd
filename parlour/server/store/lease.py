"""The lease of a database: one server has it, renews it, and nobody else writes until it has run out."""

import os
import socket
import sys
from collections.abc import Callable
from secrets import token_hex
from time import time
from typing import Any, NamedTuple

from sqlalchemy import delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server.store.schema import lease as table

LEASE_SECONDS = 30.0  # that a server keeps the database without saying that it still runs
RENEW_SECONDS = 10.0  # between two times that it says so
_THE_LEASE = table.c.id == 1  # there is one


class Holder(NamedTuple):
    """The process that has the lease."""

    host: str
    process: int

    @classmethod
    def this_process(cls) -> "Holder":
        return cls(socket.gethostname()[:200], os.getpid())

    def is_dead(self) -> bool:
        """Whether the process certainly runs no longer: what runs on another machine cannot be known here."""
        here = Holder.this_process()
        if self.host != here.host or sys.platform == "win32":
            return False
        if self.process == here.process:
            return True  # it was an earlier one with this number: we have only just begun
        try:
            os.kill(self.process, 0)  # sends nothing
        except ProcessLookupError:
            return True
        except OSError:  # it belongs to somebody else
            return False
        return False


class InUse(Exception):
    """Another server has the database."""

    def __init__(self, holder: Holder, seconds: float) -> None:
        super().__init__(f"the database is in use by process {holder.process} on {holder.host}")
        self.holder = holder
        self.seconds = max(0.0, seconds)  # until its lease runs out, if it is not renewed


class LeaseLost(OSError):
    """Another server has taken the database over, while this one did not renew its lease."""


class Lease:
    """The lease of one server, from when it is taken to when it is released."""

    def __init__(self, holder: Holder | None = None, clock: Callable[[], float] = time) -> None:
        self._holder = holder or Holder.this_process()
        self._clock = clock
        self._owner = token_hex(16)
        self._expires = 0.0
        self._lost = False

    @property
    def is_held(self) -> bool:
        """Whether it is ours and has not run out."""
        return not self._lost and self._clock() < self._expires

    async def take(self, connection: AsyncConnection) -> None:
        """Takes the lease, or raises InUse."""
        if await self._insert(connection):
            return None
        found = await _current(connection)
        if found is None:  # it was released at this very moment
            return await self.take(connection)
        free = or_(table.c.expires <= self._clock(), table.c.owner == self._owner)
        if Holder(found.host, found.process).is_dead():
            free = or_(free, table.c.owner == found.owner)
        if not await self._update(connection, free):
            raise InUse(Holder(found.host, found.process), found.expires - self._clock())

    async def renew(self, connection: AsyncConnection) -> None:
        """Says that the server still runs; LeaseLost if another one has taken over, and from then on always."""
        if self._lost or not await self._update(connection, table.c.owner == self._owner):
            self._lost = True
            raise LeaseLost("another server has taken the database over; start this one again when that one is closed")

    async def check(self, connection: AsyncConnection) -> None:
        """Lets nothing be written unless the lease is ours: renews it if it has run out meanwhile."""
        if not self.is_held:
            await self.renew(connection)

    async def release(self, connection: AsyncConnection) -> None:
        """Leaves the database to others."""
        await connection.execute(delete(table).where(_THE_LEASE, table.c.owner == self._owner))

    async def _insert(self, connection: AsyncConnection) -> bool:
        """Takes a lease that nobody has ever had, or that was released; of several servers one does."""
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        now = self._clock()
        added = await connection.execute(dialect.insert(table).values(id=1, **self._columns(now)).on_conflict_do_nothing())
        return self._note(now, bool(added.rowcount))

    async def _update(self, connection: AsyncConnection, condition: Any) -> bool:
        now = self._clock()
        changed = await connection.execute(update(table).where(_THE_LEASE, condition).values(**self._columns(now)))
        return self._note(now, bool(changed.rowcount))

    def _columns(self, now: float) -> dict[str, Any]:
        host, process = self._holder
        return {"owner": self._owner, "host": host, "process": process, "heartbeat": now, "expires": now + LEASE_SECONDS}

    def _note(self, now: float, ours: bool) -> bool:
        if ours:
            self._expires = now + LEASE_SECONDS
        return ours


async def check_free(connection: AsyncConnection) -> None:
    """Raises InUse if another server has the database."""
    found = await _current(connection)
    if found is None or found.expires <= time():
        return
    holder = Holder(found.host, found.process)
    if not holder.is_dead():
        raise InUse(holder, found.expires - time())


async def _current(connection: AsyncConnection) -> Any:
    return (await connection.execute(select(table).where(_THE_LEASE))).one_or_none()
