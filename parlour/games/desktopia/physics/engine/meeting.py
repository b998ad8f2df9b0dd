"""When two disks meet, or come clear of each other: both moving first, then one of them at rest (DK-PHY-05, DK-PHY-07)."""

from math import sqrt

from parlour.games.desktopia.physics.engine.crossing import crossing
from parlour.games.desktopia.physics.engine.words import NEVER


def meeting(
    now: float,
    horizon: float,
    slowing: float,
    side: float,
    reach: float,
    x: float,
    y: float,
    way_x: float,
    way_y: float,
    speed: float,
    stop: float,
    other_way_x: float,
    other_way_y: float,
    other_speed: float,
    other_stop: float,
) -> float:
    """The first time up to the horizon at which the second disk, at (x, y) from the first, comes within reach.

    With side -1 instead of 1: at which it comes out of reach, in which it is now."""
    apart = x * x + y * y
    gap = side * (apart - reach * reach)
    if side < 0.0 and gap <= 0.0:
        return now
    first_stop = stop if stop < other_stop else other_stop
    if first_stop > now:
        length = (first_stop if first_stop < horizon else horizon) - now
        if length < 0.0:
            length = 0.0
        drift_x = other_speed * other_way_x - speed * way_x
        drift_y = other_speed * other_way_y - speed * way_y
        pull_x = -0.5 * slowing * (other_way_x - way_x)
        pull_y = -0.5 * slowing * (other_way_y - way_y)
        along = x * drift_x + y * drift_y
        closing = x * pull_x + y * pull_y
        # the separation along the line of centres, if it stays larger than the reach, settles most pairs
        least = apart + (along + closing * length) * length
        if apart < least:
            least = apart
        if closing > 0.0 and along < 0.0 and -along < 2.0 * closing * length:
            least = apart - along * along / (4.0 * closing)
        if side < 0.0 or least <= 0.0 or least * least <= reach * reach * apart:
            root = crossing(
                side * (pull_x * pull_x + pull_y * pull_y),
                side * 2.0 * (drift_x * pull_x + drift_y * pull_y),
                side * (drift_x * drift_x + drift_y * drift_y + 2.0 * closing),
                side * 2.0 * along,
                gap,
                length,
            )
            if root < NEVER:
                return now + root
        if first_stop >= horizon:
            return NEVER
        x += (drift_x + pull_x * length) * length
        y += (drift_y + pull_y * length) * length
        now = first_stop
        speed -= slowing * length
        other_speed -= slowing * length
    elif now > horizon:
        return NEVER
    if stop > other_stop:
        return now + ray(x, y, way_x, way_y, speed, slowing, reach, side)
    return now + ray(-x, -y, other_way_x, other_way_y, other_speed, slowing, reach, side)


def ray(x: float, y: float, way_x: float, way_y: float, speed: float, slowing: float, reach: float, side: float) -> float:
    """After what time a disk that moves comes within reach of a place at (x, y) from it (side -1: out of reach)."""
    along = x * way_x + y * way_y
    aside = x * way_y - y * way_x
    inside = reach * reach - aside * aside
    if inside <= 0.0 or (side > 0.0 and along <= 0.0) or speed <= 0.0:
        return NEVER
    far = along - side * sqrt(inside)
    if far < 0.0:
        far = 0.0
    left = speed * speed - 2.0 * slowing * far
    if left <= 0.0:
        return NEVER
    return 2.0 * far / (speed + sqrt(left))
