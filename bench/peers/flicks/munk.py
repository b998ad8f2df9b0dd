# mypy: disable-error-code="import-not-found,import-untyped,unused-ignore"
"""Shots on pymunk with the physics of flat disks: reads a table from stdin, prints what it measured and where the disks lie.

A pivot joint of limited force on every disk is the friction of the table, the fastest way there is: a callback for each body in
Python takes several times as long. It is stepped for as long as the shot lasts, which it is told, and asked nothing meanwhile.
"""

import json
import sys
from importlib.metadata import version
from math import ceil
from time import process_time
from typing import Any

import pymunk

MASS = 2.6
STEPS = 240  # a second


def space(table: dict[str, Any], flick: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The table before the shot, and its disks."""
    made = pymunk.Space()
    made.collision_slop = 0.0
    elasticity = table["bounce"] ** 0.5  # of two that meet, the product counts
    disks = []
    for number, (x, y) in enumerate(table["disks"]):
        body = pymunk.Body(MASS, pymunk.moment_for_circle(MASS, 0, table["radius"]))
        body.position = (x, y)
        if number == flick["disk"]:
            body.velocity = (flick["ux"] * flick["speed"], flick["uy"] * flick["speed"])
        rim = pymunk.Circle(body, table["radius"])
        rim.elasticity, rim.friction = elasticity, 0.0
        friction = pymunk.PivotJoint(made.static_body, body, (0.0, 0.0), (0.0, 0.0))
        friction.max_bias, friction.max_force = 0.0, MASS * table["slowing"]
        made.add(body, rim, friction)
        disks.append(body)
    for corners in table["rectangles"]:
        book = pymunk.Poly(made.static_body, corners)
        book.elasticity, book.friction = elasticity, 0.0
        made.add(book)
    return made, disks


def measured(table: dict[str, Any], flick: dict[str, Any], repeats: int) -> dict[str, Any]:
    """The best of several runs of one shot; the space is built before the clock starts."""
    times = []
    for _ in range(repeats):
        made, disks = space(table, flick)
        step, count = 1 / STEPS, ceil(flick["seconds"] * STEPS)
        began = process_time()
        for _ in range(count):
            made.step(step)
        times.append(process_time() - began)
    return {"seconds": min(times), "places": [list(disk.position) for disk in disks]}


def main() -> None:
    """One line of JSON to stdout for the whole table."""
    table = json.load(sys.stdin)
    done = [measured(table, flick, table["repeats"]) for flick in table["flicks"]]
    print(json.dumps({"version": version("pymunk"), "peers": {f"pymunk, 1/{STEPS} s": done}}))


if __name__ == "__main__":
    main()
