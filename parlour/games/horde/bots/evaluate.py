"""What a position of Horde is worth to a seat."""

from math import exp

from parlour.games.horde.board import BIT, DISTANCE
from parlour.games.horde.bots.aims import aim, pull
from parlour.games.horde.bots.odds import STUCK, dread, hit_chance, worth
from parlour.games.horde.bots.progress import progress
from parlour.games.horde.position import ALLIANCE, HORDE, SIDE, SIDE_OF, Side, War, capital, stands
from parlour.games.horde.rules.battle import activation_limit
from parlour.games.horde.rules.victory import factions
from parlour.kernel import Position, Seat

SCALE = 60.0  # the lead in points that makes a win about three times as likely as a loss
COMING = 0.35  # of what the side that moves next threatens
LATER = 0.25  # of what the other side threatens
OTHERS = 0.25  # of the threats beside the greatest
RESERVE = 0.7  # of the points of a unit that has still to be summoned
DELAY = 0.95  # for each turn that a unit will be on the track


def evaluate(position: Position, seat: Seat) -> float:
    """The share of the win that the seat may expect."""
    war = position
    assert isinstance(war, War)
    if war.outcome is not None:
        return war.outcome[seat]
    side = next(SIDE[faction] for faction, lead in war.seat.items() if lead == seat)
    seats = len({war.seat[faction] for faction in factions(war, side)})
    return 1 / (1 + exp(-lead(war, side) / SCALE)) / seats


def lead(war: War, side: Side) -> float:
    """By how many points a side is ahead."""
    following = next_side(war)
    threats = COMING * threat(war, following) - LATER * threat(war, 1 - following)
    ahead = standing_of(war, side) - standing_of(war, 1 - side)
    return ahead + (threats if following == side else -threats)


def standing_of(war: War, side: Side) -> float:
    """Material, progress, and the way still to go."""
    total = progress(war, side)
    goal = aim(war, side)
    for unit, hex in war.at.items():
        if SIDE_OF[unit] == side:
            total += worth(war, unit) + pull(war, side, goal, war.kind[unit].rank, hex)
    for faction in factions(war, side):
        if stands(war, capital(war, faction)):
            total += RESERVE * sum([war.kind[unit].points for unit in war.reserve[faction]])
            if faction in war.track:
                unit, section = war.track[faction]
                total += war.kind[unit].points * DELAY**section
    return total


def threat(war: War, side: Side) -> float:
    """What a side may expect to destroy in one turn: most of it where its blows fall together."""
    attackers = []
    victims = []
    for unit, hex in war.at.items():
        kind = war.kind[unit]
        if SIDE_OF[unit] == side:
            attackers.append((DISTANCE[hex], kind.attack, kind.speed + (kind.range or 1), STUCK if kind.range else kind.speed))
        elif unit not in war.disguised:
            victims.append((unit, hex, kind.defence + bool(BIT[hex] & war.walls[1 - side]), kind.speed))
    greatest = total = 0.0
    for unit, hex, defence, speed in victims:
        edges = [
            (attack - defence, STUCK if quick == STUCK else speed - quick)
            for away, attack, reach, quick in attackers
            if away[hex] <= reach
        ]
        if edges:
            edges.sort(reverse=True)
            expected = 0.0
            for number, (edge, lead) in enumerate(edges[:3]):
                expected += hit_chance(edge + number, lead)
            harm = dread(war, unit, expected)
            total += harm
            greatest = max(greatest, harm)
    return greatest + OTHERS * (total - greatest)


def next_side(war: War) -> Side:
    """The side that has the next whole turn."""
    if not war.faction:
        return ALLIANCE
    mover = SIDE[war.faction]
    begun = war.activations and (war.active or war.activations < activation_limit(war))
    return (HORDE if mover == ALLIANCE else ALLIANCE) if begun else mover
