"""Answers of In Between that nobody should give, whatever the plan: they are counted in games, and no bot may give them."""

from parlour.games.inbetween.bots.candidates import REST, is_idle
from parlour.games.inbetween.effects.questions import PASS, operand
from parlour.games.inbetween.position import Duel
from parlour.kernel import Action, Decision, Seat

IDLE_REST = "idle-rest"
IDLE_TOKEN = "idle-token"
PAID_FOR_NOTHING = "paid-for-nothing"
WIN_LEFT = "win-left"


def shame(duel: Duel, seat: Seat, decision: Decision, action: Action) -> str:
    """The name of what is wrong with an answer; "" for any answer that may have its reasons."""
    match decision.kind, action:
        case "action", str(word) if word == REST and is_idle(duel, seat, REST):
            return IDLE_REST  # IB-122
        case "action", ("play", str(kind), str(character), "token"):
            card = duel.content.cards[kind]
            if duel.tokens.get(card.symbol) == character and duel.energy[seat] < card.cost:
                return IDLE_TOKEN  # IB-510
        case "activate", "activate" if decision.facts["voids"] and decision.facts["cost"]:
            return PAID_FOR_NOTHING  # IB-514
        case "knowledge", ("knowledge", _) if operand(action) in decision.facts["void"]:
            return PAID_FOR_NOTHING  # IB-401 the only one of the game
        case "raise", str(word) if word == PASS and duel.knowledge[seat] + 1 == duel.content.knowledge_to_win:
            return WIN_LEFT  # IB-1001
    return ""
