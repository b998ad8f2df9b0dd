"""What the units of one side may do to the other in one turn."""

from typing import NamedTuple

from parlour.games.horde.board import ALL, BIT, Hex, Hexes, within
from parlour.games.horde.bots.worth import LIFE, STUCK, TOKENS, hit_chance
from parlour.games.horde.position import SIDE_OF, Side, UnitId, War

BLOWS = 3  # HD-TRN-08 that fall on one unit in a turn at most
OTHERS = 0.25  # of the threats beside the greatest
REACHES = sorted({token.reach for token in TOKENS.values()})
WITHIN: dict[int, dict[Hex, Hexes]] = {reach: {hex: within(hex, reach) for hex in ALL} for reach in REACHES}


class Threat(NamedTuple):
    """What a side may expect to destroy in one turn, in points; and how likely its blows kill the leader most in danger."""

    harm: float
    leader: float


def threat(war: War, side: Side) -> Threat:
    """Most of the harm is where blows fall together: each attacker beside the first makes the next likelier (HD-MIN-01)."""
    at, on = war.at, war.on
    attackers: dict[int, Hexes] = {}  # by their reach
    for unit, hex in at.items():
        if SIDE_OF[unit] == side:
            reach = TOKENS[unit].reach
            attackers[reach] = attackers.get(reach, 0) | BIT[hex]
    masks = [(WITHIN[reach], hexes) for reach, hexes in attackers.items()]
    walls, visible = war.walls[1 - side], war.visible[1 - side]
    greatest = total = leader = 0.0
    for unit, hex in at.items():
        bit = BIT[hex]
        if not bit & visible:
            continue
        near = 0
        for around, hexes in masks:
            near |= around[hex] & hexes
        if near:
            token = TOKENS[unit]
            expected = _expected(on, near, token.defence + (1 if bit & walls else 0), token.speed)
            health = war.health[unit]
            share = expected / health if expected < health else 1.0
            points = token.points[-1]
            harm = share * (token.points[health] - points * LIFE) + share * share * points * LIFE
            total += harm
            greatest = max(greatest, harm)
            if token.leads:
                leader = max(leader, share * share)
    return Threat(greatest + OTHERS * (total - greatest), leader)


def _expected(on: dict[Hexes, UnitId], near: Hexes, defence: int, speed: int) -> float:
    """The wounds that the best blows of these attackers may be expected to make."""
    edges = []
    while near:
        lowest = near & -near
        near ^= lowest
        token = TOKENS[on[lowest]]
        edges.append((token.attack - defence, STUCK if token.quick == STUCK else speed - token.quick))
    if len(edges) > 1:
        edges.sort(reverse=True)
    expected = 0.0
    for number, (edge, lead) in enumerate(edges[:BLOWS]):
        expected += hit_chance(edge + number, lead)
    return expected
