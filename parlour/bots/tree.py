"""The search tree: visits and values of every answer, selected by PUCT over information sets.

One tree serves all imagined worlds (ISMCTS: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
2012), and its nodes are known by the answers that lead to them, whatever chance did in between (open loop: Perez et al.
2015). PUCT is the rule of Rosin ("Multi-armed Bandits with Episode Context", 2011) as used by AlphaGo (Silver et al. 2016):
mean value plus an exploration bonus in proportion to a prior. Here the prior follows from an answer's rank among the
candidates, the bonus is measured in standard deviations of the values, and an answer without visits has the mean of all.
Seats that answer in secret at the same time select independently (decoupled; Tak, Lanctot and Winands 2014).
"""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import TypeAlias

from parlour.kernel import Action, Seat

JointAction: TypeAlias = tuple[tuple[Seat, Action], ...]  # one answer, or several that were given in secret together

PRIORS = tuple([1 / (rank + 2) for rank in range(64)])  # by rank among the candidates
LAST_RANK = len(PRIORS) - 1
MIN_SPREAD = 0.005  # share of the win


class Edge:
    """An answer: its visits, and the sums of the values for its seat and for the searcher."""

    __slots__ = ("searcher_total", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.searcher_total = 0.0


class Stats:
    """Statistics of one seat's answers to one kind of question, independent of what others answer in secret meanwhile."""

    __slots__ = ("edges", "replies", "squares", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.replies: dict[int, Sequence[Action]] = {}  # candidates by world, where chance has had no part so far
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def select(self, actions: Sequence[Action], exploration: float) -> Action:
        """The answer to visit next: the highest score by PUCT."""
        if not self.visits:
            return actions[0]
        scores, _ = self._puct(actions, exploration)
        return actions[max(range(len(scores)), key=scores.__getitem__)]

    def sample(self, actions: Sequence[Action], exploration: float, rng: Random) -> Action:
        """A softmax sample of the scores, for an answer in secret: others could exploit one that is always the same."""
        scores, spread = self._puct(actions, exploration)
        highest = max(scores)
        return rng.choices(actions, [exp((score - highest) / spread) for score in scores])[0]

    def _puct(self, actions: Sequence[Action], exploration: float) -> tuple[list[float], float]:
        """The scores, and the standard deviation of the values."""
        visits = max(self.visits, 1)
        mean = self.total / visits
        spread = sqrt(max(self.squares / visits - mean * mean, 0.0)) + MIN_SPREAD
        bonus = exploration * spread * sqrt(visits)
        scores = []
        for rank, action in enumerate(actions):
            edge = self.edges.get(action)
            if edge is None:
                scores.append(mean + bonus * PRIORS[min(rank, LAST_RANK)])
            else:
                scores.append(edge.total / edge.visits + bonus * PRIORS[min(rank, LAST_RANK)] / (1 + edge.visits))
        return scores, spread

    def update(self, action: Action, value: float, searcher_value: float) -> None:
        """Adds the value of one visit (backpropagation)."""
        edge = self.edges.get(action)
        if edge is None:
            edge = self.edges[action] = Edge()
        edge.visits += 1
        edge.total += value
        edge.searcher_total += searcher_value
        self.visits += 1
        self.total += value
        self.squares += value * value


class Node:
    """A place in the tree, known by the answers that lead to it."""

    __slots__ = ("children", "stats")

    def __init__(self) -> None:
        self.children: dict[JointAction, Node] = {}
        self.stats: dict[tuple[Seat, str], Stats] = {}

    def stats_of(self, seat: Seat, kind: str) -> Stats:
        """The statistics of a seat's answers to this kind of question here."""
        stats = self.stats.get((seat, kind))
        if stats is None:
            stats = self.stats[seat, kind] = Stats()
        return stats
