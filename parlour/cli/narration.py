"""Narrates a game action by action, with the board whenever the turn passes to others."""

from parlour.cli.screen import Screen
from parlour.cli.wording import Wording
from parlour.kernel import Match, Seat, events, notation

MAX_ACTIONS_WITHOUT_BOARD = 24


class Narration:
    """Prints a match as one seat (None: a spectator) may know it."""

    def __init__(self, match: Match, wording: Wording, screen: Screen, seat: Seat | None = None) -> None:
        self._match = match
        self._wording = wording
        self._screen = screen
        self._seat = seat
        self._last_event = 0
        self._actions = 0
        self._since_board = 0
        self._at_board = self._turn()

    def open(self) -> None:
        """The table before the first action."""
        self._events()
        self._board()

    def step(self) -> None:
        """The last action, and what came of it."""
        last = self._match.history
        assert last is not None, "nobody has done anything"
        self._actions += 1
        self._since_board += 1
        self._screen.line(f"{self._actions:>4}  {self._wording.seat(last.seat)}: {notation(last.action)}", "bold")
        self._events()
        if not self._match.over and self._is_time_for_board():
            self._board()

    def close(self) -> None:
        """The table at the end, and who won."""
        if self._since_board:
            self._board()
        outcome = self._match.outcome
        self._screen.line(self._wording.say("unfinished") if outcome is None else self._wording.outcome(outcome), "bold green")

    def _events(self) -> None:
        for event in events(self._match.position, self._last_event):
            self._screen.line(f"        {self._wording.event(event.heard_by(self._seat))}")
            self._last_event = event.number

    def _board(self) -> None:
        self._since_board = 0
        self._at_board = self._turn()
        self._screen.picture(self._wording.board(self._match.view(self._seat)), "cyan")

    def _is_time_for_board(self) -> bool:
        """Others are asked than at the last board, and not only in the midst of somebody's action."""
        seats, depth = self._turn()
        before, least = self._at_board
        return self._since_board >= MAX_ACTIONS_WITHOUT_BOARD or (depth <= least and (seats != before or len(seats) > 1))

    def _turn(self) -> tuple[tuple[Seat, ...], int]:
        """Who is asked, and how many rules deep."""
        depth = 0
        frame = self._match.position.stack
        while frame is not None:
            depth += 1
            frame = frame[3]
        return tuple(self._match.pending), depth
