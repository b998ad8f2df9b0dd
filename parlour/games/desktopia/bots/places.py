"""What it is worth to a seat that a disk lies here or there: danger, cover, zones; a map of the table for each disk."""

from functools import lru_cache
from math import asin, degrees, hypot
from typing import TYPE_CHECKING, Any

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.goals import closeness, harm_there, pull_of
from parlour.games.desktopia.bots.horizon import horizon, sees
from parlour.games.desktopia.bots.worth import a_life, patience
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    are_allies,
    bears,
    card,
    everybody,
    is_passive,
    is_placed,
    living,
    radius,
    steadiness,
    team_of,
    where,
)
from parlour.games.desktopia.rules.abilities import has_trait
from parlour.games.desktopia.rules.supplies import SHIELD, TICK
from parlour.games.desktopia.rules.wounds import HERO
from parlour.games.desktopia.scripts.shapes import Shape
from parlour.kernel import Seat

CELL = 40.0  # mm, the side of a square of a map
USUAL = 900.0  # mm a second, the speed of a flick at somebody
SURE = 1.5  # deviations within the window that make a hit as good as certain

OTHER = 14.0  # mm, the radius of whoever is struck
LEAST = 0.2  # degrees
LONGEST = 60  # squares that a flick goes

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]

Map = list[float]


class Places:
    """The maps of one position, as one seat sees them; row after row of squares."""

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self.desk = desk
        self.seat = seat
        self.columns = int(desk.script.field.w / CELL) + 1
        self.rows = int(desk.script.field.h / CELL) + 1
        self.shapes = tuple([piece.shape for piece in desk.ground.pieces])
        self.foes = [disk for disk in everybody(desk) if not are_allies(desk, seat, desk.side[disk]) and is_placed(desk, disk)]
        self._fear = weights.DANGER * patience(desk, team_of(desk, seat))
        self._lines = {disk: self._lines_from(disk) for disk in everybody(desk) if is_placed(desk, disk)}
        self._danger = self._reached_by([disk for disk in self.foes if not is_passive(desk, desk.side[disk])])
        self._open = self._reached_by([disk for disk in living(desk, seat) if is_placed(desk, disk)])
        self._targets = {hero: self._aims(hero) for hero in (True, False)}
        self._maps: dict[DiskId, Map | None] = {}
        self.arrays: dict[DiskId, Array] = {}  # the same maps, as far as they were needed in that form

    def of(self, disk: DiskId) -> Map | None:
        """The map of a disk, None if it matters to nobody where it lies."""
        if disk not in self._maps:
            self._maps[disk] = self._mapped(disk)
        return self._maps[disk]

    def worth(self, disk: DiskId, x: float, y: float) -> float:
        """What it is worth that a disk lies there."""
        found = self.of(disk)
        return found[self.square(x, y)] if found is not None else 0.0

    def square(self, x: float, y: float) -> int:
        """The number of the square that a point lies in."""
        column = min(max(int(x / CELL), 0), self.columns - 1)
        return min(max(int(y / CELL), 0), self.rows - 1) * self.columns + column

    def newcomer(self, kind_worth: float, x: float, y: float) -> float:
        """What it is worth that somebody comes there whose life is worth so much."""
        square = self.square(x, y)
        return -self._fear * kind_worth * self._danger[square]

    def _mapped(self, disk: DiskId) -> Map | None:
        desk = self.desk
        team = team_of(desk, self.seat)
        found: Map = []
        if disk in desk.side:
            own = are_allies(desk, self.seat, desk.side[disk])
            worth = a_life(desk, disk)
            weight = -self._fear * worth if own else weights.OPENNESS * worth
            found = [weight * each for each in (self._danger if own else self._open)]
            if own:
                found = [one + other for one, other in zip(found, self._targets[card(desk, disk).rank == HERO], strict=True)]
            for zone, lives in harm_there(desk, disk):
                self._add(found, zone, lives * worth * (1 if own else -1), gradual=False)
        pulls = pull_of(desk, disk, team)
        if pulls and not found:
            found = [0.0] * (self.columns * self.rows)
        for zone, worth in pulls:
            self._add(found, zone, worth, gradual=True)
        return found or None

    def _add(self, found: Map, zone: Shape, worth: float, gradual: bool) -> None:
        near = _nearness(zone, self.columns, self.rows, gradual)
        found[:] = [each + worth * share for each, share in zip(found, near, strict=True)]

    def _reached_by(self, disks: list[DiskId]) -> Map:
        """How likely a disk on each square is struck by one of these, if every other time they tried."""
        spared = [1.0] * (self.columns * self.rows)
        for disk in disks:
            if not bears(self.desk, disk, TICK):
                spared = [each * (1 - 0.5 * line) for each, line in zip(spared, self._lines[disk], strict=True)]
        return [1 - each for each in spared]

    def _aims(self, hero: bool) -> Map:
        """What the best enemy that is seen from each square is worth to somebody who stands there."""
        best = [0.0] * (self.columns * self.rows)
        for disk in self.foes:
            if disk in self.desk.at and not bears(self.desk, disk, SHIELD) and (hero or not has_trait(self.desk, disk, "smoker")):
                worth = weights.AIM * a_life(self.desk, disk)
                best = [max(each, worth * line) for each, line in zip(best, self._lines[disk], strict=True)]
        return best

    def _lines_from(self, disk: DiskId) -> Map:
        """How sure a flick is to strike, from a disk to each square or back: terrain is in the way, and distance."""
        desk = self.desk
        here = where(desk, disk)
        seen = horizon(self.shapes, here.x, here.y)
        hand = min([steadiness(desk, seat) for seat in range(desk.seats)])
        chances = _chances(radius(desk, disk) + OTHER, max(LEAST, spread(desk.content, hand, USUAL)[0] * SURE))
        found = []
        for row in range(self.rows):
            dy = (row + 0.5) * CELL - here.y
            for column in range(self.columns):
                dx = (column + 0.5) * CELL - here.x
                found.append(chances[min(int(hypot(dx, dy) / CELL), LONGEST)] if sees(seen, dx, dy) else 0.0)
        return found


@lru_cache(maxsize=64)
def _nearness(zone: Shape, columns: int, rows: int, gradual: bool) -> Map:
    squares = [((column + 0.5) * CELL, (row + 0.5) * CELL) for row in range(rows) for column in range(columns)]
    return [closeness(zone, *square) if gradual else float(zone.contains(*square)) for square in squares]


@lru_cache(maxsize=64)
def _chances(wide: float, error: float) -> list[float]:
    """How sure a hit is, by distance in squares."""
    return [min(1.0, degrees(asin(min(1.0, wide / max(wide, (number + 0.5) * CELL)))) / error) for number in range(LONGEST + 1)]
