"""Chapters 6.9, 6.11 and 6.12: whom a unit may attack."""

from parlour.games.horde.board import BESIDE, BIT, NEAR, Hex, Hexes, within
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import SIDE_OF, UnitId, War, units_on
from parlour.games.horde.rules.combat import AIMED, MELEE, RANGED
from parlour.games.horde.rules.parameters import range_of, reach_of
from parlour.games.horde.rules.traits import trait_of
from parlour.kernel import Action

AIMED_SHOT = "tr_aimed_shot"
ATTACK: dict[UnitId, Action] = {unit: ("attack", unit) for unit in KIND_OF}
AIM: dict[UnitId, Action] = {unit: ("aimed", unit) for unit in KIND_OF}


def attacks(war: War, unit: UnitId, trait: str) -> list[Action]:
    """HD-CMB-01, HD-CMB-02 and HD-RNG-01 The attacks that the unit may declare now."""
    hex, side = war.at[unit], SIDE_OF[unit]
    enemies = war.visible[1 - side]
    near = in_reach(war, unit) & enemies
    found = [ATTACK[each] for each in units_on(war, near)] if near else []
    if trait == AIMED_SHOT:
        found += [AIM[each] for each in units_on(war, aimed_at(war, unit) & enemies)]
    elif near and trait == "tr_gunpowder":
        seconds = NEAR[hex] & war.standing[1 - side]
        found += [("attack", *pair) for pair in _pairs(war, near, dict.fromkeys(_bits(near), seconds))]
    elif near and trait == "tr_line_attack":
        found += [("attack", *pair) for pair in _pairs(war, near, in_line(war, unit))]
    return found


def in_reach(war: War, unit: UnitId) -> Hexes:
    """HD-CMB-01 and HD-RNG-01 The hexes in which the unit could attack an enemy: next to it, or within its range."""
    hex = war.at[unit]
    return within(hex, range_of(war, unit)) if war.kind[unit].range else NEAR[hex]


def threatened(war: War, unit: UnitId) -> Hexes:
    """The hexes in which the unit could make an enemy the first target of an attack, aimed ones included."""
    near = in_reach(war, unit)
    return near | aimed_at(war, unit) if trait_of(war, unit) == AIMED_SHOT else near


def manner_of(war: War, unit: UnitId, action: str) -> str:
    """HD-RNG-03 and HD-ARE-06 How an attack is made: all of a shooter's attacks are ranged, and so is an aimed one."""
    if action == AIMED:
        return AIMED
    return RANGED if war.kind[unit].range else MELEE


def aimed_at(war: War, unit: UnitId) -> Hexes:
    """HD-TR-RU3a to 3c and HD-TR-NM2d The hexes that only Aimed Shot reaches."""
    hex = war.at[unit]
    normal = range_of(war, unit) or 1
    return within(hex, reach_of(war, unit, war.content.traits[AIMED_SHOT].reach)) & ~within(hex, normal)


def in_line(war: War, unit: UnitId) -> dict[Hexes, Hexes]:
    """HD-TR-RU9b For each hex next to the unit: where the second target of a Line Attack may stand."""
    enemies = war.standing[1 - SIDE_OF[unit]]
    around = BESIDE[war.at[unit]]
    found = {}
    for direction, hex in enumerate(around):
        if hex is not None:
            places = (BESIDE[hex][direction], around[direction - 1], around[(direction + 1) % len(around)])
            found[BIT[hex]] = _set(places) & enemies
    return found


def _pairs(war: War, primaries: Hexes, seconds: dict[Hexes, Hexes]) -> list[tuple[UnitId, UnitId]]:
    """HD-ARE-01 and HD-ARE-05 Primary and second targets: the second may be disguised."""
    found = []
    for bit in _bits(primaries):
        found += [(war.on[bit], second) for second in units_on(war, seconds[bit] & ~bit)]
    return found


def _bits(hexes: Hexes) -> list[Hexes]:
    found = []
    while hexes:
        lowest = hexes & -hexes
        found.append(lowest)
        hexes ^= lowest
    return found


def _set(places: tuple[Hex | None, ...]) -> Hexes:
    found = 0
    for hex in places:
        if hex is not None:
            found |= BIT[hex]
    return found
