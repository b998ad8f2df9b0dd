"""The messages between a client and the server, over one websocket, as JSON.

The names, docstrings and fields of these classes are the protocol: `parlour.server.protocol` writes them out for clients.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from parlour.kernel import Seat
from parlour.table import AnyCommand, Eyes, News, State, TableId

PROTOCOL = 1


class Incoming(Struct, frozen=True, tag_field="message", forbid_unknown_fields=True):
    """What a client sends."""


class Watch(Incoming, frozen=True, tag="watch"):
    """Follow a table from here on; `after` is the number of the last entry that the client has."""

    table: TableId
    after: int = 0


class Leave(Incoming, frozen=True, tag="leave"):
    """Follow it no longer."""

    table: TableId


class Do(Incoming, frozen=True, tag="do"):
    """A command. Sent again with the same id, it is done once and answered alike."""

    id: str
    table: TableId
    command: AnyCommand


class Hint(Incoming, frozen=True, tag="hint"):
    """What would a bot do on this seat?"""

    id: str
    table: TableId
    seat: Seat


class Ping(Incoming, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyIncoming: TypeAlias = Watch | Leave | Do | Hint | Ping


class Outgoing(Struct, frozen=True, tag_field="message"):
    """What the server sends."""


class Welcome(Outgoing, frozen=True, tag="welcome"):
    """The first message of a connection."""

    protocol: int
    server: str  # differs after every restart


class Update(Outgoing, frozen=True, tag="update"):
    """A table now, and the news since the last update. The views are the truth; the news only tell how it came about."""

    table: TableId
    number: int  # of the last entry
    news: tuple[News, ...]
    state: State
    views: Mapping[Eyes, Mapping[str, Any]]  # for each seat of the client, or for a watcher: what may be known


class Done(Outgoing, frozen=True, tag="done"):
    """A command has been carried out and will not be lost."""

    id: str
    number: int


class Refused(Outgoing, frozen=True, tag="refused"):
    """A command or request was refused; nothing has changed."""

    id: str  # "" if it cannot be said which
    key: str
    rule: str
    words: Mapping[str, str]  # by language


class ThoughtStep(Struct, frozen=True):
    """An answer that somebody may give to a kind of question, in notation."""

    seat: Seat
    kind: str
    action: str


class RatedAnswer(Struct, frozen=True):
    """An answer that the bot thought of, and the share of the win that it expects after it."""

    action: str
    expected: float
    tries: int  # on which that rests


class Thought(Struct, frozen=True):
    """What a bot would do, and why. It knows no more than the seat for which it thinks."""

    action: str
    expected: float | None  # share of the win, 0 to 1; None: it did not think
    rated: tuple[RatedAnswer, ...]  # the chosen answer first, the others best first
    line: tuple[ThoughtStep, ...]  # the chosen answer, and what is expected to follow
    fear: ThoughtStep | None  # the answer of another seat that would cost most
    feared: float | None  # share of the win after that
    looked: int  # positions that were looked at
    seconds: float
    plan: tuple[str, ...]  # the own answers that are chosen together with this one, and follow it at once


class Hinted(Outgoing, frozen=True, tag="hinted"):
    """What a bot of that level would do, thought of with what the seat knows; told to nobody but the one who asked."""

    id: str
    seat: Seat
    asked: int
    level: str
    thought: Thought


class Queued(Outgoing, frozen=True, tag="queued"):
    """Other hints are thought about before this one. Who asks for little comes before who asks for much."""

    id: str
    place: int  # in the line, from 1; 0: it is thought about now


class Gone(Outgoing, frozen=True, tag="gone"):
    """There is no such table, or not for this client."""

    table: TableId


class Pong(Outgoing, frozen=True, tag="pong"):
    """Somebody is."""


AnyOutgoing: TypeAlias = Welcome | Update | Done | Refused | Hinted | Queued | Gone | Pong
