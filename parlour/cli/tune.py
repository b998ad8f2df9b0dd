"""`parlour tune`: learns from self-play how much each feature of a position counts, and keeps it if it plays no worse."""

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Generator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from itertools import product
from pathlib import Path
from typing import TypeVar

from parlour.cli import habits
from parlour.cli.arguments import Command, Parser, add_jobs, add_seed, add_terms, positive
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.files import write_text
from parlour.cli.lookup import game_named, refused
from parlour.cli.progress import progress_bar
from parlour.games import game as find_game
from parlour.kernel import Game, Illegal
from parlour.lab.tuning import Checked, Course, Learnt, check, learn, lessons, summed, written
from parlour.lab.tuning.course import DEALS, POSITIONS
from parlour.lab.tuning.learning import FEWEST

Part = TypeVar("Part")


def declare(parser: Parser) -> None:
    """What can be written after `tune`."""
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many to learn from")
    parser.add_argument(
        "--positions", type=positive, default=POSITIONS, metavar="N",
        help=f"how many to look at in every game (default: {POSITIONS})",
    )  # fmt: skip
    parser.add_argument(
        "--deals", type=positive, default=DEALS, metavar="N",
        help=f"of the match against the old weights, each played twice (default: {DEALS})",
    )  # fmt: skip
    parser.add_argument(
        "--habits", action="store_true",
        help="climb to better numbers for ordering candidates instead; --games is how many may be spent on it",
    )  # fmt: skip
    add_terms(parser)
    add_seed(parser, default=0, help="all games follow from it (default: 0)")
    add_jobs(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="for the weights (default: the game's own learnt.toml)")


def run(arguments: Namespace) -> int:
    """Plays, learns, checks, and writes the file if the weights foretell better and play no worse."""
    game = game_named(arguments.game)
    try:
        return habits.run(arguments, game, command_of(arguments)) if arguments.habits else _run(arguments, game)
    except KeyboardInterrupt:
        raise Failure("stopped; nothing was written", FAILED) from None
    except BrokenProcessPool:
        raise Failure("a process ended without a word; nothing was written", FAILED) from None


def _run(arguments: Namespace, game: Game) -> int:
    course = _course(arguments, game)
    file = arguments.out or course.features.file
    learnt, checked = _tuned(course, arguments.jobs)
    kept = learnt.is_better and not checked.is_lost
    if kept:
        write_text(file, written(game, course, command_of(arguments), learnt, checked))
    _tell(game, learnt, checked, file if kept else None)
    return DONE


def _tuned(course: Course, jobs: int) -> tuple[Learnt, Checked]:
    """The weights that foretell best; as long as they lose the match, they are held nearer to the start."""
    played = _followed(lessons(course, jobs), course.games)
    beyond = 0.0
    while True:
        learnt = learn(course.features, played, beyond)
        checked = summed(_followed(check(course, learnt.weights, jobs), course.deals))
        if not (learnt.is_better and checked.is_lost) or learnt.is_tightest:
            return learnt, checked
        beyond = learnt.ridge


def command_of(arguments: Namespace) -> str:
    """The command without what makes no difference to its result."""
    words = ["parlour", "tune", arguments.game, "--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.habits:
        words.append("--habits")
    for name, usual in (("positions", POSITIONS), ("deals", DEALS), ("seats", None)):
        if getattr(arguments, name) != usual:
            words += [f"--{name}", str(getattr(arguments, name))]
    for name, choice in arguments.option:
        words += ["--option", f"{name}={choice}"]
    return shlex.join(words)


def _course(arguments: Namespace, game: Game) -> Course:
    if game.features is None:
        raise Failure(f"{game.id} names no features that could be weighed")
    if arguments.games < FEWEST:
        raise Failure(f"{arguments.games} games are too few to learn from; at least {FEWEST}")
    find = partial(find_game, arguments.game)
    options = by_turns(arguments.option)
    course = Course(find, arguments.games, arguments.seats, options, arguments.seed, arguments.positions, arguments.deals)
    try:
        seats = [course.terms(number).seats for number in range(len(options))]
    except Illegal as refusal:
        raise refused(refusal, game) from None
    if seats[0] < 2:
        raise Failure("nothing is learnt alone: at least two seats")
    return course


def by_turns(pairs: list[tuple[str, str]]) -> tuple[Mapping[str, str], ...]:
    """The options of the games by turns: where one is named several times, every choice has its turn with every other."""
    named: dict[str, list[str]] = {}
    for name, choice in pairs:
        named.setdefault(name, []).append(choice)
    return tuple([dict(zip(named, choices, strict=True)) for choices in product(*named.values())])


def _followed(parts: Generator[Part, None, None], total: int) -> list[Part]:
    """All parts, with a bar while they come."""
    found = []
    with progress_bar() as progress, closing(parts):
        task = progress.add_task("", total=total)
        for part in parts:
            found.append(part)
            progress.update(task, advance=1, refresh=True)
    return found


def _tell(game: Game, learnt: Learnt, checked: Checked, file: Path | None) -> None:
    assert game.features is not None
    print(json.dumps({
        "game": game.id,
        "games": learnt.games,
        "positions": learnt.positions,
        "ridge": learnt.ridge,
        "loss": {"before": round(learnt.before, 4), "after": round(learnt.after, 4)},
        "match": {"games": checked.games, "share": round(checked.share, 3), "error": round(checked.error, 3)},
        "weights": dict(zip(game.features.names, learnt.weights, strict=True)),
        "written": file is not None,
    }))  # fmt: skip
    if file is not None:
        print(f"parlour: the weights foretell better and play no worse; written to {file}", file=sys.stderr)
    else:
        reason = "they lost the match against the old ones" if learnt.is_better else "they foretell no better than the old ones"
        print(f"parlour: the weights are not written: {reason}", file=sys.stderr)


COMMAND = Command("tune", "learns from self-play how much each feature of a position counts", declare, run)
