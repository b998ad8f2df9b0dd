"""How much of something one connection or address may ask for in a while."""

from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic


@dataclass(frozen=True, slots=True)
class Rate:
    """So many a second in the long run, so many at once."""

    a_second: float
    at_once: int


@dataclass(frozen=True, slots=True)
class Limits:
    """The measures of the server."""

    body: int = 64 * 1024  # bytes
    record: int = 1024 * 1024
    frame: int = 8 * 1024
    actions: int = 10_000  # of a record that is brought in
    watched: int = 8  # tables, by one connection
    answers: int = 256  # that wait for a slow reader
    strikes: int = 60  # messages over the rate until a connection is closed
    messages: Rate = Rate(30, 60)  # of a connection
    requests: Rate = Rate(50, 200)  # of an address
    tables: Rate = Rate(20 / 60, 20)
    records: Rate = Rate(6 / 60, 6)
    sockets: Rate = Rate(5, 60)


class Bucket:
    """Fills steadily and is emptied by what is asked for."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.at_once)
        self._at = now

    def take(self, now: float) -> bool:
        """Whether there is enough for one more."""
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@dataclass(slots=True)
class Buckets:
    """A bucket for each address; those that were not used for longest are forgotten first."""

    rate: Rate
    most: int = 10_000
    _of: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)

    def take(self, address: str) -> bool:
        """Whether this address may have one more."""
        now = monotonic()
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, now)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        return bucket.take(now)
