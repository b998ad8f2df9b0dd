"""Units, shapes, terrain, zones, artifacts and barrels, as a script writes them (RULES.md 4.3)."""

from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.scripts.areas import area
from parlour.games.desktopia.scripts.pieces import ArtifactEntry, At, InZone, ObjectEntry, Placement, TerrainPiece, Unit, Zone
from parlour.games.desktopia.scripts.shapes import Circle, Point, Poly, Rect, Shape, is_convex
from parlour.games.desktopia.scripts.values import LABEL, MANY, Value

FAR = 1400.0  # the longest side of a field
THIN = 1.0  # the thinnest thing
MOST_UNITS = 4  # no type has more disks
MOST_WOUNDS = 11
MOST_MISSILES = 5
EXISTS = "DK-SCR-01"


def character(value: Value) -> str:
    """A type of character."""
    return value.word(CONTENT.characters, "unknown-type", EXISTS)


def order(value: Value) -> str:
    """An Order."""
    return value.word(ORDERS, "unknown-order", EXISTS)


def artifact(value: Value) -> str:
    """An artifact."""
    return value.word(CONTENT.artifacts, "unknown-artifact", EXISTS)


def ritual(value: Value) -> str:
    """A kind of ritual card."""
    return value.word(CONTENT.rituals, "unknown-ritual", EXISTS)


def unit(value: Value) -> Unit:
    """A UnitEntry."""
    found = value.by("DK-SCR-16").fields(("type", "count"), ("tag", "placement", "wounds", "missiles", "on_artifact", "facing"))
    missiles, facing, placed, on = found.get("missiles"), found.get("facing"), found.get("placement"), found.get("on_artifact")
    return Unit(
        character(found["type"]),
        found["count"].whole(1, MOST_UNITS),
        found.name("tag"),
        placement(placed) if placed else None,
        found["wounds"].whole(0, MOST_WOUNDS) if "wounds" in found else 0,
        None if missiles is None or missiles.what is None else missiles.whole(0, MOST_MISSILES),
        "" if on is None or on.what is None else artifact(on),
        None if facing is None or facing.what is None else facing.number(0, 360),
    )


def placement(value: Value) -> Placement:
    """Where units stand at the start."""
    found = value.by("DK-SCR-16").fields((), ("at", "zone"))
    if found.only("at", "zone") == "zone":
        return InZone(found["zone"].name())
    return At(tuple([point(each) for each in found["at"].items(1, MOST_UNITS)]))


def terrain(value: Value) -> TerrainPiece:
    """A thing on the table."""
    return TerrainPiece(*_labelled(value))


def zone(value: Value) -> Zone:
    """A named area."""
    return Zone(*_labelled(value))


def artifact_entry(value: Value) -> ArtifactEntry:
    """An artifact on the table."""
    found = value.by("DK-SCR-18").fields(("artifact", "at"))
    return ArtifactEntry(artifact(found["artifact"]), point(found["at"]))


def object_entry(value: Value) -> ObjectEntry:
    """A barrel on the table."""
    found = value.by("DK-SCR-18").fields(("object_id", "order", "at", "label_en", "label_ru"))
    return ObjectEntry(
        found["object_id"].name(),
        order(found["order"]),
        point(found["at"]),
        found["label_en"].text(LABEL, least=1),
        found["label_ru"].text(LABEL, least=1),
    )


def shape(value: Value) -> Shape:
    """A circle, rectangle or polygon."""
    found = value.fields((), ("circle", "rect", "poly"))
    match found.only("circle", "rect", "poly"):
        case "circle":
            x, y, radius = found["circle"].items(3, 3)
            return Circle(_coordinate(x), _coordinate(y), radius.number(THIN, FAR))
        case "rect":
            x, y, width, height, rotation = found["rect"].items(5, 5)
            return Rect(
                _coordinate(x), _coordinate(y), width.number(THIN, FAR), height.number(THIN, FAR), rotation.number(-360, 360)
            )
    return _polygon(found["poly"])


def point(value: Value) -> Point:
    """A point of the table."""
    x, y = value.items(2, 2)
    return _coordinate(x), _coordinate(y)


def terrains(value: Value) -> tuple[TerrainPiece, ...]:
    """Things on the table."""
    return tuple([terrain(each) for each in value.items(0, MANY)])


def _polygon(value: Value) -> Poly:
    """DK-PHY-08 Made counter-clockwise, and refused if it is not convex."""
    corners = tuple([point(each) for each in value.items(3, 12)])
    if area(corners) < 0:
        corners = corners[::-1]
    if not is_convex(corners):
        raise value.bad("not-convex", "DK-PHY-08")
    return Poly(corners)


def _labelled(value: Value) -> tuple[str, str, str, Shape]:
    found = value.by("DK-SCR-17").fields(("id", "label_en", "label_ru", "shape"))
    labels = [found[key].text(LABEL, least=1) for key in ("label_en", "label_ru")]
    return found["id"].name(), labels[0], labels[1], shape(found["shape"])


def _coordinate(value: Value) -> float:
    return value.number(-FAR, 2 * FAR)  # a zone may reach over the border
