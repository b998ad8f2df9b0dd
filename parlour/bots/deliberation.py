"""Shares the visits of a search out among the answers at hand, ever more to fewer, until one is left or time is up."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, log2, sqrt
from time import perf_counter

from parlour.bots.plans import Plan
from parlour.bots.search import Search
from parlour.bots.thinking import Thinking
from parlour.kernel import Action

ENOUGH = 8  # tries after which an answer may be given up
SURE = 3.0  # standard errors by which an answer must be worse
FADING = 0.9  # of what was needed for a look, with every further one that took less


@dataclass(slots=True)
class Arm:
    """An answer at hand, with those planned to follow: what came of each try, in order, and what an earlier search knew of it."""

    plan: Plan
    visits: int = 0  # of the earlier search
    total: float = 0.0
    values: list[float] = field(default_factory=list)

    @property
    def action(self) -> Action:
        """The answer itself."""
        return self.plan[0]

    @property
    def tries(self) -> int:
        """How often it was tried, all searches together."""
        return self.visits + len(self.values)

    @property
    def mean(self) -> float:
        """The share of the win that is expected; nothing of what was not tried."""
        return (self.total + sum(self.values)) / self.tries if self.tries else 0.0

    @property
    def error(self) -> float:
        """How far the mean may be off: what differs by less cannot be told apart."""
        tried = len(self.values)
        mean = sum(self.values) / max(tried, 1)
        return sqrt(sum([(value - mean) ** 2 for value in self.values])) / max(tried, 1)


@dataclass(slots=True)
class Budget:
    """Positions that may still be looked at, and the time until which."""

    visits: int
    until: float
    needed: float = 0.0  # seconds for one of them: as long as the slower ones took lately

    @property
    def is_spent(self) -> bool:
        """Whether another look would be one too many, or perhaps not end in time."""
        return self.visits <= 0 or perf_counter() + self.needed >= self.until

    def look(self, search: Search, arm: Arm, number: int) -> None:
        """Tries an answer."""
        began = perf_counter()
        arm.values.append(search.visit(arm.plan, number))
        self.visits -= 1
        self.needed = max(FADING * self.needed, perf_counter() - began)


def deliberate(search: Search, arms: Sequence[Arm], thinking: Thinking, clock: bool, began: float) -> list[Arm]:
    """All answers, the best first: those that were looked at longest come before those that were given up earlier."""
    budget = Budget(thinking.visits - sum([arm.visits for arm in arms]) // 2, began + thinking.seconds if clock else inf)
    alive, dropped = list(arms), list[Arm]()
    target = max(1, round(budget.visits / (len(arms) * (1 + log2(len(arms)) / 2))))
    while len(alive) > 1:
        done = _tried(search, alive, target, budget)
        alive.sort(key=lambda arm: -arm.mean)
        if not done:
            break
        kept = max(2, (len(alive) + 1) // 2) if len(alive) > 2 else 2
        left = [arm for place, arm in enumerate(alive) if place == 0 or (place < kept and not _is_worse(arm, alive[0]))]
        dropped = [arm for arm in alive if arm not in left] + dropped
        alive = left
        target *= 2
    return alive + dropped


def _tried(search: Search, alive: Sequence[Arm], target: int, budget: Budget) -> bool:
    """Tries all answers in turn, each until it has had so many tries; False if the budget was spent before."""
    for number in range(min([len(arm.values) for arm in alive]), target):
        for arm in alive:
            if len(arm.values) <= number:
                if budget.is_spent:
                    return False
                budget.look(search, arm, number)
    return True


def _is_worse(arm: Arm, best: Arm) -> bool:
    """Whether an answer did so much worse, with the same luck in the same worlds, that more tries would not mend it."""
    pairs = min(len(arm.values), len(best.values))
    if pairs < ENOUGH:
        return False
    lacks = [theirs - ours for theirs, ours in zip(best.values, arm.values, strict=False)]
    mean = sum(lacks) / pairs
    spread = sqrt(sum([(lack - mean) ** 2 for lack in lacks]) / (pairs - 1))
    return mean > SURE * spread / sqrt(pairs) and mean > 0
