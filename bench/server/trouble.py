"""The first thing that goes wrong ends a measurement, wherever it happens."""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

T = TypeVar("T")


class Trouble(Exception):
    """A measurement that cannot go on, and why."""


class Watchman:
    """Hears of trouble from callbacks, and stops whoever is waiting."""

    def __init__(self) -> None:
        self._trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def call(self, why: str) -> None:
        """There is trouble."""
        if not self._trouble.done():
            self._trouble.set_exception(Trouble(why))

    async def unless(self, work: Awaitable[T]) -> T:
        """Waits for the work, or raises the trouble that came first."""
        task = asyncio.ensure_future(work)
        waited: tuple[asyncio.Future[Any], ...] = (task, self._trouble)
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        if self._trouble.done():
            self._trouble.result()
        return await task
