"""Maps of the table, a number for each square: as arrays where the physics runs compiled, else as lists."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from parlour.games.desktopia import physics
from parlour.games.desktopia.scripts.shapes import Shape

CELL = 40.0  # mm, the side of a square

Numbers = Sequence[float]  # a list, or an array that does all that is asked of one here
Map = Numbers  # row after row


class Maps(NamedTuple):
    """The maps of the bodies of a scene, and how many squares they have."""

    of: Sequence[Map]
    columns: int
    rows: int


class Squares(Protocol):
    """What is computed for all squares at once."""

    def lines(self, shapes: tuple[Shape, ...], x: float, y: float, size: tuple[int, int], chances: tuple[float, ...]) -> Map:
        """The chance for each square that can be seen from a point, by distance in squares; 0 for the others."""
        ...

    def reach(self, lines: Sequence[Map], count: int) -> Map:
        """How likely a disk on each square is struck by one of these, if every other time they tried."""
        ...

    def best(self, lines: Sequence[Map], worths: Numbers, count: int) -> Map:
        """The highest of these maps on each square, each map times its worth; 0 without any."""
        ...

    def weighted_sum(self, maps: Sequence[Map], weights: Numbers, count: int) -> Map:
        """The sum of these maps, each times its weight."""
        ...

    def stack(self, maps: Sequence[Map | None], count: int) -> Sequence[Map]:
        """The maps as they are needed for sums; none is one of nothing but 0."""
        ...


def squares() -> Squares:
    """Those of arrays, where the physics is compiled (which is waited for, so that answers do not hang on it)."""
    if physics.warm(wait=True):
        from parlour.games.desktopia.bots import arrays

        return arrays
    from parlour.games.desktopia.bots import lists

    return lists
