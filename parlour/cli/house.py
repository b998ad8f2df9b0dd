"""What `play` and `serve` have in common: the games, the database, the address, and a server that runs."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from platformdirs import user_data_dir
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from parlour.cli.failure import FAILED, Failure, named
from parlour.games import game, games
from parlour.kernel import Game
from parlour.server.catalogue import Catalogue
from parlour.server.launch import run
from parlour.server.settings import Settings
from parlour.server.store import BadAddress, Store, address

FINDER = "parlour.games:game"


def database(given: str | None) -> URL:
    """The database that was named, or the user's own; refused in one line if it cannot be had."""
    try:
        found = address(given or str(Path(user_data_dir("parlour")) / "parlour.db"))
    except BadAddress as error:
        raise Failure(str(error)) from None
    try:
        asyncio.run(_tried(found))
    except (SQLAlchemyError, PostgresError, InterfaceError, CommandError, OSError) as error:
        shown = found.render_as_string(hide_password=True)
        raise Failure(f"the database {shown} cannot be opened: {named(error)}", FAILED) from None
    return found


def catalogue(also: tuple[str, Game] | None = None) -> Catalogue:
    """The games that are registered, and perhaps one more with the name by which it is found."""
    found = {name: game(name) for name in games()}
    if also is None or also[1].id in found:
        return Catalogue(found, FINDER)
    name, more = also
    return Catalogue({**found, more.id: more}, FINDER, {more.id: name})


def keep(settings: Settings, offered: Catalogue, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until somebody stops it; `ready` is called when clients may come."""
    try:
        started = run(settings, offered, listening, ready)
    except KeyboardInterrupt:
        return
    if not started:
        raise Failure("the server did not start", FAILED)


def place(listening: socket.socket) -> tuple[str, int]:
    """Where a socket listens."""
    host, number, *_ = listening.getsockname()
    return host, number


async def _tried(url: URL) -> None:
    store = await Store.open(url)
    await store.close()
