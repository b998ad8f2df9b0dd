"""`parlour games`: lists the games."""

from argparse import Namespace

from parlour.cli.arguments import Command, Parser, add_language
from parlour.cli.failure import DONE
from parlour.cli.lookup import game_named
from parlour.cli.screen import Screen
from parlour.cli.voice import OWN, Voice
from parlour.games import games
from parlour.kernel.words import words


def declare(parser: Parser) -> None:
    """What can be written after `games`."""
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Prints each game with its seats and options."""
    screen = Screen()
    for name in games():
        game = game_named(name)
        voice = Voice(game, arguments.lang)
        screen.line(f"{name}: {voice.name()}", "bold")
        screen.line("    " + voice.own("seats", seats=", ".join(map(str, game.seats))))
        for each, option in game.options.items():
            choices = ", ".join(f"{choice}*" if choice == option.default else choice for choice in option.choices)
            only = f"  ({voice.own('seats', seats=', '.join(map(str, option.seats)))})" if option.seats else ""
            screen.line(f"    --option {each}=  {choices}{only}")
    if not games():
        screen.line(words(OWN, arguments.lang).say("no-games"))
    return DONE


COMMAND = Command("games", "lists the games with their seats and options", declare, run)
