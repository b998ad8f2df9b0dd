"""The path of a disk: from its launch or last contact in a straight line to rest (DK-PHY-02, DK-PHY-03, DK-PHY-04)."""

from math import sqrt

from parlour.games.desktopia.physics.engine.words import (
    ACTIVE,
    ACTIVE_COUNT,
    BEGUN,
    DRAWN,
    DUE,
    FROM_X,
    FROM_Y,
    LAUNCH,
    LEFTMOST,
    LOWEST,
    MOVED,
    MOVED_COUNT,
    NEVER,
    RADIUS,
    REST,
    RIGHTMOST,
    ROLL,
    SLOWING,
    SPIN,
    STOPS,
    TALLY,
    TOPMOST,
    WAITING,
    WAITING_COUNT,
    WAY_X,
    WAY_Y,
    WIDTH_OF_A_ROW,
)  # fmt: skip

Floats = list[float]
Ints = list[int]
FloatRows = list[Floats]
IntRows = list[Ints]


def place(disk: int, now: float, slowing: float, paths: FloatRows, end_x: Floats, end_y: Floats) -> tuple[float, float, float]:
    """Where a disk is and how fast, computed from the origin of its path; at its resting place once it rests."""
    if paths[STOPS][disk] <= now:
        return end_x[disk], end_y[disk], 0.0
    passed = now - paths[BEGUN][disk]
    launch = paths[LAUNCH][disk]
    speed = launch - slowing * passed
    if speed < 0.0:
        speed = 0.0
    far = passed * (launch - 0.5 * slowing * passed)
    return paths[FROM_X][disk] + paths[WAY_X][disk] * far, paths[FROM_Y][disk] + paths[WAY_Y][disk] * far, speed


def spin_at(disk: int, now: float, brake: Floats, paths: FloatRows) -> tuple[float, float]:
    """How fast a disk spins, and by how much it has turned since the origin of its path (radians)."""
    begun, spin = paths[BEGUN][disk], paths[SPIN][disk]
    if spin == 0.0:
        return 0.0, 0.0
    slowing = brake[disk] if spin > 0.0 else -brake[disk]
    passed = now - begun
    left = spin - slowing * passed
    if (left <= 0.0) == (spin > 0.0):
        return 0.0, spin * spin / (2.0 * slowing)
    return left, passed * (spin - 0.5 * slowing * passed)


def set_out(
    disk: int,
    now: float,
    x: float,
    y: float,
    velocity_x: float,
    velocity_y: float,
    spin: float,
    matter: Floats,
    body: FloatRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    drawn: Floats,
) -> None:
    """Begins a new path; slower than the speed of rest is rest."""
    tally = plans[TALLY]
    speed = sqrt(velocity_x * velocity_x + velocity_y * velocity_y)
    paths[BEGUN][disk] = now
    paths[FROM_X][disk] = x
    paths[FROM_Y][disk] = y
    paths[SPIN][disk] = spin
    paths[DUE][disk] = NEVER
    if speed < matter[REST]:
        velocity_x = velocity_y = 0.0
        paths[LAUNCH][disk] = 0.0
        paths[STOPS][disk] = now
        end_x[disk] = x
        end_y[disk] = y
    else:
        way_x = velocity_x / speed
        way_y = velocity_y / speed
        far = speed * speed / (2.0 * matter[SLOWING])
        last_x = x + way_x * far
        last_y = y + way_y * far
        paths[WAY_X][disk] = way_x
        paths[WAY_Y][disk] = way_y
        paths[LAUNCH][disk] = speed
        paths[STOPS][disk] = now + speed / matter[SLOWING]
        end_x[disk] = last_x
        end_y[disk] = last_y
        radius = body[RADIUS][disk]
        paths[LEFTMOST][disk] = (x if x < last_x else last_x) - radius
        paths[LOWEST][disk] = (y if y < last_y else last_y) - radius
        paths[RIGHTMOST][disk] = (last_x if x < last_x else x) + radius
        paths[TOPMOST][disk] = (last_y if y < last_y else y) + radius
    if plans[ROLL][disk] != 2:
        enlist(disk, plans)
    plans[WAITING][tally[WAITING_COUNT]] = disk
    tally[WAITING_COUNT] += 1
    if len(drawn) > 0:
        row(drawn, tally, DRAWN, float(disk), now, x, y, velocity_x, velocity_y, spin)


def enlist(disk: int, plans: IntRows) -> None:
    """Adds a disk to those that move, and the first time to those that have moved at all."""
    roll, active, moved, tally = plans[ROLL], plans[ACTIVE], plans[MOVED], plans[TALLY]
    if roll[disk] == 0:
        moved[tally[MOVED_COUNT]] = disk
        tally[MOVED_COUNT] += 1
    roll[disk] = 2
    active[tally[ACTIVE_COUNT]] = disk
    tally[ACTIVE_COUNT] += 1


def row(
    rows: Floats,
    tally: Ints,
    which: int,
    one: float,
    two: float,
    three: float,
    four: float,
    five: float,
    six: float,
    seven: float,
) -> None:
    """Writes down one row where there is room; what finds none is counted all the same."""
    at = tally[which] * WIDTH_OF_A_ROW
    tally[which] += 1
    if at + WIDTH_OF_A_ROW <= len(rows):
        rows[at] = one
        rows[at + 1] = two
        rows[at + 2] = three
        rows[at + 3] = four
        rows[at + 4] = five
        rows[at + 5] = six
        rows[at + 6] = seven
