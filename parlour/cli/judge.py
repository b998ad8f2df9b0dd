"""`parlour judge`: plays a game by its bots and reports whether it works, is fair, tense and quick; goes on where it was left."""

import shlex
import sys
import webbrowser
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from parlour.cli.arguments import Command, Parser, add_changes, add_jobs, add_language, add_seed, add_terms, positive
from parlour.cli.failure import DONE, FAILED, Failure, sanitize
from parlour.cli.lookup import game_named, levels_from, terms_from
from parlour.cli.screen import has_display
from parlour.cli.series import Series, check_machines, play_series
from parlour.games import EXAMPLES
from parlour.games import game as find_game
from parlour.lab import Fault
from parlour.lab.arena import BadStore, Formatter, Journal
from parlour.lab.judge import (
    PLAIN,
    STUDIES,
    Evidence,
    Fixture,
    GameLine,
    Trial,
    evidence_of,
    facts_of,
    first_deals,
    fixtures_of,
    header_of,
    html_report,
    json_report,
    measure_all,
    open_trial,
    play_trial,
    rule_on,
)

LEVELS = "novice"
GAMES = 100
QUARTER = 4  # of the games of a level: so many has each comparison of a study
LEAST_COMPARED = 20
ALL = "all"
SWEEP = "sweep"
REPORT_FILE = "report.html"
NUMBERS_FILE = "report.json"
PLAIN_WIDTH = 110  # characters, where the output is no terminal
LOOK_AGAIN = 1.1  # the test is asked again when there are so many times as many deals


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    add_terms(parser)
    add_changes(parser)
    parser.add_argument(
        "--level", default=LEVELS, metavar="L,...", help=f"of the bots; each plays against itself (default: {LEVELS})"
    )
    parser.add_argument("--games", type=positive, default=GAMES, metavar="N", help=f"of each level, at most (default: {GAMES})")
    parser.add_argument(
        "--study",
        type=studies,
        default=(),
        metavar="NAME,...",
        help=f"more games for more sections: {', '.join(STUDIES)}, or {ALL}",
    )
    parser.add_argument(
        "--study-games", type=positive, metavar="N", help="games of each comparison of a study (default: a quarter of --games)"
    )
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="KEYS",
        help="what to sweep, as 'kinds.*', or ban, as 'summon *'; repeatable",
    )
    add_seed(parser, default=0, help="all deals and all bots' luck follow from it (default: 0)")
    add_jobs(parser)
    parser.add_argument("--ray", metavar="ADDRESS", help="plays on a Ray cluster; `local` starts one here")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for the games and the report (default: judge-GAME)")
    parser.add_argument("--no-browser", action="store_true", help="only say where the report is")
    add_language(parser)


def open_page(file: Path, arguments: Namespace) -> None:
    """Shows the report to whoever sits at a terminal with a screen."""
    if sys.stdout.isatty() and has_display() and not arguments.no_browser:
        webbrowser.open(file.resolve().as_uri())


def studies(text: str) -> tuple[str, ...]:
    """The studies that are named; "all" is all of them."""
    names = tuple(STUDIES) if text == ALL else tuple(dict.fromkeys(text.split(",")))
    for name in names:
        if name not in STUDIES:
            raise ArgumentTypeError(f"there is no study {sanitize(name)[:40]}; there are {', '.join(STUDIES)} and {ALL}")
    return tuple([name for name in STUDIES if name in names])


def run(arguments: Namespace) -> int:
    """Plays what is missing and writes the report; fails if a game did."""
    trial = trial_from(arguments)
    folder = arguments.out or Path(f"judge-{trial.find().id}")
    exact = trial.deals * len(trial.blocks[0])
    if exact != trial.games:
        why = "every deal is played until each side was seen equally"
        print(f"parlour: {exact} games a level, not {trial.games}: {why}", file=sys.stderr)
    try:
        with open_trial(folder, header_of(trial)) as journal:
            faults = _play(trial, journal, folder, arguments)
            for study in trial.studies:
                failed = _play_study(trial, study, journal, folder, arguments)
                faults += failed if study != SWEEP else 0  # numbers that break the rules say nothing against the game as it is
            _report(evidence_of(trial, journal.results, faults), folder, arguments)
            open_page(folder / REPORT_FILE, arguments)
    except BadStore as problem:
        raise Failure(f"{problem}; --out names another folder") from None
    except OSError as error:
        raise Failure(f"{folder} cannot be used: {error.strerror}", FAILED) from None
    return FAILED if faults else DONE


def trial_from(arguments: Namespace) -> Trial:
    """The trial that was asked for, or a refusal."""
    game = game_named(arguments.game)
    terms = terms_from(arguments, game)
    levels = tuple(arguments.level.split(","))
    for level in levels:
        levels_from(level, game, terms.seats)
    if len(set(levels)) < len(levels):
        raise Failure("a level is named twice")
    check_machines(arguments)
    name = EXAMPLES.get(arguments.game, arguments.game)  # other machines know examples by their modules alone
    return Trial(
        partial(find_game, name),
        levels,
        arguments.games,
        terms.seats,
        dict(arguments.option),
        dict(terms.changes),
        arguments.seed,
        studies=arguments.study,
        compared=_compared(arguments),
        vary=tuple(arguments.vary),
    )


def _compared(arguments: Namespace) -> int:
    """The games of each comparison of a study."""
    return int(arguments.study_games or max(LEAST_COMPARED, arguments.games // QUARTER))


def _play(trial: Trial, journal: Journal[GameLine], folder: Path, arguments: Namespace) -> int:
    """Plays the games that are not there yet and are still wanted; returns how many failed."""
    watch = Watch(trial, journal)
    fixtures = list(trial.fixtures())

    def take(fixture: Fixture, result: GameLine | Fault) -> bool:
        if isinstance(result, Fault):
            watch.fail(fixture)
        else:
            journal.add(result)
            watch.look(fixture.level)
        return False

    return play_series(
        Series(
            play_trial(trial, watch.missing(fixtures), arguments.jobs, arguments.ray),
            len(fixtures),
            lambda: len(set(fixtures) & set(journal.results)),
            take,
            folder_name,
            folder,
        )
    )


def _play_study(trial: Trial, study: str, journal: Journal[GameLine], folder: Path, arguments: Namespace) -> int:
    """Plays the games of a study that are not there yet; returns how many failed."""
    faults, tried = 0, set[Fixture]()
    while missing := [fixture for fixture in fixtures_of(trial, study, journal.results) if fixture not in tried]:
        tried.update(missing)
        faults += play_fixtures(trial, study, missing, journal, folder, arguments)
    return faults


def play_fixtures(
    trial: Trial, study: str, fixtures: list[Fixture], journal: Journal[GameLine], folder: Path, arguments: Namespace
) -> int:
    """Plays those of some games that are not there yet; returns how many failed."""

    def take(fixture: Fixture, result: GameLine | Fault) -> bool:
        if not isinstance(result, Fault):
            journal.add(result)
        return False

    missing = [fixture for fixture in fixtures if fixture not in journal.results]
    return play_series(
        Series(
            play_trial(trial, missing, arguments.jobs, arguments.ray),
            len(fixtures),
            lambda: len(set(fixtures) & set(journal.results)),
            take,
            lambda fixture: f"{study}-{folder_name(fixture)}",
            folder,
            study,
        )
    )


class Watch:
    """Knows which levels have been played long enough. What is played beyond that is kept and does not count."""

    def __init__(self, trial: Trial, journal: Journal[GameLine]) -> None:
        self._trial = trial
        self._journal = journal
        self._games = {
            level: sum(each.level == level and each.variant == PLAIN for each in journal.results) for level in trial.levels
        }
        self._next = dict.fromkeys(trial.levels, 0)
        self._decided: set[str] = set()
        self._failed: set[Fixture] = set()
        for level in trial.levels:
            self._ask(level)

    def missing(self, fixtures: list[Fixture]) -> Iterator[Fixture]:
        """The games that are not there, as long as their level is undecided."""
        return (one for one in fixtures if one.level not in self._decided and one not in self._journal.results)

    def look(self, level: str) -> None:
        """A game of this level has ended."""
        self._games[level] += 1
        if self._games[level] >= self._next[level]:
            self._ask(level)

    def fail(self, fixture: Fixture) -> None:
        """A game broke off; the deals after it need not wait for it."""
        self._failed.add(fixture)

    def _ask(self, level: str) -> None:
        ruling = rule_on(first_deals(self._trial, self._journal.results, level, self._failed))
        if ruling is not None and ruling.decided:
            self._decided.add(level)
        self._next[level] = max(self._games[level] + 10, int(self._games[level] * LOOK_AGAIN))


def folder_name(fixture: Fixture) -> str:
    return "-".join([fixture.level, *[choice for _, choice in fixture.lineup]])


def command_of(arguments: Namespace) -> str:
    """The command that makes the same report: without what changes no number of it."""
    words: list[Any] = ["parlour", "judge", arguments.game]
    for name, choice in arguments.option:
        words += ["--option", f"{name}={choice}"]
    if arguments.seats is not None:
        words += ["--seats", arguments.seats]
    words += ["--level", arguments.level]
    for key, value in arguments.change:
        words += ["--change", f"{key}={value}"]
    words += ["--games", arguments.games, "--seed", arguments.seed]
    if arguments.study:
        words += ["--study", ",".join(arguments.study), "--study-games", _compared(arguments)]
    for pattern in arguments.vary:
        words += ["--vary", pattern]
    return shlex.join(map(str, words))


def _report(evidence: Evidence, folder: Path, arguments: Namespace) -> None:
    """Writes the report and its numbers, and says where."""
    formatter = Formatter(evidence.game, evidence.trial.terms(), arguments.lang)
    command, measured = command_of(arguments), measure_all(evidence)
    page = html_report(formatter, evidence, measured, command)
    (folder / REPORT_FILE).write_text(page, encoding="utf-8")
    numbers = msgspec.json.encode(json_report(evidence, measured, command))
    (folder / NUMBERS_FILE).write_bytes(msgspec.json.format(numbers, indent=2) + b"\n")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    console.print(Text(sanitize(formatter.say("judge-title", game=formatter.game())), "bold"))
    for fact in facts_of(formatter, evidence):
        console.print(Text(sanitize(fact), "dim"))
    console.print(Text(sanitize(formatter.say("report-in", file=str(folder / REPORT_FILE)))), soft_wrap=True)


COMMAND = Command("judge", "plays a game by its bots: does it work, is it fair, tense and quick; a report", declare, run)
