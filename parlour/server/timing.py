"""Helpers for time: a throttle, a send timeout, a timer, and an await that cancellation cannot cut short."""

import asyncio
from collections.abc import Callable


class Throttle:
    """Hands out slots that lie at least so many seconds apart."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._next = 0.0

    def delay(self, now: float) -> float:
        """Takes the next free slot; the seconds from `now` until it."""
        slot = max(now, self._next)
        self._next = slot + self._seconds
        return slot - now


class SendTimeout:
    """Calls `on_timeout` when one send takes too long.

    A timer is not made and cancelled for each send: one timer is left running through many, and looks at the last when it fires.
    """

    def __init__(self, seconds: float, on_timeout: Callable[[], object]) -> None:
        self._seconds = seconds
        self._on_timeout = on_timeout
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None  # when the send that is under way began
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self._since = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._check)

    def end(self) -> None:
        self._since = None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _check(self) -> None:
        self._timer = None
        if self._since is None:
            return
        left = self._since + self._seconds - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._check)
        else:
            self._on_timeout()


class Timer:
    """Calls `callback` once, after the time that was set last."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float | None) -> None:
        """Sets how long from now, or never."""
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None if seconds is None else asyncio.get_running_loop().call_later(max(0.0, seconds), self._callback)
