"""`parlour tune --habits`: climbs to better numbers for ordering candidates, and keeps them if they win."""

import json
import sys
from argparse import Namespace
from contextlib import closing
from functools import partial
from pathlib import Path

from parlour.cli.failure import DONE, Failure
from parlour.cli.files import write_text
from parlour.cli.lookup import refused
from parlour.cli.progress import progress_bar
from parlour.games import game as find_game
from parlour.kernel import Game, Illegal
from parlour.lab.arena.schedule import teams_of
from parlour.lab.tuning import Checked, Held, Way, climb, habits_written, measured


def run(arguments: Namespace, game: Game, command: str) -> int:
    """Climbs, plays the match, and writes the file if the match is won."""
    way = _way(arguments, game)
    held = _climbed(way, arguments.jobs)
    checked = measured(way, held, arguments.jobs)
    won = checked.share > 0.5 + checked.error
    file = arguments.out or way.habits.file
    if won:
        write_text(file, habits_written(game, way, command, held, checked))
    _tell(way, game, held, checked, file if won else None)
    return DONE


def _way(arguments: Namespace, game: Game) -> Way:
    if game.habits is None:
        raise Failure(f"{game.id} names no habits that could be tried")
    find = partial(find_game, arguments.game)
    way = Way(find, arguments.games, arguments.deals, arguments.seats, dict(arguments.option), arguments.seed)
    try:
        teams = set(teams_of(game, way.terms))
    except Illegal as refusal:
        raise refused(refusal, game) from None
    if len(teams) != len(game.habits.sides):
        raise Failure(f"{game.id} has habits of {', '.join(game.habits.sides)}; {len(teams)} are not enough to try them")
    return way


def _climbed(way: Way, jobs: int) -> Held:
    """What is held in the end, with a bar on the way."""
    with progress_bar() as progress, closing(climb(way, jobs)) as steps:
        task = progress.add_task("", total=way.games)
        for step in steps:
            progress.update(task, completed=min(step.spent, way.games), refresh=True)
    return step.held


def _tell(way: Way, game: Game, held: Held, checked: Checked, file: Path | None) -> None:
    habits = way.habits
    rows = {side: dict(zip(habits.names, row, strict=True)) for side, row in zip(habits.sides, held, strict=True)}
    print(json.dumps({
        "game": game.id,
        "games": way.games,
        "match": {"games": checked.games, "share": round(checked.share, 3), "error": round(checked.error, 3)},
        "habits": rows,
        "written": file is not None,
    }))  # fmt: skip
    if file is not None:
        print(f"parlour: these habits win; written to {file}", file=sys.stderr)
    else:
        print("parlour: the habits are not written: they did not win the match against those at the start", file=sys.stderr)
