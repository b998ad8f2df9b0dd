"""Whether each deployment zone can hold its disks: by its area, and by a way to lay them that is really found (DK-SCR-04)."""

from collections.abc import Iterator

from parlour.games.desktopia.scripts.areas import area, shared_area
from parlour.games.desktopia.scripts.pieces import InZone, TerrainPiece, Zone
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.shapes import Shape
from parlour.games.desktopia.scripts.standing import Disk, fixed_disks, is_clear, is_inside, radius

RULE = "DK-SCR-04"
ROOM = 4  # times the sum of the squared diameters
STEPS = (12.0, 4.0, 1.5)  # mm between the places that are tried: a coarse look first
GAPS = 40_000  # that are measured for one zone, at most: anybody may send a script, and a maze of walls would take minutes


def deploying(script: Script) -> Iterator[BadScript]:
    """Zones that are too small, or too cramped, for the disks that are to be laid there."""
    there = tuple(fixed_disks(script))
    for number, zone in enumerate(script.zones):
        radii = radii_in(script, zone)
        if not radii:
            continue
        where = f"zones[{number}].shape"
        if not is_inside(script, zone.shape):
            yield BadScript("outside-field", where, RULE, w=script.field.w, h=script.field.h)
        room, needed = _room(script, zone), ROOM * sum([(2 * radius) ** 2 for radius in radii])
        if room < needed:
            yield BadScript("zone-too-small", where, RULE, zone=zone.id, found=round(room), least=round(needed))
        elif (laid := pack(zone.shape, radii, script.terrain, there)) is None:
            yield BadScript("zone-unpackable", where, RULE, zone=zone.id, disks=len(radii))
        else:
            there += laid


def radii_in(script: Script, zone: Zone) -> tuple[float, ...]:
    """The radii of the disks that are deployed in a zone, of all sides."""
    here = [unit for _, unit in script.units() if unit.placement == InZone(zone.id)]
    return tuple([radius(unit) for unit in here for _ in range(unit.count)])


def pack(
    zone: Shape, radii: tuple[float, ...], terrain: tuple[TerrainPiece, ...], others: tuple[Disk, ...]
) -> tuple[Disk, ...] | None:
    """Disks of these radii laid into a zone, or None if no way was found."""
    box = zone.box()
    near = tuple([piece for piece in terrain if _meets(piece.shape.box(), box)])
    gaps = GAPS
    for step in STEPS:
        laid, gaps = _laid(zone, sorted(radii, reverse=True), near, others, step, gaps)
        if laid is not None:
            return laid
    return None


def _laid(
    zone: Shape, radii: list[float], terrain: tuple[TerrainPiece, ...], others: tuple[Disk, ...], step: float, gaps: int
) -> tuple[tuple[Disk, ...] | None, int]:
    """The largest first, row by row: a place that was too narrow for a disk stays so for the next one of its size.

    Also how many of the gaps that may be measured are left.
    """
    laid: tuple[Disk, ...] = ()
    for size in dict.fromkeys(radii):
        missing = radii.count(size)
        for x, y in _places(zone, size, step):
            if not missing or gaps <= 0:
                break
            disk = Disk(x, y, size)
            gaps -= 1 + len(terrain) + len(others) + len(laid)
            if zone.holds(x, y, size) and is_clear(disk, terrain, others + laid):
                laid += (disk,)
                missing -= 1
        if missing:
            return None, gaps
    return laid, gaps


def _places(zone: Shape, size: float, step: float) -> Iterator[tuple[float, float]]:
    left, bottom, right, top = zone.box()
    for row in range(1 + int((top - bottom - 2 * size) // step)):
        for column in range(1 + int((right - left - 2 * size) // step)):
            yield left + size + column * step, bottom + size + row * step


def _room(script: Script, zone: Zone) -> float:
    """The area of a zone without the terrain in it, none of which overlaps."""
    near = [piece.shape for piece in script.terrain if _meets(piece.shape.box(), zone.shape.box())]
    return area(zone.shape.outline()) - sum([shared_area(shape, zone.shape) for shape in near])


def _meets(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]
