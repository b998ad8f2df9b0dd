"""How near a team is to what its script asks for besides killing."""

from math import fsum

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.worth import leads, time_left
from parlour.games.desktopia.position import Desk, DiskId, Team, everybody, is_placed, team_of, where
from parlour.games.desktopia.scripts.conditions import DamageTotal, ObjectInZone, ReachZone
from parlour.games.desktopia.scripts.modifiers import HazardZone, HealingZone
from parlour.games.desktopia.scripts.shapes import Shape

NEAR = 250.0  # mm from a zone that are half the way
ARRIVED = 0.4  # of what it is worth to be in a zone: that one is really inside


def progress_of(desk: Desk, team: Team) -> float:
    """What the places of disks in zones, the damage dealt so far and the count that comes promise a team."""
    total = 0.0
    hurry = 1 - time_left(desk)
    if hurry > 0 and team in desk.script.teams and len(desk.script.teams) > 1 and leads(desk, team):
        total += weights.COUNT * hurry * hurry
    for disk in (*everybody(desk), *[barrel.object_id for barrel in desk.script.objects]):
        if is_placed(desk, disk):
            pulls = pull_of(desk, disk, team)
            total += fsum([worth * closeness(zone, *where(desk, disk)) for zone, worth in pulls if worth > 0])
    for condition in desk.script.victory:
        if isinstance(condition, DamageTotal) and condition.team == team:
            dealt = sum([desk.total[number] for number, side in enumerate(desk.script.sides) if side.team == team])
            total += weights.GOAL * min(1.0, dealt / condition.points)
    return total


def pull_of(desk: Desk, disk: DiskId, team: Team) -> tuple[tuple[Shape, float], ...]:
    """The zones where a team wants a disk to be, or not to be, and what it would be worth to it there."""
    worths: dict[tuple[str, Team], float] = {}  # a zone may be named by several groups of conditions
    for condition in desk.script.victory:
        sign = 1.0 if condition.team == team else -1.0
        match condition:
            case ReachZone(result="win") if disk in desk.side and team_of(desk, desk.side[disk]) == condition.team:
                if not condition.tag or desk.tags.get(disk) == condition.tag:
                    worths[condition.zone, condition.team] = sign * weights.GOAL / condition.count
            case ObjectInZone(result="win") if condition.object_id == disk:
                worths[condition.zone, condition.team] = sign * weights.GOAL / _partners(desk, condition)
    return tuple([(desk.script.zone(zone).shape, worth) for (zone, _), worth in worths.items()])


def closeness(zone: Shape, x: float, y: float) -> float:
    """1 inside a zone, less and less the farther away."""
    gap = zone.gap(x, y)
    return 1.0 if not gap else approach(gap)


def approach(gap: float) -> float:
    """What it is worth to have come so near to a zone, as a share of what it is worth to be there."""
    return (1 - ARRIVED) * NEAR / (NEAR + gap)


def harm_there(desk: Desk, disk: DiskId) -> tuple[tuple[Shape, float], ...]:
    """4.6 The zones that take lives of a character at the end of its turns, or give them."""
    team = team_of(desk, desk.side[disk])
    zones: list[tuple[Shape, float]] = []
    for special in desk.script.special_rules:
        if isinstance(special, HazardZone) and not (special.who == "enemies" and special.team == team):
            zones.append((desk.script.zone(special.zone).shape, -float(special.damage)))
        elif isinstance(special, HealingZone) and desk.lives[disk] < desk.most[disk]:
            zones.append((desk.script.zone(special.zone).shape, float(special.lives)))
    return tuple(zones)


def _partners(desk: Desk, condition: ObjectInZone) -> int:
    if not condition.group:
        return 1
    return len([other for other in desk.script.victory if other.group == condition.group and other.team == condition.team])
