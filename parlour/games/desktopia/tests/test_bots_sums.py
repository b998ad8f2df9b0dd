"""The sums of the bots: the blur of the hand, and the same in arrays as in plain Python."""

from itertools import pairwise
from math import log
from random import Random
from statistics import fmean

import pytest

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots import lists
from parlour.games.desktopia.bots.acts import refine, trembles
from parlour.games.desktopia.bots.deeds import Strike
from parlour.games.desktopia.bots.ideas import aside_of
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.squares import squares
from parlour.games.desktopia.bots.sums import Sums, kernel, sums
from parlour.games.desktopia.bots.sweep import Aimed, Fineness, Sweep, peaks, steps_of_speed, values
from parlour.games.desktopia.bots.table import Table, bits
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.physics.flick import flicks_in
from parlour.games.desktopia.physics.form import PLAIN
from parlour.games.desktopia.position import steadiness
from parlour.games.desktopia.tests.situations import battle, circle, desk, rect, unit
from parlour.kernel import Match

STEADY, SHAKY = 60, 20


def skirmish() -> Match:
    """Two of each side, a mug between them, and a steady hand."""
    return battle(
        unit("vampal", 0, 300, 300),
        unit("kharu", 0, 420, 260),
        unit("untouchable", 0, 460, 520),
        unit("div", 1, 520, 420),
        unit("dryad", 1, 330, 520),
        terrain=[circle("mug", 430, 420, 40), rect("book", 650, 500, 40, 200)],
        steadiness=STEADY,
    )


def swept(match: Match, disk: str) -> Sweep:
    """All flicks of a disk of seat 0."""
    table = Table(desk(match), 0, disk)
    return Sweep(table, Strike(table), Places(desk(match), 0), aside_of(table))


@pytest.mark.parametrize("deviation", [0.0, 0.01, 0.4, 1.0, 3.7])
def test_a_kernel_is_even_and_its_weights_make_one(deviation: float) -> None:
    weights = kernel(deviation)
    assert sum(weights) == pytest.approx(1) and weights == weights[::-1]


@pytest.fixture
def arrays() -> Sums:
    """The sums over arrays, where they can be had."""
    if not physics.warm(wait=True):
        pytest.skip("nothing is compiled here")
    return sums()


def test_a_blur_goes_round_the_whole_turn_but_not_over_the_ends_of_the_speeds() -> None:
    angles, speeds = 8, 3
    values = [0.0] * (angles * speeds)
    values[0] = 1.0  # the first angle, the slowest speed
    found = lists.blur(values, [kernel(0.5)] * speeds, kernel(0.0), wraps=True)
    assert found[speeds] == pytest.approx(found[(angles - 1) * speeds]) and found[speeds] > 0
    assert sum(found) == pytest.approx(1)
    assert lists.blur(values, [kernel(0.5)] * speeds, kernel(0.0), wraps=False)[(angles - 1) * speeds] == 0
    along = lists.blur(values, [kernel(0.0)] * speeds, kernel(0.5), wraps=True)
    assert along[0] == pytest.approx(sum(kernel(0.5)[:3]))
    assert along[0] > along[1] > along[2] and sum(along[3:]) == 0


@pytest.mark.parametrize("wraps", [True, False])
def test_a_blur_is_the_same_in_arrays_as_in_lists(arrays: Sums, wraps: bool) -> None:
    rng = Random(3)
    values = [rng.random() for _ in range(40 * 5)]
    swings = [kernel(0.3 * number) for number in range(5)]
    given = (values, swings, kernel(0.6), wraps)
    assert list(arrays.blur(*given)) == pytest.approx(list(lists.blur(*given)))
    assert arrays.highest(values, 7) == lists.highest(values, 7)
    assert arrays.means(values, 8) == pytest.approx(lists.means(values, 8))


def test_directions_have_the_same_bits_in_arrays_as_in_lists(arrays: Sums) -> None:
    rng = Random(4)
    angles = [*[number * 22.5 for number in range(17)], *[rng.uniform(0, 360) for _ in range(50)]]
    for given in ((arrays.flicks, lists.flicks), (arrays.grid, lists.grid)):
        some, others = [make(tuple(angles), (100.0,) * len(angles)) for make in given]
        assert [list(each) for each in some] == [list(each) for each in others]


def test_flicks_that_tremble_are_the_same_in_arrays_as_in_lists(arrays: Sums) -> None:
    given = ([(10.0, 500.0), (359.0, 900.0)], [(1.5, 0.05), (2.0, 0.04)], trembles(20, 3.0), (470.0, 950.0))
    some, others = arrays.trembling(*given), lists.trembling(*given)
    assert [list(each) for each in some] == [list(each) for each in others]
    assert min(others.speeds) == 470.0 and max(others.speeds) == 950.0


@pytest.mark.parametrize("disk", ["vampal1", "untouchable1", "kharu"])
def test_flicks_are_worth_the_same_in_arrays_as_in_lists(arrays: Sums, disk: str) -> None:
    sweep = swept(skirmish(), disk)
    table = sweep.table
    rng = Random(5)
    angles = [rng.random() * 360 for _ in range(400)]
    ways = [physics.direction(angle) for angle in angles]
    given = ([table.number] * 400, [x for x, _ in ways], [y for _, y in ways], [rng.uniform(100, 2500) for _ in range(400)])
    compiled, plain = physics.flicks(table.scene, *given), flicks_in(PLAIN, table.scene, *given)
    maps = sweep.places.all(table.ids)
    lying = lists.lying(plain, table.scene, maps._replace(of=[list(each) for each in maps.of]))
    assert list(arrays.lying(compiled, table.scene, maps)) == pytest.approx(list(lying))
    assert len({round(each, 9) for each in lying}) >= 5
    deeds = lists.deeds(sweep.deed, plain, angles)
    assert list(arrays.deeds(sweep.deed, compiled, angles)) == list(deeds) and len(set(deeds)) >= 3
    beside = lists.beside(plain, table.number, sweep.aside)
    assert list(arrays.beside(compiled, table.number, sweep.aside)) == list(beside)
    assert bool(sweep.aside) == (len(set(beside)) > 1)


@pytest.mark.usefixtures("arrays")
def test_maps_are_the_same_in_arrays_as_in_lists() -> None:
    shapes = tuple([piece.shape for piece in desk(skirmish()).ground.pieces])
    chances = tuple([1 / (number + 1) for number in range(30)])
    some = [squares().lines(shapes, x, 300.0, (25, 25), chances) for x in (300.0, 620.0)]
    others = [lists.lines(shapes, x, 300.0, (25, 25), chances) for x in (300.0, 620.0)]
    for one, other in zip(some, others, strict=True):
        assert list(one) == pytest.approx(list(other)) and 0.0 in other
    assert list(squares().reach(some, 625)) == pytest.approx(list(lists.reach(others, 625)))
    assert list(squares().best(some, [2.0, 3.0], 625)) == pytest.approx(list(lists.best(others, [2.0, 3.0], 625)))
    assert list(squares().weighted_sum(some, [2.0, -3.0], 625)) == pytest.approx(
        list(lists.weighted_sum(others, [2.0, -3.0], 625))
    )


def test_the_bits_of_a_number() -> None:
    assert list(bits(0b101001)) == [0, 3, 5] and list(bits(0)) == [] and list(bits(1 << 63)) == [63]


def test_speeds_grow_by_the_same_factor() -> None:
    speeds = steps_of_speed(100, 2500, 9)
    assert [speeds[0], speeds[-1]] == pytest.approx([100, 2500])
    steps = [log(after / before) for before, after in pairwise(speeds)]
    assert steps == pytest.approx([steps[0]] * 8)


def test_the_made_up_trembling_is_that_of_a_hand() -> None:
    drawn = trembles(400, 3.0)
    for part in (0, 1):
        numbers = [each[part] for each in drawn]
        assert fmean(numbers) == pytest.approx(0, abs=0.02)
        assert fmean([each * each for each in numbers]) == pytest.approx(1, abs=0.05)
        assert max(map(abs, numbers)) <= 3.0
    assert fmean([one * other for one, other in drawn]) == pytest.approx(0, abs=0.03)


def mean(sweep: Sweep, aim: Aimed) -> float:
    """What an aim is worth over many flicks of a hand that trembles."""
    rng = Random(11)
    of_angle, of_speed = spread(sweep.table.desk.content, steadiness(sweep.table.desk, 0), aim.speed)
    angles = [(aim.angle + of_angle * rng.gauss(0, 1)) % 360 for _ in range(1500)]
    speeds = [max(50.0, aim.speed * (1 + of_speed * rng.gauss(0, 1))) for _ in range(1500)]
    return fmean(values(sweep, angles, speeds))


def test_the_blurred_grid_tells_the_mean_over_many_trembling_flicks() -> None:
    sweep = swept(skirmish(), "vampal1")
    for peak in peaks(sweep, Fineness(720, 24, per_disk=3, finalists=1, samples=1, places=1)):
        assert mean(sweep, peak) == pytest.approx(peak.worth, abs=0.35)


def test_an_aim_that_is_judged_closely_is_worth_its_mean_and_no_worse_than_before() -> None:
    far = battle(unit("kharu", 0, 100, 100), unit("dryad", 1, 800, 850), steadiness=SHAKY)
    for match in (skirmish(), far):
        sweep = swept(match, "kharu")
        look = Fineness(90, 8, per_disk=3, finalists=1, samples=200, places=1)
        for aim in peaks(sweep, look):
            found = refine(sweep, aim, look)
            assert mean(sweep, found) == pytest.approx(found.worth, rel=0.12, abs=0.35)
            assert mean(sweep, found) >= mean(sweep, aim) - 0.1
