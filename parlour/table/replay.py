"""Replays: a game looked at again, from any moment and through any eyes."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from parlour.kernel import Match, Position, Seat, answer, notation, scene, start
from parlour.table.history import SNAPSHOT_INTERVAL, Snapshots
from parlour.table.views import events_for, seat_of
from parlour.table.wire import Eyes


class ReplayStep(Struct, frozen=True):
    """One answer of a replay, with what came of it for the eyes that were asked for."""

    number: int
    seat: Seat | None  # None: the table before the first answer
    action: str | None
    events: tuple[Mapping[str, Any], ...]
    view: Mapping[str, Any]


class GameReplay:
    """A game from its first moment to where it stands. Asked again, it remembers what lies on the way."""

    __slots__ = ("_answers", "_match", "_snapshots")

    def __init__(self, match: Match) -> None:
        """The match is left as it is, and may go on meanwhile: what is shown ends where it stands now."""
        self._match = Match(match.game, match.terms, match.seed, match.position, match.history)
        self._answers = [(answer.seat, answer.action) for answer in match.answers]
        self._snapshots = Snapshots(start(match.game, match.terms, match.seed).position)

    @property
    def total(self) -> int:
        """How many steps there are, the beginning included."""
        return len(self._answers) + 1

    @property
    def turns(self) -> tuple[int, ...]:
        """The steps with which somebody else takes over."""
        seats = [seat for seat, _ in self._answers]
        return tuple([number + 1 for number in range(1, len(seats)) if seats[number] != seats[number - 1]])

    def steps(self, eyes: Eyes, first: int, count: int, own: frozenset[Seat] | None = None) -> tuple[ReplayStep, ...]:
        """So many steps from the first on; of seats other than `own` (None: all of them) the answers themselves stay untold."""
        last = min(self.total, first + max(0, count))
        if not 0 <= first < last:
            return ()
        steps = []
        position = self._at(first)
        since = self._at(first - 1).told_count if first else 0
        for number in range(first, last):
            if number > first:
                since = position.told_count
                self._go_on(position, number)
            steps.append(self._step(position, number, eyes, since, own))
        return tuple(steps)

    def _step(self, position: Position, number: int, eyes: Eyes, since: int, own: frozenset[Seat] | None) -> ReplayStep:
        match, looking = self._match, seat_of(eyes)
        seat, action = None, None
        if number:
            seat, given = self._answers[number - 1]
            action = notation(given) if own is None or seat in own else None
        events = events_for(position.told, since, looking)
        return ReplayStep(number, seat, action, events, scene(match.game, match.terms, position, looking))

    def _at(self, number: int) -> Position:
        """The position of that step, to go on from."""
        near, position = self._snapshots.nearest(number)
        for step in range(near + 1, number + 1):
            self._go_on(position, step)
        return position

    def _go_on(self, position: Position, number: int) -> None:
        answer(position, *self._answers[number - 1])
        if number % SNAPSHOT_INTERVAL == 0:
            self._snapshots.keep(number, position.copy())
