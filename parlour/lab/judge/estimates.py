"""Estimates with 95 % intervals, by the Bayesian bootstrap over deals as in the arena.

Games of one deal share its luck, so they get one weight. Shares get the arena's prior, one deal that was won and lost as in a
fair game; means and medians of other numbers have none. There is no interval for fewer than two deals. Nothing can be said about
how far the most extreme of all games lies, but how rare games beyond the one that was seen are: that is `Extreme`.
"""

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import fsum
from operator import mul
from random import Random
from statistics import median

from parlour.kernel import Seed
from parlour.lab.arena.bootstrap import RESAMPLES, Interval, Shares, percentile_interval

DIGITS = 6
RISK = 0.05  # that a number lies beyond what is said of it


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its interval; None where nothing, or too little, is known."""

    value: float
    low: float | None
    high: float | None
    deals: int

    @property
    def interval(self) -> Interval:
        """The interval, of no width where there is none."""
        return Interval(self.value if self.low is None else self.low, self.value if self.high is None else self.high)


@dataclass(frozen=True, slots=True)
class Extreme:
    """The largest or least number of all games, and with 95 % certainty the largest share that games beyond it can have.

    If that share were larger, so many deals would have shown one: the "rule of three" (Hanley and Lippman-Hand, "If nothing goes
    wrong, is everything all right?", 1983), exactly.
    """

    value: float
    beyond: float
    deals: int


def extreme(numbers: Sequence[tuple[int, float]], pick: Callable[[Sequence[float]], float] = max) -> Extreme | None:
    """The largest (or least) of some numbers, each with its deal."""
    deals = len({deal for deal, _ in numbers})
    return Extreme(pick([number for _, number in numbers]), round(1 - RISK ** (1 / deals), DIGITS), deals) if deals else None


class Bootstrap:
    """Reweights the same deals in the same way for all estimates of a level."""

    def __init__(self, deals: int, seed: Seed) -> None:
        self._deals = deals
        self._seed = seed
        self._weights: list[array[float]] = []

    def mean(self, numbers: Iterable[tuple[int, float]]) -> Estimate | None:
        """The mean of numbers, each with its deal."""
        return self.ratio([(deal, number, 1.0) for deal, number in numbers])

    def median(self, numbers: Iterable[tuple[int, float]]) -> Estimate | None:
        """The number in the middle, of numbers each with its deal."""
        ordered = sorted(numbers, key=lambda each: each[1])
        if not ordered:
            return None
        deals, values = [deal for deal, _ in ordered], [float(number) for _, number in ordered]
        value, known = median(values), len(set(deals))
        if known < 2:
            return Estimate(value, None, None, known)
        drawn = []
        for weights in self._resamples():
            heaped = list(accumulate([weights[deal] for deal in deals]))
            drawn.append(values[bisect_left(heaped, heaped[-1] / 2)])
        interval = percentile_interval(drawn)
        return _estimate(value, Interval(min(interval.low, value), max(interval.high, value)), known)

    def ratio(self, parts: Iterable[tuple[int, float, float]]) -> Estimate | None:
        """How much there was of how much: a deal, what there was, and of what."""
        deals, had, of = _by_deal(parts)
        whole = fsum(of)
        if not whole:
            return None
        value = fsum(had) / whole
        if len(deals) < 2:
            return Estimate(round(value, DIGITS), None, None, len(deals))
        drawn = []
        for weights in self._resamples():
            chosen = [weights[deal] for deal in deals]
            drawn.append(fsum(map(mul, chosen, had)) / fsum(map(mul, chosen, of)))
        interval = percentile_interval(drawn)
        return _estimate(value, interval, len(deals))

    def share(self, parts: Iterable[tuple[int, float, float]], fair: float = 0.5) -> Estimate | None:
        """A share between 0 and 1, with the prior of one fair deal."""
        deals, had, of = _by_deal(parts)
        if not fsum(of):
            return None
        shares = Shares(tuple(deals), tuple(had), tuple(of), fair)
        weight, rng = shares.prior_weight, Random(f"{self._seed} prior")
        drawn = []
        for weights in self._resamples():
            chosen = [weights[deal] for deal in deals]
            won, lost = rng.gammavariate(fair, 1) * weight, rng.gammavariate(1 - fair, 1) * weight
            drawn.append((fsum(map(mul, chosen, had)) + won) / (fsum(map(mul, chosen, of)) + won + lost))
        interval = percentile_interval(drawn)
        return _estimate(shares.share, interval, len(deals))

    def _resamples(self) -> Sequence["array[float]"]:
        if not self._weights:
            rng = Random(f"{self._seed} judge")
            self._weights = [array("d", [rng.expovariate(1) for _ in range(self._deals)]) for _ in range(RESAMPLES)]
        return self._weights


def _estimate(value: float, interval: Interval, deals: int) -> Estimate:
    return Estimate(round(value, DIGITS), round(interval.low, DIGITS), round(interval.high, DIGITS), deals)


def _by_deal(parts: Iterable[tuple[int, float, float]]) -> tuple[list[int], list[float], list[float]]:
    """The sums of each deal, in the order of the deals."""
    had: dict[int, list[float]] = {}
    of: dict[int, list[float]] = {}
    for deal, own, whole in parts:
        had.setdefault(deal, []).append(own)
        of.setdefault(deal, []).append(whole)
    deals = sorted(had)
    return deals, [fsum(had[deal]) for deal in deals], [fsum(of[deal]) for deal in deals]
