"""Online evolutionary planning: a whole turn is searched as one plan, with what others are likely to answer behind it.

A turn of several steps (each of them a few answers: this unit, there, that attack) has far too many orders for a tree. Instead
plans are changed at random in one step and kept if they do better (Justesen, Mahlmann and Togelius, "Online Evolution for
Multi-Action Adversarial Games", 2016); the first ones are what the game proposes for each step by itself, as in portfolio
greedy search (Churchill and Buro 2013). Values are noisy, so that the best of many plans is mostly the luckiest (the winner's
curse). Against that the luck of a step is the same in every plan (common random numbers), a plan is valued again whenever it is
chosen to be changed, and one with few samples counts for less (shrinkage). The best plans then meet in sequential halving, with
luck that they were not chosen by, where a visit goes on beyond the end of the turn with the likeliest answers (`Thinking.ahead`
and `turns`). Where chance or another seat intervenes, what is left of the turn is planned again; the rest of the old plan is
among the first of the new ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from random import Random
from time import perf_counter
from typing import TypeAlias

from parlour.bots.knowledge import Knowledge, Plan, is_certain, is_legal
from parlour.bots.parameters import Thinking
from parlour.bots.search import Search
from parlour.bots.stratified import StratifiedSource
from parlour.bots.tree import Node
from parlour.kernel import Action, Decision, Position, Seat, answer, pending

TurnPlan: TypeAlias = tuple[Plan, ...]  # the answers of each step in turn

FIRST_LOOK = 0.6  # of the positions, at most: for plans that differ in their first step
FIRST_SAMPLES = 3  # of chance, for each plan that is new
SAMPLES = 4  # of chance, whenever a plan is chosen to be changed
MOST_SAMPLES = 64  # of chance, for each plan while plans evolve
PRIOR = 4  # samples like the mean of all plans that are added to those of each: few good ones are luck
PARENTS = 8  # plans that are changed
SHUFFLED = 0.3  # of the changes: those that put a step elsewhere
STEP_ANSWERS = 3  # at most, that are chosen together in a step
FOLLOWING = 2  # answers that are worth a thought after the second one of a step
TURN_ANSWERS = 80  # after which a turn is not looked at any further


@dataclass(slots=True)
class RatedPlan:
    """A plan for the turn, and what it was worth in each sample of chance so far."""

    plan: TurnPlan
    total: float = 0.0
    samples: int = 0

    def value(self, usual: float) -> float:
        """The mean of its samples, nearer to the `usual` value of a plan the fewer they are."""
        return (self.total + PRIOR * usual) / (self.samples + PRIOR)


class TurnSearch(Search):
    """Plans for what is left of a turn of one seat, in worlds that all fit its view. A visit carries out a whole plan."""

    def __init__(
        self, knowledge: Knowledge, thinking: Thinking, worlds: Sequence[Position], seat: Seat, rng: Random, root: Node
    ) -> None:
        super().__init__(knowledge, thinking, worlds, seat, rng, root)
        self._turn = knowledge.turns(worlds[0])
        self._turn_plans: dict[Plan, TurnPlan] = {}  # by all its answers in a row
        self._tried: set[TurnPlan] = set()
        self._known: set[TurnPlan] = set()  # those of them that are plans as they are really carried out
        self._certain: dict[tuple[TurnPlan, int, bool], float] = {}  # the values that chance had no part in, by plan and world

    def evolve(self, before: TurnPlan, until: float) -> list[RatedPlan]:
        """Plans for the rest of the turn, the best first; `before` is what an earlier plan has left.

        In the midst of a step `before` begins with what is left of that step, which may be nothing.
        """
        steps = self._first_steps(self.worlds[0])
        budget = self._thinking.evolve
        plans: list[RatedPlan] = []
        if before:
            self._try(before, plans)
        begins = pending(self.worlds[0])[self.seat].kind == self._thinking.step
        usual = _best_of_each([*before, *steps]) if begins else before[1:]
        looked_at: list[Plan] = []
        for step in steps:
            looked_at.append(step)
            self._try((step, *[other for other in usual if other[0] != step[0]]), plans)
            if self.visits > FIRST_LOOK * budget or perf_counter() >= until:
                break
        best = self._rank(plans)
        steps = self._promising(best, looked_at)
        for _ in range(budget):
            if self.visits >= budget or perf_counter() >= until:
                break
            parent = best[min(int(self._rng.random() ** 2 * PARENTS), len(best) - 1)]
            if parent.samples < MOST_SAMPLES:
                self._sample(parent, SAMPLES)
            self._try(self._mutate(parent.plan, steps, begins), plans)
            best = self._rank(plans)
        for rated in best:
            self._turn_plans[flat_plan(rated.plan)] = rated.plan
        return best

    def plan_of(self, answers: Plan) -> TurnPlan:
        """The steps of a plan, by all its answers in a row."""
        return self._turn_plans[answers]

    def visit(self, plan: Plan, number: int) -> float:
        """The value of a whole plan with the answers of others behind it, by luck that no plan was chosen by."""
        return self._value(self._turn_plans[plan], number + MOST_SAMPLES, beyond=True)[0]

    def _rank(self, plans: Sequence[RatedPlan]) -> list[RatedPlan]:
        """The best first; a plan that few samples speak for has to be better by more."""
        usual = fsum([rated.total for rated in plans]) / sum([rated.samples for rated in plans])
        return sorted(plans, key=lambda rated: -rated.value(usual))

    def _try(self, plan: TurnPlan, plans: list[RatedPlan]) -> None:
        """Values a new plan in the way it is really carried out."""
        if plan in self._tried:
            return
        self._tried.add(plan)
        value, plan = self._value(plan, 0, beyond=False, carefully=True)
        if plan in self._known:
            return
        self._tried.add(plan)
        self._known.add(plan)
        rated = RatedPlan(plan, value, 1)
        self._sample(rated, FIRST_SAMPLES - 1)
        plans.append(rated)

    def _promising(self, best: Sequence[RatedPlan], steps: Sequence[Plan]) -> list[Plan]:
        """The steps with which the better plans begin come first."""
        ranks: dict[Plan, int] = {}
        for rank, rated in enumerate(best):
            for length in range(1, STEP_ANSWERS + 1):
                ranks.setdefault(rated.plan[0][:length], rank)
        return sorted(steps, key=lambda step: ranks.get(step, len(best)))

    def _sample(self, rated: RatedPlan, count: int) -> None:
        """Values a plan with more luck, the same for every plan."""
        for number in range(rated.samples, min(rated.samples + count, MOST_SAMPLES)):
            rated.total += self._value(rated.plan, number, beyond=False)[0]
            rated.samples += 1

    def _mutate(self, plan: TurnPlan, steps: Sequence[Plan], begins: bool) -> TurnPlan:
        """The plan with one step exchanged for another, or put elsewhere.

        What the game does not propose now, like the end of the turn, stays where it is.
        """
        rng = self._rng
        new = steps[int(rng.random() ** 2 * len(steps))]
        if not begins:
            return (new, *plan[1:])
        place = int(rng.random() * len(plan))
        heads = [step[0] for step in steps]
        movable = sum([step[0] in heads for step in plan])
        if place < movable - 1 and rng.random() < SHUFFLED:
            rest = plan[:place] + plan[place + 1 :]
            other = int(rng.random() * movable)
            return (*rest[:other], plan[place], *rest[other:])
        kept = [step for number, step in enumerate(plan) if number != place and step[0] != new[0]]
        place = min(place, len(kept))
        return (*kept[:place], new, *kept[place:])

    def _value(self, plan: TurnPlan, number: int, beyond: bool, carefully: bool = False) -> tuple[float, TurnPlan]:
        """The value of a plan in one world with one sample of chance, and the steps that were really taken.

        A plan in which chance had no part is played once in each world, or once at all if nothing hidden was shown.
        """
        self.visits += 1
        source, place = self._source(number), number % len(self.worlds)
        known = self._certain.get((plan, place, beyond))
        if known is not None:
            return known, plan
        world = self.worlds[place]
        position = world.copy()
        position.source = source
        taken = self._carry_out(position, source, plan, carefully)
        if beyond:
            self._rollout(position)
        value = self._knowledge.values(position, (self.seat,))[self.seat]
        if position.draws == world.draws:
            alike = (place,) if position.shown != world.shown else range(len(self.worlds))
            self._certain.update({(taken, other, beyond): value for other in alike})
        return value, taken

    def _carry_out(self, position: Position, source: StratifiedSource, plan: TurnPlan, carefully: bool) -> TurnPlan:
        """Plays the turn to its end. Where the plan says nothing, or nothing that may be done, the likeliest is.

        What is asked because of chance is no part of a plan, for it hangs on how chance falls.
        """
        taken: list[list[Action]] = [[]]
        rest: Plan = plan[0]
        following = 1
        first = True
        step, within, drawn = self._thinking.step, self._thinking.within, position.draws
        for _ in range(TURN_ANSWERS):
            asked = pending(position)
            if not asked or self._knowledge.turns(position) > self._turn:
                break
            seat, decision = next(iter(asked.items()))
            if seat != self.seat or (position.draws != drawn and decision.kind not in (step, within)):
                answer(position, seat, self._knowledge.likeliest(position, seat, decision))
                continue
            if decision.kind == step and not first:
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
            if decision.kind == step:
                source.begin(action)  # the luck of a step is the same wherever it stands in a plan
                drawn = position.draws
            taken[-1].append(action)
            answer(position, seat, action)
        return tuple([tuple(answers) for answers in taken])

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


def _best_of_each(steps: Sequence[Plan]) -> list[Plan]:
    """Of the steps that begin with the same answer the first."""
    firsts: dict[Action, Plan] = {}
    for step in steps:
        firsts.setdefault(step[0], step)
    return list(firsts.values())


def flat_plan(plan: TurnPlan) -> Plan:
    """All answers of a plan in a row."""
    return tuple([action for step in plan for action in step])
