"""Chapter 6.4: the track of knowledge."""

from parlour.games.inbetween.events import KnowledgeLowered, KnowledgeRaised
from parlour.games.inbetween.position import CITY, SIDES, Duel
from parlour.games.inbetween.rules.ending import end_if_known
from parlour.games.inbetween.rules.energy import pay
from parlour.games.inbetween.rules.equipment import RAISE, equipment_number
from parlour.kernel import Seat


def price(duel: Duel, seat: Seat) -> int:
    """IB-410 and IB-411 What the next level costs."""
    level = duel.knowledge[seat] + 1
    return max(1, level - equipment_number(duel, seat, RAISE)) if seat == CITY else level


def half_price(duel: Duel, seat: Seat) -> int:
    """IB-CH-C08 Half of the next level, rounded down."""
    return (duel.knowledge[seat] + 1) // 2


def raise_knowledge(duel: Duel, seat: Seat, cost: int) -> None:
    """IB-407, IB-410, IB-711 and IB-1003 A side pays for the next level; the last one wins."""
    pay(duel, seat, cost)
    duel.knowledge[seat] += 1
    duel.tell(KnowledgeRaised(SIDES[seat], duel.knowledge[seat], cost))
    end_if_known(duel, seat)


def lower_knowledge(duel: Duel, seat: Seat) -> None:
    """IB-409 and IB-412 A level is lost; never below 0, and the marker stays on its side."""
    if duel.knowledge[seat] > 0:
        duel.knowledge[seat] -= 1
        duel.tell(KnowledgeLowered(SIDES[seat], duel.knowledge[seat]))
