"""What lies ahead on the straight way of a moving disk besides disks: terrain and the border (DK-PHY-05, DK-PHY-08)."""

from math import sqrt

from parlour.games.desktopia.physics.engine.path import FloatRows, Floats, IntRows, Ints
from parlour.games.desktopia.physics.engine.words import (
    ALONG_X,
    ALONG_Y,
    BORDER,
    BOX_LEFT,
    BOX_LOW,
    BOX_RIGHT,
    BOX_TOP,
    CENTRE_X,
    CENTRE_Y,
    CIRCLE_RADIUS,
    CIRCLES,
    COUNTS,
    DUE,
    EDGES,
    FIRST_EDGE,
    KIND,
    LENGTH,
    MIDDLE_X,
    MIDDLE_Y,
    NEVER,
    OTHER,
    OUT_X,
    OUT_Y,
    POLYGONS,
    SPAN,
    SPOT,
    START_X,
    START_Y,
    TERRAIN,
    TIE,
    WAY_X,
    WAY_Y,
)  # fmt: skip


def terrain_ahead(
    disk: int,
    now: float,
    x: float,
    y: float,
    speed: float,
    reach: float,
    slowing: float,
    own: float,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
) -> float:
    """Offers the disk the first obstacle on its way; returns how far along the way is still of interest."""
    way_x, way_y = paths[WAY_X][disk], paths[WAY_Y][disk]
    circles = marks[COUNTS][CIRCLES]
    for number in range(circles):
        reach = corner_ahead(
            disk, now, ground[CENTRE_X][number] - x, ground[CENTRE_Y][number] - y, own + ground[CIRCLE_RADIUS][number],
            speed, reach, slowing, way_x, way_y, number, number, paths, plans,
        )  # fmt: skip
    leftmost, lowest, rightmost, topmost = ground[BOX_LEFT], ground[BOX_LOW], ground[BOX_RIGHT], ground[BOX_TOP]
    middle_x, middle_y, span = ground[MIDDLE_X], ground[MIDDLE_Y], ground[SPAN]
    aside = x * way_y - y * way_x
    last_x = x + way_x * reach
    last_y = y + way_y * reach
    left = (x if x < last_x else last_x) - own
    right = (last_x if x < last_x else x) + own
    low = (y if y < last_y else last_y) - own
    high = (last_y if y < last_y else y) + own
    for polygon in range(marks[COUNTS][POLYGONS]):
        wide = own + span[polygon]
        if (
            -wide < middle_x[polygon] * way_y - middle_y[polygon] * way_x - aside < wide
            and leftmost[polygon] < right
            and rightmost[polygon] > left
            and lowest[polygon] < high
            and topmost[polygon] > low
        ):
            reach = polygon_ahead(disk, now, x, y, speed, reach, slowing, own, way_x, way_y, polygon, ground, marks, paths, plans)
    return reach


def polygon_ahead(
    disk: int,
    now: float,
    x: float,
    y: float,
    speed: float,
    reach: float,
    slowing: float,
    own: float,
    way_x: float,
    way_y: float,
    polygon: int,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
) -> float:
    """Offers the disk a convex polygon: an edge moved outward by its radius, or a corner with a circle round it.

    The lines of the moved edges bound an outline with sharp corners. Where the way enters it lies the edge; past an end of
    the edge only the circle round that end can be met."""
    begin, end = marks[FIRST_EDGE][polygon], marks[FIRST_EDGE][polygon + 1]
    start_x, start_y, out_x, out_y = ground[START_X], ground[START_Y], ground[OUT_X], ground[OUT_Y]
    enters = -NEVER
    leaves = NEVER
    edge = begin
    for side in range(begin, end):
        room = (x - start_x[side]) * out_x[side] + (y - start_y[side]) * out_y[side] - own
        toward = -(way_x * out_x[side] + way_y * out_y[side])
        if toward > 0.0:
            far = room / toward
            if far > enters:
                enters = far
                edge = side
        elif toward < 0.0:
            far = room / toward
            if far < leaves:
                leaves = far
        elif room > 0.0:
            return reach
    if enters > leaves or enters > reach or leaves < 0.0:
        return reach
    if enters <= 0.0:
        return polygon_here(disk, now, x, y, speed, reach, slowing, own, way_x, way_y, polygon, ground, marks, paths, plans)
    circles, edges = marks[COUNTS][CIRCLES], marks[COUNTS][EDGES]
    number = circles + polygon
    foot = (x + way_x * enters - start_x[edge]) * ground[ALONG_X][edge] + (y + way_y * enters - start_y[edge]) * ground[ALONG_Y][
        edge
    ]
    corner = edge
    if foot > ground[LENGTH][edge]:
        corner = edge + 1 if edge + 1 < end else begin
    elif foot >= 0.0:
        return offer(disk, now, enters, speed, reach, slowing, TERRAIN, number, circles + edge, paths, plans)
    return corner_ahead(
        disk, now, start_x[corner] - x, start_y[corner] - y, own,
        speed, reach, slowing, way_x, way_y, number, circles + edges + corner, paths, plans,
    )  # fmt: skip


def polygon_here(
    disk: int,
    now: float,
    x: float,
    y: float,
    speed: float,
    reach: float,
    slowing: float,
    own: float,
    way_x: float,
    way_y: float,
    polygon: int,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
) -> float:
    """Offers a disk that is at the polygon already, or beside one of its corners, each edge and each corner for itself."""
    circles, edges = marks[COUNTS][CIRCLES], marks[COUNTS][EDGES]
    number = circles + polygon
    for edge in range(marks[FIRST_EDGE][polygon], marks[FIRST_EDGE][polygon + 1]):
        from_x = x - ground[START_X][edge]
        from_y = y - ground[START_Y][edge]
        toward = -(way_x * ground[OUT_X][edge] + way_y * ground[OUT_Y][edge])
        apart = from_x * ground[OUT_X][edge] + from_y * ground[OUT_Y][edge]
        if toward > 0.0 and apart > 0.0:
            far = (apart - own) / toward
            if far < 0.0:
                far = 0.0
            foot = (from_x + way_x * far) * ground[ALONG_X][edge] + (from_y + way_y * far) * ground[ALONG_Y][edge]
            if 0.0 <= foot <= ground[LENGTH][edge]:
                reach = offer(disk, now, far, speed, reach, slowing, TERRAIN, number, circles + edge, paths, plans)
        reach = corner_ahead(
            disk, now, -from_x, -from_y, own, speed, reach, slowing, way_x, way_y, number, circles + edges + edge, paths, plans
        )
    return reach


def corner_ahead(
    disk: int,
    now: float,
    to_x: float,
    to_y: float,
    radius: float,
    speed: float,
    reach: float,
    slowing: float,
    way_x: float,
    way_y: float,
    number: int,
    spot: int,
    paths: FloatRows,
    plans: IntRows,
) -> float:
    """Offers the disk a circle of this radius round a place at (to_x, to_y) from it."""
    along = to_x * way_x + to_y * way_y
    if along <= 0.0 or along - radius > reach:
        return reach
    across = to_x * way_y - to_y * way_x
    inside = radius * radius - across * across
    if inside <= 0.0:
        return reach
    return offer(disk, now, along - sqrt(inside), speed, reach, slowing, TERRAIN, number, spot, paths, plans)


def border_ahead(
    disk: int,
    now: float,
    x: float,
    y: float,
    speed: float,
    reach: float,
    slowing: float,
    own: float,
    table: Floats,
    walls: Ints,
    paths: FloatRows,
    plans: IntRows,
) -> float:
    """Offers the disk the border: its centre crosses an open side (DK-OUT-01), its rim meets a solid one."""
    way_x, way_y = paths[WAY_X][disk], paths[WAY_Y][disk]
    last_x = x + way_x * reach
    last_y = y + way_y * reach
    for side in range(4):
        margin = own if walls[side] else 0.0
        if side == 0:
            past, room, pace = last_y < margin, y - margin, -way_y
        elif side == 1:
            past, room, pace = last_x < margin, x - margin, -way_x
        elif side == 2:
            past, room, pace = last_y > table[1] - margin, table[1] - margin - y, way_y
        else:
            past, room, pace = last_x > table[0] - margin, table[0] - margin - x, way_x
        if past and pace > 0.0:
            if walls[side]:
                reach = offer(disk, now, room / pace, speed, reach, slowing, TERRAIN, -1 - side, -1 - side, paths, plans)
            else:
                reach = offer(disk, now, room / pace, speed, reach, slowing, BORDER, side, side, paths, plans)
    return reach


def offer(
    disk: int,
    now: float,
    far: float,
    speed: float,
    reach: float,
    slowing: float,
    kind: int,
    other: int,
    spot: int,
    paths: FloatRows,
    plans: IntRows,
) -> float:
    """Takes what lies this far ahead as the disk's next event if it comes sooner than what was known; returns the new reach.

    What overlaps is met now. A disk that comes to rest just there meets nothing."""
    if far < 0.0:
        far = 0.0
    left = speed * speed - 2.0 * slowing * far
    if far > reach or left <= 0.0:
        return reach
    time = now + 2.0 * far / (speed + sqrt(left))
    due, kinds, others = paths[DUE], plans[KIND], plans[OTHER]
    if not sooner(time, kind, other, due[disk], kinds[disk], others[disk]):
        return reach
    due[disk] = time
    kinds[disk] = kind
    others[disk] = other
    plans[SPOT][disk] = spot
    return far + speed * TIE


def sooner(time: float, kind: int, other: int, due: float, due_kind: int, due_other: int) -> bool:
    """DK-PHY-06 whether of two events of one disk the first comes first; at the same time by kind, then by the other's index."""
    if time < due - TIE:
        return True
    if time > due + TIE:
        return False
    return kind < due_kind or (kind == due_kind and other < due_other)
