"""What a script lays on the table (RULES.md 4.3): sides with their squads, terrain, zones, artifacts and barrels."""

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from parlour.games.desktopia.scripts.shapes import Shape
from parlour.games.desktopia.scripts.values import (
    DIFFERENT,
    MANY,
    NULL,
    Artifact,
    CharacterType,
    Entry,
    Keyed,
    Label,
    Name,
    Order,
    Point,
    SideNumber,
)
from parlour.kernel import plain

MOST_UNITS = 4  # no type has more disks


@plain
class At(Keyed, frozen=True):
    """Fixed points, one a disk."""

    KEY: ClassVar[str] = "at"

    points: Annotated[tuple[Point, ...], Meta(min_length=1, max_length=MOST_UNITS)]


@plain
class InZone(Keyed, frozen=True):
    """The owner places the disks inside a zone."""

    KEY: ClassVar[str] = "zone"

    zone: Name


Placement: TypeAlias = At | InZone


@plain
class Unit(Entry, frozen=True):
    """Some characters of one type; only recruits and reinforcements have no placement of their own."""

    RULE: ClassVar[str] = "DK-SCR-16"

    type: CharacterType
    count: Annotated[int, Meta(ge=1, le=MOST_UNITS)]
    tag: Name = ""
    placement: Placement | None = None
    wounds: Annotated[int, Meta(ge=0, le=11)] = 0
    missiles: Annotated[Annotated[int, Meta(ge=0, le=5)] | None, NULL] = None  # None: as the card says
    on_artifact: Annotated[Artifact, Meta(extra={"null": ""})] = ""
    facing: Annotated[Annotated[float, Meta(ge=0, le=360)] | None, NULL] = None  # degrees; None: DK-SET-20


class Side(Entry, frozen=True):
    """A squad and who leads it; a passive side never takes a turn, and its seat comes after those of the players."""

    RULE: ClassVar[str] = "DK-SCR-14"

    seat: SideNumber
    team: SideNumber
    orders: Annotated[tuple[Order, ...], Meta(min_length=1, max_length=4), DIFFERENT]
    control: Literal["player", "passive"]
    squad: Annotated[tuple[Unit, ...], Meta(min_length=1, max_length=MANY)]


class _Area(Entry, frozen=True):
    RULE: ClassVar[str] = "DK-SCR-17"

    id: Name
    label_en: Label
    label_ru: Label
    shape: Shape


@plain
class TerrainPiece(_Area, frozen=True):
    """A thing that stands on the table and does not move."""


class Zone(_Area, frozen=True):
    """A named area without physical effect."""


class ArtifactEntry(Entry, frozen=True):
    """An artifact and where it lies."""

    RULE: ClassVar[str] = "DK-SCR-18"

    artifact: Artifact
    at: Point


class ObjectEntry(Entry, frozen=True):
    """A barrel: the artifact disk of an Order, lying with its other face up."""

    RULE: ClassVar[str] = "DK-SCR-18"

    object_id: Name
    order: Order
    at: Point
    label_en: Label
    label_ru: Label
