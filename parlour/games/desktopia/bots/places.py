"""What it is worth to a seat that a disk lies here or there: danger, cover, zones; a map of the table for each disk."""

from collections.abc import Sequence
from functools import lru_cache
from math import asin, degrees

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.goals import ARRIVED, approach, harm_there, pull_of
from parlour.games.desktopia.bots.squares import CELL, Map, Maps, squares
from parlour.games.desktopia.bots.sums import Inside, sums
from parlour.games.desktopia.bots.worth import a_life, holding, patience, rivalry
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

USUAL = 900.0  # mm a second, the speed of a flick at somebody
SURE = 1.5  # deviations within the window that make a hit as good as certain

OTHER = 14.0  # mm, the radius of whoever is struck
LEAST = 0.2  # degrees
LONGEST = 60  # squares that a flick goes


class Places:
    """The maps of one position, as one seat sees them; row after row of squares."""

    def __init__(self, desk: Desk, seat: Seat) -> None:
        self.desk = desk
        self.seat = seat
        self.sums = sums()
        self.squares = squares()
        self.size = int(desk.script.field.w / CELL) + 1, int(desk.script.field.h / CELL) + 1
        self.shapes = tuple([piece.shape for piece in desk.ground.pieces])
        self.foes = [disk for disk in everybody(desk) if not are_allies(desk, seat, desk.side[disk]) and is_placed(desk, disk)]
        self._rivalry = rivalry(desk, team_of(desk, seat))
        self._count = self.size[0] * self.size[1]
        self._fear = weights.DANGER * patience(desk, team_of(desk, seat))
        self._lines = {disk: self._lines_from(disk) for disk in everybody(desk) if is_placed(desk, disk)}
        self._danger = self._reached_by([disk for disk in self.foes if not is_passive(desk, desk.side[disk])])
        self._open = self._reached_by([disk for disk in living(desk, seat) if is_placed(desk, disk)])
        self._targets = {hero: self._aims(hero) for hero in (True, False)}
        self._maps: dict[DiskId, Map | None] = {}
        self._stacks: dict[tuple[DiskId, ...], Maps] = {}

    def of(self, disk: DiskId) -> Map | None:
        """The map of a disk, None if it matters to nobody where it lies."""
        if disk not in self._maps:
            self._maps[disk] = self._mapped(disk)
        return self._maps[disk]

    def all(self, disks: Sequence[DiskId]) -> Maps:
        key = tuple(disks)
        if key not in self._stacks:
            self._stacks[key] = Maps(self.squares.stack([self.of(disk) for disk in disks], self._count), *self.size)
        return self._stacks[key]

    def goals(self, disks: Sequence[DiskId]) -> tuple[Inside, ...]:
        """The zones in which some of these bodies should be, or should not: squares are too coarse to tell."""
        team = team_of(self.desk, self.seat)
        return tuple([
            Inside(number, zone, ARRIVED * worth)
            for number, disk in enumerate(disks)
            for zone, worth in pull_of(self.desk, disk, team)
        ])  # fmt: skip

    def worth(self, disk: DiskId, x: float, y: float) -> float:
        worths = self.of(disk)
        return float(worths[self.square(x, y)]) if worths is not None else 0.0

    def square(self, x: float, y: float) -> int:
        """The number of the square that a point lies in."""
        columns, rows = self.size
        return min(max(int(y / CELL), 0), rows - 1) * columns + min(max(int(x / CELL), 0), columns - 1)

    def newcomer(self, kind_worth: float, x: float, y: float) -> float:
        """What it is worth that somebody comes there whose life is worth so much."""
        square = self.square(x, y)
        return -self._fear * kind_worth * float(self._danger[square])

    def _mapped(self, disk: DiskId) -> Map | None:
        desk = self.desk
        parts: list[tuple[Map, float]] = []
        if disk in desk.side:
            own = are_allies(desk, self.seat, desk.side[disk])
            worth = a_life(desk, disk) * (1.0 if own else self._rivalry[team_of(desk, desk.side[disk])])
            parts.append((self._danger, -self._fear * worth) if own else (self._open, weights.OPENNESS * worth))
            if own:
                parts.append((self._targets[card(desk, disk).rank == HERO], 1.0))
            for zone, lives in harm_there(desk, disk):
                parts.append((_nearness(zone, *self.size, False), lives * worth * (1 if own else -1)))
        parts += [(_nearness(zone, *self.size, True), worth) for zone, worth in pull_of(desk, disk, team_of(desk, self.seat))]
        if not parts:
            return None
        return self.squares.weighted_sum([part for part, _ in parts], [worth for _, worth in parts], self._count)

    def _reached_by(self, disks: list[DiskId]) -> Map:
        """How likely a disk on each square is struck by one of these."""
        return self.squares.reach([self._lines[disk] for disk in disks if not bears(self.desk, disk, TICK)], self._count)

    def _aims(self, hero: bool) -> Map:
        """What the best enemy that is seen from each square is worth to somebody who stands there."""
        desk = self.desk
        haste = 2.0 - patience(desk, team_of(desk, self.seat))
        seen = [disk for disk in self.foes if not bears(desk, disk, SHIELD) and (hero or not has_trait(desk, disk, "smoker"))]
        worths = [haste * weights.AIM * self._prey(disk) * self._rivalry[team_of(desk, desk.side[disk])] for disk in seen]
        return self.squares.best([self._lines[disk] for disk in seen], worths, self._count)

    def _prey(self, disk: DiskId) -> float:
        """DK-HIT-14 What there is to be gained by a flick at an enemy; one on an artifact can only be knocked off it."""
        worth, artifact = a_life(self.desk, disk), self.desk.on.get(disk)
        return weights.RIDER * worth + holding(self.desk, artifact, self.desk.side[disk]) if artifact else worth

    def _lines_from(self, disk: DiskId) -> Map:
        """How sure a flick is to strike, from a disk to each square or back: terrain is in the way, and distance."""
        desk = self.desk
        here = where(desk, disk)
        hand = min([steadiness(desk, seat) for seat in range(desk.seats)])
        chances = _chances(radius(desk, disk) + OTHER, max(LEAST, spread(desk.content, hand, USUAL)[0] * SURE))
        return self.squares.lines(self.shapes, here.x, here.y, self.size, chances)


@lru_cache(maxsize=64)
def _nearness(zone: Shape, columns: int, rows: int, gradual: bool) -> Map:
    squares = [((column + 0.5) * CELL, (row + 0.5) * CELL) for row in range(rows) for column in range(columns)]
    return [approach(zone.gap(*square)) if gradual else float(zone.contains(*square)) for square in squares]


@lru_cache(maxsize=64)
def _chances(wide: float, error: float) -> tuple[float, ...]:
    """How sure a hit is, by distance in squares."""
    sines = [min(1.0, wide / max(wide, (number + 0.5) * CELL)) for number in range(LONGEST + 1)]
    return tuple([min(1.0, degrees(asin(sine)) / error) for sine in sines])
