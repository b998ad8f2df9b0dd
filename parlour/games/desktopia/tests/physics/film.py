"""A run looked at from outside: where everything is at any time, and what each contact changes; from its paths alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from parlour.games.desktopia.physics import Body, Happening, Matter, Path, Run, Scene, Terrain

HERO, VETERAN, FIGHTER, MISSILE = (15.5, 3.1713), (14.0, 2.5872), (11.5, 1.7457), (7.5, 0.7425)
TABLE = Terrain(1000.0, 1000.0)
CONTACTS = ("hit", "touch", "terrain")


def disk(x: float, y: float, size: tuple[float, float] = HERO, load: float = 0.0) -> Body:
    """A disk of one of the sizes in the box."""
    return Body(x, y, size[0], size[1], load)


def scene(*bodies: Body, terrain: Terrain = TABLE, matter: Matter | None = None) -> Scene:
    """Bodies on a table of a metre square, if nothing else is said."""
    return Scene(bodies, terrain, matter or Matter())


def kinds(run: Run) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in run.events]


class Motion(NamedTuple):
    """A body at one moment."""

    x: float
    y: float
    vx: float
    vy: float
    spin: float


class Change(NamedTuple):
    """A contact: the motion of those that took part, just before and just after."""

    event: Happening
    before: dict[int, Motion]
    after: dict[int, Motion]


@dataclass
class Film:
    """A run of a scene."""

    scene: Scene
    run: Run

    def at(self, path: Path, time: float) -> Motion:
        """A body on this path at a time, long after its rest too."""
        slowing = self.scene.matter.slowing
        speed = hypot(path.vx, path.vy)
        passed = min(time - path.time, speed / slowing)
        share = (passed - slowing * passed * passed / (2 * speed)) if speed else 0.0
        left = 1 - slowing * passed / speed if speed else 0.0
        brake = 4 * slowing / (3 * self.scene.bodies[path.disk].radius)
        spin = max(0.0, abs(path.spin) - brake * (time - path.time)) * (1 if path.spin > 0 else -1)
        return Motion(path.x + path.vx * share, path.y + path.vy * share, path.vx * left, path.vy * left, spin)

    def moment(self, time: float) -> list[Motion]:
        """Every body at a time; one that has left stays where it crossed the border."""
        left = {event.disk: event for event in self.run.events if event.kind == "left" and event.time <= time}
        latest = {path.disk: path for path in self.run.paths if path.time <= time}
        return [
            Motion(left[number].x, left[number].y, 0.0, 0.0, 0.0)
            if number in left
            else self.at(latest[number], time)
            if number in latest
            else Motion(body.x, body.y, 0.0, 0.0, 0.0)
            for number, body in enumerate(self.scene.bodies)
        ]

    def changes(self) -> Iterator[Change]:
        """Every contact in order; each begins a new path for each of its disks."""
        paths = iter(self.run.paths)
        launch = next(paths)
        latest = {number: Path(number, 0.0, body.x, body.y, 0.0, 0.0, 0.0) for number, body in enumerate(self.scene.bodies)}
        latest[launch.disk] = launch
        for event in self.run.events:
            if event.kind in CONTACTS:
                disks = (event.disk,) if event.kind == "terrain" else (event.disk, event.other)
                before = {each: self.at(latest[each], event.time) for each in disks}
                for each in disks:
                    latest[each] = next(paths)
                    assert (latest[each].disk, latest[each].time) == (each, event.time)
                yield Change(event, before, {each: self.at(latest[each], event.time) for each in disks})
        assert next(paths, None) is None


def gap(scene: Scene, places: list[Motion], one: int, two: int) -> float:
    """The gap of two bodies."""
    apart = hypot(places[one].x - places[two].x, places[one].y - places[two].y)
    return apart - scene.bodies[one].radius - scene.bodies[two].radius
