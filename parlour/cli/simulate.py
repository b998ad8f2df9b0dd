"""`parlour simulate`: plays many whole games and prints what came of them as one line of JSON."""

import json
import os
import re
import sys
from argparse import ArgumentTypeError, Namespace
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from parlour.cli.arguments import Command, Parser, add_seed, add_terms, positive
from parlour.cli.failure import DONE, FAILED, Failure, one_line
from parlour.cli.files import write_record
from parlour.cli.lookup import game_named, levels_from, terms_from
from parlour.games import game as find_game
from parlour.lab import Fault, Plan, Tally, simulate

MOST_JOBS = 256
MOST_KEPT = 100  # records of faults: more would tell nothing new


def declare(parser: Parser) -> None:
    """What can be written after `simulate`."""
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many to play")
    parser.add_argument("--bots", default="random", metavar="A,B", help="their levels, one for all seats or one for each")
    add_terms(parser)
    add_seed(parser, default=0, help="all chance and all random bots follow from it (default: 0)")
    parser.add_argument("--jobs", type=_jobs, default=1, metavar="J", help="processes that share the work (default: 1)")
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
    plan = Plan(partial(find_game, arguments.game), terms.seats, dict(terms.options), levels, arguments.seed)
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
    with _progress() as progress, closing(simulate(plan, games, jobs)) as batches:
        task = progress.add_task("", total=games)
        for batch in batches:
            for number, fault in enumerate(batch.faults, tally.faults + 1):
                _keep(fault, folder, number, progress)
            tally.add(batch)
            progress.update(task, advance=batch.games + len(batch.faults), refresh=True)


def _progress() -> Progress:
    """A bar on standard error if that is a terminal; refreshed by us alone, so that no thread runs when processes fork."""
    terminal = sys.stderr.isatty()
    console = Console(stderr=True, highlight=False, force_terminal=terminal)
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, auto_refresh=False, disable=not terminal, transient=True)


def _keep(fault: Fault, folder: Path, number: int, progress: Progress) -> None:
    """Writes the record of a fault, and beside it where the rules stood."""
    if number > MOST_KEPT:
        return
    name = re.sub(r"[^\w.-]", "-", f"{fault.record['game']}-{fault.record['seed']}", flags=re.ASCII)
    path = folder / f"{name}.json"
    told = f"parlour: game {fault.number} failed after {len(fault.record['actions'])} actions: {fault.what}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(str(path), fault.record, over=True)
        path.with_suffix(".txt").write_text(fault.trace, encoding="utf-8", errors="replace")
    except OSError as error:
        told += f" (its record cannot be kept: {error.strerror})"
    else:
        told += f" (record: {path})"
    progress.console.print(Text(one_line(told)), soft_wrap=True)


def _jobs(text: str) -> int:
    jobs = positive(text)
    if jobs > MOST_JOBS:
        raise ArgumentTypeError(f"{jobs} processes are too many; at most {MOST_JOBS}")
    return jobs


COMMAND = Command("simulate", "plays many whole games and prints what came of them as one line of JSON", declare, run)
