"""Luck for a search: a few samples that are spread evenly, and the same for every answer that is tried."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from parlour.kernel.chance import Chance


class Lots:
    """Draws for `samples` tries. Of each drawn number every try gets another part of its range, in a random order."""

    def __init__(self, rng: Random, samples: int) -> None:
        self.rng = rng
        self._samples = samples
        self._drawn: list[list[float]] = []

    def sample(self, number: int) -> "Sample":
        """The source of chance for one try."""
        return Sample(self, number)

    def value(self, place: int, number: int) -> float:
        """The number from 0 to 1 that a try finds at this place."""
        while place >= len(self._drawn):
            spread = [(part + self.rng.random()) / self._samples for part in range(self._samples)]
            self.rng.shuffle(spread)
            self._drawn.append(spread)
        return self._drawn[place][number]


@dataclass(slots=True)
class Sample:
    """A source of chance that reads its numbers off the lots, one after another."""

    lots: Lots
    number: int
    place: int = field(default=0)

    def answer(self, number: int, question: Chance) -> Any:
        """The answer to a question of chance."""
        return question.answer(self.below)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.place += 1
        return int(self.lots.value(self.place - 1, self.number) * limit)
