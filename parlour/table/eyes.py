"""What a pair of eyes sees of a game: how it stands, and what happened."""

from collections.abc import Mapping
from typing import Any

from parlour.kernel import Position, Seat, Told
from parlour.kernel.position import Log
from parlour.table.state import WATCHER, Eyes


def seat_of(eyes: Eyes) -> Seat | None:
    """The seat whose eyes they are; None: a watcher's."""
    return None if eyes == WATCHER else int(eyes)


def heard(log: Log | None, since: int, seat: Seat | None) -> tuple[Mapping[str, Any], ...]:
    """What a seat hears of the events down to the one with the number `since`."""
    found = []
    while log is not None and log[2] > since:
        event, known, number, log = log
        found.append(Told(number, event, known).heard_by(seat))
    return tuple(reversed(found))


def told_until(position: Position) -> int:
    """The number of the last event."""
    return 0 if position.told is None else position.told[2]
