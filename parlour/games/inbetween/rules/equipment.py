"""Chapter 6.9: what activated equipment changes, by the moment at which a rule asks for it."""

from parlour.games.inbetween.events import EquipmentLost
from parlour.games.inbetween.position import CITY, NOBODY_AT_ALL, Duel
from parlour.kernel import Card, Seat, move

# moments with a number of the content
REST = "rest"  # so much more energy for a rest
REFILL = "refill"  # the hand is refilled to so many cards
RAISE = "raise"  # the next level of knowledge costs so much less
HUMAN_SHIFTED = "human-shifted"  # so much energy when the Creature shifts somebody of the Human world
CALL = "call"  # after the activity phase a neighbour may be called, for so much energy
ANSWER = "answer"  # the effect of a card of the Creature may be cancelled, for so much energy
# moments without one
MOVEMENT = "movement"  # the marker may make a further step
PROTECTION = "protection"  # the card lies on a character and protects it


def equipment_at(duel: Duel, moment: str) -> Card | None:
    """The City's activated equipment that works at that moment."""
    for card in duel.equipment:
        if duel.content.effects[card][0].moment == moment:
            return card
    return None


def equipment_number(duel: Duel, seat: Seat, moment: str) -> int:
    """The number of a side's activated equipment that works at that moment; 0 if there is none."""
    if seat == CITY:
        for card in duel.equipment:
            word = duel.content.effects[card][0]
            if word.moment == moment:
                return int(getattr(duel.content, word.number))
    return 0


def lose_equipment(duel: Duel, card: Card, place: str) -> None:
    """IB-105, IB-907, IB-908 and IB-914 An activated equipment card leaves play, and with it what it did."""
    move(duel, card, "equipment", "box" if place == "box" else ("discards", CITY))
    if duel.content.effects[card][0].moment == PROTECTION:
        duel.shielded = NOBODY_AT_ALL
    duel.tell(EquipmentLost(card, place))
