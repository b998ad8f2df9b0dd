"""The Bayesian bootstrap: 95 % intervals for shares of the win, by reweighting the deals many times.

Games of one deal share its luck, so they get one weight. The prior is one more deal, won and lost as in a fair game: a bot
that has won every game so far is not certain to win the next.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from operator import mul
from random import Random

RESAMPLES = 1_000
TAIL = 0.025  # left out at both ends of an interval


@dataclass(frozen=True, slots=True)
class Interval:
    """Where something lies with 95 % probability."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Shares:
    """Shares of the win deal by deal: what a bot, a seat or a side had, of how much."""

    deals: tuple[int, ...]
    had: tuple[float, ...]
    of: tuple[float, ...]
    fair: float = 0.5  # the share if all were equally strong

    @property
    def share(self) -> float:
        whole = fsum(self.of)
        return fsum(self.had) / whole if whole else self.fair

    @property
    def prior_weight(self) -> float:
        """The size of the prior: one deal's worth."""
        return fsum(self.of) / len(self.of) if self.of else 1.0

    def with_prior(self) -> tuple[float, float]:
        """What was had and of how much, the prior included."""
        return fsum(self.had) + self.fair * self.prior_weight, fsum(self.of) + self.prior_weight

    def resample(self, weights: Sequence[float], rng: Random) -> tuple[float, float]:
        """The same with the deals reweighted, and the prior drawn by chance."""
        weight = self.prior_weight
        chosen = [weights[deal] for deal in self.deals]
        won, lost = rng.gammavariate(self.fair, 1) * weight, rng.gammavariate(1 - self.fair, 1) * weight
        return sum(map(mul, chosen, self.had)) + won, sum(map(mul, chosen, self.of)) + won + lost


def resample_weights(deals: int, rng: Random, resamples: int = RESAMPLES) -> Iterator[list[float]]:
    """Random weights for all deals, once for each resample."""
    for _ in range(resamples):
        yield [rng.expovariate(1) for _ in range(deals)]


def percentile_interval(values: Sequence[float]) -> Interval:
    """Where all but the outermost values lie."""
    ordered = sorted(values)
    cut = round(TAIL * len(ordered))
    return Interval(ordered[cut], ordered[-1 - cut])
