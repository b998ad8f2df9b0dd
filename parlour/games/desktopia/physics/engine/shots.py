"""Whether shots can be run at all."""

from parlour.games.desktopia.physics.engine.path import Floats, Ints
from parlour.games.desktopia.physics.engine.words import NEVER

UNIT = 1e-9  # by how much the square of a direction's length may differ from 1


def is_sound(disk: int, way_x: float, way_y: float, speed: float, above: int, inverse: Floats) -> bool:
    """Whether the disk is there and can move, its direction is a unit vector, and what it starts above is another body."""
    bodies = len(inverse)
    return (
        0 <= disk < bodies
        and inverse[disk] > 0.0
        and -UNIT < way_x * way_x + way_y * way_y - 1.0 < UNIT
        and 0.0 <= speed < NEVER
        and -1 <= above < bodies
        and above != disk
    )


def first_unsound(disks: Ints, way_x: Floats, way_y: Floats, speed: Floats, above: Ints, inverse: Floats) -> int:
    """The number of the first shot that cannot be run, or -1."""
    for k in range(len(disks)):
        if not is_sound(disks[k], way_x[k], way_y[k], speed[k], above[k], inverse):
            return k
    return -1
