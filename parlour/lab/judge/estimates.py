"""Estimates with 95 % intervals, by the Bayesian bootstrap over deals as in the arena.

Games of one deal share its luck, so they get one weight. Shares get the arena's prior, one deal that was won and lost as in a
fair game; means and medians of other numbers have none. There is no interval for fewer than two deals. Nothing can be said about
how far the most extreme of all games lies, but how rare games beyond the one that was seen are: that is `Extreme`.
"""

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import erfc, fsum, sqrt
from operator import mul
from random import Random
from statistics import median

from parlour.kernel import Seed
from parlour.lab.arena.bootstrap import RESAMPLES, Interval, Shares, percentile_interval

DIGITS = 6
NORMAL = 1.959964  # standard errors in half of a 95 % interval
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

    def numbers(
        self, rows: Sequence[tuple[int, Sequence[float]]], of: Callable[[Sequence[float]], Sequence[float]]
    ) -> tuple[Estimate, ...]:
        """Numbers that follow from the means of some others, which each deal has in the same order."""
        if not rows:
            return ()
        columns = list(zip(*[row for _, row in rows], strict=True))
        values = of([fsum(column) / len(rows) for column in columns])
        if len(rows) < 2:
            return tuple([Estimate(round(value, DIGITS), None, None, len(rows)) for value in values])
        drawn = []
        for weights in self._resamples():
            chosen = [weights[deal] for deal, _ in rows]
            whole = fsum(chosen)
            drawn.append(of([fsum(map(mul, chosen, column)) / whole for column in columns]))
        return tuple([
            _estimate(value, percentile_interval(own), len(rows))
            for value, own in zip(values, zip(*drawn, strict=True), strict=True)
        ])  # fmt: skip

    def _resamples(self) -> Sequence["array[float]"]:
        if not self._weights:
            rng = Random(f"{self._seed} judge")
            self._weights = [array("d", [rng.expovariate(1) for _ in range(self._deals)]) for _ in range(RESAMPLES)]
        return self._weights


@dataclass(frozen=True, slots=True)
class Difference:
    """How much larger one share is than another, with the probability of a difference as large by mere chance.

    `adjusted` is that probability after many such questions were asked at once (Benjamini and Hochberg, "Controlling the False
    Discovery Rate", 1995): of all differences with less than 5 % there, one in twenty is chance.
    """

    value: float
    low: float
    high: float
    chance: float
    adjusted: float


def quick_share(parts: Sequence[tuple[int, float, float]]) -> Estimate | None:
    """A share between 0 and 1 of a deal's parts, by Wilson's interval for as many games as the deals are worth.

    For hundreds of shares at once, where a bootstrap takes too long.
    """
    deals, had, of = _by_deal(parts)
    whole = fsum(of)
    if not whole:
        return None
    share = fsum(had) / whole
    clusters = len(deals)
    variance = (
        fsum([(own - share * its) ** 2 for own, its in zip(had, of, strict=True)]) / whole**2 * clusters / max(1, clusters - 1)
    )
    binomial = share * (1 - share)
    worth = min(whole, max(1.0, binomial / variance)) if variance > 0 and binomial > 0 else min(whole, float(clusters))
    middle, reach = (share + NORMAL**2 / (2 * worth)), NORMAL * sqrt(binomial / worth + NORMAL**2 / (4 * worth**2))
    scale = 1 + NORMAL**2 / worth
    low, high = max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
    return _estimate(share, Interval(low, high), clusters)


def difference(
    one: Sequence[tuple[int, float, float]], other: Sequence[tuple[int, float, float]], shares: bool = True
) -> Difference | None:
    """How much larger the share (or mean) of one is than that of the other, both by deals that they may have in common."""
    sides = []
    for parts in (one, other):
        deals, had, of = _by_deal(parts)
        whole = fsum(of)
        if not whole or len(deals) < 2:
            return None
        share, games = fsum(had) / whole, len(parts)
        cautious = (share * games + 1) / (games + 2)  # Agresti and Caffo (2000): three wins of three are not certain
        scores = {deal: (own - share * its) / whole for deal, own, its in zip(deals, had, of, strict=True)}
        sides.append((share, scores, cautious * (1 - cautious) / (games + 2) if shares else 0.0))
    (share, scores, least), (theirs, others, their_least) = sides
    paired = fsum([(scores.get(deal, 0.0) - others.get(deal, 0.0)) ** 2 for deal in {**scores, **others}])
    alone = fsum([score**2 for own in (scores, others) for score in own.values()])
    common = len(scores.keys() & others.keys()) / len({**scores, **others})
    part = max(paired / alone if alone else 0.0, 1 / len(scores)) if common else 1.0  # deals in common cancel out here, too
    cautious = (least + their_least) * min(1.0, part)
    error, value = sqrt(max(paired, cautious)), share - theirs
    low, high = value - NORMAL * error, value + NORMAL * error
    if shares:
        low, high = max(-1.0, low), min(1.0, high)
    chance = erfc(abs(value) / error / sqrt(2)) if error else float(value == 0)
    return Difference(round(value, DIGITS), round(low, DIGITS), round(high, DIGITS), round(chance, DIGITS), 1.0)


def adjust(differences: Sequence[Difference]) -> list[Difference]:
    """The same differences, each with its probability adjusted for the number of them (Benjamini-Hochberg)."""
    ranked = sorted(range(len(differences)), key=lambda place: differences[place].chance)
    adjusted, least = [1.0] * len(differences), 1.0
    for rank in range(len(ranked), 0, -1):
        place = ranked[rank - 1]
        least = min(least, differences[place].chance * len(ranked) / rank)
        adjusted[place] = round(least, DIGITS)
    return [replace(one, adjusted=its) for one, its in zip(differences, adjusted, strict=True)]


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
