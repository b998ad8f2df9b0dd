"""Chapters 6.5 and 6.6: why the active unit cannot do this now."""

from parlour.games.horde.board import BIT, DISTANCE, Hex
from parlour.games.horde.position import SIDE_OF, UnitId, War
from parlour.games.horde.refusals.keys import KEY_FAULTS, attack_fault
from parlour.games.horde.rules.acts import BACK, DONE, Acts
from parlour.games.horde.rules.movement import Fault, may_move, path_fault, path_of
from parlour.games.horde.rules.parameters import speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.kernel import Decision


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
        case (verb, *on) if verb in KEY_FAULTS:
            return _spent(acts) or KEY_FAULTS[verb](war, acts.unit, tuple(on))
    return None


def move_fault(war: War, acts: Acts, words: tuple[str, ...]) -> Fault | None:
    """HD-MOV-01 to HD-MOV-06 Why the unit cannot move there, or not on that path."""
    unit = acts.unit
    if any(hex not in BIT for hex in words[1:]):
        return "path-not-adjacent", "HD-BRD-06"
    if not may_move(trait_of(war, unit), acts.moves, acts.deeds):
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
