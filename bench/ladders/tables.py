"""What the games of the campaigns say, as tables for `docs/bots.md`."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bench.ladders.campaigns import CAMPAIGNS, ROOT, Campaign
from parlour.games import game as find_game
from parlour.lab.arena import MIRRORED, Formatter, bots_fingerprint, pair_shares, read_store, sequential_test, standings_of

PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladders: written by `make ladders` -->\n", "<!-- end of the ladders -->\n"
COLUMNS = ("pairing", "table", "games", "share of the first", "95 %", "wanted", "answer", "seconds a decision")
ANSWERS = {None: "open", True: "yes", False: "no"}


def page() -> str:
    """`docs/bots.md` with the tables as they should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = [section(name, list(campaigns)) for name, campaigns in groupby(CAMPAIGNS, lambda campaign: campaign.game)]
    return before + BEGIN + "\n" + "\n".join(tables) + "\n" + END + after


def section(game: str, campaigns: Sequence[Campaign]) -> str:
    """All questions about one game, and the commands that answer them."""
    formatter = Formatter(find_game(game), campaigns[0].tournament().contest.terms(), "en")
    commands = "".join([f"    {campaign.command}\n" for campaign in campaigns])
    return f"### {formatter.game()}\n\n{_rows(COLUMNS, [_row(formatter, campaign) for campaign in campaigns])}\n{commands}"


def _row(formatter: Formatter, campaign: Campaign) -> tuple[str, ...]:
    tournament = campaign.tournament()
    pairing = " – ".join(campaign.names)
    wanted = formatter.percent(campaign.wanted)
    results = read_store(campaign.folder)[1] if campaign.folder.exists() else {}
    verdict = sequential_test(campaign.question, pair_shares(tournament, results))
    if not verdict.pairs:
        return pairing, campaign.table, "0", "", "", wanted, "not played yet", ""
    if verdict.answer is not None:  # what was played beyond that depends on the machine
        tournament = replace(tournament, games=MIRRORED * verdict.pairs)
    standings = standings_of(tournament, results)
    [meeting] = standings.meetings
    seconds = [formatter.mean(standings.conduct[name].seconds, standings.conduct[name].decisions, 3) for name in campaign.names]
    return (
        pairing, campaign.table, str(meeting.games), formatter.percent(meeting.share),
        formatter.percent_interval(meeting.interval), wanted, ANSWERS[verdict.answer] + _remark(campaign), " – ".join(seconds),
    )  # fmt: skip


def _remark(campaign: Campaign) -> str:
    """What a reader must know of the numbers."""
    game = find_game(campaign.game)
    header, _ = read_store(campaign.folder)
    if header["rules"] != game.version:
        return f", by rules {header['rules']}"
    return ", by earlier bots" if header["bots"] != bots_fingerprint(game) else ""


def _rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * 2 + ["---:"] * (len(columns) - 2), *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines]) + "\n"
