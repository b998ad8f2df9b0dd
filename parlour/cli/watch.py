"""`parlour watch`: a game of bots in the terminal, move by move."""

import secrets
import sys
from argparse import Namespace
from time import sleep

from parlour.cli.arguments import Command, Parser, add_language, add_seed, add_terms, seconds
from parlour.cli.failure import DONE
from parlour.cli.lookup import game_named, levels_from, terms_from
from parlour.cli.narration import Narration
from parlour.cli.screen import Screen
from parlour.cli.wording import Wording
from parlour.kernel import start
from parlour.lab import seat_bots


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument("--bots", default="random", metavar="A,B", help="their levels, one for all seats or one for each")
    add_terms(parser)
    add_seed(parser, help="all chance follows from it (default: any)")
    add_language(parser)
    parser.add_argument("--delay", type=seconds, default=0.0, metavar="SECONDS", help="to wait after each action")


def run(arguments: Namespace) -> int:
    """Plays the game and narrates it."""
    game = game_named(arguments.game)
    terms = terms_from(arguments, game)
    levels = levels_from(arguments.bots, game, terms.seats)
    seed = secrets.randbelow(1_000_000) if arguments.seed is None else arguments.seed
    match = start(game, terms, seed)
    bots = seat_bots(game, levels, terms.seats, seed)
    screen, wording = Screen(), Wording(game, arguments.lang, terms)
    players = ", ".join(f"{wording.seat(seat)} ({level})" for seat, level in enumerate(levels))
    screen.line(wording.say("watching", game=wording.name(), players=players, seed=str(seed)), "bold green")
    narration = Narration(match, wording, screen)
    narration.open()
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, bots[seat].choose(match.view(seat)))
        narration.step()
        if arguments.delay:
            sys.stdout.flush()
            sleep(arguments.delay)
    narration.close()
    return DONE


COMMAND = Command("watch", "shows a game of bots, move by move, with the result", declare, run)
