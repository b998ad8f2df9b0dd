"""Chapters 6.9 to 6.12 and 6.17 to 6.21: why a key action is not possible."""

from collections.abc import Callable, Mapping

from parlour.games.horde.board import BIT
from parlour.games.horde.position import SIDE_OF, UnitId, War
from parlour.games.horde.rules.combat import AIMED
from parlour.games.horde.rules.harm import is_wounded
from parlour.games.horde.rules.key_actions import reach_of_trait
from parlour.games.horde.rules.movement import Fault
from parlour.games.horde.rules.targets import AIMED_SHOT, in_reach
from parlour.games.horde.rules.traits import is_immune, trait_of

NEEDS = {"supply": "tr_supplies", "heal": "tr_personal_healers", "order": "tr_princes_order"}
RULE = {"supply": "HD-TR-RU4a", "heal": "HD-TR-CH8a", "order": "HD-TR-RU8a"}


def attack_fault(war: War, unit: UnitId, verb: str, targets: tuple[str, ...]) -> Fault:
    """HD-CMB-01, HD-CMB-02 and HD-RNG-01 Why the unit cannot attack these targets."""
    first = targets[0]
    if verb == AIMED and trait_of(war, unit) != AIMED_SHOT:
        return "lacks-trait", "HD-TR-RU3a"
    if any(target not in war.at for target in targets):
        return "no-such-target", "HD-CMB-01"
    if any(SIDE_OF[target] == SIDE_OF[unit] for target in targets):
        return "own-side", "HD-GEN-09"
    if first in war.disguised:
        return "disguised", "HD-CMB-02"
    there = BIT[war.at[first]]
    if verb == AIMED:
        return ("no-such-target", "HD-TR-RU3c") if there & in_reach(war, unit) else ("too-far", "HD-TR-RU3a")
    if not there & in_reach(war, unit):
        return "too-far", "HD-RNG-01" if war.kind[unit].range else "HD-CMB-01"
    return "no-such-target", "HD-ARE-01"


def help_fault(verb: str) -> Callable[[War, UnitId, tuple[str, ...]], Fault | None]:
    """HD-TR-RU4, HD-TR-RU8 and HD-TR-CH8 Why the unit cannot help this friend."""

    def fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
        trait, rule = NEEDS[verb], RULE[verb]
        if trait_of(war, unit) != trait:
            return "lacks-trait", "HD-ACT-08"
        if not on or on[0] not in war.at or on[0] == unit or SIDE_OF[on[0]] != SIDE_OF[unit]:
            return "no-such-target", rule
        if not BIT[war.at[on[0]]] & reach_of_trait(war, unit, trait):
            return "too-far", rule
        if verb == "order":
            return "no-such-target", "HD-TR-RU8b"
        return ("not-wounded", "HD-RUL-46") if not is_wounded(war, on[0]) else None

    return fault


def poison_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-SM5a and 5c Why the unit cannot poison this enemy."""
    if trait_of(war, unit) != "tr_poisons":
        return "lacks-trait", "HD-ACT-08"
    if not on or on[0] not in war.at:
        return "no-such-target", "HD-TR-SM5a"
    if SIDE_OF[on[0]] == SIDE_OF[unit]:
        return "own-side", "HD-GEN-09"
    if not BIT[war.at[on[0]]] & reach_of_trait(war, unit, "tr_poisons"):
        return "too-far", "HD-TR-SM5a"
    if on[0] in war.disguised:
        return "disguised", "HD-TR-SM5c"
    return ("immune", "HD-TR-SM5c") if is_immune(war, on[0]) else None


def trap_fault(war: War, unit: UnitId, on: tuple[str, ...]) -> Fault | None:
    """HD-TR-CH4a and HD-TRP-02 Why the unit cannot lay a trap there."""
    if trait_of(war, unit) != "tr_traps":
        return "lacks-trait", "HD-ACT-08"
    if not on or on[0] not in BIT:
        return "no-such-target", "HD-TRP-02"
    return ("hex-taken", "HD-TRP-02") if BIT[on[0]] & reach_of_trait(war, unit, "tr_traps") else ("too-far", "HD-TR-CH4a")


KEY_FAULTS: Mapping[str, Callable[[War, UnitId, tuple[str, ...]], Fault | None]] = {
    **{verb: help_fault(verb) for verb in NEEDS},
    "poison": poison_fault,
    "trap": trap_fault,
}
