"""`parlour simulate`: plays many whole games and prints what came of them as one line of JSON."""

import json
import os
from argparse import Namespace
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

from parlour.cli.arguments import Command, Parser, add_changes, add_jobs, add_seed, add_terms, positive
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.lookup import game_named, levels_from, terms_from
from parlour.cli.records import keep_fault
from parlour.cli.screen import progress_bar
from parlour.games import game as find_game
from parlour.lab import Plan, Tally, simulate


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many to play")
    parser.add_argument("--bots", default="random", metavar="A,B", help="their levels, one for all seats or one for each")
    add_terms(parser)
    add_changes(parser)
    add_seed(parser, default=0, help="all chance and all random bots follow from it (default: 0)")
    add_jobs(parser)
    parser.add_argument(
        "--keep", type=Path, default=Path("parlour-faults"), metavar="FOLDER", help="for records of games that fail"
    )


def run(arguments: Namespace) -> int:
    """Plays the games; fails if one of them did."""
    game = game_named(arguments.game)
    terms = terms_from(arguments, game)
    levels = levels_from(arguments.bots, game, terms.seats)
    if os.path.exists(arguments.keep) and not os.path.isdir(arguments.keep):
        raise Failure(f"{arguments.keep} is not a folder")
    plan = Plan(partial(find_game, arguments.game), terms.seats, dict(terms.options), levels, arguments.seed, dict(terms.changes))
    tally = Tally()
    began = perf_counter()
    try:
        _play(plan, arguments.games, arguments.jobs, arguments.keep, tally)
    except KeyboardInterrupt:
        raise Failure(f"stopped after {tally.games} of {arguments.games} games", FAILED) from None
    except BrokenProcessPool:
        raise Failure(f"a process ended without a word, after {tally.games} of {arguments.games} games", FAILED) from None
    seconds = perf_counter() - began
    print(json.dumps({
        "game": game.id,
        "seats": terms.seats,
        "options": dict(terms.options),
        **({"changes": dict(terms.changes)} if terms.changes else {}),
        "bots": list(levels),
        "seed": arguments.seed,
        "games": tally.games,
        "actions": tally.actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(tally.actions / max(seconds, 1e-9)),
        "outcomes": tally.of_seats(),
        "faults": tally.faults,
    }))  # fmt: skip
    return FAILED if tally.faults else DONE


def _play(plan: Plan, games: int, jobs: int, folder: Path, tally: Tally) -> None:
    with progress_bar() as progress, closing(simulate(plan, games, jobs)) as batches:
        task = progress.add_task("", total=games)
        for batch in batches:
            for number, fault in enumerate(batch.faults, tally.faults + 1):
                keep_fault(fault, folder, number, progress)
            tally.add(batch)
            progress.update(task, advance=batch.games + len(batch.faults), refresh=True)


COMMAND = Command("simulate", "plays many whole games and prints what came of them as one line of JSON", declare, run)
