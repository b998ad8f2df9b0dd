"""What each answer to a question promises to the side that gives it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from parlour.games.inbetween.bots import gear, hands, promises, ways, weights
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.effects.language import Either
from parlour.games.inbetween.effects.questions import PASS
from parlour.games.inbetween.ladder import BACK, DEEPER
from parlour.games.inbetween.position import CREATURE, face
from parlour.games.inbetween.rules.turn import refill_size
from parlour.kernel import Action, Decision, Seat

Valuing: TypeAlias = Callable[[Outlook, Seat, Decision, Action], float]

EAGER = 0.01  # a raise is never worth nothing


def value(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """What an answer promises; to pass gains nothing."""
    return 0.0 if action == PASS else VALUE[decision.kind](at, seat, decision, action)


def word(action: Action, place: int = 1) -> str:
    """The character or card that an answer names."""
    assert type(action) is tuple, f"{action} names nothing"
    return str(action[place])


def knowledge(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-404 The effect, less what it is worth to be able to use one later."""
    return promises.promise(at, seat, word(action), "") - weights.UNUSED * at.duel.knowledge[seat]


def act(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-305 A rest, or new cards."""
    if action == "rest":
        return hands.gaining(at, seat, at.rests[seat])
    return hands.more_cards(at, seat, max(0, refill_size(at.duel, seat) - len(at.duel.hands[seat])))


def activate(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-513 The effect for its cost."""
    return promises.activating(at, seat, decision.facts["card"])


def revolver(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-921 What the Creature would gain, for the Revolver."""
    return promises.promise(at, CREATURE, decision.facts["card"], "") - weights.EQUIPMENT["revolver"]


def replace(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-906 The least of the three goes."""
    return -gear.losing(at, word(action))


def discard(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-541 A card that is poor enough is changed for another."""
    return 0.0 if action == "refill" else weights.POOR_CARD - hands.quality(at, seat, word(action))


def raise_level(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-704 The level for its price."""
    return max(EAGER, promises.raising(at, seat, half=False))


def use(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-706 The effect of the active character."""
    return promises.promise(at, seat, decision.facts["effect"], decision.facts["character"])


def borrow(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-713 The effect of another character."""
    return promises.promise(at, seat, face(at.duel, word(action)).effect, word(action))


def call(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-710 The effect of a neighbour, for the price of the call."""
    return borrow(at, seat, decision, action) - hands.spending(at, seat, at.duel.content.radio_price)


def ride(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-CC-28 One step further."""
    return ways.stepping(at, 1)


def shift(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-602 One step of a character."""
    return SIGN[seat] * at.shift(word(action), word(action, 2))


def deepen(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-610 One or two steps deeper."""
    return SIGN[seat] * at.shift(word(action), DEEPER, int(word(action, 2)))


def source(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-KC-3 What can be done with the neighbours."""
    return promises.influence(at, seat, word(action))


def turn(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-612 A character turned over."""
    return SIGN[seat] * at.shift(word(action), BACK)


def remove(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-811 A character less."""
    return SIGN[seat] * ways.removing(at, word(action))


def relocate(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-810 The marker's way through another circle."""
    return SIGN[seat] * ways.relocating(at, word(action), word(action, 2))


def cover(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-806 The marker's way past somebody."""
    return SIGN[seat] * ways.covering(at, word(action))


def shield(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-CC-14 Somebody protected."""
    return gear.shielding(at, word(action))


def pluck(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-H01 The card that the other needs most."""
    return hands.giving(at, 1 - seat, word(action))


def recover(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-H02 The best card to have again."""
    return hands.quality(at, seat, word(action))


def cleanse(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-CC-26 A token of the Creature less."""
    return hands.token_worth(at, decision.facts["character"])


def branch(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-D39 and IB-D54 One of two effects."""
    (either,) = at.duel.content.effects[decision.facts["effect"]]
    assert isinstance(either, Either), f"{decision.facts['effect']} leaves no choice"
    return promises.promise(at, seat, dict(either.branches)[str(action)], "")


def rampage(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-KC-7 Equipment, or a card and energy."""
    return promises.harassing(at) if action == "harass" else gear.losing(at, word(action))


def sacrifice(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-D55 The poorest card goes."""
    return -hands.quality(at, seat, word(action))


def offer(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-D46 and IB-D57 What a card brings that is discarded for Jamie or Tom."""
    offered = promises.sweeping if decision.facts["effect"] == "c_jamie" else promises.burning
    return offered(at, seat, word(action))


def strip(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-CH-C13 Equipment, and energy for it."""
    return gear.stripping(at, word(action))


def release(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-CH-C17 A Secured character brought back."""
    return SIGN[seat] * at.shift(word(action), BACK, 2)


def rescue(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-KN-C4 A character brought home."""
    return ways.rescuing(at, word(action))


def steps(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-CH-H4 One step or two."""
    return SIGN[seat] * ways.stepping(at, int(word(action)))


VALUE: Mapping[str, Valuing] = {
    "knowledge": knowledge,
    "action": act,
    "activate": activate,
    "revolver": revolver,
    "replace": replace,
    "prepare": discard,
    "raise": raise_level,
    "use": use,
    "radio": call,
    "bicycle": ride,
    "shift": shift,
    "deepen": deepen,
    "source": source,
    "neighbour": shift,
    "sweep": shift,
    "turn": turn,
    "remove": remove,
    "relocate": relocate,
    "skip": cover,
    "shield": shield,
    "borrow": borrow,
    "pluck": pluck,
    "recover": recover,
    "token": cleanse,
    "hunger": branch,
    "harass": branch,
    "rampage": rampage,
    "sacrifice": sacrifice,
    "offer": offer,
    "equipment": strip,
    "release": release,
    "rescue": rescue,
    "steps": steps,
}
