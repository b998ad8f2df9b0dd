"""The 64 disks of the box: how many of which size in each colour (RULES.md 3.1, 3.2), their weight (3.3), and the artifacts."""

from collections.abc import Mapping
from typing import NamedTuple


class Size(NamedTuple):
    """A size of disks: its diameter in mm, its mass in grams, and how many a colour has."""

    diameter: float
    mass: float
    disks: int


ORDERS = ("fire", "grass", "metal", "dust")

SIZES: Mapping[str, Size] = {
    "hero": Size(31.0, 3.1713, 2),
    "artifact": Size(31.0, 3.1713, 1),
    "veteran": Size(28.0, 2.5872, 4),
    "fighter": Size(23.0, 1.7457, 4),
    "missile": Size(15.0, 0.7425, 5),
}

DIAMETERS: Mapping[str, float] = {kind: size.diameter for kind, size in SIZES.items()}

ARTIFACTS: Mapping[str, str] = {  # the Order of each (RULES.md 11.4)
    "fire_mine": "fire",
    "fountain_of_life": "grass",
    "magnetosphere": "metal",
    "smithy_of_dust": "dust",
}
