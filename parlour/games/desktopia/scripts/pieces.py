"""What a script lays on the table (RULES.md 4.3): sides with their squads, terrain, zones, artifacts and barrels."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.games.desktopia.scripts.shapes import Point, Shape
from parlour.kernel import plain


@plain
@dataclass(frozen=True, slots=True)
class At:
    """Fixed points, one a disk."""

    points: tuple[Point, ...]


@plain
@dataclass(frozen=True, slots=True)
class InZone:
    """The owner places the disks inside a zone."""

    zone: str


Placement: TypeAlias = At | InZone


@plain
@dataclass(frozen=True, slots=True)
class Unit:
    """Some characters of one type; only recruits and reinforcements have no placement of their own."""

    type: str
    count: int
    tag: str = ""
    placement: Placement | None = None
    wounds: int = 0
    missiles: int | None = None  # None: as the card says
    on_artifact: str = ""
    facing: float | None = None  # None: DK-SET-20


@plain
@dataclass(frozen=True, slots=True)
class Side:
    """A squad and who leads it; a passive side never takes a turn, and its seat comes after those of the players."""

    seat: int
    team: int
    orders: tuple[str, ...]
    control: Literal["player", "passive"]
    squad: tuple[Unit, ...]


@plain
@dataclass(frozen=True, slots=True)
class TerrainPiece:
    """A thing that stands on the table and does not move."""

    id: str
    label_en: str
    label_ru: str
    shape: Shape


@plain
@dataclass(frozen=True, slots=True)
class Zone:
    """A named area without physical effect."""

    id: str
    label_en: str
    label_ru: str
    shape: Shape


@plain
@dataclass(frozen=True, slots=True)
class ArtifactEntry:
    """An artifact and where it lies."""

    artifact: str
    at: Point


@plain
@dataclass(frozen=True, slots=True)
class ObjectEntry:
    """A barrel: the artifact disk of an Order, lying with its other face up."""

    object_id: str
    order: str
    at: Point
    label_en: str
    label_ru: str
