"""The messages between a client and the server, over one websocket, as JSON.

The names, docstrings and fields of these classes are the protocol: `parlour.server.protocol` writes them out for clients.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from parlour.bots import Thought
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


class Announced(Outgoing, frozen=True, tag="announced"):
    """Whoever runs the server says something to everybody; without text and restart the last such word is taken back."""

    text: str  # perhaps none
    restart: float | None  # seconds until the server is started again; None: it is not


class Pong(Outgoing, frozen=True, tag="pong"):
    """Somebody is."""


AnyOutgoing: TypeAlias = Welcome | Update | Done | Refused | Hinted | Queued | Gone | Announced | Pong
