"""Monte Carlo tree search over imagined worlds (information set MCTS; Cowling, Powley and Whitehouse 2012).

A visit takes one determinization of the view (a world in which nothing is hidden; Ginsberg, "GIB", 2001), goes down the
tree, plays on until the position is quiet, evaluates it, and updates the answers on its path.
"""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Any

from parlour.bots.knowledge import Knowledge, Plan
from parlour.bots.parameters import Thinking
from parlour.bots.quiescence import caller_of, settle
from parlour.bots.stratified import StratifiedRandom, StratifiedSource
from parlour.bots.tree import Node, Stats
from parlour.kernel import NO_SEALS, Action, Decision, Game, Position, Seat, answer, imagine_many, pending

STRATA = 8  # visits over which chance is spread evenly
ALL_WORLDS = -1

TreePath = list[tuple[Stats, Seat, Action]]


def determinize(game: Game, view: Mapping[str, Any], count: int, rng: Random) -> list[Position]:
    """Worlds that fit a view. What others have answered in secret is open again: the search answers for them like for anybody."""
    worlds = imagine_many(game, view, rng, count)
    for position in worlds:
        position.sealed = NO_SEALS
        position.told = None
    return worlds


class Search:
    """One tree over worlds that all fit one view; chance is sampled, and answers given in secret are chosen in secret."""

    def __init__(
        self, knowledge: Knowledge, thinking: Thinking, worlds: Sequence[Position], seat: Seat, rng: Random, root: Node
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.root = root
        self.visits = 0
        self._knowledge = knowledge
        self._thinking = thinking
        self._rng = rng
        self._until = knowledge.turns(worlds[0]) + thinking.turns if thinking.turns else inf
        self._shown = worlds[0].shown
        self._chance: list[StratifiedRandom] = []  # by block of visits

    def visit(self, plan: Plan, number: int) -> float:
        """The value of a plan in its visit with this number; at the same number all meet the same world and the same luck."""
        self.visits += 1
        world = number % len(self.worlds)
        position = self.worlds[world].copy()
        position.source = self._source(number)
        path = self._descend(position, world, plan)
        self._rollout(position)
        values = self._knowledge.values(position, dict.fromkeys([self.seat, *[seat for _, seat, _ in path]]))
        own = values[self.seat]
        for stats, seat, action in path:
            stats.update(action, values[seat], own)
        return own

    def _descend(self, position: Position, world: int, plan: Plan) -> TreePath:
        """Selects down the tree to a new node, which is added, or to the greatest depth; then settles the last answer."""
        path: TreePath = []
        node = self.root
        certain = position.draws
        for depth in range(max(self._thinking.depth, len(plan))):
            asked = pending(position)
            if not asked:
                break
            given: list[tuple[Seat, Action]] = []
            for seat, decision in asked.items():
                stats = node.stats_of(seat, decision.kind)
                if depth < len(plan) and seat == self.seat:
                    action = plan[depth]
                else:
                    actions = self._actions(stats, position, seat, decision, world if position.draws == certain else None)
                    action = self._select(stats, actions, secretly=len(asked) > 1)
                given.append((seat, action))
                path.append((stats, seat, action))
            question, caller = next(iter(asked.values())), caller_of(position)
            for seat, action in given:
                answer(position, seat, action)
            child = node.children.get(tuple(given))
            if child is None:
                child = node.children[tuple(given)] = Node()
                if depth + 1 >= len(plan):
                    break
            node = child
        settle(self._knowledge, position, question, caller)
        return path

    def _rollout(self, position: Position) -> None:
        """Goes on with the likeliest answers, as far as this search looks ahead."""
        for _ in range(self._thinking.ahead):
            asked = pending(position)
            if not asked or self._knowledge.turns(position) >= self._until:
                return
            seat, decision = next(iter(asked.items()))
            answer(position, seat, self._knowledge.likeliest(position, seat, decision))

    def _actions(self, stats: Stats, position: Position, seat: Seat, decision: Decision, world: int | None) -> Sequence[Action]:
        """The candidates; in a world in which chance had no part they are the same each time, so they are kept."""
        if world is None or decision.ranges:
            return self._knowledge.replies(position, seat, decision, stats.edges, stats.visits)
        if self._thinking.shared and seat == self.seat and position.shown == self._shown:
            world = ALL_WORLDS
        actions = stats.replies.get(world)
        if actions is None:
            actions = stats.replies[world] = self._knowledge.replies(position, seat, decision, stats.edges, stats.visits)
        return actions

    def _select(self, stats: Stats, actions: Sequence[Action], secretly: bool) -> Action:
        if secretly:
            return stats.sample(actions, self._thinking.exploration, self._rng)
        return stats.select(actions, self._thinking.exploration)

    def _source(self, number: int) -> StratifiedSource:
        block, sample = divmod(number, STRATA)
        while block >= len(self._chance):
            self._chance.append(StratifiedRandom(Random(self._rng.getrandbits(64)), STRATA))
        return self._chance[block].source(sample)
