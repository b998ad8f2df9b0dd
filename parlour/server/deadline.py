"""An alarm for the moment at which somebody's time runs out."""

import asyncio
from collections.abc import Callable
from time import time


class Deadline:
    """Rings once, at the moment that was set last."""

    def __init__(self, rings: Callable[[], None]) -> None:
        self._rings = rings
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: float | None) -> None:
        """Sets the moment (seconds since 1970), or none."""
        if self._handle is not None:
            self._handle.cancel()
        wait = None if at is None else max(0.0, at - time())
        self._handle = None if wait is None else asyncio.get_running_loop().call_later(wait, self._rings)
