"""Checks of a whole match: its record replays, a damaged one is refused, and chance enters through draws alone."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.conform.states import state
from parlour.conform.walk import Moment
from parlour.kernel import (
    BadRecord,
    Chance,
    Given,
    Match,
    Position,
    Source,
    answer,
    begin,
    canonical,
    keyed_source,
    parse,
    replay,
    save,
)

ALTERATIONS = 4  # of the answers, for each game
OTHER_VALUES: tuple[Any, ...] = (None, -1, 1e300, "", "x", [], [[]], {}, {"0": 1}, True)


def records(moment: Moment) -> Iterator[str]:
    """The whole match and one of its beginnings replay; every alteration is detected."""
    match, rng = moment.match, moment.rng
    yield from _replays(match)
    beginning = replay(
        match.game, {**match.record(), "actions": match.record()["actions"][: rng.randint(0, moment.number)]}, False
    )
    yield from _replays(beginning)
    for _ in range(ALTERATIONS):
        yield from _found_out(match, _altered_answers(_json(match), rng))
    for damaged in _damaged(_json(match), rng):
        yield from _found_out(match, damaged)


def _replays(match: Match) -> Iterator[str]:
    try:
        again = replay(match.game, _json(match))
    except BadRecord as error:
        yield f"the record of a match of {len(match.actions)} answers does not replay: {error}"
        return
    if state(again) != state(match) or again.hash != match.hash:
        yield f"the record of a match of {len(match.actions)} answers leads to another position"
    if again.actions != match.actions or again.record() != match.record():
        yield f"a match of {len(match.actions)} answers has another record when it is replayed"


def _found_out(match: Match, record: dict[str, Any]) -> Iterator[str]:
    """An altered record is refused, unless it is the true record of another match that came to the same end."""
    try:
        again = replay(match.game, record)
    except BadRecord:
        return
    made = _json(again)
    for name in ("seats", "options"):  # what is left out stands for the default, and the hash covers it all the same
        made[name] = record.get(name)
    if made != record:
        changed = [name for name in record if record[name] != _json(match).get(name)]
        yield f"a record altered in {changed or 'nothing'} replays as if it were genuine"


def _altered_answers(record: dict[str, Any], rng: Random) -> dict[str, Any]:
    answers = record["actions"]
    at = rng.randrange(len(answers)) if answers else 0
    match rng.randrange(6):
        case 0:
            record["actions"] = answers[:at]
        case 1:
            record["actions"] = [*answers[:at], *answers[at + 1 :]]
        case 2:
            record["actions"] = [*answers[:at], *answers[at : at + 1], *answers[at:]]
        case 3 if answers:
            answers[at] = [answers[at][0], rng.choice(answers)[1]]
        case 4 if answers:
            answers[at] = [answers[at][0] + 1, answers[at][1]]
        case _:
            answers.insert(at, rng.choice(OTHER_VALUES))
    return record


def _damaged(record: dict[str, Any], rng: Random) -> Iterator[dict[str, Any]]:
    name = rng.choice(sorted(record))
    yield {**record, name: rng.choice([value for value in OTHER_VALUES if value != record[name]])}
    yield {entry: value for entry, value in record.items() if entry != name}
    yield {**record, "foreign": 1}
    yield {**record, "seed": f"{record['seed']}0"}
    yield {**record, "hash": record["hash"][::-1] + "0"}
    yield {**record, "outcome": dict.fromkeys(record["outcome"] or ("0",), 1.0) | {"0": 0.25}}


def _json(match: Match) -> dict[str, Any]:
    copied: dict[str, Any] = json.loads(json.dumps(match.record()))
    return copied


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
    again = _play_again(match, noted)
    if again.draws != match.position.draws or [number for number, *_ in noted.draws] != list(range(again.draws)):
        yield f"the match drew {match.position.draws} times, its replay {again.draws}"
    for number, question, given in noted.draws:
        if keyed_source(match.seed).answer(number, question) != given:
            yield f"draw {number}, {question.purpose}, comes out otherwise when it is made again"
    dictated = _play_again(match, Given(tuple([given for *_, given in noted.draws])))
    dictated.source = match.position.source
    if _state(match, dictated) != _state(match, match.position):
        yield "with the same answers and the same draws the match comes to another end"


def _play_again(match: Match, source: Source) -> Position:
    position: Position = match.game.table(match.terms)
    position.source = source
    begin(position, match.game.play)
    for seat, text in match.actions:
        answer(position, seat, parse(text))
    return position


def _state(match: Match, position: Position) -> bytes:
    return canonical(save(match.game, match.terms, position))
