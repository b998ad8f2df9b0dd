"""The sums of the bots: the blur of the hand, and the same in arrays as in plain Python."""

from itertools import pairwise
from math import log
from random import Random
from statistics import fmean

import pytest

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots.deeds import Strike
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.refine import refined, trembles
from parlour.games.desktopia.bots.sums import blurred, kernel, place_worths
from parlour.games.desktopia.bots.sweep import Aimed, Fineness, Sweep, peaks, steps_of_speed, values
from parlour.games.desktopia.bots.table import Table, bits
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.physics.flick import flicks_in
from parlour.games.desktopia.physics.form import PLAIN
from parlour.games.desktopia.position import steadiness
from parlour.games.desktopia.tests.situations import battle, circle, desk, unit
from parlour.kernel import Match

STEADY, SHAKY = 60, 20


def skirmish() -> Match:
    """Two of each side, a mug between them, and a steady hand."""
    return battle(
        unit("vampal", 0, 300, 300),
        unit("kharu", 0, 420, 260),
        unit("div", 1, 520, 420),
        unit("dryad", 1, 330, 520),
        terrain=[circle("mug", 430, 420, 40)],
        steadiness=STEADY,
    )


def swept(match: Match, disk: str) -> Sweep:
    """All flicks of a disk of seat 0."""
    table = Table(desk(match), 0, disk)
    return Sweep(table, Strike(table), Places(desk(match), 0))


@pytest.mark.parametrize("deviation", [0.0, 0.01, 0.4, 1.0, 3.7])
def test_a_kernel_is_even_and_its_weights_make_one(deviation: float) -> None:
    weights = kernel(deviation)
    assert sum(weights) == pytest.approx(1) and weights == weights[::-1]


def test_a_blur_goes_round_the_whole_turn_but_not_over_the_ends_of_the_speeds() -> None:
    angles, speeds = 8, 3
    values = [0.0] * (angles * speeds)
    values[0] = 1.0  # the first angle, the slowest speed
    found = blurred(values, [kernel(0.5)] * speeds, kernel(0.0), wraps=True)
    assert found[speeds] == pytest.approx(found[(angles - 1) * speeds]) and found[speeds] > 0
    assert sum(found) == pytest.approx(1)
    assert blurred(values, [kernel(0.5)] * speeds, kernel(0.0), wraps=False)[(angles - 1) * speeds] == 0
    along = blurred(values, [kernel(0.0)] * speeds, kernel(0.5), wraps=True)
    assert along[0] == pytest.approx(sum(kernel(0.5)[:3]))
    assert along[0] > along[1] > along[2] and sum(along[3:]) == 0


def test_a_blur_is_the_same_in_arrays_as_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    rng = Random(3)
    values = [rng.random() for _ in range(40 * 5)]
    swings = [kernel(0.3 * (number + 1)) for number in range(5)]
    found = []
    for compiled in (True, False):
        monkeypatch.setattr(physics, "compiled", lambda compiled=compiled: compiled)
        found.append(blurred(values, swings, kernel(0.6), wraps=True))
    assert found[0] == pytest.approx(found[1])


def test_places_are_worth_the_same_in_arrays_as_in_plain_python() -> None:
    if not physics.warm(wait=True):
        pytest.skip("nothing is compiled here")
    sweep = swept(skirmish(), "vampal1")
    table = sweep.table
    rng = Random(5)
    ways = [physics.direction(rng.random() * 360) for _ in range(300)]
    given = ([table.number] * 300, [x for x, _ in ways], [y for _, y in ways], [rng.uniform(100, 2500) for _ in range(300)])
    arrays = place_worths(physics.flicks(table.scene, *given), table.scene, table.ids, sweep.places)
    plain = place_worths(flicks_in(PLAIN, table.scene, *given), table.scene, table.ids, sweep.places)
    assert arrays == pytest.approx(plain) and len({round(each, 9) for each in plain}) >= 5


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
    for peak in peaks(sweep, Fineness(720, 24, 1, 1, 1), 3):
        assert mean(sweep, peak) == pytest.approx(peak.worth, abs=0.35)


def test_an_aim_that_is_judged_closely_is_worth_its_mean_and_no_worse_than_before() -> None:
    far = battle(unit("kharu", 0, 100, 100), unit("dryad", 1, 800, 850), steadiness=SHAKY)
    for match in (skirmish(), far):
        sweep = swept(match, "kharu")
        look = Fineness(90, 8, 1, 200, 1)
        for aim in peaks(sweep, look, 3):
            found = refined(sweep, aim, look)
            assert mean(sweep, found) == pytest.approx(found.worth, rel=0.12, abs=0.35)
            assert mean(sweep, found) >= mean(sweep, aim) - 0.1
