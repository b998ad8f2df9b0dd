"""Questions about names: each refuses one that the script does not have (DK-SCR-01)."""

from collections.abc import Collection, Iterator

from parlour.games.desktopia.scripts.format import Script
from parlour.games.desktopia.scripts.modifiers import Reinforcement
from parlour.games.desktopia.scripts.pieces import Side, Unit
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.values import listed

RULE = "DK-SCR-01"


def known_tag(script: Script, where: str, name: str) -> Iterator[BadScript]:
    """A tag of a unit, also of one who may come later."""
    return known("unknown-tag", where, name, [unit.tag for _, _, unit in all_units(script) if unit.tag])


def known_zone(script: Script, where: str, name: str) -> Iterator[BadScript]:
    """A zone."""
    return known("unknown-zone", where, name, [zone.id for zone in script.zones])


def known_artifact(script: Script, where: str, name: str) -> Iterator[BadScript]:
    """An artifact that lies on the table."""
    return known("unknown-artifact", where, name, [entry.artifact for entry in script.artifacts])


def known_object(script: Script, where: str, name: str) -> Iterator[BadScript]:
    """A barrel."""
    return known("unknown-object", where, name, [entry.object_id for entry in script.objects])


def known_team(script: Script, where: str, team: int) -> Iterator[BadScript]:
    """A team."""
    return known("unknown-team", where, str(team), [str(side.team) for side in script.sides])


def known_seat(script: Script, where: str, seat: int) -> Iterator[BadScript]:
    """A player's seat."""
    return known("unknown-seat", where, str(seat), [str(each) for each in range(script.players)])


def known(key: str, where: str, name: str, legal: Collection[str]) -> Iterator[BadScript]:
    """A name of a list."""
    if name not in legal:
        yield BadScript(key, where, RULE, found=name, legal=listed(dict.fromkeys(legal)))


def all_units(script: Script) -> Iterator[tuple[str, Side, Unit]]:
    """All units of the squads, and those who may come later, with where they are written."""
    for number, side in enumerate(script.sides):
        for place, unit in enumerate(side.squad):
            yield f"sides[{number}].squad[{place}]", side, unit
    for number, rule in enumerate(script.special_rules):
        if isinstance(rule, Reinforcement) and rule.seat < len(script.sides):
            for place, unit in enumerate(rule.units):
                yield f"special_rules[{number}].units[{place}]", script.sides[rule.seat], unit
