"""Chapters 6.1, 6.17 and 6.21: health lost, death, and what awaits a unit on a hex that it enters."""

from parlour.games.horde.board import BIT, PATCH, Hex
from parlour.games.horde.events import Healed, TrapSprung, UnitDied, UnitWounded
from parlour.games.horde.position import (
    FACTION_OF,
    NOBODY_YET,
    SIDE,
    SIDE_OF,
    UnitId,
    War,
    capital,
    has_status,
    lift,
    remove_trap,
    without,
)
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.turn import TRAP
from parlour.games.horde.rules.victory import check_hold, check_victory
from parlour.games.horde.statuses import DRILLED, forget, lose_kind


def lose(war: War, unit: UnitId, loss: int) -> None:
    """HD-CMB-09 The unit loses health, perhaps its last."""
    health = war.health[unit]
    left = health - loss if loss < health else 0
    war.tell(UnitWounded(unit, health - left, left))
    if left:
        war.health[unit] = left
    else:
        die(war, unit)


def die(war: War, unit: UnitId) -> None:
    """HD-GEN-07 The unit goes to the discard, and perhaps the game is over."""
    lift(war, unit)
    del war.health[unit]
    war.fallen = (*war.fallen, unit)
    war.ready = without(war.ready, unit)
    if war.transit == unit:
        war.transit = NOBODY_YET
    war.tell(UnitDied(unit))
    forget(war, unit)
    check_hold(war)
    check_victory(war)


def regain(war: War, unit: UnitId, health: int) -> None:
    """HD-STA-14 The unit regains health, never more than is printed."""
    war.health[unit] = min(war.kind[unit].health, war.health[unit] + health)
    war.tell(Healed(unit, war.health[unit]))


def is_wounded(war: War, unit: UnitId) -> bool:
    """Whether the unit is below its printed health."""
    return war.health[unit] < war.kind[unit].health


def spring_trap(war: War, unit: UnitId) -> None:
    """HD-TRP-03, HD-TRP-04, HD-TRP-05, HD-TRP-08 An enemy trap on the hex that the unit has entered springs."""
    hex = war.at[unit]
    if is_trapped(war, unit, hex) and trait_of(war, unit) not in TRAP:
        remove_trap(war, hex)
        war.tell(TrapSprung(unit, hex))
        lose(war, unit, war.content.traits["tr_traps"].amount)


def is_trapped(war: War, unit: UnitId, hex: Hex) -> bool:
    """HD-TRP-06 Whether a trap of the other side lies there."""
    return hex in war.traps and SIDE[war.traps[hex]] != SIDE_OF[unit]


def leave_capital(war: War, unit: UnitId) -> None:
    """HD-TR-NM8b, HD-TR-NM8c A move, retreat or push has ended: away from its capital a unit is drilled no longer."""
    if not has_status(war, unit, DRILLED):
        return
    home = war.hex_of[capital(war, FACTION_OF[unit])]
    if not PATCH[home] & BIT[war.at[unit]]:
        lose_kind(war, unit, DRILLED)
