"""Whether terrain and fixed disks have room on the table (DK-SCR-03)."""

from collections.abc import Iterator
from dataclasses import dataclass

from parlour.games.desktopia.content import CONTENT, DIAMETERS
from parlour.games.desktopia.scripts.areas import overlap
from parlour.games.desktopia.scripts.modifiers import TerrainChange
from parlour.games.desktopia.scripts.pieces import At, TerrainPiece, Unit
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.shapes import SLACK, Shape, distance

RULE = "DK-SCR-03"


@dataclass(frozen=True, slots=True)
class Disk:
    """A disk at its place, and where the script says so."""

    x: float
    y: float
    radius: float
    where: str = ""

    def gap(self, other: "Disk") -> float:
        """The gap between the rims of two disks."""
        return distance((self.x, self.y), (other.x, other.y)) - self.radius - other.radius


def standing(script: Script) -> Iterator[BadScript]:
    """Terrain and disks that do not lie where they can."""
    yield from _terrain(script)
    disks = tuple(fixed_disks(script))
    for number, disk in enumerate(disks):
        yield from _disk(script, disk, disks[:number])


def fixed_disks(script: Script) -> Iterator[Disk]:
    """The disks that lie on the table at fixed points; whoever stands on an artifact lies on no table."""
    for number, side in enumerate(script.sides):
        for place, unit in enumerate(side.squad):
            if isinstance(unit.placement, At) and not unit.on_artifact:
                for index, point in enumerate(unit.placement.points):
                    yield Disk(*point, radius(unit), f"sides[{number}].squad[{place}].placement.at[{index}]")
    for number, artifact in enumerate(script.artifacts):
        yield Disk(*artifact.at, DIAMETERS["artifact"] / 2, f"artifacts[{number}].at")
    for number, barrel in enumerate(script.objects):
        yield Disk(*barrel.at, DIAMETERS["artifact"] / 2, f"objects[{number}].at")


def radius(unit: Unit) -> float:
    return DIAMETERS[CONTENT.characters[unit.type].rank] / 2


def is_clear(disk: Disk, terrain: tuple[TerrainPiece, ...], others: tuple[Disk, ...]) -> bool:
    """DK-SET-09 Whether a disk keeps its distance to terrain and to other disks."""
    return all(disk.gap(other) >= CONTENT.gap - SLACK for other in others) and all(
        piece.shape.gap(disk.x, disk.y) - disk.radius >= CONTENT.gap - SLACK for piece in terrain
    )


def is_inside(script: Script, shape: Shape) -> bool:
    """Whether a shape lies wholly on the battlefield."""
    left, bottom, right, top = shape.box()
    return left >= -SLACK and bottom >= -SLACK and right <= script.field.w + SLACK and top <= script.field.h + SLACK


def _disk(script: Script, disk: Disk, others: tuple[Disk, ...]) -> Iterator[BadScript]:
    if not script.field.holds(disk.x, disk.y, disk.radius):
        yield BadScript("outside-field", disk.where, RULE, w=script.field.w, h=script.field.h)
    for piece in script.terrain:
        if not is_clear(disk, (piece,), ()):
            yield BadScript("too-close", disk.where, RULE, other=piece.id, least=CONTENT.gap)
    for other in others:
        if not is_clear(disk, (), (other,)):
            yield BadScript("too-close", disk.where, RULE, other=other.where, least=CONTENT.gap)


def _terrain(script: Script) -> Iterator[BadScript]:
    """DK-SET-06 Things stand on the table and not in each other, also after each change."""
    there: dict[str, TerrainPiece] = {}
    for number, piece in enumerate(script.terrain):
        yield from _piece(script, f"terrain[{number}].shape", piece, there)
    changes = [(rule, number) for number, rule in enumerate(script.special_rules) if isinstance(rule, TerrainChange)]
    for change, number in sorted(changes, key=lambda pair: pair[0].round):
        for name in change.remove:
            there.pop(name, None)
        for place, piece in enumerate(change.add):
            yield from _piece(script, f"special_rules[{number}].add[{place}].shape", piece, there)


def _piece(script: Script, where: str, piece: TerrainPiece, there: dict[str, TerrainPiece]) -> Iterator[BadScript]:
    if not is_inside(script, piece.shape):
        yield BadScript("outside-field", where, "DK-SET-06", w=script.field.w, h=script.field.h)
    for other in there.values():
        if overlap(piece.shape, other.shape):
            yield BadScript("terrain-overlaps", where, "DK-SET-06", other=other.id)
    there[piece.id] = piece
