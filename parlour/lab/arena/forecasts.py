"""Forecasts: the share of the win that a bot expected with each answer, beside the share that it had in the end.

The Brier score is the mean square of the difference (Brier 1950): 0 for a prophet, 0.25 for somebody who always says one half
of a duel. A reliability diagram shows, tenth by tenth, whether what was called 70 % came true in 70 %.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import add

BINS = 10
DIGITS = 6
NONE = (0.0,) * BINS


@dataclass(frozen=True, slots=True)
class Forecasts:
    """The forecasts of one bot, added up by the tenth in which the expected share lies."""

    counts: tuple[int, ...] = (0,) * BINS
    expected: tuple[float, ...] = NONE
    came: tuple[float, ...] = NONE  # the shares of the win in the end
    errors: tuple[float, ...] = NONE  # squares of the differences

    def __add__(self, other: "Forecasts") -> "Forecasts":
        return Forecasts(
            tuple(map(add, self.counts, other.counts)),
            tuple(map(add, self.expected, other.expected)),
            tuple(map(add, self.came, other.came)),
            tuple(map(add, self.errors, other.errors)),
        )

    @property
    def count(self) -> int:
        return sum(self.counts)

    @property
    def error(self) -> float:
        """The sum of all squares: the Brier score times the count."""
        return sum(self.errors)

    def points(self) -> list[tuple[int, float, float]]:
        """The reliability diagram: of each tenth the count, the mean that was expected, and the mean that came."""
        tenths = zip(self.counts, self.expected, self.came, strict=True)
        return [(count, expected / count, came / count) for count, expected, came in tenths if count]


def forecasts_of(expected: Iterable[tuple[float, float]]) -> Forecasts:
    """What was expected and what came, answer by answer, as one record."""
    counts, means, came, errors = [0] * BINS, [0.0] * BINS, [0.0] * BINS, [0.0] * BINS
    for share, outcome in expected:
        tenth = min(BINS - 1, int(share * BINS))
        counts[tenth] += 1
        means[tenth] += share
        came[tenth] += outcome
        errors[tenth] += (share - outcome) ** 2
    rounded = [tuple([round(number, DIGITS) for number in row]) for row in (means, came, errors)]
    return Forecasts(tuple(counts), *rounded)
