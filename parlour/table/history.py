"""Snapshots of positions, and going back to an earlier moment of a match."""

from typing import NamedTuple

from parlour.kernel import Log, Match, Position, Seat, answer

SNAPSHOT_INTERVAL = 16  # answers; a position takes a few kilobytes


class Snapshots:
    """Every 16th position of a game, by the number of answers before it, so that going back need not begin at the beginning."""

    __slots__ = ("_kept",)

    def __init__(self, first: Position) -> None:
        self._kept = {0: first}

    def keep(self, number: int, position: Position) -> None:
        """Keeps a position after so many answers, which nobody may change from now on."""
        self._kept[number] = position

    def nearest(self, number: int) -> tuple[int, Position]:
        """The last one that is kept up to so many answers, as a copy to go on from."""
        near = number // SNAPSHOT_INTERVAL * SNAPSHOT_INTERVAL
        while near not in self._kept:
            near -= SNAPSHOT_INTERVAL
        return near, self._kept[near].copy()

    def forget(self, number: int) -> None:
        """Drops the positions after so many answers."""
        self._kept = {at: position for at, position in self._kept.items() if at <= number}


def without_sealed_answer(match: Match, seat: Seat) -> Match:
    """The match without the secret answer of a seat, while others still choose."""
    assert seat in match.position.sealed, f"seat {seat} has sealed nothing"
    again = match.branch()
    again.undo(seat)
    return again


def rewind(match: Match, kept: int, count: int, snapshots: Snapshots) -> Match:
    """The match without the last `count` answers of the whole table, of which `kept` are left.

    Going back past chance brings no other luck: a draw is keyed by its number, so the same answers find the same dice again.
    """
    last = match.history
    for _ in range(count):
        assert last is not None, "more answers are taken back than were given"
        last = last.before
    near, position = snapshots.nearest(kept)
    since = []
    given = last
    for _ in range(kept - near):
        assert given is not None, "there are fewer answers than were counted"
        since.append(given)
        given = given.before
    for given in reversed(since):
        answer(position, given.seat, given.action)
    return Match(match.game, match.terms, match.seed, position, last)


class EntryEvents(NamedTuple):
    """What the game told with one entry: its events down to the one with the number `since`; and the entries that it undid."""

    told: Log | None
    since: int
    undone: tuple[int, ...] = ()


NO_EVENTS = EntryEvents(None, 0)
