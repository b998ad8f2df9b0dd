"""6.2 to 6.4: a flick as it happens: the disks as bodies, the run of the physics, and where everything comes to rest."""

from math import hypot, inf
from typing import NamedTuple

from parlour.games.desktopia import physics
from parlour.games.desktopia.content import Content
from parlour.games.desktopia.events import DiskFlicked, Happening, Path
from parlour.games.desktopia.hand import execute
from parlour.games.desktopia.physics import Body, Matter, Run, Scene, direction, flick
from parlour.games.desktopia.position import Desk, DiskId, Side, Spot, bearer, in_setup_order, radius, size, steadiness, where
from parlour.games.desktopia.rules.abilities import is_fixed, sector
from parlour.games.desktopia.rules.placing import DECIMALS, round_spot
from parlour.games.desktopia.rules.wounds import leave_artifact
from parlour.kernel import Seat, plain

EDGES = ("bottom", "left", "top", "right")
HIT, SHED, LEFT = "hit", "shed", "left"
TURN, HALF_TURN = 360.0, 180.0
DEGREES = 57.29577951308232  # in a radian
FINE = 6  # decimals of a time


@plain
class Aim(NamedTuple):
    """A flick as it was chosen: whose hand, which disk, where to and how fast; why, and for a shot by whom."""

    seat: Seat
    disk: DiskId
    angle: float
    speed: int
    why: str
    shooter: DiskId = ""


@plain
class Snapshot(NamedTuple):
    """DK-RES-01 What lay on whom, and who stood on which artifact, at the launch."""

    columns: tuple[tuple[DiskId, tuple[DiskId, ...]], ...]
    holders: tuple[tuple[DiskId, Side], ...]  # an artifact and whose character stood on it

    def bore(self, disk: DiskId, short: str) -> int:
        """How many missiles of a kind lay on a character."""
        for carrier, column in self.columns:
            if carrier == disk:
                return sum([missile.startswith(short) for missile in column])
        return 0

    def was_neutral(self, artifact: DiskId, seat: Seat) -> bool:
        """DK-ART-03 Whether no other player controlled an artifact: nobody stood on it, or a character of the player's own."""
        return all(base != artifact or side == seat for base, side in self.holders)


@plain
class Shaken(NamedTuple):
    """DK-STK-07, DK-STK-17 A character fell off an artifact here, or slid down from it; where the artifact was then."""

    disk: DiskId
    artifact: DiskId
    x: float
    y: float
    carried: Spot


@plain
class Gone(NamedTuple):
    """DK-OUT-02 A disk left the table over this edge, here."""

    disk: DiskId
    edge: str
    x: float
    y: float


@plain
class Result(NamedTuple):
    """What a run means for the rules, in order of time: collisions of the flicked disk, blocks that fell, disks that left."""

    power: bool
    events: tuple[Happening, ...]
    shaken: tuple[Shaken, ...]
    gone: tuple[Gone, ...]


def snapshot(desk: Desk) -> Snapshot:
    """DK-RES-01 The state at the launch."""
    return Snapshot(tuple(desk.columns.items()), tuple([(base, desk.side[disk]) for disk, base in desk.on.items()]))


def launch(desk: Desk, aim: Aim, drawn: tuple[int, ...]) -> Result:
    """DK-RES-02, DK-FLK-02 The hand trembles, the physics runs, and every disk lies where it came to rest."""
    angle, speed = execute(desk.content, steadiness(desk, aim.seat), aim.angle, aim.speed, drawn)
    base = desk.on.get(aim.disk, "")
    # DK-PHY-01, DK-HIT-14, DK-SHO-16 nothing collides with whoever stands on an artifact
    ids = [disk for disk in in_setup_order(desk) if disk in desk.at or disk == aim.disk]
    scene = Scene(tuple([body(desk, disk, aim.disk) for disk in ids]), desk.ground.terrain, matter(desk.content))
    ux, uy = direction(angle)
    run = flick(scene, ids.index(aim.disk), ux, uy, speed, ids.index(base) if base else -1)
    power = is_power_flick(desk, aim.disk, angle)  # DK-PWR-05
    start = where(desk, aim.disk)
    told = tuple([_happening(desk, event, ids) for event in run.events])
    desk.tell(
        DiskFlicked(
            aim.seat, aim.disk, aim.why, aim.shooter, start.x, start.y, aim.angle, aim.speed, round(angle, 3), round(speed, 3),
            power, tuple([_path(path, ids) for path in run.paths]), told, run.cut_short,
        )
    )  # fmt: skip
    shaken = _shaken(desk, run, ids)
    gone = _come_to_rest(desk, run, ids)
    slid = _come_down(desk, aim.disk, base, run.over) if base else ()
    return Result(power, told, (*shaken, *slid), gone)


def body(desk: Desk, disk: DiskId, flicked: DiskId = "") -> Body:
    """DK-PHY-13, DK-STK-01 A disk as the physics sees it, with the mass of what rides on it."""
    spot = where(desk, disk)
    heavy = inf if is_fixed(desk, disk) else size(desk, disk).mass
    return Body(spot.x, spot.y, radius(desk, disk), heavy, load(desk, disk, flicked))


def load(desk: Desk, disk: DiskId, flicked: DiskId = "") -> float:
    """DK-STK-01 The mass of the block on a disk: missiles on a character; on an artifact its bearer with missiles."""
    rider = bearer(desk, disk) if disk in desk.content.artifacts else ""
    if rider and rider != flicked:
        return size(desk, rider).mass + load(desk, rider)
    return desk.content.sizes["missile"].mass * len(desk.columns.get(disk, ()))


def matter(content: Content) -> Matter:
    """RULES.md 3.3 The parameters of the physics."""
    return Matter(*content.friction)


def is_power_flick(desk: Desk, disk: DiskId, angle: float) -> bool:
    """DK-PWR-02, DK-PWR-04, DK-PWR-08 Whether the finger, anybody's, touches the power sector."""
    if disk not in desk.side:
        return False
    arc = sector(desk, disk)
    return bool(arc) and abs((angle - desk.facing[disk] + HALF_TURN) % TURN - HALF_TURN) <= arc / 2


def turn_to(desk: Desk, disk: DiskId, degrees: float) -> None:
    """DK-PHY-20 A disk faces there."""
    desk.facing[disk] = round(degrees % TURN, 3) % TURN


def _shaken(desk: Desk, run: Run, ids: list[DiskId]) -> tuple[Shaken, ...]:
    """DK-STK-07 Who fell off an artifact, and where it dropped."""
    shaken = []
    for event in run.events:
        disk = ids[event.disk]
        if event.kind == SHED and disk in desk.content.artifacts:
            struck = next(path for path in run.paths if path.disk == event.disk and path.time == event.time)
            shaken.append(Shaken(bearer(desk, disk), disk, event.x, event.y, Spot(struck.x, struck.y)))
    return tuple(shaken)


def _come_to_rest(desk: Desk, run: Run, ids: list[DiskId]) -> tuple[Gone, ...]:
    """DK-PHY-19, DK-PHY-20 Every disk lies where it stopped; those that left lie nowhere."""
    left = dict(run.left)
    for number, disk in enumerate(ids):
        if number in left:
            desk.at.pop(disk, None)
            continue
        desk.at[disk] = round_spot(run.x[number], run.y[number])
        if run.turned[number] and disk in desk.facing:
            turn_to(desk, disk, desk.facing[disk] + run.turned[number])
    return tuple([Gone(ids[disk], EDGES[edge], run.x[disk], run.y[disk]) for disk, edge in run.left])


def _come_down(desk: Desk, disk: DiskId, base: DiskId, over: bool) -> tuple[Shaken, ...]:
    """DK-STK-15, DK-STK-16, DK-STK-17 Whoever is flicked off an artifact stays on it, is away, or slid down (and is returned)."""
    slid: tuple[Shaken, ...] = ()
    if disk in desk.at and over and base in desk.at:
        here, there = desk.at.pop(disk), desk.at[base]
        if hypot(here.x - there.x, here.y - there.y) <= radius(desk, base):
            return ()
        slid = (Shaken(disk, base, here.x, here.y, here),)
    leave_artifact(desk, disk)
    return slid


def _happening(desk: Desk, event: physics.Happening, ids: list[DiskId]) -> Happening:
    """An event of the physics in the words of the rules."""
    match event.kind:
        case "hit" | "touch" | "clear":
            other = ids[event.other]
        case "terrain":
            other = _wall_or_piece(desk, event.other)
        case "left":
            other = EDGES[event.other]
        case _:
            other = ""
    x, y = round(event.x, DECIMALS), round(event.y, DECIMALS)
    return Happening(round(event.time, FINE), event.kind, ids[event.disk], other, round(event.speed, DECIMALS), x, y)


def _wall_or_piece(desk: Desk, number: int) -> str:
    if number < 0:
        return EDGES[-number - 1]
    pieces = desk.ground.pieces
    ordered = [piece.id for piece in pieces if piece.shape.circle is not None]
    ordered += [piece.id for piece in pieces if piece.shape.circle is None]
    return ordered[number]


def _path(path: physics.Path, ids: list[DiskId]) -> Path:
    """A path as it is drawn: rounded beyond what an eye can see."""
    place = round(path.x, DECIMALS), round(path.y, DECIMALS)
    return Path(
        ids[path.disk], round(path.time, FINE), *place, round(path.vx, DECIMALS), round(path.vy, DECIMALS),
        round(path.spin * DEGREES, DECIMALS),
    )  # fmt: skip
