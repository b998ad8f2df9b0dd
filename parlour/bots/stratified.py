"""Stratified common random numbers: chance for a search, spread evenly over a few samples and the same for every answer.

Common random numbers: sample n of every answer meets the same draws, so that differences between answers are not due to
luck. Stratified as a Latin hypercube (McKay, Beckman and Conover 1979): draw by draw, each sample gets a part of the range
of its own.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.kernel import Chance


class StratifiedRandom:
    """Draws for so many samples. Of each draw every sample gets another part of the range, in a random order.

    Draws may be for something, say the step of a plan: then its draws are the same whatever else was drawn before.
    """

    def __init__(self, rng: Random, samples: int) -> None:
        self.rng = rng
        self._samples = samples
        self._draws: dict[Hashable, list[list[float]]] = {}  # by what they are for, by place, then by sample

    def source(self, sample: int) -> "StratifiedSource":
        """The source of chance for one sample."""
        return StratifiedSource(self, sample)

    def value(self, purpose: Hashable, place: int, sample: int) -> float:
        """The number from 0 to 1 that a sample gets as its draw at this place."""
        draws = self._draws.get(purpose)
        if draws is None:
            draws = self._draws[purpose] = []
        while place >= len(draws):
            strata = [(part + self.rng.random()) / self._samples for part in range(self._samples)]
            self.rng.shuffle(strata)
            draws.append(strata)
        return draws[place][sample]


@dataclass(slots=True)
class StratifiedSource:
    """A source of chance that reads the draws of one sample, one after another."""

    draws: StratifiedRandom
    sample: int
    place: int = 0
    purpose: Hashable = None  # of the draws from now on

    def begin(self, purpose: Hashable) -> None:
        """What is drawn from now on is for this."""
        self.purpose = purpose
        self.place = 0

    def answer(self, number: int, question: Chance) -> Any:
        """The answer to a question of chance."""
        return question.answer(self.below)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.place += 1
        return int(self.draws.value(self.purpose, self.place - 1, self.sample) * limit)
