"""`parlour conform`: runs the conformance kit on anybody's game."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from parlour.cli.arguments import Command, Parser, positive, whole_seed
from parlour.cli.failure import DONE, FAILED
from parlour.cli.lookup import game_in, game_named
from parlour.cli.screen import Screen
from parlour.games import games


def declare(parser: Parser) -> None:
    parser.add_argument("module", metavar="MODULE", help="an importable module that holds a GAME, or the id of a game")
    parser.add_argument("--games", type=positive, default=20, metavar="N", help="how many to play for each check (default: 20)")
    parser.add_argument("--seed", type=whole_seed, default=0, metavar="S", help="what the trials follow from (default: 0)")


def run(arguments: Namespace) -> int:
    """Prints a line for each check, then the faults."""
    from parlour.conform import CHECKS, conform  # only here: the kit is for those who make games

    game = game_named(arguments.module) if arguments.module in games() else game_in(arguments.module)
    with _progress() as progress:
        faults = conform(game, arguments.games, arguments.seed, progress)
    screen = Screen()
    failed = [fault.check for fault in faults]
    for name in dict.fromkeys(["words", "lessons", *[check.name for check in CHECKS], *failed]):
        screen.line(f"{name:<12}{failed.count(name) or 'ok'}", "bold red" if name in failed else "green")
    for fault in faults:
        screen.line(f"{fault.check}: {fault.where}: {fault.what}")
    screen.line(f"{game.id}: {len(faults) or 'no'} fault{'' if len(faults) == 1 else 's'}", "bold")
    return FAILED if faults else DONE


@contextmanager
def _progress() -> Iterator[Callable[[str], None] | None]:
    """Where the kit says what it does: on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    with Console(stderr=True).status("") as status:
        yield lambda text: status.update(Text(text))


COMMAND = Command("conform", "runs the conformance kit on a game", declare, run)
