"""Check: the compiled rules play exactly as the generators they were compiled from."""

from collections.abc import Iterator, Mapping
from typing import Any

from parlour.conform.walk import Moment
from parlour.kernel import Chance, Choice, Match, Over, Position, Sealed, events, keyed_source, plain_field, start

RECENT = 20  # events compared at each question; at the end all of them


def forms(moment: Moment) -> Iterator[str]:
    """Both forms get the same answers and the same chance, and must ask, tell and end the same."""
    match = moment.match
    assert match.seed is not None
    compiled = start(match.game, match.terms, match.seed)
    plain = match.game.table(match.terms)
    plain.source = keyed_source(match.seed)
    answers = iter(match.actions)
    generator = match.game.play.plain(plain)
    got: Any = None
    while True:
        try:
            asked = generator.send(got)
        except StopIteration as stop:
            yield from _ends(plain, stop.value, compiled)
            return
        except Over as over:
            yield from _ends(plain, over.outcome, compiled)
            return
        if isinstance(asked, Chance):
            got = plain.source.answer(plain.draws, asked)
            plain.draws += 1
            continue
        if isinstance(asked, Choice) and asked.only_answer is not None:
            got = asked.only_answer
            continue
        if isinstance(asked, Sealed) and not asked:
            got = {}
            continue
        difference = _differ(plain, asked, compiled)
        if difference is not None:
            yield f"after {len(compiled.actions)} answers {difference}"
            return
        got = _answered(plain, asked, compiled, answers)


def _answered(plain: Position, asked: Mapping[int, Any], compiled: Match, answers: Iterator[tuple[int, str]]) -> Any:
    given = {}
    for _ in asked:
        seat, text = next(answers)
        compiled.act(seat, text)
        assert compiled.history is not None
        given[seat] = compiled.history.action
        plain.actor = seat
    return {seat: given[seat] for seat in asked} if isinstance(asked, Sealed) else given[seat]


def _differ(plain: Position, asked: Mapping[int, Any], compiled: Match) -> str | None:
    waiting = compiled.position.asked
    if not isinstance(waiting, Mapping):
        return f"the generator asks {_kinds(asked)}, the compiled form nothing"
    if isinstance(asked, Sealed) != isinstance(waiting, Sealed) or _plain(asked) != _plain(waiting):
        return f"the generator asks {_kinds(asked)}, the compiled form {_kinds(waiting)} or with other options"
    return _differ_in_story(plain, compiled, max(0, plain.told_count - RECENT))


def _differ_in_story(plain: Position, compiled: Match, since: int) -> str | None:
    if plain.draws != compiled.position.draws:
        return f"the generator has drawn {plain.draws} times, the compiled form {compiled.position.draws}"
    for name in plain.fields:
        mine, theirs = plain_field(getattr(plain, name)), plain_field(getattr(compiled.position, name))
        if mine != theirs:
            return f"{name} is {str(mine)[:60]} for the generator, {str(theirs)[:60]} for the compiled form"
    if [told.event for told in events(plain, since)] != [told.event for told in events(compiled.position, since)]:
        return "the generator and the compiled form tell other events"
    return None


def _ends(plain: Position, outcome: Any, compiled: Match) -> Iterator[str]:
    if compiled.position.outcome != outcome:
        yield f"the generator ends with {outcome}, the compiled form with {compiled.position.outcome}"
        return
    difference = _differ_in_story(plain, compiled, 0)
    if difference is not None:
        yield f"at the end {difference}"


def _plain(asked: Mapping[int, Any]) -> dict[int, Any]:
    return {seat: (decision.plain(), decision.quiet) for seat, decision in asked.items()}


def _kinds(asked: Mapping[int, Any]) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in asked.items()}
