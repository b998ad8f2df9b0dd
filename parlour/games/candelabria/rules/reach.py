"""Chapter 6.6: how far castles and candles move, and how far a warrior pushes."""

from collections.abc import Mapping
from functools import lru_cache

from parlour.games.candelabria.board import SIDES, Territory
from parlour.games.candelabria.position import BIT, SYMBOL_BITS, Bits, CandleId, Realm, Role, owner_of, role_of, territories
from parlour.games.candelabria.rules.upgrades import has_ability, more
from parlour.kernel import Seat

FARTHEST = 5  # steps that anything here goes: no two territories lie farther apart
WITHIN: Mapping[str, Mapping[Territory, tuple[Bits, ...]]] = {
    name: {
        start: tuple([sum([BIT[end] for end, far in ends.items() if 0 < far <= steps]) for steps in range(FARTHEST + 1)])
        for start, ends in side.distance.items()
    }
    for name, side in SIDES.items()
}  # the territories within so many steps


def castle_reach(realm: Realm, seat: Seat) -> Bits:
    """CN-452, CN-453 and CN-454 The adjacent territories without a castle."""
    return near(realm, realm.castles[seat]) & ~castles(realm)


def candle_reach(realm: Realm, candle: CandleId, role: Role = "") -> Bits:
    """CN-452, CN-455, CN-456, CN-457, CN-460 and CN-461 Where a candle may go in one move, by its own role or a borrowed one.

    CN-458 and CN-782 For candles of Ash the territories with an earth flame of Ash are free.
    """
    seat, origin, role = owner_of(realm, candle), realm.at[candle], role or role_of(candle)
    jumps = realm.content.explorer_jump + more(realm, seat, "explorer_jump") if role == "explorer" else 0
    free = realm.earth[seat] if has_ability(realm, seat, "ash_1") else 0
    reached = paths(realm.side, origin, jumps, free)
    if role == "pilgrim":
        reached |= SYMBOL_BITS[realm.side][realm.map.symbol_of[origin]]
    return reached & ~BIT[origin]


@lru_cache(maxsize=4096)
def paths(side: str, origin: Territory, jumps: int, free: Bits) -> Bits:
    """CN-459 Everywhere at the end of a path whose intermediate territories include at most so many that are not free."""
    if not free:
        return WITHIN[side][origin][jumps + 1]
    passed = BIT[origin]  # what the path has gone over
    for _ in range(jumps + 1):
        around = beside(side, passed)
        while around & free & ~passed:
            passed |= around & free
            around = beside(side, passed)
        passed |= around
    return passed


def beside(side: str, bits: Bits) -> Bits:
    """CN-125 Everything adjacent to some of these territories."""
    around = 0
    for territory in territories(bits):
        around |= WITHIN[side][territory][1]
    return around


def near(realm: Realm, territory: Territory) -> Bits:
    """CN-125 The adjacent territories."""
    return WITHIN[realm.side][territory][1]


def castles(realm: Realm) -> Bits:
    """CN-114 The territories with a castle."""
    return sum([BIT[castle] for castle in realm.castles])


def push_reach(realm: Realm, seat: Seat, territory: Territory) -> Bits:
    """CN-466, CN-467 and CN-784 Where a candle on this territory may be driven."""
    return WITHIN[realm.side][territory][realm.content.warrior_push + more(realm, seat, "warrior_push")]
