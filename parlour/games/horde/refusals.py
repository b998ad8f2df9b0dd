"""Why an action that a player tries is not possible now, and which rule forbids it."""

from collections.abc import Callable, Mapping

from parlour.games.horde.board import BIT, DISTANCE, NEAR, Hex
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import FACTION_OF, SIDE_OF, UnitId, War, capital, free_hexes, is_disguised
from parlour.games.horde.rules.acts import BACK, DONE, Acts
from parlour.games.horde.rules.battle import able_units
from parlour.games.horde.rules.movement import Fault, may_move, path_fault, path_of
from parlour.games.horde.rules.parameters import speed_of
from parlour.games.horde.rules.targets import in_reach
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.fight import AIMED
from parlour.games.horde.rules.traits.key_actions import KEY, TRAIT_OF_VERB
from parlour.games.horde.rules.traits.targets import RANGE
from parlour.kernel import Action, Decision, Illegal, Seat

KEYS = (
    "path-blocked", "path-too-long", "path-not-adjacent", "path-ends-occupied", "too-far", "no-such-target", "path-ends-at-start",
    "cannot-move", "moved-already", "acted-already", "own-side", "disguised", "immune", "not-wounded", "lacks-trait",
    "hex-taken", "unit-of-others", "unit-not-there", "already-activated", "put-back", "nothing-to-do", "activate-first",
    "finish-first", "not-begun", "has-begun", "no-other-unit", "not-in-reserve", "not-copied", "battle-over", "open-fight",
)  # fmt: skip
OF_A_UNIT = ("move", "attack", "aimed", *TRAIT_OF_VERB, "done", "back")
OF_BATTLE = ("activate", "move", "attack", "aimed")


def explain(war: War, seat: Seat, decision: Decision, action: Action) -> Illegal | None:
    """Why this action is not among what the seat is offered; None where there is nothing more to say than that."""
    words = tuple([str(word) for word in action]) if type(action) is tuple else (str(action),)
    find = FAULTS.get(decision.kind)
    fault = find(war, decision, words) if find else None
    if fault is None and decision.kind == "spear-break" and words[0] in OF_BATTLE:
        fault = "battle-over", "HD-ACT-04"
    if fault is None:
        return None
    key, rule = fault
    return Illegal(key, rule)


def activation_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-ACT-01 A unit is picked first, and then acts."""
    match words:
        case ("activate", unit) if unit in KIND_OF:
            return unit_fault(war, unit)
        case (verb, *_) if verb in OF_A_UNIT:
            return "activate-first", "HD-ACT-03"
    return None


def unit_fault(war: War, unit: UnitId) -> Fault:
    """Why this unit is not offered."""
    if FACTION_OF[unit] != war.faction:
        return "unit-of-others", "HD-GEN-02"
    if unit not in war.at:
        return "unit-not-there", "HD-ACT-01"
    if unit not in war.ready:
        return "already-activated", "HD-ACT-02"
    if unit not in able_units(war, war.faction):
        return "nothing-to-do", "HD-ACT-13"
    return "put-back", "HD-RUL-97"


def act_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-ACT-06 One move, then one key action, of the active unit alone."""
    acts = decision.actions
    assert isinstance(acts, Acts)
    match words:
        case ("activate" | "end-battle", *_):
            return "finish-first", "HD-ACT-01"
        case ("done",):
            return "not-begun", "HD-RUL-97"
        case ("back",):
            return ("no-other-unit", "HD-RUL-97") if acts.unit in war.ready else ("has-begun", "HD-ACT-03")
        case ("move", *path) if path:
            return move_fault(war, acts, words)
        case (("attack" | "aimed") as verb, *targets) if targets:
            return _spent(acts) or attack_fault(war, acts.unit, verb, tuple(targets))
        case (verb, *on) if verb in TRAIT_OF_VERB:
            return _spent(acts) or key_fault(war, acts.unit, verb, tuple(on))
    return None


def move_fault(war: War, acts: Acts, words: tuple[str, ...]) -> Fault | None:
    """HD-MOV-01, HD-MOV-03, HD-MOV-04 and HD-MOV-06 Why the unit cannot move there, or not on that path."""
    unit = acts.unit
    if any(hex not in BIT for hex in words[1:]):
        return "path-not-adjacent", "HD-BRD-06"
    if not may_move(war, trait_of(war, unit), acts.moves, acts.deeds):
        return ("acted-already", "HD-ACT-07") if acts.deeds else ("moved-already", "HD-ACT-06")
    if not speed_of(war, unit):
        return "cannot-move", "HD-MOV-03"
    if len(words) > 2:
        return path_fault(war, unit, path_of(war, unit, words))
    return end_fault(war, unit, words[1])


def end_fault(war: War, unit: UnitId, end: Hex) -> Fault:
    """Why no path leads the unit to this hex."""
    if BIT[end] & war.walls[1 - SIDE_OF[unit]]:
        return "path-blocked", "HD-MOV-06"
    if BIT[end] in war.on:
        return "path-ends-occupied", "HD-MOV-04"
    if DISTANCE[war.at[unit]][end] > speed_of(war, unit):
        return "too-far", "HD-MOV-01"
    return "path-blocked", "HD-MOV-06"  # the way around a settlement is too long


def _spent(acts: Acts) -> Fault | None:
    """HD-ACT-06 Whether the key action has been made already: no second one is left, but for the traits that say so."""
    offered = any(act not in (DONE, BACK) for act in acts.acts)
    return ("acted-already", "HD-ACT-06") if acts.deeds and not offered else None


def attack_fault(war: War, unit: UnitId, verb: str, targets: tuple[str, ...]) -> Fault:
    """HD-CMB-01, HD-CMB-02 and HD-RNG-01 Why the unit cannot attack these targets."""
    first = targets[0]
    if verb == AIMED and trait_of(war, unit) not in RANGE:
        return "lacks-trait", "HD-TR-RU3a"
    if any(target not in war.at for target in targets):
        return "no-such-target", "HD-CMB-01"
    if any(SIDE_OF[target] == SIDE_OF[unit] for target in targets):
        return "own-side", "HD-GEN-09"
    if is_disguised(war, first):
        return "disguised", "HD-CMB-02"
    there = BIT[war.at[first]]
    if verb == AIMED:
        return ("no-such-target", "HD-TR-RU3c") if there & in_reach(war, unit) else ("too-far", "HD-TR-RU3a")
    if not there & in_reach(war, unit):
        return "too-far", "HD-RNG-01" if war.kind[unit].range else "HD-CMB-01"
    return "no-such-target", "HD-ARE-01"


def key_fault(war: War, unit: UnitId, verb: str, on: tuple[str, ...]) -> Fault | None:
    """HD-ACT-08 Why the unit cannot do this as its key action."""
    trait = TRAIT_OF_VERB[verb]
    return KEY[trait].fault(war, unit, on) if trait_of(war, unit) == trait else ("lacks-trait", "HD-ACT-08")


def start_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-SET-24 and HD-SET-26 Why a starting unit cannot stand there."""
    match words:
        case ("place", unit, hex) if unit == decision.facts["unit"] and hex in BIT:
            return ("hex-taken", "HD-SET-26") if BIT[hex] in war.on else ("too-far", "HD-SET-24")
    return None


def arrival_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-SUM-07, HD-SUM-08 and HD-SUM-09 Why a unit cannot arrive there."""
    unit = decision.facts["unit"]
    match words:
        case ("place", named, hex) if named == unit and hex in BIT:
            home = war.hex_of[capital(war, FACTION_OF[unit])]
            if BIT[hex] in war.on:
                return "hex-taken", "HD-SUM-07"
            return ("no-such-target", "HD-SUM-09") if hex == home else ("too-far", "HD-SUM-08")
    return None


def summon_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-SUM-13 and HD-SUM-18 Only what is in the reserve can be summoned."""
    match words:
        case ("summon", kind) if kind in war.content.kinds or kind in KIND_OF:
            return "not-in-reserve", "HD-SUM-13"
    return None


def theft_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-TR-NM2a and HD-TR-NM2b Whose trait cannot be copied."""
    match words:
        case ("steal", kind) if kind in war.content.kinds:
            there = any(KIND_OF[unit] == kind for unit in war.at)
            return ("not-copied", "HD-TR-NM2b") if there else ("unit-not-there", "HD-TR-NM2a")
        case ("activate" | "end-battle", *_):
            return "finish-first", "HD-ACT-01"
    return None


def retreat_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-RET-03 Why the target of an attack cannot retreat there."""
    target = decision.facts["target"]
    match words:
        case ("retreat", hex) if hex in BIT:
            if not BIT[hex] & NEAR[war.at[target]]:
                return "too-far", "HD-RET-03"
            return None if BIT[hex] & free_hexes(war, SIDE_OF[target]) else ("hex-taken", "HD-RET-03")
    return None


def push_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-TR-CH3b Why the target of a bolt cannot be pushed there."""
    match words:
        case ("push", hex) if hex in BIT:
            return "no-such-target", "HD-TR-CH3b"
    return None


FAULTS: Mapping[str, Callable[[War, Decision, tuple[str, ...]], Fault | None]] = {
    "place-start": start_fault,
    "arrive": arrival_fault,
    "summon": summon_fault,
    "activate": activation_fault,
    "act": act_fault,
    "steal": theft_fault,
    "countermeasure": retreat_fault,
    "push": push_fault,
}
