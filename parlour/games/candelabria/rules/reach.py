"""Chapter 6.6: how far castles and candles move, and how far a warrior pushes."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.position import BIT, SYMBOL_BITS, Bits, CandleId, Realm, Role, owner_of, role_of
from parlour.games.candelabria.rules.upgrades import has_ability, more
from parlour.kernel import Seat


def castle_reach(realm: Realm, seat: Seat) -> Bits:
    """CN-452 to CN-454 The adjacent territories without a castle."""
    return near(realm, realm.castles[seat]) & ~castles(realm)


def candle_reach(realm: Realm, candle: CandleId, role: Role = "") -> Bits:
    """CN-455 to CN-461 Where a candle may go in one move, with the movement power of its own role or of a borrowed one."""
    seat, origin, role = owner_of(realm, candle), realm.at[candle], role or role_of(candle)
    jumps = realm.content.explorer_jump + more(realm, seat, "explorer_jump") if role == "explorer" else 0
    free = realm.earth[seat] if has_ability(realm, seat, "ash_1") else 0
    reached = paths(realm, origin, jumps, free)
    if role == "pilgrim":
        reached |= SYMBOL_BITS[realm.side][realm.map.symbol_of[origin]]
    return reached & ~BIT[origin]


def paths(realm: Realm, origin: Territory, jumps: int, free: Bits) -> Bits:
    """CN-459 Everywhere at the end of a path whose intermediate territories include at most so many that are not free."""
    passed = {origin: 0}  # how many that are not free lie on the best path up to and including a territory
    edge = [origin]
    reached: Bits = 0
    while edge:
        here = edge.pop()
        for beside in realm.map.near[here]:
            reached |= BIT[beside]
            over = passed[here] + (not free & BIT[beside])
            if over <= jumps and over < passed.get(beside, jumps + 1):
                passed[beside] = over
                edge.append(beside)
    return reached


def push_reach(realm: Realm, seat: Seat, territory: Territory) -> Bits:
    """CN-466 and CN-467 Where a candle on this territory may be driven."""
    steps = realm.content.warrior_push + more(realm, seat, "warrior_push") + has_ability(realm, seat, "ash_3")
    distances = realm.map.distance[territory]
    return sum([BIT[each] for each in realm.map.territories if 0 < distances[each] <= steps])


def near(realm: Realm, territory: Territory) -> Bits:
    """CN-125 The adjacent territories."""
    return sum([BIT[each] for each in realm.map.near[territory]])


def castles(realm: Realm) -> Bits:
    """CN-114 The territories with a castle."""
    return sum([BIT[each] for each in realm.castles])
