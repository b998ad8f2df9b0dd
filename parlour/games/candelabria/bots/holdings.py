"""What a House has besides its power on the map: cubes, cards, upgrades."""

from collections.abc import Mapping
from math import fsum

from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.content import Content
from parlour.games.candelabria.content.candles import Candle
from parlour.games.candelabria.content.deeds import Counts, Ends, Icons, Reach, When
from parlour.games.candelabria.content.tactics import KIND_OF, Tactics
from parlour.games.candelabria.position import BIT, KINDLING, ROLES, Realm, candles_of
from parlour.games.candelabria.rules.temples import WHITE, temples_left
from parlour.games.candelabria.rules.upgrades import count, end_count, end_points, has_ability
from parlour.kernel import Card, Seat

PLACED_A_YEAR = 2.5  # candles
TEMPLES_A_YEAR = 1.5
CARDS_A_WAR = 6
BATTLES_OF_TWO = 3  # in a year, unless curses share a region
ALL_MANOEUVRES = 12  # CN-408 in three years
JUMPS, PUSHES, TRAMPLES, BURNS = 0.25, 0.1, 0.15, 0.5  # what an upgrade adds to a manoeuvre
POWER = 0.05  # of the points of a year: one more power in one region
TRIGGERS = 0.3  # how often a manoeuvre triggers a symbol
CUBES = "resource"  # they will be spent before the last year
GROWTH = {CUBES: 1.0, "tactics": 3.0, "flame": 5.0}  # in a year
SYMBOL_GROWTH = 0.8


def manoeuvres(realm: Realm, seat: Seat) -> int:
    """CN-408 The manoeuvres that a House has still to make."""
    return len(realm.hands[seat]) + sum([year + 2 for year in range(realm.year + 1, realm.content.years + 1)])


def years_after(realm: Realm) -> int:
    return realm.content.years - realm.year


def cubes(realm: Realm, seat: Seat) -> float:
    """Gold while it can still be spent, wax while there are candles to place."""
    return gold_worth(realm, seat, realm.gold[seat]) + wax_worth(realm, seat, realm.wax[seat])


def gold_worth(realm: Realm, seat: Seat, gold: int) -> float:
    """So much gold, by what will be bought with it: white temples while there are any, and upgrades."""
    visits = len(realm.hands[seat]) * (1.0 if is_smith(realm, seat) else weights.REACHING)
    visits += weights.REACHING * (manoeuvres(realm, seat) - len(realm.hands[seat]))
    white = temples_left(realm, WHITE) * weights.WHITE_SHARE
    slots = realm.content.upgrade_slots - len(realm.built[seat])
    temples = min(float(gold), 2 * min(white, 1.5 * visits))
    tokens = min(gold - temples, 2 * min(slots, visits))
    total = weights.GOLD * temples + (weights.GOLD if years_after(realm) else weights.LATE_GOLD) * tokens
    return total + weights.IDLE_GOLD * (gold - temples - tokens) * min(1.0, visits)


def wax_worth(realm: Realm, seat: Seat, wax: int) -> float:
    """So much wax: for the candles of this year, then for those of the next."""
    free = len(ROLES) - len(candles_of(realm, seat)) if realm.hands[seat] else 0
    now = min(float(wax), weights.WAX_A_CANDLE * free)
    total = weights.WAX[realm.year - 1] * now
    if years_after(realm):
        later = min(wax - now, weights.WAX_A_CANDLE * len(ROLES))
        total += weights.FOR_LATER * weights.WAX[realm.year] * later + weights.FURTHER * (wax - now - later)
    return total


def icons_worth(icons: Icons) -> float:
    """Icons that are resolved on the whole map."""
    return fsum([weights.ICON[icon.kind] * icon.times for icon in icons])


def candle_worth(realm: Realm, card: Card, year: int) -> float:
    """What the properties of a candle card are worth in a year, for its wax."""
    return candle_worths(realm.content, year)[card]


def candle_worths(content: Content, year: int) -> Mapping[str, float]:
    """The same of every candle card, worked out once."""
    kept = _CANDLES.get((id(content), year))
    if kept is None or kept[0] is not content:
        kept = _CANDLES[id(content), year] = content, {card: _candle_worth(does, year) for card, does in content.candles.items()}
    return kept[1]


_CANDLES: dict[tuple[int, int], tuple[Content, Mapping[str, float]]] = {}  # by content, which the lab may change, and year


def _candle_worth(printed: Candle, year: int) -> float:
    return (icons_worth(printed.icons) if printed.year <= year else 0.0) - weights.WAX_PRICE * (printed.wax - 1)


def hand(realm: Realm, seat: Seat) -> float:
    """The candle cards that may still be placed, and those that come back."""
    total = 0.0
    cards = realm.hands[seat]
    if cards:
        free = len(ROLES) - len(candles_of(realm, seat))
        if free:
            known = candle_worths(realm.content, realm.year)
            best = sorted([known[card] for card in cards], reverse=True)
            total += weights.IN_HAND * fsum(best[:free])
    if years_after(realm):
        known = candle_worths(realm.content, realm.year + 1)
        total += weights.COMING_BACK * fsum([known[card] for card in realm.spent[seat]])
    return total


def quality(realm: Realm, card: Card, year: int) -> float:
    """What a tactics card is worth when it is played in a battle of that year."""
    return qualities(realm.content, year)[KIND_OF[card]]


def qualities(content: Content, year: int) -> Mapping[str, float]:
    """The same of every kind of tactics card, worked out once."""
    kept = _QUALITIES.get((id(content), year))
    if kept is None or kept[0] is not content:
        vp = content.battle_vp[year - 1]
        kept = _QUALITIES[id(content), year] = content, {kind: _quality(card, vp) for kind, card in content.tactics.items()}
    return kept[1]


_QUALITIES: dict[tuple[int, int], tuple[Content, Mapping[str, float]]] = {}  # by content, which the lab may change, and year


def _quality(printed: Tactics, vp: int) -> float:
    total = 0.0 if printed.barred else weights.SHIELD
    for icon in printed.icons:
        part = weights.BATTLE_PART.get(icon.kind, 0.0) * vp or weights.BATTLE_ICON[icon.kind]
        total += part * icon.times
    return total


def tactics(realm: Realm, seat: Seat) -> float:
    """The tactics cards of a House: those of this war that are left, and all of them in the wars to come."""
    now = realm.owned[seat]
    battles = battles_left(realm)
    later = years_after(realm)
    if realm.two:  # CN-1125 each is played once: the best cards wait for the battles that are worth most
        known = qualities(realm.content, min(realm.year + 1, realm.content.years))
        return play_worth([known[KIND_OF[card]] for card in now], 2 * (battles + BATTLES_OF_TWO * later))
    known = qualities(realm.content, realm.year)
    total = play_worth([known[KIND_OF[card]] for card in now], 2 * battles)
    if later:
        known = qualities(realm.content, realm.year + 1)
        kept = [known[KIND_OF[card]] for card in (*now, *realm.used[seat])]
        total += weights.LATER_WAR * later * play_worth(kept, CARDS_A_WAR * 2)
    return total


def play_worth(qualities: list[float], room: int) -> float:
    """Cards of these qualities where there is room for so many in battles."""
    qualities.sort(reverse=True)
    fading = weights.PLAYED
    total = 0.0
    for number, worth in enumerate(qualities):
        if number >= room:
            break
        total += worth * (fading[number] if number < len(fading) else weights.LEFT_OVER)
    return total


def battles_left(realm: Realm) -> int:
    """The battles of this year that have not been decided."""
    if realm.two:
        return len({haunt.region for haunt in realm.haunts.values()} - realm.won.keys()) - bool(realm.contest)
    return len(realm.map.regions) - len(realm.struck) - len(realm.won) - bool(realm.contest)


def upgrades(realm: Realm, seat: Seat) -> float:
    """The upgrades of a castle, by what they may still do; CN-770 what counts at the end is counted in the last year."""
    if not realm.built[seat] and realm.year < realm.content.years:  # abilities count at the end from the last year on
        return 0.0
    ends = end_points(realm, seat, realm.earth[seat] | BIT[realm.castles[seat]])
    return fsum([upgrade_worth(realm, seat, token) for token in realm.built[seat]]) + fsum(ends.values())


def purchase_worth(realm: Realm, seat: Seat, token: Card) -> float:
    """What a House gains with one more upgrade; CN-1022 in the last year with all that it counts already."""
    does = realm.content.upgrades[token].does
    points = 0
    if isinstance(does, Ends) and not years_after(realm):
        points = does.each * end_count(realm, seat, does.what, realm.earth[seat])
    return upgrade_worth(realm, seat, token) + points


def upgrade_worth(realm: Realm, seat: Seat, token: Card) -> float:
    """What an upgrade may still do for a House; CN-1102 with two players nobody controls a curse."""
    if realm.two and token in realm.content.curse_upgrades:
        return 0.0
    printed = realm.content.upgrades[token]
    active = range(max(printed.year, realm.year + 1), realm.content.years + 1)  # the years to come in which it works
    now = printed.year <= realm.year
    moves = sum([year + 2 for year in active]) + (len(realm.hands[seat]) if now else 0)
    kindling = now and realm.season == KINDLING and bool(realm.hands[seat])
    match printed.does:
        case Reach(what):
            return _reach(realm, what, moves, active)
        case When("candle", icon):
            free = len(ROLES) - len(candles_of(realm, seat)) if kindling else 0
            return icons_worth((icon,)) * (PLACED_A_YEAR * len(active) + min(free, realm.wax[seat]))
        case When("temple", icon):
            return icons_worth((icon,)) * TEMPLES_A_YEAR * (len(active) + kindling / 2)
        case When("curse", icon):
            return icons_worth((icon,)) * (len(active) + kindling)
        case When(_, icon):
            cards = min(len(realm.owned[seat]), 2 * battles_left(realm)) if now else 0
            return icons_worth((icon,)) * (CARDS_A_WAR * len(active) + cards)
        case Counts(symbol):
            return weights.ACTION[symbol] * TRIGGERS * moves
        case Ends(what, points):
            return points * _growth(realm, seat, what)
    return 0.0


def _reach(realm: Realm, what: str, moves: int, active: range) -> float:
    vp = sum([realm.content.battle_vp[year - 1] for year in active])
    per_move = {"explorer_jump": JUMPS, "warrior_push": PUSHES, "castle_entry": TRAMPLES, "burn": BURNS}
    return per_move[what] * moves if what in per_move else POWER * vp


def _growth(realm: Realm, seat: Seat, what: str) -> float:
    """What will count at the end beyond what is counted already: in the last year `end_points` counts what there is."""
    years = years_after(realm) + (0.5 if realm.hands[seat] else 0.0)
    growing = GROWTH.get(what, SYMBOL_GROWTH) * years
    return growing + (end_count(realm, seat, what, realm.earth[seat]) if years_after(realm) and what != CUBES else 0)


def is_smith(realm: Realm, seat: Seat) -> bool:
    """CN-793 Whether every manoeuvre begins with a forge."""
    return has_ability(realm, seat, "engineers_1") and count(realm, seat, "forge") > 0
