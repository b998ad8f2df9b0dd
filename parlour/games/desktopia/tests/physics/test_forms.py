"""Plain Python, compiled code and batches give the same bits."""

import threading
from functools import cache

import pytest

from parlour.conform import covers
from parlour.games.desktopia.physics import direction, flick, flicks, is_compiled, warm
from parlour.games.desktopia.physics.compiled import compile_engine
from parlour.games.desktopia.physics.flick import flick_in, flicks_in
from parlour.games.desktopia.physics.form import PLAIN, Form
from parlour.games.desktopia.tests.physics.film import disk, scene
from parlour.games.desktopia.tests.physics.scenes import DIGEST, FLICKS, digest, pinned_flick

Shots = tuple[list[int], list[float], list[float], list[float], list[int]]


@cache
def compiled_form() -> Form:
    """The compiled form; where numba is not installed there is none to test."""
    pytest.importorskip("numba")
    return compile_engine()


@covers("DK-PHY-22")
def test_the_pinned_flicks_have_the_pinned_bits_in_plain_python() -> None:
    assert digest(lambda pinned: flick_in(PLAIN, *pinned)) == DIGEST.read_text().strip()


@covers("DK-PHY-22")
def test_the_pinned_flicks_have_the_pinned_bits_when_compiled() -> None:
    form = compiled_form()
    assert digest(lambda pinned: flick_in(form, *pinned)) == DIGEST.read_text().strip()


def shots(k: int, count: int) -> Shots:
    """Flicks of every disk that can move, in all directions, with one above another where there is one."""
    pinned = pinned_flick(k)
    movable = [number for number, body in enumerate(pinned.scene.bodies) if body.mass < 100]
    disks = [movable[n % len(movable)] for n in range(count)]
    ways = [direction(n * 37.7) for n in range(count)]
    above = [pinned.above if number == pinned.disk else -1 for number in disks]
    return disks, [x for x, _ in ways], [y for _, y in ways], [100.0 + n * 61 % 2400 for n in range(count)], above


@pytest.mark.parametrize("k", range(12))
def test_a_batch_tells_of_each_flick_what_the_flick_tells(k: int) -> None:
    given, aims = pinned_flick(k).scene, shots(k, 40)
    batch = flicks_in(PLAIN, given, *aims)
    for n, shot in enumerate(zip(*aims, strict=True)):
        run = flick_in(PLAIN, given, *shot)
        met = [event.other if event.disk == shot[0] else event.disk
               for event in run.events if event.kind == "hit" and shot[0] in (event.disk, event.other)]  # fmt: skip
        assert (batch.x[n], batch.y[n]) == (run.x, run.y)
        assert batch.hit[n] == bits(met)
        assert batch.first[n] == (met[0] if met else -1)
        assert batch.left[n] == bits([number for number, _ in run.left])
        assert batch.shed[n] == bits([event.disk for event in run.events if event.kind == "shed"])
        assert batch.cut[n] == run.cut_short


def bits(bodies: list[int]) -> int:
    """One bit for each of these bodies."""
    return sum(1 << body for body in set(bodies))


def test_a_batch_is_the_same_when_compiled() -> None:
    form = compiled_form()
    for k in range(0, FLICKS, 21):
        given, aims = pinned_flick(k).scene, shots(k, 60)
        plain, fast = flicks_in(PLAIN, given, *aims), flicks_in(form, given, *aims)
        for one, two in zip((plain.x, plain.y), (fast.x, fast.y), strict=True):
            assert one == [list(row) for row in two]
        for field in ("hit", "first", "left", "shed", "cut"):
            assert [int(each) for each in getattr(fast, field)] == getattr(plain, field)


def test_the_bit_of_the_last_body_is_positive_too() -> None:
    crowd = scene(*[disk(20 + 40 * (n % 20), 100 + 100 * (n // 20)) for n in range(62)], disk(500, 800), disk(560, 800))
    for form in (PLAIN, compiled_form()):
        batch = flicks_in(form, crowd, [62], [1.0], [0.0], [900.0])
        assert (int(batch.hit[0]), int(batch.first[0])) == (1 << 63, 63)


def test_many_threads_can_flick_at_the_same_time() -> None:
    form = compiled_form()
    given, aims = pinned_flick(10).scene, shots(10, 400)
    expected = flicks_in(form, given, *aims)
    found: list[bool] = []

    def work() -> None:
        mine = flicks_in(form, given, *aims)
        found.append([list(row) for row in mine.x] == [list(row) for row in expected.x])

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [True] * 4


def test_no_flick_and_no_bodies_are_no_trouble() -> None:
    for form in (PLAIN, compiled_form()):
        batch = flicks_in(form, scene(disk(1, 1)), [], [], [], [])
        assert len(batch.x) == len(batch.hit) == 0
        with pytest.raises(ValueError, match="no disk 0 among 0"):
            flick_in(form, scene(), 0, 1.0, 0.0, 1.0)


def test_warming_up_ends_with_the_compiled_form_and_changes_no_answer() -> None:
    pytest.importorskip("numba")
    pinned = pinned_flick(2)
    before = flick(*pinned), flicks(pinned.scene, [0], [pinned.ux], [pinned.uy], [pinned.speed])
    assert warm(wait=True) and is_compiled()
    after = flick(*pinned), flicks(pinned.scene, [0], [pinned.ux], [pinned.uy], [pinned.speed])
    assert before[0] == after[0]
    assert list(before[1].x[0]) == list(after[1].x[0])
