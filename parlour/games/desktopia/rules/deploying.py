"""4.1: squads that their owners place inside a zone, at the start or as reinforcements."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any

from parlour.games.desktopia.crowd import ROUNDING, Crowd, Lying
from parlour.games.desktopia.events import SquadDeployed
from parlour.games.desktopia.position import Desk, Side, Spot, crowd
from parlour.games.desktopia.rules.entering import fighters_left, inward
from parlour.games.desktopia.rules.placing import FULL_TURN, PER_MM, TRIES, nearest_place, no_room, settled_point
from parlour.games.desktopia.scripts.modifiers import Reinforcement
from parlour.games.desktopia.scripts.pieces import InZone, Unit
from parlour.games.desktopia.scripts.shapes import Shape
from parlour.games.desktopia.setup import lay_unit
from parlour.kernel import Action, Choices, Decision, Illegal, Play, Range, Seat, ask, plain, rule

AUTO = "auto"
STEP = 8.0  # mm between the places that are weighed up
CLOSE = 1.5  # where it is narrow
TURN = Range(0, FULL_TURN - 1)


@plain
@dataclass(frozen=True, slots=True)
class Newcomer:
    """One disk that is to be deployed: what the script says of it, and in which zone."""

    unit: Unit
    zone: str


@dataclass(frozen=True, slots=True)
class Deployment(Choices):
    """DK-SET-09 `auto`, or place and facing of every disk in order: `deploy 120.5 80.0 90 160.0 80.0 90`."""

    table: Crowd
    zones: tuple[Shape, ...]
    radii: tuple[float, ...]
    gap: float
    facing: int

    @property
    def ranges(self) -> dict[str, tuple[float, float]]:  # type: ignore[override]
        return {"x": (0, self.table.width), "y": (0, self.table.height), "facing": (TURN.low, TURN.high)}

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:  # type: ignore[override]
        return (("deploy", *(("x", "y", "facing") * len(self.radii))),)

    def __iter__(self) -> Iterator[Action]:
        return iter((AUTO,))

    def pick(self, rng: Random) -> Action:
        """Everybody somewhere in the zone; in good order where that does not work out."""
        table = self.table
        words: list[float] = []
        for shape, radius in zip(self.zones, self.radii, strict=True):
            left, bottom, right, top = shape.box()
            for _ in range(TRIES):
                x, y = rng.uniform(left, right), rng.uniform(bottom, top)
                x, y = round(x * PER_MM) / PER_MM, round(y * PER_MM) / PER_MM
                if not self.problem(table, shape, radius, x, y):
                    break
            else:
                return AUTO
            table = table.with_disk(Lying(AUTO, x, y, radius))
            words += [x, y, self.facing]
        return ("deploy", *words)

    def settle(self, position: Any, action: Action) -> Action | None:
        """Every disk of the squad at a legal place, or a refusal that says which is not."""
        if action == AUTO:
            return AUTO
        if type(action) is not tuple or action[0] != "deploy" or len(action) != 1 + 3 * len(self.radii):
            return None
        table = self.table
        words: list[float] = []
        for number, (shape, radius) in enumerate(zip(self.zones, self.radii, strict=True)):
            x, y = settled_point(table, action[1 + 3 * number], action[2 + 3 * number])
            facing = action[3 + 3 * number]
            turned = TURN.quantise(facing)
            if turned is None:
                raise Illegal("out-of-range", part="facing", found=str(facing)[:40], legal=f"{TURN.low} to {TURN.high}")
            problem = self.problem(table, shape, radius, x, y)
            if problem:
                problem.facts["disk"] = number + 1
                raise problem
            table = table.with_disk(Lying(str(number + 1), x, y, radius))
            words += [x, y, turned]
        return ("deploy", *words)

    def problem(self, table: Crowd, shape: Shape, radius: float, x: float, y: float) -> Illegal | None:
        """DK-SET-09 Why a disk may not be deployed there."""
        if not shape.holds(x, y, radius):
            return Illegal("wrong-zone", "DK-SET-09")
        return no_room(table, x, y, radius, self.gap)

    def spread(self) -> tuple[Spot, ...]:
        """A place for each disk, as far from one another as they can be; close together where that does not work out.

        Fewer places than disks mean that not all have room."""
        loose = self._far_apart()
        return loose if len(loose) == len(self.radii) else self._packed() or loose

    def _far_apart(self) -> tuple[Spot, ...]:
        table = self.table
        spots: list[Spot] = []
        for shape, radius in zip(self.zones, self.radii, strict=True):
            best, farthest = None, -1.0
            for x, y in _grid(shape, radius, STEP):
                room = min([hypot(x - spot.x, y - spot.y) for spot in spots], default=-abs(x - sum(shape.box()[::2]) / 2))
                if (best is None or room > farthest) and not self.problem(table, shape, radius, x, y):
                    best, farthest = Spot(x, y), room
            if best is None:
                break
            spots.append(best)
            table = table.with_disk(Lying(AUTO, best.x, best.y, radius))
        return tuple(spots)

    def _packed(self) -> tuple[Spot, ...]:
        """The largest first, row by row; nothing if that does not work out either."""
        table = self.table
        spots: dict[int, Spot] = {}
        for number in sorted(range(len(self.radii)), key=lambda number: -self.radii[number]):
            shape, radius = self.zones[number], self.radii[number]
            free = (Spot(x, y) for x, y in _grid(shape, radius, CLOSE) if not self.problem(table, shape, radius, x, y))
            spot = next(free, None)
            if spot is None:
                return ()
            spots[number] = spot
            table = table.with_disk(Lying(AUTO, spot.x, spot.y, radius))
        return tuple([spots[number] for number in range(len(self.radii))])


def _grid(shape: Shape, radius: float, step: float) -> Iterator[tuple[float, float]]:
    left, bottom, right, top = shape.box()
    for row in range(int((top - bottom - 2 * radius) / step + ROUNDING) + 1):
        for column in range(int((right - left - 2 * radius) / step + ROUNDING) + 1):
            yield round(left + radius + column * step, 3), round(bottom + radius + row * step, 3)


def squad(desk: Desk, side: Side) -> tuple[Newcomer, ...]:
    """DK-SET-08 The disks of a side that its owner places."""
    return tuple(
        [
            Newcomer(unit, unit.placement.zone)
            for unit in desk.script.sides[side].squad
            if isinstance(unit.placement, InZone)
            for _ in range(unit.count)
        ]
    )


def newcomers(desk: Desk, wave: Reinforcement) -> tuple[Newcomer, ...]:
    """RULES.md 4.6 A reinforcement, as far as the reserve and the zone allow."""
    coming: list[Newcomer] = []
    for unit in wave.units:
        for _ in range(unit.count):
            if _in_reserve(desk, unit.type, [newcomer.unit.type for newcomer in coming]):
                coming.append(Newcomer(unit, wave.zone))
    fitting = deployment(desk, wave.seat, tuple(coming)).spread()
    return tuple(coming[: len(fitting)])


def _in_reserve(desk: Desk, kind: str, coming: list[str]) -> bool:
    printed = desk.content.characters[kind]
    if printed.rank == "fighter":
        waiting = sum([desk.content.characters[other].order == printed.order for other in coming])
        return fighters_left(desk, printed.order) > waiting
    used = [disk for disk in desk.side if disk.rstrip("0123456789") == kind]
    most = 1 if printed.rank == "hero" else desk.content.sizes[printed.rank].disks
    if kind == "div" and desk.charged:
        return False  # DK-TRA-08 his disk lies on another hero's card
    return len(used) + coming.count(kind) < most


def deployment(desk: Desk, seat: Seat, disks: tuple[Newcomer, ...]) -> Deployment:
    """Where a player may place these disks."""
    content = desk.content
    return Deployment(
        crowd(desk),
        tuple([desk.script.zone(newcomer.zone).shape for newcomer in disks]),
        tuple([content.sizes[content.characters[newcomer.unit.type].rank].diameter / 2 for newcomer in disks]),
        content.gap,
        int(inward(desk, seat)),
    )


@rule
def deploy(desk: Desk, seat: Seat, disks: tuple[Newcomer, ...]) -> Play[None]:
    """DK-SET-07, DK-SET-08, DK-SET-09, DK-SET-20 A player places disks inside their zones, and turns them as he likes."""
    if not disks:
        return
    choice = yield ask(seat, Decision("deploy", deployment(desk, seat, disks), who(disks)))
    spots = in_good_order(desk, seat, disks) if choice == AUTO else _spots(choice)
    turned = [None] * len(disks) if choice == AUTO else [float(each) for each in choice[3::3]]
    laid = [lay_unit(desk, seat, each.unit, spot, facing) for each, spot, facing in zip(disks, spots, turned, strict=True)]
    desk.tell(SquadDeployed(seat, tuple(laid)))


def in_good_order(desk: Desk, seat: Seat, disks: tuple[Newcomer, ...]) -> tuple[Spot, ...]:
    """What `auto` means; whoever finds no room in a crowded zone stands as near to it as can be (DK-PLC-06)."""
    places = deployment(desk, seat, disks)
    spots = list(places.spread())
    table = places.table
    for spot, radius in zip(spots, places.radii, strict=False):
        table = table.with_disk(Lying(AUTO, *spot, radius))
    for number in range(len(spots), len(disks)):
        left, bottom, right, top = places.zones[number].box()
        nearest = nearest_place(table, (left + right) / 2, (bottom + top) / 2, places.radii[number], places.gap)
        assert nearest is not None, "there is room somewhere on the table"
        spots.append(nearest)
        table = table.with_disk(Lying(AUTO, *nearest, places.radii[number]))
    return tuple(spots)


def who(disks: tuple[Newcomer, ...]) -> dict[str, list[str]]:
    """What is to be deployed, and where: the type and the zone of each disk."""
    return {"types": [newcomer.unit.type for newcomer in disks], "zones": [newcomer.zone for newcomer in disks]}


def _spots(choice: tuple[Any, ...]) -> tuple[Spot, ...]:
    return tuple([Spot(x, y) for x, y in zip(choice[1::3], choice[2::3], strict=True)])
