"""6.7: which disks are nearby each other."""

from math import hypot

from parlour.games.desktopia.geometry import meets
from parlour.games.desktopia.position import Desk, DiskId, everybody, radius, where


def are_nearby(desk: Desk, one: DiskId, other: DiskId) -> bool:
    """Whether a missile could lie flat on both, with no terrain between.

    DK-NEA-01, DK-NEA-02, DK-NEA-03, DK-NEA-04, DK-NEA-05, DK-NEA-06, DK-NEA-07, DK-NEA-08, DK-NEA-09.
    """
    if one == other or (one in desk.on) != (other in desk.on):
        return False
    a, b = where(desk, one), where(desk, other)
    if hypot(a.x - b.x, a.y - b.y) >= radius(desk, one) + radius(desk, other) + desk.content.nearby:
        return False
    return not any(meets(piece.shape, a, b) for piece in desk.ground.pieces)


def nearby(desk: Desk, disk: DiskId) -> tuple[DiskId, ...]:
    """The living characters nearby a disk, in setup order."""
    return tuple([other for other in everybody(desk) if are_nearby(desk, disk, other)])
