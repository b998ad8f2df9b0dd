"""Chapter 6.7: zones of control, and the attacks that a walk through them provokes."""

from parlour.games.horde.board import NEAR, Hex, Hexes
from parlour.games.horde.events import DiceRolled
from parlour.games.horde.position import FACTION_OF, SIDE_OF, UnitId, War, has_zone, units_on
from parlour.games.horde.rules.combat import PROVOKED, declare, defend, react
from parlour.games.horde.rules.dice import ONE_DIE
from parlour.games.horde.rules.parameters import attack_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.turn import ZONES
from parlour.kernel import Play, rule


@rule
def provoked_attack(war: War, unit: UnitId, target: UnitId) -> Play[None]:
    """HD-ZOC-09, HD-ZOC-11, HD-RET-02, HD-ARE-08 A normal attack that nobody may decline; the target can only defend."""
    declare(war, unit, (target,), PROVOKED)
    (die,) = yield ONE_DIE
    total = die + attack_of(war, unit, target)
    war.tell(DiceRolled(unit, "attack", die, total))
    (die,) = yield ONE_DIE
    defend(war, unit, target, total, die, charged=False)
    react(war, unit, (target,))


def zone_of(war: War, unit: UnitId) -> Hexes:
    """HD-ZOC-03 The hexes that the unit controls: all next to it, if it has a zone at all."""
    return NEAR[war.at[unit]] if has_zone(war, unit) else 0


def controlling(war: War, unit: UnitId, start: Hex, end: Hex) -> Hexes:
    """HD-ZOC-04, HD-ZOC-05, HD-ZOC-06, HD-ZOC-07, HD-ZOC-08 The enemies whose zones hold both ends of the unit's step."""
    enemies = NEAR[start] & NEAR[end] & war.zoned[1 - SIDE_OF[unit]]
    return 0 if enemies and trait_of(war, unit) in ZONES else enemies


def provoked_enemies(war: War, unit: UnitId, enemies: Hexes) -> tuple[UnitId, ...]:
    """HD-ZOC-10 The enemies on these hexes in the order of their attacks."""
    units = units_on(war, enemies)
    if len(units) > 1:
        after = war.order.index(FACTION_OF[unit]) + 1
        order = war.order[after:] + war.order[:after]
        units.sort(key=lambda enemy: (order.index(FACTION_OF[enemy]), enemy))
    return tuple(units)
