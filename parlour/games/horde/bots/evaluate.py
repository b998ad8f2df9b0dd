"""What a position of Horde is worth to a seat."""

from math import copysign, tanh
from pathlib import Path

from parlour.games.horde.board import BIT, DISTANCE
from parlour.games.horde.bots.aims import aim, pull
from parlour.games.horde.bots.progress import progress
from parlour.games.horde.bots.worth import STUCK, dread, hit_chance, worth
from parlour.games.horde.position import ALLIANCE, HORDE, SIDE, SIDE_OF, Side, War, capital, is_disguised, stands
from parlour.games.horde.rules.battle import activation_limit
from parlour.games.horde.rules.victory import deeds, durability_taken, factions, points_killed
from parlour.kernel import Ahead, Features, Row, Seat

SCALE = 60.0  # the lead in points that makes a win about three times as likely as a loss, before anything was learnt
COMING = 0.35  # of what the side that moves next threatens
LATER = 0.25  # of what the other side threatens
OTHERS = 0.25  # of the threats beside the greatest
RESERVE = 0.7  # of the points of a unit that has still to be summoned
FAR = 10.0  # steps to the aim from where units usually come
DELAY = 0.95  # for each turn that a unit will be on the track
DEED, DAMAGE, KILLS = 200.0, 150.0, 80.0  # for being ahead at the end in deeds, else in damage to walls, else in kills
HURRY = 3  # how steeply that grows towards the end
LATE = 40  # rounds after which a war is in its late part: whoever was summoned has long arrived

SKIRMISH = (
    "army early",
    "army late",
    "numbers",
    "reserve",
    "walls",
    "siege",
    "deeds",
    "verdict",
    "way",
    "blows coming",
    "blows later",
)
ELSEWHERE = ("elsewhere army", "elsewhere goals", "elsewhere way", "elsewhere blows")  # in the other modes
NOT_SKIRMISH = (0.0,) * len(SKIRMISH)
NOT_ELSEWHERE = (0.0,) * len(ELSEWHERE)


def ahead(war: War, seat: Seat) -> Ahead | float:
    """What the side of a seat has more than the other."""
    if war.outcome is not None:
        return war.outcome[seat]
    side = next(SIDE[faction] for faction, lead in war.seat.items() if lead == seat)
    seats = len({war.seat[faction] for faction in factions(war, side)})
    return Ahead((lead(war, side),), 1 / seats)


def lead(war: War, side: Side) -> Row:
    """By how many points a side is ahead in each feature."""
    following = next_side(war)
    sign = 1.0 if following == side else -1.0
    coming, later = sign * COMING * threat(war, following), -sign * LATER * threat(war, 1 - following)
    both = zip(standing_of(war, side), standing_of(war, 1 - side), strict=True)
    army, numbers, reserve, walls, siege, goal, way = [own - other for own, other in both]
    if war.mode == "skirmish":
        late = min(1.0, war.round / LATE)
        over = war.round / war.limit
        own = (army * (1 - late), army * late, numbers, reserve, walls, siege, goal, verdict(war, side, over), way, coming, later)
        return own + NOT_ELSEWHERE
    return (*NOT_SKIRMISH, army + reserve, walls + siege + goal, numbers + way, coming + later)


def standing_of(war: War, side: Side) -> Row:
    """Units on the board, units to come, progress, and the way that was gone.

    What is still to go is a way of so many steps for each unit less what was gone: nobody gains by losing a unit that is far.
    """
    army = numbers = reserve = way = 0.0
    goal = aim(war, side)
    for unit, hex in war.at.items():
        if SIDE_OF[unit] == side:
            army += worth(war, unit)
            numbers -= FAR
            way += FAR + pull(war, side, goal, war.kind[unit].rank, hex)
    for faction in factions(war, side):
        if stands(war, capital(war, faction)):
            reserve += RESERVE * sum([war.kind[unit].points for unit in war.reserve[faction]])
            if faction in war.track:
                unit, section = war.track[faction]
                reserve += war.kind[unit].points * DELAY**section
    return (army, numbers, reserve, *progress(war, side), way)


def verdict(war: War, side: Side, over: float) -> float:
    """HD-END-03, HD-END-04 and HD-END-05 The worth of being ahead in what decides at the limit: the more, the nearer it is."""
    for score, least in ((deeds, DEED), (durability_taken, DAMAGE)):
        difference = score(war, side) - score(war, 1 - side)
        if difference:
            return copysign(least, difference) * over**HURRY
    return KILLS * tanh((points_killed(war, side) - points_killed(war, 1 - side)) / KILLS) * over**HURRY


def threat(war: War, side: Side) -> float:
    """What a side may expect to destroy in one turn: most of it where its blows fall together."""
    attackers = []
    victims = []
    for unit, hex in war.at.items():
        kind = war.kind[unit]
        if SIDE_OF[unit] == side:
            attackers.append((DISTANCE[hex], kind.attack, kind.speed + (kind.range or 1), STUCK if kind.range else kind.speed))
        elif not is_disguised(war, unit):
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


NAMES = (*SKIRMISH, *ELSEWHERE)
FEATURES = Features(NAMES, (1 / SCALE,) * len(NAMES), Path(__file__).with_name("learnt.toml"), ahead)
evaluate = FEATURES.evaluating(FEATURES.learnt())
