"""How near a team is to what its script asks for besides killing."""

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.worth import leads, time_left
from parlour.games.desktopia.position import Desk, DiskId, Team, everybody, is_placed, team_of, where
from parlour.games.desktopia.scripts.conditions import DamageTotal, ObjectInZone, ReachZone
from parlour.games.desktopia.scripts.modifiers import HazardZone, HealingZone
from parlour.games.desktopia.scripts.shapes import Shape

NEAR = 250.0  # mm from a zone that are half the way


def progress_of(desk: Desk, team: Team) -> float:
    """What the places of disks in zones, the damage dealt so far and the count that comes promise a team."""
    total = 0.0
    hurry = 1 - time_left(desk)
    if hurry > 0 and team in desk.script.teams and len(desk.script.teams) > 1 and leads(desk, team):
        total += weights.COUNT * hurry * hurry
    for disk in (*everybody(desk), *[each.object_id for each in desk.script.objects]):
        if is_placed(desk, disk):
            pulls = pull_of(desk, disk, team)
            total += sum([worth * closeness(zone, *where(desk, disk)) for zone, worth in pulls if worth > 0])
    for each in desk.script.victory:
        if isinstance(each, DamageTotal) and each.team == team:
            dealt = sum([desk.total[number] for number, side in enumerate(desk.script.sides) if side.team == team])
            total += weights.GOAL * min(1.0, dealt / each.points)
    return total


def pull_of(desk: Desk, disk: DiskId, team: Team) -> tuple[tuple[Shape, float], ...]:
    """The zones where a team wants a disk to be, or not to be, and what it would be worth to it there."""
    found: dict[tuple[str, Team], float] = {}  # a zone may be named by several groups of conditions
    for each in desk.script.victory:
        sign = 1.0 if each.team == team else -1.0
        match each:
            case ReachZone(result="win") if disk in desk.side and team_of(desk, desk.side[disk]) == each.team:
                if not each.tag or desk.tags.get(disk) == each.tag:
                    found[each.zone, each.team] = sign * weights.GOAL / each.count
            case ObjectInZone(result="win") if each.object_id == disk:
                found[each.zone, each.team] = sign * weights.GOAL / _partners(desk, each)
    return tuple([(desk.script.zone(zone).shape, worth) for (zone, _), worth in found.items()])


def closeness(zone: Shape, x: float, y: float) -> float:
    """1 inside a zone, less and less the farther away."""
    gap = zone.gap(x, y)
    return 1.0 if not gap else 0.6 * NEAR / (NEAR + gap)


def harm_there(desk: Desk, disk: DiskId) -> tuple[tuple[Shape, float], ...]:
    """4.6 The zones that take lives of a character at the end of its turns, or give them."""
    team = team_of(desk, desk.side[disk])
    found: list[tuple[Shape, float]] = []
    for each in desk.script.special_rules:
        if isinstance(each, HazardZone) and not (each.who == "enemies" and each.team == team):
            found.append((desk.script.zone(each.zone).shape, -float(each.damage)))
        elif isinstance(each, HealingZone) and desk.lives[disk] < desk.most[disk]:
            found.append((desk.script.zone(each.zone).shape, float(each.lives)))
    return tuple(found)


def _partners(desk: Desk, condition: ObjectInZone) -> int:
    if not condition.group:
        return 1
    return len([each for each in desk.script.victory if each.group == condition.group and each.team == condition.team])
