"""Looks ahead from one decision: each visit plays an imagined world down the tree, judges the end, and remembers it."""

from collections.abc import Sequence
from math import inf
from random import Random

from parlour.bots.knowledge import Knowledge
from parlour.bots.lots import Lots
from parlour.bots.plans import Plan
from parlour.bots.thinking import Thinking
from parlour.bots.tree import Node, Table
from parlour.bots.trial import caller_of, settle
from parlour.kernel import Action, Decision, Position, Seat, answer, pending
from parlour.kernel.chance import Source

STRATA = 8  # tries among which luck is spread evenly

Passed = list[tuple[Table, Seat, Action]]


class Search:
    """A tree over worlds that all fit one view; chance is sampled, and answers given in secret are chosen in secret."""

    def __init__(
        self, knowledge: Knowledge, thinking: Thinking, worlds: Sequence[Position], seat: Seat, rng: Random, root: Node
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.root = root
        self.looked = 0
        self._knowledge = knowledge
        self._thinking = thinking
        self._rng = rng
        self._until = knowledge.turns(worlds[0]) + thinking.turns if thinking.turns else inf
        self._lots: list[Lots] = []

    def visit(self, plan: Plan, number: int) -> float:
        """Tries a plan for the `number`-th time; all meet the same worlds and the same luck at the same number."""
        self.looked += 1
        world = number % len(self.worlds)
        position = self.worlds[world].copy()
        position.source = self._luck(number)
        passed = self._descend(position, world, plan)
        self._play_on(position)
        worth = self._knowledge.worth(position, dict.fromkeys([self.seat, *[seat for _, seat, _ in passed]]))
        ours = worth[self.seat]
        for table, seat, given in passed:
            table.learn(given, worth[seat], ours)
        return ours

    def _descend(self, position: Position, world: int, plan: Plan) -> Passed:
        """Down the tree to a place that is new, or as deep as this search goes, and on until the last answer is settled."""
        passed: Passed = []
        node = self.root
        certain = position.drawn
        for depth in range(max(self._thinking.depth, len(plan))):
            asked = pending(position)
            if not asked:
                break
            given: list[tuple[Seat, Action]] = []
            for seat, decision in asked.items():
                table = node.table(seat, decision.kind)
                if depth < len(plan) and seat == self.seat:
                    chosen = plan[depth]
                else:
                    actions = self._actions(table, position, seat, decision, world if position.drawn == certain else None)
                    chosen = self._chosen(table, actions, secretly=len(asked) > 1)
                given.append((seat, chosen))
                passed.append((table, seat, chosen))
            question, caller = next(iter(asked.values())), caller_of(position)
            for seat, chosen in given:
                answer(position, seat, chosen)
            following = node.children.get(tuple(given))
            if following is None:
                following = node.children[tuple(given)] = Node()
                if depth + 1 >= len(plan):
                    break
            node = following
        settle(self._knowledge, position, question, caller)
        return passed

    def _play_on(self, position: Position) -> None:
        """Goes on with the likeliest answers, as far as this search looks ahead."""
        for _ in range(self._thinking.ahead):
            asked = pending(position)
            if not asked or self._knowledge.turns(position) >= self._until:
                return
            seat, decision = next(iter(asked.items()))
            answer(position, seat, self._knowledge.likeliest(position, seat, decision))

    def _actions(self, table: Table, position: Position, seat: Seat, decision: Decision, world: int | None) -> Sequence[Action]:
        """The answers to think of; in a world in which chance had no part they are the same each time."""
        if world is None or decision.ranges:
            return self._knowledge.replies(position, seat, decision, table.edges, table.visits)
        actions = table.known.get(world)
        if actions is None:
            actions = table.known[world] = self._knowledge.replies(position, seat, decision, table.edges, table.visits)
        return actions

    def _chosen(self, table: Table, actions: Sequence[Action], secretly: bool) -> Action:
        if secretly:
            return table.mixed(actions, self._thinking.exploration, self._rng)
        return table.promising(actions, self._thinking.exploration)

    def _luck(self, number: int) -> Source:
        block, place = divmod(number, STRATA)
        while block >= len(self._lots):
            self._lots.append(Lots(Random(self._rng.getrandbits(64)), STRATA))
        return self._lots[block].sample(place)
