"""How long somebody is waited for."""

import asyncio
from collections.abc import Callable


class Patience:
    """Says so when one thing takes too long; its one timer runs on through many that do not."""

    def __init__(self, seconds: float, lost: Callable[[], object]) -> None:
        self._seconds = seconds
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None  # when what is under way began
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Something is under way."""
        self._since = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._look)

    def end(self) -> None:
        """It is done."""
        self._since = None

    def close(self) -> None:
        """Nothing more is waited for."""
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self._timer = None
        if self._since is None:
            return
        left = self._since + self._seconds - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self._lost()
