"""Those who follow a table: who is here, and telling them."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Set
from typing import TYPE_CHECKING, Protocol

from parlour.table.terms import PlayerId

if TYPE_CHECKING:
    from parlour.server.room import Room

A_MOMENT = 0.25  # seconds in which comings and goings are told together


class Watcher(Protocol):
    """Somebody who wants to know what happens at a table."""

    player: PlayerId | None

    def wake(self, room: "Room") -> None:
        """Something has changed."""


class Company:
    """The connections that follow one table; one player may have several."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._watchers: set[Watcher] = set()
        self._players: Counter[PlayerId] = Counter()
        self._gathering: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._watchers)

    @property
    def here(self) -> Set[PlayerId]:
        """The players who are connected."""
        return self._players.keys()

    def strangers(self, seated: Iterable[PlayerId | None]) -> int:
        """How many connections are of nobody who has a seat."""
        return len(self._watchers) - sum(self._players[player] for player in set(seated) if player is not None)

    def enter(self, watcher: Watcher) -> None:
        """Somebody has come."""
        if watcher not in self._watchers:
            self._watchers.add(watcher)
            if watcher.player is not None:
                self._players[watcher.player] += 1
            self._tell_soon()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        if watcher in self._watchers:
            self._watchers.remove(watcher)
            if watcher.player is not None:
                self._players[watcher.player] -= 1
                self._players += Counter()  # keeps those who are still here
            self._tell_soon()

    def tell(self) -> None:
        """Wakes everybody: something has changed."""
        for watcher in self._watchers:
            watcher.wake(self._room)

    def close(self) -> None:
        """Tells nobody anything more."""
        if self._gathering is not None:
            self._gathering.cancel()

    def _tell_soon(self) -> None:
        """Comings and goings are no hurry, and there may be many."""
        if self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(A_MOMENT, self._tell_gathered)

    def _tell_gathered(self) -> None:
        self._gathering = None
        self.tell()
