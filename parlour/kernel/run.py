"""Runs the rules: from the first move to the first question, and from each answer to the next."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from parlour.kernel.actions import Action, notation
from parlour.kernel.chance import CHANCE, Chance
from parlour.kernel.decision import Choice, Decision, Seat
from parlour.kernel.errors import Illegal
from parlour.kernel.position import NO_SEALS, Position
from parlour.kernel.rules import Frame, Over, Rule


def begin(position: Position, play: Rule[..., Any]) -> None:
    """Runs the rule of the whole game to its first question."""
    resume(position, play.frame(END))


def resume(position: Position, frame: Frame, got: Any = None) -> None:
    """Goes on from a frame to the next question, as if what it waits for had come out as `got`.

    Tests start a rule in the middle of a game with it, in a position that they have prepared: `resume(war, battle.frame(above))`.
    """
    step, at, held, up = frame
    _proceed(position, step, at, held, up, got)


def pending(position: Position) -> Mapping[Seat, Decision]:
    """Who is asked what now; empty only when the game is over (or chance is asked and nobody answers for it)."""
    asked = position.asked
    if asked is None or isinstance(asked, Chance):
        return {}
    if position.sealed:
        return {seat: decision for seat, decision in asked.items() if seat not in position.sealed}
    return asked


def answer(position: Position, seat: Seat, action: Action) -> Action:
    """Refuses the action with nothing changed, or runs on to the next question; returns it as it is recorded."""
    asked = position.asked
    if type(asked) is dict:
        decision = asked.get(seat)
        if decision is None:
            raise _not_asked(position, seat)
        settled: Action | None = decision.settle(position, action)
        if settled is None:
            raise not_offered(decision, action)
        position.actor = seat
        step, at, held, up = position.stack  # type: ignore[misc]
        _proceed(position, step, at, held, up, settled)
        return settled
    return _answer_sealed(position, seat, action)


def _answer_sealed(position: Position, seat: Seat, action: Action) -> Action:
    """Keeps one of several secret answers; with the last of them the rules go on."""
    decision = pending(position).get(seat)
    if decision is None:
        raise _not_asked(position, seat)
    settled = decision.settle(position, action)
    if settled is None:
        raise not_offered(decision, action)
    sealed = {**position.sealed, seat: settled}
    if len(sealed) < len(position.asked):  # type: ignore[arg-type]
        position.sealed = sealed
        return settled
    position.sealed = NO_SEALS
    position.actor = seat
    assert position.stack is not None
    resume(position, position.stack, {other: sealed[other] for other in position.asked})  # type: ignore[union-attr]
    return settled


def playout(position: Position, rng: Random, limit: int = 100_000) -> int:
    """Plays on with random answers to the end, or to the limit; returns how many were given.

    An answer picked from what is offered needs no second look, which makes this the fast way for searches and simulations.
    """
    for count in range(limit):
        asked = position.asked
        if type(asked) is dict:
            for seat, decision in asked.items():
                position.actor = seat
                step, at, held, up = position.stack  # type: ignore[misc]
                _proceed(position, step, at, held, up, decision.pick(rng))
        elif asked:
            seat, decision = next(iter(pending(position).items()))
            _answer_sealed(position, seat, decision.pick(rng))
        else:
            return count
    return limit


def unseal(position: Position, seat: Seat) -> None:
    """Takes back a secret answer while others are still awaited."""
    position.sealed = {other: action for other, action in position.sealed.items() if other != seat} or NO_SEALS


def answer_chance(position: Position, outcome: Any) -> None:
    """Answers for chance, where the position has no source of its own: a search does this with each outcome."""
    assert isinstance(position.asked, Chance), f"chance is not asked, but {position.asked}"
    assert position.stack is not None
    position.draws += 1
    resume(position, position.stack, outcome)


def open_question(position: Position) -> bool:
    """Asks again what the rules are waiting for: the question follows from the frame and the position.

    Returns whether the rules would have stopped here to ask it: somebody has an answer, and a choice where one is needed.
    """
    if position.stack is None:
        position.asked = None
        return True
    step, at, held, _ = position.stack
    asked = step.rule.asks[at](position, held)  # type: ignore[attr-defined]
    position.asked = dict(asked) if type(asked) is Choice else asked
    if isinstance(asked, Chance):
        return True
    least = 2 if type(asked) is Choice else 1
    return all(type(decision.actions) is not tuple or len(decision.actions) >= least for decision in asked.values())


def _proceed(position: Position, step: Callable[..., Any], at: int, held: tuple[Any, ...], up: Any, got: Any) -> None:
    try:
        while True:
            following = step(position, at, held, up, got)
            if following is not None:
                step, at, held, up, got = following
                continue
            asked = position.asked
            if type(asked) is dict:
                return
            if type(asked) is Choice:
                got = asked.only_answer
                if got is None:
                    position.asked = dict(asked)
                    return
            elif not isinstance(asked, Chance):
                if asked is None or asked:
                    return
                got = {}  # nobody was asked together
            elif position.source is None:
                return
            else:
                got = position.source.answer(position.draws, asked)
                position.draws += 1
            step, at, held, up = position.stack  # type: ignore[misc]
    except Over as over:
        _end(position, 0, (), None, over.outcome)


def _end(position: Position, at: int, held: tuple[Any, ...], up: Any, got: Any) -> None:
    """The last frame: the rule of the whole game has returned the shares of the seats."""
    assert isinstance(got, tuple) and len(got) == position.seats, f"{got} is no outcome for {position.seats} seats"
    assert is_outcome(got), f"the shares of an outcome add up to 1, not {got}"
    position.stack = None
    position.asked = None
    position.outcome = got


END: Frame = (_end, 0, (), None)


LOST = (0.0,)  # the outcome for a seat that plays alone, and has not won


def is_outcome(shares: tuple[float, ...]) -> bool:
    """Whether these are the shares of one win; a single player may also have lost."""
    return shares == LOST or (abs(sum(shares) - 1) < 1e-9 and min(shares) >= 0)


def win(seat: Seat, seats: int) -> tuple[float, ...]:
    """The outcome in which one seat wins."""
    return tuple([1.0 if index == seat else 0.0 for index in range(seats)])


def share(winners: tuple[Seat, ...], seats: int) -> tuple[float, ...]:
    """The outcome in which these seats share the win evenly."""
    return tuple([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)])


def not_offered(decision: Decision, action: Action) -> Illegal:
    """The refusal of an answer that is not among the options."""
    legal = ", ".join([*decision.options[:8], *[" ".join(form) for form in decision.forms]])
    more = len(decision.options) - 8
    legal += f" (+{more})" if more > 0 else ""
    return Illegal("not-offered", found=notation(action)[:80], kind=decision.kind, legal=legal)


def _not_asked(position: Position, seat: Seat) -> Illegal:
    if position.outcome is not None:
        return Illegal("over")
    if seat in position.sealed:
        return Illegal("already-sealed", seat=seat)
    waiting = ", ".join(str(other) for other in pending(position)) or str(CHANCE)
    return Illegal("not-asked", seat=seat, waiting=waiting)
