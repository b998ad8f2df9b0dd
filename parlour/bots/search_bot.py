"""A bot that imagines what it cannot see, looks ahead, and takes the answer after which it expects most."""

from collections.abc import Mapping, Sequence
from json import dumps
from math import exp
from random import Random
from time import perf_counter
from typing import Any

from parlour.bots.deliberation import Arm, deliberate
from parlour.bots.knowledge import Advice, Ignorance, Knowledge
from parlour.bots.memory import Memory, Planned
from parlour.bots.plans import Plan, plans
from parlour.bots.reasons import reasons
from parlour.bots.search import Search
from parlour.bots.thinking import Thinking
from parlour.bots.thought import Thought
from parlour.bots.tree import Edge, Table
from parlour.bots.worlds import imagined
from parlour.kernel import Game, Illegal, Seat, notation, pending


class SearchBot:
    """Answers by search. A new one with the same seed gives the same answer to the same view, unless its clock stops it."""

    def __init__(self, game: Game, thinking: Thinking, rng: Random, clock: bool = True) -> None:
        self._game = game
        self._thinking = thinking
        self._clock = clock
        self._key = rng.getrandbits(64)
        self._memory: Memory | None = None

    def choose(self, view: Mapping[str, Any]) -> str:
        """The answer after which it expects most."""
        return self.think(view).action

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The answer with the reasons for it."""
        began = perf_counter()
        if view["decision"] is None:
            raise Illegal("not-asked", seat=view["seat"], waiting=", ".join(view["asked"]))
        if len(view["decision"]["options"]) == 1 and not view["decision"].get("ranges"):
            return Thought(view["decision"]["options"][0])
        rng = Random(f"{self._key} {dumps(view, sort_keys=True)}")
        return self._search(view, rng, began)

    def _search(self, view: Mapping[str, Any], rng: Random, began: float) -> Thought:
        seat: Seat = view["seat"]
        thinking = self._thinking
        knowledge: Knowledge = Advice(self._game, rng, thinking.width) if thinking.informed else Ignorance(rng)
        memory, self._memory = self._memory, None
        if memory is None or not memory.fits(view):
            memory = Memory(imagined(self._game, view, thinking.worlds, rng))
        position = memory.worlds[0]
        decision = pending(position)[seat]
        if memory.planned is not None:  # nothing has come to light since the plan was made
            plan, thought = memory.planned.plan, memory.planned.thought
            self._memory = memory.after(seat, plan[0], Planned.after(plan, thought))
            return thought
        longest = thinking.plan if thinking.visits else 1
        found = plans(knowledge, position, seat, longest, thinking.plans if longest > 1 else thinking.width)
        if len(found) == 1 or not thinking.visits:
            self._memory = memory.after(seat, found[0][0])
            return Thought(notation(found[0][0]))
        search = Search(knowledge, thinking, memory.worlds, seat, rng, memory.root)
        ranked = deliberate(search, known(memory.root.table(seat, decision.kind), found), thinking, self._clock, began)
        secretly = len(pending(position)) > 1
        chosen = drawn(ranked, max(thinking.temperature, ranked[0].error) if secretly else thinking.temperature, rng)
        ranked.sort(key=lambda arm: arm is not chosen)
        thought = reasons(memory.root, seat, decision.kind, ranked, search.looked, perf_counter() - began)
        self._memory = memory.after(seat, chosen.action, Planned.after(chosen.plan, thought))
        return thought


def known(table: Table, found: Sequence[Plan]) -> list[Arm]:
    """The plans, with what an earlier search knew of those that are a single answer."""
    edges = [table.edges.get(plan[0], Edge()) if len(plan) == 1 else Edge() for plan in found]
    return [Arm(plan, edge.visits, edge.total) for plan, edge in zip(found, edges, strict=True)]


def drawn(ranked: Sequence[Arm], temperature: float, rng: Random) -> Arm:
    """The best; with some temperature now and then one that is not much worse."""
    tried = [arm for arm in ranked if arm.tries]
    if not temperature or not tried:
        return ranked[0]
    best = max([arm.mean for arm in tried])
    return rng.choices(tried, [exp((arm.mean - best) / temperature) for arm in tried])[0]
