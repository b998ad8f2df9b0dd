"""One flick from launch to rest, event by event (DK-PHY-04)."""

from parlour.games.desktopia.physics.engine.blow import bump, slip, strike
from parlour.games.desktopia.physics.engine.path import FloatRows, Floats, IntRows, place, row, set_out, spin_at
from parlour.games.desktopia.physics.engine.prediction import predict
from parlour.games.desktopia.physics.engine.words import (
    ACTIVE,
    ACTIVE_COUNT,
    BORDER,
    BRAKE,
    CLEAR,
    CLEARING,
    COVERED,
    CUT,
    DRAWN,
    DUE,
    FELL,
    FIRST,
    FLICKED,
    GONE,
    GRIP,
    JAMMED,
    KIND,
    LADEN,
    LEFT,
    MEETING,
    MOVED,
    MOVED_COUNT,
    NEVER,
    OFFSET_X,
    OFFSET_Y,
    OTHER,
    RADIUS,
    ROLL,
    ROUND,
    SEEN,
    SLOWING,
    SPIN,
    STOPS,
    STRUCK,
    TALLY,
    TERRAIN,
    TIE,
    TOLD,
    TURNED,
    WAITING,
    WAITING_COUNT,
)  # fmt: skip


def motion(
    disk: int,
    way_x: float,
    way_y: float,
    speed: float,
    above: int,
    most_events: int,
    widest: float,
    matter: Floats,
    body: FloatRows,
    table: Floats,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    told: Floats,
    drawn: Floats,
) -> None:
    """Moves the bodies at (end_x, end_y) to where they rest after the flick.

    The other sequences must be as `tidy` leaves them; they then hold what has become of each disk."""
    tally = plans[TALLY]
    launch(disk, way_x, way_y, speed, above, matter, body, paths, plans, end_x, end_y, told, drawn)
    now = 0.0
    while True:
        predict(now, widest, matter[SLOWING], body[RADIUS], table, ground, marks, paths, plans, end_x, end_y)
        upcoming = next_disk(now, paths, plans)
        if upcoming < 0:
            break
        if tally[ROUND] > most_events:
            tally[CUT] = 1
            stop_all(now, matter[SLOWING], body, paths, plans, end_x, end_y)
            break
        tally[ROUND] += 1
        if paths[DUE][upcoming] > now:
            now = paths[DUE][upcoming]
        kind, other = plans[KIND][upcoming], plans[OTHER][upcoming]
        if kind == MEETING:
            one, two = (upcoming, other) if upcoming < other else (other, upcoming)
            strike(one, two, now, matter, body, paths, plans, end_x, end_y, told, drawn)
            predict_anew(one, two, paths, plans)
        elif kind == TERRAIN:
            bump(upcoming, now, matter, body, ground, marks, paths, plans, end_x, end_y, told, drawn)
            predict_anew(upcoming, upcoming, paths, plans)
        elif kind == BORDER:
            leave(upcoming, other, now, matter, body, paths, plans, end_x, end_y, told)
            predict_anew(upcoming, upcoming, paths, plans)
        else:
            clear(now, matter[SLOWING], paths, plans, end_x, end_y, told)
    finish(body, paths, plans)


def launch(
    disk: int,
    way_x: float,
    way_y: float,
    speed: float,
    above: int,
    matter: Floats,
    body: FloatRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    told: Floats,
    drawn: Floats,
) -> None:
    """DK-FLK-09, DK-STK-09 the finger gives the flicked disk its full speed and no spin; its block slips, and stays on or not."""
    tally = plans[TALLY]
    tally[FLICKED] = disk
    tally[COVERED] = above
    tally[ROUND] = 1
    change_x = way_x * speed
    change_y = way_y * speed
    x, y = end_x[disk], end_y[disk]
    if plans[LADEN][disk] != 0:
        slip(disk, 0.0, x, y, 0.0, 0.0, change_x, change_y, matter[GRIP], body, paths, plans, told)
    set_out(disk, 0.0, x, y, change_x, change_y, 0.0, matter, body, paths, plans, end_x, end_y, drawn)


def next_disk(now: float, paths: FloatRows, plans: IntRows) -> int:
    """DK-PHY-06 a disk whose event is the next of all, or -1."""
    stops, due = paths[STOPS], paths[DUE]
    active, tally = plans[ACTIVE], plans[TALLY]
    best = -1
    soonest = NEVER
    idle = 0
    for disk in active[: tally[ACTIVE_COUNT]]:
        time = due[disk]
        if time == NEVER:
            if stops[disk] <= now:
                idle += 1
        elif time < soonest - TIE or (time <= soonest + TIE and precedes(disk, best, plans)):
            best = disk
            soonest = time
    if idle > 0:
        dismiss(now, paths, plans)
    return best


def dismiss(now: float, paths: FloatRows, plans: IntRows) -> None:
    """Drops the disks that rest and wait for nothing."""
    stops, due = paths[STOPS], paths[DUE]
    roll, active, tally = plans[ROLL], plans[ACTIVE], plans[TALLY]
    kept = 0
    for k in range(tally[ACTIVE_COUNT]):
        disk = active[k]
        if due[disk] == NEVER and stops[disk] <= now:
            roll[disk] = 1
        else:
            active[kept] = disk
            kept += 1
    tally[ACTIVE_COUNT] = kept


def precedes(one: int, two: int, plans: IntRows) -> bool:
    """Whether of two events of the same time the first one's comes first: by kind, lower index, other index."""
    kinds, others = plans[KIND], plans[OTHER]
    if kinds[one] != kinds[two]:
        return kinds[one] < kinds[two]
    low, high, other_low, other_high = one, others[one], two, others[two]
    if kinds[one] == MEETING:
        if high < low:
            low, high = high, low
        if other_high < other_low:
            other_low, other_high = other_high, other_low
    return low < other_low or (low == other_low and high < other_high)


def predict_anew(one: int, two: int, paths: FloatRows, plans: IntRows) -> None:
    """DK-PHY-09 forgets every event with a disk that has changed, before anything is predicted."""
    due = paths[DUE]
    kinds, others, active, tally = plans[KIND], plans[OTHER], plans[ACTIVE], plans[TALLY]
    for disk in active[: tally[ACTIVE_COUNT]]:
        with_a_disk = kinds[disk] == MEETING or kinds[disk] == CLEARING
        if with_a_disk and due[disk] < NEVER and others[disk] in (one, two) and disk not in (one, two):
            ask_again(disk, paths, plans)


def ask_again(disk: int, paths: FloatRows, plans: IntRows) -> None:
    """Forgets the next event of a disk, to predict it anew."""
    tally = plans[TALLY]
    paths[DUE][disk] = NEVER
    plans[WAITING][tally[WAITING_COUNT]] = disk
    tally[WAITING_COUNT] += 1


def leave(
    disk: int,
    side: int,
    now: float,
    matter: Floats,
    body: FloatRows,
    paths: FloatRows,
    plans: IntRows,
    end_x: Floats,
    end_y: Floats,
    told: Floats,
) -> None:
    """DK-OUT-01 a disk whose centre crosses the border is out from then on, and its block with it (DK-STK-12)."""
    x, y, speed = place(disk, now, matter[SLOWING], paths, end_x, end_y)
    _, turn = spin_at(disk, now, body[BRAKE], paths)
    paths[TURNED][disk] += turn
    paths[SPIN][disk] = 0.0
    paths[STOPS][disk] = now
    paths[DUE][disk] = NEVER
    end_x[disk] = x
    end_y[disk] = y
    plans[LADEN][disk] = 0
    plans[GONE][disk] = side + 1
    if len(told) > 0:
        row(told, plans[TALLY], TOLD, now, float(LEFT), float(disk), float(side), speed, x, y)


def clear(now: float, slowing: float, paths: FloatRows, plans: IntRows, end_x: Floats, end_y: Floats, told: Floats) -> None:
    """DK-STK-15 the flicked disk and the one it started on are clear of each other: from now on they may meet."""
    tally = plans[TALLY]
    flicked, covered = tally[FLICKED], tally[COVERED]
    tally[COVERED] = -1
    for disk in (flicked, covered):
        paths[DUE][disk] = NEVER  # of one that has come to rest meanwhile, too
        if paths[STOPS][disk] > now:
            ask_again(disk, paths, plans)
    if len(told) > 0:
        x, y, speed = place(flicked, now, slowing, paths, end_x, end_y)
        row(told, tally, TOLD, now, float(CLEAR), float(flicked), float(covered), speed, x, y)


def stop_all(now: float, slowing: float, body: FloatRows, paths: FloatRows, plans: IntRows, end_x: Floats, end_y: Floats) -> None:
    """DK-PHY-17 too many events: everything stops where it is."""
    moved, tally = plans[MOVED], plans[TALLY]
    for k in range(tally[MOVED_COUNT]):
        disk = moved[k]
        x, y, _ = place(disk, now, slowing, paths, end_x, end_y)
        _, turn = spin_at(disk, now, body[BRAKE], paths)
        paths[TURNED][disk] += turn
        paths[SPIN][disk] = 0.0
        end_x[disk] = x
        end_y[disk] = y


def finish(body: FloatRows, paths: FloatRows, plans: IntRows) -> None:
    """DK-PHY-19 every spin runs out."""
    moved, tally = plans[MOVED], plans[TALLY]
    for k in range(tally[MOVED_COUNT]):
        disk = moved[k]
        if paths[SPIN][disk] != 0.0:
            _, turn = spin_at(disk, NEVER, body[BRAKE], paths)
            paths[TURNED][disk] += turn


def tidy(load: Floats, paths: FloatRows, plans: IntRows) -> None:
    """Makes ready for the next flick whatever the last one has touched."""
    moved, tally = plans[MOVED], plans[TALLY]
    for k in range(tally[MOVED_COUNT]):
        disk = moved[k]
        paths[STOPS][disk] = 0.0
        paths[SPIN][disk] = 0.0
        paths[DUE][disk] = NEVER
        paths[OFFSET_X][disk] = 0.0
        paths[OFFSET_Y][disk] = 0.0
        paths[TURNED][disk] = 0.0
        plans[LADEN][disk] = 1 if load[disk] > 0.0 else 0
        plans[GONE][disk] = 0
        plans[ROLL][disk] = 0
        plans[STRUCK][disk] = 0
        plans[FELL][disk] = 0
        plans[SEEN][disk] = 0
        plans[JAMMED][disk] = 0
    for counter in (ACTIVE_COUNT, MOVED_COUNT, WAITING_COUNT, TOLD, DRAWN, CUT):
        tally[counter] = 0
    tally[FIRST] = -1
