"""The engine against a second one of fifty digits: the same contacts, the same falls, the same places."""

import json
from functools import cache
from statistics import median

import pytest

from parlour.games.desktopia.physics import Body, Matter, Run, Scene, Terrain
from parlour.games.desktopia.physics import flick as flicked
from parlour.games.desktopia.tests.physics.exact import CONTEXT, Exact
from parlour.games.desktopia.tests.physics.reference import KEPT, course, told
from parlour.games.desktopia.tests.physics.reference_scenes import KINDS, SCENES, Disk, Flick, flick, mass

MEDIAN = 1e-11  # millimetres
WORST = 1e-4
TURN = 1e-4  # degrees
WORKED_OUT_ANEW = 40
SIGNS = {"hit": "x", "touch": "-", "terrain": "|"}


@cache
def kept() -> list[dict[str, object]]:
    """What the reference made of every scene."""
    scenes = json.loads(KEPT.read_text(encoding="utf-8"))
    assert isinstance(scenes, list)
    return scenes


@cache
def run(number: int) -> Run:
    """What the engine makes of a scene."""
    given = flick(number)
    return flicked(scene(given), given.disk, given.ux, given.uy, given.speed, given.above)


def scene(given: Flick) -> Scene:
    """The same scene for the engine."""
    laws = given.laws
    matter = Matter(
        slowing=laws.slowing,
        grip=laws.grip,
        bounce=laws.bounce,
        terrain_bounce=laws.terrain_bounce,
        rim=laws.rim,
        contact=laws.contact,
        parting=laws.parting,
        rest=laws.rest,
    )
    terrain = Terrain(given.width, given.height, walls=given.walls, circles=given.circles, polygons=given.polygons)
    bodies = tuple(Body(each.x, each.y, each.radius, each.mass, each.load) for each in given.disks)
    return Scene(bodies, terrain, matter=matter)


def contacts(run: Run) -> str:
    """The contacts of a run as the reference writes them."""
    return " ".join(f"{each.disk}{SIGNS[each.kind]}{each.other}" for each in run.events if each.kind in SIGNS)


def places(number: int) -> dict[int, tuple[Exact, Exact, Exact]]:
    """Where the reference leaves every disk, and how far each has turned."""
    found = {k: tuple(map(CONTEXT.mpf, (disk.x, disk.y, 0))) for k, disk in enumerate(flick(number).disks)}
    moved = kept()[number]["places"]
    assert isinstance(moved, dict)
    return found | {int(k): tuple(map(CONTEXT.mpf, place)) for k, place in moved.items()}


def error(number: int) -> float:
    """The largest distance of a disk's place from where the reference leaves it, in millimetres."""
    ours = run(number)
    return max(float(CONTEXT.hypot(x - ours.x[k], y - ours.y[k])) for k, (x, y, _) in places(number).items())


def test_the_scenes_are_many_and_eventful() -> None:
    happened = [scene["contacts"] for scene in kept()]
    assert len(happened) == SCENES >= 600
    counts = [len(str(each).split()) for each in happened]
    assert sum(counts) > 6 * SCENES
    assert sum(count >= 2 for count in counts) > SCENES / 2
    assert sum(bool(scene["left"]) for scene in kept()) > 100
    assert sum(bool(scene["shed"]) for scene in kept()) > 80
    assert all(any(sign in str(each) for each in happened) for sign in "x-|")


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[each.__name__.strip("_") for each in KINDS])
def test_every_contact_is_the_same_and_in_the_same_order(kind: int) -> None:
    for number in range(kind, SCENES, len(KINDS)):
        assert contacts(run(number)) == kept()[number]["contacts"], f"scene {number}"


def test_the_same_disks_leave_over_the_same_edges_in_the_same_order() -> None:
    for number in range(SCENES):
        assert [list(each) for each in run(number).left] == kept()[number]["left"], f"scene {number}"


def test_the_same_blocks_fall_in_the_same_order() -> None:
    for number in range(SCENES):
        assert [each.disk for each in run(number).events if each.kind == "shed"] == kept()[number]["shed"], f"scene {number}"


def test_who_started_above_another_comes_clear_of_it_or_not_alike() -> None:
    for number in range(SCENES):
        assert run(number).over == (not kept()[number]["clear"]), f"scene {number}"


def test_no_run_is_cut_short() -> None:
    assert not any(run(number).cut_short for number in range(SCENES))


def test_every_disk_comes_to_rest_where_the_reference_says() -> None:
    errors = [error(number) for number in range(SCENES)]
    assert median(each for each in errors if each > 0) <= MEDIAN
    assert max(errors) <= WORST, f"scene {errors.index(max(errors))}"


def test_every_disk_that_stays_has_turned_as_far_as_the_reference_says() -> None:
    for number in range(SCENES):
        gone = {disk for disk, _ in run(number).left}
        for disk, (_, _, turned) in places(number).items():
            if disk not in gone:
                assert abs(float(turned - run(number).turned[disk])) <= TURN, f"scene {number}, disk {disk}"


@pytest.mark.parametrize("number", range(0, SCENES, SCENES // WORKED_OUT_ANEW))
def test_what_is_kept_is_what_the_reference_says_today(number: int) -> None:
    assert json.loads(json.dumps(told(number))) == kept()[number]


HERO, VETERAN, FIGHTER, MISSILE = 15.5, 14.0, 11.5, 7.5
MISSILE_MASS = mass(MISSILE)


def disk(x: float, y: float, radius: float, load: float = 0.0) -> Disk:
    """A disk of the box."""
    return Disk(x, y, radius, mass(radius), load)


# DK-T-13, DK-T-14, DK-T-15, DK-T-16, DK-T-17, DK-T-18, DK-T-19: disks, speed, where they rest, the blocks that fall
Example = tuple[list[Disk], float, list[tuple[float, float] | None], list[int]]
WORKED_EXAMPLES: dict[str, Example] = {
    "a free slide": ([disk(100, 500, HERO)], 1000, [(300, 500)], []),
    "a long free slide": ([disk(100, 500, HERO)], 2500, [(1350, 500)], []),
    "head-on": ([disk(200, 500, HERO), disk(329.5, 500, VETERAN)], 1000, [(307.904, 500), (407.142, 500)], []),
    "oblique": ([disk(200, 500, HERO), disk(400, 513.5, FIGHTER)], 1500, [(462.66, 469.22), (603.68, 600.55)], []),
    "a missile stays on": ([disk(200, 500, HERO, MISSILE_MASS)], 535, [(257.2, 500)], []),
    "a missile falls off": ([disk(200, 500, HERO, MISSILE_MASS)], 536, [(257.5, 500)], [0]),
    "a hero stays on": ([disk(200, 500, MISSILE), disk(423, 500, HERO, mass(HERO))], 2450, [None, (446.0, 500)], []),
    "a hero falls off": ([disk(200, 500, MISSILE), disk(423, 500, HERO, mass(HERO))], 2500, [None, (519.7, 500)], [1]),
    "a shield stays on": ([disk(200, 500, FIGHTER), disk(325.5, 500, VETERAN, MISSILE_MASS)], 900, [None, None], []),
    "a shield falls off": ([disk(200, 500, FIGHTER), disk(325.5, 500, VETERAN, MISSILE_MASS)], 1200, [None, None], [1]),
}


@pytest.mark.parametrize("example", WORKED_EXAMPLES)
def test_the_reference_itself_works_out_the_examples_of_the_rules(example: str) -> None:
    disks, speed, rest, shed = WORKED_EXAMPLES[example]
    done = course(Flick(tuple(disks), 0, 1.0, 0.0, speed, width=2000.0, height=1000.0))
    assert done.shed == shed
    for place, x, y in zip(rest, done.x, done.y, strict=True):
        if place is not None:
            assert (float(x), float(y)) == pytest.approx(place, abs=0.05)
