"""The tree of a search: how often each answer was tried at each question, and what came of it."""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import TypeAlias

from parlour.kernel import Action, Seat

Given: TypeAlias = tuple[tuple[Seat, Action], ...]  # one answer, or several that were given in secret together

PRIORS = tuple([1 / (rank + 2) for rank in range(64)])  # trust in an answer by its place among the candidates
LAST = len(PRIORS) - 1
LEAST_SPREAD = 0.005


class Edge:
    """An answer: how often it was tried, and the sums of what its seat and the searcher got."""

    __slots__ = ("ours", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.ours = 0.0


class Table:
    """The answers of one seat to one kind of question. They do not depend on what others answer in secret at the same time."""

    __slots__ = ("edges", "known", "squares", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.known: dict[int, Sequence[Action]] = {}  # by world, where chance has had no part so far
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def promising(self, actions: Sequence[Action], exploration: float) -> Action:
        """The answer to try next: good so far, or seldom tried and well placed among the candidates."""
        if not self.visits:
            return actions[0]
        scores, _ = self._scores(actions, exploration)
        return actions[max(range(len(scores)), key=scores.__getitem__)]

    def mixed(self, actions: Sequence[Action], exploration: float, rng: Random) -> Action:
        """The same for an answer in secret, where one that is always the same would be found out."""
        scores, spread = self._scores(actions, exploration)
        highest = max(scores)
        return rng.choices(actions, [exp((score - highest) / spread) for score in scores])[0]

    def _scores(self, actions: Sequence[Action], exploration: float) -> tuple[list[float], float]:
        visits = max(self.visits, 1)
        mean = self.total / visits
        spread = sqrt(max(self.squares / visits - mean * mean, 0.0)) + LEAST_SPREAD
        bonus = exploration * spread * sqrt(visits)
        scores = []
        for rank, action in enumerate(actions):
            edge = self.edges.get(action)
            if edge is None:
                scores.append(mean + bonus * PRIORS[min(rank, LAST)])
            else:
                scores.append(edge.total / edge.visits + bonus * PRIORS[min(rank, LAST)] / (1 + edge.visits))
        return scores, spread

    def learn(self, action: Action, value: float, ours: float) -> None:
        """Adds what came of an answer."""
        edge = self.edges.get(action)
        if edge is None:
            edge = self.edges[action] = Edge()
        edge.visits += 1
        edge.total += value
        edge.ours += ours
        self.visits += 1
        self.total += value
        self.squares += value * value


class Node:
    """A place in the tree, known by the answers that lead to it."""

    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.children: dict[Given, Node] = {}
        self.tables: dict[tuple[Seat, str], Table] = {}

    def table(self, seat: Seat, kind: str) -> Table:
        """The statistics of a seat's answers here."""
        table = self.tables.get((seat, kind))
        if table is None:
            table = self.tables[seat, kind] = Table()
        return table
