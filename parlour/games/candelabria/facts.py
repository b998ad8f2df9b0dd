"""What the screen is told besides what lies on the table, and what can be neither lost nor made."""

from collections.abc import Mapping
from typing import Never, TypeAlias, TypedDict

from parlour.games.candelabria.board import SYMBOLS, Region, Territory
from parlour.games.candelabria.position import (
    BIT,
    REGION_BITS,
    SOURCES,
    SYMBOL_BITS,
    HouseId,
    Realm,
    candles_of,
    figures,
    is_present,
    territories,
)
from parlour.games.candelabria.rules.battle import NOBODY_WON, battle_order, power, strongest
from parlour.games.candelabria.rules.objective import burning_flames
from parlour.games.candelabria.rules.stores import GOLD, WAX, supply
from parlour.games.candelabria.rules.temples import temples_left
from parlour.games.candelabria.rules.upgrades import castle_power, count, curse_power, end_points, extra_count
from parlour.games.candelabria.rules.war import influence_ranking
from parlour.kernel import Card, Seat

NOBODY = ""
Symbol: TypeAlias = str


class Muster(TypedDict):
    """What the power of a House in the contested region is made of."""

    earth: int
    candles: int
    castle: int
    curses: int
    other: int


class Facts(TypedDict):
    """How the game stands."""

    earth: dict[Territory, list[HouseId]]  # whose earth flames lie there
    powers: dict[Region, dict[HouseId, int]]
    leaders: dict[Region, HouseId]  # who would win it now, "" if nobody
    muster: dict[HouseId, Muster]
    battles: tuple[Region, ...]  # of this year, in their order
    counts: dict[HouseId, dict[Symbol, int]]  # what the action of a symbol would count now
    gains: dict[HouseId, dict[Symbol, int]]  # the same after one more flame on it
    masters: dict[Card, HouseId]  # who would control a curse now
    supply: dict[str, int]  # cubes and temples that are left
    ending: dict[HouseId, dict[str, int]]  # what upgrades and abilities would score at the end
    worth: int  # the victory points of a battle of this year
    burning: dict[Territory, int]  # alone: flames of rivals that must go out
    points: dict[HouseId, dict[str, int]]  # victory points so far by source: battles, temples, missions, cards, ending


def facts(realm: Realm) -> Facts | dict[str, Never]:
    """How the game stands, worked out."""
    if not realm.year:
        return {}
    return {
        "earth": flames_by_territory(realm),
        "powers": {region: powers(realm, region) for region in realm.map.regions},
        "leaders": {region: leader(realm, region) for region in battle_order(realm)},
        "muster": {realm.houses[fighter]: parts(realm, fighter, realm.contest) for fighter in realm.fighting},
        "battles": battle_order(realm),
        "counts": {house: {symbol: count(realm, owner, symbol) for symbol in SYMBOLS} for house, owner in realm.seat_of.items()},
        "gains": {house: {symbol: gain(realm, owner, symbol) for symbol in SYMBOLS} for house, owner in realm.seat_of.items()},
        "masters": {curse: master(realm, curse) for curse in realm.curses} if not realm.two else {},
        "supply": stocks(realm),
        "ending": {house: end_points(realm, owner, figures(realm, owner)) for house, owner in realm.seat_of.items()},
        "worth": realm.content.battle_vp[realm.year - 1],
        "burning": burning_flames(realm) if realm.solo else {},
        "points": {house: points(realm, seat) for house, seat in realm.seat_of.items()},
    }


def flames_by_territory(realm: Realm) -> dict[str, list[str]]:
    """The Houses with an earth flame on each territory that has any."""
    houses: dict[str, list[str]] = {}
    for house, seat in realm.seat_of.items():
        for territory in territories(realm.earth[seat]):
            houses.setdefault(territory, []).append(house)
    return houses


def powers(realm: Realm, region: Region) -> dict[str, int]:
    """CN-905 and CN-939 What everybody who is present, or takes part in the battle that is going on, has in a region."""
    fighting = realm.fighting if region == realm.contest else ()
    there = {house: seat for house, seat in realm.seat_of.items() if seat in fighting or is_present(realm, seat, region)}
    return {house: power(realm, seat, region) for house, seat in there.items()}


def leader(realm: Realm, region: Region) -> str:
    """CN-940, CN-941, CN-942 and CN-943 Who would win a region if its battle were decided now."""
    there = (
        realm.fighting if region == realm.contest else tuple([seat for seat in realm.track if is_present(realm, seat, region)])
    )
    won = strongest(realm, region, there)
    return NOBODY if won == NOBODY_WON else realm.houses[won]


def parts(realm: Realm, seat: Seat, region: Region) -> Muster:
    """CN-939 What the power of a House in a region is made of."""
    here = REGION_BITS[realm.side][region]
    haunting = [curse for curse, haunt in realm.haunts.items() if haunt.region == region and haunt.seat == seat]
    earth = (realm.earth[seat] & here).bit_count() * realm.content.flame_power
    candles = sum([realm.flames[candle] for candle in candles_of(realm, seat) if here & BIT[realm.at[candle]]])
    castle = castle_power(realm, seat) if here & BIT[realm.castles[seat]] else 0
    curses = sum([curse_power(realm, seat, curse) for curse in haunting])
    other = power(realm, seat, region) - earth - candles - castle - curses
    return {"earth": earth, "candles": candles, "castle": castle, "curses": curses, "other": other}


def gain(realm: Realm, seat: Seat, symbol: str) -> int:
    """CN-601 and CN-602 What the action of a territory would count for a House that has just placed an earth flame there."""
    return (realm.earth[seat] & SYMBOL_BITS[realm.side][symbol]).bit_count() + 1 + extra_count(realm, seat, symbol)


def master(realm: Realm, curse: Card) -> str:
    """CN-813 Who would control a displayed curse now."""
    ranking = influence_ranking(realm, curse)
    return realm.houses[ranking[0]] if ranking else NOBODY


def points(realm: Realm, seat: Seat) -> dict[str, int]:
    """CN-118 Where the victory points of a House came from."""
    return dict(zip(SOURCES, realm.points[len(SOURCES) * seat :], strict=False))


def stocks(realm: Realm) -> dict[str, int]:
    """CN-208 and CN-210 The cubes and temples that are left."""
    return {
        WAX: supply(realm, WAX),
        GOLD: supply(realm, GOLD),
        **{temple: temples_left(realm, temple) for temple in realm.content.temples},
    }


def pieces(realm: Realm) -> Mapping[str, int]:
    """CN-I01 Earth flames, wherever they are; cubes and temples that lie nowhere are the supply."""
    flames = sum(realm.reserve) + sum([lit.bit_count() for lit in realm.earth])
    flames += sum([sum(laid) for laid in realm.influence.values()])
    flames += sum([claim.marked for claims in realm.claimed.values() for claim in claims])
    return {"earth flames": flames}
