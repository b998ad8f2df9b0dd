"""A game in the terminal, one person against bots."""

from argparse import Namespace

from parlour.bots import levels as strengths
from parlour.cli.arguments import Parser, add_seed, add_terms, seat
from parlour.cli.failure import DONE
from parlour.cli.lookup import game_named, levels_from, refused, terms_from
from parlour.cli.person import Person
from parlour.cli.screen import Screen
from parlour.cli.voice import OWN, Voice
from parlour.games import EXAMPLES, games
from parlour.kernel import Game, Illegal, Seat, start
from parlour.kernel.words import words
from parlour.lab import seat_bots

USUAL = "skilled"  # a fair opponent that answers at once


def declare(parser: Parser) -> None:
    """What can be written for a game in the terminal alone."""
    parser.add_argument("--seat", type=seat, metavar="K", help="your seat (default: 0)")
    parser.add_argument("--bots", metavar="LEVEL", help=f"the level of the others (default: {USUAL})")
    add_terms(parser)
    add_seed(parser, help="all chance follows from it (default: a secret one)")


def is_meant(arguments: Namespace) -> str | None:
    """An option that only a game in the terminal has, if one was given."""
    given = {"--seat": arguments.seat, "--bots": arguments.bots, "--seats": arguments.seats, "--seed": arguments.seed}
    found = [name for name, value in given.items() if value is not None]
    return next(iter(found), "--option" if arguments.option else None)


def play(arguments: Namespace) -> int:
    """Plays until the game is over or the person leaves."""
    own: Seat = arguments.seat or 0
    screen = Screen()
    game = _chosen(arguments, screen)
    if game is None:
        return DONE
    terms = terms_from(arguments, game)
    levels = levels_from(arguments.bots or _usual(game), game, terms.seats)
    match = start(game, terms, arguments.seed)
    try:
        match.view(own)
    except Illegal as refusal:
        raise refused(refusal, game) from None
    assert match.seed is not None, "a new match has a seed"
    bots = seat_bots(game, levels, terms.seats, match.seed)
    person = Person(match, own, Voice(game, arguments.lang, terms), screen)
    person.sit_down(levels)
    while not match.over:
        if own not in match.pending:
            other = next(iter(match.pending))
            match.act(other, bots[other].choose(match.view(other)))
        elif not person.decide():
            return DONE
    person.see_the_end()
    return DONE


def _usual(game: Game) -> str:
    levels = strengths(game)
    return USUAL if USUAL in levels else levels[-1]


def _chosen(arguments: Namespace, screen: Screen) -> Game | None:
    """The game that was named, or the only one, or whichever the person picks; None if nobody does."""
    names = games() or tuple(EXAMPLES.values())[:1]
    if arguments.game is not None or len(names) == 1:
        return game_named(arguments.game or names[0])
    own = words(OWN, arguments.lang)
    found = [game_named(name) for name in names]
    screen.columns([f"{number} {Voice(game, arguments.lang).name()}" for number, game in enumerate(found, 1)])
    while True:
        line = screen.read(own.say("which-game") + " ")
        if line is None or line.strip() == "q":
            return None
        for number, game in enumerate(found, 1):
            if line.strip() in (str(number), game.id):
                return game
