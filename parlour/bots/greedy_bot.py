"""A bot that looks one answer ahead: it tries each, sees what comes of it, and takes what it likes best."""

from collections.abc import Mapping, Sequence
from itertools import islice
from json import dumps
from random import Random
from typing import Any

from parlour.bots.lots import Lots
from parlour.kernel import Action, Decision, Game, Illegal, Position, Seat, answer, imagine, notation, pending

WIDTH = 6  # answers that are tried
SAMPLES = 6  # tries of an answer that chance has a part in
LONGEST = 12  # answers that are given until what was tried must be settled


class GreedyBot:
    """Takes the answer after which the game's `evaluate` expects most. The same seed and view give the same answer."""

    def __init__(self, game: Game, rng: Random) -> None:
        assert game.evaluate is not None, f"{game.id} cannot be played greedily: it has no `evaluate`"
        self._game = game
        self._evaluate = game.evaluate
        self._key = rng.getrandbits(64)

    def choose(self, view: Mapping[str, Any]) -> str:
        """The best of the answers worth a thought, tried on a match imagined from the view."""
        if view["decision"] is None:
            raise Illegal("not-asked", seat=view["seat"], waiting=", ".join(view["asked"]))
        rng = Random(f"{self._key} {dumps(view, sort_keys=True)}")
        seat: Seat = view["seat"]
        position = imagine(self._game, view, rng).position
        actions = self._worthwhile(position, seat, pending(position)[seat], rng)
        if len(actions) == 1:
            return notation(actions[0])
        lots = Lots(rng, SAMPLES)
        return notation(max(actions, key=lambda action: self._expected(position, seat, action, lots)))

    def _expected(self, position: Position, seat: Seat, action: Action, lots: Lots) -> float:
        """The mean over samples, all answers meeting the same luck; one sample is enough where no chance was drawn."""
        total = 0.0
        for number in range(SAMPLES):
            after = position.copy()
            after.source = lots.sample(number)
            answer(after, seat, action)
            self._settle(after, position, seat, lots.rng)
            total += self._evaluate(after, seat)
            if after.drawn == position.drawn:
                return total
        return total / SAMPLES

    def _settle(self, position: Position, start: Position, seat: Seat, rng: Random) -> None:
        """Plays on with the likeliest answers until the question that was answered has had its consequences."""
        question = pending(start)[seat]
        for _ in range(LONGEST):
            asked = pending(position)
            if not asked:
                return
            other, decision = next(iter(asked.items()))
            if is_settled(start, question, position, decision):
                return
            answer(position, other, self._worthwhile(position, other, decision, rng)[0])

    def _worthwhile(self, position: Position, seat: Seat, decision: Decision, rng: Random) -> Sequence[Action]:
        """The game's candidates; without them all options, or some of a continuous answer."""
        if self._game.candidates is not None:
            found = self._game.candidates(position, seat, decision)
            if found:
                return found[:WIDTH]
        listed = list(islice(decision.actions, 4 * WIDTH))
        return listed or [decision.pick(rng) for _ in range(WIDTH)]


def is_settled(start: Position, question: Decision, position: Position, decision: Decision) -> bool:
    """Whether the rule that asked at the start has returned, or asks the like again, now about something else.

    What a question is about the ids in its facts say: while a unit's move is followed by its attack, nothing is settled.
    """
    if any(type(fact) is str and question.facts.get(name) == fact for name, fact in decision.facts.items()):
        return False
    return decision.kind == question.kind or has_returned(start, position)


def has_returned(start: Position, position: Position) -> bool:
    """Whether the rule that asked at the start is no longer waited for by the rule that had called it."""
    assert start.stack is not None
    caller = start.stack[3]
    frame = position.stack
    while frame is not None:
        frame = frame[3]
        if frame is caller:
            return False
    return True
