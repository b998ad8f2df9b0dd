"""How much a server is given to do, and what came of it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Plan:
    """Games of two at many tables at once: counted in windows, after a while to get warm."""

    tables: int
    games: int  # one after another at each table: enough that nobody runs out of them
    rate: float | None  # actions a second at each table; None: the next as soon as the last has come of
    warm: float  # seconds
    windows: int
    window: float  # seconds


@dataclass(frozen=True, slots=True)
class Idle:
    """Sockets that watch tables where nothing happens."""

    tables: int
    sockets: int
    settle: float  # seconds until the memory is looked at


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is measured of each server."""

    flood: Plan
    steady: Plan
    idle: Idle


FULL = Effort(
    flood=Plan(tables=200, games=2, rate=None, warm=1.5, windows=3, window=1.5),
    steady=Plan(tables=200, games=1, rate=1.5, warm=1, windows=1, window=6),
    idle=Idle(tables=200, sockets=2000, settle=1),
)
QUICK = Effort(
    flood=Plan(tables=20, games=4, rate=None, warm=0.5, windows=1, window=1),
    steady=Plan(tables=20, games=1, rate=1.5, warm=0.5, windows=1, window=1),
    idle=Idle(tables=10, sockets=100, settle=0.2),
)


@dataclass(frozen=True, slots=True)
class Loaded:
    """What players saw of a server: acknowledged actions, and how long they waited for each."""

    counts: tuple[int, ...]  # in each window
    window: float
    p50: float  # milliseconds
    p99: float
    busy: float  # the share of their own core that the players used: near 1, they and not the server were the limit

    @property
    def rate(self) -> float:
        """Actions a second in the best window."""
        return max(self.counts) / self.window
