"""Whether each side has its seat, and each unit is what a unit may be (DK-SCR-14, DK-SCR-16)."""

from collections.abc import Iterator

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.known import all_units, unknown_name
from parlour.games.desktopia.scripts.pieces import At, InZone, Side, Unit
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.values import EXISTS


def squads(script: Script) -> Iterator[BadScript]:
    """Sides without a seat of their own, and units that cannot be."""
    yield from _sides(script)
    for where, side, unit in all_units(script):
        yield from _unit(script, where, side, unit)
    yield from _tags(script)


def _sides(script: Script) -> Iterator[BadScript]:
    """Every seat has exactly one side, in seat order; passive sides come after those of the players."""
    for number, side in enumerate(script.sides):
        if side.seat != number:
            yield BadScript("seat-order", f"sides[{number}].seat", EXISTS, found=side.seat, expected=number)
        control = "player" if number < script.players else "passive"
        if side.control != control:
            yield BadScript("wrong-control", f"sides[{number}].control", EXISTS, found=side.control, expected=control)
    if len(script.sides) < script.players:
        yield BadScript("seat-order", "sides", EXISTS, found=len(script.sides), expected=script.players)


def _unit(script: Script, where: str, side: Side, unit: Unit) -> Iterator[BadScript]:
    card = CONTENT.characters[unit.type]
    if card.order not in side.orders:
        yield BadScript("order-not-played", f"{where}.type", "DK-SET-03", found=unit.type, order=card.order)
    lives = script.life_max(unit, card.lives)
    if unit.wounds >= lives:
        yield BadScript("too-wounded", f"{where}.wounds", "DK-SET-10", found=unit.wounds, lives=lives)
    if unit.missiles is not None and (unit.missiles > card.supply or not card.supply):
        yield BadScript("no-supply", f"{where}.missiles", "DK-SET-11", found=unit.missiles, most=card.supply)
    yield from _reinforcement(where, unit) if where.startswith("special_rules") else _placed(script, where, side, unit)


def _reinforcement(where: str, unit: Unit) -> Iterator[BadScript]:
    if unit.placement is not None:
        yield BadScript("placement-given", f"{where}.placement", "DK-SCR-07")
    if unit.on_artifact:
        yield BadScript("placement-given", f"{where}.on_artifact", "DK-SCR-07")


def _placed(script: Script, where: str, side: Side, unit: Unit) -> Iterator[BadScript]:
    """DK-SET-07 At fixed points, or by the owner inside a zone: a passive side has nobody to do it."""
    if unit.on_artifact and unit.count != 1:
        yield BadScript("single-unit", f"{where}.count", "DK-SCR-16", found=unit.count)
    match unit.placement:
        case None:
            yield BadScript("placement-missing", f"{where}.placement", "DK-SET-07")
        case InZone(zone):
            yield from unknown_name(script, "zone", f"{where}.placement.zone", zone)
            if side.control == "passive":
                yield BadScript("passive-zone", f"{where}.placement.zone", "DK-SET-07")
        case At(points) if len(points) != unit.count:
            yield BadScript("points-differ", f"{where}.placement.at", "DK-SET-07", found=len(points), expected=unit.count)
    if unit.on_artifact:
        yield from _on_artifact(script, where, unit)


def _on_artifact(script: Script, where: str, unit: Unit) -> Iterator[BadScript]:
    """SB-F-06 A single unit, at the very point of its artifact, and nobody else there (DK-GEO-05)."""
    points = [entry.at for entry in script.artifacts if entry.artifact == unit.on_artifact]
    if not points:
        yield from unknown_name(script, "artifact", f"{where}.on_artifact", unit.on_artifact)
    elif unit.placement != At((points[0],)):
        yield BadScript("off-artifact", f"{where}.placement", "SB-F-06", artifact=unit.on_artifact)
    first = next(other for _, other in script.units() if other.on_artifact == unit.on_artifact)
    if first is not unit:
        yield BadScript("full-artifact", f"{where}.on_artifact", "DK-GEO-05", artifact=unit.on_artifact)


def _tags(script: Script) -> Iterator[BadScript]:
    """SB-F-03 A tag may stand on several entries, of one side or of allies."""
    team: dict[str, int] = {}
    for where, side, unit in all_units(script):
        if unit.tag and team.setdefault(unit.tag, side.team) != side.team:
            yield BadScript("shared-tag", f"{where}.tag", "SB-F-03", found=unit.tag)
