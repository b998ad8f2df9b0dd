"""Sums over many flicks: with arrays where the physics runs compiled, else with lists."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, exp, fsum
from typing import NamedTuple, Protocol

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots.squares import Maps, Numbers
from parlour.games.desktopia.physics import Batch, Scene
from parlour.games.desktopia.scripts.shapes import Shape

WIDEST = 3.0  # deviations that a kernel reaches

Kernel = tuple[float, ...]  # weights from so many steps before to as many after


class Flicks(NamedTuple):
    """Many flicks: their angles, the directions of these, and their speeds."""

    angles: Numbers
    ux: Numbers
    uy: Numbers
    speeds: Numbers


class Beside(NamedTuple):
    """What it is worth that the flicked disk comes to rest this close to another body, and that it does not."""

    other: int
    reach: float
    near: float
    far: float = 0.0


class Inside(NamedTuple):
    """What it is worth that a body comes to rest in a zone."""

    body: int
    zone: Shape
    worth: float


class Deed(Protocol):
    """What is worth something in a flick: who was hit, who left, who lost what lay on it."""

    arc: float  # degrees of a power sector
    facing: float

    def worth(self, hit: int, first: int, left: int, shed: int, power: bool) -> float:
        """The worth of these bits of a batch."""
        ...


class Sums(Protocol):
    """What is computed for many flicks at once."""

    def flicks(self, angles: Numbers, speeds: Numbers) -> Flicks: ...

    def grid(self, angles: tuple[float, ...], speeds: tuple[float, ...]) -> Flicks:
        """Every angle with every speed."""
        ...

    def trembling(
        self,
        aims: Sequence[tuple[float, float]],
        errors: Sequence[tuple[float, float]],
        samples: Sequence[tuple[float, float]],
        bounds: tuple[float, float],
    ) -> Flicks:
        """Every aim with every deviation, in standard errors of its angle and (as a share) of its speed, within bounds."""
        ...

    def again(self, numbers: Numbers, times: int) -> Numbers: ...

    def deeds(self, deed: Deed, batch: Batch, angles: Numbers) -> Numbers:
        """For every flick what was done is worth."""
        ...

    def lying(self, batch: Batch, scene: Scene, maps: Maps) -> Numbers:
        """For every flick what it is worth that disks lie where they came to rest, beside where they lay before."""
        ...

    def beside(self, batch: Batch, own: int, besides: Sequence[Beside]) -> Numbers:
        """For every flick what the neighbours of the flicked disk are worth."""
        ...

    def inside(self, batch: Batch, scene: Scene, goals: Sequence[Inside]) -> Numbers:
        """For every flick what it is worth that bodies came to rest in zones, beside those that were there before."""
        ...

    def add(self, one: Numbers, other: Numbers) -> Numbers: ...

    def blur(self, values: Numbers, swings: Sequence[Kernel], push: Kernel, wraps: bool) -> Numbers:
        """The mean of the values about each point of a grid of angles and speeds, row by row of equal angle.

        `swings` are the kernels along the angle, one for each speed, `push` the one along the speed."""
        ...

    def highest(self, values: Numbers, most: int) -> list[int]:
        """The numbers of the highest values, the highest first, of equal ones the first."""
        ...

    def means(self, values: Numbers, size: int) -> list[float]:
        """The mean of every so many values."""
        ...


def sums() -> Sums:
    """Those with arrays, where the physics is compiled (which is waited for, so that answers do not hang on it)."""
    if physics.warm(wait=True):
        from parlour.games.desktopia.bots import arrays

        return arrays
    from parlour.games.desktopia.bots import lists

    return lists


@lru_cache(maxsize=1024)
def kernel(deviation: float) -> Kernel:
    """The weights of a normal blur, for a deviation in steps of the grid."""
    reach = min(40, ceil(WIDEST * deviation))
    raw = [exp(-0.5 * (offset / deviation) ** 2) for offset in range(-reach, reach + 1)] if reach else [1.0]
    total = fsum(raw)
    return tuple([weight / total for weight in raw])
