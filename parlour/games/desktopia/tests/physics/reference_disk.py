"""A disk under way, for the reference, and the laws of contact."""

from dataclasses import dataclass
from typing import NamedTuple

from parlour.games.desktopia.tests.physics.exact import CONTEXT, NOUGHT, Exact, Polynomial, exact
from parlour.games.desktopia.tests.physics.reference_scenes import Laws


@dataclass(slots=True)
class Moving:
    """A disk under way."""

    x: Exact
    y: Exact
    vx: Exact
    vy: Exact
    radius: Exact
    light: Exact  # one divided by the mass
    mass: Exact
    load: Exact
    spin: Exact = NOUGHT
    turned: Exact = NOUGHT  # radians
    ox: Exact = NOUGHT  # where its block lies
    oy: Exact = NOUGHT
    gone: bool = False
    speed: Exact = NOUGHT

    def paths(self, slowing: Exact) -> tuple[Polynomial, Polynomial]:
        """The place of the centre as a function of the time from now, until it stops."""
        if not self.speed:
            return (self.x,), (self.y,)
        half = slowing / (2 * self.speed)
        return (self.x, self.vx, -half * self.vx), (self.y, self.vy, -half * self.vy)

    def take(self, vx: Exact, vy: Exact) -> None:
        """From now on with this velocity."""
        self.vx, self.vy, self.speed = vx, vy, CONTEXT.sqrt(vx * vx + vy * vy)


class Blow(NamedTuple):
    """What a contact changes: velocity and spin of both."""

    hit: bool
    one: tuple[Exact, Exact, Exact]
    other: tuple[Exact, Exact, Exact]


def blow(laws: Laws, one: Moving, other: Moving, nx: Exact, ny: Exact, bounce: Exact) -> Blow:
    """DK-PHY-10, DK-PHY-11, DK-PHY-12, DK-PHY-14, DK-PHY-18."""
    vx, vy = one.vx - other.vx, one.vy - other.vy
    approach = vx * nx + vy * ny
    hit = bool(approach > laws.contact)
    parting = max(bounce * approach if hit else NOUGHT, laws.parting)
    lightness = one.light + other.light
    straight = (approach + parting) / lightness
    along = vy * nx - vx * ny + one.spin * one.radius + other.spin * other.radius
    most = laws.rim * straight
    across = max(-most, min(most, along / (3 * lightness)))
    jx, jy = straight * nx - across * ny, straight * ny + across * nx
    twist_one = -2 * across * one.light / one.radius
    twist_other = -2 * across * other.light / other.radius if other.radius else NOUGHT
    return Blow(
        hit,
        (-jx * one.light, -jy * one.light, twist_one),
        (jx * other.light, jy * other.light, twist_other),
    )


def exact_laws(laws: Laws) -> Laws:
    """The same numbers with fifty digits."""
    return Laws(*(exact(getattr(laws, name)) for name in Laws.__slots__))


def turn(disk: Moving, slowing: Exact, time: Exact | None) -> Exact:
    """Radians in that time, or until the spin has ended."""
    size = abs(disk.spin)
    lasts = size / slowing
    spent = lasts if time is None else min(time, lasts)
    angle = spent * (size - slowing * spent / 2)
    return angle if disk.spin > 0 else -angle
