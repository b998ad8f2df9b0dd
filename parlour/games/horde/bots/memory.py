"""What bots remember of positions that they meet again: searches go the same ways over and over."""

from collections.abc import Hashable
from typing import Generic, TypeVar

from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.content import Content
from parlour.games.horde.position import War

Thing = TypeVar("Thing")

KEPT = 8192  # answers of a memory

CONTENTS: dict[int, Content] = {}  # those that positions had so far: as long as they are kept, an id is of one of them alone


class Memory(Generic[Thing]):
    """Answers by everything that they follow from."""

    __slots__ = ("_kept", "forget", "recall")

    def __init__(self) -> None:
        self._kept: dict[Hashable, Thing] = {}
        self.recall, self.forget = self._kept.get, self._kept.clear

    def keep(self, key: Hashable, thing: Thing) -> Thing:
        """Remembers it from now on; when there is too much, all that was before is forgotten."""
        if len(self._kept) == KEPT:
            self._kept.clear()
        self._kept[key] = thing
        return thing


def numbers(war: War) -> int:
    """The content of a war as something that tells it from that of a trial with other numbers."""
    number = id(war.content)
    CONTENTS.setdefault(number, war.content)
    return number


def influences(war: War) -> Hashable:
    """Everything that has a say in what the acts of a unit promise, and in how an attack comes out."""
    return (
        tuple(war.at.items()), tuple(war.health.items()), war.ready, war.turn, war.activations, war.active, war.transit,
        war.statuses, war.event, war.hold, tuple(war.durability.values()), tuple(war.traps.items()), war.rerolls,
        war.winner, war.champions, war.mode, war.teams, war.corners, war.factions, numbers(war), *HELD,
    )  # fmt: skip
