"""The connections that watch a room: who is connected, and telling them of changes."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Set
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from parlour.server.bot_workers import Payer
from parlour.table import PlayerId

if TYPE_CHECKING:
    from parlour.server.room import Room

MAX_LAG_SECONDS = 0.5  # that is made up for with each answer: who delays pongs on purpose wins no more
DEBOUNCE_SECONDS = 0.25  # arrivals and departures within it are told together
SOMEBODY_ELSEWHERE = Payer("", "")  # whose address only another server knows


class Watcher(Protocol):
    """A connection that is told of what happens at a table."""

    player: PlayerId | None
    payer: Payer

    @property
    def lag(self) -> float:
        """Seconds that a message to them and its answer are on their way."""

    def wake(self, room: "Room") -> None:
        """Something has changed."""

    def dismiss(self) -> None:
        """Another server goes on with the table."""


class Watchers:
    """The watchers of one room; one player may have several connections."""

    def __init__(self, room: "Room", since: float) -> None:
        """Players who have not been here yet count as absent since then, by the monotonic clock."""
        self._room = room
        self._since = since
        self._seen: dict[PlayerId, float] = {}  # when those who have a seat were last here, or asked for something
        self._watchers: dict[Watcher, None] = {}  # who came first stands first
        self._players: Counter[PlayerId] = Counter()
        self.elsewhere = Elsewhere(self)
        self._counted: tuple[tuple[PlayerId, ...], int] = ((), 0)  # what other servers were told last
        self._timer: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return bool(self._watchers)

    @property
    def players(self) -> Set[PlayerId]:
        return self._players.keys() | self.elsewhere.players

    @property
    def is_attended(self) -> bool:
        """Whether somebody is here, or at the same table at another server."""
        return bool(self._watchers or self.elsewhere)

    def here(self) -> tuple[tuple[PlayerId, ...], int]:
        """Who is told of to other servers: the players by name, others by number."""
        table = self._room.table
        known = [player for player in self._players if player == table.opened.host or table.seats(player)]
        return tuple(known), len(self._watchers) - sum(self._players[player] for player in known)

    @property
    def payer(self) -> Payer:
        """For whom the bots of the table think: of those who play here, or else of all, the one who has been here longest."""
        if not self._watchers:
            return SOMEBODY_ELSEWHERE
        playing = [watcher for watcher in self._watchers if self._room.table.seats(watcher.player)]
        return next(iter(playing or self._watchers)).payer

    def count_spectators(self, seated: Iterable[PlayerId | None]) -> int:
        """How many connections belong to none of the seated players."""
        here = len(self._watchers) - sum(self._players[player] for player in set(seated) if player is not None)
        return here + self.elsewhere.others

    def seconds_absent(self, player: PlayerId) -> float | None:
        """How long the player has had no connection; None if they have one."""
        if player in self._players or self.elsewhere.has(player):
            return None
        return monotonic() - self._seen.get(player, self._since)

    def lag_of(self, player: PlayerId | None) -> float:
        """The lag of a player's slowest connection, as far as it is made up for; that to another server is not known."""
        if player is not None and self.elsewhere.has(player):
            return MAX_LAG_SECONDS
        lags = [watcher.lag for watcher in self._watchers if watcher.player == player] if player is not None else []
        return min(MAX_LAG_SECONDS, max(lags, default=0.0))

    def notice(self, players: Iterable[PlayerId]) -> None:
        """These players were at another server until now."""
        self._seen.update(dict.fromkeys(players, monotonic()))

    def note_seen(self, player: PlayerId | None) -> None:
        """The player is here at this moment, without a connection."""
        if player is not None and player not in self._players and self._room.table.seats(player):
            self._seen[player] = monotonic()

    def add(self, watcher: Watcher) -> None:
        if watcher not in self._watchers:
            self._watchers[watcher] = None
            if watcher.player is not None:
                self._players[watcher.player] += 1
            self.notify_soon()

    def remove(self, watcher: Watcher) -> None:
        if watcher in self._watchers:
            del self._watchers[watcher]
            if watcher.player is not None:
                self._players[watcher.player] -= 1
                self._players += Counter()  # keeps those who are still here
                self.note_seen(watcher.player)
            self.notify_soon()

    def notify(self) -> None:
        """Wakes all watchers: something has changed."""
        for watcher in self._watchers:
            watcher.wake(self._room)

    def dismiss(self) -> None:
        """Sends everybody to other servers."""
        for watcher in self._watchers:
            watcher.dismiss()

    def close(self) -> None:
        """Cancels what is still to be told."""
        if self._timer is not None:
            self._timer.cancel()

    def recount(self) -> None:
        """Tells other servers if others are here than before."""
        counted, self._counted = self._counted, self.here()
        if counted != self._counted:
            self._room.show_presence()

    def notify_soon(self) -> None:
        """Debounced: arrivals and departures are not urgent, and there may be many."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(DEBOUNCE_SECONDS, self._notify_now)

    def _notify_now(self) -> None:
        self._timer = None
        self._room.forget_updates()
        self.recount()
        self.notify()


class Elsewhere:
    """Who is at the same table at other servers, as those say."""

    def __init__(self, watchers: Watchers) -> None:
        self._watchers = watchers
        self._players: dict[str, tuple[PlayerId, ...]] = {}  # by node
        self._others: dict[str, int] = {}

    def __bool__(self) -> bool:
        return any(self._players.values()) or any(self._others.values())

    @property
    def players(self) -> Set[PlayerId]:
        return {player for players in self._players.values() for player in players}

    @property
    def others(self) -> int:
        """Connections of those who have no seat."""
        return sum(self._others.values())

    def has(self, player: PlayerId) -> bool:
        return any(player in players for players in self._players.values())

    def note(self, node: str, players: tuple[PlayerId, ...], others: int) -> None:
        """So many are at that server now."""
        before = self._players.get(node, ())
        if (before, self._others.get(node, 0)) == (players, others):
            return
        self._players[node], self._others[node] = players, others
        self._watchers.notice(set(before) - set(players))
        self._watchers.notify_soon()

    def forget(self, node: str) -> None:
        """That server is no more."""
        self.note(node, (), 0)
        self._players.pop(node, None)
        self._others.pop(node, None)
