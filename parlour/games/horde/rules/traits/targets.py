"""Traits that give a unit more targets (chapters 6.12, 6.18 and 6.19)."""

from collections.abc import Callable, Mapping

from parlour.games.horde.board import BESIDE, BIT, NEAR, Hexes, hexes, names, within
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import SIDE_OF, UnitId, War, units_on
from parlour.games.horde.rules.parameters import range_of, reach_of
from parlour.games.horde.rules.traits.fight import AIMED
from parlour.kernel import Action

AIM: Mapping[UnitId, Action] = {unit: (AIMED, unit) for unit in KIND_OF}


def aimed_hexes(war: War, unit: UnitId) -> Hexes:
    """HD-TR-RU3a, HD-TR-RU3b, HD-TR-RU3c, HD-TR-NM2d The hexes that only Aimed Shot reaches."""
    hex = war.at[unit]
    normal = range_of(war, unit) or 1
    return within(hex, reach_of(war, unit, war.content.traits["tr_aimed_shot"].reach)) & ~within(hex, normal)


def aimed_shot(war: War, unit: UnitId, near: Hexes) -> list[Action]:
    """HD-TR-RU3a A shot at an enemy farther away."""
    return [AIM[enemy] for enemy in units_on(war, aimed_hexes(war, unit) & war.visible[1 - SIDE_OF[unit]])]


def gunpowder(war: War, unit: UnitId, near: Hexes) -> list[Action]:
    """HD-TR-CH2 Any two enemies next to the unit."""
    seconds = NEAR[war.at[unit]] & war.standing[1 - SIDE_OF[unit]]
    return [pair for hex in names(near) for pair in _pairs(war, BIT[hex], seconds)]


def line_attack(war: War, unit: UnitId, near: Hexes) -> list[Action]:
    """HD-TR-RU9a, HD-TR-RU9b, HD-TR-RU9c An enemy next to the unit, and one behind or beside it."""
    enemies = war.standing[1 - SIDE_OF[unit]]
    around = BESIDE[war.at[unit]]
    pairs = {}
    for direction, hex in enumerate(around):
        if hex is not None and BIT[hex] & near:
            places = (BESIDE[hex][direction], around[direction - 1], around[(direction + 1) % len(around)])
            pairs[hex] = _pairs(war, BIT[hex], hexes([place for place in places if place is not None]) & enemies)
    return [pair for hex in names(near) for pair in pairs[hex]]


def _pairs(war: War, first: Hexes, seconds: Hexes) -> list[Action]:
    """HD-ARE-01, HD-ARE-05, HD-TR-NM6d Attacks on a primary and a second target: the second may be disguised."""
    return [("attack", war.on[first], second) for second in units_on(war, seconds & ~first)]


RANGE: Mapping[str, Callable[[War, UnitId], Hexes]] = {"tr_aimed_shot": aimed_hexes}  # where it strikes beyond its range
TARGETS: Mapping[str, Callable[[War, UnitId, Hexes], list[Action]]] = {  # more attacks, by the hexes of the usual targets
    "tr_aimed_shot": aimed_shot,
    "tr_gunpowder": gunpowder,
    "tr_line_attack": line_attack,
}
