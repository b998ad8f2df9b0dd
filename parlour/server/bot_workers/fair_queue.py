"""Fair queueing for work whose cost is known only afterwards: whoever was given least comes next (start-time fair queueing)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

TURN_SECONDS = 1.0  # that a turn is taken to cost until it is over
RESTART_SECONDS = 2.0  # what a turn costs besides when it is broken off: its process is killed, and another one started
MAX_KEPT = 1_000  # names of which it is remembered what they were given

T = TypeVar("T", bound=Hashable)
K = TypeVar("K", bound=Hashable)


class Payer(NamedTuple):
    """For whom work is done: addresses share alike, and within one address its players."""

    address: str
    player: str


NOBODY = Payer("", "")  # work of the server's own


def ignore_place(place: int) -> None:
    """Nobody asks for the place in the line."""


class TooBusy(Exception):
    """More waits than would be done in good time."""


class Shares(Generic[K]):
    """How many seconds each name was given. Who comes anew is no better off than those who have been waiting."""

    def __init__(self) -> None:
        self._given: dict[K, float] = {}
        self._start = 0.0  # what the one had been given whose turn began last: the virtual time

    def of(self, name: K) -> float:
        return max(self._given.get(name, 0.0), self._start)

    def begin(self, name: K) -> None:
        """A turn begins."""
        self._start = self.of(name)
        self.charge(name, TURN_SECONDS)

    def charge(self, name: K, seconds: float) -> None:
        self._given[name] = self.of(name) + seconds
        if len(self._given) > MAX_KEPT:  # those who were given most are remembered
            most = sorted(self._given.items(), key=lambda item: item[1])
            self._given = dict(most[MAX_KEPT // 2 :])

    def interleave(self, groups: Mapping[K, Sequence[T]]) -> list[T]:
        """What waits for each name, in the order of their turns."""
        turns = [
            (self.of(name) + place * TURN_SECONDS, item) for name, items in groups.items() for place, item in enumerate(items)
        ]
        return [item for _, item in sorted(turns, key=lambda turn: turn[0])]


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: dict[T, Payer] = {}
        self._addresses: Shares[str] = Shares()
        self._payers: Shares[Payer] = Shares()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, item: T, payer: Payer) -> None:
        self._waiting[item] = payer

    def discard(self, item: T) -> None:
        self._waiting.pop(item, None)

    def order(self) -> list[T]:
        """All that waits, in the order in which it would be done now."""
        groups: dict[str, dict[Payer, list[T]]] = {}
        for item, payer in self._waiting.items():
            groups.setdefault(payer.address, {}).setdefault(payer, []).append(item)
        return self._addresses.interleave({address: self._payers.interleave(own) for address, own in groups.items()})

    def take(self) -> T:
        """Whose turn begins now."""
        item = self.order()[0]
        payer = self._waiting.pop(item)
        self._addresses.begin(payer.address)
        self._payers.begin(payer)
        return item

    def charge(self, payer: Payer, seconds: float) -> None:
        """A turn has cost so much: more or less than it was taken to cost when it began."""
        self._addresses.charge(payer.address, seconds - TURN_SECONDS)
        self._payers.charge(payer, seconds - TURN_SECONDS)


class _Waiting:
    """Somebody in the line."""

    def __init__(self, on_place: Callable[[int], None]) -> None:
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.place = 0  # that they were told last
        self._on_place = on_place

    @property
    def has_turn(self) -> bool:
        return self.turn.done() and not self.turn.cancelled() and self.turn.exception() is None

    def tell(self, place: int) -> None:
        if place != self.place:
            self.place = place
            self._on_place(place)


class Turns:
    """So many have their turn at the same time, the others wait in a fair queue."""

    def __init__(self, count: int, most_waiting: int, clock: Callable[[], float] = monotonic) -> None:
        self._count = self._free = count
        self._most_waiting = most_waiting
        self._clock = clock
        self._queue: FairQueue[_Waiting] = FairQueue()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._queue)

    def resize(self, count: int) -> None:
        """So many have their turn at the same time from now on; whoever has theirs keeps it."""
        self._free += count - self._count
        self._count = count
        self._advance()

    @asynccontextmanager
    async def turn(self, payer: Payer, on_place: Callable[[int], None] = ignore_place) -> AsyncIterator[None]:
        """A turn, as soon as it is there; `on_place` hears of every change of the place in the line, 0 when the turn begins.

        TooBusy for the last of the line when it is too long.
        """
        mine = _Waiting(on_place)
        self._queue.put(mine, payer)
        self._shorten()
        self._advance()
        try:
            await mine.turn
        except BaseException:
            self._queue.discard(mine)
            if mine.has_turn:  # it had come at this very moment
                self._free += 1
                self._queue.charge(payer, 0.0)
            self._advance()
            raise
        began, more = self._clock(), 0.0
        try:
            yield
        except BaseException:
            more = RESTART_SECONDS
            raise
        finally:
            self._free += 1
            self._queue.charge(payer, self._clock() - began + more)
            self._advance()

    @contextmanager
    def spare(self) -> Iterator[bool]:
        """A second turn at once for somebody who has one, if nobody would have it otherwise; whether there is."""
        if self._free <= 0:
            yield False
            return
        self._free -= 1
        try:
            yield True
        finally:
            self._free += 1
            self._advance()

    def _advance(self) -> None:
        while self._free > 0 and len(self._queue):
            first = self._queue.take()
            if not first.turn.done():  # it may have been cancelled a moment ago
                self._free -= 1
                first.tell(0)
                first.turn.set_result(None)
        for place, waiting in enumerate(self._queue.order(), 1):
            waiting.tell(place)

    def _shorten(self) -> None:
        if len(self._queue) > self._most_waiting:
            last = self._queue.order()[-1]
            self._queue.discard(last)
            if not last.turn.done():
                last.turn.set_exception(TooBusy())
