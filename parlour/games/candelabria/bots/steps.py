"""What it promises to move figures: the power that goes with them, and what happens where they arrive."""

from parlour.games.candelabria.board import Region, Territory
from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.bots.holdings import years_after
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.position import BIT, Realm, candle_of, has_earth, owner_of, role_of
from parlour.games.candelabria.rules.icons import CASTLE
from parlour.games.candelabria.rules.push import WARRIOR
from parlour.games.candelabria.rules.stores import room
from parlour.games.candelabria.rules.upgrades import castle_power, count, has_ability
from parlour.kernel import Seat

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
    return weights.OUTLET * sum([not has_earth(realm, seat, beside) for beside in realm.map.near[territory]])


def move(at: Outlook, seat: Seat, figure: str, target: Territory, borrowed: str = "", burnt: bool = False) -> float:
    """CN-451 A move: the power that goes with the figure, its entry power, the earth flame and the territory's action."""
    realm = at.realm
    source, power = place_and_power(realm, seat, figure)
    region, left = region_of(at, target), region_of(at, source)
    lit = realm.reserve[seat] > 0 and not has_earth(realm, seat, target)
    if region == left:
        value = at.benefit(seat, region, seat, lit - burnt)
    else:
        value = at.benefit(seat, left, seat, -power) + at.benefit(seat, region, seat, power - burnt + lit)
    if lit:
        value += at.flame(seat, region) + arrival(at, seat, realm.map.symbol_of[target])
    if figure == CASTLE:
        value += trample_worth(at, seat, target)
    else:
        if (borrowed or figure) == WARRIOR and _has_rival(at, seat, target):
            value += weights.DRIVEN
        if realm.hidden[region]:
            value += weights.DISCOVERY
    return value + outlets(at, seat, target) - outlets(at, seat, source)


def trample_worth(at: Outlook, seat: Seat, target: Territory) -> float:
    """CN-463 What a castle may put out where it arrives."""
    bit = BIT[target]
    return weights.TRAMPLED * any(earth & bit for other, earth in enumerate(at.realm.earth) if other != seat)


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
