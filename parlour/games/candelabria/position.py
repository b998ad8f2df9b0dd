"""What lies on the table of The Curse of Candelabria, and the queries that everything asks."""

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, TypeAlias

from parlour.games.candelabria.board import SIDES, Region, Side, Territory
from parlour.games.candelabria.content import Content
from parlour.games.candelabria.content.houses import HOUSES
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, OWNER, Card, Pile, Position, Seat, Zone, plain

HouseId: TypeAlias = str
Role: TypeAlias = str
CandleId: TypeAlias = str  # ash_explorer: the figure of a role
Bits: TypeAlias = int  # territories of a side as bits

NO_HOUSE = ""
ROLES = ("explorer", "pilgrim", "warrior")
SHOWN = -1  # where a withering card lies before its slot is chosen
FOG, KINDLING, WAR = "fog", "kindling", "war"
BIT: Mapping[Territory, Bits] = {
    territory: 1 << number for number, territory in enumerate(sorted({*SIDES["small"].territories, *SIDES["large"].territories}))
}
FIGURES: Mapping[HouseId, tuple[CandleId, ...]] = {house: tuple([f"{house}_{role}" for role in ROLES]) for house in HOUSES}
ROLE: Mapping[CandleId, Role] = {candle: candle.rpartition("_")[2] for candles in FIGURES.values() for candle in candles}
HOUSE: Mapping[CandleId, HouseId] = {candle: house for house, candles in FIGURES.items() for candle in candles}


@plain
class Haunt(NamedTuple):
    """A curse figure on the map: where, and who controls it (nobody with two players)."""

    region: Region
    territory: Territory  # with two players
    seat: Seat  # -1: nobody


@plain
class Claim(NamedTuple):
    """CN-1205 A completed mission: who completed it, and whether an earth flame of the House lies on the card."""

    seat: Seat
    marked: bool


SOURCES = ("battles", "temples", "missions", "cards", "ending")
Source: TypeAlias = Literal["battles", "temples", "missions", "cards", "ending"]


@plain
class Fought(NamedTuple):
    """CN-945 A region that was won in a year, with or without a battle."""

    year: int
    region: Region
    seat: Seat  # -1 where nobody won
    vp: int
    fighting: tuple[Seat, ...]
    powers: tuple[int, ...]  # in the order of those who fought
    cards: tuple[str, ...]  # on their slots when it was over, two of each; "" where none lay


class Realm(Position):
    content: Content
    side: Literal["small", "large"]
    two: bool  # 6.20 the rules for two players
    solo: bool  # 6.24 the rules for one
    scenario: str  # CN-1501 of the solo module, "" without it
    missions: bool
    withering: bool
    discovery: bool
    chimera: bool  # whether the sixth House may be played
    curseless: bool  # CN-252 a house rule for two: without what needs a controlled curse
    apart: bool  # CN-253 a house rule for two: curses do not walk into one region
    choosing: str  # CN-205 how Houses are distributed: "random" or "choice"
    houses: tuple[HouseId, ...]  # by seat; the automated Houses of the solo module follow, with numbers but no seats
    year: int
    season: str
    track: tuple[Seat, ...]  # CN-103 the turn order
    active: Seat
    round: int  # CN-1511 of so many
    rounds: int
    respite: int  # CN-1515
    vp: list[int]
    wax: list[int]
    gold: list[int]
    reserve: list[int]  # earth flames off the map
    castles: list[Territory]  # by seat
    earth: list[Bits]  # by seat: the territories with an own earth flame
    at: dict[CandleId, Territory]  # the candles on the map
    flames: dict[CandleId, int]
    influence: dict[Card, tuple[int, ...]]  # earth flames before a curse card, by seat
    struck: tuple[Region, ...]  # CN-304
    haunts: dict[Card, Haunt]
    temples: dict[Region, tuple[str, ...]]  # top last
    contest: Region  # CN-904 the region that is fought over now, 0 if none
    won: dict[Region, Seat]  # the battles of this year that are over; -1 where nobody won
    fighting: tuple[Seat, ...]  # CN-905 the participants of the battle that is going on
    fought: list[Fought]  # CN-945 the battles of the last war
    points: list[int]  # CN-118 where victory points came from: for each seat one number for each of `SOURCES`
    slotted: dict[int, Card]  # CN-918 the revealed tactics cards of this battle by slot: 2 x seat, 2 x seat + 1
    moved: tuple[CandleId, ...]  # CN-437 the candles that have moved in this manoeuvre
    deeds: list[int]  # CN-R102 by seat: what missions ask for and it has done while it could claim them, as bits of `DEED`
    claimed: dict[Card, tuple[Claim, ...]]  # of yearly missions in this year, of hierarchical ones in all
    house_candles: Annotated[Pile, Zone(EVERYBODY, "candle")]  # of years to come
    candle_deck: Annotated[Pile, Zone(NOBODY, "candle")]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER, "candle")]
    spent: Annotated[dict[Seat, Pile], Zone(EVERYBODY, "candle")]  # the manoeuvre areas
    slots: Annotated[dict[CandleId, Pile], Zone(EVERYBODY, "candle")]  # the role slots
    no_candles: Annotated[Pile, Zone(EVERYBODY, "candle")]  # CN-215 out of the game
    house_tactics: Annotated[Pile, Zone(EVERYBODY, "tactics")]
    tactics_deck: Annotated[Pile, Zone(NOBODY, "tactics")]
    tactics_display: Annotated[Pile, Zone(EVERYBODY, "tactics")]
    owned: Annotated[dict[Seat, Pile], Zone(EVERYBODY, "tactics")]  # CN-H06 on the war boards, or in hand in the season of wars
    used: Annotated[dict[Seat, Pile], Zone(EVERYBODY, "tactics")]  # CN-921 in this season
    no_tactics: Annotated[Pile, Zone(EVERYBODY, "tactics")]
    stacks: Annotated[dict[int, Pile], Zone(NOBODY, "upgrade")]
    tops: Annotated[dict[int, Pile], Zone(EVERYBODY, "upgrade")]
    built: Annotated[dict[Seat, Pile], Zone(EVERYBODY, "upgrade")]
    no_upgrades: Annotated[Pile, Zone(EVERYBODY, "upgrade")]
    curse_deck: Annotated[Pile, Zone(NOBODY, "curse")]
    curses: Annotated[Pile, Zone(EVERYBODY, "curse")]  # the display, left to right
    no_curses: Annotated[Pile, Zone(EVERYBODY, "curse")]
    mission_deck: Annotated[Pile, Zone(NOBODY, "mission")]
    personal: Annotated[dict[Seat, Pile], Zone(OWNER, "mission")]
    common: Annotated[Pile, Zone(EVERYBODY, "mission")]
    open_missions: Annotated[dict[Seat, Pile], Zone(EVERYBODY, "mission")]  # CN-1212 personal missions face up
    no_missions: Annotated[Pile, Zone(EVERYBODY, "mission")]
    withering_deck: Annotated[Pile, Zone(NOBODY, "withering")]
    withered: Annotated[dict[int, Pile], Zone(EVERYBODY, "withering")]  # by slot: 2 x seat, 2 x seat + 1
    tokens: Annotated[Pile, Zone(NOBODY, "discovery")]
    hidden: Annotated[dict[Region, Pile], Zone(NOBODY, "discovery")]  # CN-1431 and CN-1437 on struck regions
    found: Annotated[Pile, Zone(EVERYBODY, "discovery")]
    lost: Annotated[Pile, Zone(NOBODY, "discovery")]  # CN-1435 never seen
    order_deck: Annotated[Pile, Zone(NOBODY, "order")]
    orders: Annotated[Pile, Zone(EVERYBODY, "order")]  # CN-1507 the discards, the newest on top
    map: Annotated[Side, DERIVED]
    seat_of: Annotated[Mapping[HouseId, Seat], DERIVED]

    def derive(self) -> None:
        self.map = SIDES[self.side]
        self.seat_of = {house: seat for seat, house in enumerate(self.houses) if house}


SYMBOL_BITS: Mapping[str, Mapping[str, Bits]] = {
    name: {symbol: sum([BIT[territory] for territory in territories]) for symbol, territories in side.symbols.items()}
    for name, side in SIDES.items()
}
REGION_BITS: Mapping[str, Mapping[Region, Bits]] = {
    name: {region: sum([BIT[territory] for territory in territories]) for region, territories in side.regions.items()}
    for name, side in SIDES.items()
}
WHOLE: Mapping[str, Bits] = {name: sum(regions.values()) for name, regions in REGION_BITS.items()}


CHUNK = 10  # bits that are looked up at once


def _named(start: int) -> tuple[tuple[Territory, ...], ...]:
    names = sorted(BIT, key=BIT.__getitem__)[start : start + CHUNK]
    return tuple([tuple([name for at, name in enumerate(names) if chunk >> at & 1]) for chunk in range(1 << len(names))])


_LOW, _MIDDLE, _HIGH = _named(0), _named(CHUNK), _named(2 * CHUNK)
_MASK = (1 << CHUNK) - 1


def territories(bits: Bits) -> tuple[Territory, ...]:
    """The territories of a set, in the order of their names."""
    return _LOW[bits & _MASK] + _MIDDLE[bits >> CHUNK & _MASK] + _HIGH[bits >> 2 * CHUNK]


def candle_of(realm: Realm, seat: Seat, role: Role) -> CandleId:
    return f"{realm.houses[seat]}_{role}"


def role_of(candle: CandleId) -> Role:
    return ROLE[candle]


def owner_of(realm: Realm, candle: CandleId) -> Seat:
    return realm.seat_of[HOUSE[candle]]


def candles_of(realm: Realm, seat: Seat) -> list[CandleId]:
    """CN-112 The candles of a House on the map."""
    at = realm.at
    return [candle for candle in FIGURES[realm.houses[seat]] if candle in at]


def has_earth(realm: Realm, seat: Seat, territory: Territory) -> bool:
    """CN-111 Whether an own earth flame lies there."""
    return bool(realm.earth[seat] & BIT[territory])


def figures(realm: Realm, seat: Seat) -> Bits:
    """CN-105, CN-106 and CN-110 The territories with a figure of the House: those that it controls."""
    at = realm.at
    held = realm.earth[seat] | BIT[realm.castles[seat]]
    for candle in FIGURES[realm.houses[seat]]:
        if candle in at:
            held |= BIT[at[candle]]
    return held


def active_figures(realm: Realm, seat: Seat) -> Bits:
    """CN-107 and CN-108 The territories with a castle, an earth flame or a lit candle of the House."""
    held = realm.earth[seat] | BIT[realm.castles[seat]]
    for candle in candles_of(realm, seat):
        if realm.flames[candle]:
            held |= BIT[realm.at[candle]]
    return held


def is_present(realm: Realm, seat: Seat, region: Region) -> bool:
    """CN-109 Whether a figure of the House stands in the region."""
    return bool(figures(realm, seat) & REGION_BITS[realm.side][region])


def in_region(realm: Realm, region: Region) -> Bits:
    """The territories of a region; of the whole map for region 0."""
    return REGION_BITS[realm.side][region] if region else WHOLE[realm.side]


def top_temple(realm: Realm, region: Region) -> str:
    """CN-743 The active temple of a region."""
    temples = realm.temples.get(region, ())
    return temples[-1] if temples else ""
