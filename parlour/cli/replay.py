"""`parlour replay`: steps through a saved record."""

from argparse import Namespace

from parlour.cli.arguments import Command, Parser, add_language, seat
from parlour.cli.failure import DONE
from parlour.cli.files import read_record
from parlour.cli.lookup import refused
from parlour.cli.playback import compared, opened, stepped
from parlour.cli.screen import Screen
from parlour.cli.story import Story
from parlour.cli.voice import Voice
from parlour.kernel import Illegal


def declare(parser: Parser) -> None:
    """What can be written after `replay`."""
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--seat", type=seat, metavar="N", help="as this seat saw it (default: as a spectator would)")
    parser.add_argument("--game", metavar="MODULE", help="the module of its game, if that is not listed")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Tells the game of the record."""
    game, data = read_record(arguments.file, arguments.game)
    match = opened(game, data)
    screen, voice = Screen(), Voice(game, arguments.lang, match.terms)
    try:
        match.view(arguments.seat)
    except Illegal as refusal:
        raise refused(refusal, game) from None
    story = Story(match, voice, screen, arguments.seat)
    players = ", ".join(voice.seat(each) for each in range(match.terms.seats))
    screen.line(voice.own("replaying", game=voice.name(), players=players, actions=len(data["actions"])), "bold green")
    story.open()
    stepping = screen.interactive
    for number in range(len(data["actions"])):
        if stepping:
            match _wish(screen, voice):
                case "q":
                    return DONE
                case "a":
                    stepping = False
        stepped(match, data, number)
        story.go_on()
    story.close()
    compared(match, data)
    return DONE


def _wish(screen: Screen, voice: Voice) -> str:
    line = screen.read(voice.own("step-prompt"), erase=True)
    return "q" if line is None else line.strip().lower()[:1]


COMMAND = Command("replay", "steps through a saved record", declare, run)
