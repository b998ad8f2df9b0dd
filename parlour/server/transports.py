"""The HTTP and websocket protocols of uvicorn, with bounds on what one connection or one address may hold.

Everything in here happens before a request or a message is complete, so that nothing else of the server can bound it.
"""

from asyncio import Task, TimerHandle, Transport
from asyncio.transports import BaseTransport
from typing import Any, Literal

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected, get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from parlour.server.limits import Limits, OpenConnections, TokenBucket
from parlour.server.proxies import Proxies

EXTENSION, WIRE = "parlour", "wire"  # the extension by which a connection is reached past the layers of ASGI
FIRST_PING_SECONDS = 1.0  # after a connection was opened, so that its lag is known soon
LINGER_SECONDS = 5.0  # that the last bytes of a closed connection may take to be read
TOO_MANY_CONNECTIONS = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 23\r\n"
    b"connection: close\r\n\r\nToo many connections.\r\n"
)
FINAL_TEXT = 0x81  # the first byte of a frame that holds a whole text
Phase = Literal["", "head", "body"]  # what the rest of a request is waited for


class Config(uvicorn.Config):
    """The settings of uvicorn, and ours that its protocols need."""

    def __init__(self, app: Any, limits: Limits, proxies: Proxies, **more: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=WebSocketProtocol, forwarded_allow_ips=list(proxies.addresses), **more)
        self.limits = limits
        self.open_connections = OpenConnections(limits.connections, proxies)


class HttpProtocol(H11Protocol):
    """HTTP/1.1, with a timeout for the head and the body of a request, and a limit on connections per address."""

    config: Config

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._counted = ""  # the address, while the connection counts as one of its own
        self._phase: Phase = ""
        self._timeout: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client is not None else ""
        if self.config.open_connections.add(address):
            self._counted = address
            self._wait_for("head")
        else:
            transport.write(TOO_MANY_CONNECTIONS)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._wait_for(self._missing())

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for("")
        self._release()  # the websocket counts from here on
        super().handle_websocket_upgrade(event)

    def _missing(self) -> Phase:
        """What is still to come of a request that has begun."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            return "head"
        return "body" if self.conn.their_state is h11.SEND_BODY else ""

    def _wait_for(self, phase: Phase) -> None:
        """Each phase has one timeout: bytes that trickle in do not extend it."""
        if phase == self._phase:
            return
        self._phase = phase
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
        limits = self.config.limits
        if phase:
            self._timeout = self.loop.call_later(limits.head_seconds if phase == "head" else limits.body_seconds, self._give_up)

    def _give_up(self) -> None:
        self._timeout = None
        self.transport.abort()

    def _release(self) -> None:
        if self._counted:
            self.config.open_connections.remove(self._counted)
            self._counted = ""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket that sends no pongs to a client that does not read, and closes when it is flooded with control frames."""

    config: Config

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._controls = TokenBucket(self.config.limits.controls, self.loop.time())
        self._counted = ""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        address = get_remote_addr(self.transport)
        if address is not None and self.config.open_connections.add(address[0]):
            self._counted = address[0]

    def connection_lost(self, exc: Exception | None) -> None:
        if self._counted:
            self.config.open_connections.remove(self._counted)
            self._counted = ""
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if not self._takes_control():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong would only wait with all the others

    def handle_pong(self, event: Frame) -> None:
        if self._takes_control():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes_control():  # fragments may be empty, so that their number is not bounded by the size of a message
            super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self.scope.setdefault("extensions", {})[EXTENSION] = {WIRE: self}

    @property
    def lag(self) -> float:
        """Seconds that the last ping and its pong were on their way; 0 while that is not known."""
        return self.last_ping_rtt

    def send_text(self, message: bytes) -> None:
        """Sends one message, whether the client reads or not; ClientDisconnected if it has gone.

        The layers of ASGI do the same at five times the cost, and this happens twice for every command.
        """
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise ClientDisconnected
        size = len(message)
        if size < 126:
            head = bytes((FINAL_TEXT, size))
        elif size < 1 << 16:
            head = bytes((FINAL_TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((FINAL_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + message)

    def start_keepalive(self) -> None:
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(FIRST_PING_SECONDS, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_soon()

    def on_task_complete(self, task: Task[None]) -> None:
        super().on_task_complete(task)
        self._abort_soon()

    def _takes_control(self) -> bool:
        """Whether one more control frame is allowed; if not, the connection is closed."""
        if self.close_sent:
            return False
        if self._controls.take(self.loop.time()):
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._abort_soon()
        return False

    def _abort_soon(self) -> None:
        """A transport that is closed waits for ever until its last bytes are read: it is given a moment."""
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
