"""What holds in every run, seen over the pinned flicks."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot, isfinite

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import Body, Run, Scene, Terrain, flick
from parlour.games.desktopia.tests.physics.film import Change, Film, Motion, gap
from parlour.games.desktopia.tests.physics.scenes import FLICKS, NAMES, Pinned, pinned_flick

CUT = "cut short"
OVERLAP = 1e-9  # mm: what rounding may leave
every_family = pytest.mark.parametrize("family", NAMES)
every_whole_family = pytest.mark.parametrize("family", [name for name in NAMES if name != CUT])
apart = pytest.mark.parametrize("family", ["scattered", "walled", "laden", "above"])  # where no tie is settled by number


@cache
def films(family: str) -> tuple[tuple[Pinned, Film], ...]:
    """The runs of a family of pinned flicks."""
    pinned = [pinned_flick(k) for k in range(NAMES.index(family), FLICKS, len(NAMES))]
    return tuple((each, Film(each.scene, flick(*each))) for each in pinned)


@every_family
@covers("DK-I-09")
def test_energy_never_grows_but_for_the_smallest_parting(family: str) -> None:
    for pinned, film in films(family):
        laden = {number for number, body in enumerate(pinned.scene.bodies) if body.load}
        sheds = {(event.time, event.disk) for event in film.run.events if event.kind == "shed"}
        laden -= {disk for time, disk in sheds if time == 0.0}
        for change in film.changes():
            still = {disk for disk in laden if (change.event.time, disk) not in sheds}
            kept = sum(energy(pinned.scene.bodies[disk], motion, disk in still) for disk, motion in change.after.items())
            had = sum(energy(pinned.scene.bodies[disk], motion, disk in laden) for disk, motion in change.before.items())
            assert kept <= had * (1 + 1e-12) + parting(pinned.scene, change)
            laden = still


def energy(body: Body, motion: Motion, laden: bool) -> float:
    """Of sliding and spinning, a riding block counted with its carrier's speed."""
    if not isfinite(body.mass):
        return 0.0
    sliding = (body.mass + (body.load if laden else 0.0)) * (motion.vx**2 + motion.vy**2) / 2
    return sliding + body.mass * body.radius**2 * motion.spin**2 / 4


def parting(scene: Scene, change: Change) -> float:
    """DK-PHY-18 what a contact below the smallest parting speed may add."""
    inverse = sum(1 / scene.bodies[disk].mass for disk in change.after)
    return scene.matter.parting**2 / (2 * inverse) if change.event.speed < scene.matter.parting else 0.0


@every_family
@covers("DK-PHY-12")
def test_every_contact_of_two_disks_keeps_their_momentum(family: str) -> None:
    for pinned, film in films(family):
        sheds = {(event.time, event.disk) for event in film.run.events if event.kind == "shed"}
        for change in film.changes():
            bodies = [pinned.scene.bodies[disk] for disk in change.after]
            if change.event.kind == "terrain" or not all(isfinite(body.mass) for body in bodies):
                continue
            mass = sum(body.mass + body.load for body in bodies)
            speed = max(hypot(each.vx, each.vy) for each in change.before.values())
            slack = mass * (1e-12 * speed + pinned.scene.matter.rest)  # slower than that is rest
            for axis in (2, 3):
                gained = 0.0
                for disk in change.after:
                    body = pinned.scene.bodies[disk]
                    fell = any(each == disk for _, each in sheds)
                    if body.load and fell:
                        break  # what the block does after its fall is not told
                    gained += (body.mass + body.load) * (change.after[disk][axis] - change.before[disk][axis])
                else:
                    assert abs(gained) <= slack


@every_whole_family
@covers("DK-PHY-18")
def test_disks_never_overlap_on_the_way_nor_at_rest_more_than_they_did(family: str) -> None:
    for pinned, film in films(family):
        begins = [Motion(body.x, body.y, 0.0, 0.0, 0.0) for body in pinned.scene.bodies]
        times = [event.time for event in film.run.events[:40]]
        between = [(one + two) / 2 for one, two in pairwise(times)]
        moved = {path.disk for path in film.run.paths}
        together = {pinned.disk, pinned.above}
        for time in (*times, *between, 99.0):
            places = film.moment(time)
            gone = {event.disk for event in film.run.events if event.kind == "left" and event.time <= time}
            here = [disk for disk in range(len(places)) if disk not in gone]
            for one in moved - gone:
                for two in here:
                    if one != two and {one, two} != together:
                        assert gap(pinned.scene, places, one, two) >= min(0.0, gap(pinned.scene, begins, one, two)) - OVERLAP


@every_family
@covers("DK-PHY-15")
def test_no_disk_enters_terrain(family: str) -> None:
    for pinned, film in films(family):
        terrain = pinned.scene.terrain
        for number, (x, y) in enumerate(zip(film.run.x, film.run.y, strict=True)):
            radius = pinned.scene.bodies[number].radius
            for a, b, size in terrain.circles:
                assert hypot(x - a, y - b) >= radius + size - OVERLAP
            for polygon in terrain.polygons:
                assert distance(x, y, polygon) >= radius - OVERLAP


def distance(x: float, y: float, polygon: Sequence[tuple[float, float]]) -> float:
    """From a point outside to a convex polygon; 0 from inside."""
    sides = list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))
    if all((c - a) * (y - b) - (d - b) * (x - a) > 0 for (a, b), (c, d) in sides):
        return 0.0
    least = float("inf")
    for (a, b), (c, d) in sides:
        share = ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)
        share = min(1.0, max(0.0, share))
        least = min(least, hypot(x - a - share * (c - a), y - b - share * (d - b)))
    return least


@apart
@covers("DK-I-15")
def test_a_mirrored_flick_runs_mirrored(family: str) -> None:
    for pinned, film in films(family):
        width = pinned.scene.terrain.width
        run = flick(mirrored(pinned.scene), pinned.disk, -pinned.ux, pinned.uy, pinned.speed, pinned.above)
        assert [width - x for x in run.x] == pytest.approx(film.run.x, abs=0.01)
        assert run.y == pytest.approx(film.run.y, abs=0.01)
        assert [-each for each in run.turned] == pytest.approx(film.run.turned, abs=0.01)
        assert [event[1:4] for event in run.events if event.kind == "hit"] == [
            event[1:4] for event in film.run.events if event.kind == "hit"
        ]


def mirrored(scene: Scene) -> Scene:
    """The scene seen in a mirror."""
    width, terrain = scene.terrain.width, scene.terrain
    bottom, left, top, right = terrain.walls
    return Scene(
        [body._replace(x=width - body.x) for body in scene.bodies],
        Terrain(
            width,
            terrain.height,
            (bottom, right, top, left),
            [(width - x, y, radius) for x, y, radius in terrain.circles],
            [[(width - x, y) for x, y in polygon] for polygon in terrain.polygons],
        ),
        scene.matter,
    )


@apart
def test_other_numbers_for_the_disks_change_nothing(family: str) -> None:
    for pinned, film in films(family):
        count = len(pinned.scene.bodies)
        order = [(7 * k + 3) % count if count % 7 else count - 1 - k for k in range(count)]  # new place k holds old order[k]
        numbered = Scene([pinned.scene.bodies[old] for old in order], pinned.scene.terrain, pinned.scene.matter)
        above = order.index(pinned.above) if pinned.above >= 0 else -1
        run = flick(numbered, order.index(pinned.disk), pinned.ux, pinned.uy, pinned.speed, above)
        assert run.x == pytest.approx([film.run.x[old] for old in order], abs=1e-6)
        assert run.y == pytest.approx([film.run.y[old] for old in order], abs=1e-6)
        assert [(order[disk], edge) for disk, edge in run.left] == list(film.run.left)


@every_family
@covers("DK-I-16", "DK-I-03")
def test_a_disk_that_no_path_was_drawn_for_has_not_moved(family: str) -> None:
    for pinned, film in films(family):
        moved = {path.disk for path in film.run.paths}
        for number, body in enumerate(pinned.scene.bodies):
            if number not in moved:
                assert (film.run.x[number], film.run.y[number], film.run.turned[number]) == (body.x, body.y, 0.0)


@every_whole_family
@covers("DK-PHY-22", "DK-PHY-04")
def test_the_paths_alone_lead_to_where_everything_rests(family: str) -> None:
    for _, film in films(family):
        final: list[Motion] = film.moment(99.0)
        assert [each.x for each in final] == pytest.approx(film.run.x, abs=1e-9)
        assert [each.y for each in final] == pytest.approx(film.run.y, abs=1e-9)


@every_family
def test_time_never_runs_back_and_no_flick_is_cut_short_that_need_not_be(family: str) -> None:
    for pinned, film in films(family):
        times = [event.time for event in film.run.events]
        assert times == sorted(times)
        assert film.run.cut_short <= (family == CUT and len(times) == pinned.scene.matter.most_events)


def test_the_run_of_a_shared_terrain_is_that_of_its_own() -> None:
    pinned = pinned_flick(0)
    again = Scene(pinned.scene.bodies, pinned.scene.terrain, pinned.scene.matter)
    fresh = Terrain(500.0, 500.0, circles=pinned.scene.terrain.circles, polygons=pinned.scene.terrain.polygons)
    runs: list[Run] = [flick(each, *pinned[1:]) for each in (again, Scene(pinned.scene.bodies, fresh, pinned.scene.matter))]
    assert runs[0] == runs[1]
