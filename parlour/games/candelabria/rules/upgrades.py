"""Chapters 6.10 and 6.11: what upgrades and abilities add."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.candelabria.content import Content
from parlour.games.candelabria.content.deeds import Counts, Does, Ends, Icon, Reach, When
from parlour.games.candelabria.content.houses import ABILITY_EFFECTS
from parlour.games.candelabria.position import SYMBOL_BITS, Bits, Realm
from parlour.kernel import Card, Pile, Seat


def has_ability(realm: Realm, seat: Seat, ability: str) -> bool:
    """CN-124 and CN-781 Whether the House of a seat has this ability, and its year has come."""
    printed = realm.content.abilities[ability]
    return realm.houses[seat] == printed.house and realm.year >= printed.year


class Standing(NamedTuple):
    """What the upgrades and abilities of a House do in a year: by their ids, and how many of them do the same."""

    content: Content
    effects: tuple[tuple[str, Does], ...]
    bearers: Mapping[Does, int]


MOST = 4096  # standings that are kept; then all are forgotten, which changes no answer

_STANDINGS: dict[tuple[int, str, int, Pile], Standing] = {}  # by content, which the lab may change, House, year and upgrades


def standing(realm: Realm, seat: Seat) -> Standing:
    """CN-124 and CN-761 What a House has now, worked out once for the same upgrades in the same year.

    CN-783, CN-784, CN-786, CN-787, CN-791, CN-792, CN-798, CN-799, CN-802, CN-803, CN-1413 and CN-1414 are abilities that work
    like upgrades; the others have a place in the rules of their own.
    """
    content, house, built = realm.content, realm.houses[seat], realm.built[seat]
    key = (id(content), house, realm.year, built)
    known = _STANDINGS.get(key)
    if known is None or known.content is not content:
        active = [(token, content.upgrades[token].does) for token in built if content.upgrades[token].year <= realm.year]
        own = ABILITY_EFFECTS[house].items()
        effects = (*active, *[(ability, does) for ability, does in own if has_ability(realm, seat, ability)])
        if len(_STANDINGS) >= MOST:
            _STANDINGS.clear()
        known = _STANDINGS[key] = Standing(content, effects, Counter([does for _, does in effects]))
    return known


def effects(realm: Realm, seat: Seat) -> tuple[tuple[str, Does], ...]:
    """CN-124 and CN-761 What the upgrades and abilities whose year has come do, by their ids."""
    return standing(realm, seat).effects


def bearers(realm: Realm, seat: Seat, wanted: Does) -> int:
    """CN-762 How many upgrades and abilities have this effect now."""
    return standing(realm, seat).bearers.get(wanted, 0)


def more(realm: Realm, seat: Seat, what: str) -> int:
    """CN-762 How much upgrades and abilities add to something."""
    return bearers(realm, seat, Reach(what))


def count(realm: Realm, seat: Seat, symbol: str) -> int:
    """CN-601, CN-602 and CN-604 The territories of a symbol with an own earth flame, and those that are counted in addition."""
    lit: Bits = realm.earth[seat] & SYMBOL_BITS[realm.side][symbol]
    return lit.bit_count() + extra_count(realm, seat, symbol)


def extra_count(realm: Realm, seat: Seat, symbol: str) -> int:
    """CN-601, CN-603 and CN-768 How many territories of a symbol are counted in addition, be there an earth flame or not."""
    return bearers(realm, seat, Counts(symbol))


def triggers(realm: Realm, seat: Seat, event: str) -> dict[str, Icon]:
    """CN-763, CN-764, CN-765 and CN-766 The icons that something placed or resolved brings, by upgrade or ability."""
    return {source: does.icon for source, does in effects(realm, seat) if isinstance(does, When) and does.event == event}


def castle_power(realm: Realm, seat: Seat) -> int:
    """CN-116 and CN-769 The power of a castle."""
    return realm.content.castle_power + more(realm, seat, "castle_power")


def curse_power(realm: Realm, seat: Seat, curse: Card) -> int:
    """CN-116, CN-769, CN-799 and CN-834 The power of a curse for its controller."""
    content = realm.content
    base = content.giant_power if content.curses[curse].property == "giant" else content.curse_power
    return base + more(realm, seat, "curse_power")


def end_points(realm: Realm, seat: Seat, controlled: Bits) -> dict[str, int]:
    """CN-770, CN-1022 and CN-1025 What end-of-game upgrades and abilities score, by their ids."""
    return {
        source: does.each * end_count(realm, seat, does.what, controlled)
        for source, does in effects(realm, seat)
        if isinstance(does, Ends)
    }


def end_count(realm: Realm, seat: Seat, what: str, controlled: Bits) -> int:
    """CN-1023, CN-1024 and CN-1129 How many there are of what counts at the end."""
    match what:
        case "resource":
            return realm.wax[seat] + realm.gold[seat]
        case "tactics":
            return len(realm.owned[seat]) + len(realm.used[seat])
        case "flame":
            return realm.earth[seat].bit_count()
        case symbol:
            return (controlled & SYMBOL_BITS[realm.side][symbol]).bit_count()
