"""An answer tried out: given on a copy, and played on until it has had its consequences."""

from parlour.bots.knowledge import Knowledge
from parlour.kernel import Action, Decision, Position, Seat, answer, pending
from parlour.kernel.chance import Source
from parlour.kernel.rule import Frame

LONGEST = 12  # answers that are given until what was tried must be settled


def settled_after(knowledge: Knowledge, position: Position, seat: Seat, action: Action, source: Source) -> Position:
    """The position after an answer and its consequences, met with this luck."""
    after = position.copy()
    after.source = source
    question, caller = pending(position)[seat], caller_of(position)
    answer(after, seat, action)
    settle(knowledge, after, question, caller)
    return after


def settle(knowledge: Knowledge, position: Position, question: Decision, caller: Frame | None) -> None:
    """Plays on with the likeliest answers until the question that was answered has had its consequences."""
    for _ in range(LONGEST):
        asked = pending(position)
        if not asked:
            return
        seat, decision = next(iter(asked.items()))
        if is_settled(question, caller, position, decision):
            return
        answer(position, seat, knowledge.likeliest(position, seat, decision))


def is_settled(question: Decision, caller: Frame | None, position: Position, decision: Decision) -> bool:
    """Whether the rule that asked has returned, or asks the like again, now about something else.

    What a question is about the ids in its facts say: while a unit's move is followed by its attack, nothing is settled.
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
    """Whether the rule that asked is no longer waited for by the rule that had called it."""
    frame = position.stack
    while frame is not None:
        frame = frame[3]
        if frame is caller:
            return False
    return True
