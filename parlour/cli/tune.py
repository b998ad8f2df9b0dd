"""`parlour tune`: learns from self-play how features foretell a win, or with `--habits` numbers for ordering candidates.

What was learnt is written only if it holds its own in a match against the numbers before.
"""

import json
import shlex
import sys
import tomllib
from argparse import Namespace
from collections.abc import Generator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TypeVar

from parlour.bots import LEVELS
from parlour.cli.arguments import Command, Parser, add_jobs, add_seed, add_terms, positive
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.lookup import failure_of, game_named
from parlour.cli.screen import progress_bar
from parlour.games import game as find_game
from parlour.kernel import Game, Illegal
from parlour.lab.arena import teams_of
from parlour.lab.tuning import (
    DEFAULT_DEALS,
    DEFAULT_POSITIONS,
    MIN_GAMES,
    BadGames,
    ClimbPlan,
    GameSamples,
    HabitRows,
    LearntModels,
    MatchResult,
    TrainingPlan,
    climb,
    habits_toml,
    learn,
    match_result,
    models_toml,
    self_play,
    validate,
    validate_habits,
)

Item = TypeVar("Item")


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many to learn from")
    parser.add_argument(
        "--positions", type=positive, default=DEFAULT_POSITIONS, metavar="N",
        help=f"how many to look at in every game (default: {DEFAULT_POSITIONS})",
    )  # fmt: skip
    parser.add_argument(
        "--deals", type=positive, default=DEFAULT_DEALS, metavar="N",
        help=f"of the match against the old weights, each played twice (default: {DEFAULT_DEALS})",
    )  # fmt: skip
    parser.add_argument("--level", default="", metavar="LEVEL", help="that plays the games (default: a quick bot)")
    parser.add_argument(
        "--hidden", type=positive, default=0, metavar="N",
        help="units of a hidden layer, kept where they foretell better (default: 0)",
    )  # fmt: skip
    parser.add_argument(
        "--habits", action="store_true",
        help="climb to better numbers for ordering candidates instead; --games is how many may be spent on it",
    )  # fmt: skip
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keeps the games that are played; those that are there already are taken over"
    )
    add_terms(parser)
    add_seed(parser, default=0, help="all games follow from it (default: 0)")
    add_jobs(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="for what was learnt (default: the game's own learnt.toml)")


def run(arguments: Namespace) -> int:
    """Plays, learns, validates, and writes the file if it is worth it."""
    game = game_named(arguments.game)
    try:
        return _tune_habits(arguments, game) if arguments.habits else _tune_models(arguments, game)
    except KeyboardInterrupt:
        raise Failure("stopped; nothing was written", FAILED) from None
    except BrokenProcessPool:
        raise Failure("a process ended without a word; nothing was written", FAILED) from None


def _tune_models(arguments: Namespace, game: Game) -> int:
    """Writes the models if they predict better and play no worse."""
    plan = _training_plan(arguments, game)
    file = arguments.out or plan.features.file
    try:
        games = _with_progress(self_play(plan, arguments.jobs, arguments.keep), plan.games)
    except BadGames as problem:
        raise Failure(f"{problem}; --keep names another file") from None
    except OSError as error:
        raise Failure(f"{arguments.keep} cannot be used: {error.strerror}", FAILED) from None
    learnt, match = _learn_models(plan, games, arguments.hidden, arguments.jobs)
    worthwhile = learnt.is_better and not match.is_lost
    if worthwhile:
        before = tomllib.loads(file.read_text(encoding="utf-8"))["situation"] if file.exists() else {}
        _write(file, models_toml(game, plan, command_of(arguments), learnt, match, before))
    _tell_models(game, learnt, match, file if worthwhile else None)
    return DONE


def _learn_models(plan: TrainingPlan, games: Sequence[GameSamples], hidden: int, jobs: int) -> tuple[LearntModels, MatchResult]:
    """The models that predict best; as long as they lose the match, their weights are held nearer to the start."""
    ridge = 0.0
    while True:
        learnt = learn(plan.features, games, ridge, hidden)
        match = match_result(_with_progress(validate(plan, learnt.models, jobs), plan.deals))
        if not (learnt.is_better and match.is_lost) or learnt.is_tightest:
            return learnt, match
        ridge = learnt.ridge


def _tune_habits(arguments: Namespace, game: Game) -> int:
    """Writes the habits if they win."""
    plan = _climb_plan(arguments, game)
    rows = _climb(plan, arguments.jobs)
    match = validate_habits(plan, rows, arguments.jobs)
    won = match.share > 0.5 + match.error
    file = arguments.out or plan.habits.file
    if won:
        _write(file, habits_toml(game, plan, command_of(arguments), rows, match))
    _tell_habits(plan, game, rows, match, file if won else None)
    return DONE


def _climb(plan: ClimbPlan, jobs: int) -> HabitRows:
    """The habits at the end, with a progress bar."""
    with progress_bar() as progress, closing(climb(plan, jobs)) as steps:
        task = progress.add_task("", total=plan.games)
        for step in steps:
            progress.update(task, completed=min(step.spent, plan.games), refresh=True)
    return step.rows


def command_of(arguments: Namespace) -> str:
    """The command line without what makes no difference to the result."""
    words = ["parlour", "tune", arguments.game, "--games", str(arguments.games), "--seed", str(arguments.seed)]
    if arguments.habits:
        words.append("--habits")
    usual_numbers = (("level", ""), ("hidden", 0), ("positions", DEFAULT_POSITIONS), ("deals", DEFAULT_DEALS), ("seats", None))
    for name, usual in usual_numbers:
        if getattr(arguments, name) != usual:
            words += [f"--{name}", str(getattr(arguments, name))]
    for name, choice in arguments.option:
        words += ["--option", f"{name}={choice}"]
    return shlex.join(words)


def _training_plan(arguments: Namespace, game: Game) -> TrainingPlan:
    if game.hints.features is None:
        raise Failure(f"{game.id} names no features that could be weighed")
    if arguments.games < MIN_GAMES:
        raise Failure(f"{arguments.games} games are too few to learn from; at least {MIN_GAMES}")
    if find_spec("numpy") is None:
        raise Failure("to learn needs numpy: pip install 'parlour[fast]'")
    if arguments.level not in ("", *LEVELS[1:]):
        raise Failure(f"there is no level {arguments.level!r} that could play; there are {', '.join(LEVELS[1:])}")
    find = partial(find_game, arguments.game)
    options = option_grid(arguments.option)
    plan = TrainingPlan(
        find, arguments.games, arguments.seats, options, arguments.seed, arguments.positions, arguments.deals, arguments.level
    )
    try:
        seats = [plan.terms(number).seats for number in range(len(options))]
    except Illegal as refusal:
        raise failure_of(refusal, game) from None
    if seats[0] < 2:
        raise Failure("nothing is learnt alone: at least two seats")
    return plan


def _climb_plan(arguments: Namespace, game: Game) -> ClimbPlan:
    if game.hints.habits is None:
        raise Failure(f"{game.id} names no habits that could be tried")
    find = partial(find_game, arguments.game)
    plan = ClimbPlan(find, arguments.games, arguments.deals, arguments.seats, dict(arguments.option), arguments.seed)
    try:
        teams = set(teams_of(game, plan.terms))
    except Illegal as refusal:
        raise failure_of(refusal, game) from None
    if len(teams) != len(game.hints.habits.sides):
        raise Failure(f"{game.id} has habits of {', '.join(game.hints.habits.sides)}; {len(teams)} are not enough to try them")
    return plan


def option_grid(pairs: list[tuple[str, str]]) -> tuple[Mapping[str, str], ...]:
    """The options of the games by turns: where one is named several times, every choice has its turn with every other."""
    choices: dict[str, list[str]] = {}
    for name, choice in pairs:
        choices.setdefault(name, []).append(choice)
    return tuple([dict(zip(choices, combination, strict=True)) for combination in product(*choices.values())])


def _with_progress(items: Generator[Item, None, None], total: int) -> list[Item]:
    """All items, with a progress bar while they come."""
    collected = []
    with progress_bar() as progress, closing(items):
        task = progress.add_task("", total=total)
        for item in items:
            collected.append(item)
            progress.update(task, advance=1, refresh=True)
    return collected


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror}", FAILED) from None


def _tell_models(game: Game, learnt: LearntModels, match: MatchResult, file: Path | None) -> None:
    print(json.dumps({
        "game": game.id,
        "games": learnt.games,
        "positions": learnt.positions,
        "match": {"games": match.games, "share": round(match.share, 3), "error": round(match.error, 3)},
        "situations": {
            situation: {
                "samples": own.samples,
                "ridge": own.ridge,
                "hidden": len(own.model.hidden),
                "loss": [round(own.before.loss, 4), round(own.after.loss, 4)],
                "brier": [round(own.before.brier, 4), round(own.after.brier, 4)],
            }
            for situation, own in learnt.situations.items()
        },
        "written": file is not None,
    }))  # fmt: skip
    if file is not None:
        print(f"parlour: the models foretell better and play no worse; written to {file}", file=sys.stderr)
    else:
        reason = "they lost the match against the old ones" if learnt.is_better else "they foretell no better than the old ones"
        print(f"parlour: the models are not written: {reason}", file=sys.stderr)


def _tell_habits(plan: ClimbPlan, game: Game, rows: HabitRows, match: MatchResult, file: Path | None) -> None:
    habits = plan.habits
    by_side = {side: dict(zip(habits.names, row, strict=True)) for side, row in zip(habits.sides, rows, strict=True)}
    print(json.dumps({
        "game": game.id,
        "games": plan.games,
        "match": {"games": match.games, "share": round(match.share, 3), "error": round(match.error, 3)},
        "habits": by_side,
        "written": file is not None,
    }))  # fmt: skip
    if file is not None:
        print(f"parlour: these habits win; written to {file}", file=sys.stderr)
    else:
        print("parlour: the habits are not written: they did not win the match against those at the start", file=sys.stderr)


COMMAND = Command("tune", "learns from self-play how much each feature of a position counts", declare, run)
