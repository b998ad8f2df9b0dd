"""How far a side has come towards its goals in each mode."""

from typing import NamedTuple

from parlour.games.horde.board import BIT, NEAR, Hex
from parlour.games.horde.bots.worth import LEADER_DEED
from parlour.games.horde.position import ALLIANCE, HORDE, SIDE, SettlementId, Side, War, units_on
from parlour.games.horde.rules.results import siege_count, siege_damage
from parlour.games.horde.rules.victory import LEADER, crossing_count, factions, possible_units, razed_count

CROSSING = (0.0, 6.0, 14.0, 24.0, 38.0, 70.0, 80.0, 88.0)  # by the units beyond the border
HOLDING = 90.0  # while they hold it
SPARE, SCARCE = 3, 15.0  # units that the Horde wants beside those five, and what it loses with each
RAZED = (0.0, 40.0, 85.0, 135.0, 190.0, 250.0, 320.0)  # by the razed count
RAZED_CAPITAL = 40.0  # in Skirmish, beside its durability
BREACH = 9.0  # a point of durability
ASIDE = 0.25  # of it: where the settlement is no goal of the mode
PRESSED = 0.6  # of it: what besiegers will take next turn
GUARDED = 0.15  # of it: what they would take but for a garrison
TIME = 60.0  # for the Alliance, where the last round is its victory


class Progress(NamedTuple):
    """How far a side has come, in points: at the walls, before the walls, and in what its mode asks for."""

    walls: float
    siege: float
    goal: float


def progress(war: War, side: Side) -> Progress:
    """How far a side has come towards its goals, with what is certain to come at the end of its turn."""
    walls = siege = goal = 0.0
    razed = 0
    for name, hex in war.hex_of.items():
        settlement = war.content.settlements[name]
        if SIDE[settlement.faction] == side:
            continue
        left = war.durability[name]
        if left and war.sieges and SIDE[war.faction] == side:
            left = max(0, left - siege_damage(war, name))
            razed += not left
        walls += breach(war, name) * (settlement.durability - left)
        if left:
            siege += pressure(war, name, hex, side, left)
        elif war.mode == "skirmish":
            goal += RAZED_CAPITAL
    return Progress(walls, siege, goal + _goal(war, side, razed))


def _goal(war: War, side: Side, razed: int) -> float:
    match war.mode:
        case "skirmish":
            return LEADER_DEED * sum([LEADER[faction] in war.fallen for faction in factions(war, 1 - side)])
        case "hold_the_border" if side == HORDE:
            return _crossing(war)
        case "conquest" if side == HORDE:
            return RAZED[min(razed_count(war) + razed, len(RAZED) - 1)]
        case "hold_the_border":
            return TIME * (war.round / war.limit) ** 2  # HD-VIC-13
    return 0.0


def pressure(war: War, settlement: SettlementId, hex: Hex, side: Side, left: int) -> float:
    """What the units of a side are worth that besiege a settlement with so much durability left."""
    near = NEAR[hex] & war.standing[side]
    if not near:
        return 0.0
    count = sum([siege_count(war, unit) for unit in units_on(war, near)])
    guarded = GUARDED if BIT[hex] in war.on else PRESSED
    return breach(war, settlement) * min(count, left) * guarded


def breach(war: War, settlement: SettlementId) -> float:
    """What a point of durability is worth."""
    owner = SIDE[war.content.settlements[settlement].faction]
    aside = {"hold_the_border": ALLIANCE, "conquest": HORDE}.get(war.mode)  # HD-RUL-86 its razing wins nothing by itself
    return BREACH * ASIDE if owner == aside else BREACH


def _crossing(war: War) -> float:
    """HD-VIC-07, HD-VIC-09, HD-VIC-12 The units beyond the border, and the hold that is running or will begin with this turn."""
    count = crossing_count(war)
    holds = war.hold or (count >= war.content.crossing and war.faction and SIDE[war.faction] == HORDE)
    scarce = max(0, war.content.crossing + SPARE - possible_units(war, HORDE))
    return CROSSING[min(count, len(CROSSING) - 1)] + (HOLDING if holds else 0.0) - SCARCE * scarce
