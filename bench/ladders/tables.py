"""What the games of the campaigns say, as tables for `docs/bots.md`."""

from collections.abc import Iterator, Sequence
from statistics import median

from bench.ladders.campaigns import CAMPAIGNS, ROOT, Campaign
from parlour.kernel import Game
from parlour.lab.arena import Naming, Standings, Tournament, definition, kept
from parlour.lab.arena.resampling import Interval

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
    naming = Naming(game, tournament.contest.terms(), "en")
    title = f"### {naming.game()}: {_subject(campaign)}\n\n    {campaign.command}\n"
    if not campaign.folder.exists():
        return f"{title}\nNot played yet.\n"
    head, played = kept(campaign.folder)
    found = tournament.standings(played)
    if not found.games:
        return f"{title}\nNot played yet.\n"
    parts = [title, *_remarks(tournament, game, head["bots"], found), _meetings(naming, found), _conduct(naming, found)]
    if not campaign.clock:
        parts.append(_places(naming, found))
    return "\n".join(parts)


def _subject(campaign: Campaign) -> str:
    if campaign.clock:
        return "a master beside plain search"
    return f"the ladder at a table of {campaign.seats}" if campaign.seats else "the ladder"


def _remarks(tournament: Tournament, game: Game, bots: str, found: Standings) -> Iterator[str]:
    """What a reader must know before the numbers."""
    wanted = tournament.games * len(tournament.pairings)
    if found.games < wanted:
        yield f"So far {found.games} of {wanted} games.\n"
    if bots != definition(game):
        yield "The bots have changed since: these are the numbers of earlier ones.\n"


def _meetings(naming: Naming, found: Standings) -> str:
    """From the side of the second, who should be the stronger."""
    rows = []
    for each in found.meetings:
        weaker, stronger = each.pairing
        flipped = Interval(1 - each.interval.high, 1 - each.interval.low)
        rows.append((f"{stronger} – {weaker}", str(each.games), naming.percent(1 - each.share), naming.percents(flipped)))
    return _rows(("pairing", "games", "share of the first", "95 %"), rows)


def _conduct(naming: Naming, found: Standings) -> str:
    rows = []
    for each in found.ratings:
        conduct = found.conduct[each.bot]
        rows.append((
            each.bot, naming.signed(each.points), naming.points(each.interval),
            naming.mean(conduct.seconds, conduct.decisions, 3), naming.mean(conduct.looked, conduct.decisions, 0),
            naming.per_thousand(conduct.losses, conduct.watched), naming.per_thousand(conduct.dominated, conduct.watched),
        ))  # fmt: skip
    columns = ("bot", "Elo", "95 %", "seconds a decision", "positions a decision", "free losses ‰", "dominated ‰")
    return _rows(columns, rows)


def _places(naming: Naming, found: Standings) -> str:
    seats = [(naming.seat(each.name), each) for each in found.seats]
    sides = [(naming.side(each.name), each) for each in naming.apart(found.sides)]
    rows = [
        (name, str(each.games), naming.percent(each.share), naming.percents(each.interval)) for name, each in (*seats, *sides)
    ]
    told = f"Answers a game: {median(found.lengths):.0f} in the middle, from {found.lengths[0]} to {found.lengths[-1]}.\n"
    return _rows(("seat or side", "games", "share", "95 %"), rows) + "\n" + told


def _rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] + ["---:"] * (len(columns) - 1), *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines]) + "\n"
