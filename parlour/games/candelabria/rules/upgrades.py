"""Chapters 6.10 and 6.11: what upgrades and abilities add, computed when asked."""

from parlour.games.candelabria.content.deeds import Icon
from parlour.games.candelabria.content.upgrades import Counts, Ends, Reach, When
from parlour.games.candelabria.position import SYMBOL_BITS, Bits, Realm
from parlour.kernel import Card, Seat

COUNTING = {"tavern": "ash_2", "curse": "coven_2", "barracks": "knights_2", "portal": "chimera_2"}  # a symbol, and the ability
PLACING = {"sowers_2": Icon("ignite", 1), "engineers_2": Icon("steal", 1)}  # CN-786 and CN-791


def has_ability(realm: Realm, seat: Seat, ability: str) -> bool:
    """CN-124 and CN-781 Whether the House of a seat has this ability, and its year has come."""
    printed = realm.content.abilities[ability]
    return realm.houses[seat] == printed.house and realm.year >= printed.year


def active_upgrades(realm: Realm, seat: Seat) -> list[Card]:
    """CN-761 The upgrades of a castle whose year has come."""
    upgrades = realm.content.upgrades
    return [upgrade for upgrade in realm.built[seat] if realm.year >= upgrades[upgrade].year]


def more(realm: Realm, seat: Seat, what: str) -> int:
    """CN-762 How many upgrades add one to something."""
    upgrades, wanted = realm.content.upgrades, Reach(what)
    return sum([upgrades[each].does == wanted for each in active_upgrades(realm, seat)])


def count(realm: Realm, seat: Seat, symbol: str) -> int:
    """CN-601 to CN-604 The territories of a symbol with an own earth flame, and those that are counted in addition."""
    lit: Bits = realm.earth[seat] & SYMBOL_BITS[realm.side][symbol]
    return lit.bit_count() + counted_more(realm, seat, symbol)


def counted_more(realm: Realm, seat: Seat, symbol: str) -> int:
    """CN-601 How many territories of a symbol are counted in addition."""
    upgrades, wanted = realm.content.upgrades, Counts(symbol)
    extra = sum([upgrades[each].does == wanted for each in active_upgrades(realm, seat)])
    return extra + (symbol in COUNTING and has_ability(realm, seat, COUNTING[symbol]))


def triggered(realm: Realm, seat: Seat, event: str) -> list[tuple[str, Icon]]:
    """CN-763 to CN-766 What upgrades and abilities do when something is placed or resolved: their ids with their icons."""
    found: list[tuple[str, Icon]] = []
    for upgrade in active_upgrades(realm, seat):
        does = realm.content.upgrades[upgrade].does
        if isinstance(does, When) and does.event == event:
            found.append((upgrade, does.icon))
    if event == "candle":
        found += [(ability, icon) for ability, icon in PLACING.items() if has_ability(realm, seat, ability)]
    if event == "tactic" and has_ability(realm, seat, "engineers_3"):
        found.append(("engineers_3", Icon("vp", 1)))
    return found


def castle_power(realm: Realm, seat: Seat) -> int:
    """CN-116 and CN-769 The power of a castle."""
    return realm.content.castle_power + more(realm, seat, "castle_power")


def curse_power(realm: Realm, seat: Seat, curse: Card) -> int:
    """CN-116, CN-799 and CN-834 The power of a curse for its controller."""
    content = realm.content
    base = content.giant_power if content.curses[curse].property == "giant" else content.curse_power
    return base + more(realm, seat, "curse_power") + has_ability(realm, seat, "coven_3")


def end_points(realm: Realm, seat: Seat, controlled: Bits) -> dict[str, int]:
    """CN-770 and CN-1022 to CN-1025 What end-of-game upgrades and abilities score, by their ids."""
    found: dict[str, int] = {}
    for upgrade in active_upgrades(realm, seat):
        does = realm.content.upgrades[upgrade].does
        if isinstance(does, Ends):
            found[upgrade] = does.each * counted(realm, seat, does.what, controlled)
    for ability, what, each in (("sowers_3", "curse", 2), ("knights_3", "flame", 1), ("chimera_3", "portal", 2)):
        if has_ability(realm, seat, ability):
            found[ability] = each * counted(realm, seat, what, controlled)
    return found


def counted(realm: Realm, seat: Seat, what: str, controlled: Bits) -> int:
    """CN-1023 and CN-1024 How many there are of what counts at the end."""
    match what:
        case "resource":
            return realm.wax[seat] + realm.gold[seat]
        case "tactics":
            return len(realm.owned[seat]) + len(realm.used[seat])
        case "flame":
            return realm.earth[seat].bit_count()
        case symbol:
            return (controlled & SYMBOL_BITS[realm.side][symbol]).bit_count()
