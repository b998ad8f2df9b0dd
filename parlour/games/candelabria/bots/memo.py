"""Candidates that were listed before: looking far ahead, a search meets the same table again and again."""

from collections.abc import Hashable, Sequence
from typing import TypeAlias

from parlour.games.candelabria.content import Content
from parlour.games.candelabria.position import Realm
from parlour.kernel import Action, Decision, Seat

Key: TypeAlias = tuple[Hashable, ...]

MOST = 4096  # lists that are kept; then all are forgotten, which changes no answer

_KEPT: dict[Key, Sequence[Action]] = {}
_CONTENTS: dict[int, Content] = {}  # by identity, which nothing else takes over as long as they are kept


def recall(key: Key) -> Sequence[Action] | None:
    """The candidates of the same question at the same table."""
    return _KEPT.get(key)


def keep(key: Key, actions: Sequence[Action]) -> Sequence[Action]:
    if len(_KEPT) >= MOST:
        _KEPT.clear()
    _KEPT[key] = actions
    return actions


def key_of(realm: Realm, seat: Seat, decision: Decision) -> Key:
    """All that candidates are chosen by: the question, and everything on the table that has a say in it.

    Of the candle cards of others only their number is known (CN-402).
    """
    content = realm.content  # the lab may change it
    _CONTENTS[id(content)] = content
    return (
        seat,
        decision.kind,
        decision.actions,
        tuple(decision.facts.items()),
        id(content),
        realm.houses,
        realm.year,
        realm.season,
        realm.track,
        realm.contest,
        realm.fighting,
        realm.struck,
        realm.moved,
        realm.curses,
        realm.no_curses,
        realm.tactics_display,
        len(realm.tactics_deck),
        realm.two,
        realm.curseless,
        tuple(realm.vp),
        tuple(realm.wax),
        tuple(realm.gold),
        tuple(realm.reserve),
        tuple(realm.castles),
        tuple(realm.earth),
        tuple(realm.at.items()),
        tuple(realm.flames.items()),
        tuple(realm.influence.items()),
        tuple(realm.haunts.items()),
        tuple(realm.temples.items()),
        tuple(realm.won.items()),
        tuple(realm.slotted.items()),
        tuple(realm.owned.items()),
        tuple(realm.used.items()),
        tuple(realm.built.items()),
        tuple(realm.tops.items()),
        tuple(map(len, realm.hands.values())),
        realm.hands[seat],
        tuple(realm.withered.items()) if realm.withering else (),
        tuple(map(len, realm.hidden.values())) if realm.discovery else (),
        tuple(realm.slots.items()) if decision.kind == "echo" else (),
    )
