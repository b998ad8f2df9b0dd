"""What dice are likely to do (RULES.md 12.2): the chances of an attack and of each answer to it."""

from functools import cache
from itertools import product
from typing import NamedTuple

from parlour.games.horde.position import UnitId, War
from parlour.games.horde.rules.combat import MELEE, declare, is_hit, is_pinned, wounds
from parlour.games.horde.rules.dice import may_reroll
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.rules.retreat import gets_away, is_regrouped, refuges

DIE = range(1, 7)


class Odds(NamedTuple):
    """An attack on one target, before any die is rolled."""

    attack: int  # what is added to the attack die
    defence: int  # what is added to the defence die
    hit: float  # the chance to hit a target that defends
    wounds: int  # the health that a hit takes
    retreat: float | None  # the target's chance to get away instead; None if it may not try


def odds(war: War, unit: UnitId, target: UnitId, manner: str, charged: bool) -> Odds:
    """What an attack that the unit may declare now promises, with all that its declaration does (HD-CMB-03)."""
    pinned = is_pinned(war, unit, target)
    declared = war.copy()
    declare(declared, unit, (target,), manner)
    attack, defence = attack_of(declared, unit, target, manner, pinned), defence_of(declared, target)
    flight = manner == MELEE and refuges(declared, unit, target)
    return Odds(
        attack,
        defence,
        hit_chance(attack - defence),
        wounds(declared, unit, target, defence, charged),
        retreat_chance(declared, unit, target) if flight else None,
    )


def defend_chance(war: War, target: UnitId, total: int) -> float:
    """HD-CMB-06 How likely a target that defends is not hit by an attack total."""
    return 1 - struck_chance(total - defence_of(war, target))


def retreat_chance(war: War, unit: UnitId, target: UnitId) -> float:
    """HD-RET-05 and HD-TR-SM7a How likely the target gets away from the unit, which rolls a failed chase again if it may."""
    if is_regrouped(war, target):
        return 1.0
    return escape_chance(speed_of(war, target) - speed_of(war, unit), 2 if may_reroll(war, unit) else 1)


@cache
def hit_chance(edge: int) -> float:
    """How likely an attack with this edge (attack less defence) hits a target that defends."""
    return sum([struck_chance(edge + die) for die in DIE]) / len(DIE)


@cache
def struck_chance(margin: int) -> float:
    """How likely a unit that defends is hit, by the attack total less its defence."""
    return sum([is_hit(margin, die) for die in DIE]) / len(DIE)


@cache
def escape_chance(lead: int, chases: int = 1) -> float:
    """How likely a retreat succeeds against so many chase dice, by the unit's speed less the attacker's."""
    rolls = list(product(DIE, repeat=1 + chases))
    return sum([all(gets_away(run + lead, chase) for chase in chase_dice) for run, *chase_dice in rolls]) / len(rolls)
