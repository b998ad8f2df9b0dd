"""How disks come on the table: at the start, as reinforcements, summoned or resurrected."""

from parlour.games.desktopia.events import FighterCame
from parlour.games.desktopia.position import Desk, DiskId, Side, Spot, card
from parlour.kernel import Seat

FIGHTER = "fighter"
INWARD = {1: (90,), 2: (90, 270), 3: (90, 0, 180), 4: (90, 0, 270, 180)}  # DK-SET-18, DK-SET-20 by the number of seats


def inward(desk: Desk, side: Side) -> float:
    """DK-SET-20 How a side's characters face at first; a passive side looks at the player."""
    seats = INWARD[desk.seats]
    return float(seats[side] if side < len(seats) else 270)


def next_id(desk: Desk, kind: str) -> DiskId:
    """The id of a new disk of this type: heroes are unique, others numbered."""
    if desk.content.characters[kind].rank == "hero":
        return kind
    taken = desk.side.keys() | desk.fell
    return next(f"{kind}{number}" for number in range(1, len(taken) + 2) if f"{kind}{number}" not in taken)


def fighters_left(desk: Desk, order: str) -> int:
    """DK-SUP-08 Fighter disks of a colour in the reserve."""
    used = [disk for disk in desk.side if card(desk, disk).rank == FIGHTER and card(desk, disk).order == order]
    return desk.content.sizes[FIGHTER].disks - len(used)


def add(
    desk: Desk, side: Side, kind: str, facing: float | None = None, lives: int | None = None, most: int | None = None
) -> DiskId:
    """DK-SET-12 A character joins a side, with its card and the missiles on it; the caller says where it lies."""
    disk = next_id(desk, kind)
    printed = desk.content.characters[kind]
    desk.side[disk] = side
    desk.most[disk] = printed.lives if most is None else most
    desk.lives[disk] = desk.most[disk] if lives is None else lives
    desk.facing[disk] = inward(desk, side) if facing is None else facing
    if printed.missile and desk.content.missiles[printed.missile].limited:
        desk.supply[disk] = desk.content.missiles[printed.missile].start
    return disk


def enter(desk: Desk, seat: Seat, kind: str, x: float, y: float, by: str) -> DiskId:
    """A fighter enters from the reserve at a place of the table."""
    disk = add(desk, seat, kind)
    desk.at[disk] = Spot(x, y)
    desk.tell(FighterCame(seat, disk, by))
    return disk
