"""DK-WIN-10: giving up."""

from parlour.games.desktopia.position import Desk
from parlour.kernel import LOST, Position, Seat, share


def concede(desk: Position, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """DK-WIN-10, DK-R-71 When all but one team have given up, that one wins; whoever plays alone and gives up has lost."""
    assert isinstance(desk, Desk)
    if desk.seats == 1:
        return LOST
    left = {desk.script.sides[seat].team for seat in range(desk.seats) if seat not in seats}
    if len(left) > 1:
        return None
    winners = [seat for seat in range(desk.seats) if not left or desk.script.sides[seat].team in left]
    return share(tuple(winners), desk.seats)
