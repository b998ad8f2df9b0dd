"""Many flicks of one scene, each from the same beginning."""

from parlour.games.desktopia.physics.engine.motion import motion, tidy
from parlour.games.desktopia.physics.engine.path import FloatRows, Floats, IntRows, Ints
from parlour.games.desktopia.physics.engine.words import CUT, FELL, FIRST, GONE, LOAD, MOVED, MOVED_COUNT, STRUCK, TALLY


def many(
    disks: Ints,
    way_x: Floats,
    way_y: Floats,
    speed: Floats,
    above: Ints,
    most_events: int,
    widest: float,
    matter: Floats,
    body: FloatRows,
    table: Floats,
    ground: FloatRows,
    marks: IntRows,
    paths: FloatRows,
    plans: IntRows,
    all_x: list[Floats],
    all_y: list[Floats],
    hit: Ints,
    first: Ints,
    left: Ints,
    shed: Ints,
    cut: Ints,
    nothing: Floats,
) -> None:
    """Runs flick after flick on the rows of all_x and all_y, which hold the beginning; sums up each in bits, one a body."""
    moved, tally = plans[MOVED], plans[TALLY]
    for k in range(len(disks)):
        motion(
            disks[k], way_x[k], way_y[k], speed[k], above[k], most_events, widest, matter,
            body, table, ground, marks, paths, plans, all_x[k], all_y[k], nothing, nothing,
        )  # fmt: skip
        hits = 0
        lefts = 0
        sheds = 0
        for m in range(tally[MOVED_COUNT]):
            disk = moved[m]
            bit = 1 << disk
            if plans[STRUCK][disk] != 0:
                hits |= bit
            if plans[GONE][disk] != 0:
                lefts |= bit
            if plans[FELL][disk] != 0:
                sheds |= bit
        hit[k] = hits
        left[k] = lefts
        shed[k] = sheds
        first[k] = tally[FIRST]
        cut[k] = tally[CUT]
        tidy(body[LOAD], paths, plans)
