"""The next events of the disks that have changed, from where everything is now (DK-PHY-05, DK-PHY-09)."""

from math import sqrt

from parlour.games.desktopia.physics.engine.ahead import border_ahead, offer, sooner, terrain_ahead
from parlour.games.desktopia.physics.engine.meeting import meeting
from parlour.games.desktopia.physics.engine.path import FloatRows, Floats, IntRows, place
from parlour.games.desktopia.physics.engine.words import (
    ACTIVE,
    ACTIVE_COUNT,
    BEGUN,
    CIRCLES,
    CLEARING,
    COUNTS,
    COVERED,
    DUE,
    FLICKED,
    FOUND,
    FROM_X,
    FROM_Y,
    GONE,
    KIND,
    LAUNCH,
    LEFTMOST,
    LOWEST,
    MEETING,
    NEVER,
    OTHER,
    POLYGONS,
    RIGHTMOST,
    ROUND,
    SEEN,
    STOPS,
    TALLY,
    TIE,
    TOPMOST,
    WAITING,
    WAITING_COUNT,
    WALLS,
    WAY_X,
    WAY_Y,
)


def predict(
    now: float,
    widest: float,
    slowing: float,
    radius: Floats,
    table: Floats,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
) -> None:
    """Finds the next event of each waiting disk, and lets the moving disks that it concerns know.

    A disk at rest has no event of its own, but those that move may now reach it. This is where the time goes: hence one
    long function, whose loops look up every sequence once."""
    begun, from_x, from_y, ways_x, ways_y = paths[BEGUN], paths[FROM_X], paths[FROM_Y], paths[WAY_X], paths[WAY_Y]
    launch, stops, due = paths[LAUNCH], paths[STOPS], paths[DUE]
    leftmost, lowest, rightmost, topmost = paths[LEFTMOST], paths[LOWEST], paths[RIGHTMOST], paths[TOPMOST]
    active, seen, found, gone, tally = plans[ACTIVE], plans[SEEN], plans[FOUND], plans[GONE], plans[TALLY]
    present = tally[ROUND]
    covered = tally[COVERED]
    flicked = tally[FLICKED]
    actives = tally[ACTIVE_COUNT]
    obstacles = marks[COUNTS][CIRCLES] + marks[COUNTS][POLYGONS]
    for waiting in range(tally[WAITING_COUNT]):
        disk = plans[WAITING][waiting]
        seen[disk] = present
        own = radius[disk]
        if begun[disk] == now and stops[disk] > now:
            x = from_x[disk]
            y = from_y[disk]
            speed = launch[disk]
        else:
            x, y, speed = place(disk, now, slowing, paths, end_x, end_y)
        way_x = ways_x[disk]
        way_y = ways_y[disk]
        partner = -1
        if covered >= 0:
            if disk == flicked:
                partner = covered
            elif disk == covered:
                partner = flicked
        last_x = x
        last_y = y
        if speed > 0.0:
            reach = speed * speed / (2.0 * slowing)
            if due[disk] < stops[disk]:
                passes = due[disk] - now
                known = passes * (speed - 0.5 * slowing * passes) + speed * TIE
                if known < reach:
                    reach = known
            # Resting disks: those in the corridor of the way, then those that it meets.
            aside = x * way_y - y * way_x
            low = aside - own - widest
            high = aside + own + widest
            count = 0
            for other in range(len(end_x)):
                found[count] = other  # without a branch, once compiled: most lie aside, and it is hard to guess which do not
                if low < end_x[other] * way_y - end_y[other] * way_x < high:
                    count += 1
            for other in found[:count]:
                if stops[other] > now or other == partner or gone[other] != 0:
                    continue
                to_x = end_x[other] - x
                to_y = end_y[other] - y
                along = to_x * way_x + to_y * way_y
                sum_of_radii = own + radius[other]
                if along <= 0.0 or along - sum_of_radii > reach:
                    continue
                across = to_x * way_y - to_y * way_x
                inside = sum_of_radii * sum_of_radii - across * across
                if inside > 0.0:
                    reach = offer(disk, now, along - sqrt(inside), speed, reach, slowing, MEETING, other, 0, paths, plans)
            if obstacles > 0:
                reach = terrain_ahead(disk, now, x, y, speed, reach, slowing, own, ground, marks, paths, plans)
            last_x = x + way_x * reach
            last_y = y + way_y * reach
            if last_x < own or last_x > table[0] - own or last_y < own or last_y > table[1] - own:
                reach = border_ahead(disk, now, x, y, speed, reach, slowing, own, table, marks[WALLS], paths, plans)
                last_x = x + way_x * reach
                last_y = y + way_y * reach
        # Moving disks: those whose box the way touches, then those that come near along the line between the two.
        if actives > 1:
            left = (x if x < last_x else last_x) - own
            right = (last_x if x < last_x else x) + own
            low = (y if y < last_y else last_y) - own
            high = (last_y if y < last_y else y) + own
            for other in active[:actives]:
                if (
                    leftmost[other] <= right
                    and rightmost[other] >= left
                    and lowest[other] <= high
                    and topmost[other] >= low
                    and stops[other] > now
                    and seen[other] != present
                    and other != partner
                ):
                    passed = now - begun[other]
                    far = passed * (launch[other] - 0.5 * slowing * passed)
                    other_x = from_x[other] + ways_x[other] * far
                    other_y = from_y[other] + ways_y[other] * far
                    to_x = other_x - x
                    to_y = other_y - y
                    apart = to_x * to_x + to_y * to_y
                    least = apart
                    come = to_x * (last_x - x) + to_y * (last_y - y)
                    if come > 0.0:
                        least -= come
                    come = to_x * (end_x[other] - other_x) + to_y * (end_y[other] - other_y)
                    if come < 0.0:
                        least += come
                    sum_of_radii = own + radius[other]
                    if least <= 0.0 or least * least <= sum_of_radii * sum_of_radii * apart:
                        other_speed = launch[other] - slowing * passed
                        if other_speed < 0.0:
                            other_speed = 0.0
                        horizon = due[other]
                        if speed > 0.0 and due[disk] < horizon:
                            horizon = due[disk]
                        time = meeting(
                            now, horizon + TIE, slowing, 1.0, sum_of_radii, to_x, to_y,
                            way_x, way_y, speed, stops[disk], ways_x[other], ways_y[other], other_speed, stops[other],
                        )  # fmt: skip
                        if time < NEVER:
                            agree(disk, other, now, time, MEETING, paths, plans)
        if partner >= 0 and gone[partner] == 0:
            other_x, other_y, other_speed = place(partner, now, slowing, paths, end_x, end_y)
            time = meeting(
                now, NEVER, slowing, -1.0, own + radius[partner], other_x - x, other_y - y,
                way_x, way_y, speed, stops[disk], ways_x[partner], ways_y[partner], other_speed, stops[partner],
            )  # fmt: skip
            if time < NEVER:
                agree(disk, partner, now, time, CLEARING, paths, plans)
    tally[WAITING_COUNT] = 0


def agree(disk: int, other: int, now: float, time: float, kind: int, paths: FloatRows, plans: IntRows) -> None:
    """Makes an event of two disks the next one of those of them that move, if it is sooner than what each has before it.

    If either has an earlier event, this one will be predicted anew after that."""
    stops, due = paths[STOPS], paths[DUE]
    kinds, others = plans[KIND], plans[OTHER]
    moves = stops[disk] > now
    other_moves = stops[other] > now
    if moves and not sooner(time, kind, other, due[disk], kinds[disk], others[disk]):
        return
    if other_moves and not sooner(time, kind, disk, due[other], kinds[other], others[other]):
        return
    if moves:
        due[disk] = time
        kinds[disk] = kind
        others[disk] = other
    if other_moves:
        due[other] = time
        kinds[other] = kind
        others[other] = disk
