"""Chapters 4.4, 6.4, 6.10 and 6.19 to 6.21: why a unit cannot be put there, summoned or robbed."""

from parlour.games.horde.board import BIT, NEAR
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import FACTION_OF, SIDE_OF, War, capital, free
from parlour.games.horde.rules.movement import Fault
from parlour.kernel import Decision


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
    """HD-TR-NM2a and 2b Whose trait cannot be copied."""
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
            return None if BIT[hex] & free(war, SIDE_OF[target]) else ("hex-taken", "HD-RET-03")
    return None


def push_fault(war: War, decision: Decision, words: tuple[str, ...]) -> Fault | None:
    """HD-TR-CH3b Why the target of a bolt cannot be pushed there."""
    match words:
        case ("push", hex) if hex in BIT:
            return "no-such-target", "HD-TR-CH3b"
    return None
