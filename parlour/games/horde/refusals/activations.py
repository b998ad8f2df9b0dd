"""Chapter 6.5: why a unit cannot be activated."""

from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import FACTION_OF, UnitId, War
from parlour.games.horde.rules.battle import able_units
from parlour.games.horde.rules.movement import Fault
from parlour.kernel import Decision

OF_A_UNIT = ("move", "attack", "aimed", "supply", "heal", "order", "poison", "trap", "done", "back")


def activation_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-ACT-01 A unit is picked first, and then acts."""
    match words:
        case ("activate", unit) if unit in KIND_OF:
            return unit_fault(war, unit)
        case (verb, *_) if verb in OF_A_UNIT:
            return "activate-first", "HD-ACT-03"
    return None


def unit_fault(war: War, unit: UnitId) -> Fault:
    """Why this unit is not offered."""
    if FACTION_OF[unit] != war.faction:
        return "unit-of-others", "HD-GEN-02"
    if unit not in war.at:
        return "unit-not-there", "HD-ACT-01"
    if unit not in war.ready:
        return "already-activated", "HD-ACT-02"
    if unit not in able_units(war, war.faction):
        return "nothing-to-do", "HD-ACT-13"
    return "put-back", "HD-RUL-97"
