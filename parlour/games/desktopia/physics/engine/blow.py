"""The laws of contact: impulse, rim friction, and what happens to the block on top."""

from math import sqrt

from parlour.games.desktopia.physics.engine.path import FloatRows, Floats, IntRows, place, row, set_out, spin_at
from parlour.games.desktopia.physics.engine.words import (
    BEGUN,
    BOUNCE,
    BRAKE,
    BUMP,
    CENTRE_X,
    CENTRE_Y,
    CIRCLES,
    CONTACT,
    COUNTS,
    EDGES,
    FELL,
    FIRST,
    FLICKED,
    GRIP,
    HIT,
    HOLD,
    INSTANT,
    INVERSE,
    JAMMED,
    LADEN,
    OFFSET_X,
    OFFSET_Y,
    OTHER,
    OUT_X,
    OUT_Y,
    PARTING,
    PATIENCE,
    RADIUS,
    RIM,
    SHARE,
    SHED,
    SLOWING,
    SPOT,
    START_X,
    START_Y,
    STRUCK,
    TALLY,
    TERRAIN_BOUNCE,
    TOLD,
    TOUCH,
    TURNED,
    WAY_X,
    WAY_Y,
)  # fmt: skip


def strike(
    one: int,
    two: int,
    now: float,
    matter: Floats,
    body: FloatRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    told: Floats,
    drawn: Floats,
) -> None:
    """DK-PHY-09, DK-PHY-12, DK-PHY-13 two disks meet; the one of lower index comes first."""
    slowing = matter[SLOWING]
    radius, inverse, brake = body[RADIUS], body[INVERSE], body[BRAKE]
    way_x, way_y, turned = paths[WAY_X], paths[WAY_Y], paths[TURNED]
    tally = plans[TALLY]
    x, y, speed = place(one, now, slowing, paths, end_x, end_y)
    other_x, other_y, other_speed = place(two, now, slowing, paths, end_x, end_y)
    spin, turn = spin_at(one, now, brake, paths)
    other_spin, other_turn = spin_at(two, now, brake, paths)
    turned[one] += turn
    turned[two] += other_turn
    velocity_x = speed * way_x[one]
    velocity_y = speed * way_y[one]
    other_velocity_x = other_speed * way_x[two]
    other_velocity_y = other_speed * way_y[two]
    toward_x, toward_y = unit(other_x - x, other_y - y)
    drift_x = velocity_x - other_velocity_x
    drift_y = velocity_y - other_velocity_y
    approach = drift_x * toward_x + drift_y * toward_y
    if approach < 0.0:
        approach = 0.0  # a graze, by rounding
    slide = drift_y * toward_x - drift_x * toward_y + spin * radius[one] + other_spin * radius[two]
    ease = inverse[one] + inverse[two]
    push, rub = impulse(approach, slide, ease, matter[BOUNCE], matter)
    push_x = push * toward_x - rub * toward_y
    push_y = push * toward_y + rub * toward_x
    collides = approach > matter[CONTACT]
    if collides:
        flicked = tally[FLICKED]
        if one == flicked or two == flicked:
            struck = two if one == flicked else one
            plans[STRUCK][struck] = 1
            if tally[FIRST] < 0:
                tally[FIRST] = struck
    if len(told) > 0:
        kind = HIT if collides else TOUCH
        rim_x = x + toward_x * radius[one]
        rim_y = y + toward_y * radius[one]
        row(told, tally, TOLD, now, float(kind), float(one), float(two), approach, rim_x, rim_y)
    jolt(
        one, now, x, y, velocity_x, velocity_y, -push_x * inverse[one], -push_y * inverse[one],
        spin - 2.0 * rub * inverse[one] / radius[one], inverse[two] == 0.0,
        matter, body, paths, plans, end_x, end_y, told, drawn,
    )  # fmt: skip
    jolt(
        two, now, other_x, other_y, other_velocity_x, other_velocity_y, push_x * inverse[two], push_y * inverse[two],
        other_spin - 2.0 * rub * inverse[two] / radius[two], inverse[one] == 0.0,
        matter, body, paths, plans, end_x, end_y, told, drawn,
    )  # fmt: skip


def bump(
    disk: int,
    now: float,
    matter: Floats,
    body: FloatRows,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    told: Floats,
    drawn: Floats,
) -> None:
    """DK-PHY-14 a disk meets terrain, which neither moves nor turns."""
    radius, inverse, brake = body[RADIUS], body[INVERSE], body[BRAKE]
    x, y, speed = place(disk, now, matter[SLOWING], paths, end_x, end_y)
    spin, turn = spin_at(disk, now, brake, paths)
    paths[TURNED][disk] += turn
    velocity_x = speed * paths[WAY_X][disk]
    velocity_y = speed * paths[WAY_Y][disk]
    toward_x, toward_y = facing(plans[SPOT][disk], x, y, ground, marks)
    approach = velocity_x * toward_x + velocity_y * toward_y
    if approach < 0.0:
        approach = 0.0
    slide = velocity_y * toward_x - velocity_x * toward_y + spin * radius[disk]
    push, rub = impulse(approach, slide, inverse[disk], matter[TERRAIN_BOUNCE], matter)
    push_x = push * toward_x - rub * toward_y
    push_y = push * toward_y + rub * toward_x
    if len(told) > 0:
        rim_x = x + toward_x * radius[disk]
        rim_y = y + toward_y * radius[disk]
        row(told, plans[TALLY], TOLD, now, float(BUMP), float(disk), float(plans[OTHER][disk]), approach, rim_x, rim_y)
    jolt(
        disk, now, x, y, velocity_x, velocity_y, -push_x * inverse[disk], -push_y * inverse[disk],
        spin - 2.0 * rub * inverse[disk] / radius[disk], True, matter, body, paths, plans, end_x, end_y, told, drawn,
    )  # fmt: skip


def facing(spot: int, x: float, y: float, ground: FloatRows, marks: IntRows) -> tuple[float, float]:
    """The unit vector from a disk at (x, y) into the wall, circle, edge or corner that it touches."""
    if spot < 0:
        if spot == -1:
            return 0.0, -1.0
        if spot == -2:
            return -1.0, 0.0
        return (0.0, 1.0) if spot == -3 else (1.0, 0.0)
    circles = marks[COUNTS][CIRCLES]
    edges = marks[COUNTS][EDGES]
    if spot < circles:
        return unit(ground[CENTRE_X][spot] - x, ground[CENTRE_Y][spot] - y)
    if spot < circles + edges:
        return -ground[OUT_X][spot - circles], -ground[OUT_Y][spot - circles]
    corner = spot - circles - edges
    return unit(ground[START_X][corner] - x, ground[START_Y][corner] - y)


def unit(x: float, y: float) -> tuple[float, float]:
    """The unit vector of that direction; to the right if there is none."""
    length = sqrt(x * x + y * y)
    if length == 0.0:
        return 1.0, 0.0
    return x / length, y / length


def impulse(approach: float, slide: float, ease: float, bounce: float, matter: Floats) -> tuple[float, float]:
    """DK-PHY-10, DK-PHY-11, DK-PHY-18 the impulse along the line of centres and across it; ease is the sum of inverse masses."""
    apart = bounce * approach if approach > matter[CONTACT] else 0.0
    if apart < matter[PARTING]:
        apart = matter[PARTING]
    push = (approach + apart) / ease
    rub = slide / (3.0 * ease)
    most = matter[RIM] * push
    if rub > most:
        rub = most
    elif rub < -most:
        rub = -most
    return push, rub


def jolt(
    disk: int,
    now: float,
    x: float,
    y: float,
    velocity_x: float,
    velocity_y: float,
    change_x: float,
    change_y: float,
    spin: float,
    against_stone: bool,
    matter: Floats,
    body: FloatRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    told: Floats,
    drawn: Floats,
) -> None:
    """DK-STK-08 a disk's velocity jumps: a block that stays on is dragged along, and a new path begins."""
    if against_stone and is_jammed(disk, now, paths, plans):
        change_x = -velocity_x
        change_y = -velocity_y
    if plans[LADEN][disk] != 0 and slip(
        disk, now, x, y, velocity_x, velocity_y, change_x, change_y, matter[GRIP], body, paths, plans, told
    ):
        share = body[SHARE][disk]
        change_x *= share
        change_y *= share
    set_out(disk, now, x, y, velocity_x + change_x, velocity_y + change_y, spin, matter, body, paths, plans, end_x, end_y, drawn)


def is_jammed(disk: int, now: float, paths: FloatRows, plans: IntRows) -> bool:
    """Whether walls throw a disk at each other without end and without time passing: in a narrow wedge it is stuck, and rests."""
    jammed = plans[JAMMED]
    if now - paths[BEGUN][disk] > INSTANT:
        jammed[disk] = 0
        return False
    jammed[disk] += 1
    if jammed[disk] < PATIENCE:
        return False
    jammed[disk] = 0
    return True


def slip(
    disk: int,
    now: float,
    x: float,
    y: float,
    velocity_x: float,
    velocity_y: float,
    change_x: float,
    change_y: float,
    grip: float,
    body: FloatRows,
    paths: FloatRows,
    plans: IntRows,
    told: Floats,
) -> bool:
    """DK-STK-03, DK-STK-04, DK-STK-05 the block on a carrier slips as the carrier's velocity jumps; whether it stays on."""
    radius, hold = body[RADIUS][disk], body[HOLD][disk]
    before_x, before_y = paths[OFFSET_X][disk], paths[OFFSET_Y][disk]
    slide = sqrt(change_x * change_x + change_y * change_y) / (2.0 * hold)
    offset_x = before_x - change_x * slide
    offset_y = before_y - change_y * slide
    paths[OFFSET_X][disk] = offset_x
    paths[OFFSET_Y][disk] = offset_y
    if offset_x * offset_x + offset_y * offset_y <= radius * radius:
        return True
    plans[LADEN][disk] = 0
    plans[FELL][disk] = 1
    if len(told) > 0:
        along_x, along_y, time = coming_off(before_x, before_y, change_x, change_y, radius, hold)
        pull = 0.5 * grip * time * time
        drop_x = x + before_x + velocity_x * time + along_x * pull
        drop_y = y + before_y + velocity_y * time + along_y * pull
        row(told, plans[TALLY], TOLD, now, float(SHED), float(disk), float(-1), 0.0, drop_x, drop_y)
    return False


def coming_off(
    offset_x: float, offset_y: float, change_x: float, change_y: float, radius: float, hold: float
) -> tuple[float, float, float]:
    """DK-STK-07 the direction of the jump, and the time until the carrier has slipped from under its block.

    The carrier runs away with the speed of the jump, less `hold` a second, until the block's centre is over its rim."""
    speed = sqrt(change_x * change_x + change_y * change_y)
    along_x = change_x / speed
    along_y = change_y / speed
    ahead = offset_x * along_x + offset_y * along_y
    aside = offset_y * along_x - offset_x * along_y
    room = radius * radius - aside * aside
    way = ahead + (sqrt(room) if room > 0.0 else 0.0)
    spare = speed * speed - 2.0 * hold * way
    return along_x, along_y, 2.0 * way / (speed + (sqrt(spare) if spare > 0.0 else 0.0))
