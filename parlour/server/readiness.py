"""Readiness: whether the server can save what is played."""

import asyncio
import logging
from time import monotonic

from parlour.server.store import DATABASE_ERRORS, Store, describe

log = logging.getLogger("parlour.readiness")
PROBE_SECONDS = 2.0  # between two attempts to write, however often somebody asks
TIMEOUT_SECONDS = 5.0  # until a database that does not answer is one that does not write


class Readiness:
    """Tries whether the database can be written to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._ready = False
        self._tried = float("-inf")

    async def is_ready(self) -> bool:
        """Whether the last attempt to write succeeded; tries again if that was some time ago."""
        async with self._turn:
            if monotonic() - self._tried >= PROBE_SECONDS:
                self._ready = await self._try()
                self._tried = monotonic()
            return self._ready

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._store.probe()
        except DATABASE_ERRORS as error:  # a TimeoutError is an OSError
            log.warning("the database cannot be written to: %s", describe(error))
            return False
        return True
