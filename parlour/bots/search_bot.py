"""A bot that imagines what it cannot see, searches, and takes the answer after which it expects most.

It keeps the tree below its answer for the next question, as long as nothing new has come to light (subtree reuse).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from json import dumps
from math import exp, inf
from random import Random
from time import perf_counter
from typing import Any

from parlour.bots.halving import Arm, sequential_halving
from parlour.bots.knowledge import GameHints, Knowledge, Plan, Rollouts, candidate_plans, is_certain
from parlour.bots.parameters import Thinking
from parlour.bots.search import Search, determinize
from parlour.bots.thought import Thought, ThoughtStep, bare_thought, explain
from parlour.bots.tree import Edge, Node, Stats
from parlour.bots.turns import TurnPlan, TurnSearch, flat_plan
from parlour.kernel import Action, Game, Illegal, Position, Seat, answer, fits_view, notation, pending

TURN_SHARE = 0.5  # of the time that is left for a turn: what a decision in it may take
EVOLVING = 0.7  # of that: after it the best plans for the turn are compared


class SearchBot:
    """Answers by search. A new one with the same seed gives the same answer to the same view, unless its clock stops it."""

    def __init__(self, game: Game, thinking: Thinking, rng: Random, clock: bool = True) -> None:
        self._game = game
        self._thinking = thinking
        self._clock = clock
        self._key = rng.getrandbits(64)
        self._memory: Memory | None = None
        self._turn = TurnMemory(-1)

    def choose(self, view: Mapping[str, Any]) -> str:
        """The answer after which it expects most."""
        return self.think(view).action

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The answer with the reasons for it."""
        began = perf_counter()
        if view["decision"] is None:
            raise Illegal("not-asked", seat=view["seat"], waiting=", ".join(view["asked"]))
        if len(view["decision"]["options"]) == 1 and not view["decision"].get("ranges"):
            return bare_thought(view["decision"]["options"][0])
        rng = Random(f"{self._key} {dumps(view, sort_keys=True)}")
        return self._search(view, rng, began)

    def _search(self, view: Mapping[str, Any], rng: Random, began: float) -> Thought:
        seat: Seat = view["seat"]
        thinking = self._thinking
        knowledge: Knowledge = GameHints(self._game, rng, thinking.width, thinking.rough) if thinking.informed else Rollouts(rng)
        memory, self._memory = self._memory, None
        if memory is None or not memory.fits(view):
            memory = Memory(determinize(self._game, view, thinking.worlds, rng))
        position = memory.worlds[0]
        decision = pending(position)[seat]
        if memory.remaining is not None:  # nothing has come to light since the plan was made
            plan, thought = memory.remaining.plan, memory.remaining.thought
            self._memory = memory.after(seat, plan[0], RemainingPlan.after(plan, thought))
            return thought
        if thinking.evolve and decision.kind in (thinking.step, thinking.within) and len(pending(position)) == 1:
            return self._plan_turn(memory, knowledge, seat, rng, began)
        longest = thinking.plan if thinking.visits else 1
        plans = candidate_plans(knowledge, position, seat, longest, thinking.plans if longest > 1 else thinking.width)
        if len(plans) == 1 or not thinking.visits:
            self._memory = memory.after(seat, plans[0][0])
            return bare_thought(notation(plans[0][0]))
        search = Search(knowledge, thinking, memory.worlds, seat, rng, memory.root)
        arms = arms_for(plans, memory.root.stats_of(seat, decision.kind))
        if thinking.belief:
            weigh_beliefs(arms, knowledge.beliefs(position, seat, decision), thinking.belief)
        ranked = sequential_halving(search, arms, thinking, self._clock, began)
        secretly = len(pending(position)) > 1
        temperature = thinking.temperature_for(decision.kind)
        chosen = sample_softmax(ranked, max(temperature, ranked[0].error) if secretly else temperature, rng)
        ranked.sort(key=lambda arm: arm is not chosen)
        thought = explain(memory.root, seat, decision.kind, ranked, search.visits, perf_counter() - began)
        self._memory = memory.after(seat, chosen.action, RemainingPlan.after(chosen.plan, thought))
        return thought

    def _plan_turn(self, memory: "Memory", knowledge: Knowledge, seat: Seat, rng: Random, began: float) -> Thought:
        """The first answer of the best plan for the rest of the turn; the plan itself is kept until chance intervenes."""
        turn = knowledge.turns(memory.worlds[0])
        before = self._turn if self._turn.number == turn else TurnMemory(turn)
        thinking = replace(self._thinking, seconds=TURN_SHARE * max(0.0, self._thinking.seconds - before.seconds))
        search = TurnSearch(knowledge, thinking, memory.worlds, seat, rng, memory.root)
        begun = before.number == self._turn.number and pending(memory.worlds[0])[seat].kind != thinking.step
        rest = ((), *before.plan) if begun else before.plan  # the step at hand has come out otherwise than planned
        rated = search.evolve(rest, began + EVOLVING * thinking.seconds if self._clock else inf)
        arms = [Arm(flat_plan(plan.plan)) for plan in rated[: thinking.finalists]]
        ranked = sequential_halving(search, arms, thinking, self._clock, began) if len(arms) > 1 else arms
        chosen = sample_softmax(ranked, thinking.temperature, rng)
        ranked.sort(key=lambda arm: arm is not chosen)
        turn_plan = search.plan_of(chosen.plan)
        kind, seconds = pending(memory.worlds[0])[seat].kind, perf_counter() - began
        thought = explain(memory.root, seat, kind, ranked, search.visits, seconds, turn_plan[0])
        thought = replace(thought, line=(thought.line[0], *self._rest_of_turn(seat, turn_plan)))
        self._turn = TurnMemory(turn, turn_plan[1:], before.seconds + seconds)
        memory.expect(seat, chosen.plan)
        self._memory = memory.after(seat, chosen.action, RemainingPlan.after(chosen.plan, thought))
        return thought

    def _rest_of_turn(self, seat: Seat, plan: TurnPlan) -> list[ThoughtStep]:
        """What the plan for a turn expects after its first answer."""
        kinds = [self._thinking.within if place else self._thinking.step for step in plan for place in range(len(step))]
        return [ThoughtStep(seat, kind, notation(action)) for kind, action in zip(kinds, flat_plan(plan), strict=True)][1:]


@dataclass(frozen=True, slots=True)
class TurnMemory:
    """A turn that is planned as a whole: the steps that are still to come, and the seconds that were thought about it."""

    number: int
    plan: TurnPlan = ()
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class RemainingPlan:
    """The answers of a plan that are still to be given, and the thought behind them."""

    plan: Plan
    thought: Thought

    @classmethod
    def after(cls, plan: Plan, thought: Thought) -> "RemainingPlan | None":
        """What is left of a plan when its first answer is given."""
        if len(plan) < 2:
            return None
        following = replace(
            thought, action=notation(plan[1]), rated=(), line=thought.line[1:], looked=0, seconds=0.0, plan=thought.plan[1:]
        )
        return cls(plan[1:], following)


class Memory:
    """Worlds, the tree that was grown over them, and the rest of a plan."""

    def __init__(
        self, worlds: Sequence[Position], root: Node | None = None, seat: Seat = 0, remaining: RemainingPlan | None = None
    ) -> None:
        self.worlds = worlds
        self.remaining = remaining
        self.root = Node() if root is None else root
        self._seat = seat

    def fits(self, view: Mapping[str, Any]) -> bool:
        """Whether the view is just what was foreseen."""
        return view["seat"] == self._seat and fits_view(self.worlds[0], self._seat, view)

    def expect(self, seat: Seat, plan: Plan) -> None:
        """Grows the tree where a plan will go, for what was not searched answer by answer."""
        node = self.root
        for action in plan:
            node = node.children.setdefault(((seat, action),), Node())

    def after(self, seat: Seat, action: Action, remaining: RemainingPlan | None = None) -> "Memory | None":
        """The subtree below an answer; None if chance or another seat has a say before the next question."""
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
        return Memory(following, child, seat, remaining)


def arms_for(plans: Sequence[Plan], stats: Stats) -> list[Arm]:
    """The plans, with what an earlier search found out about those that are a single answer."""
    edges = [stats.edges.get(plan[0], Edge()) if len(plan) == 1 else Edge() for plan in plans]
    return [Arm(plan, edge.visits, edge.total) for plan, edge in zip(plans, edges, strict=True)]


def weigh_beliefs(arms: Sequence[Arm], beliefs: Mapping[Action, float], weight: float) -> None:
    """Gives the answers what is believed of them beforehand, if it is of all of them."""
    if all(arm.action in beliefs for arm in arms):
        for arm in arms:
            arm.belief, arm.weight = beliefs[arm.action], weight


def sample_softmax(ranked: Sequence[Arm], temperature: float, rng: Random) -> Arm:
    """A softmax (Boltzmann) sample of the answers by their means; the best if the temperature is 0."""
    tried = [arm for arm in ranked if arm.tries]
    if not temperature or not tried:
        return ranked[0]
    best = max([arm.rating for arm in tried])
    return rng.choices(tried, [exp((arm.rating - best) / temperature) for arm in tried])[0]
