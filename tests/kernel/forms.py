"""Runs the untouched generator of a rule the way the kernel runs its compiled form, and tells what it saw."""

from collections.abc import Callable
from typing import Any

from parlour.kernel import Chance, Choice, Decision, Over, Position, Rule, Sealed, Seat, answer, begin, events, pending

Choose = Callable[[Seat, Decision], Any]
Trace = list[Any]


def run_plain(position: Position, play: Rule[..., Any], choose: Choose) -> Trace:
    """Every question with its answers, and the outcome."""
    trace: Trace = []
    generator = play.plain(position)
    got: Any = None
    try:
        while True:
            asked = generator.send(got)
            if isinstance(asked, Chance):
                assert position.source is not None
                got = position.source.answer(position.draws, asked)
                position.draws += 1
            elif isinstance(asked, Choice) and asked.only_answer is not None:
                got = asked.only_answer
            else:
                answers = {seat: choose(seat, decision) for seat, decision in asked.items()}
                trace.append([(seat, decision.kind, decision.options, answers[seat]) for seat, decision in asked.items()])
                got = answers if isinstance(asked, Sealed) else next(iter(answers.values()))
    except StopIteration as stop:
        trace.append(stop.value)
    except Over as over:
        trace.append(over.outcome)
    return [*trace, position.draws, told(position)]


def run_compiled(
    position: Position, play: Rule[..., Any], choose: Choose, at_pause: Callable[[Position], Position] = lambda p: p
) -> Trace:
    """The same through frames; `at_pause` may put another position in the place of one that waits."""
    trace: Trace = []
    begin(position, play)
    while position.asked is not None:
        position = at_pause(position)
        asked = dict(pending(position))
        answers = {seat: choose(seat, decision) for seat, decision in asked.items()}
        trace.append([(seat, decision.kind, decision.options, answers[seat]) for seat, decision in asked.items()])
        for seat, action in answers.items():
            answer(position, seat, action)
            if position.sealed:
                position = at_pause(position)
    return [*trace, position.outcome, position.draws, told(position)]


def told(position: Position) -> list[Any]:
    """Every event so far."""
    return [each.event for each in events(position)]
