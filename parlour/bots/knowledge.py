"""What a search knows about a game: candidate answers and plans (its policy), and the value of a position.

It comes from the game's hints, or, for a yardstick, from nothing but the rules: random rollouts to the end of the game.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import islice
from math import isqrt
from random import Random
from typing import Protocol, TypeAlias

from parlour.kernel import Action, Decision, Game, Illegal, Position, Seat, answer, pending, playout

Plan: TypeAlias = tuple[Action, ...]  # answers of one seat in a row (a macro-action)

MAX_OPTIONS = 24  # that are listed where the game names no candidates
CONTINUOUS_PICKS = 6  # answers that are picked from a continuous range
ROLLOUT_ACTIONS = 20_000  # a rollout that goes on longer counts as a draw


class Knowledge(Protocol):
    """The policy and the value function of a search."""

    def answers(self, position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        """The answers that a seat may give to the question at hand, the most promising first."""
        ...

    def replies(
        self, position: Position, seat: Seat, decision: Decision, tried: Collection[Action], visits: int
    ) -> Sequence[Action]:
        """The same below the root, at less cost; `tried` are the answers of the `visits` so far."""
        ...

    def likeliest(self, position: Position, seat: Seat, decision: Decision) -> Action:
        """The answer that is expected of a seat."""
        ...

    def beliefs(self, position: Position, seat: Seat, decision: Decision) -> Mapping[Action, float]:
        """The share of the win that some candidates promise before they are tried, as far as anything is known."""
        ...

    def turns(self, position: Position) -> int:
        """How many turns have been begun; always the same where a game does not count them."""
        ...

    def values(self, position: Position, seats: Collection[Seat]) -> dict[Seat, float]:
        """The share of the win that each of these seats may expect; the position itself may be changed."""
        ...


class GameHints:
    """What the game itself says of answers and positions: its `candidates`, `glance`, `turns` and `evaluate`."""

    def __init__(self, game: Game, rng: Random, width: int, rough: bool = False) -> None:
        assert game.hints.evaluate is not None, f"{game.id} does not say what a position is worth"
        self._evaluate = game.hints.evaluate
        self._candidates = (game.hints.rough if rough else None) or game.hints.candidates
        self._glance = game.hints.glance or game.hints.candidates
        self._turns = game.hints.turns
        self._beliefs = game.hints.beliefs
        self._rng = rng
        self._width = width

    def answers(self, position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        """The game's candidates; without them the options, or some of a continuous answer."""
        if self._candidates is not None:
            candidates = self._candidates(position, seat, decision)
            if candidates:
                return candidates[: self._width]
        return self._options(decision)

    def replies(
        self, position: Position, seat: Seat, decision: Decision, tried: Collection[Action], visits: int
    ) -> Sequence[Action]:
        """What the game names at a glance."""
        if self._glance is not None:
            candidates = self._glance(position, seat, decision)
            if candidates:
                return candidates[: self._width]
        return self._options(decision)

    def likeliest(self, position: Position, seat: Seat, decision: Decision) -> Action:
        """The first at a glance."""
        return self.replies(position, seat, decision, (), 0)[0]

    def beliefs(self, position: Position, seat: Seat, decision: Decision) -> Mapping[Action, float]:
        return self._beliefs(position, seat, decision) if self._beliefs is not None else {}

    def turns(self, position: Position) -> int:
        return self._turns(position) if self._turns is not None else 0

    def values(self, position: Position, seats: Collection[Seat]) -> dict[Seat, float]:
        """What the game says of each seat; where there are two, one's gain is the other's loss."""
        if position.outcome is not None:
            return dict(enumerate(position.outcome))
        if position.seats == 2:
            seat = next(iter(seats))
            share = self._evaluate(position, seat)
            return {seat: share, 1 - seat: 1 - share}
        return {seat: self._evaluate(position, seat) for seat in seats}

    def _options(self, decision: Decision) -> Sequence[Action]:
        return [*islice(decision.actions, MAX_OPTIONS), *_random_picks(decision, CONTINUOUS_PICKS, self._rng)]


class Rollouts:
    """Nothing but the rules: every option is as good as any other, and random play to the end gives a position its value."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answers(self, position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        """All options in any order; of a continuous answer some at random."""
        actions = list(dict.fromkeys([*decision.actions, *_random_picks(decision, MAX_OPTIONS, self._rng)]))
        self._rng.shuffle(actions)
        return actions

    def replies(
        self, position: Position, seat: Seat, decision: Decision, tried: Collection[Action], visits: int
    ) -> Sequence[Action]:
        """All options; of a continuous answer those tried before, and one more as visits grow.

        That is progressive widening (Coulom 2007; Couëtoux et al. 2011), with the square root of the visits.
        """
        if not decision.ranges:
            return tuple(decision.actions)
        legal = [action for action in tried if is_legal(position, decision, action)]
        return legal if len(legal) > isqrt(visits) else [*legal, decision.pick(self._rng)]

    def likeliest(self, position: Position, seat: Seat, decision: Decision) -> Action:
        return decision.pick(self._rng)

    def beliefs(self, position: Position, seat: Seat, decision: Decision) -> Mapping[Action, float]:
        return {}

    def turns(self, position: Position) -> int:
        return 0

    def values(self, position: Position, seats: Collection[Seat]) -> dict[Seat, float]:
        """The outcome of one rollout."""
        playout(position, self._rng, ROLLOUT_ACTIONS)
        shares = position.outcome or (1 / position.seats,) * position.seats
        return dict(enumerate(shares))


def candidate_plans(knowledge: Knowledge, position: Position, seat: Seat, longest: int, most: int) -> list[Plan]:
    """The plans to compare: at most `most`, of at most `longest` answers, those first whose answers rank high as candidates.

    A plan ends where chance or anybody else has a say: until then it can be chosen as a whole. This is a beam search by rank.
    """
    beam: list[tuple[int, Plan, Position]] = [(0, (), position)]
    for _ in range(longest):
        longer = [extended for begun in beam for extended in _extend(knowledge, seat, *begun, start=position)]
        longer.sort(key=lambda ranked: ranked[0])
        beam = longer[:most]
    return [plan for _, plan, _ in beam]


def _extend(
    knowledge: Knowledge, seat: Seat, rank: int, plan: Plan, position: Position, start: Position
) -> list[tuple[int, Plan, Position]]:
    """A plan with one more answer, if its seat is asked on at once; as it is if not."""
    if plan and not is_certain(start, position, seat):
        return [(rank, plan, position)]
    decision = pending(position)[seat]
    extended = []
    for number, action in enumerate(knowledge.answers(position, seat, decision)):
        after = position.copy()
        if list(pending(position)) == [seat]:
            answer(after, seat, action)
        else:
            after.draws = -1  # others answer in secret at the same time: what follows cannot be planned
        extended.append((rank + number, (*plan, action), after))
    return extended


def is_certain(start: Position, position: Position, seat: Seat) -> bool:
    """Whether nothing has come to light since `start`, and the seat alone is asked."""
    return position.draws == start.draws and position.shown == start.shown and list(pending(position)) == [seat]


def _random_picks(decision: Decision, count: int, rng: Random) -> list[Action]:
    """So many answers at random, if they are continuous."""
    return [decision.pick(rng) for _ in range(count)] if decision.ranges else []


def is_legal(position: Position, decision: Decision, action: Action) -> bool:
    """Whether an answer to the same question in another world may be given here."""
    try:
        return decision.settle(position, action) is not None
    except Illegal:
        return False
