"""Flicks: one with all that happened, or many at once with what came of them."""

from collections.abc import Sequence
from math import inf

from parlour.games.desktopia.physics.compiled import ready
from parlour.games.desktopia.physics.desk import Desk, lay_out
from parlour.games.desktopia.physics.engine.shots import is_sound
from parlour.games.desktopia.physics.engine.words import COVERED, CUT, DRAWN, INVERSE, LEFT, TOLD, WIDTH_OF_A_ROW
from parlour.games.desktopia.physics.form import PLAIN, Form
from parlour.games.desktopia.physics.outcome import DEGREE, KINDS, Batch, Run, drawn_paths, happenings
from parlour.games.desktopia.physics.scene import Scene

MOST_BODIES = 64  # the bits of a batch
ROOM = 100  # rows for a start; few flicks need more


def flick(scene: Scene, disk: int, ux: float, uy: float, speed: float, above: int = -1) -> Run:
    """Flicks a disk in the direction (ux, uy) with this speed.

    `above` is the body that it starts on top of (DK-STK-15): the two cannot meet until they have been clear of each other."""
    return flick_in(ready() or PLAIN, scene, disk, ux, uy, speed, above)


def flicks(
    scene: Scene,
    disks: Sequence[int],
    ux: Sequence[float],
    uy: Sequence[float],
    speed: Sequence[float],
    above: Sequence[int] | None = None,
) -> Batch:
    """Many flicks of one scene, each from the same beginning; all sequences are of the same length."""
    return flicks_in(ready() or PLAIN, scene, disks, ux, uy, speed, above)


def flick_in(form: Form, scene: Scene, disk: int, ux: float, uy: float, speed: float, above: int = -1) -> Run:
    if not is_sound(disk, ux, uy, speed, above, scene.columns[INVERSE]):
        raise ValueError(_fault(scene, disk, ux, uy, speed, above))
    room = ROOM
    while True:
        desk = lay_out(form, scene)
        x, y = form.copies(scene.x, 1)[0], form.copies(scene.y, 1)[0]
        told, drawn = form.float_rows(2, room * WIDTH_OF_A_ROW)
        form.motion(disk, float(ux), float(uy), float(speed), above, *_given(desk), x, y, told, drawn)
        tally = desk.tally
        needed = max(tally[TOLD], tally[DRAWN])
        if needed <= room:
            break
        room = needed  # the same again, with room for everything
    events = happenings(form.as_list(told), tally[TOLD])
    return Run(
        x=form.as_list(x),
        y=form.as_list(y),
        turned=[angle * DEGREE for angle in form.as_list(desk.turned)],
        left=tuple((event.disk, event.other) for event in events if event.kind == KINDS[LEFT]),
        events=events,
        paths=drawn_paths(form.as_list(drawn), tally[DRAWN]),
        cut_short=bool(tally[CUT]),
        over=tally[COVERED] >= 0,
    )


def flicks_in(
    form: Form,
    scene: Scene,
    disks: Sequence[int],
    ux: Sequence[float],
    uy: Sequence[float],
    speed: Sequence[float],
    above: Sequence[int] | None = None,
) -> Batch:
    count, bodies = len(disks), len(scene.bodies)
    under = [-1] * count if above is None else above
    if not len(ux) == len(uy) == len(speed) == len(under) == count:
        raise ValueError(f"{count} disks, {len(ux)} and {len(uy)} of directions, {len(speed)} speeds, {len(under)} above")
    if bodies > MOST_BODIES:
        raise ValueError(f"{bodies} bodies: the bits of a batch are for {MOST_BODIES} at most")
    shots = (form.ints(disks), form.floats(ux), form.floats(uy), form.floats(speed), form.ints(under))
    desk = lay_out(form, scene)
    unsound = form.first_unsound(*shots, desk.body[INVERSE])
    if unsound >= 0:
        fault = _fault(scene, disks[unsound], ux[unsound], uy[unsound], speed[unsound], under[unsound])
        raise ValueError(f"shot {unsound}: {fault}")
    all_x, all_y = form.copies(scene.x, count), form.copies(scene.y, count)
    hit, first, left, shed, cut = form.int_rows(5, count)
    form.many(*shots, *_given(desk), all_x, all_y, hit, first, left, shed, cut, form.floats([]))
    return Batch(all_x, all_y, form.bits(hit), first, form.bits(left), form.bits(shed), cut)


def _given(desk: Desk) -> tuple[object, ...]:
    return (
        desk.most_events, desk.widest, desk.matter, desk.body, desk.table, desk.ground, desk.marks, desk.paths, desk.plans,
    )  # fmt: skip


def _fault(scene: Scene, disk: int, ux: float, uy: float, speed: float, above: int) -> str:
    count = len(scene.bodies)
    if not 0 <= disk < count:
        return f"there is no disk {disk} among {count}"
    if scene.bodies[disk].mass == inf:
        return f"body {disk} never moves"
    if not -1 <= above < count or above == disk:
        return f"disk {disk} cannot start above {above}"
    if not 0.0 <= speed < inf:
        return f"{speed} is no speed"
    return f"({ux}, {uy}) is no unit vector"
