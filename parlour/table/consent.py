"""Offers: what one seat asks of the others, who has yet to answer, and how soon it may ask again."""

from dataclasses import dataclass, replace

from parlour.kernel import Seat
from parlour.table.entries import Offering


@dataclass(frozen=True, slots=True)
class OpenOffer:
    """An offer on the table."""

    seat: Seat
    what: Offering
    kept: int  # of a take-back: how many answers of the whole game would stay
    waiting: tuple[Seat, ...]  # one seat of each person who has yet to answer

    def without(self, seats: tuple[Seat, ...]) -> "OpenOffer":
        """The offer when the person with these seats has agreed."""
        return replace(self, waiting=tuple([each for each in self.waiting if each not in seats]))

    def lapses(self, seats: tuple[Seat, ...]) -> bool:
        """Whether the offer is off because the person with these seats has played on."""
        return self.what == "take-back" or self.seat not in seats


class Patience:
    """How often the offers of each seat came to nothing.

    After the n-th of one kind the seat waits for n * n further answers at the table. An offer that was taken back or that lapsed
    because somebody played on counts like a declined one: otherwise taking it back in time would be a way to go on asking.
    """

    __slots__ = ("_waits",)

    def __init__(self) -> None:
        self._waits: dict[tuple[Seat, Offering], tuple[int, int]] = {}

    def declined(self, offer: OpenOffer, made: int) -> None:
        """An offer came to nothing when so many answers had been made."""
        times = self._waits.get((offer.seat, offer.what), (0, 0))[0] + 1
        self._waits[offer.seat, offer.what] = times, made + times * times

    def wait(self, seat: Seat, what: Offering, made: int) -> int:
        """How many answers the seat must wait before it may offer this again."""
        return max(0, self._waits.get((seat, what), (0, 0))[1] - made)
