"""Check: chance enters through draws alone, and each draw can be made again."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from parlour.conform.walk import Moment
from parlour.kernel import Chance, Given, Match, Position, Source, answer, begin, canonical, keyed_source, parse, save


@dataclass(frozen=True, slots=True)
class Noted(Source):
    """A source that keeps what it was asked and what it answered."""

    source: Source
    draws: list[tuple[int, Chance, Any]] = field(default_factory=list)

    def answer(self, number: int, question: Chance) -> Any:
        given = self.source.answer(number, question)
        self.draws.append((number, question, given))
        return given


def chance(moment: Moment) -> Iterator[str]:
    """The seed alone makes the draws, and the draws alone make the match."""
    match = moment.match
    assert match.seed is not None
    noted = Noted(keyed_source(match.seed))
    again = _played(match, noted)
    if again.draws != match.position.draws or [number for number, *_ in noted.draws] != list(range(again.draws)):
        yield f"the match drew {match.position.draws} times, its replay {again.draws}"
    for number, question, given in noted.draws:
        if keyed_source(match.seed).answer(number, question) != given:
            yield f"draw {number}, {question.purpose}, comes out otherwise when it is made again"
    dictated = _played(match, Given(tuple([given for *_, given in noted.draws])))
    dictated.source = match.position.source
    if _state(match, dictated) != _state(match, match.position):
        yield "with the same answers and the same draws the match comes to another end"


def _played(match: Match, source: Source) -> Position:
    position: Position = match.game.table(match.terms)
    position.source = source
    begin(position, match.game.play)
    for seat, text in match.actions:
        answer(position, seat, parse(text))
    return position


def _state(match: Match, position: Position) -> bytes:
    return canonical(save(match.game, match.terms, position))
