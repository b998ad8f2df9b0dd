"""Candidates that were listed before: looking far ahead, a search meets the same table again and again.

They are known by what has a say in them, which is little for most questions: tables that differ elsewhere share them.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Generic, TypeAlias, TypeVar

from parlour.games.candelabria.content import Content
from parlour.games.candelabria.position import Realm
from parlour.kernel import Decision, Seat, pending

Key: TypeAlias = tuple[Hashable, ...]

T = TypeVar("T")

NOBODY = -1
MOST = 4096  # values that are kept; then all are forgotten, which changes no answer


class Memo(Generic[T]):
    """Values by all that they follow from."""

    def __init__(self) -> None:
        self._kept: dict[Key, T] = {}

    def recall(self, key: Key) -> T | None:
        """What was worked out for the same key."""
        return self._kept.get(key)

    def keep(self, key: Key, value: T) -> T:
        if len(self._kept) >= MOST:
            self._kept.clear()
        self._kept[key] = value
        return value


_CONTENTS: dict[int, Content] = {}  # by identity, which nothing else takes over as long as they are kept


def key_of_content(realm: Realm) -> int:
    """The numbers that are played with: the lab may change them."""
    content = realm.content
    _CONTENTS[id(content)] = content
    return id(content)


def key_of(realm: Realm, seat: Seat, decision: Decision) -> Key:
    """All that candidates are chosen by: the question, and what of the table has a say in it."""
    kind = decision.kind
    told = tuple(decision.facts.items()) if kind in TOLD else ()
    depends = DEPENDS.get(kind, everything)
    return seat, kind, decision.actions, told, key_of_content(realm), realm.houses, realm.year, depends(realm, seat)


def key_of_table(realm: Realm) -> Key:
    """All that the prospects of the Houses follow from."""
    asked = [(seat, decision.kind) for seat, decision in pending(realm).items()] if realm.contest else ()
    return (
        key_of_content(realm),
        realm.houses,
        realm.year,
        tuple(asked),
        everything(realm, NOBODY),
        tuple(realm.hands.items()),
        tuple(realm.spent.items()),
    )


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


def fight(realm: Realm, seat: Seat) -> Key:
    """The board, and what the Houses can do in battles."""
    return (
        board(realm, seat),
        realm.track,
        tuple(realm.reserve),
        tuple(realm.slotted.items()),
        tuple(realm.owned.items()),
        tuple(realm.withered.items()) if realm.withering else (),
    )


def everything(realm: Realm, seat: Seat) -> Key:
    """Whatever lies open."""
    return (
        fight(realm, seat),
        lead(realm, seat),
        tuple(realm.influence.items()),
        tuple(realm.used.items()),
        tuple(realm.tops.items()),
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
    **dict.fromkeys(("commit", "neutralise"), fight),
    "turn": hand_size,
    "move": journey,
}  # by the kind of question
TOLD = frozenset({"move", "curse"})  # questions whose facts have a say
