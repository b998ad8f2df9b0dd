"""A whole game played at random, one moment after another."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from parlour.kernel import Game, Match, Seat, Terms, start

LIMIT = 100_000  # answers after which a game counts as endless
EARLIER = 8


@dataclass(frozen=True, slots=True)
class Moment:
    """A match between two answers. Read-only: a check that wants to act takes a copy."""

    number: int  # of answers given so far
    match: Match
    opening: Match  # the same match at its first question
    earlier: tuple[Match, ...]  # the last few moments before this one, newest last
    coming: tuple[Seat, str] | None  # the answer that follows; None where the walk ends
    rng: Random


def walk(game: Game, terms: Terms, seed: str) -> Iterator[Moment]:
    """Every moment of the game in which all seats answer at random; all of it follows from the seed."""
    rng = Random(f"{seed} answers")
    match = opening = start(game, terms, seed)
    earlier: deque[Match] = deque(maxlen=EARLIER)
    for number in count():
        coming = _answer(match, rng) if number < LIMIT else None
        yield Moment(number, match, opening, tuple(earlier), coming, Random(f"{seed} {number}"))
        if coming is None:
            return
        earlier.append(match)
        match = match.copy()
        match.act(*coming)


def _answer(match: Match, rng: Random) -> tuple[Seat, str] | None:
    asked = match.pending
    if not asked:
        return None
    seat = rng.choice(sorted(asked))
    decision = asked[seat]
    if not decision.ranges and next(iter(decision.actions), None) is None:
        return None
    return seat, decision.sample(rng)
