"""What the games of the campaigns say, as tables for `docs/bots.md`."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any

from bench.ladders.campaigns import CAMPAIGNS, ROOT, Campaign
from parlour.kernel import Game
from parlour.lab.arena import Formatter, Interval, Standings, Tournament, bots_fingerprint, read_store, standings_of

PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladders: written by `make ladders` -->\n", "<!-- end of the ladders -->\n"


def page() -> str:
    """`docs/bots.md` with the tables as they should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + "\n".join([table(each) for each in CAMPAIGNS]) + "\n" + END + after


def table(campaign: Campaign) -> str:
    """What one campaign says so far."""
    tournament = campaign.tournament()
    game = tournament.contest.find()
    formatter = Formatter(game, tournament.contest.terms(), "en")
    title = f"### {formatter.game()}: {_subject(campaign)}\n\n    {campaign.command}\n"
    if not campaign.folder.exists():
        return f"{title}\nNot played yet.\n"
    header, results = read_store(campaign.folder)
    standings = standings_of(tournament, results)
    if not standings.games:
        return f"{title}\nNot played yet.\n"
    parts = [
        title,
        *_remarks(tournament, game, header, standings),
        _meetings(formatter, standings),
        _conduct(formatter, standings),
    ]
    if not campaign.clock:
        parts.append(_places(formatter, standings))
    return "\n".join(parts)


def _subject(campaign: Campaign) -> str:
    if campaign.clock:
        return "a master beside plain search"
    return f"the ladder at a table of {campaign.seats}" if campaign.seats else "the ladder"


def _remarks(tournament: Tournament, game: Game, header: Mapping[str, Any], standings: Standings) -> Iterator[str]:
    """What a reader must know before the numbers."""
    wanted = tournament.games * len(tournament.pairings)
    if standings.games < wanted:
        yield f"So far {standings.games} of {wanted} games.\n"
    if header["rules"] != game.version:
        yield f"The rules have changed since: these games were played by rules {header['rules']}, today's are {game.version}.\n"
    if header["bots"] != bots_fingerprint(game):
        yield "The bots have changed since: these are the numbers of earlier ones.\n"


def _meetings(formatter: Formatter, standings: Standings) -> str:
    """From the side of the second, who should be the stronger."""
    rows = []
    for meeting in standings.meetings:
        weaker, stronger = meeting.pairing
        flipped = Interval(1 - meeting.interval.high, 1 - meeting.interval.low)
        share, interval = formatter.percent(1 - meeting.share), formatter.percent_interval(flipped)
        rows.append((f"{stronger} – {weaker}", str(meeting.games), share, interval))
    return _rows(("pairing", "games", "share of the first", "95 %"), rows)


def _conduct(formatter: Formatter, standings: Standings) -> str:
    rows = []
    for rating in standings.ratings:
        conduct = standings.conduct[rating.bot]
        rows.append((
            rating.bot, formatter.rating(rating.points), formatter.rating_interval(rating.interval),
            formatter.mean(conduct.seconds, conduct.decisions, 3), formatter.mean(conduct.looked, conduct.decisions, 0),
            formatter.per_thousand(conduct.losses, conduct.watched), formatter.per_thousand(conduct.dominated, conduct.watched),
        ))  # fmt: skip
    columns = ("bot", "Elo", "95 %", "seconds a decision", "positions a decision", "free losses ‰", "dominated ‰")
    return _rows(columns, rows)


def _places(formatter: Formatter, standings: Standings) -> str:
    seats = [(formatter.seat(seat.name), seat) for seat in standings.seats]
    sides = [(formatter.side(side.name), side) for side in formatter.separate_sides(standings.sides)]
    rows = [
        (name, str(place.games), formatter.percent(place.share), formatter.percent_interval(place.interval))
        for name, place in (*seats, *sides)
    ]
    lengths = standings.lengths
    summary = f"Answers a game: {median(lengths):.0f} in the middle, from {lengths[0]} to {lengths[-1]}.\n"
    return _rows(("seat or side", "games", "share", "95 %"), rows) + "\n" + summary


def _rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] + ["---:"] * (len(columns) - 1), *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines]) + "\n"
