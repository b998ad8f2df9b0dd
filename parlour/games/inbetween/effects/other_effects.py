"""Words that use other effects."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import promise, promise_of
from parlour.games.inbetween.effects.carry_out import carry_out, is_void, lenders, use_effect
from parlour.games.inbetween.effects.questions import Question, answers, operand, void_facts
from parlour.games.inbetween.effects.use import Among, Use, among
from parlour.games.inbetween.position import Duel
from parlour.kernel import Action, Decision, Play, Seat, choose, plain, rule


@plain
class Either(NamedTuple):
    """One of several effects, by the user's answer to the question of this kind."""

    kind: str
    branches: tuple[tuple[str, str], ...]  # answer, effect

    def would_change(self, duel: Duel, use: Use) -> bool:
        return any(not is_void(duel, use._replace(effect=branch)) for _, branch in self.branches)

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D39 and IB-D54 One of several effects, a void one too."""
        void = [answer for answer, branch in self.branches if is_void(duel, use._replace(effect=branch))]
        return Decision(self.kind, tuple([answer for answer, _ in self.branches]), {"effect": use.effect, **void_facts(void)})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Either", use: Use) -> Play[None]:
        answer = yield choose(use.seat, word.question(duel, use))
        yield from carry_out(duel, use._replace(effect=dict(word.branches)[answer]))

    def promise(self, at: Outlook, use: Use) -> float:
        return max([promise(at, use._replace(effect=branch)) for _, branch in self.branches])


@plain
class Borrow(NamedTuple):
    """The effect of one of these characters is used; where the text demands it, one that would change something."""

    among: Among
    working: bool = False

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(lenders(duel, self.among, use))

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-713 Whose effect to use: a void one too, unless the text says otherwise."""
        working = lenders(duel, self.among, use)
        offered = working if self.working else among(duel, self.among, use.source)
        return Decision("borrow", answers("use", offered), {"effect": use.effect, **void_facts(set(offered) - set(working))})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Borrow", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        yield from use_effect(duel, use.seat, choice[1])

    def promise(self, at: Outlook, use: Use) -> float:
        return max([promise_of(at, use.seat, lender) for lender in lenders(at.duel, self.among, use)], default=0.0)


def branch_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    (either,) = at.duel.content.effects[decision.facts["effect"]]
    assert isinstance(either, Either), f"{decision.facts['effect']} leaves no choice"
    return promise(at, Use(dict(either.branches)[str(action)], seat))


QUESTIONS: Mapping[str, Question] = {
    "borrow": Question("IB-713", lambda at, seat, decision, action: promise_of(at, seat, operand(action))),
    "hunger": Question("IB-KC-6", branch_worth),
    "harass": Question("IB-CH-C15", branch_worth),
}
