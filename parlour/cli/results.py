"""What a tournament says, in the terminal and as files."""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour.cli.failure import harmless
from parlour.lab.arena import MIRRORED, Naming, Place, Standings, Tournament, conduct_row, deals_for, report

WIDTH = 110  # where the output is no terminal
REPORT = "report.html"
NUMBERS = "standings.json"


def tell(tournament: Tournament, found: Standings, folder: Path, language: str) -> None:
    """Prints the tables, and writes the report and its numbers."""
    contest = tournament.contest
    game, terms = contest.find(), contest.terms()
    naming = Naming(game, terms, language)
    chosen = " · ".join([f"{name} {choice}" for name, choice in terms.options.items() if choice != game.options[name].default])
    facts = [
        naming.say("arena-terms", seats=terms.seats, rules=str(game.version), seed=str(contest.seed)),
        f"{naming.say('arena-games', games=found.games)} · {_a_pairing(tournament, naming)}{f' · {chosen}' if chosen else ''}",
    ]
    page = report(naming, found, facts, tournament.anchor or tournament.bots[0], contest.margin)
    (folder / REPORT).write_text(page, encoding="utf-8")
    (folder / NUMBERS).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    _print(naming, found, [naming.say("arena-title", game=naming.game()), *facts], folder / REPORT)


def _a_pairing(tournament: Tournament, naming: Naming) -> str:
    return naming.say("arena-games-a-pairing", games=MIRRORED * deals_for(tournament.games))


def _print(naming: Naming, found: Standings, facts: Sequence[str], file: Path) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    for number, fact in enumerate(facts):
        console.print(Text(harmless(fact), "bold" if number == 0 else "dim"))
    for table in (_ratings(naming, found), _meetings(naming, found), _places(naming, found), _conduct(naming, found)):
        if table.row_count:
            console.print(table)
    if found.lengths:
        told = naming.say("length", median=round(median(found.lengths)), least=found.lengths[0], most=found.lengths[-1])
        console.print(Text(told))
    console.print(Text(harmless(naming.say("report-in", file=str(file)))), soft_wrap=True)


def _ratings(naming: Naming, found: Standings) -> Table:
    rows = [(each.bot, naming.signed(each.points), naming.points(each.interval)) for each in found.ratings]
    return _table(naming, "ratings", ("bot", "rating", "interval"), rows)


def _meetings(naming: Naming, found: Standings) -> Table:
    rows = [
        (
            naming.say("versus", one=each.pairing[0], other=each.pairing[1]),
            str(each.games),
            naming.percent(each.share),
            naming.percents(each.interval),
            str(each.draws),
        )
        for each in found.meetings
    ]
    return _table(naming, "pairings", ("pairing", "games", "share", "interval", "draws"), rows)


def _places(naming: Naming, found: Standings) -> Table:
    equal_sides = {each.name: each for each in found.equal_sides}
    seats = [(naming.seat(each.name), each, equal) for each, equal in zip(found.seats, found.equal_seats, strict=True)]
    sides = [(naming.side(each.name), each, equal_sides.get(each.name)) for each in naming.apart(found.sides)]
    rows = [(name, *_cells(naming, each), *_cells(naming, equal)) for name, each, equal in (*seats, *sides)]
    return _table(naming, "places", ("place", "games", "all-games", "interval", "games", "equals", "interval"), rows)


def _cells(naming: Naming, place: Place | None) -> tuple[str, str, str]:
    if place is None or not place.games:
        return "", "", ""
    return str(place.games), naming.percent(place.share), naming.percents(place.interval)


def _conduct(naming: Naming, found: Standings) -> Table:
    columns = ("bot", "decisions", "seconds", "most", "looked", "watched", "free-losses", "dominated")
    return _table(naming, "conduct", columns, [conduct_row(naming, found, each.bot) for each in found.ratings])


def _table(naming: Naming, title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(title=naming.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(naming.say(column), justify="right" if number else "left")
    for row in rows:
        table.add_row(*[Text(harmless(cell)) for cell in row])
    return table
