"""6.13: missiles on cards, on disks and in the reserve."""

from parlour.games.desktopia.events import MissileDiscarded, MissileFell, MissileLaid, SupplyChanged
from parlour.games.desktopia.position import SHORTS, Desk, DiskId, card, type_of
from parlour.kernel import Seat

FLAME, TORNADO, SHIELD, ARROW = "flame", "tornado", "shield", "arrow"
LIGHTNING, MAGNET, LARIAT, TICK = "lightning", "magnet", "lariat", "tick"


def in_use(desk: Desk, short: str) -> set[DiskId]:
    """The disks of a kind that lie on characters or on the table."""
    lying = {missile for column in desk.columns.values() for missile in column} | set(desk.at)
    return {disk for disk in lying if type_of(disk) == short}


def free(desk: Desk, short: str) -> tuple[DiskId, ...]:
    """DK-SUP-04, DK-SUP-05 The disks of a kind on the missile's card or in the reserve: not in use, not on a character's card."""
    kind = SHORTS[short]
    used = in_use(desk, short)
    stored = sum([count for disk, count in desk.supply.items() if card(desk, disk).missile == kind])
    idle = [f"{short}{number}" for number in range(1, desk.content.missiles[kind].disks + 1) if f"{short}{number}" not in used]
    return tuple(idle[stored:])  # those on characters' cards are the first ones


def ready_missile(desk: Desk, shooter: DiskId) -> DiskId:
    """DK-TRN-04, DK-SUP-11 The missile disk that a character would shoot next, "" if its supply is empty."""
    kind = card(desk, shooter).missile
    short = desk.content.missiles[kind].short
    if not desk.content.missiles[kind].limited:
        ready = free(desk, short)
        return ready[0] if ready else ""
    if not desk.supply.get(shooter, 0):
        return ""
    used = in_use(desk, short)
    return next(
        f"{short}{number}" for number in range(1, desk.content.missiles[kind].disks + 1) if f"{short}{number}" not in used
    )


def take_from_supply(desk: Desk, shooter: DiskId) -> None:
    """DK-SUP-01 One missile off a character's card; an unlimited supply lies elsewhere."""
    if desk.content.missiles[card(desk, shooter).missile].limited:
        set_supply(desk, shooter, desk.supply[shooter] - 1)


def set_supply(desk: Desk, disk: DiskId, count: int) -> None:
    desk.supply[disk] = count
    desk.tell(SupplyChanged(disk, desk.content.missiles[card(desk, disk).missile].short, count))


def room_on_card(desk: Desk, disk: DiskId) -> int:
    """DK-SUP-02, DK-SUP-06 How many missiles the card of a character with a limited supply can still get."""
    printed = card(desk, disk)
    if not printed.missile or not desk.content.missiles[printed.missile].limited:
        return 0
    return min(printed.supply - desk.supply[disk], len(free(desk, desk.content.missiles[printed.missile].short)))


def lay(desk: Desk, missile: DiskId, target: DiskId, seat: Seat, source: DiskId = "") -> None:
    """DK-SHO-12, DK-SUP-10 A missile is laid on top of a character's column and is this player's now."""
    desk.columns[target] = (*desk.columns.get(target, ()), missile)
    desk.layer[missile] = seat
    desk.tell(MissileLaid(missile, target, seat, source))


def lift(desk: Desk, missile: DiskId) -> DiskId:
    """Takes a missile out of the column where it lies; returns whose column that was."""
    carrier = bearer_of(desk, missile)
    left = tuple([other for other in desk.columns[carrier] if other != missile])
    if left:
        desk.columns[carrier] = left
    else:
        del desk.columns[carrier]
    desk.layer.pop(missile, None)
    return carrier


def discard(desk: Desk, missile: DiskId) -> None:
    """A missile is taken off its character; it is in the reserve, or on its card, from now on."""
    carrier = lift(desk, missile)
    desk.tell(MissileDiscarded(missile, carrier, supply=False))


def drop_column(desk: Desk, carrier: DiskId) -> None:
    """DK-STK-06, DK-STK-10 All missiles on a character fall off."""
    for missile in desk.columns.pop(carrier, ()):
        desk.layer.pop(missile, None)
        desk.tell(MissileFell(missile, carrier))


def bearer_of(desk: Desk, missile: DiskId) -> DiskId:
    return next(disk for disk, column in desk.columns.items() if missile in column)
