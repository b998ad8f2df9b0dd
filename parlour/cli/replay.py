"""`parlour replay`: steps through a saved record."""

from argparse import Namespace

from parlour.cli.arguments import Command, Parser, add_language, seat
from parlour.cli.failure import DONE
from parlour.cli.lookup import failure_of
from parlour.cli.narration import Narration
from parlour.cli.records import check_end, open_record, play_step, read_record
from parlour.cli.screen import Screen
from parlour.cli.wording import Wording
from parlour.kernel import Illegal


def declare(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--seat", type=seat, metavar="N", help="as this seat saw it (default: as a spectator would)")
    parser.add_argument("--game", metavar="MODULE", help="the module of its game, if that is not listed")
    add_language(parser)


def run(arguments: Namespace) -> int:
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


COMMAND = Command("replay", "steps through a saved record", declare, run)
