"""Starts a server and keeps it running until somebody stops it."""

import gc
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TypeAlias

import uvicorn

from parlour.server.app import application
from parlour.server.catalogue import Catalogue
from parlour.server.logs import LOG_CONFIG
from parlour.server.settings import Settings
from parlour.server.transports import Config

BACKLOG = 2048
SHUTDOWN_SECONDS = 5  # for what is under way when the server is stopped
SWITCH_SECONDS = 0.001  # that a thread works before the event loop has its turn: it has many short ones for each answer
GC_THRESHOLDS = (20_000, 20, 50)  # what is thrown away here is rarely a cycle, and looking for some costs a quarter of the time


Drain: TypeAlias = Callable[[Callable[[], bool]], Awaitable[None]]  # until it is over, or there is a hurry


class Stopped(Exception):
    """The server could not go on."""


class PortTaken(OSError):
    """Somebody else listens there, or we may not."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; PortTaken if it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        raise PortTaken(str(getattr(error, "strerror", None) or error)) from None
    return listening


def listen_with_fallback(host: str, preferred: int) -> socket.socket:
    """A socket at the preferred port, or at any that is free."""
    with suppress(PortTaken):
        return listen(host, preferred)
    return listen(host, 0)


class Server(uvicorn.Server):
    """Calls `ready` when clients may come, and `drain` before it stops because somebody wants it to."""

    stopped_because = ""  # it could not go on

    def __init__(self, config: Config, ready: Callable[[], None], drain: Drain) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain
        self._hurry = False  # it was told a second time

    def stop(self, reason: str) -> None:
        """Shuts down, because the server cannot go on."""
        self.stopped_because = reason
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._hurry = self.should_exit
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if not self.stopped_because:
            await self._drain(lambda: self._hurry)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal to stop is obeyed, and not raised again after the shutdown."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def server(settings: Settings, catalogue: Catalogue, ready: Callable[[], None]) -> Server:
    """The server, not yet started."""
    running: list[Server] = []
    app = application(settings, catalogue, lambda reason: running[0].stop(reason))
    config = Config(
        app,
        settings.limits,
        settings.proxies,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # it costs more memory for each connection than all the rest
        lifespan="on",
        log_config=LOG_CONFIG,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    running.append(Server(config, ready, lambda hurry: app.state.services.drain(hurry)))
    return running[0]


def run(settings: Settings, catalogue: Catalogue, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Serves until it is stopped; whether it ever started. Stopped if it cannot go on."""

    def start() -> None:
        _tune_garbage_collector()
        sys.setswitchinterval(SWITCH_SECONDS)
        ready()

    running = server(settings, catalogue, start)
    running.run(sockets=[listening])
    if running.stopped_because:
        raise Stopped(running.stopped_because)
    return running.started


def _tune_garbage_collector() -> None:
    """What is there when the server has started stays for good: it is frozen, and never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
