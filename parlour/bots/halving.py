"""Sequential halving with common random numbers: shares the visits of a search out among the answers at the root.

All answers get the same number of visits, then the better half twice as many, and so on, until one is left or the budget
is spent (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Visit n of every answer meets
the same world and the same luck, so pairs of visits can be compared: an answer that is clearly worse in the pairs is given
up early (racing; Maron and Moore 1994).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum, inf, log2, sqrt
from time import perf_counter

from parlour.bots.knowledge import Plan
from parlour.bots.parameters import Thinking
from parlour.bots.search import Search
from parlour.kernel import Action

MIN_PAIRS = 8  # of visits, before an answer may be given up
STANDARD_ERRORS = 3.0  # by which an answer must be worse
DECAY = 0.9  # of the expected seconds of a visit, with each one that took less


@dataclass(slots=True)
class Arm:
    """An answer at the root, with those planned to follow: the values of its visits in order, and sums of an earlier search."""

    plan: Plan
    visits: int = 0  # of the earlier search
    total: float = 0.0
    values: list[float] = field(default_factory=list)
    belief: float = 0.0  # the share of the win that the game believes in, before anything is tried
    weight: float = 0.0  # how many visits that weighs

    @property
    def action(self) -> Action:
        """The answer itself."""
        return self.plan[0]

    @property
    def tries(self) -> int:
        """The visits of both searches."""
        return self.visits + len(self.values)

    @property
    def mean(self) -> float:
        """The share of the win that is expected; 0 without visits."""
        return (self.total + fsum(self.values)) / self.tries if self.tries else 0.0

    @property
    def rating(self) -> float:
        """By what answers with equally many visits are compared: the mean, with what is believed beforehand."""
        return (self.belief * self.weight + self.mean * self.tries) / (self.weight + self.tries) if self.weight else self.mean

    @property
    def error(self) -> float:
        """The standard error of the mean: smaller differences mean nothing."""
        visits = len(self.values)
        mean = fsum(self.values) / max(visits, 1)
        return sqrt(fsum([(value - mean) ** 2 for value in self.values])) / max(visits, 1)


@dataclass(slots=True)
class Budget:
    """The visits that are left, and the time at which they must end."""

    visits: int
    until: float
    visit_seconds: float = 0.0  # what one visit may take: as long as the slower ones took lately

    @property
    def is_spent(self) -> bool:
        """Whether no visit is left, or another one might not end in time."""
        return self.visits <= 0 or perf_counter() + self.visit_seconds >= self.until

    def visit(self, search: Search, arm: Arm, number: int) -> None:
        """Spends one visit on an answer."""
        began = perf_counter()
        arm.values.append(search.visit(arm.plan, number))
        self.visits -= 1
        self.visit_seconds = max(DECAY * self.visit_seconds, perf_counter() - began)


def sequential_halving(search: Search, arms: Sequence[Arm], thinking: Thinking, clock: bool, began: float) -> list[Arm]:
    """All answers, the best first; those that were given up follow, the last of them first."""
    budget = Budget(thinking.visits - sum([arm.visits for arm in arms]) // 2, began + thinking.seconds if clock else inf)
    alive, dropped = list(arms), list[Arm]()
    target = max(1, round(budget.visits / (len(arms) * (1 + log2(len(arms)) / 2))))
    while len(alive) > 1:
        done = _visit_all(search, alive, target, budget)
        alive.sort(key=lambda arm: -arm.rating)
        if not done:
            break
        kept = max(2, (len(alive) + 1) // 2) if len(alive) > 2 else 2
        left = [arm for place, arm in enumerate(alive) if place == 0 or (place < kept and not _is_worse(arm, alive[0]))]
        dropped = [arm for arm in alive if arm not in left] + dropped
        alive = left
        target *= 2
    return alive + dropped


def _visit_all(search: Search, alive: Sequence[Arm], target: int, budget: Budget) -> bool:
    """Visits all answers in turn, until each has had `target` visits; False if the budget was spent before."""
    for number in range(min([len(arm.values) for arm in alive]), target):
        for arm in alive:
            if len(arm.values) <= number:
                if budget.is_spent:
                    return False
                budget.visit(search, arm, number)
    return True


def _is_worse(arm: Arm, best: Arm) -> bool:
    """Whether the paired differences to the best answer leave no doubt."""
    pairs = min(len(arm.values), len(best.values))
    if pairs < MIN_PAIRS:
        return False
    differences = [theirs - ours for theirs, ours in zip(best.values, arm.values, strict=False)]
    mean = fsum(differences) / pairs
    spread = sqrt(fsum([(difference - mean) ** 2 for difference in differences]) / (pairs - 1))
    return mean > STANDARD_ERRORS * spread / sqrt(pairs) and mean > 0
