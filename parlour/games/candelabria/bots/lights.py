"""What it promises to light flames and to put them out."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.bots.steps import region_of
from parlour.games.candelabria.position import KINDLING, owner_of
from parlour.kernel import Action, Decision, Seat

FEEDING = 0.05  # a candle's flame can be moved, an earth flame stays
SECOND = 0.3  # of what an earth flame would be worth to another in years to come
AGAINST_SELF = 0.01


def light(at: Outlook, seat: Seat, territory: Territory) -> float:
    """CN-704 An earth flame: its power now and later, and what it counts at the end."""
    return at.light(seat, region_of(at, territory)) + _end_points(at, seat, territory)


def _end_points(at: Outlook, seat: Seat, territory: Territory) -> float:
    """CN-1022 What end-of-game upgrades or abilities score for one more earth flame there."""
    realm = at.realm
    if realm.year < realm.content.years:
        return 0.0
    symbol = realm.map.symbol_of[territory]
    return at.end_worth(seat, "flame") + at.end_worth(seat, symbol)


def feed(at: Outlook, seat: Seat, candle: str) -> float:
    """CN-704 A flame for a candle."""
    value = at.benefit(seat, region_of(at, at.realm.at[candle]), seat, 1)
    return value + (weights.READY * at.realm.content.battle_vp[at.realm.year - 1] if at.realm.hands[seat] else FEEDING)


def ignite(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D06 A flame of one's own."""
    match action:
        case ("light", str(territory)):
            return light(at, seat, territory)
        case ("feed", str(candle)):
            return feed(at, seat, candle)
    return 0.0


def extinguish(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D07, CN-D16 and CN-832 A flame of another, or under a grey temple perhaps of one's own."""
    realm = at.realm
    match action:
        case ("douse", str(house), str(territory)):
            owner, region = realm.seat_of[house], region_of(at, territory)
            value = at.benefit(seat, region, owner, -1)
            lasting = at.flame(owner, region, -1)
            if owner == seat:
                return value + lasting
            return value - SECOND * lasting - (weights.CLAIM if realm.season == KINDLING else 0.0)
        case ("dim", str(candle)):
            owner = owner_of(realm, candle)
            return at.benefit(seat, region_of(at, realm.at[candle]), owner, -1) - AGAINST_SELF
    return 0.0
