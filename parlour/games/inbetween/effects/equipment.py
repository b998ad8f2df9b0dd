"""Words about equipment, and the rules of equipment that asks (RULES.md 6.9)."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.inbetween.bots import ways, weights
from parlour.games.inbetween.bots.hands import cards_gain, energy_gain, energy_loss
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import promise, promise_of
from parlour.games.inbetween.effects.carry_out import lenders, use_effect
from parlour.games.inbetween.effects.questions import PASS, Question, answers, operand, void_facts
from parlour.games.inbetween.effects.use import NEIGHBOURS, Among, Use
from parlour.games.inbetween.events import Equipped, NothingChanged, RadioUsed
from parlour.games.inbetween.ladder import DEPTH, HUMAN, HUMAN_BORDER
from parlour.games.inbetween.position import CITY, CREATURE, NOBODY_AT_ALL, CharacterId, Duel, Kind
from parlour.games.inbetween.rules.circle import step
from parlour.games.inbetween.rules.energy import gain, lose, pay
from parlour.games.inbetween.rules.equipment import ANSWER, CALL, PROTECTION, equipment_at, equipment_number, lose_equipment
from parlour.games.inbetween.rules.hands import discard
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, choose, draw_from, move, plain, rule

NEIGHBOURING_GUARDS = Among(NEIGHBOURS, HUMAN, 2, 4)


@plain
class Equip(NamedTuple):
    """The card stays in play, and works whenever a rule comes to this moment, by this number of the content."""

    moment: str
    number: str = ""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return True

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D09 Which earlier equipment is removed from the game."""
        return Decision("replace", answers("remove", duel.equipment), {"card": use.effect})

    def place_question(self, duel: Duel, use: Use) -> Decision:
        """IB-CC-14 On whom to lay a card that protects."""
        return Decision("shield", answers("shield", duel.circle), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Equip", use: Use) -> Play[None]:
        """IB-903, IB-905, IB-906 and IB-909 The card stays in play; a fourth drives one of the three earlier from the game."""
        if len(duel.equipment) >= duel.content.equipment_limit:
            choice = yield choose(CITY, word.question(duel, use))
            lose_equipment(duel, choice[1], "box")
        character = NOBODY_AT_ALL
        if word.moment == PROTECTION:
            choice = yield choose(CITY, word.place_question(duel, use))
            character = choice[1]
            duel.shielded = character
        move(duel, Card(use.effect), ("limbo", CITY), "equipment")
        duel.tell(Equipped(Card(use.effect), character or "nobody"))

    def promise(self, at: Outlook, use: Use) -> float:
        duel = at.duel
        value = weights.EQUIPMENT[use.effect]
        if self.moment == PROTECTION:
            value += max([protection_worth(at, character) for character in duel.circle])
        if len(duel.equipment) >= duel.content.equipment_limit:
            value -= min([equipment_worth(at, card) for card in duel.equipment])
        return value


@plain
class Strip(NamedTuple):
    """Activated equipment is removed from the game, for its cost in energy."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.equipment)

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D52 Which equipment is removed from the game."""
        return Decision("equipment", answers("remove", duel.equipment), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Strip", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        lose_equipment(duel, choice[1], "box")
        gain(duel, use.seat, duel.content.cards[choice[1]].cost)

    def promise(self, at: Outlook, use: Use) -> float:
        return max([strip_worth(at, card) for card in at.duel.equipment], default=0.0)


@plain
class Rampage(NamedTuple):
    """Activated equipment is discarded; or the City loses a random card and one energy."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.equipment or duel.hands[CITY]) or duel.energy[CITY] > 0

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D40 Which equipment is discarded; or the City is harassed, even if it has nothing."""
        void = () if duel.hands[CITY] or duel.energy[CITY] else ("harass",)
        return Decision("rampage", (*answers("discard", duel.equipment), "harass"), {"effect": use.effect, **void_facts(void)})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Rampage", use: Use) -> Play[None]:
        """IB-KC-7 One or the other."""
        choice = yield choose(use.seat, word.question(duel, use))
        if choice != "harass":
            lose_equipment(duel, choice[1], "discard")
            return
        if not duel.hands[CITY] and not duel.energy[CITY]:
            duel.tell(NothingChanged(use.effect))
            return
        if duel.hands[CITY]:
            card = yield draw_from(duel.hands[CITY])
            discard(duel, CITY, card)
        lose(duel, CITY, 1)

    def promise(self, at: Outlook, use: Use) -> float:
        return max([equipment_worth(at, card) for card in at.duel.equipment] + [harassing_worth(at)])


def is_revolver_ready(duel: Duel) -> bool:
    """IB-921, IB-922 and IB-925 Whether the Revolver may answer: only in the action phase of the Creature's own turn."""
    if duel.phase != "action" or duel.active != CREATURE or equipment_at(duel, ANSWER) is None:
        return False
    return duel.energy[CITY] >= equipment_number(duel, CITY, ANSWER)


def revolver_question(duel: Duel, card: Kind) -> Decision:
    """IB-D08 Whether to fire."""
    return Decision("revolver", ("cancel", PASS), {"card": card, "price": equipment_number(duel, CITY, ANSWER)})


def use_revolver(duel: Duel) -> None:
    """IB-CC-13 Each shot has its price; the Revolver stays in play."""
    pay(duel, CITY, equipment_number(duel, CITY, ANSWER))


@rule
def radio(duel: Duel) -> Play[None]:
    """IB-710 and IB-CC-20 The City may pay for the effect of a guarded neighbour of the marked character."""
    cost = equipment_number(duel, CITY, CALL)
    if duel.energy[CITY] >= cost and lenders(duel, NEIGHBOURING_GUARDS, Use("radio", CITY, duel.marker, cost, openly=True)):
        choice = yield ask(CITY, call_question(duel))
        if choice != PASS:
            pay(duel, CITY, cost)
            duel.tell(RadioUsed(choice[1], cost))
            yield from use_effect(duel, CITY, choice[1])


def call_question(duel: Duel) -> Decision:
    """IB-D13 Whom to call by Radio."""
    cost = equipment_number(duel, CITY, CALL)
    actions = answers("use", lenders(duel, NEIGHBOURING_GUARDS, Use("radio", CITY, duel.marker, cost)))
    return Decision("radio", (*actions, PASS), {"price": cost})


@rule
def bicycle(duel: Duel) -> Play[None]:
    """IB-CC-28 The City may let the marker make one further step."""
    answer = yield ask(CITY, Decision("bicycle", ("ride", PASS)))
    if answer == "ride":
        step(duel)


def equipment_worth(at: Outlook, card: Kind) -> float:
    """What activated equipment is worth to the City."""
    value = weights.EQUIPMENT[card]
    return value + protection_worth(at, at.duel.shielded) if at.duel.content.effects[card][0].moment == PROTECTION else value


def protection_worth(at: Outlook, character: CharacterId) -> float:
    """IB-911 What the Shotgun is worth on a character."""
    rung = at.duel.rung[character]
    return (weights.SHIELDED if rung <= HUMAN_BORDER else weights.HELD_BACK)[DEPTH[rung]]


def strip_worth(at: Outlook, card: Kind) -> float:
    """Equipment removed, and energy for it."""
    return equipment_worth(at, card) + energy_gain(at, CREATURE, at.duel.content.cards[card].cost)


def harassing_worth(at: Outlook) -> float:
    """A random card and one energy of the City."""
    return energy_loss(at, CITY, 1) - cards_gain(at, CITY, -1)


def rampage_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    return harassing_worth(at) if action == "harass" else equipment_worth(at, operand(action))


def revolver_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """What the Creature would gain, for the price of a shot."""
    return promise(at, Use(decision.facts["card"], CREATURE)) - energy_loss(at, seat, decision.facts["price"])


def call_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """The effect of a neighbour, for the price of the call."""
    return promise_of(at, seat, operand(action)) - energy_loss(at, seat, decision.facts["price"])


QUESTIONS: Mapping[str, Question] = {
    "replace": Question("IB-906", lambda at, seat, decision, action: -equipment_worth(at, operand(action))),
    "shield": Question("IB-CC-14", lambda at, seat, decision, action: protection_worth(at, operand(action))),
    "equipment": Question("IB-CH-C13", lambda at, seat, decision, action: strip_worth(at, operand(action))),
    "rampage": Question("IB-KC-7", rampage_worth),
    "revolver": Question("IB-921", revolver_worth),
    "radio": Question("IB-710", call_worth),
    "bicycle": Question("IB-CC-28", lambda at, seat, decision, action: ways.steps_worth(at, 1)),
}
