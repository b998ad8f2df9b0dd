"""How near the goals are: what the mode counts, and how the settlements stand."""

from typing import TypedDict

from parlour.games.horde.board import BIT
from parlour.games.horde.position import SIDES, SettlementId, UnitId, War, is_garrison, stands
from parlour.games.horde.rules.results import besiegers, siege_damage
from parlour.games.horde.rules.victory import capitals_left, crossing_count, leaders_left, razed_count, razed_needed


class Goal(TypedDict):
    """What the Horde has reached, and what it needs."""

    counted: int
    needed: int


class Left(TypedDict):
    """What is left of a side in Skirmish."""

    leaders: list[UnitId]
    capitals: list[SettlementId]


def goal(war: War) -> Goal | dict[str, Left]:
    """HD-VIC-01, HD-VIC-09 and HD-VIC-18 What the Horde has reached and needs; in Skirmish what is left of each side."""
    match war.mode:
        case "hold_the_border":
            return {"counted": crossing_count(war), "needed": war.content.crossing}
        case "conquest":
            return {"counted": razed_count(war), "needed": razed_needed(war)}
    return {name: {"leaders": leaders_left(war, side), "capitals": capitals_left(war, side)} for side, name in enumerate(SIDES)}


def garrisons(war: War) -> dict[UnitId, SettlementId]:
    """HD-GAR-01 The units that are garrisons, each with its settlement."""
    within = [(war.on[BIT[hex]], name) for name, hex in war.hex_of.items() if BIT[hex] in war.on]
    return {unit: name for unit, name in within if is_garrison(war, unit)}


def besieged(war: War) -> dict[SettlementId, list[UnitId]]:
    """HD-SIE-02 The settlements with enemies next to them, and who these are."""
    found = {name: besiegers(war, name) for name in war.hex_of if stands(war, name)}
    return {name: units for name, units in found.items() if units}


def siege_damages(war: War) -> dict[SettlementId, int]:
    """HD-SIE-04 What settlements would lose if this turn came to its Results now."""
    found = {siege.settlement: siege_damage(war, siege.settlement) for siege in war.sieges}
    return {name: loss for name, loss in found.items() if loss}
