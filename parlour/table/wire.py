"""A table as one of those around it may see it."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from parlour.kernel import Seat
from parlour.table.terms import Clock, TableId

Stage: TypeAlias = Literal["open", "playing", "paused", "over"]
Eyes: TypeAlias = str  # who looks: the number of a seat, or "watcher"
WATCHER: Eyes = "watcher"


class ChairSeen(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str  # of the bot that plays here, always or standing in for the person; else ""
    mine: bool
    here: bool  # whether the person is connected
    left: float | None  # seconds on the clock at this moment; None: no clock
    ticking: bool


class OfferSeen(Struct, frozen=True):
    """What somebody has offered, and who has yet to answer."""

    seat: Seat
    what: Literal["draw", "take-back", "pause"]
    count: int
    waiting: tuple[Seat, ...]


class Result(Struct, frozen=True):
    """How it ended."""

    reason: Literal["played", "resigned", "time", "agreed", "closed"]
    shares: tuple[float, ...]
    seat: Seat | None = None  # who resigned or ran out of time


class State(Struct, frozen=True):
    """How the table stands now."""

    table: TableId
    game: str
    rules: int
    options: Mapping[str, str]
    stage: Stage
    chairs: tuple[ChairSeen, ...]
    clock: Clock
    host: bool  # whether the one who looks opened the table
    watchers: int
    asked: Mapping[str, int]  # for each seat that is asked: the number of the entry with which it was
    undoable: Mapping[str, int]  # for each seat of the one who looks: how many answers it may take back at once
    offer: OfferSeen | None
    result: Result | None
    former: TableId | None
    rematch: TableId | None
    commitment: str  # to the secret of the server, published before anybody has added anything to it
    open_deal: bool  # the seed was chosen: somebody may have foreseen the game
    entropy: Mapping[str, str]  # for each seat that did: what it has added
    secret: str | None  # when it is over: what the commitment binds to
    seed: str | None  # when it is over: what follows from the secret and what was added, and all chance from that


class News(Struct, frozen=True, omit_defaults=True):
    """One entry as one of those around the table may hear it."""

    number: int
    at: float
    what: str  # the tag of the entry
    seat: Seat | None = None
    name: str = ""
    text: str = ""
    level: str = ""
    offer: str = ""
    count: int = 0
    gone: tuple[int, ...] = ()  # of a take-back: the numbers of the entries that no longer count
    action: str | None = None  # of one's own seats only: what others did, the events tell
    events: Mapping[Eyes, tuple[Mapping[str, Any], ...]] = {}  # for each pair of eyes what they saw happen
    table: TableId | None = None  # of a rematch
