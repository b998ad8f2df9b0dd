"""What a script has by name, and the refusal of a name that it does not have (DK-SCR-01)."""

from collections.abc import Iterator

from parlour.games.desktopia.scripts.modifiers import Reinforcement, TerrainChange
from parlour.games.desktopia.scripts.pieces import Side, Unit
from parlour.games.desktopia.scripts.places import listing
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.values import EXISTS


def unknown_name(script: Script, kind: str, where: str, name: object) -> Iterator[BadScript]:
    """Refuses the name of a tag, zone, artifact, object, team, seat or piece of terrain that is not there."""
    legal = list(map(str, _names(script, kind)))
    if str(name) not in legal:
        yield BadScript(f"unknown-{kind}", where, EXISTS, found=str(name), legal=listing(dict.fromkeys(legal)))


def _names(script: Script, kind: str) -> Iterator[object]:
    match kind:
        case "tag":
            yield from [unit.tag for _, _, unit in all_units(script) if unit.tag]
        case "zone":
            yield from [zone.id for zone in script.zones]
        case "artifact":
            yield from [entry.artifact for entry in script.artifacts]
        case "object":
            yield from [entry.object_id for entry in script.objects]
        case "team":
            yield from [side.team for side in script.sides]
        case "seat":
            yield from range(script.players)
        case "terrain":
            later = [piece for rule in script.special_rules if isinstance(rule, TerrainChange) for piece in rule.add]
            yield from [piece.id for piece in (*script.terrain, *later)]


def all_units(script: Script) -> Iterator[tuple[str, Side, Unit]]:
    """All units of the squads, and those who may come later, with where they are written."""
    for number, side in enumerate(script.sides):
        for place, unit in enumerate(side.squad):
            yield f"sides[{number}].squad[{place}]", side, unit
    for number, rule in enumerate(script.special_rules):
        if isinstance(rule, Reinforcement) and rule.seat < len(script.sides):
            for place, unit in enumerate(rule.units):
                yield f"special_rules[{number}].units[{place}]", script.sides[rule.seat], unit
