"""Where each side wants to go in each mode, and what a step there is worth."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import fsum

from parlour.games.horde.board import ALL, BIT, DISTANCE, Hex, Hexes, around, names, within
from parlour.games.horde.board import hexes as hexes_of
from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.bots.worth import worth
from parlour.games.horde.position import ALLIANCE, HORDE, SIDE_OF, Side, War
from parlour.games.horde.rules.victory import LEADER, crossing_count, factions

DEPTH = 2  # of the front
CHASE, CHASE_MORE, SIGHT = 1.0, 0.5, 5  # for a step towards an intruder, for each beyond the border, and from how far
URGENT, PATIENCE = 6.0, 40  # how many times more a step is worth in the end, and the rounds until then
MUSTER = 18  # rounds after which both armies have gathered


def target_hexes(war: War, side: Side) -> Hexes:
    """Where the units of a side want to be."""
    match war.mode:
        case "skirmish":
            return _capitals(war, side)
        case "hold_the_border" if side == HORDE:
            return war.beyond
        case "conquest" if side == HORDE:
            walls = war.walls[ALLIANCE]
            return around(walls & ~war.standing[ALLIANCE]) or around(walls)
    return _front(_watched(war), war.walls[HORDE])


@lru_cache(maxsize=256)
def _front(hexes: Hexes, enemies: Hexes) -> Hexes:
    """Those of the hexes that lie nearest to the enemy's capitals."""
    away = distances(enemies)
    nearest = min([away[hex] for hex in names(hexes)], default=0)
    return hexes_of([hex for hex in names(hexes) if away[hex] <= nearest + DEPTH])


def _capitals(war: War, side: Side) -> Hexes:
    """HD-VIC-01 Next to the enemy's capitals; when they are razed, next to his leaders."""
    walls = war.walls[1 - side]
    if walls:
        return around(walls)
    leaders = [war.at[leader] for faction in factions(war, 1 - side) if (leader := LEADER[faction]) in war.at]
    return around(sum([BIT[hex] for hex in leaders]))


def _watched(war: War) -> Hexes:
    """What the Alliance has to hold where time is on its side."""
    return war.beyond if war.mode == "hold_the_border" else around(war.walls[ALLIANCE])


def _intruders(war: War) -> Hexes:
    """The Horde's units that are in or next to what the Alliance has to hold."""
    return war.standing[HORDE] & _near(_watched(war), 1)


@lru_cache(maxsize=256)
def _near(hexes: Hexes, reach: int) -> Hexes:
    near = hexes
    for name in names(hexes):
        near |= within(name, reach)
    return near


@lru_cache(maxsize=1024)
def distances(targets: Hexes) -> Mapping[Hex, int]:
    """From each hex to the nearest of these."""
    goals = list(names(targets))
    if not goals:
        return dict.fromkeys(ALL, 0)
    return {name: min([DISTANCE[name][goal] for goal in goals]) for name in ALL}


def haste(mode: str, side: Side, rank: str) -> float:
    """What a step towards the aim is worth to a unit of this class."""
    if mode == "hold_the_border" and side == HORDE:
        return 1.4
    if mode != "skirmish" and side == ALLIANCE:
        return 0.8
    match rank:
        case "leader":
            return 0.0 if mode == "skirmish" else 0.8
        case "support":
            return HELD[side].support
    return 1.0


@dataclass(frozen=True, slots=True)
class Aim:
    """Where a side wants to go."""

    away: Mapping[Hex, int]  # from its aim
    pack: int  # nobody gains by being nearer to the aim than this, ahead of the others
    chase: Mapping[Hex, int]  # from the nearest intruder
    zeal: float  # what a step towards an intruder is worth
    urgency: float = 1.0  # how many times more a step towards the aim is worth than at the beginning


def aim(war: War, side: Side) -> Aim:
    away = distances(target_hexes(war, side))
    if side == ALLIANCE and war.mode != "skirmish":
        there = _intruders(war)
        urgent = CHASE_MORE * crossing_count(war) if war.mode == "hold_the_border" else 0.0
        return Aim(away, 0, distances(there), CHASE + urgent if there else 0.0)
    ways = sorted([away[hex] for unit, hex in war.at.items() if SIDE_OF[unit] == side])
    own = HELD[side]
    urgent = urgency(war, side)
    together = round(own.pack / urgent)
    return Aim(away, ways[min(max(together, 1), len(ways)) - 1] - round(own.ahead) if ways else 0, away, 0.0, urgent)


def urgency(war: War, side: Side) -> float:
    """How much more a step is worth the later it is: fewer are still to arrive, and waiting for them wins nothing.

    Once both have gathered, the Horde has to come in Conquest, and the side with the stronger army in a Skirmish.
    """
    if war.round <= MUSTER:
        return 1.0
    match war.mode:
        case "conquest" if side == HORDE:
            pass
        case "skirmish" if _strength(war, side) >= _strength(war, 1 - side):
            pass
        case _:
            return 1.0
    return 1.0 + URGENT * min(1.0, (war.round - MUSTER) / PATIENCE)


def _strength(war: War, side: Side) -> float:
    """The points of a side's units on the board."""
    return fsum([worth(war, unit) for unit in war.at if SIDE_OF[unit] == side])
