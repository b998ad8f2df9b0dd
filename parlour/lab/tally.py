"""What came of many games: who won how often, and which games broke off."""

from collections import Counter
from dataclasses import dataclass, field
from math import fsum
from typing import TypeAlias

from parlour.kernel import Seat
from parlour.lab.faults import Fault

Shares: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of some games: how many ended, after how many actions, and how often each outcome was seen."""

    games: int
    actions: int
    outcomes: Counter[Shares]
    faults: tuple[Fault, ...]


@dataclass(slots=True)
class Tally:
    """What came of all games; the order in which they were added leaves no trace."""

    games: int = 0
    actions: int = 0
    faults: int = 0
    outcomes: Counter[Shares] = field(default_factory=Counter)

    def add(self, batch: Batch) -> None:
        """Counts some more games."""
        self.games += batch.games
        self.actions += batch.actions
        self.faults += len(batch.faults)
        self.outcomes.update(batch.outcomes)

    def of_seats(self) -> dict[str, dict[str, float]]:
        """For each seat the sum of its shares, the games that it won alone and those that it shared."""
        seats = len(next(iter(self.outcomes), ()))
        return {str(seat): self._of_seat(seat) for seat in range(seats)}

    def _of_seat(self, seat: Seat) -> dict[str, float]:
        had = [(shares[seat], times) for shares, times in sorted(self.outcomes.items())]
        return {
            "shares": round(fsum(share * times for share, times in had), 9),
            "wins": sum(times for share, times in had if share == 1),
            "draws": sum(times for share, times in had if 0 < share < 1),
        }
