"""`parlour verify`: checks that a record is genuine, and lists every draw of chance in it."""

from argparse import Namespace
from dataclasses import dataclass
from typing import Any

from parlour.cli.arguments import Command, Parser
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.records import check_end, open_record, play_step, read_record
from parlour.cli.screen import Screen
from parlour.cli.wording import plain_text
from parlour.kernel import Chance, Game, Match, Source, begin, encode, keyed_source


def declare(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record")
    parser.add_argument("--game", metavar="MODULE", help="the module of its game, if that is not listed")


def run(arguments: Namespace) -> int:
    """Lists the draws, then says in one line whether the record is genuine."""
    game, data = read_record(arguments.file, arguments.game)
    screen = Screen()
    try:
        summary = _check(game, data, screen)
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


def _listing_draws(match: Match, screen: Screen) -> Match:
    """The same match from its beginning, with every draw listed."""
    assert match.seed is not None, "a record has a seed"
    position = match.game.table(match.terms)
    position.source = ListingSource(keyed_source(match.seed), screen)
    begin(position, match.game.play)
    return Match(match.game, match.terms, match.seed, position)


COMMAND = Command("verify", "checks that a record is genuine and lists its dice and cards", declare, run)
