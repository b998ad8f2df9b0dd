"""Chapter 6.3: decks, hands and discard piles."""

from parlour.games.inbetween.events import CardDiscarded, CardRecovered, CardsDrawn, DeckShuffled, HandSeen
from parlour.games.inbetween.position import BIT, SIDES, Duel, Kind, card_of
from parlour.games.inbetween.rules.equipment import REFILL, equipment_number
from parlour.kernel import Card, Play, Seat, draw, move, rule, show, shuffle, stack


@rule
def draw_cards(duel: Duel, seat: Seat, count: int) -> Play[None]:
    """IB-131, IB-132, IB-133 and IB-134 Cards from the top of the deck; an empty one is made anew from the discard pile."""
    ready = min(count, len(duel.decks[seat]))
    take(duel, seat, ready)
    if ready < count and duel.discards[seat]:
        cards = yield shuffle(duel.discards[seat])
        renew(duel, seat, cards)
        take(duel, seat, min(count - ready, len(cards)))


def take(duel: Duel, seat: Seat, count: int) -> None:
    """Cards from the deck to the hand."""
    if count:
        cards = tuple([draw(duel, ("decks", seat), ("hands", seat)) for _ in range(count)])
        duel.tell(CardsDrawn(SIDES[seat], cards, count))


def renew(duel: Duel, seat: Seat, cards: tuple[Card, ...]) -> None:
    """IB-132 and IB-C05 The discard pile becomes the deck: all know what is in it, and nobody in which order."""
    duel.discards[seat] = ()
    stack(duel, ("decks", seat), cards)
    duel.stock[seat] = sum([BIT[card] for card in cards])
    duel.tell(DeckShuffled(SIDES[seat], len(cards)))


def can_draw(duel: Duel, seat: Seat) -> bool:
    """IB-133 Whether there is a card to draw."""
    return bool(duel.decks[seat] or duel.discards[seat])


def discard(duel: Duel, seat: Seat, card: Card) -> None:
    """IB-106 A card goes from the hand face up to its owner's discard pile."""
    move(duel, card, ("hands", seat), ("discards", seat))
    duel.tell(CardDiscarded(SIDES[seat], card))


def discard_kind(duel: Duel, seat: Seat, kind: Kind) -> None:
    discard(duel, seat, card_of(duel, kind, duel.hands[seat]))


def recover(duel: Duel, seat: Seat, kind: Kind) -> None:
    """IB-H02 A card of that kind returns from the discard pile to the hand; both players know it."""
    card = card_of(duel, kind, duel.discards[seat])
    move(duel, card, ("discards", seat), ("hands", seat))
    duel.tell(CardRecovered(SIDES[seat], card))


def look_at_hand(duel: Duel, seat: Seat) -> None:
    """IB-H01 A side sees the other's hand as it is now."""
    cards = duel.hands[1 - seat]
    show(duel, cards, (seat,))
    duel.tell(HandSeen(SIDES[seat], cards))


def refill_size(duel: Duel, seat: Seat) -> int:
    """IB-542 and IB-CC-27 How many cards a prepared hand holds."""
    return equipment_number(duel, seat, REFILL) or duel.content.prepare_to
