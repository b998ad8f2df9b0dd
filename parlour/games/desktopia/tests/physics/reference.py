"""A second flick engine, slow and of fifty digits, written from the rules alone: every stop an event, every pair every time.

`python -m parlour.games.desktopia.tests.physics.reference` works out all random scenes and writes them to reference.json.
"""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import isinf
from pathlib import Path
from typing import NamedTuple

from parlour.games.desktopia.tests.physics.exact import CONTEXT, NOUGHT, Exact, exact, falls, rises
from parlour.games.desktopia.tests.physics.reference_disk import Moving, blow, exact_laws, turn
from parlour.games.desktopia.tests.physics.reference_geometry import (
    OUTWARD,
    Point,
    Reach,
    Way,
    apart,
    around,
    at,
    counter_clockwise,
    first_touch,
    near,
    reach_of,
)
from parlour.games.desktopia.tests.physics.reference_scenes import SCENES, Flick, flick

KEPT = Path(__file__).parent / "reference.json"
SHOWN = 24  # digits of a kept number
SAME_TIME = exact(1e-12)  # DK-PHY-06
SUNK = exact(-1e-9)  # a disk this far inside an edge still touches it
DISKS, TERRAIN, BORDER, OTHER = range(4)  # the order of events at the same time


class Contact(NamedTuple):
    """Two disks, or a disk and an obstacle, that met; `hit` if they collided."""

    disk: int
    other: int
    terrain: bool
    hit: bool


class Event(NamedTuple):
    """What comes next; the first of several at the same time is the least."""

    order: int
    disk: int
    other: int
    time: Exact
    kind: str
    nx: Exact = NOUGHT  # the way to what is met
    ny: Exact = NOUGHT


@dataclass(slots=True)
class Course:
    """All that happened."""

    x: list[Exact] = field(default_factory=list)
    y: list[Exact] = field(default_factory=list)
    turned: list[Exact] = field(default_factory=list)  # degrees
    contacts: list[Contact] = field(default_factory=list)
    left: list[tuple[int, int]] = field(default_factory=list)
    shed: list[int] = field(default_factory=list)
    clear: bool = True


def course(given: Flick) -> Course:
    """Carries out a flick."""
    return Table(given).run()


class Table:
    """A flick being carried out."""

    def __init__(self, given: Flick) -> None:
        self.laws = exact_laws(given.laws)
        self.width, self.height = exact(given.width), exact(given.height)
        self.walls = given.walls
        self.circles = [tuple(map(exact, circle)) for circle in given.circles]
        self.polygons = [counter_clockwise([(exact(x), exact(y)) for x, y in polygon]) for polygon in given.polygons]
        self.disks = [
            Moving(
                x=exact(each.x),
                y=exact(each.y),
                vx=NOUGHT,
                vy=NOUGHT,
                radius=exact(each.radius),
                light=NOUGHT if isinf(each.mass) else 1 / exact(each.mass),
                mass=exact(each.mass),
                load=exact(each.load),
            )
            for each in given.disks
        ]
        self.stacked = (given.disk, given.above) if given.above >= 0 else None
        self.done = Course(clear=given.above < 0)
        self._launch(given.disk, exact(given.ux) * exact(given.speed), exact(given.uy) * exact(given.speed))

    def run(self) -> Course:
        """To the end."""
        while (event := self._next()) is not None:
            self._pass(event.time)
            self._happen(event)
        for disk in self.disks:
            disk.turned += turn(disk, self._spin_slowing(disk), None)
        self.done.x = [disk.x for disk in self.disks]
        self.done.y = [disk.y for disk in self.disks]
        self.done.turned = [CONTEXT.degrees(disk.turned) for disk in self.disks]
        return self.done

    def _launch(self, number: int, vx: Exact, vy: Exact) -> None:
        """DK-FLK-09, DK-STK-09: the full speed, whatever rides along."""
        self._slip(number, vx, vy)
        self.disks[number].take(vx, vy)

    # what comes next

    def _next(self) -> Event | None:
        soonest: list[Event] = []
        for event in self._events():
            if not soonest or event.time < soonest[0].time - SAME_TIME:
                soonest = [event]
            elif event.time <= min(each.time for each in soonest) + SAME_TIME:
                soonest.append(event)
        if not soonest:
            return None
        first = min(each.time for each in soonest)
        return min((each for each in soonest if each.time <= first + SAME_TIME), key=lambda each: each[:3])

    def _events(self) -> Iterator[Event]:
        """Of every disk that moves: its stop, and what it may meet until then; of every pair its meeting."""
        paths = [disk.paths(self.laws.slowing) for disk in self.disks]
        stops = [disk.speed / self.laws.slowing for disk in self.disks]
        reaches = [reach_of(disk, self.laws.slowing) for disk in self.disks]
        for i, disk in enumerate(self.disks):
            if disk.gone:
                continue
            if disk.speed:
                yield Event(OTHER, i, -1, stops[i], "stop")
                yield from self._meets_terrain(i, paths[i], stops[i], reaches[i])
                yield from self._leaves(i, paths[i], stops[i])
            for j in range(i + 1, len(self.disks)):
                other = self.disks[j]
                if not other.gone and (disk.speed or other.speed) and near(reaches[i], reaches[j]):
                    until = min(stop for stop in (stops[i], stops[j]) if stop)
                    yield from self._meet(i, j, paths[i], paths[j], until)

    def _meet(self, i: int, j: int, one: Way, other: Way, until: Exact) -> Iterator[Event]:
        gap = apart(one, other, self.disks[i].radius + self.disks[j].radius)
        if self.stacked is not None and {i, j} == set(self.stacked):
            for time in rises(gap, until):
                yield Event(OTHER, i, j, time, "clear")
            return
        time = first_touch(gap, until)
        if time is not None:
            yield Event(DISKS, i, j, time, "disks")

    def _meets_terrain(self, i: int, path: Way, until: Exact, reach: Reach) -> Iterator[Event]:
        radius = self.disks[i].radius
        for number, (x, y, wide) in enumerate(self.circles):
            yield from self._meets_round(i, number, path, (x, y), radius + wide, until)
        for number, corners in enumerate(self.polygons, len(self.circles)):
            if not near(reach, around(corners)):
                continue
            for k, corner in enumerate(corners):
                yield from self._meets_round(i, number, path, corner, radius, until)
                yield from self._meets_edge(i, number, path, (corner, corners[(k + 1) % len(corners)]), until)
        for edge, height in enumerate(self._heights(path)):
            if self.walls[edge]:
                time = first_touch([height[0] - radius, *height[1:]], until)
                if time is not None:
                    yield Event(TERRAIN, i, -1 - edge, time, "terrain", *OUTWARD[edge])

    def _meets_round(self, i: int, number: int, path: Way, middle: Point, reach: Exact, until: Exact) -> Iterator[Event]:
        time = first_touch(apart(path, ((middle[0],), (middle[1],)), reach), until)
        if time is not None:
            x, y = at(path, time)
            dx, dy = middle[0] - x, middle[1] - y
            length = CONTEXT.sqrt(dx * dx + dy * dy)
            yield Event(TERRAIN, i, number, time, "terrain", dx / length, dy / length)

    def _meets_edge(
        self,
        i: int,
        number: int,
        path: Way,
        edge: tuple[Point, Point],
        until: Exact,
    ) -> Iterator[Event]:
        (x, y), (end_x, end_y) = edge
        length = CONTEXT.sqrt((end_x - x) ** 2 + (end_y - y) ** 2)
        tx, ty = (end_x - x) / length, (end_y - y) / length
        height = [ty * a - tx * b for a, b in zip(*path, strict=True)]  # along the outward normal (ty, -tx)
        height[0] -= ty * x - tx * y + self.disks[i].radius
        if height[0] < SUNK:
            return
        time = first_touch(height, until)
        if time is not None:
            px, py = at(path, time)
            if 0 <= (px - x) * tx + (py - y) * ty <= length:
                yield Event(TERRAIN, i, number, time, "terrain", -ty, tx)

    def _leaves(self, i: int, path: Way, until: Exact) -> Iterator[Event]:
        for edge, height in enumerate(self._heights(path)):
            for time in falls(height, until):
                yield Event(BORDER, i, edge, time, "border")

    def _heights(self, path: Way) -> Iterator[list[Exact]]:
        """How far inside the border the centre is: bottom, left, top, right."""
        x, y = path
        yield list(y)
        yield list(x)
        yield [self.height - y[0], *(-each for each in y[1:])]
        yield [self.width - x[0], *(-each for each in x[1:])]

    # what happens then

    def _pass(self, time: Exact) -> None:
        """Everything moves on by that time, without meeting anything."""
        for disk in self.disks:
            if disk.gone:
                continue
            slowing = self._spin_slowing(disk)
            disk.turned += turn(disk, slowing, time)
            size = max(NOUGHT, abs(disk.spin) - slowing * time)
            disk.spin = size if disk.spin > 0 else -size
            if disk.speed:
                left = disk.speed - self.laws.slowing * time
                way = time * (disk.speed + left) / (2 * disk.speed)
                disk.x, disk.y = disk.x + disk.vx * way, disk.y + disk.vy * way
                disk.take(disk.vx * left / disk.speed, disk.vy * left / disk.speed)

    def _happen(self, event: Event) -> None:
        match event.kind:
            case "stop":
                self.disks[event.disk].take(NOUGHT, NOUGHT)
            case "clear":
                self.stacked, self.done.clear = None, True
            case "border":
                self.disks[event.disk].gone = True
                self.disks[event.disk].take(NOUGHT, NOUGHT)
                self.done.left.append((event.disk, event.other))
            case "terrain":
                wall = Moving(NOUGHT, NOUGHT, NOUGHT, NOUGHT, NOUGHT, NOUGHT, NOUGHT, NOUGHT)
                struck = blow(self.laws, self.disks[event.disk], wall, event.nx, event.ny, self.laws.terrain_bounce)
                self.done.contacts.append(Contact(event.disk, event.other, True, struck.hit))
                self._change(event.disk, struck.one)
            case "disks":
                self._collide(event.disk, event.other)

    def _collide(self, i: int, j: int) -> None:
        one, other = self.disks[i], self.disks[j]
        dx, dy = other.x - one.x, other.y - one.y
        length = CONTEXT.sqrt(dx * dx + dy * dy)
        struck = blow(self.laws, one, other, dx / length, dy / length, self.laws.bounce)
        self.done.contacts.append(Contact(i, j, False, struck.hit))
        self._change(i, struck.one)
        self._change(j, struck.other)

    def _change(self, number: int, jump: tuple[Exact, Exact, Exact]) -> None:
        """DK-STK-08: a block that stays on is dragged along; and slower than rest is rest."""
        disk, (jx, jy, twist) = self.disks[number], jump
        disk.spin += twist
        if not disk.light:
            return
        if self._slip(number, jx, jy):
            share = disk.mass / (disk.mass + disk.load)
            jx, jy = jx * share, jy * share
        disk.take(disk.vx + jx, disk.vy + jy)
        if disk.speed < self.laws.rest:
            disk.take(NOUGHT, NOUGHT)

    def _slip(self, number: int, jx: Exact, jy: Exact) -> bool:
        """DK-STK-04, DK-STK-05: says whether there is a block and it stays on."""
        disk = self.disks[number]
        if not disk.load:
            return False
        slowing = (self.laws.slowing + self.laws.grip) * (1 + disk.load / disk.mass)
        reach = CONTEXT.sqrt(jx * jx + jy * jy) / (2 * slowing)
        disk.ox, disk.oy = disk.ox - jx * reach, disk.oy - jy * reach
        if disk.ox * disk.ox + disk.oy * disk.oy <= disk.radius * disk.radius:
            return True
        disk.load = NOUGHT
        self.done.shed.append(number)
        return False

    def _spin_slowing(self, disk: Moving) -> Exact:
        return 4 * self.laws.slowing / (3 * disk.radius)


def told(number: int) -> dict[str, object]:
    """What comes of a random scene, as it is kept: the places of those disks that moved."""
    given = flick(number)
    done = course(given)
    return {
        "places": {
            str(k): [CONTEXT.nstr(each, SHOWN) for each in (done.x[k], done.y[k], done.turned[k])]
            for k, disk in enumerate(given.disks)
            if done.x[k] != disk.x or done.y[k] != disk.y or done.turned[k] != 0
        },
        "contacts": " ".join(_notation(each) for each in done.contacts),
        "left": done.left,
        "shed": done.shed,
        "clear": done.clear,
    }


def _notation(contact: Contact) -> str:
    return f"{contact.disk}{'|' if contact.terrain else 'x' if contact.hit else '-'}{contact.other}"


def main() -> None:
    """Works out all of them, on all cores."""
    with ProcessPoolExecutor() as pool:
        lines = [json.dumps(each) for each in pool.map(told, range(SCENES), chunksize=8)]
    KEPT.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
