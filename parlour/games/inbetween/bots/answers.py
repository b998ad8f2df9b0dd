"""What each answer to a question promises to the side that gives it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from parlour.games.inbetween.bots import hands, weights
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import promise, raise_worth
from parlour.games.inbetween.effects.questions import PASS, operand
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.effects.words import QUESTIONS
from parlour.games.inbetween.rules.hands import refill_size
from parlour.kernel import Action, Decision, Seat

Worth: TypeAlias = Callable[[Outlook, Seat, Decision, Action], float]

EAGER = 0.01  # a raise is never worth nothing


def value(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """What an answer promises; to pass gains nothing."""
    return 0.0 if action == PASS else VALUE[decision.kind](at, seat, decision, action)


def knowledge(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-404 The effect, less what it is worth to be able to use one later."""
    return promise(at, Use(operand(action), seat)) - weights.UNUSED * at.duel.knowledge[seat]


def act(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-305 A rest, or new cards."""
    if action == "rest":
        return hands.gaining(at, seat, at.rests[seat])
    return hands.more_cards(at, seat, max(0, refill_size(at.duel, seat) - len(at.duel.hands[seat])))


def discard(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-541 A card that is poor enough is changed for another."""
    return 0.0 if action == "refill" else weights.POOR_CARD - hands.quality(at, seat, operand(action))


def raise_level(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-704 The level for its price."""
    return max(EAGER, raise_worth(at, seat, at.prices[seat]))


def use(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-706 The effect of the active character."""
    return promise(at, Use(decision.facts["effect"], seat, decision.facts["character"]))


VALUE: Mapping[str, Worth] = {
    "knowledge": knowledge,
    "action": act,
    "prepare": discard,
    "raise": raise_level,
    "use": use,
    **{kind: question.worth for kind, question in QUESTIONS.items()},
}
