"""Time as it is charged to players: it runs only while an answer could have been taken.

Within one run the server counts by the monotonic clock, so that nobody's time jumps with the clock of the machine. What goes by
while the process is frozen, or while the database takes nothing, is charged to nobody. For restarts times are stored as seconds
since 1970.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, time

from parlour.table import Table

TICK_SECONDS = 0.25  # between two looks at the clock
FROZEN_SECONDS = 1.5  # without a look: the process, or its event loop, stood still


class ServerClock:
    """Seconds since 1970, without those in which no answer could have been taken."""

    def __init__(self, steady: Callable[[], float] = monotonic, wall: Callable[[], float] = time) -> None:
        self.wall = wall
        self._steady = steady
        self._seen = steady()  # when it was looked at last
        self._shift = wall() - self._seen
        self._stopped = False

    def now(self) -> float:
        at = self._steady()
        gap = at - self._seen
        if self._stopped or gap > FROZEN_SECONDS:
            self._shift -= gap
        self._seen = at
        return at + self._shift

    def stop(self) -> None:
        """Time stands still until `go`."""
        self.now()
        self._stopped = True

    def go(self) -> None:
        self.now()
        self._stopped = False

    async def tick(self) -> None:
        """Looks at the clock again and again: where nobody looked, the process was frozen."""
        while True:
            self.now()
            await asyncio.sleep(TICK_SECONDS)


class TableClock:
    """The time at one table: it stands while something is written there, and is what people call the time while no clock runs."""

    def __init__(self, server: ServerClock, table: Table) -> None:
        self._server = server
        self._table = table
        self._shift = 0.0
        self._standing: float | None = None
        self._follow_wall()

    def now(self) -> float:
        if self._standing is not None:
            return self._standing
        if not self._table.clocks.running:
            self._follow_wall()
        return self._server.now() + self._shift

    def follow(self, at: float) -> None:
        """It is now as late as when something was done elsewhere: the time until we heard of it is charged to nobody."""
        self._shift = at - self._server.now()

    @contextmanager
    def standing(self) -> Iterator[float]:
        """Whatever takes its time in here takes it from nobody: it remains as late as it was."""
        self._standing = self.now()
        try:
            yield self._standing
        finally:
            self._shift = self._standing - self._server.now()
            self._standing = None

    def _follow_wall(self) -> None:
        """The log goes forward, whatever the clock of the machine does."""
        self._shift = max(self._server.wall(), self._table.log[-1].at) - self._server.now()
