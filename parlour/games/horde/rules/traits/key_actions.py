"""Traits that are key actions (chapters 6.18, 6.19 and 6.20): what they offer, what they do, and why one is not possible."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from parlour.games.horde.board import BIT, FIELD, Hex, Hexes, names, within
from parlour.games.horde.events import TrapLaid
from parlour.games.horde.position import FACTION_OF, SIDE_OF, UnitId, War, is_disguised, lay_trap, units_on
from parlour.games.horde.rules.harm import is_wounded, regain
from parlour.games.horde.rules.movement import Fault
from parlour.games.horde.rules.traits import is_immune
from parlour.games.horde.statuses import ORDERED, POISONED, gain
from parlour.kernel import Action

PARAMETERS = ("attack", "defence", "speed")
RANGE = "range"
TRAP_ON: Mapping[Hex, Action] = {hex: ("trap", hex) for hex in BIT}


class KeyAction(NamedTuple):
    """One key action: its verb, and what follows from it."""

    verb: str
    offers: Callable[[War, UnitId], list[Action]]
    act: Callable[[War, UnitId, tuple[str, ...]], None]  # by the words after the verb
    fault: Callable[[War, UnitId, tuple[str, ...]], Fault | None]  # why a unit with the trait cannot do this


def supplies(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-RU4a, HD-TR-RU4b Wounded friends next to the unit."""
    return [("supply", friend) for friend in _friends(war, unit, "tr_supplies") if is_wounded(war, friend)]


def supply(war: War, unit: UnitId, on: tuple[str, ...]) -> None:
    """HD-TR-RU4a The friend regains health."""
    regain(war, on[0], war.content.traits["tr_supplies"].amount)


def supply_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-RU4a, HD-RUL-46 Why the unit cannot supply this friend."""
    return _friend_fault(war, unit, on, "tr_supplies", "HD-TR-RU4a") or _health_fault(war, on)


def healers(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-CH8a, HD-TR-CH8b Wounded friends within two hexes."""
    return [("heal", friend) for friend in _friends(war, unit, "tr_personal_healers") if is_wounded(war, friend)]


def heal(war: War, unit: UnitId, on: tuple[str, ...]) -> None:
    """HD-TR-CH8a The friend regains health."""
    regain(war, on[0], war.content.traits["tr_personal_healers"].amount)


def heal_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-CH8a, HD-RUL-46 Why the unit cannot heal this friend."""
    return _friend_fault(war, unit, on, "tr_personal_healers", "HD-TR-CH8a") or _health_fault(war, on)


def orders(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-RU8b, HD-TR-RU8c Friends next to the unit, and what of theirs may be raised."""
    actions: list[Action] = []
    for friend in _friends(war, unit, "tr_princes_order"):
        actions += [("order", friend, parameter) for parameter in PARAMETERS]
        if war.kind[friend].range:
            actions.append(("order", friend, RANGE))
    return actions


def order(war: War, unit: UnitId, on: tuple[str, ...]) -> None:
    """HD-TR-RU8a One parameter of the friend is raised."""
    gain(war, ORDERED, on[0], by=unit, what=on[1])


def order_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-RU8a, HD-TR-RU8b Why the unit cannot give this order."""
    return _friend_fault(war, unit, on, "tr_princes_order", "HD-TR-RU8a") or ("no-such-target", "HD-TR-RU8b")


def poisons(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-SM5a, HD-TR-SM5c Enemies within three hexes that are neither disguised nor immune."""
    there = _reach(war, unit, "tr_poisons") & war.visible[1 - SIDE_OF[unit]]
    return [("poison", enemy) for enemy in units_on(war, there) if not is_immune(war, enemy)]


def poison(war: War, unit: UnitId, on: tuple[str, ...]) -> None:
    """HD-TR-SM5a The enemy is poisoned."""
    gain(war, POISONED, on[0])


def poison_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-SM5a, HD-TR-SM5c Why the unit cannot poison this enemy."""
    if not on or on[0] not in war.at:
        return "no-such-target", "HD-TR-SM5a"
    if SIDE_OF[on[0]] == SIDE_OF[unit]:
        return "own-side", "HD-GEN-09"
    if not BIT[war.at[on[0]]] & _reach(war, unit, "tr_poisons"):
        return "too-far", "HD-TR-SM5a"
    if is_disguised(war, on[0]):
        return "disguised", "HD-TR-SM5c"
    return ("immune", "HD-TR-SM5c") if is_immune(war, on[0]) else None


def traps(war: War, unit: UnitId) -> list[Action]:
    """HD-TR-CH4a, HD-TR-CH4b, HD-TRP-09 Empty hexes within three hexes, however many traps lie already."""
    return [TRAP_ON[hex] for hex in names(_reach(war, unit, "tr_traps") & trap_hexes(war))]


def trap_hexes(war: War) -> Hexes:
    """HD-TRP-02 The hexes on which a trap may be laid: without unit, standing settlement or trap."""
    return FIELD & ~(war.standing[0] | war.standing[1] | war.walls[0] | war.walls[1] | war.trapped)


def trap(war: War, unit: UnitId, on: tuple[str, ...]) -> None:
    """HD-TR-CH4a, HD-TR-NM2d A trap of the unit's faction lies there."""
    lay_trap(war, on[0], FACTION_OF[unit])
    war.tell(TrapLaid(unit, on[0]))


def trap_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-CH4a, HD-TRP-02 Why the unit cannot lay a trap there."""
    if not on or on[0] not in BIT:
        return "no-such-target", "HD-TRP-02"
    return ("hex-taken", "HD-TRP-02") if BIT[on[0]] & _reach(war, unit, "tr_traps") else ("too-far", "HD-TR-CH4a")


KEY: Mapping[str, KeyAction] = {
    "tr_supplies": KeyAction("supply", supplies, supply, supply_fault),
    "tr_personal_healers": KeyAction("heal", healers, heal, heal_fault),
    "tr_princes_order": KeyAction("order", orders, order, order_fault),
    "tr_poisons": KeyAction("poison", poisons, poison, poison_fault),
    "tr_traps": KeyAction("trap", traps, trap, trap_fault),
}
TRAIT_OF_VERB: Mapping[str, str] = {key.verb: trait for trait, key in KEY.items()}


def _friends(war: War, unit: UnitId, trait: str) -> list[UnitId]:
    return units_on(war, _reach(war, unit, trait) & war.standing[SIDE_OF[unit]])


def _reach(war: War, unit: UnitId, trait: str) -> Hexes:
    return within(war.at[unit], war.content.traits[trait].reach)


def _friend_fault(war: War, unit: UnitId, on: tuple[str, ...], trait: str, rule: str) -> Fault | None:
    if not on or on[0] not in war.at or on[0] == unit or SIDE_OF[on[0]] != SIDE_OF[unit]:
        return "no-such-target", rule
    return None if BIT[war.at[on[0]]] & _reach(war, unit, trait) else ("too-far", rule)


def _health_fault(war: War, on: tuple[str, ...]) -> Fault | None:
    return None if is_wounded(war, on[0]) else ("not-wounded", "HD-RUL-46")
