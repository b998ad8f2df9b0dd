"""What cards, energy and tokens are worth to their own side."""

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.ladder import DEPTH, LOCKED
from parlour.games.inbetween.position import CREATURE, NOBODY_AT_ALL, CharacterId, Duel, Kind, Symbol
from parlour.kernel import Seat

# by rung
TOKEN_WORTH = tuple([0.0 if rung in LOCKED else weights.TOKEN + weights.TOKEN_DEEP * deep for rung, deep in enumerate(DEPTH)])


def hand_worth(cards: int) -> float:
    spare = cards - len(weights.HAND) + 1
    return weights.HAND[cards] if spare <= 0 else weights.HAND[-1] + weights.SPARE_CARD * spare


def cards_gain(at: Outlook, seat: Seat, change: int) -> float:
    """What a side gains with so many more cards."""
    held = len(at.duel.hands[seat])
    return hand_worth(max(0, held + change)) - hand_worth(held)


def quality(at: Outlook, seat: Seat, kind: Kind) -> float:
    """How much better than any card this one is to hold."""
    return quality_of(kind, finds_somebody(at.duel, seat, at.duel.content.cards[kind].symbol))


def quality_of(kind: Kind, matching: bool) -> float:
    """The same where it is known whether its symbol reaches anybody."""
    return weights.CARDS.get(kind, 0.0) + (weights.MATCHING if matching else -weights.MATCHING)


def finds_somebody(duel: Duel, seat: Seat, symbol: Symbol) -> bool:
    """IB-505 and IB-507 Whether a symbol reaches anybody whom the side may shift."""
    bearers = duel.printed[symbol]
    if symbol in duel.tokens:
        bearers = (*bearers, duel.tokens[symbol])
    if not duel.locked and not duel.shielded:
        return bool(bearers)
    barred = duel.shielded if seat == CREATURE else NOBODY_AT_ALL
    return any(bearer not in duel.locked and bearer != barred for bearer in bearers)


def card_loss(at: Outlook, seat: Seat, kind: Kind) -> float:
    """What a side loses with a card of its hand."""
    return quality(at, seat, kind) - cards_gain(at, seat, -1)


def energy_gain(at: Outlook, seat: Seat, amount: int) -> float:
    """What a side gains with so much energy."""
    energy = at.duel.energy[seat]
    return at.purse(seat, energy + amount) - at.purse(seat, energy)


def energy_loss(at: Outlook, seat: Seat, amount: int) -> float:
    """What a side loses with so much energy."""
    energy = at.duel.energy[seat]
    return at.purse(seat, energy) - at.purse(seat, max(0, energy - amount))


def token_worth(at: Outlook, character: CharacterId) -> float:
    """What a token on a character is worth to the side of its symbol."""
    return TOKEN_WORTH[at.duel.rung[character]]


def best_place(at: Outlook, places: list[CharacterId]) -> CharacterId | None:
    """Where a token is worth most: on whoever is deepest and not locked."""
    rung = at.duel.rung
    best, most = None, -1.0
    for place in places:
        worth = TOKEN_WORTH[rung[place]]
        if worth > most:
            best, most = place, worth
    return best


def token_gain(at: Outlook, kind: Kind, character: CharacterId) -> float:
    """IB-508 What it promises to put the token of a card's symbol on a character, from wherever it is."""
    there = at.duel.tokens.get(at.duel.content.cards[kind].symbol)
    return token_worth(at, character) - (token_worth(at, there) if there else 0.0)


def lies_there(at: Outlook, kind: Kind, character: CharacterId) -> bool:
    """IB-510 Whether the token of a card's symbol lies on that character already."""
    return at.duel.tokens.get(at.duel.content.cards[kind].symbol) == character
