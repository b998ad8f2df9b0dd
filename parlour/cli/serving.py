"""The server for many, from the command line."""

from argparse import Namespace
from urllib.parse import urlsplit

from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.house import catalogue, database, keep, place
from parlour.cli.screen import Screen
from parlour.cli.voice import OWN
from parlour.kernel.words import words
from parlour.server.launch import PortTaken, listen
from parlour.server.settings import CLIENT, Settings


def serve_tables(arguments: Namespace) -> int:
    """Serves until it is stopped."""
    screen = Screen()
    own = words(OWN, arguments.lang)
    for origin in arguments.origin:
        if urlsplit(origin).scheme not in ("http", "https") or not urlsplit(origin).netloc:
            raise Failure(f"{origin[:80]!r} is not the address of a site; write https://example.org")
    settings = Settings(
        database=database(arguments.database), origins=tuple(arguments.origin), bot_workers=arguments.workers_for_bots
    )
    try:
        listening = listen(arguments.host, arguments.port)
    except PortTaken as error:
        raise Failure(f"cannot listen at {arguments.host}:{arguments.port}: {error}", FAILED) from None
    if not (CLIENT / "index.html").exists():
        screen.line(own.say("not-built"))
    host, number = place(listening)

    def ready() -> None:
        screen.line(own.say("open-at", address=f"http://{f'[{host}]' if ':' in host else host}:{number}/"))

    keep(settings, catalogue(), listening, ready)
    screen.line(own.say("closed"))
    return DONE
