"""Online evolutionary planning: a whole turn is searched as one plan, with what others are likely to answer behind it.

A turn of several steps (each of them a few answers: this unit, there, that attack) has far too many orders for a tree. Instead
plans are changed at random in one step and kept if they do better (Justesen, Mahlmann and Togelius, "Online Evolution for
Multi-Action Adversarial Games", 2016); the first ones are what the game proposes for each step by itself, as in portfolio
greedy search (Churchill and Buro 2013). The best plans then meet in sequential halving, where a visit goes on beyond the end
of the turn with the likeliest answers (`Thinking.ahead` and `turns`). Where chance or another seat intervenes, what is left of
the turn is planned again; the rest of the old plan is among the first of the new ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TypeAlias

from parlour.bots.knowledge import Knowledge, Plan, is_certain, is_legal
from parlour.bots.parameters import Thinking
from parlour.bots.search import Search
from parlour.bots.tree import Node
from parlour.kernel import Action, Decision, Position, Seat, answer, pending

TurnPlan: TypeAlias = tuple[Plan, ...]  # the answers of each step in turn

SAMPLES = 6  # of chance, for each plan while plans evolve
PARENTS = 6  # plans that are changed
SHUFFLED = 0.3  # of the changes: those that put a step elsewhere
STEP_ANSWERS = 3  # at most, that are chosen together in a step
FOLLOWING = 2  # answers that are worth a thought after the second one of a step
TURN_ANSWERS = 80  # after which a turn is not looked at any further


@dataclass(frozen=True, slots=True)
class RatedPlan:
    """A plan for the turn, and what it was worth so far."""

    plan: TurnPlan
    value: float


class TurnSearch(Search):
    """Plans for what is left of a turn of one seat, in worlds that all fit its view. A visit carries out a whole plan."""

    def __init__(
        self, knowledge: Knowledge, thinking: Thinking, worlds: Sequence[Position], seat: Seat, rng: Random, root: Node
    ) -> None:
        super().__init__(knowledge, thinking, worlds, seat, rng, root)
        self._turn = knowledge.turns(worlds[0])
        self._turn_plans: dict[Plan, TurnPlan] = {}  # by all its answers in a row
        self._tried: set[TurnPlan] = set()

    def evolve(self, before: TurnPlan, until: float) -> list[RatedPlan]:
        """Plans for the rest of the turn, the best first; `before` is what an earlier plan has left."""
        steps = self._first_steps(self.worlds[0])
        best: list[RatedPlan] = []
        if before:
            self._try(before, best)
        for step in steps:
            self._try((step,), best)
            if perf_counter() >= until:
                break
        begins = pending(self.worlds[0])[self.seat].kind == self._thinking.step
        tries = self._thinking.evolve // SAMPLES - len(steps)
        while tries > 0 and perf_counter() < until:
            parent = best[min(int(self._rng.random() ** 2 * PARENTS), len(best) - 1)]
            self._try(self._mutate(parent.plan, steps, begins), best)
            tries -= 1
        for rated in best:
            self._turn_plans[flat_plan(rated.plan)] = rated.plan
        return best

    def plan_of(self, answers: Plan) -> TurnPlan:
        """The steps of a plan, by all its answers in a row."""
        return self._turn_plans[answers]

    def visit(self, plan: Plan, number: int) -> float:
        """The value of a whole plan with the answers of others behind it."""
        return self._value(self._turn_plans[plan], number, beyond=True)[0]

    def _try(self, plan: TurnPlan, best: list[RatedPlan]) -> None:
        """Values a plan in the way it is really carried out, and puts it in its place."""
        if plan in self._tried:
            return
        self._tried.add(plan)
        total, plan = self._value(plan, 0, beyond=False, carefully=True)
        self._tried.add(plan)
        if any(rated.plan == plan for rated in best):
            return
        for number in range(1, SAMPLES):
            total += self._value(plan, number, beyond=False)[0]
        best.append(RatedPlan(plan, total / SAMPLES))
        best.sort(key=lambda rated: -rated.value)

    def _mutate(self, plan: TurnPlan, steps: Sequence[Plan], begins: bool) -> TurnPlan:
        """The plan with one step exchanged for another, or put elsewhere.

        What the game does not propose now, like the end of the turn, stays where it is.
        """
        rng = self._rng
        if not begins:
            return (steps[int(rng.random() * len(steps))], *plan[1:])
        place = int(rng.random() * len(plan))
        heads = [step[0] for step in steps]
        movable = sum([step[0] in heads for step in plan])
        if place < movable - 1 and rng.random() < SHUFFLED:
            rest = plan[:place] + plan[place + 1 :]
            other = int(rng.random() * movable)
            return (*rest[:other], plan[place], *rest[other:])
        new = steps[int(rng.random() * len(steps))]
        kept = [step for number, step in enumerate(plan) if number != place and step[0] != new[0]]
        place = min(place, len(kept))
        return (*kept[:place], new, *kept[place:])

    def _value(self, plan: TurnPlan, number: int, beyond: bool, carefully: bool = False) -> tuple[float, TurnPlan]:
        """The value of a plan in one world with one sample of chance, and the steps that were really taken."""
        self.visits += 1
        position = self.worlds[number % len(self.worlds)].copy()
        position.source = self._source(number)
        taken = self._carry_out(position, plan, carefully)
        if beyond:
            self._rollout(position)
        return self._knowledge.values(position, (self.seat,))[self.seat], taken

    def _carry_out(self, position: Position, plan: TurnPlan, carefully: bool) -> TurnPlan:
        """Plays the turn to its end. Where the plan says nothing, or nothing that may be done, the likeliest is."""
        taken: list[list[Action]] = [[]]
        rest: Plan = plan[0]
        following = 1
        first = True
        for _ in range(TURN_ANSWERS):
            asked = pending(position)
            if not asked or self._knowledge.turns(position) > self._turn:
                break
            seat, decision = next(iter(asked.items()))
            if seat != self.seat:
                answer(position, seat, self._knowledge.likeliest(position, seat, decision))
                continue
            if decision.kind == self._thinking.step and not first:
                rest = ()
                while following < len(plan) and not rest:
                    rest = plan[following] if is_legal(position, decision, plan[following][0]) else ()
                    following += 1
                taken.append([])
            first = False
            if rest and is_legal(position, decision, rest[0]):
                action, rest = rest[0], rest[1:]
            else:
                action, rest = self._usual(position, decision, carefully), ()
            taken[-1].append(action)
            answer(position, seat, action)
        return tuple([tuple(step) for step in taken])

    def _usual(self, position: Position, decision: Decision, carefully: bool) -> Action:
        if carefully:
            return self._knowledge.answers(position, self.seat, decision)[0]
        return self._knowledge.likeliest(position, self.seat, decision)

    def _first_steps(self, position: Position) -> list[Plan]:
        """What the game proposes for one step: each of its answers with those that follow before chance has a say."""
        by_answer: list[list[Plan]] = []
        decision = pending(position)[self.seat]
        for action in self._knowledge.answers(position, self.seat, decision):
            by_answer.append(self._follow(position, position, (action,)))
        longest = max([len(steps) for steps in by_answer])
        return [steps[rank] for rank in range(longest) for steps in by_answer if rank < len(steps)]

    def _follow(self, start: Position, position: Position, plan: Plan) -> list[Plan]:
        after = position.copy()
        answer(after, self.seat, plan[-1])
        if len(plan) == STEP_ANSWERS or not is_certain(start, after, self.seat):
            return [plan]
        decision = pending(after)[self.seat]
        if decision.kind == self._thinking.step:
            return [plan]
        answers = self._knowledge.answers(after, self.seat, decision)
        longer: list[Plan] = []
        for action in answers if len(plan) == 1 else answers[:FOLLOWING]:
            longer += self._follow(start, after, (*plan, action))
        return longer


def flat_plan(plan: TurnPlan) -> Plan:
    """All answers of a plan in a row."""
    return tuple([action for step in plan for action in step])
