"""A connection to a running server, for those who come by the thousand: a websocket without a task or a queue of its own.

Of what the server says it reads only what somebody needs who plays at random.
"""

import asyncio
from collections.abc import Callable, Mapping
from ssl import create_default_context
from typing import TypeAlias, cast

from msgspec import Struct
from msgspec.json import Decoder
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri


class Heard(Struct, frozen=True, tag_field="message"):
    """What the server said."""


class Welcome(Heard, frozen=True, tag="welcome"):
    """The first message."""


class Decision(Struct, frozen=True):
    """What a seat is asked."""

    options: tuple[str, ...]


class View(Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    decision: Decision | None


class State(Struct, frozen=True):
    """How the table stands."""

    stage: str
    asked: Mapping[str, int]


class Update(Heard, frozen=True, tag="update"):
    """A table now."""

    table: str
    number: int
    state: State
    views: Mapping[str, View]


class Done(Heard, frozen=True, tag="done"):
    """An answer was acknowledged."""

    id: str
    number: int


class Refused(Heard, frozen=True, tag="refused"):
    """An answer was refused."""

    key: str


class Gone(Heard, frozen=True, tag="gone"):
    """There is no such table."""

    table: str


class Announced(Heard, frozen=True, tag="announced"):
    """Whoever runs the server says something."""


AnyHeard: TypeAlias = Welcome | Update | Done | Refused | Gone | Announced

decode = Decoder(AnyHeard).decode


class Line(asyncio.Protocol):
    """One connection; what is said there is handed on as it comes, and once why it is broken."""

    def __init__(
        self, uri: str, origin: str | None, cookie: str, heard: Callable[[bytes], None], broken: Callable[[str], None]
    ) -> None:
        self._protocol = ClientProtocol(parse_uri(uri), origin=None if origin is None else Origin(origin), max_size=None)
        self._cookie = cookie
        self._heard = heard
        self._broken = broken
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is none by its class
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            match event:
                case Frame(opcode=Opcode.TEXT, fin=True):
                    self._heard(bytes(event.data))
                case Frame(opcode=Opcode.PING | Opcode.PONG):
                    pass
                case Response(status_code=101):
                    self.open.set_result(None)
                case Frame(opcode=Opcode.CLOSE):
                    self._break(f"the server closed a socket: {self._protocol.close_code} {self._protocol.close_reason}")
                case other:
                    self._break(f"the server said what was not expected: {other!r:.200}")
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        self._break(f"a connection is gone: {error or 'the server hung up'}")

    def say(self, message: bytes) -> None:
        """Sends one message."""
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        """Leaves without a word; nothing is broken."""
        self._broken = _ignore
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)

    def _break(self, why: str) -> None:
        if self.is_lost:
            return
        self.is_lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError(why))
        self._broken(why)


def _ignore(why: str) -> None:
    """Nobody cares."""


async def connect(
    uri: str,
    heard: Callable[[bytes], None],
    broken: Callable[[str], None],
    origin: str | None = None,
    cookie: str = "",
    address: tuple[str, int] | None = None,
) -> Line:
    """An open connection, from an address of one's own if one is given."""
    parsed = parse_uri(uri)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(uri, origin, cookie, heard, broken),
        parsed.host,
        parsed.port,
        local_addr=address,
        ssl=create_default_context() if parsed.secure else None,
    )
    await line.open
    return line
