"""Chapters 6.9, 6.11 and 6.12: whom a unit may attack, and how."""

from parlour.games.horde.board import NEAR, Hexes, within
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import SIDE_OF, UnitId, War, units_on
from parlour.games.horde.rules.combat import MELEE, RANGED
from parlour.games.horde.rules.parameters import range_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.fight import AIMED
from parlour.games.horde.rules.traits.targets import RANGE, TARGETS
from parlour.kernel import Action

ATTACK: dict[UnitId, Action] = {unit: ("attack", unit) for unit in KIND_OF}


def attacks(war: War, unit: UnitId, trait: str) -> list[Action]:
    """HD-CMB-01, HD-CMB-02, HD-RNG-01 The attacks that the unit may declare now."""
    near = in_reach(war, unit) & war.visible[1 - SIDE_OF[unit]]
    actions = [ATTACK[enemy] for enemy in units_on(war, near)] if near else []
    if trait in TARGETS:
        actions += TARGETS[trait](war, unit, near)
    return actions


def in_reach(war: War, unit: UnitId) -> Hexes:
    """HD-CMB-01, HD-RNG-01, HD-RNG-02, HD-RNG-05 Where the unit could attack an enemy: next to it, or within its range."""
    hex = war.at[unit]
    return within(hex, range_of(war, unit)) if war.kind[unit].range else NEAR[hex]


def threat_hexes(war: War, unit: UnitId) -> Hexes:
    """The hexes in which the unit could make an enemy the first target of an attack, aimed ones included."""
    near, trait = in_reach(war, unit), trait_of(war, unit)
    return near | RANGE[trait](war, unit) if trait in RANGE else near


def manner_of(war: War, unit: UnitId, action: str) -> str:
    """HD-RNG-03, HD-ARE-06 How an attack is made: all of a shooter's attacks are ranged, and so is an aimed one."""
    if action == AIMED:
        return AIMED
    return RANGED if war.kind[unit].range else MELEE
