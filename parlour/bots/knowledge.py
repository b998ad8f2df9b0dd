"""What a search knows about a game: which answers deserve a thought, and what a position is worth."""

from collections.abc import Collection, Sequence
from itertools import islice
from math import isqrt
from random import Random
from typing import Protocol

from parlour.kernel import Action, Decision, Game, Illegal, Position, Seat, playout

MANY = 24  # answers that are listed where the game names no candidates
FEW = 6  # answers that are picked from a continuous range
LONGEST = 20_000  # answers of a random game: one that goes on longer counts as a draw


class Knowledge(Protocol):
    """What is known about a game."""

    def answers(self, position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        """The answers that a seat may give to the question at hand, the most promising first."""
        ...

    def replies(
        self, position: Position, seat: Seat, decision: Decision, tried: Collection[Action], visits: int
    ) -> Sequence[Action]:
        """The same further on, where less care must do; some were tried before in so many visits."""
        ...

    def likeliest(self, position: Position, seat: Seat, decision: Decision) -> Action:
        """The answer that is expected of a seat."""
        ...

    def turns(self, position: Position) -> int:
        """How many turns have been begun; always the same where a game does not count them."""
        ...

    def worth(self, position: Position, seats: Collection[Seat]) -> dict[Seat, float]:
        """The share of the win that each of these seats may expect; the position may be played on."""
        ...


class Advice:
    """What the game itself tells of answers and positions."""

    def __init__(self, game: Game, rng: Random, width: int) -> None:
        assert game.evaluate is not None, f"{game.id} does not say what a position is worth"
        self._evaluate = game.evaluate
        self._candidates = game.candidates
        self._glance = game.glance or game.candidates
        self._turns = game.turns
        self._rng = rng
        self._width = width

    def answers(self, position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        """The game's candidates; without them the options, or some of a continuous answer."""
        if self._candidates is not None:
            found = self._candidates(position, seat, decision)
            if found:
                return found[: self._width]
        return self._any(decision)

    def replies(
        self, position: Position, seat: Seat, decision: Decision, tried: Collection[Action], visits: int
    ) -> Sequence[Action]:
        """What the game names at a glance."""
        if self._glance is not None:
            found = self._glance(position, seat, decision)
            if found:
                return found[: self._width]
        return self._any(decision)

    def likeliest(self, position: Position, seat: Seat, decision: Decision) -> Action:
        """The first at a glance."""
        return self.replies(position, seat, decision, (), 0)[0]

    def turns(self, position: Position) -> int:
        """As the game counts them."""
        return self._turns(position) if self._turns is not None else 0

    def worth(self, position: Position, seats: Collection[Seat]) -> dict[Seat, float]:
        """What the game says of each seat; where there are two, one's gain is the other's loss."""
        if position.outcome is not None:
            return dict(enumerate(position.outcome))
        if position.seats == 2:
            seat = next(iter(seats))
            share = self._evaluate(position, seat)
            return {seat: share, 1 - seat: 1 - share}
        return {seat: self._evaluate(position, seat) for seat in seats}

    def _any(self, decision: Decision) -> Sequence[Action]:
        return [*islice(decision.actions, MANY), *_picked(decision, FEW, self._rng)]


class Ignorance:
    """Nothing but the rules: every option is as good as any other, and random play to the end says what a position is worth."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answers(self, position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        """All options in any order; of a continuous answer some at random."""
        found = list(dict.fromkeys([*decision.actions, *_picked(decision, MANY, self._rng)]))
        self._rng.shuffle(found)
        return found

    def replies(
        self, position: Position, seat: Seat, decision: Decision, tried: Collection[Action], visits: int
    ) -> Sequence[Action]:
        """All options; of a continuous answer those tried before, and one more as visits grow."""
        if not decision.ranges:
            return tuple(decision.actions)
        found = [action for action in tried if _is_allowed(position, decision, action)]
        return found if len(found) > isqrt(visits) else [*found, decision.pick(self._rng)]

    def likeliest(self, position: Position, seat: Seat, decision: Decision) -> Action:
        """Any answer."""
        return decision.pick(self._rng)

    def turns(self, position: Position) -> int:
        """Nobody counts."""
        return 0

    def worth(self, position: Position, seats: Collection[Seat]) -> dict[Seat, float]:
        """What came of playing on at random."""
        playout(position, self._rng, LONGEST)
        shares = position.outcome or (1 / position.seats,) * position.seats
        return dict(enumerate(shares))


def _picked(decision: Decision, count: int, rng: Random) -> list[Action]:
    """So many answers at random, where they are continuous."""
    return [decision.pick(rng) for _ in range(count)] if decision.ranges else []


def _is_allowed(position: Position, decision: Decision, action: Action) -> bool:
    """Whether an answer that was given elsewhere may be given here."""
    try:
        return decision.settle(position, action) is not None
    except Illegal:
        return False
