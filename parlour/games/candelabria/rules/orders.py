"""The orders of automated Houses, and whom they prefer (RULES.md 6.24)."""

from collections.abc import Callable, Mapping

from parlour.games.candelabria.board import SYMBOLS, Territory
from parlour.games.candelabria.content.scenarios import ORDER_OF
from parlour.games.candelabria.events import FigureMoved, OrderRevealed, OrderSpared, OrdersShuffled
from parlour.games.candelabria.position import (
    BIT,
    Bits,
    Realm,
    active_figures,
    candles_of,
    figures,
    role_of,
    territories,
)
from parlour.games.candelabria.rules.icons import CASTLE
from parlour.games.candelabria.rules.lights import can_light, dim, douse, feed, is_full, light
from parlour.games.candelabria.rules.objective import HUMAN
from parlour.kernel import Card, Decision, Play, Seat, ask, draw, move, rule, shuffle, stack

RESPITE = ("spend", "endure")
RALLY = "rally"


@rule
def obey(realm: Realm, rival: Seat) -> Play[None]:
    """CN-1511 and CN-1516 An automated House gets an order and carries it out, unless a respite is spent on it."""
    if not realm.order_deck:
        yield from shuffle_orders(realm)
    order = reveal(realm, rival)
    if realm.respite:
        choice = yield ask(HUMAN, Decision("respite", RESPITE, {"house": realm.houses[rival], "order": order}))
        if choice == "spend":
            spare(realm, rival, order)
            return
    CARRY_OUT[ORDER_OF[order]](realm, rival)
    if ORDER_OF[order] == RALLY:
        yield from shuffle_orders(realm)


@rule
def shuffle_orders(realm: Realm) -> Play[None]:
    """CN-1535, CN-1542 and CN-R98 The discards, a Rally among them, are shuffled into the order deck."""
    for card in realm.orders:
        move(realm, card, "orders", "order_deck")
    deck = yield shuffle(realm.order_deck)
    stack(realm, "order_deck", deck)
    realm.tell(OrdersShuffled())


def reveal(realm: Realm, rival: Seat) -> Card:
    """CN-1511 The next order is seen by all."""
    order = draw(realm, "order_deck", "orders")
    realm.tell(OrderRevealed(realm.houses[rival], order))
    return order


def spare(realm: Realm, rival: Seat, order: Card) -> None:
    """CN-1516 A respite is spent, and the order has no effect."""
    realm.respite -= 1
    realm.tell(OrderSpared(realm.houses[rival], order, realm.respite))


def kindle(realm: Realm, rival: Seat) -> None:
    """CN-1531 An earth flame beside its active figures: inside the zone, near the human castle."""
    zone = realm.content.scenarios[realm.scenario].zone
    far = realm.map.distance[realm.castles[HUMAN]]
    free = list(territories(grasp(realm, rival) & ~realm.earth[rival]))
    if free:
        light(realm, rival, min(free, key=lambda territory: (territory not in zone, far[territory], rank(realm, territory))))


def march(realm: Realm, rival: Seat) -> None:
    """CN-1532 Its lit candle nearest to the human castle goes a step towards it."""
    goal = realm.castles[HUMAN]
    far = realm.map.distance[goal]
    lit = [candle for candle in candles_of(realm, rival) if realm.flames[candle] and realm.at[candle] != goal]
    if not lit:
        kindle(realm, rival)
        return
    candle = min(lit, key=lambda candle: far[realm.at[candle]])  # CN-1541 of several the first by role
    source = realm.at[candle]
    territory = min(realm.map.near[source], key=lambda beside: (far[beside], rank(realm, beside)))
    realm.at[candle] = territory
    realm.tell(FigureMoved(realm.houses[rival], role_of(candle), source, territory, False))
    settle(realm, rival, territory)


def strike(realm: Realm, rival: Seat) -> None:
    """CN-1533 A human flame on or beside the territories of its active figures goes out."""
    if not remove_flame(realm, grasp(realm, rival)):
        kindle(realm, rival)


def advance(realm: Realm, rival: Seat) -> None:
    """CN-1534 and CN-R97 Its castle goes a step towards the nearest human figure, if it can, and a human flame there goes out."""
    source = realm.castles[rival]
    prey = list(territories(figures(realm, HUMAN)))
    free = [beside for beside in realm.map.near[source] if beside not in realm.castles]
    far = realm.map.distance
    if free:
        realm.castles[rival] = min(free, key=lambda beside: (min([far[beside][it] for it in prey]), rank(realm, beside)))
        realm.tell(FigureMoved(realm.houses[rival], CASTLE, source, realm.castles[rival], False))
    settle(realm, rival, realm.castles[rival])
    remove_flame(realm, BIT[realm.castles[rival]])


def rally(realm: Realm, rival: Seat) -> None:
    """CN-1535 Each of its lit candles that lacks a flame regains one."""
    for candle in candles_of(realm, rival):
        if realm.flames[candle] and not is_full(realm, candle):
            feed(realm, candle)


def grasp(realm: Realm, rival: Seat) -> Bits:
    """CN-1531 and CN-1533 The territories that hold an active figure of the House, or are adjacent to one."""
    reach = held = active_figures(realm, rival)
    for territory in territories(held):
        for beside in realm.map.near[territory]:
            reach |= BIT[beside]
    return reach


def settle(realm: Realm, rival: Seat, territory: Territory) -> None:
    """CN-1532 and CN-1534 An earth flame where the House has come, if it has none there."""
    if can_light(realm, rival, territory):
        light(realm, rival, territory)


def remove_flame(realm: Realm, reach: Bits) -> bool:
    """CN-1518 and CN-1533 A human flame in reach goes out, of the weakest candle before the earth; whether there was any."""
    lit = [candle for candle in candles_of(realm, HUMAN) if realm.flames[candle] and BIT[realm.at[candle]] & reach]
    earth = list(territories(realm.earth[HUMAN] & reach))
    if lit:
        dim(realm, min(lit, key=lambda candle: realm.flames[candle]))  # CN-1541 of several the first by role
    elif earth:
        douse(realm, HUMAN, min(earth, key=lambda territory: rank(realm, territory)))
    return bool(lit or earth)


def rank(realm: Realm, territory: Territory) -> tuple[int, int]:
    """CN-1541 The lower region first, then the symbols in their order."""
    return realm.map.region_of[territory], SYMBOLS.index(realm.map.symbol_of[territory])


CARRY_OUT: Mapping[str, Callable[[Realm, Seat], None]] = {
    "kindle": kindle,
    "march": march,
    "strike": strike,
    "castle": advance,
    RALLY: rally,
}  # CN-1543 without abilities, role powers or upgrades
