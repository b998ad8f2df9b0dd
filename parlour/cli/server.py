"""Runs a server from the command line, for `play` and `serve`: catalogue, database, listening socket, addresses in the LAN.

Both commands import this module late, so that no other command waits for the server to be imported.
"""

import asyncio
import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable, Coroutine, Iterable
from io import StringIO
from ipaddress import ip_address
from math import ceil
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from urllib.parse import urlsplit

import segno
from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from platformdirs import user_data_dir
from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from parlour.cli import environment
from parlour.cli.arguments import PORT
from parlour.cli.failure import DONE, FAILED, Failure, describe
from parlour.cli.lookup import game_named
from parlour.cli.screen import Screen, has_display
from parlour.cli.wording import CLI_FOLDER
from parlour.games import game, games
from parlour.kernel import LANGUAGES, Game, words
from parlour.server.catalogue import Catalogue
from parlour.server.launch import PortTaken, Stopped, listen, listen_with_fallback, run
from parlour.server.proxies import Proxies
from parlour.server.settings import CLIENT, Settings
from parlour.server.store import BadAddress, InUse, Store, address

T = TypeVar("T")
EVERYWHERE = "0.0.0.0"  # friends in the same network may join
FIND_GAME = "parlour.games:game"


def open_tables(arguments: Namespace) -> int:
    """Serves tables for this machine and those around it until it is stopped, and opens them in a browser."""
    screen = Screen()
    messages = words(CLI_FOLDER, arguments.lang)
    chosen = None if arguments.game is None else (arguments.game, game_named(arguments.game))
    catalogue = game_catalogue(chosen)
    if not (CLIENT / "index.html").exists():
        raise Failure(messages.say("not-built"), FAILED)
    host = arguments.host or EVERYWHERE
    settings = Settings(database=open_database(arguments.database), hosts=known_hosts(host))
    try:
        listening = listen_with_fallback(host, PORT) if arguments.port is None else listen(host, arguments.port)
    except PortTaken as error:
        raise Failure(f"cannot listen at {host}:{PORT if arguments.port is None else arguments.port}: {error}", FAILED) from None
    _, port = _socket_address(listening)
    page = "" if chosen is None else f"?game={chosen[1].id}"
    here = f"http://{'127.0.0.1' if is_any_address(host) else f'[{host}]' if ':' in host else host}:{port}/{page}"

    def ready() -> None:
        screen.line(messages.say("open-at", address=here))
        around = None if is_loopback(host) else lan_address()
        if around is not None and is_any_address(host):
            there = f"http://{around}:{port}/{page}"
            screen.line(messages.say("open-around", address=there))
            if sys.stdout.isatty():
                print(qr_code(there), flush=True)
        screen.line(messages.say("ctrl-c-closes"))
        if not arguments.no_browser and has_display():
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    run_server(settings, catalogue, listening, ready)
    screen.line(messages.say("closed"))
    return DONE


def serve_tables(arguments: Namespace) -> int:
    """Serves tables to many until it is stopped."""
    screen = Screen()
    messages = words(CLI_FOLDER, arguments.lang)
    for name in environment.unknown():
        print(f"parlour: {name} is no setting; there are {', '.join(environment.SETTINGS)}", file=sys.stderr)
    origins = environment.several(arguments.origin, "PARLOUR_ORIGIN")
    for origin in origins:
        if urlsplit(origin).scheme not in ("http", "https") or not urlsplit(origin).netloc:
            raise Failure(f"{origin[:80]!r} is not the address of a site; write https://example.org")
    try:
        proxies = Proxies(environment.several(arguments.behind, "PARLOUR_BEHIND"))
    except ValueError as error:
        raise Failure(f"--behind: {str(error)[:120]}; write 10.0.0.7, or 10.0.0.0/24 for a network") from None
    settings = Settings(
        database=open_database(arguments.database),
        origins=origins,
        hosts=known_hosts(arguments.host, origins),
        proxies=proxies,
        bot_workers=arguments.workers_for_bots,
        drain_seconds=arguments.drain,
        metrics_token=os.environ.get("PARLOUR_METRICS_TOKEN", ""),
    )
    try:
        listening = listen(arguments.host, arguments.port)
    except PortTaken as error:
        raise Failure(f"cannot listen at {arguments.host}:{arguments.port}: {error}", FAILED) from None
    if not (CLIENT / "index.html").exists():
        screen.line(messages.say("not-built"))
    host, port = _socket_address(listening)

    def ready() -> None:
        screen.line(messages.say("open-at", address=f"http://{f'[{host}]' if ':' in host else host}:{port}/"))

    run_server(settings, game_catalogue(), listening, ready)
    screen.line(messages.say("closed"))
    return DONE


def open_database(given: str | None) -> URL:
    """The database that was named, or a file of the user's own; opened once, so that a bad one fails before anything starts."""
    url = database_address(given)
    run_on_database(url, _open_and_close(url))
    return url


def database_address(given: str | None) -> URL:
    """The address of the database that was named, or of a file of the user's own."""
    try:
        return address(given or str(Path(user_data_dir("parlour")) / "parlour.db"))
    except BadAddress as error:
        raise Failure(str(error)) from None


def run_on_database(url: URL, work: Coroutine[Any, Any, T]) -> T:
    """What comes of work with a database, or Failure if that cannot be used."""
    try:
        return asyncio.run(work)
    except InUse as error:
        said = {language: _in_use(url, error, language) for language in LANGUAGES}
        raise Failure(said["en"], FAILED, said) from None
    except (SQLAlchemyError, PostgresError, InterfaceError, CommandError, OSError) as error:
        shown = url.render_as_string(hide_password=True)
        raise Failure(f"the database {shown} cannot be opened: {describe(error)}", FAILED) from None


def game_catalogue(also: tuple[str, Game] | None = None) -> Catalogue:
    """The games that are registered, and perhaps one more with the name by which it is found."""
    registered = {name: game(name) for name in games()}
    if also is None or also[1].id in registered:
        return Catalogue(registered, FIND_GAME)
    name, more = also
    return Catalogue({**registered, more.id: more}, FIND_GAME, {more.id: name})


def run_server(settings: Settings, catalogue: Catalogue, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until it is stopped; `ready` is called when clients may connect."""
    try:
        started = run(settings, catalogue, listening, ready)
    except KeyboardInterrupt:
        return
    except Stopped as stopped:
        raise Failure(f"the server was stopped: {stopped}", FAILED) from None
    if not started:
        raise Failure("the server did not start", FAILED)


def known_hosts(host: str, origins: Iterable[str] = ()) -> tuple[str, ...] | None:
    """The names by which a server may be called that listens there; None: any.

    One that only this machine reaches could otherwise be reached by any site whose name is made to lead here (DNS rebinding).
    """
    return tuple([urlsplit(origin).hostname or "" for origin in origins]) if is_loopback(host) else None


def lan_address() -> str | None:
    """The address of this machine in its network; None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))  # nothing is sent: the system only says which address it would use
            own = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(own) or is_any_address(own) else own


def is_any_address(host: str) -> bool:
    """Whether this means every address of the machine."""
    return host in ("0.0.0.0", "::", "")


def is_loopback(host: str) -> bool:
    """Whether no other machine reaches this address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_code(text: str) -> str:
    """A QR code in block characters."""
    picture = StringIO()
    segno.make(text, micro=False).terminal(picture, compact=True)
    return picture.getvalue().rstrip("\n")


def _in_use(url: URL, error: InUse, language: str) -> str:
    host, process = error.holder
    facts = {"database": url.render_as_string(hide_password=True), "host": host, "process": str(process)}
    return words(CLI_FOLDER, language).say("in-use", seconds=ceil(error.seconds), **facts)


def _socket_address(listening: socket.socket) -> tuple[str, int]:
    host, port, *_ = listening.getsockname()
    return host, port


async def _open_and_close(url: URL) -> None:
    store = await Store.open(url)
    try:
        await store.check_free()
    finally:
        await store.close()
