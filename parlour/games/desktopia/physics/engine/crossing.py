"""The first time at which a quartic comes down to zero, by steps that cannot jump over it (DK-PHY-07)."""

from math import sqrt

from parlour.games.desktopia.physics.engine.words import NEVER, SETTLED


def crossing(c4: float, c3: float, c2: float, c1: float, c0: float, end: float) -> float:
    """The first downward crossing of c0 + c1 t + ... + c4 t^4 in 0..end; at or below zero and falling is now.

    The points of inflection cut the time into pieces. Where the curve is convex Newton's steps from the left climb to
    the root and never pass it; where it is concave those from the right do. A double root needs no care."""
    if c0 <= 0.0 and c1 < 0.0:
        return 0.0
    bend, next_bend = bends(c4, c3, c2)
    left = 0.0
    value = c0
    for _ in range(3):
        right = end
        if left < bend < end:
            right = bend
        elif left < next_bend < end:
            right = next_bend
        middle = 0.5 * (left + right)
        last = (((c4 * right + c3) * right + c2) * right + c1) * right + c0
        if (6.0 * c4 * middle + 3.0 * c3) * middle + c2 >= 0.0:
            if value > 0.0:
                root = climb(c4, c3, c2, c1, c0, left, right, last)
                if root < NEVER:
                    return root
        elif last <= 0.0:
            root = descend(c4, c3, c2, c1, c0, left, right, value)
            if root < NEVER:
                return root
        if right >= end:
            return NEVER
        left = right
        value = last
    return NEVER


def bends(c4: float, c3: float, c2: float) -> tuple[float, float]:
    """The two points of inflection in order; NEVER for one that is missing."""
    if c4 == 0.0:
        return (-c2 / (3.0 * c3), NEVER) if c3 != 0.0 else (NEVER, NEVER)
    inside = 9.0 * c3 * c3 - 24.0 * c4 * c2
    if inside <= 0.0:
        return NEVER, NEVER
    root = sqrt(inside)
    q = -0.5 * (3.0 * c3 + root) if c3 >= 0.0 else -0.5 * (3.0 * c3 - root)
    one = q / (6.0 * c4)
    two = c2 / q
    return (one, two) if one < two else (two, one)


def climb(c4: float, c3: float, c2: float, c1: float, c0: float, left: float, right: float, last: float) -> float:
    """Newton's steps from the left on a convex piece that begins above zero."""
    t = left
    for _ in range(64):
        value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
        slope = ((4.0 * c4 * t + 3.0 * c3) * t + 2.0 * c2) * t + c1
        if slope >= 0.0:
            return NEVER
        step = -value / slope
        t += step
        if t > right:
            return right if last <= 0.0 else NEVER
        if step < SETTLED:
            return t if t > 0.0 else 0.0
    return t


def descend(c4: float, c3: float, c2: float, c1: float, c0: float, left: float, right: float, first: float) -> float:
    """Newton's steps from the right on a concave piece that ends at or below zero.

    If it begins there too and never rises above, two disks overlap by rounding: they meet when they begin to approach."""
    t = right
    for _ in range(64):
        value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
        slope = ((4.0 * c4 * t + 3.0 * c3) * t + 2.0 * c2) * t + c1
        if slope >= 0.0:
            return turn(c4, c3, c2, c1, left, right) if t < right and first <= 0.0 else NEVER
        step = value / slope
        t -= step
        if t < left:
            return left if first > 0.0 else turn(c4, c3, c2, c1, left, right)
        if step < SETTLED:
            return t
    return t


def turn(c4: float, c3: float, c2: float, c1: float, left: float, right: float) -> float:
    """When a curve that bends down, and falls at the right end of the piece, begins to fall: by halves."""
    while right - left > SETTLED:
        middle = 0.5 * (left + right)
        if ((4.0 * c4 * middle + 3.0 * c3) * middle + 2.0 * c2) * middle + c1 < 0.0:
            right = middle
        elif left < middle:
            left = middle
        else:
            break
    return right
