"""`parlour watch` and `parlour replay`: a game of bots, or a saved record, in the terminal, move by move."""

import secrets
import sys
from argparse import Namespace
from time import sleep

from parlour.cli.arguments import Command, Parser, add_changes, add_language, add_seed, add_terms, seat, seconds
from parlour.cli.failure import DONE
from parlour.cli.lookup import failure_of, game_named, levels_from, terms_from
from parlour.cli.narration import Narration
from parlour.cli.records import check_end, open_record, play_step, read_record
from parlour.cli.screen import Screen
from parlour.cli.wording import Wording
from parlour.kernel import Illegal, start
from parlour.lab import seat_bots


def declare_watch(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument("--bots", default="random", metavar="A,B", help="their levels, one for all seats or one for each")
    add_terms(parser)
    add_changes(parser)
    add_seed(parser, help="all chance follows from it (default: any)")
    add_language(parser)
    parser.add_argument("--delay", type=seconds, default=0.0, metavar="SECONDS", help="to wait after each action")


def watch(arguments: Namespace) -> int:
    """Plays the game and narrates it."""
    game = game_named(arguments.game)
    terms = terms_from(arguments, game)
    levels = levels_from(arguments.bots, game, terms.seats)
    seed = secrets.randbelow(1_000_000) if arguments.seed is None else arguments.seed
    match = start(game, terms, seed)
    bots = seat_bots(game, levels, terms.seats, seed)
    screen, wording = Screen(), Wording(game, arguments.lang, terms)
    players = ", ".join(f"{wording.seat(number)} ({level})" for number, level in enumerate(levels))
    screen.line(wording.say("watching", game=wording.name(), players=players, seed=str(seed)), "bold green")
    narration = Narration(match, wording, screen)
    narration.open()
    while not match.over:
        asked = next(iter(match.pending))
        match.act(asked, bots[asked].choose(match.view(asked)))
        narration.step()
        if arguments.delay:
            sys.stdout.flush()
            sleep(arguments.delay)
    narration.close()
    return DONE


WATCH = Command("watch", "shows a game of bots, move by move, with the result", declare_watch, watch)


def declare_replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--seat", type=seat, metavar="N", help="as this seat saw it (default: as a spectator would)")
    parser.add_argument("--game", metavar="MODULE", help="the module of its game, if that is not listed")
    add_language(parser)


def replay(arguments: Namespace) -> int:
    """Narrates the game of the record; step by step where the terminal is interactive."""
    game, data = read_record(arguments.file, arguments.game)
    match = open_record(game, data)
    screen, wording = Screen(), Wording(game, arguments.lang, match.terms)
    try:
        match.view(arguments.seat)
    except Illegal as refusal:
        raise failure_of(refusal, game) from None
    narration = Narration(match, wording, screen, arguments.seat)
    players = ", ".join(wording.seat(number) for number in range(match.terms.seats))
    screen.line(wording.say("replaying", game=wording.name(), players=players, actions=len(data["actions"])), "bold green")
    narration.open()
    stepping = screen.interactive
    for number in range(len(data["actions"])):
        if stepping:
            match _ask_step(screen, wording):
                case "q":
                    return DONE
                case "a":
                    stepping = False
        play_step(match, data, number)
        narration.step()
    narration.close()
    check_end(match, data)
    return DONE


def _ask_step(screen: Screen, wording: Wording) -> str:
    line = screen.read(wording.say("step-prompt"), erase=True)
    return "q" if line is None else line.strip().lower()[:1]


REPLAY = Command("replay", "steps through a saved record", declare_replay, replay)
