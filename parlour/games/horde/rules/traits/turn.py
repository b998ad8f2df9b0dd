"""What traits do besides fighting (chapters 6.18, 6.19, 6.20 and 6.21): a table for each moment of a turn."""

from collections.abc import Callable, Mapping

from parlour.games.horde.board import BIT, NEAR, PATCH, Hexes, within
from parlour.games.horde.position import DISGUISED, SIDE, SIDE_OF, FactionId, UnitId, War, capital, units_on
from parlour.games.horde.rules.traits import bearers, of_factions, own_bearers
from parlour.games.horde.rules.victory import LEADER
from parlour.games.horde.statuses import DRILLED, HERDED, gain

MOVE, ATTACK, NOTHING = "move", "attack", ""


def wind_speed(war: War, moves: int, deeds: int) -> str:
    """HD-TR-CH9a, HD-TR-CH9b A second move instead of a key action."""
    return MOVE if moves == 1 and not deeds else NOTHING


def raid(war: War, moves: int, deeds: int) -> str:
    """HD-TR-SM1a, HD-TR-SM1b, HD-TR-SM1c A move after the attack, if there was none before."""
    return MOVE if deeds and not moves else NOTHING


def short_bows(war: War, moves: int, deeds: int) -> str:
    """HD-TR-SM3a, HD-TR-SM3b A second attack instead of a move."""
    return ATTACK if not moves and 0 < deeds < war.content.traits["tr_short_bows"].amount else NOTHING


def fire_arrows(war: War) -> int:
    """HD-TR-NM3 The bearer counts for two."""
    return war.content.traits["tr_fire_arrows"].amount


def young_herd(war: War, groom: UnitId) -> None:
    """HD-TR-SM4a, HD-TR-SM4d, HD-TR-NM4 Every friendly mounted unit next to the Groom becomes herded."""
    for unit in units_on(war, NEAR[war.at[groom]] & war.standing[SIDE_OF[groom]]):
        if war.kind[unit].mount == "mounted":
            gain(war, HERDED, unit, by=groom)


def spear_breaker(war: War, unit: UnitId) -> Hexes:
    """HD-TR-NM7a Where the bearer may name an enemy."""
    return within(war.at[unit], war.content.traits["tr_spear_breaker"].reach) & war.visible[1 - SIDE_OF[unit]]


def tribute(war: War, faction: FactionId) -> int:
    """HD-TR-NM5a, HD-TR-NM5b, HD-TR-NM5c One section while an enemy Collector and the leader of his faction stand."""
    for collector in bearers(war, "tr_tribute", 1 - SIDE[faction]):
        if LEADER[war.kind[collector].faction] in war.at:
            return war.content.traits["tr_tribute"].amount
    return 0


def harsh_drill(war: War, faction: FactionId, unit: UnitId) -> None:
    """HD-TR-NM8a, HD-TR-NM8d A unit that arrives at its capital is drilled."""
    home = war.hex_of[capital(war, faction)]
    if BIT[war.at[unit]] & PATCH[home] and own_bearers(war, "tr_harsh_drill", faction):
        gain(war, DRILLED, unit)


def disguise(war: War, unit: UnitId) -> None:
    """HD-TR-NM6a, HD-TR-NM2e The unit is disguised."""
    gain(war, DISGUISED, unit)


ORDER: Mapping[str, Callable[[War, int, int], str]] = {  # HD-ACT-06 what more is possible after so many moves and key actions
    "tr_wind_speed": wind_speed,
    "tr_raid": raid,
    "tr_short_bows": short_bows,
}
ZONES = frozenset({"tr_disguise"})  # HD-TR-NM6c no step of the bearer provokes
TRAP = frozenset({"tr_bogatyr"})  # HD-TRP-07, HD-TR-RU7b, HD-IMM-09 the bearer springs no trap
SIEGE: Mapping[str, Callable[[War], int]] = {"tr_fire_arrows": fire_arrows}  # step R1
RESULTS: Mapping[str, Callable[[War, UnitId], None]] = {"tr_young_herd": young_herd}  # step R2
BREAK: Mapping[str, Callable[[War, UnitId], Hexes]] = {"tr_spear_breaker": spear_breaker}  # step R3
RESULTS_OF, BREAK_OF = of_factions(RESULTS), of_factions(BREAK)
TRACK: Mapping[str, Callable[[War, FactionId], int]] = {"tr_tribute": tribute}  # how much higher a token of the faction goes
ARRIVAL: Mapping[str, Callable[[War, FactionId, UnitId], None]] = {"tr_harsh_drill": harsh_drill}
ONSET: Mapping[str, Callable[[War, UnitId], None]] = {"tr_disguise": disguise}  # when a unit arrives with it, or copies it
