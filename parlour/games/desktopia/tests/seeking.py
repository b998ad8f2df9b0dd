"""Looks for a solution of an etude: a plan says who does what to whom, chance finds the aims.

A plan is a list of answers. `flick vampal1 > phantom1` is a flick that would touch the Phantom, with any speed; `shoot div >
elemental1` a shot from any place beside Div. Behind the `>` stands a disk, terrain (for a bank shot), a zone or a point.
With `!` the aim must do something: it is tried anew, from the same position, until somebody has lost a life or bears a missile.
Everything else is answered as it is written, and what a plan does not name in the quietest way.
"""

from math import asin, atan2, degrees, hypot
from random import Random
from typing import NamedTuple

from parlour.games.desktopia.position import Desk, radius, size, type_of, where
from parlour.games.desktopia.scripts.values import Point
from parlour.games.desktopia.tests.solutions import beginning
from parlour.games.desktopia.tests.turns import QUIET
from parlour.kernel import Illegal, Match

WON = {0: 1.0}
ACTING = ("act", "aim")
AROUND = 60.0  # mm about a point that is aimed at
AGAIN = 1500  # tries of one aim
PLANS = {
    "lesson_1_flick": "flick energan1 > coaster",
    "lesson_2_hit": "flick vampal1 > phantom1",
    "lesson_3_shot": "shoot div > elemental1",
    "lesson_4_spell": "cast phantom1 kharu; flick kharu > smoker1",
    "lesson_5_artifact": "flick hornbug1 > fountain_of_life; climb fountain_of_life",
    "lesson_6_penalty": "flick ezzen1 > energan1; flick ezzen2 > energan2",
    "etude_fire_1": "shoot adjarkha > kharu; flick elemental1 > kharu",
    "etude_fire_2": "flick adjarkha > ramprack1",
    "etude_fire_3": "shoot sirokh > 430/560; flick tornado1 > phantom1",
    "etude_fire_4": "shoot adjarkha > dictionary; trigger adjarkha; spark flame1 akeru",
    "etude_grass_1": "flick dryad1 > hornbug1; flick hornbug1 > ramprack1",
    "etude_grass_2": "flick untouchable1 > smoker1",
    "etude_grass_3": "shoot div > energan1; flick shawakh > minusoid1",
    "etude_grass_4": "flick untouchable1 > kharu; flick untouchable2 > kharu; "
    "trigger shawakh; shield untouchable1; shield untouchable2",
    "etude_metal_1": "flick energan1 > elemental1; cast ramprack1 energan1; flick energan1 > elemental2",
    "etude_metal_2": "shoot baaroun > kharu !; shoot baaroun > phantom1 !; end; shoot baaroun > ezzen1 !",
    "etude_metal_3": "flick ramprack1 > magnetosphere; flick baaroun > smoker1",
    "etude_metal_4": "shoot vailla > kharu; flick kharu > ezzen1",
    "etude_dust_1": "shoot akeru > shawakh; shoot akeru > shawakh; shoot akeru > dryad1",
    "etude_dust_2": "flick skolop1 > album",
    "etude_dust_3": "lariat ezzen1; flick kharu > minusoid1; flick ezzen1 > ramprack1",
    "etude_dust_4": "cast phantom1 kharu; lariat kharu; flick kharu > adjarkha",
}


class Found(NamedTuple):
    """A solution that was found: its answers, and at which try."""

    answers: tuple[str, ...]
    tries: int


def sought(etude: str, rng: Random, most: int) -> Found | None:
    """Tries the plan of an etude with random aims until it wins; None if it never does."""
    start = beginning(etude)
    lines = PLANS[etude].split("; ")
    for number in range(1, most + 1):
        match = start.copy()
        if follows(match, lines, rng) and match.outcome == WON:
            return Found(tuple([action for _, action in match.actions]), number)
    return None


def follows(match: Match, lines: list[str], rng: Random) -> bool:
    """Carries out a plan with random aims as far as it can be; returns whether the etude is over."""
    for line in lines:
        if match.over:
            return True
        unit, _, target = line.partition(" > ")
        if not target:
            done = _answers(match, line)
        elif target.endswith(" !"):
            done = _strikes(match, unit, target.removesuffix(" !"), rng)
        else:
            done = _aims(match, unit, target, rng)
        if not done:
            return False
    while not match.over:
        _quietly(match)
    return True


def _answers(match: Match, line: str) -> bool:
    while not match.over and line not in match.pending[0].options:
        if match.pending[0].kind in ACTING:
            return False
        _quietly(match)
    if not match.over:
        match.act(0, line)
    return True


def _strikes(match: Match, unit: str, target: str, rng: Random) -> bool:
    """Aims until something comes of it, always from the same position."""
    before = _harm(match)
    for _ in range(AGAIN):
        trial = match.copy()
        if _aims(trial, unit, target, rng) and _harm(trial) != before:
            match.position, match.history = trial.position, trial.history
            return True
    return False


def _harm(match: Match) -> tuple[int, int]:
    """How many lives are left, and how many missiles lie on characters."""
    desk = match.position
    assert isinstance(desk, Desk)
    return sum(desk.lives.values()), sum([len(column) for column in desk.columns.values()])


def _aims(match: Match, unit: str, target: str, rng: Random) -> bool:
    while not match.over and match.pending[0].kind not in ACTING:
        _quietly(match)
    if match.over:
        return True
    desk = match.position
    assert isinstance(desk, Desk)
    verb, disk = unit.split()
    spot: Point = where(desk, disk)
    own = radius(desk, disk)
    if verb == "shoot":
        own = desk.content.sizes["missile"].diameter / 2
        spot = _beside(spot, radius(desk, disk) + own, size(desk, disk).diameter, rng)
        unit = f"{unit} {spot[0]} {spot[1]}"
    angle = _angle(desk, spot, own, target, rng)
    if angle is None:
        return False
    speed = rng.randint(desk.content.slowest, desk.content.fastest)
    try:
        match.act(0, f"{unit} {angle} {speed}")
    except Illegal:  # no room for the missile, or the unit cannot act any more
        return False
    return True


def _angle(desk: Desk, spot: Point, own: float, target: str, rng: Random) -> float | None:
    """A direction in which a disk of this radius would touch the target, if nothing were in the way."""
    if target in desk.lives or target in desk.at:
        aim, reach = where(desk, target), radius(desk, target) + own
    elif "/" in target:
        x, y = [float(each) + rng.uniform(-AROUND, AROUND) for each in target.split("/")]
        return _direction(spot, (x, y), 0.0)
    elif type_of(target) in desk.content.characters:
        return None  # dead already
    else:
        shapes = {each.id: each.shape for each in desk.script.terrain} | {each.id: each.shape for each in desk.script.zones}
        outline = shapes[target].outline()
        one, other, share = rng.choice(outline), rng.choice(outline), rng.random()
        aim_at = one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])
        return _direction(spot, aim_at, 0.0)
    away = hypot(aim.x - spot[0], aim.y - spot[1])
    half = degrees(asin(min(1.0, reach / away)))
    return _direction(spot, aim, rng.uniform(-half, half))


def _direction(spot: Point, aim: Point, off: float) -> float:
    return round(degrees(atan2(aim[1] - spot[1], aim[0] - spot[0])) + off, 2) % 360


def _beside(spot: Point, touching: float, most: float, rng: Random) -> Point:
    """A place for a missile, on the grid of places."""
    while True:
        x, y = rng.uniform(-1, 1) * (touching + most), rng.uniform(-1, 1) * (touching + most)
        if touching + 0.2 < hypot(x, y) < touching + most - 0.2:
            return round(spot[0] + x, 1), round(spot[1] + y, 1)


def _quietly(match: Match) -> None:
    found = match.pending[0].options
    match.act(0, next((each for each in QUIET if each in found), found[0]))
