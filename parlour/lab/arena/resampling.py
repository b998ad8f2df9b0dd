"""How far chance alone may have moved a share: everything is weighed anew many times, deal by deal.

This is the Bayesian bootstrap. Games of one deal share its luck, so they are weighed together. Beside what was seen stands one
deal that might have been, won and lost as in a fair game: whoever has won everything so far need not win for ever.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from operator import mul
from random import Random

TIMES = 1_000
TAIL = 0.025  # left out at both ends of an interval


@dataclass(frozen=True, slots=True)
class Interval:
    """Where something lies with 95 % probability."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Shares:
    """What somebody had, deal by deal, of how much."""

    deals: tuple[int, ...]
    had: tuple[float, ...]
    of: tuple[float, ...]
    fair: float = 0.5  # the share if all were alike

    @property
    def share(self) -> float:
        """The share of the whole."""
        whole = fsum(self.of)
        return fsum(self.had) / whole if whole else self.fair

    @property
    def unseen(self) -> float:
        """The size of what might have been: one deal's worth."""
        return fsum(self.of) / len(self.of) if self.of else 1.0

    def smoothed(self) -> tuple[float, float]:
        """What was had and of how much, with what might have been."""
        return fsum(self.had) + self.fair * self.unseen, fsum(self.of) + self.unseen

    def weighed(self, weights: Sequence[float], rng: Random) -> tuple[float, float]:
        """The same with the deals weighed anew."""
        chosen = [weights[deal] for deal in self.deals]
        won, lost = rng.gammavariate(self.fair, 1) * self.unseen, rng.gammavariate(1 - self.fair, 1) * self.unseen
        return sum(map(mul, chosen, self.had)) + won, sum(map(mul, chosen, self.of)) + won + lost


def weighings(deals: int, rng: Random, times: int = TIMES) -> Iterator[list[float]]:
    """Weights for all deals, many times over."""
    for _ in range(times):
        yield [rng.expovariate(1) for _ in range(deals)]


def interval(values: Sequence[float]) -> Interval:
    """Where all but the outermost values lie."""
    ordered = sorted(values)
    cut = round(TAIL * len(ordered))
    return Interval(ordered[cut], ordered[-1 - cut])
