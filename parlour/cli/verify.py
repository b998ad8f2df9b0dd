"""`parlour verify`: checks that a record is genuine, and lists every draw of chance in it."""

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from parlour.cli.arguments import Command, Parser, add_language
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.records import check_end, open_record, play_step, read_record
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER, plain_text
from parlour.kernel import Chance, Game, Match, Source, begin, commitment, deal_of, encode, keyed_source, words

SHORTEST = 8  # characters of a commitment that are enough to compare


def declare(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--game", metavar="MODULE", help="the module of its game, if that is not listed")
    parser.add_argument(
        "--commitment", metavar="SEAL", help="the seal of the deal as it was shown at the table, or its beginning: it must fit"
    )
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Lists the draws, then says in one line whether the record is genuine."""
    game, data = read_record(arguments.file, arguments.game)
    screen = Screen()
    try:
        summary = _check(game, data, screen)
        _tell_deal(data, screen, arguments.lang)
        _compare(data, arguments.commitment)
    except Failure as failure:
        screen.line(f"not genuine: {failure!s}", "bold red")
        return FAILED
    screen.line(f"genuine: {summary}", "bold green")
    return DONE


@dataclass(frozen=True, slots=True)
class ListingSource(Source):
    """A source of chance that lists what it answers."""

    source: Source
    screen: Screen

    def answer(self, number: int, question: Chance) -> Any:
        answer = self.source.answer(number, question)
        self.screen.line(f"draw {number:>4}  {question.purpose:<14} {plain_text(encode(answer))}")
        return answer


def _check(game: Game, data: dict[str, Any], screen: Screen) -> str:
    match = _listing_draws(open_record(game, data), screen)
    for number in range(len(data["actions"])):
        play_step(match, data, number)
    match.position.source = keyed_source(data["seed"])
    check_end(match, data)
    end = "unfinished" if match.outcome is None else "outcome " + plain_text(data["outcome"])
    return f"{game.id}; actions: {len(data['actions'])}; draws of chance: {match.position.draws}; {end}"


def _tell_deal(data: dict[str, Any], screen: Screen, language: str) -> None:
    """Who made the seed, and the commitment to it."""
    messages = words(CLI_FOLDER, language)
    deal = deal_of(data)
    screen.line(messages.say("deal-commitment", commitment=_commitment(data)))
    if deal is None:
        screen.line(messages.say("deal-unknown"))
    elif deal.open:
        screen.line(messages.say("deal-chosen"), "bold yellow")
    else:
        seats = ", ".join([str(seat) for seat, _ in deal.entropy])
        screen.line(messages.say("deal-mixed", seats=seats) if seats else messages.say("deal-server"))


def _compare(data: dict[str, Any], shown: str | None) -> None:
    """Failure if the commitment is not the one that was shown at the table."""
    if shown is None:
        return
    wanted = shown.strip().lower()
    if len(wanted) < SHORTEST or not _commitment(data).startswith(wanted):
        raise Failure(f"the commitment is {_commitment(data)}, and not {plain_text(shown[:80])}")


def _commitment(data: dict[str, Any]) -> str:
    """What was shown at the table before the deal."""
    deal = deal_of(data)
    return commitment(data["seed"] if deal is None else deal.secret)


def _listing_draws(match: Match, screen: Screen) -> Match:
    """The same match from its beginning, with every draw listed."""
    assert match.seed is not None, "a record has a seed"
    position = match.game.table(match.terms)
    position.source = ListingSource(keyed_source(match.seed), screen)
    begin(position, match.game.play)
    return Match(match.game, match.terms, match.seed, position)


COMMAND = Command("verify", "checks that a record is genuine and lists its dice and cards", declare, run)
