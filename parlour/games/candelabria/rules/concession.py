"""CN-R101: giving up."""

from parlour.kernel import Position, Seat, share, win


def concede(realm: Position, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """CN-R101 When all but one have given up, the last one wins; whoever plays alone and gives up has lost."""
    if realm.seats == 1:
        return (0.0,)
    left = [seat for seat in range(realm.seats) if seat not in seats]
    if len(left) > 1:
        return None
    return win(left[0], realm.seats) if left else share(tuple(range(realm.seats)), realm.seats)
