"""`parlour balance`: searches the designed numbers of a game for targets, proposes changes, and verifies them on fresh deals."""

import shlex
import sys
from argparse import ArgumentTypeError, Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from parlour.cli.arguments import Command, Parser, add_changes, add_jobs, add_language, add_seed, add_terms, positive
from parlour.cli.failure import DONE, FAILED, Failure, sanitize
from parlour.cli.judge import PLAIN_WIDTH, open_page, play_fixtures, trial_from
from parlour.lab.arena import BadStore, Formatter, Journal
from parlour.lab.judge import (
    MOST,
    PLAIN,
    Changes,
    Estimate,
    Fixture,
    GameLine,
    Proposal,
    Target,
    Trial,
    Variant,
    balance_page,
    changes_worth_trying,
    estimate,
    header_of,
    is_share,
    open_trial,
    parse_target,
    propose,
    spread,
    total_miss,
    values_of,
)

LEVEL = "novice"
GAMES = 200
TRIED = 4  # proposals that are measured
FRESH = "fresh"  # the folder of the games that verify
FORMAT = "parlour-balance/1"


def target(text: str) -> Target:
    found = parse_target(text)
    if found is None:
        raise ArgumentTypeError(
            f"{sanitize(text)[:60]} is no target, such as first=0.45..0.55 or end:border-held>=0.2 (docs/lab.md)"
        )
    return found


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument(
        "--target", type=target, action="append", required=True, metavar="T", help="NAME=LOW..HIGH, NAME>=LOW or NAME<=HIGH"
    )
    add_terms(parser)
    add_changes(parser)
    parser.add_argument("--level", default=LEVEL, help=f"of the bots, which play against themselves (default: {LEVEL})")
    parser.add_argument("--games", type=positive, default=GAMES, metavar="N", help=f"of each proposal (default: {GAMES})")
    parser.add_argument("--study-games", type=positive, metavar="N", help="of each single change (default: a quarter of --games)")
    parser.add_argument(
        "--vary", action="append", default=[], metavar="KEYS", help="a pattern of the numbers to search; may be repeated"
    )
    parser.add_argument(
        "--most", type=positive, default=MOST, metavar="N", help=f"changes that are made together (default: {MOST})"
    )
    add_seed(parser, default=0, help="all deals and all bots' luck follow from it (default: 0)")
    add_jobs(parser)
    parser.add_argument("--ray", metavar="ADDRESS", help="plays on a Ray cluster; `local` starts one here")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for the games and the report (default: balance-GAME)")
    parser.add_argument("--no-browser", action="store_true", help="only say where the report is")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Searches, proposes and verifies; done even if nothing better was found."""
    arguments.study = ()
    trial = trial_from(arguments)
    if len(trial.levels) > 1:
        raise Failure("bots of one level search; --level names one")
    folder = arguments.out or Path(f"balance-{trial.find().id}")
    fresh = replace(trial, seed=f"{trial.seed} {FRESH}")
    try:
        with open_trial(folder, header_of(trial)) as journal:
            search = Search(trial, journal, folder, arguments)
            chosen = search.choose()
        with open_trial(folder / FRESH, header_of(fresh)) as journal:
            verified = Search(fresh, journal, folder / FRESH, arguments).verify(chosen)
    except BadStore as problem:
        raise Failure(f"{problem}; --out names another folder") from None
    except OSError as error:
        raise Failure(f"{folder} cannot be used: {error.strerror}", FAILED) from None
    _report(search, chosen, verified, folder, arguments)
    open_page(folder / "report.html", arguments)
    return DONE


class Search:
    """Plays the games of one seed, with and without changes."""

    def __init__(self, trial: Trial, journal: Journal[GameLine], folder: Path, arguments: Namespace) -> None:
        self.trial = trial
        self.targets: list[Target] = arguments.target
        self._journal = journal
        self._folder = folder
        self._arguments = arguments
        self._deals = list(trial.fixtures())
        self.now: dict[str, Estimate | None] = {}
        self.measured: dict[str, Estimate | None] = {}

    def choose(self) -> Proposal:
        """The proposal that does best when it is measured; of no changes if none does better."""
        plain = self._play((), "now")
        self.now = {target.name: estimate(target.name, plain) for target in self.targets}
        now, effects = values_of(self.targets, plain), {}
        for untold in [target.name for target in self.targets if target.name not in now]:
            raise Failure(f"no game tells {sanitize(untold)[:60]}: the report of `parlour judge` has the names")
        screened = self._deals[: max(1, self.trial.compared)]
        before = values_of(self.targets, [line for line in plain if line.fixture in screened])
        changes = changes_worth_trying(self.trial, self._journal.results)
        if not changes:
            raise Failure("there is no designed number to change: another --vary, or another game")
        self._play_all([replace(one, variant=Variant(changes=(change,))) for change in changes for one in screened], "one change")
        for change in changes:
            after = values_of(self.targets, self._lines((change,), screened))
            effects[change] = {name: value - before[name] for name, value in after.items() if name in before}
        tried = propose(self.targets, now, effects, self._arguments.most)[:TRIED]
        best, least = Proposal((), now, total_miss(self.targets, now)), total_miss(self.targets, now)
        self.measured = self.now
        for proposal in tried:
            lines = self._play(proposal.changes, "a proposal") if proposal.changes else plain
            miss = total_miss(self.targets, values_of(self.targets, lines))
            if proposal.changes and miss < least:
                best, least = proposal, miss
                self.measured = {target.name: estimate(target.name, lines) for target in self.targets}
        return best

    def verify(self, chosen: Proposal) -> tuple[dict[str, Estimate | None], dict[str, Estimate | None]]:
        """The measures without and with the changes."""
        told = [
            {target.name: estimate(target.name, lines) for target in self.targets}
            for lines in (self._play((), "fresh deals, now"), self._play(chosen.changes, "fresh deals, changed"))
        ]
        return told[0], told[1]

    def _play(self, changes: Changes, title: str) -> list[GameLine]:
        variant = Variant(changes=changes) if changes else PLAIN
        self._play_all([replace(fixture, variant=variant) for fixture in self._deals], title)
        return self._lines(changes, self._deals)

    def _play_all(self, fixtures: list[Fixture], title: str) -> None:
        """Games that break off are kept as faults, and do not count."""
        play_fixtures(self.trial, title, fixtures, self._journal, self._folder, self._arguments)

    def _lines(self, changes: Changes, fixtures: list[Fixture]) -> list[GameLine]:
        variant = Variant(changes=changes) if changes else PLAIN
        wanted = [replace(fixture, variant=variant) for fixture in fixtures]
        return [self._journal.results[fixture] for fixture in wanted if fixture in self._journal.results]


def command_of(arguments: Namespace) -> str:
    """The command that finds the same."""
    words: list[Any] = ["parlour", "balance", arguments.game]
    for target in arguments.target:
        words += ["--target", told_target(target)]
    for name, choice in arguments.option:
        words += ["--option", f"{name}={choice}"]
    if arguments.seats is not None:
        words += ["--seats", arguments.seats]
    for key, value in arguments.change:
        words += ["--change", f"{key}={value}"]
    for pattern in arguments.vary:
        words += ["--vary", pattern]
    words += ["--level", arguments.level, "--games", arguments.games]
    if arguments.study_games:
        words += ["--study-games", arguments.study_games]
    return shlex.join(map(str, [*words, "--most", arguments.most, "--seed", arguments.seed]))


def told_target(target: Target) -> str:
    """A target as it is written."""
    if target.high == float("inf"):
        return f"{target.name}>={target.low:g}"
    if target.low == 0:
        return f"{target.name}<={target.high:g}"
    if target.low == target.high:
        return f"{target.name}={target.low:g}"
    return f"{target.name}={target.low:g}..{target.high:g}"


def _report(
    search: Search, chosen: Proposal, verified: tuple[dict[str, Estimate | None], dict[str, Estimate | None]], folder: Path,
    arguments: Namespace,
) -> None:  # fmt: skip
    """Writes the report and its numbers, and says what is proposed."""
    game = search.trial.find()
    formatter, command = Formatter(game, search.trial.terms(), arguments.lang), command_of(arguments)
    before, after = verified
    columns = {"now": search.now, "measured": search.measured, "fresh-now": before, "fresh-changed": after}
    numbers = {
        "format": FORMAT, "command": command, "game": game.id, "rules": game.version, "level": search.trial.levels[0],
        "changes": dict(chosen.changes), "predicted": chosen.predicted,
        "held": bool(chosen.changes) and nearer(search.targets, before, after),
        "targets": {target.name: {"low": target.low, "high": None if target.high == float("inf") else target.high}
                    for target in search.targets},
        **columns,
    }  # fmt: skip
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(numbers), indent=2) + b"\n")
    flags = " ".join([f"--change {key}={value}" for key, value in chosen.changes]) or formatter.say("balance-nothing")
    told = [formatter.say("balance-proposal", changes=flags), formatter.say("judge-command", command=command)]
    if chosen.changes:
        told.insert(1, formatter.say("balance-held", answer="yes" if nearer(search.targets, before, after) else "no"))
    title = formatter.say("balance-title", game=formatter.game())
    headings = ["now", "predicted", *list(columns)[1:]]
    lines = {}
    for target in search.targets:
        cells: list[str | Estimate | None] = [column.get(target.name) for column in columns.values()]
        cells.insert(1, _number(formatter, target.name, chosen.predicted.get(target.name)))
        lines[told_target(target)] = (target.name, cells)
    (folder / "report.html").write_text(balance_page(formatter, headings, lines, title, told), encoding="utf-8")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    console.print(sanitize(title), style="bold")
    shown = Table(box=None, pad_edge=False)
    for heading in ("target", "now", "predicted", *list(columns)[1:]):
        shown.add_column(formatter.say(f"balance-{heading}"), justify="left" if heading == "target" else "right")
    for target in search.targets:
        own = [_told(formatter, target.name, column.get(target.name)) for column in columns.values()]
        shown.add_row(told_target(target), own[0], _number(formatter, target.name, chosen.predicted.get(target.name)), *own[1:])
    console.print(shown)
    for line in told[:-1]:
        console.print(sanitize(line), soft_wrap=True, markup=False)
    console.print(sanitize(formatter.say("report-in", file=str(folder / "report.html"))), soft_wrap=True, markup=False)


def nearer(targets: list[Target], before: dict[str, Estimate | None], after: dict[str, Estimate | None]) -> bool:
    """Whether fresh deals are nearer to the targets with the changes than without."""
    now, changed = (
        total_miss(targets, {name: own.value for name, own in column.items() if own is not None}) for column in (before, after)
    )
    return changed < now


def _number(formatter: Formatter, name: str, value: float | None) -> str:
    if value is None:
        return "–"
    return formatter.percent(value) if is_share(name) else formatter.number(value, 1)


def _told(formatter: Formatter, name: str, own: Estimate | None) -> str:
    if own is None:
        return "–"
    return f"{_number(formatter, name, own.value)} ({spread(formatter, own, is_share(name), 0)})"


COMMAND = Command(
    "balance", "searches designed numbers for targets, proposes changes, verifies them on fresh deals", declare, run
)
