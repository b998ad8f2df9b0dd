"""Cubes and victory points: warehouses, the supply, the track (RULES.md 6.1 and 6.8)."""

from parlour.games.candelabria.events import CubesTaken, CubeStolen, PointsGained, PointsLost
from parlour.games.candelabria.position import SOURCES, Realm, Source
from parlour.kernel import Seat

WAX, GOLD = "wax", "gold"


def score(realm: Realm, seat: Seat, vp: int, reason: str, source: Source = "cards") -> None:
    """CN-118 Victory points are gained."""
    if vp:
        realm.vp[seat] += vp
        realm.points[len(SOURCES) * seat + SOURCES.index(source)] += vp
        realm.tell(PointsGained(realm.houses[seat], vp, reason))


def lose(realm: Realm, seat: Seat, vp: int, reason: str) -> None:
    """CN-118 Victory points are lost, never below 0."""
    lost = min(vp, realm.vp[seat])
    realm.vp[seat] -= lost
    realm.points[len(SOURCES) * seat + SOURCES.index("cards")] -= lost
    realm.tell(PointsLost(realm.houses[seat], vp, reason))


def supply(realm: Realm, kind: str) -> int:
    """CN-210 The cubes of a kind that nobody has."""
    return realm.content.cubes - sum(realm.wax if kind == WAX else realm.gold)


def room(realm: Realm, seat: Seat) -> int:
    """CN-119 How many cubes still fit into a warehouse."""
    return realm.content.warehouse - realm.wax[seat] - realm.gold[seat]


def store(realm: Realm, seat: Seat, wax: int, gold: int, lost: int = 0) -> None:
    """CN-626 and CN-627 Cubes go from the supply to a warehouse that has room for them; others are lost."""
    assert wax + gold <= room(realm, seat) and wax <= supply(realm, WAX) and gold <= supply(realm, GOLD), "no room or no cubes"
    realm.wax[seat] += wax
    realm.gold[seat] += gold
    realm.tell(CubesTaken(realm.houses[seat], wax, gold, lost))


def steal(realm: Realm, seat: Seat, victim: Seat, kind: str) -> None:
    """CN-720 and CN-723 A cube of another goes to the own warehouse, or to the supply if that is full."""
    fits = room(realm, seat) > 0
    cubes = realm.wax if kind == WAX else realm.gold
    cubes[victim] -= 1
    if fits:
        cubes[seat] += 1
    realm.tell(CubeStolen(realm.houses[seat], realm.houses[victim], kind, fits))
