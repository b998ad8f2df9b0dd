# mypy: disable-error-code="import-not-found,import-untyped,unused-ignore"
"""Shots on pooltool with the physics of flat disks: reads a table from stdin, prints what it measured and where the disks lie.

Balls roll from first to last, which is a straight line with a constant slowing; the two laws of collision below keep it so.
Everything else is pooltool's own, the gaps that it makes at contacts included. Every shot is measured twice: as pooltool is, and
without the share of momentum that it moves between balls of almost the same velocity, for with a bounce below one that can make
two balls meet hundreds of times.
"""

import json
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

import numpy as np
import pooltool
from numba import njit
from pooltool import constants
from pooltool.events import EventType
from pooltool.objects import Ball, BallParams, CircularCushionSegment, Cue, CushionSegments, LinearCushionSegment, Table
from pooltool.objects.ball.datatypes import BallState
from pooltool.objects.table.specs import TableType
from pooltool.physics.engine import PhysicsEngine
from pooltool.physics.resolve import Resolver
from pooltool.physics.resolve.ball_ball.frictionless_elastic import FrictionlessElastic
from pooltool.physics.resolve.ball_cushion.unrealistic import UnrealisticCircular, UnrealisticLinear
from pooltool.physics.resolve.resolver import default_resolver
from pooltool.system.datatypes import System

MILLIMETRE = 0.001
GRAVITY = 9.81


@njit(cache=True)
def _rolling(v: Any, radius: float) -> Any:
    """The spin that makes a ball of this velocity roll."""
    return np.array([-v[1] / radius, v[0] / radius, 0.0])


@njit(cache=True)
def _struck(one: Any, other: Any, bounce: float, radius: float) -> None:
    n = (other[0] - one[0]) / np.linalg.norm(other[0] - one[0])
    approach = max(0.0, np.dot(one[1] - other[1], n))
    jump = (approach + max(bounce * approach, MILLIMETRE)) / 2
    one[1] -= jump * n
    other[1] += jump * n
    one[2] = _rolling(one[1], radius)
    other[2] = _rolling(other[1], radius)


@njit(cache=True)
def _thrown_back(ball: Any, n: Any, bounce: float, radius: float) -> None:
    approach = np.dot(ball[1], n)
    ball[1] -= (approach + max(bounce * approach, MILLIMETRE)) * n
    ball[2] = _rolling(ball[1], radius)


class DisksCollide:
    """Equal masses, a bounce and no friction; the balls roll on."""

    def __init__(self, bounce: float, *, lean: bool) -> None:
        self.bounce = bounce
        self.lean = lean
        self.own = FrictionlessElastic()

    def resolve(self, one: Any, other: Any, inplace: bool = False) -> Any:
        one, other = self.own.make_kiss(one, other)
        mine, theirs = one.state.rvw.copy(), other.state.rvw.copy()
        _struck(mine, theirs, self.bounce, one.params.R)
        one.state, other.state = _state(mine), _state(theirs)
        return (one, other) if self.lean else self.own.resolve_continually_touching(one, other)


class DiskMeetsTerrain:
    """A bounce and no friction; the ball rolls on."""

    def __init__(self, bounce: float, own: Any) -> None:
        self.bounce = bounce
        self.own = own

    def resolve(self, ball: Any, cushion: Any, inplace: bool = False) -> Any:
        ball = self.own.make_kiss(ball, cushion)
        n = cushion.get_normal_xy(ball.xyz)
        rvw = ball.state.rvw.copy()
        _thrown_back(rvw, n if np.dot(n, rvw[1]) > 0 else -n, self.bounce, ball.params.R)
        ball.state = _state(rvw)
        return ball, cushion


def _state(rvw: Any) -> Any:
    return BallState(rvw, constants.rolling if rvw[1].any() else constants.stationary)


def engine(table: dict[str, Any], *, lean: bool) -> Any:
    """Its engine with these laws in it."""
    usual = default_resolver()
    return PhysicsEngine(
        Resolver(
            ball_ball=DisksCollide(table["bounce"], lean=lean),
            ball_linear_cushion=DiskMeetsTerrain(table["bounce"], UnrealisticLinear()),
            ball_circular_cushion=DiskMeetsTerrain(table["bounce"], UnrealisticCircular()),
            ball_pocket=usual.ball_pocket,
            stick_ball=usual.stick_ball,
            transition=usual.transition,
        )
    )


def system(table: dict[str, Any], flick: dict[str, Any]) -> Any:
    """The table before the shot, the flicked ball already under way."""
    radius = table["radius"] * MILLIMETRE
    friction = table["slowing"] * MILLIMETRE / GRAVITY
    params = BallParams(m=0.0026, R=radius, u_s=friction, u_r=friction, u_sp_proportionality=1.0, g=GRAVITY)
    balls = {}
    for number, (x, y) in enumerate(table["disks"]):
        rvw = np.array([[x * MILLIMETRE, y * MILLIMETRE, radius], [0, 0, 0], [0, 0, 0]], dtype=np.float64)
        state = constants.stationary
        if number == flick["disk"]:
            speed = flick["speed"] * MILLIMETRE
            rvw[1] = [flick["ux"] * speed, flick["uy"] * speed, 0.0]
            rvw[2] = [-rvw[1][1] / radius, rvw[1][0] / radius, 0.0]
            state = constants.rolling
        balls[str(number)] = Ball(str(number), state=BallState(rvw, state), params=params)
    return System(cue=Cue(cue_ball_id="0"), table=_furniture(table), balls=balls)


def _furniture(table: dict[str, Any]) -> Any:
    """Edges and corners of the rectangles, and no border."""
    height = table["radius"] * MILLIMETRE
    linear, circular = {}, {}
    for book, corners in enumerate(table["rectangles"]):
        places = [np.array([x * MILLIMETRE, y * MILLIMETRE, height]) for x, y in corners]
        for k, place in enumerate(places):
            name = f"{book}.{k}"
            linear[name] = LinearCushionSegment(name, place.copy(), places[(k + 1) % len(places)].copy())
            circular[name] = CircularCushionSegment(name, place.copy(), 0.0)
    segments = CushionSegments(linear=linear, circular=circular)
    return Table(
        cushion_segments=segments,
        pockets={},
        table_type=TableType.BILLIARD,
    )


def measured(table: dict[str, Any], laws: Any, flick: dict[str, Any], repeats: int) -> dict[str, Any]:
    """The best of several runs of one shot; the copy of the table is made before the clock starts."""
    prepared = system(table, flick)
    times = []
    for _ in range(repeats + 1):  # the first one only warms up
        shot = prepared.copy()
        began = process_time()
        pooltool.simulate(shot, engine=laws, inplace=True)
        times.append(process_time() - began)
    places = [ball.state.rvw[0, :2] / MILLIMETRE for ball in shot.balls.values()]
    hits = sum(event.event_type == EventType.BALL_BALL for event in shot.events)
    return {"seconds": min(times[1:]), "places": [list(map(float, place)) for place in places], "collisions": hits}


def main() -> None:
    """One line of JSON to stdout for the whole table."""
    table = json.load(sys.stdin)
    done = {}
    for name, lean in (("pooltool", False), ("pooltool, lean", True)):
        laws = engine(table, lean=lean)
        done[name] = [measured(table, laws, flick, table["repeats"]) for flick in table["flicks"]]
    print(json.dumps({"version": version("pooltool-billiards"), "peers": done}))


if __name__ == "__main__":
    main()
