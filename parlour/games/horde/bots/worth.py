"""How likely an attack wounds a unit that answers well, and what a wound costs."""

from functools import cache
from math import fsum
from typing import NamedTuple

from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.content import CONTENT
from parlour.games.horde.content.kinds import KIND_OF, Kind
from parlour.games.horde.odds import escape_chance, struck_chance
from parlour.games.horde.position import SIDE_OF, UnitId, War

STUCK = -99  # the lead of a unit that cannot retreat
BODY, LIFE = 0.6, 0.4  # the parts of a unit's points that lie in its health, and in being there at all
MOST_HEALTH = 20  # that a trial with other numbers may give a unit; beyond what is printed it is worth no more
LEADER_DEED = 45.0  # in Skirmish, beside the leader's own points


class Token(NamedTuple):
    """What a bot knows by heart of a token, whatever happens to it."""

    points: tuple[float, ...]  # what it is worth on the board, by its health
    attack: int
    defence: int
    speed: int
    quick: int  # its speed when it chases; STUCK for a shooter, from which nobody retreats
    reach: int  # how far it can strike in one turn
    leads: bool


def _token(kind: Kind) -> Token:
    healths = range(1, max(MOST_HEALTH, kind.health) + 1)
    points = [kind.points * (LIFE + BODY * min(health, kind.health) / kind.health) for health in healths]
    quick = STUCK if kind.range else kind.speed
    leads = kind.rank == "leader"
    return Token((0.0, *points), kind.attack, kind.defence, kind.speed, quick, kind.speed + (kind.range or 1), leads)


TOKENS = {unit: _token(CONTENT.kinds[name]) for unit, name in KIND_OF.items()}


@cache
def hit_chance(edge: int, lead: int = STUCK) -> float:
    """How likely an attack with this edge (attack less defence) wounds a unit that answers well.

    The lead is the unit's speed less the attacker's.
    """
    caught = 1.0 if lead == STUCK else 1 - escape_chance(lead)
    return fsum([min(struck_chance(edge + die), caught) for die in range(1, 7)]) / 6


def worth(war: War, unit: UnitId) -> float:
    """The points of a unit on the board, fewer if it is wounded."""
    return TOKENS[unit].points[war.health[unit]]


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
