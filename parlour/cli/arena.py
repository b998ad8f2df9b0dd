"""`parlour arena`: a tournament of bots, with ratings and error bars, that can be resumed at any time."""

import sys
from argparse import ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parlour import bots
from parlour.cli.arguments import (
    Command,
    Parser,
    add_changes,
    add_jobs,
    add_language,
    add_seed,
    add_terms,
    positive,
    seconds,
    share,
)
from parlour.cli.failure import DONE, FAILED, Failure, sanitize
from parlour.cli.lookup import failure_of, game_named, terms_from
from parlour.cli.series import Series, check_machines, play_series
from parlour.games import EXAMPLES
from parlour.games import game as find_game
from parlour.kernel import Game, Illegal
from parlour.lab import Fault
from parlour.lab.arena import (
    BOUND,
    MIRRORED,
    BadStore,
    BotName,
    Contest,
    Fixture,
    Formatter,
    GameResult,
    Place,
    Question,
    Standings,
    Store,
    Tournament,
    Verdict,
    conduct_row,
    deals_for,
    foresight_row,
    header_of,
    html_report,
    open_store,
    pair_shares,
    parse_program,
    play_games,
    sequential_test,
    shame_lines,
    standings_of,
)

PLAIN_WIDTH = 110  # characters, where the output is no terminal
REPORT_FILE = "report.html"
STANDINGS_FILE = "standings.json"


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="an id, or a module by its dotted name")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help="who takes part: levels, or plain; master@0.5 thinks half as much, cmd:./mine is a program",
    )
    parser.add_argument("--games", type=positive, required=True, metavar="N", help="how many each pairing plays")
    parser.add_argument("--ladder", action="store_true", help="only neighbours meet, in the order in which they are named")
    parser.add_argument("--selves", action="store_true", help="each bot meets itself too, to see what seats and sides are worth")
    add_terms(parser)
    add_changes(parser)
    add_seed(parser, default=0, help="all deals and all bots' luck follow from it (default: 0)")
    parser.add_argument("--clock", action="store_true", help="bots keep to their clocks, so that results depend on the machine")
    parser.add_argument("--anchor", metavar="BOT", help="whose rating is 0 (default: the first bot)")
    parser.add_argument("--look", type=share, default=0.1, metavar="SHARE", help="of the answers, for blunders (default: 0.1)")
    parser.add_argument(
        "--margin", type=share, default=0.1, metavar="SHARE", help="of the win that makes a blunder (default: 0.1)"
    )
    parser.add_argument(
        "--test", type=question, metavar="LOW:HIGH", help="of two bots, stop as soon as it is clear which share the first one has"
    )
    parser.add_argument(
        "--limit", type=seconds, default=10.0, metavar="SECONDS", help="that a program may take for an answer (default: 10)"
    )
    add_jobs(parser)
    parser.add_argument("--ray", metavar="ADDRESS", help="plays on a Ray cluster; `local` starts one here")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for the games and the report (default: arena-GAME)")
    add_language(parser)


def question(text: str) -> Question:
    """The two shares between which a sequential test decides."""
    low, _, high = text.partition(":")
    if not (0 < share(low) < share(high) < 1):
        raise ArgumentTypeError(f"{text[:40]!r} is not of the form LOW:HIGH, two shares between 0 and 1, as 0.5:0.6")
    return Question(share(low), share(high))


def run(arguments: Namespace) -> int:
    """Plays what is missing and reports the standings; fails if a game did."""
    game = game_named(arguments.game)
    terms = terms_from(arguments, game)
    names, programs = _bots(arguments, game)
    check_machines(arguments)
    name = EXAMPLES.get(arguments.game, arguments.game)  # other machines know examples by their modules alone
    contest = Contest(
        partial(find_game, name), terms.seats, dict(terms.options), arguments.seed, arguments.clock,
        arguments.look, arguments.margin, programs, arguments.limit, dict(terms.changes),
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
        with open_store(folder, header_of(game, contest)) as store:
            faults = _play(tournament, store, folder, arguments)
            verdict = _verdict(tournament, store, arguments.test)
            if verdict is not None and verdict.answer is not None:  # what was played beyond that depends on the machine
                tournament = replace(tournament, games=MIRRORED * verdict.pairs)
            _report(tournament, standings_of(tournament, store.results), folder, arguments.lang, verdict)
    except BadStore as problem:
        raise Failure(f"{problem}; --out names another folder") from None
    except OSError as error:
        raise Failure(f"{folder} cannot be used: {error.strerror}", FAILED) from None
    return FAILED if faults else DONE


def _bots(arguments: Namespace, game: Game) -> tuple[tuple[BotName, ...], dict[BotName, list[str]]]:
    """The names of all bots, and the commands of those that are programs."""
    names: list[BotName] = []
    programs: dict[BotName, list[str]] = {}
    for text in arguments.bots.split(","):
        try:
            program = parse_program(text)
            if program is None:
                bots.bot(game, text, 0)
        except Illegal as refusal:
            raise failure_of(refusal, game) from None
        except ValueError as error:
            raise Failure(f"{text[:60]!r} names no program: {error}") from None
        name, words = program or (text, [])
        names.append(name)
        if words:
            programs[name] = words
    if arguments.test is not None and (len(names) != 2 or arguments.selves):
        raise Failure("--test asks about a pairing: name two bots, without --selves")
    if len(set(names)) < len(names):
        raise Failure("a bot is named twice; --selves lets every bot meet itself")
    if len(names) < 2 and not arguments.selves:
        raise Failure("a tournament needs at least two bots")
    if arguments.anchor is not None and arguments.anchor not in names:
        raise Failure(f"{arguments.anchor[:40]!r} is not among the bots, so its rating cannot be 0")
    return tuple(names), programs


def _play(tournament: Tournament, store: Store, folder: Path, arguments: Namespace) -> int:
    """Plays the games that are not there yet; returns how many failed."""
    fixtures = tournament.fixtures()
    verdict = _verdict(tournament, store, arguments.test)
    decided = verdict is not None and verdict.answer is not None
    missing = [] if decided else [fixture for fixture in fixtures if fixture not in store.results]

    def take(_: Fixture, result: GameResult | Fault) -> bool:
        if isinstance(result, GameResult):
            store.add(result)
        verdict = _verdict(tournament, store, arguments.test)
        return verdict is not None and verdict.answer is not None

    return play_series(
        Series(
            play_games(tournament.contest, missing, arguments.jobs, arguments.ray),
            len(fixtures),
            lambda: len(fixtures) if decided else len(set(fixtures) & set(store.results)),
            take,
            lambda fixture: "-".join(fixture.seats),
            folder,
        )
    )


def _verdict(tournament: Tournament, store: Store, question: Question | None) -> Verdict | None:
    return None if question is None else sequential_test(question, pair_shares(tournament, store.results))


def _report(tournament: Tournament, standings: Standings, folder: Path, language: str, verdict: Verdict | None = None) -> None:
    """Prints the tables, and writes the report and its numbers."""
    contest = tournament.contest
    game, terms = contest.find(), contest.terms()
    formatter = Formatter(game, terms, language)
    choices = [f"{name} {choice}" for name, choice in terms.options.items() if choice != game.options[name].default]
    chosen = " · ".join([*choices, *[f"{key} = {value}" for key, value in terms.changes.items()]])
    a_pairing = formatter.say("arena-games-a-pairing", games=MIRRORED * deals_for(tournament.games))
    facts = [
        formatter.say("arena-terms", seats=terms.seats, rules=str(game.version), seed=str(contest.seed)),
        " · ".join([formatter.say("arena-games", games=standings.games), a_pairing, *([chosen] if chosen else [])]),
        *([_asked(formatter, verdict, tournament.bots[0])] if verdict is not None else []),
        *_forfeits(formatter, standings),
    ]
    page = html_report(formatter, standings, facts, tournament.anchor or tournament.bots[0], contest.margin)
    (folder / REPORT_FILE).write_text(page, encoding="utf-8")
    (folder / STANDINGS_FILE).write_bytes(msgspec.json.format(msgspec.json.encode(standings), indent=2) + b"\n")
    _print(formatter, standings, [formatter.say("arena-title", game=formatter.game()), *facts], folder / REPORT_FILE)


def _asked(formatter: Formatter, verdict: Verdict, bot: BotName) -> str:
    """What the sequential test asked, and its answer."""
    low, high = formatter.percent(verdict.question.low), formatter.percent(verdict.question.high)
    answer = {None: "open", True: "yes", False: "no"}[verdict.answer]
    ratio, bound = formatter.number(verdict.ratio, 2), formatter.number(BOUND, 2)
    return formatter.say("asked", bot=bot, low=low, high=high, answer=answer, pairs=verdict.pairs, ratio=ratio, bound=bound)


def _forfeits(formatter: Formatter, standings: Standings) -> list[str]:
    """A line for each way in which a program lost games before their end."""
    counts = Counter((forfeit.bot, forfeit.why) for forfeit in standings.forfeits)
    example = {(forfeit.bot, forfeit.why): forfeit.detail for forfeit in standings.forfeits}
    return [
        formatter.say("forfeits", bot=bot, games=games, why=why, detail=example[bot, why])
        for (bot, why), games in sorted(counts.items())
    ]


def _print(formatter: Formatter, standings: Standings, facts: Sequence[str], file: Path) -> None:
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PLAIN_WIDTH)
    for number, fact in enumerate(facts):
        console.print(Text(sanitize(fact), "bold" if number == 0 else "dim"))
    for make_table in (_ratings, _meetings, _places, _conduct, _foresight):
        table = make_table(formatter, standings)
        if table.row_count:
            console.print(table)
    for line in shame_lines(formatter, standings):
        console.print(Text(sanitize(line)))
    lengths = standings.lengths
    if lengths:
        console.print(Text(formatter.say("length", median=round(median(lengths)), least=lengths[0], most=lengths[-1])))
    console.print(Text(sanitize(formatter.say("report-in", file=str(file)))), soft_wrap=True)


def _ratings(formatter: Formatter, standings: Standings) -> Table:
    rows = [
        (rating.bot, formatter.rating(rating.points), formatter.rating_interval(rating.interval)) for rating in standings.ratings
    ]
    return _table(formatter, "ratings", ("bot", "rating", "interval"), rows)


def _meetings(formatter: Formatter, standings: Standings) -> Table:
    rows = [
        (
            formatter.say("versus", one=meeting.pairing[0], other=meeting.pairing[1]),
            str(meeting.games),
            formatter.percent(meeting.share),
            formatter.percent_interval(meeting.interval),
            str(meeting.draws),
        )
        for meeting in standings.meetings
    ]
    return _table(formatter, "pairings", ("pairing", "games", "share", "interval", "draws"), rows)


def _places(formatter: Formatter, standings: Standings) -> Table:
    equal_sides = {side.name: side for side in standings.equal_sides}
    seats = [(formatter.seat(seat.name), seat, equal) for seat, equal in zip(standings.seats, standings.equal_seats, strict=True)]
    sides = [(formatter.side(side.name), side, equal_sides.get(side.name)) for side in formatter.separate_sides(standings.sides)]
    rows = [(name, *_cells(formatter, place), *_cells(formatter, equal)) for name, place, equal in (*seats, *sides)]
    return _table(formatter, "places", ("place", "games", "all-games", "interval", "games", "equals", "interval"), rows)


def _cells(formatter: Formatter, place: Place | None) -> tuple[str, str, str]:
    if place is None or not place.games:
        return "", "", ""
    return str(place.games), formatter.percent(place.share), formatter.percent_interval(place.interval)


def _conduct(formatter: Formatter, standings: Standings) -> Table:
    columns = ("bot", "decisions", "seconds", "most", "looked", "watched", "free-losses", "dominated")
    return _table(formatter, "conduct", columns, [conduct_row(formatter, standings, rating.bot) for rating in standings.ratings])


def _foresight(formatter: Formatter, standings: Standings) -> Table:
    rows = [foresight_row(formatter, own) for own in standings.foresight]
    return _table(formatter, "foresight", ("bot", "forecasts", "brier", "interval"), rows)


def _table(formatter: Formatter, title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    table = Table(title=formatter.say(title), title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(formatter.say(column), justify="right" if number else "left")
    for row in rows:
        table.add_row(*[Text(sanitize(cell)) for cell in row])
    return table


COMMAND = Command("arena", "plays a tournament of bots: ratings with error bars, a table and a report", declare, run)
