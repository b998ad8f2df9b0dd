"""The flicks whose bits are pinned, made from whole numbers so that any language can make the very same ones.

`Numbers` is a generator of 32-bit integers, state = (state * 1664525 + 1013904223) mod 2^32, begun for flick `k` at
(k * 2654435761 + 12345) mod 2^32; `below(n)` steps once and gives floor(floor(state / 256) * n / 2^24). Every number is
drawn in the order in which it stands in `pinned_flick`, then in `families.py`.

The digest is the SHA-256 of little-endian doubles. For each flick k = 0 .. FLICKS-1 in order, and for each body in order:
final x, final y, degrees turned; then for each event in order: time, kind (0 hit, 1 touch, 2 terrain, 3 shed, 4 left, 5 clear),
disk, other, speed, x, y; then for each path in order: disk, time, x, y, vx, vy, spin; then number of events, number of
paths, 1 or 0 for cut_short, 1 or 0 for over. It stands in digest.txt beside this file."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path as File
from struct import pack
from typing import NamedTuple

from parlour.games.desktopia.physics import Matter, Run, Scene, direction
from parlour.games.desktopia.physics.outcome import KINDS
from parlour.games.desktopia.tests.physics.families import FAMILIES, Numbers

FLICKS = 70 * len(FAMILIES)
DIGEST = File(__file__).with_name("digest.txt")
NAMES = tuple(FAMILIES)


class Pinned(NamedTuple):
    """A flick and the scene that it starts from."""

    scene: Scene
    disk: int
    ux: float
    uy: float
    speed: float
    above: int


def pinned_flick(k: int) -> Pinned:
    """The k-th flick, of the families in turn."""
    numbers = Numbers(k)
    name = NAMES[k % len(NAMES)]
    varied = name != "scattered"
    matter = Matter(
        bounce=numbers.below(11) / 10 if varied else 0.6,
        terrain_bounce=numbers.below(11) / 10 if varied else 0.5,
        rim=numbers.below(4) / 10 if varied else 0.15,
        slowing=1500.0 + 500 * numbers.below(4),
        most_events=1 + numbers.below(8) if name == "cut short" else 20_000,
    )
    laid = FAMILIES[name](numbers)
    return Pinned(Scene(laid.bodies, laid.terrain, matter), laid.disk, *direction(laid.degrees), laid.speed, laid.above)


def digest(run: Callable[[Pinned], Run]) -> str:
    """The SHA-256 over all pinned flicks, run like this."""
    total = sha256()
    for k in range(FLICKS):
        numbers = list(_numbers(run(pinned_flick(k))))
        total.update(pack(f"<{len(numbers)}d", *numbers))
    return total.hexdigest()


def _numbers(run: Run) -> Iterable[float]:
    for x, y, turned in zip(run.x, run.y, run.turned, strict=True):
        yield from (x, y, turned)
    for event in run.events:
        yield from (event.time, KINDS.index(event.kind), event.disk, event.other, event.speed, event.x, event.y)
    for path in run.paths:
        yield from path
    yield from (len(run.events), len(run.paths), int(run.cut_short), int(run.over))
