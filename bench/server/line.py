"""A websocket without a task or a queue of its own, so that many of them cost their process little."""

import asyncio
from collections.abc import Callable
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri

from bench.server.guest import HOST, Guest


class Line(asyncio.Protocol):
    """One connection of a guest to the server; what is said there is handed on as it comes."""

    def __init__(self, uri: str, guest: Guest, heard: Callable[[bytes], None], broken: Callable[[str], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(uri), origin=Origin(guest.origin), max_size=None)
        self._cookie = guest.cookie
        self._heard = heard
        self._broken = broken
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

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
                    self._broken(f"the server closed a socket: {self._protocol.close_code} {self._protocol.close_reason}")
                case other:
                    self._broken(f"the server said what was not expected: {other!r:.200}")
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        self._broken(f"a connection is gone: {error or 'the server hung up'}")

    def say(self, message: bytes) -> None:
        """Sends one message."""
        self._protocol.send_text(message)
        self._flush()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)


async def connect(port: int, guest: Guest, heard: Callable[[bytes], None], broken: Callable[[str], None]) -> Line:
    """An open connection from the guest's own address."""
    loop = asyncio.get_running_loop()
    uri = f"ws://{HOST}:{port}/socket"
    _, line = await loop.create_connection(lambda: Line(uri, guest, heard, broken), HOST, port, local_addr=(guest.address, 0))
    await line.open
    return line
