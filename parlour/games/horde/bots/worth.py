"""How likely an attack wounds a unit that answers well, and what a wound costs."""

from functools import cache

from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.odds import escape_chance, struck_chance
from parlour.games.horde.position import SIDE_OF, UnitId, War

STUCK = -99  # the lead of a unit that cannot retreat
BODY, LIFE = 0.6, 0.4  # the parts of a unit's points that lie in its health, and in being there at all
LEADER_DEED = 45.0  # in Skirmish, beside the leader's own points


@cache
def hit_chance(edge: int, lead: int = STUCK) -> float:
    """How likely an attack with this edge (attack less defence) wounds a unit that answers well.

    The lead is the unit's speed less the attacker's.
    """
    caught = 1.0 if lead == STUCK else 1 - escape_chance(lead)
    return sum([min(struck_chance(edge + die), caught) for die in range(1, 7)]) / 6


def worth(war: War, unit: UnitId) -> float:
    """The points of a unit on the board, fewer if it is wounded."""
    kind = war.kind[unit]
    return kind.points * (LIFE + BODY * war.health[unit] / kind.health)


def cost(war: War, unit: UnitId, expected: float) -> float:
    """What so many expected wounds cost the side of the unit."""
    kind, health = war.kind[unit], war.health[unit]
    share = expected / health if expected < health else 1.0
    life = kind.points * LIFE
    if kind.rank == "leader" and war.mode == "skirmish":
        life += LEADER_DEED
    return share * kind.points * BODY * health / kind.health + share * share * life


def dread(war: War, unit: UnitId, expected: float) -> float:
    """What a side fears of so many expected wounds: more than they cost where they would decide the game."""
    harm = cost(war, unit, expected)
    return HELD[SIDE_OF[unit]].dread * harm if war.mode == "skirmish" and war.kind[unit].rank == "leader" else harm
