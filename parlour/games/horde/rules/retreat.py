"""Chapter 6.10: retreat."""

from parlour.games.horde.board import BIT, NEAR, Hex, names
from parlour.games.horde.events import DiceRolled, Rerolled, Retreated, RetreatFailed
from parlour.games.horde.position import SIDE_OF, UnitId, War, controller, free_hexes, shift
from parlour.games.horde.rules.dice import ONE_DIE, REROLL, may_reroll, reroll
from parlour.games.horde.rules.harm import leave_capital, spring_trap
from parlour.games.horde.rules.parameters import speed_of
from parlour.games.horde.rules.traits import bearers, trait_of
from parlour.games.horde.rules.traits.fight import COUNTERMEASURE, RETREAT
from parlour.games.horde.rules.victory import check_hold
from parlour.kernel import Play, ask, rule


@rule
def retreat(war: War, unit: UnitId, target: UnitId, hex: Hex) -> Play[bool]:
    """HD-RET-05, HD-RET-08, HD-RET-09 The target of an attack tries to get away from the unit; returns whether it does."""
    if not is_regrouped(war, target):
        (die,) = yield ONE_DIE
        head_start = die + speed_of(war, target)
        war.tell(DiceRolled(target, "retreat", die, head_start))
        (die,) = yield ONE_DIE
        chase = die + speed_of(war, unit)
        war.tell(DiceRolled(unit, "chase", die, chase))
        if gets_away(head_start, chase) and may_reroll(war, unit):
            answer = yield ask(controller(war, unit), reroll(unit, "chase", die, chase))
            if answer == REROLL:
                war.rerolls += 1
                war.tell(Rerolled(unit, "chase"))
                (die,) = yield ONE_DIE
                chase = die + speed_of(war, unit)
                war.tell(DiceRolled(unit, "chase", die, chase))
        if not gets_away(head_start, chase):
            war.tell(RetreatFailed(target))
            return False
    war.tell(Retreated(target, hex))
    give_way(war, target, hex)
    return True


def gets_away(head_start: int, chase: int) -> bool:
    """HD-RET-06, HD-RET-07 Whether a retreat total succeeds against a chase total: equal ones are a failure."""
    return head_start > chase


def give_way(war: War, unit: UnitId, hex: Hex) -> None:
    """HD-MOV-13, HD-RET-13, HD-ZOC-15 The unit is put on another hex: nothing is provoked, but a trap springs."""
    shift(war, unit, hex)
    check_hold(war)
    spring_trap(war, unit)
    if unit in war.held:
        leave_capital(war, unit)


def refuges(war: War, unit: UnitId, target: UnitId) -> tuple[Hex, ...]:
    """HD-RET-03, HD-RET-04, HD-RET-11, HD-RET-14, HD-TR-SM7b Where the target of a melee attack by the unit may retreat."""
    if trait_of(war, unit) in COUNTERMEASURE or speed_of(war, target) == 0:
        return ()
    return tuple(names(NEAR[war.at[target]] & free_hexes(war, SIDE_OF[target])))


def is_regrouped(war: War, unit: UnitId) -> bool:
    """HD-TR-SM7a, HD-TR-SM7c Whether a friend next to the unit lets it retreat without dice."""
    near, side = NEAR[war.at[unit]], SIDE_OF[unit]
    return any(BIT[war.at[friend]] & near for trait in RETREAT for friend in bearers(war, trait, side))
