"""Positions that lie on the way of a game, so that going back need not begin at the beginning."""

from parlour.kernel import Position

APART = 16  # answers between two positions that are kept; one takes a few kilobytes


class Earlier:
    """Some of the positions that a game has gone through, by the number of answers before them."""

    __slots__ = ("_kept",)

    def __init__(self, first: Position) -> None:
        self._kept = {0: first}

    def wants(self, number: int) -> bool:
        """Whether the position after so many answers should be kept."""
        return number % APART == 0 and number not in self._kept

    def keep(self, number: int, position: Position) -> None:
        """Keeps a position, which nobody may change from now on."""
        self._kept[number] = position

    def nearest(self, number: int) -> tuple[int, Position]:
        """The last one that is kept up to so many answers, as a copy to go on from."""
        near = number // APART * APART
        while near not in self._kept:
            near -= APART
        return near, self._kept[near].copy()

    def forget(self, number: int) -> None:
        """What came after so many answers has not been."""
        self._kept = {each: position for each, position in self._kept.items() if each <= number}
