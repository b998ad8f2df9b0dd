"""Earth flames and the flames of candles: how they are lit and put out (RULES.md 6.6 and 6.8)."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.events import CandleDimmed, CandleFed, EarthDoused, EarthLit, FlameSent
from parlour.games.candelabria.position import BIT, CandleId, Realm, role_of
from parlour.kernel import Card, Seat


def can_light(realm: Realm, seat: Seat, territory: Territory) -> bool:
    """CN-111 and CN-123 Whether an own earth flame can be placed there."""
    return realm.reserve[seat] > 0 and not realm.earth[seat] & BIT[territory]


def light(realm: Realm, seat: Seat, territory: Territory) -> None:
    """CN-469 and CN-704 An earth flame comes from the reserve."""
    assert can_light(realm, seat, territory), f"no earth flame for {territory}"
    realm.earth[seat] |= BIT[territory]
    realm.reserve[seat] -= 1
    realm.tell(EarthLit(realm.houses[seat], territory))


def douse(realm: Realm, seat: Seat, territory: Territory) -> None:
    """CN-709 An earth flame of this House leaves the map; its owner will say where it goes, until then it is in the reserve."""
    assert realm.earth[seat] & BIT[territory], f"no earth flame on {territory}"
    realm.earth[seat] ^= BIT[territory]
    realm.reserve[seat] += 1
    realm.tell(EarthDoused(realm.houses[seat], territory))


def is_full(realm: Realm, candle: CandleId) -> bool:
    """CN-704 Whether a candle has all the flames of its role."""
    return realm.flames[candle] >= realm.content.roles[role_of(candle)]


def feed(realm: Realm, candle: CandleId) -> None:
    """CN-704 and CN-707 A candle gets a flame, even an extinguished one."""
    assert not is_full(realm, candle), f"{candle} has all its flames"
    realm.flames[candle] += 1
    realm.tell(CandleFed(candle, realm.flames[candle]))


def dim(realm: Realm, candle: CandleId) -> None:
    """CN-439 and CN-711 A flame of a candle goes back to its owner."""
    assert realm.flames[candle], f"{candle} is extinguished"
    realm.flames[candle] -= 1
    realm.tell(CandleDimmed(candle, realm.flames[candle]))


def send(realm: Realm, seat: Seat, curse: Card) -> None:
    """CN-611 and CN-712 An earth flame of the reserve is laid before a displayed curse card."""
    assert realm.reserve[seat] > 0 and curse in realm.curses, f"no flame can be sent to {curse}"
    realm.reserve[seat] -= 1
    laid = realm.influence.get(curse, (0,) * realm.seats)
    realm.influence[curse] = (*laid[:seat], laid[seat] + 1, *laid[seat + 1 :])
    realm.tell(FlameSent(realm.houses[seat], curse))
