"""Tells a game action by action, with the board whenever somebody else takes over."""

from parlour.cli.screen import Screen
from parlour.cli.voice import Voice
from parlour.kernel import Match, Seat, notation
from parlour.kernel.event import events

LONG_WITHOUT_BOARD = 24  # actions


class Story:
    """A match being told as one seat (None: a spectator) may hear it."""

    def __init__(self, match: Match, voice: Voice, screen: Screen, seat: Seat | None = None) -> None:
        self._match = match
        self._voice = voice
        self._screen = screen
        self._seat = seat
        self._told = 0
        self._actions = 0
        self._quiet_for = 0
        self._moment = self._now()

    def open(self) -> None:
        """The table before the first action."""
        self._events()
        self._board()

    def go_on(self) -> None:
        """The last action, and what came of it."""
        assert self._match.history is not None, "nobody has done anything"
        seat, action, *_ = self._match.history
        self._actions += 1
        self._quiet_for += 1
        self._screen.line(f"{self._actions:>4}  {self._voice.seat(seat)}: {notation(action)}", "bold")
        self._events()
        if not self._match.over and self._is_moment():
            self._board()

    def close(self) -> None:
        """The table at the end, and who won."""
        if self._quiet_for:
            self._board()
        outcome = self._match.outcome
        self._screen.line(self._voice.own("unfinished") if outcome is None else self._voice.outcome(outcome), "bold green")

    def _events(self) -> None:
        for told in events(self._match.position, self._told):
            self._screen.line(f"        {self._voice.event(told.heard_by(self._seat))}")
            self._told = told.number

    def _board(self) -> None:
        self._quiet_for = 0
        self._moment = self._now()
        self._screen.picture(self._voice.board(self._match.view(self._seat)), "cyan")

    def _is_moment(self) -> bool:
        """Others are asked than at the last board, and not only in the midst of somebody's action."""
        seats, depth = self._now()
        before, least = self._moment
        return self._quiet_for >= LONG_WITHOUT_BOARD or (depth <= least and (seats != before or len(seats) > 1))

    def _now(self) -> tuple[tuple[Seat, ...], int]:
        """Who is asked, and how many rules deep."""
        depth = 0
        frame = self._match.position.stack
        while frame is not None:
            depth += 1
            frame = frame[3]
        return tuple(self._match.pending), depth
