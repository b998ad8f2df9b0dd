"""6.5: disks that left the table come back at its border; characters shaken off artifacts are set down."""

from collections.abc import Iterator
from functools import partial

from parlour.games.desktopia.crowd import Crowd
from parlour.games.desktopia.events import CharacterShaken, DiskReturned
from parlour.games.desktopia.position import Desk, DiskId, Spot, crowd, is_alive, radius, size
from parlour.games.desktopia.rules.motion import Gone, Shaken
from parlour.games.desktopia.rules.placing import nearest_place, round_spot
from parlour.games.desktopia.rules.wounds import leave_artifact
from parlour.kernel import Seat

FARTHER = 5.0  # DK-OUT-11
STEP = 1.0  # DK-OUT-09
TUMBLE = 100.0  # DK-R-89


def set_down(desk: Desk, shaken: tuple[Shaken, ...]) -> None:
    """DK-RES-06, DK-STK-07 Who was knocked off an artifact stands at the legal place nearest to where it dropped."""
    for fallen in shaken:
        leave_artifact(desk, fallen.disk)
        if is_alive(desk, fallen.disk):
            spot = place_below(crowd(desk), fallen, radius(desk, fallen.disk), desk.content.gap)
            desk.at[fallen.disk] = spot
            desk.tell(CharacterShaken(fallen.disk, fallen.artifact, *spot))


def place_below(table: Crowd, shaken: Shaken, disk_radius: float, gap: float) -> Spot:
    """DK-STK-07, DK-R-89 The nearest legal place with no terrain between it and where the artifact was struck."""
    nearest = partial(nearest_place, table, shaken.x, shaken.y, disk_radius, gap)
    spot = nearest(within=TUMBLE, seen_from=shaken.carried) or nearest()
    assert spot is not None, "there is room somewhere on the table"
    return spot


def bring_back(desk: Desk, gone: tuple[Gone, ...], flicker: Seat) -> None:
    """DK-OUT-03, DK-OUT-04, DK-OUT-05, DK-OUT-06 Living characters, artifacts and barrels that left return to the border."""

    def turn(disk: DiskId) -> tuple[int, int]:
        owner = desk.side.get(disk)
        if owner is None:
            return 0, 1
        return (owner - flicker) % len(desk.script.sides), 0

    waiting = [crossing for crossing in gone if crossing.disk not in desk.at and _comes_back(desk, crossing.disk)]
    for crossing in sorted(waiting, key=lambda crossing: turn(crossing.disk)):
        spot = place_at_border(crowd(desk), crossing, size(desk, crossing.disk).diameter, desk.content.gap)
        desk.at[crossing.disk] = spot
        desk.tell(DiskReturned(crossing.disk, crossing.edge, *spot))


def _comes_back(desk: Desk, disk: DiskId) -> bool:
    if disk in desk.side:
        return is_alive(desk, disk)
    return disk in desk.content.artifacts or any(disk == barrel.object_id for barrel in desk.script.objects)


def place_at_border(table: Crowd, gone: Gone, diameter: float, gap: float) -> Spot:
    """DK-OUT-07, DK-OUT-08, DK-OUT-09, DK-OUT-10, DK-OUT-11 The legal place along the border nearest to the crossing point."""
    depth = 1.5 * diameter
    while True:
        for distance in (diameter, diameter / 2, gap):
            spot = _along(table, gone, diameter, depth, distance, gap)
            if spot is not None:
                return spot
        depth += FARTHER


def _along(table: Crowd, gone: Gone, diameter: float, depth: float, distance: float, gap: float) -> Spot | None:
    across = gone.edge in ("bottom", "top")  # the line runs along x
    length = table.width if across else table.height
    low, high = 1.5 * diameter, length - 1.5 * diameter
    start = min(max(gone.x if across else gone.y, low), high)
    for along in _outward(start, low, high, length / 2):
        match gone.edge:
            case "bottom":
                x, y = along, depth
            case "top":
                x, y = along, table.height - depth
            case "left":
                x, y = depth, along
            case _:
                x, y = table.width - depth, along
        if not table.in_the_way(x, y, diameter / 2, distance, to_terrain=gap):
            return round_spot(x, y)
    return None


def _outward(start: float, low: float, high: float, middle: float) -> Iterator[float]:
    """DK-OUT-09 The start, then steps of 1 mm to both sides, the one nearer to the middle first, else the lower."""
    yield start
    step = STEP
    while start - step >= low or start + step <= high:
        down, up = start - step, start + step
        pair = (up, down) if abs(up - middle) < abs(down - middle) else (down, up)
        yield from [place for place in pair if low <= place <= high]
        step += STEP
