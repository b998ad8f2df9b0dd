"""`parlour load`: how many connections and answers a running server bears."""

import json
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable

from parlour.cli.arguments import PORT, Command, Parser, seconds
from parlour.cli.failure import DONE, FAILED

MOST_SOCKETS, MOST_TABLES, MOST_SECONDS = 20_000, 2_000, 600.0


def declare(parser: Parser) -> None:
    parser.add_argument("url", metavar="URL", nargs="?", default=f"http://127.0.0.1:{PORT}", help="(default: %(default)s)")
    parser.add_argument("--sockets", type=_upto(MOST_SOCKETS), default=100, metavar="N", help="that stay open (default: 100)")
    parser.add_argument("--tables", type=_upto(MOST_TABLES), default=20, metavar="N", help="that are played at (default: 20)")
    parser.add_argument(
        "--rate", type=_upto(100_000), default=0, metavar="N", help="answers in a second (default: as many as go)"
    )
    parser.add_argument("--seconds", type=_seconds, default=10.0, metavar="S", help="that is played (default: 10)")
    parser.add_argument("--game", default="inbetween", metavar="GAME", help="(default: inbetween)")
    parser.add_argument("--far", action="store_true", help="the server may be another machine")


def load(arguments: Namespace) -> int:
    """Prints what was measured as one line of JSON; 1 if somebody met with trouble."""
    from parlour.cli import crowd  # late: it takes long to import

    found = crowd.load(arguments)
    print(json.dumps(found))
    return FAILED if found["troubles"] else DONE


def _upto(most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= 9 and int(text) <= most):
            raise ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0 to {most}")
        return int(text)

    return number


def _seconds(text: str) -> float:
    found = seconds(text)
    if found > MOST_SECONDS:
        raise ArgumentTypeError(f"at most {MOST_SECONDS:.0f} seconds")
    return found


COMMAND = Command("load", "plays at a running server and measures what it bears", declare, load)
