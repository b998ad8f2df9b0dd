"""Where disks are put by hand, and how they face."""

from math import atan2, degrees, hypot

from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.worth import a_life
from parlour.games.desktopia.physics import direction
from parlour.games.desktopia.position import Desk, DiskId, are_allies, everybody, is_placed, where
from parlour.games.desktopia.rules.abilities import sector
from parlour.games.desktopia.rules.placing import PER_MM
from parlour.games.desktopia.rules.placing import Places as Room
from parlour.kernel import Action, Decision, Seat

STEP = 50  # mm of a grid for a place anywhere
BESIDE = 60.0  # mm between two places that are about the same
FACINGS = 24
ASIDE = 60  # degrees between two facings that are not
GAPS = (1.0, 7.0, 14.0)
FAR = 400.0  # mm that halve the interest in an enemy
A_FIGHTER = 4.2


def deploy(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-SET-09 Everybody far from one another: then no flick strikes two."""
    return ["auto"]


def place(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-PLC-05 The best of the places about a disk, or on a grid of the whole table."""
    room = decision.actions
    assert isinstance(room, Room)
    places = Places(desk, seat)
    disk = str(decision.facts.get("disk", ""))
    spots = [spot for spot in spots_of(room) if room.problem(*spot) is None]
    if not spots:
        some = room.some()
        assert some is not None, "a place is asked for where there is none"
        spots = [(some.x, some.y)]
    spots.sort(key=lambda spot: -place_worth(places, disk, *spot))
    return [("place", *spot) for spot in apart(spots)]


def apart(spots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The first of these places, and those that are not beside one before."""
    points: list[tuple[float, float]] = []
    for x, y in spots:
        if all(hypot(x - there[0], y - there[1]) > BESIDE for there in points):
            points.append((x, y))
    return points


def place_worth(places: Places, disk: DiskId, x: float, y: float) -> float:
    """What it is worth that this disk, or a new fighter, comes there."""
    return places.worth(disk, x, y) if disk else places.newcomer(A_FIGHTER, x, y)


def spots_of(room: Room) -> list[tuple[float, float]]:
    """RULES.md 14.2 Places that are worth a look."""
    near = room.near
    if near is None:
        table = room.table
        return [(float(x), float(y)) for x in range(STEP, int(table.width), STEP) for y in range(STEP, int(table.height), STEP)]
    points = []
    for gap in GAPS:
        away = near.radius + room.radius + gap
        for number in range(FACINGS):
            ux, uy = direction(number * 360 / FACINGS)
            points.append((round((near.x + away * ux) * PER_MM) / PER_MM, round((near.y + away * uy) * PER_MM) / PER_MM))
    return points


def face(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-PLC-07 The power sector toward those whom it can hurt most."""
    disk = str(decision.facts["disk"])
    here, arc = where(desk, disk), sector(desk, disk)
    foes = [foe for foe in everybody(desk) if not are_allies(desk, seat, desk.side[foe]) and is_placed(desk, foe)]

    def worth(facing: float) -> float:
        total = 0.0
        for foe in foes:
            spot = where(desk, foe)
            dx, dy = spot.x - here.x, spot.y - here.y
            off = abs((degrees(atan2(dy, dx)) - facing + 180) % 360 - 180)
            if off <= arc / 2:  # rather in its middle: the hand trembles, and disks are turned by blows
                total += a_life(desk, foe) * FAR / (FAR + hypot(dx, dy)) * (1 - off / arc)
        return total

    best = max([int(number * 360 / FACINGS) for number in range(FACINGS)], key=worth)
    others = [facing for facing in range(best + ASIDE, best + 360, ASIDE) if worth(facing) > 0]
    return [("face", facing % 360) for facing in (best, *sorted(others, key=lambda facing: -worth(facing)))]
