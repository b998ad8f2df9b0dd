"""Where there is room on the table: what lies on level 0 and what stands there, at one moment."""

from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from parlour.games.desktopia.ground import Standing

BORDER = "border"


class Lying(NamedTuple):
    """A disk on level 0."""

    id: str
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Crowd:
    """All disks of level 0, the terrain and the border."""

    disks: tuple[Lying, ...]
    solids: tuple[Standing, ...]
    width: float
    height: float

    def without(self, *ids: str) -> "Crowd":
        return Crowd(tuple([disk for disk in self.disks if disk.id not in ids]), self.solids, self.width, self.height)

    def with_disk(self, disk: Lying) -> "Crowd":
        return Crowd((*self.disks, disk), self.solids, self.width, self.height)

    def inside(self, x: float, y: float, radius: float) -> bool:
        """Whether a disk lies wholly inside the battlefield."""
        return radius <= x <= self.width - radius and radius <= y <= self.height - radius

    def in_the_way(self, x: float, y: float, radius: float, gap: float, to_terrain: float | None = None) -> str:
        """DK-GEO-09 What is nearer to a disk than the gap: the id of a disk or of a piece of terrain, "" if nothing."""
        for other in self.disks:
            if hypot(x - other.x, y - other.y) - radius - other.radius < gap - ROUNDING:
                return other.id
        least = radius + (gap if to_terrain is None else to_terrain) - ROUNDING
        for solid in self.solids:
            left, bottom, right, top = solid.box
            if left - least < x < right + least and bottom - least < y < top + least and solid.shape.gap(x, y) < least:
                return solid.id
        return ""

    def has_room(self, x: float, y: float, radius: float, gap: float) -> bool:
        """DK-PLC-01 Whether a disk may be placed there by hand."""
        return self.inside(x, y, radius) and not self.in_the_way(x, y, radius, gap)


ROUNDING = 1e-9  # a gap of exactly so much is enough, whatever the last digit says
