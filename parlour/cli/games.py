"""`parlour games`: lists the games."""

from argparse import Namespace

from parlour.cli.arguments import Command, Parser, add_language
from parlour.cli.failure import DONE
from parlour.cli.lookup import game_named
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER, Wording
from parlour.games import games
from parlour.kernel import words


def declare(parser: Parser) -> None:
    add_language(parser)


def run(arguments: Namespace) -> int:
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


COMMAND = Command("games", "lists the games with their seats and options", declare, run)
