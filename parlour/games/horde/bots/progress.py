"""How far a side has come towards its goals in each mode."""

from parlour.games.horde.board import BIT, NEAR
from parlour.games.horde.bots.aims import distances
from parlour.games.horde.position import ALLIANCE, HORDE, SIDE, SIDE_OF, TOKENS, SettlementId, Side, War, units_on
from parlour.games.horde.rules.results import siege_count
from parlour.games.horde.rules.victory import crossing_count, factions, possible_units, razed_count, razed_needed

CROSSING = (0.0, 0.06, 0.15, 0.27, 0.45, 0.8, 0.9, 1.0)  # by the units beyond the border
SPARE = 3  # units that the Horde wants beside those five
WAYS, FAR_AWAY = 30.0, 12  # steps to the border: of five units that come from home, and of one that is not there yet
BREACH = 9.0  # a point of durability
ASIDE = 0.25  # of it: where the settlement is no goal of the mode
GUARDED = 0.15  # of it: what they would take but for a garrison


def siege_share(war: War, side: Side) -> float:
    """The part of what is left of a settlement that the besiegers of a side would take in a turn, of the one most in danger."""
    most = 0.0
    standing = war.standing[side]
    for name, hex in war.hex_of.items():
        near = NEAR[hex] & standing
        left = war.durability[name]
        if near and left and SIDE[war.content.settlements[name].faction] != side:
            count = sum([siege_count(war, unit) for unit in units_on(war, near)])
            most = max(most, min(1.0, count / left) * (GUARDED if BIT[hex] in war.on else 1.0))
    return most


def breach(war: War, settlement: SettlementId) -> float:
    """What a point of durability is worth."""
    owner = SIDE[war.content.settlements[settlement].faction]
    aside = {"hold_the_border": ALLIANCE, "conquest": HORDE}.get(war.mode)  # HD-RUL-86 its razing wins nothing by itself
    return BREACH * ASIDE if owner == aside else BREACH


def border(war: War) -> tuple[float, float, float, float, float]:
    """HD-VIC-07, HD-VIC-09, HD-VIC-12, HD-VIC-13 How far the Horde is from holding the border, for the Alliance.

    The units beyond it, the hold, the way of those that are still needed, the units that it can spare, and the time that is over.
    """
    if war.mode != "hold_the_border":
        return (0.0, 0.0, 0.0, 0.0, 0.0)
    needed = war.content.crossing
    away = distances(war.beyond)
    ways = sorted([away[hex] for unit, hex in war.at.items() if SIDE_OF[unit] == HORDE])[:needed]
    ways += [FAR_AWAY] * (needed - len(ways))
    count = crossing_count(war)
    holds = 1.0 if war.hold else 0.0
    scarce = max(0, needed + SPARE - possible_units(war, HORDE))
    over = war.round / war.limit
    return (-CROSSING[min(count, len(CROSSING) - 1)], -holds, sum(ways) / WAYS, scarce / SPARE, over * over)


def cities(war: War) -> tuple[float, float, float]:
    """HD-VIC-17, HD-VIC-18, HD-VIC-21 How far the Horde is from its conquest, for the Alliance.

    The cities that it has razed of those that it needs, the walls that it has breached, and its units that are lost.
    """
    if war.mode != "conquest":
        return (0.0, 0.0, 0.0)
    left = whole = 0
    for name, durability in war.durability.items():
        settlement = war.content.settlements[name]
        if SIDE[settlement.faction] == ALLIANCE:
            left += durability
            whole += settlement.durability
    tokens = sum([len(TOKENS[faction]) for faction in factions(war, HORDE)])
    return (-razed_count(war) / razed_needed(war), left / whole - 1, 1 - possible_units(war, HORDE) / tokens)
