"""A sequential test: plays no longer than it takes to answer a question about the share of a bot.

The generalized sequential probability ratio test (GSPRT) over mirrored pairs, as Fishtest runs it for Stockfish: Michel Van den
Bergh, "A Practical Introduction to the GSPRT". A pair counts as one sample, so that the luck of its deal cancels out.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, log

RISK = 0.05  # of either error: to say yes where the share is `low`, to say no where it is `high`
BOUND = log((1 - RISK) / RISK)
UNSEEN = 1e-3  # what a pair that was won, or lost, altogether counts where there was none yet
STEPS = 60  # of bisection


@dataclass(frozen=True, slots=True)
class Question:
    """Is the share of the first bot rather `high` than `low`?"""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the pairs so far say: the logarithm of the likelihood ratio, and an answer once it has left the bounds."""

    question: Question
    pairs: int
    ratio: float

    @property
    def answer(self) -> bool | None:
        return None if abs(self.ratio) < BOUND else self.ratio > 0


def sequential_test(question: Question, shares: Sequence[float]) -> Verdict:
    """Tests the pairs in order, by the mean share of each, and stops with the first that decides."""
    seen = Counter({0.0: UNSEEN, 1.0: UNSEEN})
    verdict = Verdict(question, 0, 0.0)
    for number, share in enumerate(shares, 1):
        seen[share] += 1
        verdict = Verdict(question, number, _log_ratio(seen, question))
        if verdict.answer is not None:
            break
    return verdict


def _log_ratio(seen: Counter[float], question: Question) -> float:
    low, high = (_tilt(seen, mean) for mean in (question.low, question.high))
    return fsum(
        count * (log(1 + low * (share - question.low)) - log(1 + high * (share - question.high)))
        for share, count in sorted(seen.items())
    )


def _tilt(seen: Counter[float], mean: float) -> float:
    """The likeliest distribution with this mean gives each share its frequency / (1 + tilt * (share - mean)): finds the tilt."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(STEPS):
        tilt = (low + high) / 2
        slope = fsum(count * (share - mean) / (1 + tilt * (share - mean)) for share, count in sorted(seen.items()))
        low, high = (tilt, high) if slope > 0 else (low, tilt)
    return (low + high) / 2
