"""What a position of Horde is worth to a seat: features that foretell the end, weighed as was learnt for each mode."""

from math import log
from pathlib import Path
from typing import NamedTuple

from parlour.games.horde.board import BIT, DISTANCE
from parlour.games.horde.bots.aims import SIGHT, aim
from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.bots.progress import border, cities, siege_share
from parlour.games.horde.bots.threats import threat
from parlour.games.horde.bots.worth import TOKENS
from parlour.games.horde.content import CONTENT
from parlour.games.horde.position import ALLIANCE, HORDE, SIDE, SIDE_OF, Side, War, capital, stands
from parlour.games.horde.rules.battle import activation_limit
from parlour.games.horde.rules.victory import LEADER, factions
from parlour.kernel import Ahead, Features, Row, Seat

RESERVE = 0.7  # of the points of a unit that has still to be summoned
DELAY = 0.95  # for each turn that a unit will be on the track
CADRE = 40.0  # points that are added to both armies before they are compared: few units more are no sure win
LATE = 40  # rounds after which a war is in its late part: whoever was summoned has long arrived
FAR = 12.0  # steps to the aim, from where units usually come
NEAR_WALLS = 4  # hexes from a capital in which units fight for it
POINTS = 100.0  # a lead in points that is worth 1
KEPT = 4096  # positions whose features are remembered

ROWS: dict[tuple[object, ...], Row] = {}  # the features, by everything that they follow from

START = {  # what a point of each feature counts before anything is learnt
    "side": 0.0,  # what the Alliance has more than the Horde from the start
    "turn": 0.1,  # who has the next turn
    "army": 0.5,  # the logarithm of how many times stronger the army on the board is
    "army late": 1.5,
    "to come": 2.5,  # the same with the units that are still to come
    "points": 0.1,  # the difference of the armies
    "leader": 0.8,  # the health of leaders
    "walls": 2.0,  # the durability of capitals
    "capital": 0.8,  # capitals that stand
    "brink": 3.0,  # leader and capital together
    "siege coming": 0.8,  # the part of the walls that the side with the next turn may take in it
    "siege later": 0.3,
    "blows coming": 1.0,  # what the side with the next turn may destroy in it
    "blows later": 0.5,
    "leader coming": 1.5,  # the chance that the side with the next turn kills a leader in it
    "leader later": 1.0,
    "way": 1.0,  # how near the units are to their aim
    "advance": 0.5,  # the way of the stronger army
    "before the walls": 0.2,  # points near the enemy's capitals
    "at home": 0.2,  # points near the own capitals
    "crossing": 2.0,  # beyond the border
    "hold": 2.0,
    "border way": 1.0,
    "scarce": 1.0,
    "time": 2.0,
    "razed": 2.0,
    "cities": 2.0,
    "exhausted": 2.0,
}


def ahead(war: War, seat: Seat) -> Ahead | float:
    """What the side of a seat has more than the other."""
    if war.outcome is not None:
        return war.outcome[seat]
    side = next(SIDE[faction] for faction, lead in war.seat.items() if lead == seat)
    seats = len({war.seat[faction] for faction in factions(war, side)})
    return Ahead((features(war),), 1 / seats, situation(war), theirs=side == HORDE)


def situation(war: War) -> str:
    """What the features mean differs by the mode, and by how many factions fight."""
    return war.mode if war.teams == "1v1" else f"{war.mode} {war.teams}"


class Force(NamedTuple):
    """What one side has, each as one number."""

    army: float  # points on the board
    coming: float  # points that are still to be summoned
    leader: float  # the health of its leaders, 1 in all
    walls: float  # the durability of its capitals, 1 in all
    capitals: float  # those that stand, 1 in all
    way: float  # how near its units are to their aim, from 0 to about 1
    home: float  # points near its own capitals
    away: float  # points near the enemy's capitals


def force(war: War, side: Side) -> Force:
    army = coming = leader = walls = capitals = way = home = away = 0.0
    goal = aim(war, side)
    away_from_goal, pack, zeal, chase = goal.away, goal.pack, goal.zeal, goal.chase
    own, others = _home(war, side), _home(war, 1 - side)
    health, count, skirmish = war.health, 0, war.mode == "skirmish"
    for unit, hex in war.at.items():
        if SIDE_OF[unit] == side:
            token = TOKENS[unit]
            points = token.points[health[unit]]
            army += points
            if not (skirmish and token.leads):  # whose death is half a defeat
                count += 1
                steps = away_from_goal[hex]
                way += steps if steps > pack else pack  # nobody gains by being ahead of the others
                if zeal:
                    way += zeal * min(chase[hex], SIGHT)
            bit = BIT[hex]
            if bit & own:
                home += points
            if bit & others:
                away += points
    led = factions(war, side)
    for faction in led:
        unit = LEADER[faction]
        if unit not in war.fallen:
            leader += health.get(unit, war.kind[unit].health) / war.kind[unit].health
        town = capital(war, faction)
        left = war.durability[town]
        if left > 0:
            capitals += 1.0
            walls += left / war.content.settlements[town].durability
            for unit in war.reserve[faction]:
                coming += RESERVE * TOKENS[unit].points[-1]
            if faction in war.track:
                unit, section = war.track[faction]
                coming += TOKENS[unit].points[-1] * DELAY**section
    parts = len(led)
    near = 1 - way / count / FAR if count else 0.0
    return Force(army, coming, leader / parts, walls / parts, capitals / parts, near, home, away)


def features(war: War) -> Row:
    """By how much the Alliance is ahead in each feature; known already where plans lead to the same position."""
    following = next_side(war)
    key = (
        following, war.mode, war.teams, war.corners, war.factions, war.round, war.limit, war.hold, war.transit, war.statuses,
        war.fallen, tuple(war.at.items()), tuple(war.health.items()), tuple(war.durability.values()), tuple(war.track.items()),
        tuple(war.reserve.values()), *HELD,
    )  # fmt: skip
    row = ROWS.get(key)
    if row is None:
        if len(ROWS) == KEPT:
            ROWS.clear()
        row = ROWS[key] = _features(war, following)
    return row


def _features(war: War, following: Side) -> Row:
    own, other = force(war, ALLIANCE), force(war, HORDE)
    sign = 1.0 if following == ALLIANCE else -1.0
    coming, later = threat(war, following), threat(war, 1 - following)
    skirmish = 1.0 if war.mode == "skirmish" else 0.0
    army = log((own.army + CADRE) / (other.army + CADRE))
    advance = army * own.way if army > 0 else army * other.way
    brink = (1 - other.leader) * (1 - other.walls) - (1 - own.leader) * (1 - own.walls)
    row = (
        1.0,
        sign,
        army,
        army * min(1.0, war.round / LATE),
        log((own.army + own.coming + CADRE) / (other.army + other.coming + CADRE)),
        (own.army - other.army) / POINTS,
        own.leader - other.leader,
        own.walls - other.walls,
        own.capitals - other.capitals,
        skirmish * brink,
        sign * siege_share(war, following),
        -sign * siege_share(war, 1 - following),
        sign * coming.harm / POINTS,
        -sign * later.harm / POINTS,
        skirmish * sign * coming.leader,
        -skirmish * sign * later.leader,
        own.way - other.way,
        advance,
        (own.away - other.away) / POINTS,
        (own.home - other.home) / POINTS,
    )
    return (*row, *border(war), *cities(war))


def _home(war: War, side: Side) -> int:
    """The hexes in which units fight for the standing capitals of a side."""
    near = 0
    for faction in factions(war, side):
        town = capital(war, faction)
        if stands(war, town):
            near |= HOMES[war.hex_of[town]]
    return near


HOMES = {hex: sum([BIT[other] for other, steps in around.items() if steps <= NEAR_WALLS]) for hex, around in DISTANCE.items()}


def next_side(war: War) -> Side:
    """The side that has the next whole turn."""
    if not war.faction:
        return ALLIANCE
    mover = SIDE[war.faction]
    begun = war.activations and (war.active or war.activations < activation_limit(war))
    return (HORDE if mover == ALLIANCE else ALLIANCE) if begun else mover


SITUATIONS = tuple([f"{mode}{teams}" for teams in ("", " 2v2") for mode in CONTENT.modes])
FEATURES = Features(tuple(START), tuple(START.values()), Path(__file__).with_name("learnt.toml"), ahead, SITUATIONS)
evaluate = FEATURES.evaluating(FEATURES.learnt())
