"""Quiescence: an answer is played on until it has had its consequences, for only quiet positions can be evaluated."""

from parlour.bots.knowledge import Knowledge
from parlour.kernel import Action, Decision, Frame, Position, Seat, Source, answer, pending

MAX_ANSWERS = 12  # after which a position counts as quiet


def settled_position(knowledge: Knowledge, position: Position, seat: Seat, action: Action, source: Source) -> Position:
    """The position after an answer and its consequences, with chance from this source."""
    after = position.copy()
    after.source = source
    question, caller = pending(position)[seat], caller_of(position)
    answer(after, seat, action)
    settle(knowledge, after, question, caller)
    return after


def settle(knowledge: Knowledge, position: Position, question: Decision, caller: Frame | None) -> None:
    """Plays on with the likeliest answers until the question that was answered has had its consequences."""
    for _ in range(MAX_ANSWERS):
        asked = pending(position)
        if not asked:
            return
        seat, decision = next(iter(asked.items()))
        if is_settled(question, caller, position, decision):
            return
        answer(position, seat, knowledge.likeliest(position, seat, decision))


def is_settled(question: Decision, caller: Frame | None, position: Position, decision: Decision) -> bool:
    """Whether the rule that asked the question has returned, or asks one of the same kind again, now about something else.

    The ids in its facts say what a question is about: while a unit's move is followed by its attack, nothing is settled.
    """
    if any(type(fact) is str and question.facts.get(name) == fact for name, fact in decision.facts.items()):
        return False
    return decision.kind == question.kind or has_returned(caller, position)


def caller_of(position: Position) -> Frame | None:
    """The frame of the rule that waits for the rule that asks."""
    assert position.stack is not None, "nobody is asked"
    caller: Frame | None = position.stack[3]
    return caller


def has_returned(caller: Frame | None, position: Position) -> bool:
    """Whether `caller` no longer waits for the rule that asked."""
    frame = position.stack
    while frame is not None:
        frame = frame[3]
        if frame is caller:
            return False
    return True
