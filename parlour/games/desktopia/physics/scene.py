"""What a flick starts from: bodies at rest on a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, isfinite
from typing import NamedTuple

from parlour.games.desktopia.physics.matter import Matter
from parlour.games.desktopia.physics.terrain import Terrain


class Body(NamedTuple):
    """A flat disk at rest; one of infinite mass never moves. Its load is the mass of the block that rides on it, 0: none."""

    x: float
    y: float
    radius: float
    mass: float
    load: float = 0.0


@dataclass(frozen=True, slots=True)
class Scene:
    """Bodies on a terrain; it never changes, so any number of flicks can start from it."""

    bodies: Sequence[Body]
    terrain: Terrain
    matter: Matter = field(default_factory=Matter)
    x: list[float] = field(init=False, repr=False, compare=False)
    y: list[float] = field(init=False, repr=False, compare=False)
    columns: list[list[float]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        bodies = tuple(self.bodies)
        for number, body in enumerate(bodies):
            _check(number, body)
        object.__setattr__(self, "bodies", bodies)
        object.__setattr__(self, "x", [float(body.x) for body in bodies])
        object.__setattr__(self, "y", [float(body.y) for body in bodies])
        object.__setattr__(self, "columns", _columns(bodies, self.matter))

    @property
    def widest(self) -> float:
        return max(self.columns[0], default=0.0)

    @property
    def table(self) -> tuple[float, float]:
        """Width and height of the table."""
        return float(self.terrain.width), float(self.terrain.height)


def _check(number: int, body: Body) -> None:
    x, y, radius, mass, load = body
    if not (isfinite(x) and isfinite(y)):
        raise ValueError(f"body {number} is nowhere: ({x}, {y})")
    if not (isfinite(radius) and radius > 0.0):
        raise ValueError(f"body {number} has a radius of {radius}")
    if not mass > 0.0:
        raise ValueError(f"body {number} has a mass of {mass}")
    if not (isfinite(load) and load >= 0.0):
        raise ValueError(f"body {number} bears a load of {load}")


def _columns(bodies: Sequence[Body], matter: Matter) -> list[list[float]]:
    """The sequences that the engine reads, one number for each body.

    Radius, inverse mass, loss of spin, relative deceleration A of the block (DK-STK-04), the carrier's share of the
    mass with its block (DK-STK-08), load."""
    rows = []
    for body in bodies:
        radius, mass, load = float(body.radius), float(body.mass), float(body.load)
        still = mass == inf
        inverse = 0.0 if still else 1.0 / mass
        brake = 4.0 * matter.slowing / (3.0 * radius)  # DK-PHY-03
        hold = (matter.slowing + matter.grip) * (1.0 if still else 1.0 + load / mass)
        share = 1.0 if still else mass / (mass + load)
        rows.append((radius, inverse, brake, hold, share, load))
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(6)]
