"""What it promises to move figures: the power that goes with them, and what happens where they arrive."""

from typing import NamedTuple

from parlour.games.candelabria.board import SIDES, Region, Territory
from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.bots.holdings import years_after
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.position import BIT, Realm, candle_of, has_earth, owner_of, role_of
from parlour.games.candelabria.rules.icons import CASTLE
from parlour.games.candelabria.rules.push import WARRIOR
from parlour.games.candelabria.rules.stores import room
from parlour.games.candelabria.rules.upgrades import castle_power, count, has_ability
from parlour.kernel import Seat

BESIDE = {
    name: {territory: sum([BIT[beside] for beside in side.near[territory]]) for territory in side.territories}
    for name, side in SIDES.items()
}  # the territories around each, as bits
MANY_CARDS, CROWDED = 12, 0.5  # so many tactics cards are enough


def region_of(at: Outlook, territory: Territory) -> Region:
    return at.realm.map.region_of[territory]


def shift(at: Outlook, seat: Seat, owner: Seat, power: int, source: Territory, target: Territory) -> float:
    """What a seat gains when so much power of a House goes from one territory to another."""
    left, entered = region_of(at, source), region_of(at, target)
    if left == entered:
        return 0.0
    return at.benefit(seat, left, owner, -power) + at.benefit(seat, entered, owner, power)


def relocation(at: Outlook, seat: Seat, figure: str, target: Territory) -> float:
    """CN-472 An own figure is put somewhere else: its power, and the unlit territories around it."""
    source, power = place_and_power(at.realm, seat, figure)
    return shift(at, seat, seat, power, source, target) + outlets(at, seat, target) - outlets(at, seat, source)


def candle_shift(at: Outlook, seat: Seat, candle: str, target: Territory) -> float:
    """A candle of any House goes to another territory."""
    realm = at.realm
    owner = owner_of(realm, candle)
    if owner == seat:
        return relocation(at, seat, role_of(candle), target)
    return shift(at, seat, owner, realm.flames[candle], realm.at[candle], target)


def place_and_power(realm: Realm, seat: Seat, figure: str) -> tuple[Territory, int]:
    if figure == CASTLE:
        return realm.castles[seat], castle_power(realm, seat)
    candle = candle_of(realm, seat, figure)
    return realm.at[candle], realm.flames[candle]


def outlets(at: Outlook, seat: Seat, territory: Territory) -> float:
    """The unlit territories around, which manoeuvres to come may enter."""
    realm = at.realm
    if not realm.hands[seat]:
        return 0.0
    return weights.OUTLET * (BESIDE[realm.side][territory] & ~realm.earth[seat]).bit_count()


class Start(NamedTuple):
    """Where a figure would move from: the region, its power, what its House gives up there, and the outlets around it."""

    region: Region
    power: int
    leaving: float
    outlets: float


class Target(NamedTuple):
    """Where a figure would move to: the region, whether an earth flame is lit there, and what is gained by whom."""

    region: Region
    lit: bool
    castle: float
    candle: float
    warrior: float


def start_of(at: Outlook, seat: Seat, figure: str) -> Start:
    """Worked out once for all moves of the figure."""
    start = at.starts.get((seat, figure))
    if start is None:
        source, power = place_and_power(at.realm, seat, figure)
        region = region_of(at, source)
        start = Start(region, power, at.benefit(seat, region, seat, -power), outlets(at, seat, source))
        at.starts[seat, figure] = start
    return start


def target_of(at: Outlook, seat: Seat, territory: Territory) -> Target:
    """Worked out once for all figures that may move there.

    CN-463 A castle may put out a flame where it arrives, CN-466 a warrior drives a candle away, CN-1432 a candle discovers.
    """
    target = at.targets.get((seat, territory))
    if target is None:
        realm = at.realm
        region = region_of(at, territory)
        lit = realm.reserve[seat] > 0 and not has_earth(realm, seat, territory)
        worth = outlets(at, seat, territory)
        if lit:
            worth += at.flame(seat, region) + arrival(at, seat, realm.map.symbol_of[territory])
        trampled = weights.TRAMPLED * any(earth & BIT[territory] for other, earth in enumerate(realm.earth) if other != seat)
        candle = worth + (weights.DISCOVERY if realm.hidden[region] else 0.0)
        driven = weights.DRIVEN if _has_rival(at, seat, territory) else 0.0
        target = at.targets[seat, territory] = Target(region, lit, worth + trampled, candle, candle + driven)
    return target


def move(at: Outlook, seat: Seat, figure: str, target: Territory, borrowed: str = "", burnt: bool = False) -> float:
    """CN-451 A move: the power that goes with the figure, its entry power, the earth flame and the territory's action."""
    start, entered = start_of(at, seat, figure), target_of(at, seat, target)
    role = borrowed or figure
    value = entered.castle if role == CASTLE else entered.warrior if role == WARRIOR else entered.candle
    value -= start.outlets
    if entered.region == start.region:
        return value + at.benefit(seat, entered.region, seat, entered.lit - burnt)
    return value + start.leaving + at.benefit(seat, entered.region, seat, start.power - burnt + entered.lit)


def _has_rival(at: Outlook, seat: Seat, target: Territory) -> bool:
    realm = at.realm
    return any(where == target and owner_of(realm, candle) != seat for candle, where in realm.at.items())


def arrival(at: Outlook, seat: Seat, symbol: str) -> float:
    """CN-470 The action of a territory where an own earth flame is placed."""
    realm = at.realm
    times = max(1, count(realm, seat, symbol) + 1)
    match symbol:
        case "mine":
            return weights.ACTION["mine"] * min(times, room(realm, seat)) * (1.0 if years_after(realm) else _late(realm, seat))
        case "forge":
            return weights.PURCHASE * min(times, realm.gold[seat] // 2) + weights.ACTION["forge"]
        case "curse" if realm.two:
            return weights.HAUNT_STEP * min(times, 3) * realm.year / 2
        case "curse":
            return weights.ACTION["curse"] * min(times, realm.reserve[seat]) * (1 + realm.year) / 3
        case "portal":
            return weights.ACTION["portal"] * min(times, 1 + len(realm.moved)) * realm.year / 2
        case "tavern":
            return weights.ACTION["tavern"] * times * (2 if has_ability(realm, seat, "coven_1") else 1)
    crowded = 1.0 if len(realm.owned[seat]) < MANY_CARDS else CROWDED
    return crowded * weights.ACTION[symbol] * min(times, len(realm.tactics_display) + len(realm.tactics_deck))


def _late(realm: Realm, seat: Seat) -> float:
    """Which part of a cube's worth is left when the last year ends."""
    return min(1.0, len(realm.hands[seat]) / 3)
