"""6.12 and 6.14: whom a missile struck, and what it does."""

from parlour.games.desktopia.events import ShotMissed, ShotStruck
from parlour.games.desktopia.position import Desk, DiskId, are_allies, bears, is_alive, missile, type_of
from parlour.games.desktopia.rules.abilities import has_trait
from parlour.games.desktopia.rules.motion import HIT, Aim, Result, Snapshot
from parlour.games.desktopia.rules.supplies import ARROW, LIGHTNING, MAGNET, SHIELD, TORNADO, set_supply
from parlour.games.desktopia.rules.wounds import guard, spend_charge, wound

DAMAGING = (ARROW, TORNADO, LIGHTNING)


def candidates(desk: Desk, aim: Aim, result: Result) -> tuple[DiskId, ...]:
    """DK-SHO-07, DK-SHO-09, DK-SHO-13, DK-SHO-15 The characters that a missile met and may have as its target, as it met them."""
    met = [
        event.other if event.disk == aim.disk else event.disk
        for event in result.events
        if event.kind == HIT and aim.disk in (event.disk, event.other)
    ]
    return tuple(dict.fromkeys([disk for disk in met if is_alive(desk, disk) and _may_be_target(desk, aim, disk)]))


def _may_be_target(desk: Desk, aim: Aim, disk: DiskId) -> bool:
    short = type_of(aim.disk)
    if short == SHIELD and bears(desk, disk, SHIELD):
        return False
    if not are_allies(desk, aim.seat, desk.side[disk]):
        return True
    return missile(desk, aim.disk).friends and (short != MAGNET or has_trait(desk, aim.shooter, "vailla"))


def damage_of(desk: Desk, aim: Aim) -> int:
    """DK-MIS-05, DK-MIS-15, DK-MIS-16 What a missile does at once, without the Div charge."""
    short = type_of(aim.disk)
    if short not in DAMAGING:
        return 0
    return 1 + (desk.supply[aim.shooter] if short == LIGHTNING else 0)


def strike_target(desk: Desk, aim: Aim, before: Snapshot, target: DiskId) -> None:
    """DK-RES-04, DK-MIS-11 The immediate effect on the target."""
    damage = damage_of(desk, aim)
    if damage and desk.charged == aim.shooter:
        damage += 1
        spend_charge(desk)
    desk.tell(ShotStruck(aim.disk, target, damage))
    if damage:
        shielded = before.bore(target, SHIELD) > 0
        wound(desk, target, damage, aim.disk, aim.seat, guard(desk, target, aim.shooter, shielded))
    if type_of(aim.disk) == LIGHTNING:
        set_supply(desk, aim.shooter, 0)


def miss(desk: Desk, aim: Aim) -> None:
    """DK-SHO-08, DK-MIS-17 The missile found nobody; others on its card stay there."""
    desk.tell(ShotMissed(aim.disk))
