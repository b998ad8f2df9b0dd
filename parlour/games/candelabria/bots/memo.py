"""Candidates that were listed before: looking far ahead, a search meets the same table again and again.

They are known by what has a say in them, which is little for most questions: tables that differ elsewhere share them.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
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
    """All that candidates are chosen by: the question, and what of the table has a say in it."""
    content = realm.content  # the lab may change it
    _CONTENTS[id(content)] = content
    kind = decision.kind
    told = tuple(decision.facts.items()) if kind in TOLD else ()
    return seat, kind, decision.actions, told, id(content), realm.houses, realm.year, DEPENDS.get(kind, everything)(realm, seat)


def nothing(realm: Realm, seat: Seat) -> Key:
    """The cards that are offered, the House and the year say it all."""
    return ()


def hand_size(realm: Realm, seat: Seat) -> Key:
    return (len(realm.hands[seat]),)


def lead(realm: Realm, seat: Seat) -> Key:
    """Who is ahead, and what everybody has in store."""
    return tuple(realm.vp), tuple(realm.wax), tuple(realm.gold)


def influence(realm: Realm, seat: Seat) -> Key:
    """What lies before the curses, and what may still be sent there."""
    return (
        realm.season,
        realm.track,
        realm.two,
        realm.reserve[seat],
        tuple(realm.influence.items()),
        tuple(map(len, realm.hands.values())),
    )


def board(realm: Realm, seat: Seat) -> Key:
    """All that powers, stakes and odds of the regions follow from.

    Of the candle cards only their number is known (CN-402).
    """
    return (
        realm.season,
        realm.contest,
        realm.fighting,
        realm.struck,
        realm.curses,
        realm.no_curses,
        realm.two,
        realm.curseless,
        tuple(realm.castles),
        tuple(realm.earth),
        tuple(realm.at.items()),
        tuple(realm.flames.items()),
        tuple(realm.haunts.items()),
        tuple(realm.temples.items()),
        tuple(realm.won.items()),
        tuple(realm.built.items()),
        tuple(map(len, realm.hands.values())),
    )


def stock(realm: Realm, seat: Seat) -> Key:
    """The board, and what a House has beside it."""
    return (
        board(realm, seat),
        realm.reserve[seat],
        realm.wax[seat],
        realm.gold[seat],
        len(realm.owned[seat]),
        len(realm.used[seat]),
    )


def market(realm: Realm, seat: Seat) -> Key:
    """The same, and the upgrades that are on sale."""
    return stock(realm, seat), tuple(realm.tops.items())


def journey(realm: Realm, seat: Seat) -> Key:
    """The same without them, and what can be found on the way."""
    return (
        stock(realm, seat),
        realm.moved,
        len(realm.tactics_display) + len(realm.tactics_deck),
        tuple(map(len, realm.hidden.values())) if realm.discovery else (),
    )


def everything(realm: Realm, seat: Seat) -> Key:
    """Whatever lies open."""
    return (
        board(realm, seat),
        lead(realm, seat),
        realm.track,
        tuple(realm.reserve),
        tuple(realm.influence.items()),
        tuple(realm.slotted.items()),
        tuple(realm.owned.items()),
        tuple(realm.used.items()),
        tuple(realm.tops.items()),
        tuple(realm.withered.items()) if realm.withering else (),
        tuple(realm.slots.items()),
    )


DEPENDS: Mapping[str, Callable[[Realm, Seat], Key]] = {
    **dict.fromkeys(("return", "exchange", "tactics", "recruit", "trigger", "slot", "either"), nothing),
    **dict.fromkeys(("steal", "renown"), lead),
    **dict.fromkeys(("influence", "lost-flame"), influence),
    **dict.fromkeys(
        (
            "site",
            "raze",
            "follow",
            "push",
            "portal",
            "abduct",
            "drift",
            "trample",
            "extinguish",
            "gloom",
            "haunt",
            "avenge",
            "curse",
        ),
        board,
    ),
    **dict.fromkeys(("ignite", "mine"), stock),
    **dict.fromkeys(("forge", "gift"), market),
    "turn": hand_size,
    "move": journey,
}  # by the kind of question
TOLD = frozenset({"move", "curse"})  # questions whose facts have a say
