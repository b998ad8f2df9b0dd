"""`parlour arena`: a tournament of bots, with ratings and error bars, that can be gone on with at any time."""

import re
import sys
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from pathlib import Path

from parlour import bots
from parlour.cli.arguments import Command, Parser, add_jobs, add_language, add_seed, add_terms, positive, share
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.lookup import game_named, refused, terms_from
from parlour.cli.progress import keep_fault, progress_bar
from parlour.cli.results import tell
from parlour.games import EXAMPLES
from parlour.games import game as find_game
from parlour.kernel import Game, Illegal
from parlour.lab import Fault
from parlour.lab.arena import (
    MIRRORED,
    BadStore,
    BotName,
    Contest,
    Fixture,
    NoCluster,
    Store,
    Tournament,
    deals_for,
    head_of,
    opened,
)
from parlour.lab.arena import run as play_all


def declare(parser: Parser) -> None:
    """What can be written after `arena`."""
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,...", help="who takes part: levels, or plain; master@0.5 thinks half as much"
    )
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many each pairing plays")
    parser.add_argument("--ladder", action="store_true", help="only neighbours meet, in the order in which they are named")
    parser.add_argument("--selves", action="store_true", help="each bot meets itself too, to see what seats and sides are worth")
    add_terms(parser)
    add_seed(parser, default=0, help="all deals and all bots' luck follow from it (default: 0)")
    parser.add_argument("--clock", action="store_true", help="bots keep to their clocks, so that results depend on the machine")
    parser.add_argument("--anchor", metavar="BOT", help="whose rating is 0 (default: the first bot)")
    parser.add_argument("--look", type=share, default=0.1, metavar="SHARE", help="of the answers, for blunders (default: 0.1)")
    parser.add_argument(
        "--margin", type=share, default=0.1, metavar="SHARE", help="of the win that makes a blunder (default: 0.1)"
    )
    add_jobs(parser)
    parser.add_argument("--ray", metavar="ADDRESS", help="plays on a Ray cluster; `local` starts one here")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for the games and the report (default: arena-GAME)")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Plays what is missing and tells what all games say; fails if a game did."""
    game = game_named(arguments.game)
    terms = terms_from(arguments, game)
    names = _bots(arguments, game)
    if arguments.ray is not None and arguments.jobs > 1:
        raise Failure("--jobs is for this machine; a Ray cluster shares the work out by itself")
    name = EXAMPLES.get(arguments.game, arguments.game)  # other machines know examples by their modules alone
    contest = Contest(
        partial(find_game, name), terms.seats, dict(terms.options), arguments.seed, arguments.clock,
        arguments.look, arguments.margin,
    )  # fmt: skip
    tournament = Tournament(contest, names, arguments.games, arguments.ladder, arguments.selves, arguments.anchor or names[0])
    if len(set(tournament.teams)) < 2:
        raise Failure("a tournament needs a game with somebody to beat: at least two seats that are not allies")
    folder = arguments.out or Path(f"arena-{game.id}")
    if arguments.games % MIRRORED:
        even = MIRRORED * deals_for(arguments.games)
        print(
            f"parlour: {even} games a pairing, not {arguments.games}: every deal is played with the bots exchanged",
            file=sys.stderr,
        )
    try:
        with opened(folder, head_of(game, contest)) as store:
            faults = _play(tournament, store, folder, arguments)
            tell(tournament, tournament.standings(store.played), folder, arguments.lang)
    except BadStore as problem:
        raise Failure(f"{problem}; --out names another folder") from None
    except OSError as error:
        raise Failure(f"{folder} cannot be used: {error.strerror}", FAILED) from None
    return FAILED if faults else DONE


def _bots(arguments: Namespace, game: Game) -> tuple[BotName, ...]:
    names = tuple(arguments.bots.split(","))
    for name in names:
        try:
            bots.bot(game, name, 0)
        except Illegal as refusal:
            raise refused(refusal, game) from None
    if len(set(names)) < len(names):
        raise Failure("a bot is named twice; --selves lets every bot meet itself")
    if len(names) < 2 and not arguments.selves:
        raise Failure("a tournament needs at least two bots")
    if arguments.anchor is not None and arguments.anchor not in names:
        raise Failure(f"{arguments.anchor[:40]!r} is not among the bots, so its rating cannot be 0")
    return names


def _play(tournament: Tournament, store: Store, folder: Path, arguments: Namespace) -> int:
    """Plays the games that are not there yet; returns how many failed."""
    fixtures = tournament.fixtures()
    missing = [each for each in fixtures if each not in store.played]
    there, faults = len(fixtures) - len(missing), 0
    try:
        with progress_bar() as progress, closing(play_all(tournament.contest, missing, arguments.jobs, arguments.ray)) as ended:
            task = progress.add_task("", total=len(fixtures), completed=there)
            for fixture, result in ended:
                if isinstance(result, Fault):
                    faults += 1
                    keep_fault(result, folder / "faults" / _seated(fixture), faults, progress)
                else:
                    store.add(result)
                progress.update(task, advance=1, refresh=True)
    except KeyboardInterrupt:
        done = len(set(fixtures) & set(store.played))
        raise Failure(f"stopped after {done} of {len(fixtures)} games; the same command goes on from there", FAILED) from None
    except BrokenProcessPool:
        raise Failure("a process ended without a word; the same command goes on from there", FAILED) from None
    except NoCluster as problem:
        raise Failure(str(problem), FAILED) from None
    return faults


def _seated(fixture: Fixture) -> str:
    return re.sub(r"[^\w.@-]", "-", "-".join(fixture.seats))


COMMAND = Command("arena", "plays a tournament of bots: ratings with error bars, a table and a report", declare, run)
