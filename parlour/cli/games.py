"""`parlour games` lists the games; `parlour conform` runs the conformance kit on anybody's."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

from parlour.cli.arguments import Command, Parser, add_language, positive, whole_seed
from parlour.cli.failure import DONE, FAILED
from parlour.cli.lookup import game_in, game_named
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER, Wording
from parlour.games import games
from parlour.kernel import words


def declare_games(parser: Parser) -> None:
    add_language(parser)


def list_games(arguments: Namespace) -> int:
    """Prints each game with its seats and options."""
    screen = Screen()
    for game_id in games():
        game = game_named(game_id)
        wording = Wording(game, arguments.lang)
        screen.line(f"{game_id}: {wording.name()}", "bold")
        screen.line("    " + wording.say("seats", seats=", ".join(map(str, game.seats))))
        for name, option in game.options.items():
            choices = ", ".join(f"{choice}*" if choice == option.default else choice for choice in option.choices)
            only = f"  ({wording.say('seats', seats=', '.join(map(str, option.seats)))})" if option.seats else ""
            screen.line(f"    --option {name}=  {choices}{only}")
    if not games():
        screen.line(words(CLI_FOLDER, arguments.lang).say("no-games"))
    return DONE


GAMES = Command("games", "lists the games with their seats and options", declare_games, list_games)


def declare_conform(parser: Parser) -> None:
    parser.add_argument("module", metavar="MODULE", help="an importable module that holds a GAME, or the id of a game")
    parser.add_argument("--games", type=positive, default=20, metavar="N", help="how many to play for each check (default: 20)")
    parser.add_argument("--seed", type=whole_seed, default=0, metavar="S", help="what the trials follow from (default: 0)")


def check_game(arguments: Namespace) -> int:
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


CONFORM = Command("conform", "runs the conformance kit on a game", declare_conform, check_game)
