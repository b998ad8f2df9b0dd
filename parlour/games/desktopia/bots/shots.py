"""Where a missile may be laid for a shot, and the sweeps from there."""

from collections.abc import Iterator
from math import atan2, degrees, hypot

from parlour.games.desktopia.bots.deeds import Shot
from parlour.games.desktopia.bots.horizon import is_clear
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.sweep import Sweep
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.physics import Body, direction
from parlour.games.desktopia.position import Desk, DiskId, Spot, are_allies, everybody, type_of
from parlour.games.desktopia.rules.aiming import Aims, Shooter
from parlour.games.desktopia.rules.placing import PER_MM
from parlour.games.desktopia.rules.supplies import LARIAT, MAGNET, SHIELD, ready_missile
from parlour.games.desktopia.scripts.shapes import Shape
from parlour.kernel import Seat

HALF = 14.0  # degrees to both sides of the straight line
ASIDE = (0.0, 35.0, -35.0, 70.0, -70.0, 105.0, -105.0)  # degrees from the line to the target, for a missile
NEAR_THE_LIMIT = 0.2  # mm

Laid = tuple[float, float]


def shots(desk: Desk, seat: Seat, aims: Aims, places: Places, most: int) -> Iterator[tuple[Shooter, Laid, Sweep]]:
    """For every shooter and everybody worth a shot a place for the missile from where it sees the target, and the shots."""
    weight = desk.content.sizes["missile"].mass
    for shooter in aims.shooters:
        missile = ready_missile(desk, shooter.id)
        for target in targets(desk, seat, shooter, type_of(missile))[:most]:
            laid = place_for(aims, shooter, places.shapes, desk.at[target])
            if laid is not None:
                table = Table(desk, seat, missile, Body(*laid, aims.missile, weight))
                angle = angle_to(laid, desk.at[target])
                yield shooter, laid, Sweep(table, Shot(table, shooter.id), places, middle=angle, half=HALF)


def targets(desk: Desk, seat: Seat, shooter: Shooter, short: str) -> list[DiskId]:
    """Those on the table who may be a target, the nearest first."""
    targets = [
        disk
        for disk in everybody(desk)
        if disk in desk.at and disk != shooter.id and _suits(short, are_allies(desk, seat, desk.side[disk]))
    ]
    return sorted(targets, key=lambda disk: hypot(desk.at[disk].x - shooter.x, desk.at[disk].y - shooter.y))


def _suits(short: str, friend: bool) -> bool:
    """Whether a missile is shot at friends, at enemies, or at both."""
    return short in (MAGNET, LARIAT) or friend == (short == SHIELD)


def place_for(aims: Aims, shooter: Shooter, shapes: tuple[Shape, ...], target: Spot) -> Laid | None:
    """RULES.md 14.2 A legal place for the missile that sees the target, the farthest one on the line to it if there it does."""
    straight = angle_to((shooter.x, shooter.y), target)
    hidden = None
    for aside in ASIDE:
        laid = place_toward(aims, shooter, (straight + aside) % 360)
        if laid is not None:
            if is_clear(shapes, *laid, target.x - laid[0], target.y - laid[1]):
                return laid
            hidden = hidden or laid
    return hidden


def angle_to(start: Laid, target: Spot) -> float:
    return degrees(atan2(target.y - start[1], target.x - start[0])) % 360


def place_toward(aims: Aims, shooter: Shooter, angle: float) -> Laid | None:
    """RULES.md 14.2 The farthest legal place in this direction, or one close by; None if there is neither."""
    ux, uy = direction(angle)
    for gap in (shooter.most - NEAR_THE_LIMIT, shooter.most / 2, 1.0):
        away = shooter.radius + aims.missile + gap
        x, y = round((shooter.x + away * ux) * PER_MM) / PER_MM, round((shooter.y + away * uy) * PER_MM) / PER_MM
        if aims.problem(shooter, x, y) is None:
            return x, y
    return None
