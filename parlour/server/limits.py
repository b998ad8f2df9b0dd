"""Limits: token buckets for connections, addresses and players, how large everything may be, and how long it may take."""

from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from time import monotonic

from parlour.server.proxies import Proxies


@dataclass(frozen=True, slots=True)
class Rate:
    """How fast a token bucket fills, and how many tokens it holds."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask for."""

    body: int = 64 * 1024  # bytes
    record: int = 1024 * 1024
    frame: int = 8 * 1024
    actions: int = 10_000  # of an uploaded record
    watched: int = 8  # tables, by one connection
    answers: int = 256  # that wait for a slow reader
    strikes: int = 60  # messages over the rate, or that are none, until a connection is closed
    connections: int = 256  # of an address at the same time
    head_seconds: float = 15.0  # that the head of a request may take to come
    body_seconds: float = 60.0  # and its body
    messages: Rate = Rate(30, 60)  # of a connection
    controls: Rate = Rate(2, 30)  # control frames and fragments of a connection
    chat: Rate = Rate(0.5, 10)  # of a player, at all tables
    requests: Rate = Rate(50, 200)  # of an address
    tables: Rate = Rate(20 / 60, 20)
    records: Rate = Rate(6 / 60, 6)
    texts: Rate = Rate(1, 10)  # of their own, such as scripts, that an address has checked
    sockets: Rate = Rate(5, 60)
    watches: Rate = Rate(5, 60)  # tables that an address begins to watch: it is told what happened before


class TokenBucket:
    """A token bucket: it fills steadily, and each request takes one token."""

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = now

    def take(self, now: float) -> bool:
        """Takes a token, if there is one."""
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


@dataclass(slots=True)
class TokenBuckets:
    """A token bucket for each address or player; the least recently used are dropped first."""

    rate: Rate
    most: int = 10_000
    _buckets: OrderedDict[str, TokenBucket] = field(default_factory=OrderedDict)

    def take(self, address: str) -> bool:
        """Takes a token of this address, if there is one."""
        now = monotonic()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self.rate, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(now)


class OpenConnections:
    """How many connections each address has open; those of a proxy belong to many people and are not counted."""

    def __init__(self, most: int, proxies: Proxies) -> None:
        self._most = most
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    def add(self, address: str) -> bool:
        """Counts one more, if the address may have it."""
        if address in self._proxies:
            return True
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def remove(self, address: str) -> None:
        """Counts one less."""
        if address not in self._open:
            return
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
