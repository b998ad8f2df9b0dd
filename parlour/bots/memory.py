"""What a bot keeps of its last search: the tree below its answer, as long as nothing new has come to light."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from parlour.bots.plans import Plan, is_certain
from parlour.bots.thought import Thought
from parlour.bots.tree import Node
from parlour.kernel import Action, Position, Seat, answer, notation
from parlour.kernel.view import seen_alike


@dataclass(frozen=True, slots=True)
class Planned:
    """The answers that are still to be given, and the thought behind them."""

    plan: Plan
    thought: Thought

    @classmethod
    def after(cls, plan: Plan, thought: Thought) -> "Planned | None":
        """What is left of a plan when its first answer is given."""
        if len(plan) < 2:
            return None
        following = replace(thought, action=notation(plan[1]), rated=(), line=thought.line[1:], looked=0, seconds=0.0)
        return cls(plan[1:], following)


class Memory:
    """Worlds and the tree that was grown over them, and what was planned for the next question."""

    def __init__(
        self, worlds: Sequence[Position], root: Node | None = None, seat: Seat = 0, planned: Planned | None = None
    ) -> None:
        self.worlds = worlds
        self.planned = planned
        self.root = Node() if root is None else root
        self._seat = seat

    def fits(self, view: Mapping[str, Any]) -> bool:
        """Whether the view is just what was foreseen."""
        return view["seat"] == self._seat and seen_alike(self.worlds[0], self._seat, view)

    def after(self, seat: Seat, action: Action, planned: Planned | None = None) -> "Memory | None":
        """What is left after an answer; nothing if chance or another seat has a say before the next question."""
        child = self.root.children.get(((seat, action),))
        if child is None:
            return None
        following = []
        for world in self.worlds:
            position = world.copy()
            answer(position, seat, action)
            if not is_certain(world, position, seat):
                return None
            following.append(position)
        return Memory(following, child, seat, planned)
