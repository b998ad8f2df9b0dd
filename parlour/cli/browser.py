"""Tables in the browser: a server of one's own, for this machine and those around it."""

import os
import sys
import webbrowser
from argparse import Namespace
from threading import Thread

from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.house import catalogue, database, keep, place
from parlour.cli.lookup import game_named
from parlour.cli.neighbours import is_for_all, is_loopback, lan_address, qr_code
from parlour.cli.place import PORT
from parlour.cli.screen import Screen
from parlour.cli.voice import OWN
from parlour.kernel.words import words
from parlour.server.launch import PortTaken, listen, listen_with_fallback
from parlour.server.settings import CLIENT, Settings

HOST = "0.0.0.0"  # friends in the same network may join


def open_tables(arguments: Namespace) -> int:
    """Serves tables until it is stopped, and shows them."""
    screen = Screen()
    own = words(OWN, arguments.lang)
    chosen = None if arguments.game is None else (arguments.game, game_named(arguments.game))
    offered = catalogue(chosen)
    if not (CLIENT / "index.html").exists():
        raise Failure(own.say("not-built"), FAILED)
    settings = Settings(database=database(arguments.database))
    host = arguments.host or HOST
    try:
        listening = listen_with_fallback(host, PORT) if arguments.port is None else listen(host, arguments.port)
    except PortTaken as error:
        raise Failure(f"cannot listen at {host}:{PORT if arguments.port is None else arguments.port}: {error}", FAILED) from None
    _, number = place(listening)
    page = "" if chosen is None else f"?game={chosen[1].id}"
    here = f"http://{'127.0.0.1' if is_for_all(host) else f'[{host}]' if ':' in host else host}:{number}/{page}"

    def ready() -> None:
        screen.line(own.say("open-at", address=here))
        around = None if is_loopback(host) else lan_address()
        if around is not None and is_for_all(host):
            there = f"http://{around}:{number}/{page}"
            screen.line(own.say("open-around", address=there))
            if sys.stdout.isatty():
                print(qr_code(there), flush=True)
        screen.line(own.say("ctrl-c-closes"))
        if not arguments.no_browser and _has_display():
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    keep(settings, offered, listening, ready)
    screen.line(own.say("closed"))
    return DONE


def _has_display() -> bool:
    """Whether a browser would open a window, and not take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
