"""6.2 and 6.12: what a player may do with the finger, and the rest of what a turn offers."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any, NamedTuple

from parlour.games.desktopia.crowd import ROUNDING, Crowd
from parlour.games.desktopia.physics import direction
from parlour.games.desktopia.position import Desk, DiskId, crowd, everybody, living, radius, size, where
from parlour.games.desktopia.rules.abilities import can_shoot, has_trait, is_immobile
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.rules.placing import FULL_TURN, PER_MM, TRIES, no_room, settled_point
from parlour.games.desktopia.rules.supplies import LARIAT, free, ready_missile
from parlour.kernel import Action, Choices, Illegal, Range, Seat

ANGLE = Range(0, 359.99, per=100)


class Shooter(NamedTuple):
    """DK-SHO-02 Who can shoot: where it stands, how large it is, and how large the gap to its missile may be."""

    id: DiskId
    x: float
    y: float
    radius: float
    most: float


@dataclass(frozen=True, slots=True)
class Aims(Choices):
    """`flick kharu 171.25 900`, `shoot akeru 184.4 188.5 3.3 1832`, or one of the answers that are listed."""

    flicks: tuple[DiskId, ...]
    speeds: Range
    table: Crowd
    shooters: tuple[Shooter, ...] = ()
    missile: float = 0.0  # the radius of a missile
    gap: float = 0.0
    listed: tuple[Action, ...] = ()

    def __iter__(self) -> Iterator[Action]:
        return iter(self.listed)

    @property
    def ranges(self) -> dict[str, tuple[Any, ...]]:  # type: ignore[override]
        if not self.flicks and not self.shooters:
            return {}
        ranges: dict[str, tuple[Any, ...]] = {"disk": self.flicks} if self.flicks else {}
        if self.shooters:
            ranges["shooter"] = tuple([shooter.id for shooter in self.shooters])
            ranges |= {"x": (0, self.table.width), "y": (0, self.table.height)}
        return ranges | {"angle": (ANGLE.low, ANGLE.high), "speed": (self.speeds.low, self.speeds.high)}

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:  # type: ignore[override]
        """A flick, and a shot where somebody can shoot."""
        flicks = (("flick", "disk", "angle", "speed"),) if self.flicks else ()
        return (*flicks, ("shoot", "shooter", "x", "y", "angle", "speed")) if self.shooters else flicks

    def pick(self, rng: Random) -> Action:
        """Anybody's flick or shot, or one of the listed answers, each as likely as any other."""
        number = int(rng.random() * (len(self.flicks) + len(self.shooters) + len(self.listed)))
        if number < len(self.flicks):
            return ("flick", self.flicks[number], ANGLE.pick(rng), self.speeds.pick(rng))
        number -= len(self.flicks)
        if number < len(self.shooters):
            shooter = self.shooters[number]
            return ("shoot", shooter.id, *self._some_place(shooter, rng), ANGLE.pick(rng), self.speeds.pick(rng))
        return self.listed[number - len(self.shooters)]

    def settle(self, position: Any, action: Action) -> Action | None:
        """DK-FLK-01 Angles to a hundredth of a degree, whole speeds, places to a tenth of a mm."""
        if action in self.listed:
            return action
        if type(action) is not tuple:
            return None
        if action[0] == "flick" and len(action) == 4 and action[1] in self.flicks:
            return ("flick", action[1], *self._settled_aim(action[2], action[3]))
        if action[0] == "shoot" and len(action) == 6:
            shooter = next((shooter for shooter in self.shooters if shooter.id == action[1]), None)
            if shooter is not None:
                x, y = settled_point(self.table, action[2], action[3])
                problem = self.problem(shooter, x, y)
                if problem:
                    raise problem
                return ("shoot", shooter.id, x, y, *self._settled_aim(action[4], action[5]))
        return None

    def problem(self, shooter: Shooter, x: float, y: float) -> Illegal | None:
        """DK-SHO-02, DK-SHO-03 Why a missile may not be laid there."""
        gap = hypot(x - shooter.x, y - shooter.y) - shooter.radius - self.missile
        if gap < self.gap - ROUNDING:
            return Illegal("too-near", "DK-SHO-02", disk=shooter.id, gap=self.gap)
        if gap > shooter.most + ROUNDING:
            return Illegal("too-far", "DK-SHO-02", disk=shooter.id, most=shooter.most)
        return no_room(self.table, x, y, self.missile, self.gap)

    def places(self, shooter: Shooter) -> Iterator[tuple[float, float]]:
        """DK-R-87 Legal places for a missile: from near to far, a degree apart."""
        for gap in (1.0, shooter.most / 2, shooter.most - 0.2):
            for degrees in range(FULL_TURN):
                ux, uy = direction(degrees)
                away = shooter.radius + self.missile + gap
                x, y = round((shooter.x + away * ux) * PER_MM) / PER_MM, round((shooter.y + away * uy) * PER_MM) / PER_MM
                if not self.problem(shooter, x, y):
                    yield x, y

    def _some_place(self, shooter: Shooter, rng: Random) -> tuple[float, float]:
        for _ in range(TRIES):
            ux, uy = direction(rng.random() * FULL_TURN)
            away = shooter.radius + self.missile + rng.uniform(self.gap, shooter.most)
            x, y = round((shooter.x + away * ux) * PER_MM) / PER_MM, round((shooter.y + away * uy) * PER_MM) / PER_MM
            if not self.problem(shooter, x, y):
                return x, y
        return next(self.places(shooter))

    def _settled_aim(self, angle: object, speed: object) -> tuple[float, int]:
        settled = []
        for name, value, bounds in (("angle", angle, ANGLE), ("speed", speed, self.speeds)):
            exact = bounds.quantise(value) if isinstance(value, (int, float)) else None
            if exact is None:
                raise Illegal(
                    "out-of-range", "DK-FLK-01", part=name, found=str(value)[:40], legal=f"{bounds.low} to {bounds.high}"
                )
            settled.append(exact)
        return settled[0], int(settled[1])


def acts(desk: Desk, seat: Seat, listed: tuple[Action, ...]) -> Aims:
    """DK-TRN-03, DK-TRN-06 Every flick and shot that a player may make as an action, beside what is listed."""
    own = [disk for disk in living(desk, seat) if can_act(desk, disk)] if desk.actions else []
    table = crowd(desk)
    aims = Aims(
        tuple([disk for disk in own if not is_immobile(desk, disk)]),
        Range(desk.content.slowest, desk.content.fastest),
        table,
        tuple([_shooter(desk, disk) for disk in own if can_shoot(desk, disk) and ready_missile(desk, disk)]),
        desk.content.sizes["missile"].diameter / 2,
        desk.content.gap,
        listed,
    )
    able = tuple([shooter for shooter in aims.shooters if next(aims.places(shooter), None) is not None])
    if len(able) == len(aims.shooters):
        return aims
    return Aims(aims.flicks, aims.speeds, table, able, aims.missile, aims.gap, listed)


def aims(desk: Desk, seat: Seat, disk: DiskId, plain: bool = False) -> Aims:
    """A flick of one disk that must follow; the own Kharu's may begin with a Lariat (DK-TRA-12, DK-TRA-14, DK-MIS-22)."""
    listed = () if plain or desk.side.get(disk) != seat else lariats(desk, disk)
    return Aims((disk,), Range(desk.content.slowest, desk.content.fastest), crowd(desk), listed=listed)


def lariats(desk: Desk, disk: DiskId) -> tuple[Action, ...]:
    """DK-TRA-12, DK-TRA-13 On whom Kharu's player may lay a Lariat before flicking him."""
    if not has_trait(desk, disk, "kharu") or is_immobile(desk, disk) or not free(desk, LARIAT):
        return ()
    return tuple([("lariat", target) for target in everybody(desk)])


def _shooter(desk: Desk, disk: DiskId) -> Shooter:
    spot = where(desk, disk)
    return Shooter(disk, spot.x, spot.y, radius(desk, disk), size(desk, disk).diameter)
