"""Check: an answer can be taken back exactly, and never one that has shown its seat anything."""

from collections.abc import Iterator
from random import Random

from parlour.conform.states import seen_by, state
from parlour.conform.walk import Moment
from parlour.kernel import Illegal, Match, Sealed, Seat, imagine, knows, start

GUESSES = 3  # other truths tried for each answer that may be taken back


def undoing(moment: Moment) -> Iterator[str]:
    """Undo stops at chance, at a thing shown and at other seats; what it gives is the earlier match."""
    match = moment.match
    for seat in range(match.terms.seats):
        allowed = match.undoable(seat)
        if seat in match.position.sealed:
            yield from _unseals(match, seat, allowed)
        elif allowed:
            yield from _stops(moment, seat, allowed)
            for back in {1, min(allowed, len(moment.earlier))}:
                yield from _goes_back(moment, seat, back)
        yield from _refuses(match, seat, allowed + 1)
        yield from _refuses(match, seat, 0)


def _stops(moment: Moment, seat: Seat, allowed: int) -> Iterator[str]:
    """Compares with what we saw ourselves at each of the last answers."""
    line = (*moment.earlier, moment.match)
    answers = moment.match.actions
    if allowed > len(answers):
        yield f"seat {seat} may take back {allowed} of {len(answers)} answers"
        return
    for back in range(1, min(allowed, len(moment.earlier)) + 1):
        barrier = _barrier(line[-back - 1], line[-back], seat, answers[-back][0])
        if barrier is not None:
            yield f"seat {seat} may take back {answers[-back][1]!r}, though {barrier}"
            return
    before = moment.earlier[-1]
    if any(_looks_different(before, moment.match, seat, answers[-1][1], moment.rng) for _ in range(GUESSES)):
        yield f"seat {seat} may take back {answers[-1][1]!r}, though what it led to depends on what the seat could not know"


def _barrier(before: Match, after: Match, seat: Seat, answered: Seat) -> str | None:
    old, new = before.position, after.position
    learnt = [card for card in new.seen if knows(new, seat, card) and not knows(old, seat, card)]
    if answered != seat:
        return f"seat {answered} gave it"
    if new.draws != old.draws:
        return "chance was asked after it"
    if new.shown != old.shown:
        return "something was shown after it"
    if learnt:
        return f"the seat came to know {learnt[0]} by it"
    if isinstance(old.asked, Sealed) and len(old.asked) > 1 and not new.sealed:
        return "the sealed answers of others were opened after it"
    return None


def _looks_different(before: Match, after: Match, seat: Seat, text: str, rng: Random) -> bool:
    """Whether the same answer in another truth, which looked the same before it, looks different after it."""
    imagined = imagine(before.game, before.view(seat), rng)
    imagined.act(seat, text)
    return seen_by(imagined, seat) != seen_by(after, seat)


def _goes_back(moment: Moment, seat: Seat, back: int) -> Iterator[str]:
    if back > len(moment.earlier):
        return
    earlier = moment.earlier[-back]
    undone = moment.match.copy()
    undone.undo(seat, back)
    if state(undone) != state(earlier) or undone.record() != earlier.record():
        yield f"taking back {back} answers of seat {seat} does not give the match as it was before them"
        return
    for actor, text in moment.match.actions[-back:]:
        undone.act(actor, text)
    if state(undone) != state(moment.match) or undone.record() != moment.match.record():
        yield f"{back} answers of seat {seat}, taken back and given again, lead to another match"


def _unseals(match: Match, seat: Seat, allowed: int) -> Iterator[str]:
    """A sealed answer comes out from among those of the others."""
    if allowed != 1:
        yield f"seat {seat} may take back {allowed} answers while its sealed answer waits for others"
        return
    answers = list(match.actions)
    last = max(number for number, (actor, _) in enumerate(answers) if actor == seat)
    del answers[last]
    assert match.seed is not None
    expected = start(match.game, match.terms, match.seed)
    for actor, text in answers:
        expected.act(actor, text)
    undone = match.copy()
    undone.undo(seat)
    if state(undone) != state(expected) or undone.record() != expected.record():
        yield f"taking back the sealed answer of seat {seat} does not give the match without it"


def _refuses(match: Match, seat: Seat, answers: int) -> Iterator[str]:
    probe = match.copy()
    try:
        probe.undo(seat, answers)
    except Illegal:
        if state(probe) != state(match) or probe.history is not match.history:
            yield f"a refused undo of {answers} answers has changed the match"
        return
    yield f"seat {seat} took back {answers} answers, though it may take back only {match.undoable(seat)}"
