"""IB-1009: resigning."""

from parlour.kernel import Position, Seat, win


def concede(duel: Position, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """IB-1009 Whoever resigns gives the win to the other."""
    if len(seats) != 1:
        return None
    (seat,) = seats
    return win(1 - seat, duel.seats)
