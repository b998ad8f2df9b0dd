"""6.6: where a disk may be placed by hand, and how a player says where."""

from dataclasses import dataclass
from math import ceil, hypot, pi
from random import Random
from typing import Any

from parlour.games.desktopia.crowd import Crowd, Lying
from parlour.games.desktopia.geometry import meets
from parlour.games.desktopia.physics import direction
from parlour.games.desktopia.position import Desk, DiskId, Spot, crowd, radius
from parlour.kernel import Action, Choices, Illegal, Range

FULL_TURN = 360
TESTED_GAPS = (0.5, 5.0, 10.0, 14.5)  # DK-PLC-04
RING = 0.5  # DK-PLC-06
PER_MM = 10  # positions are told in tenths of a mm
DECIMALS = 3  # DK-PHY-20
TRIES = 200


def round_spot(x: float, y: float) -> Spot:
    """DK-PHY-20 A place to a thousandth of a mm."""
    return Spot(round(x, DECIMALS), round(y, DECIMALS))


@dataclass(frozen=True, slots=True)
class Places(Choices):
    """DK-PLC-05 Any legal place for a disk of this radius: `place 512.5 300.1`; nearby a disk, if one is named."""

    table: Crowd
    radius: float
    gap: float
    near: Lying | None = None
    reach: float = 0.0  # how far from the rim of `near` is still nearby

    @property
    def ranges(self) -> dict[str, tuple[float, float]]:  # type: ignore[override]
        return {"x": (0, self.table.width), "y": (0, self.table.height)}

    @property
    def forms(self) -> tuple[tuple[str, ...], ...]:  # type: ignore[override]
        return (("place", "x", "y"),)

    def pick(self, rng: Random) -> Action:
        for _ in range(TRIES):
            x, y = self._guess(rng)
            x, y = round(x * PER_MM) / PER_MM, round(y * PER_MM) / PER_MM
            if not self.problem(x, y):
                return ("place", x, y)
        spot = self.some()
        assert spot is not None, "a place is asked for where there is none"
        return ("place", spot.x, spot.y)

    def settle(self, position: Any, action: Action) -> Action | None:
        """The place to a tenth of a mm, or a refusal that says what is in the way."""
        if type(action) is not tuple or len(action) != 3 or action[0] != "place":
            return None
        x, y = settled_point(self.table, action[1], action[2])
        problem = self.problem(x, y)
        if problem:
            raise problem
        return ("place", x, y)

    def problem(self, x: float, y: float) -> Illegal | None:
        refusal = no_room(self.table, x, y, self.radius, self.gap)
        if refusal is None and self.near is not None and not self._is_near(x, y):
            return Illegal("not-nearby", "DK-PLC-02", near=self.near.id, most=self.reach)
        return refusal

    def some(self) -> Spot | None:
        """DK-PLC-04 One of the tested places that is legal; anywhere on the table if nothing is named."""
        near = self.near
        if near is None:
            return _first_free(self)
        for gap in TESTED_GAPS:
            away = near.radius + self.radius + gap
            for degrees in range(FULL_TURN):
                ux, uy = direction(degrees)
                x, y = round((near.x + away * ux) * PER_MM) / PER_MM, round((near.y + away * uy) * PER_MM) / PER_MM
                if not self.problem(x, y):
                    return Spot(x, y)
        return None

    def _guess(self, rng: Random) -> tuple[float, float]:
        if self.near is None:
            return rng.uniform(0, self.table.width), rng.uniform(0, self.table.height)
        away = self.near.radius + self.radius + rng.uniform(self.gap, self.reach)
        ux, uy = direction(rng.uniform(0, FULL_TURN))
        return self.near.x + away * ux, self.near.y + away * uy

    def _is_near(self, x: float, y: float) -> bool:
        near = self.near
        assert near is not None
        if hypot(x - near.x, y - near.y) >= near.radius + self.radius + self.reach:
            return False
        return not any(meets(piece.shape, (x, y), (near.x, near.y)) for piece in self.table.solids)


def places_for(desk: Desk, disk_radius: float, near: DiskId = "", without: tuple[DiskId, ...] = ()) -> Places:
    """DK-PLC-01, DK-PLC-02, DK-PLC-03 Where a disk may be placed; nearby a disk, or the artifact beneath it, if one is named."""
    table = crowd(desk).without(*without)
    if not near:
        return Places(table, disk_radius, desk.content.gap)
    base = desk.on.get(near, near)
    spot = desk.at[base]
    return Places(table, disk_radius, desk.content.gap, Lying(base, spot.x, spot.y, radius(desk, base)), desk.content.nearby)


def no_room(table: Crowd, x: float, y: float, disk_radius: float, gap: float) -> Illegal | None:
    """DK-PLC-01 Why a disk may not be placed there by hand."""
    if not table.inside(x, y, disk_radius):
        return Illegal("not-inside", "DK-PLC-01")
    thing = table.in_the_way(x, y, disk_radius, gap)
    if not thing:
        return None
    stands = any(piece.id == thing for piece in table.solids)
    return Illegal("no-room", "DK-PLC-01", thing="terrain" if stands else thing, gap=gap)


def settled_point(table: Crowd, x: object, y: object) -> tuple[float, float]:
    """A point of the table to a tenth of a mm, or a refusal."""
    point = []
    for name, value, high in (("x", x, table.width), ("y", y, table.height)):
        exact = Range(0, high, per=PER_MM).quantise(value) if isinstance(value, (int, float)) else None
        if exact is None:
            raise Illegal("out-of-range", "DK-PLC-01", part=name, found=str(value)[:40], legal=f"0 to {high}")
        point.append(exact)
    return point[0], point[1]


def nearest_place(
    table: Crowd,
    x: float,
    y: float,
    disk_radius: float,
    gap: float,
    within: float | None = None,
    seen_from: Spot | None = None,
) -> Spot | None:
    """DK-PLC-06 The legal place nearest to a point, ring by ring; None if there is none (so near, or in sight of a point)."""
    most = hypot(table.width, table.height) if within is None else within
    for ring in range(int(most / RING) + 1):
        away = ring * RING
        count = ceil(2 * pi * away / RING) or 1
        for number in range(count):
            ux, uy = direction(number * FULL_TURN / count)
            place = Spot(x + away * ux, y + away * uy)
            if table.has_room(*place, disk_radius, gap) and _in_sight(table, place, seen_from):
                return round_spot(*place)
    return None


def _in_sight(table: Crowd, place: Spot, seen_from: Spot | None) -> bool:
    """Whether no terrain lies between two points."""
    return seen_from is None or not any(meets(piece.shape, place, seen_from) for piece in table.solids)


def _first_free(places: Places) -> Spot | None:
    """A legal place of the whole table, on a grid that becomes finer."""
    table = places.table
    for step in (50, 10):
        for along in range(step, int(table.height), step):
            for across in range(step, int(table.width), step):
                if not places.problem(across, along):
                    return Spot(float(across), float(along))
    return None
