"""How time is counted: what each seat has left, whose clock runs, and when one runs out.

Time is charged from the moment a seat is asked to the moment it answers. What an answer earns (an increment, or a fresh time for
the next question) it earns once: `due` remembers how deep into the game a seat has had its due, so that taking an answer back and
giving it again wins no time.
"""

from collections.abc import Iterable

from parlour.kernel import Seat
from parlour.table.refusals import refusal
from parlour.table.terms import Clock, Days, PerMove, Total, Untimed

DAY = 86_400
SECONDS_PER_MOVE = (5, 3_600)
SECONDS_IN_TOTAL = (10, DAY)
INCREMENT = (0, 600)
DAYS_PER_MOVE = (1, 60)


def check_clock(clock: Clock) -> None:
    """Refuses a clock that nobody could play by."""
    match clock:
        case PerMove(seconds):
            _check(seconds, SECONDS_PER_MOVE, "clock-move")
        case Total(seconds, increment):
            _check(seconds, SECONDS_IN_TOTAL, "clock-total")
            _check(increment, INCREMENT, "clock-increment")
        case Days(days):
            _check(days, DAYS_PER_MOVE, "clock-days")


class Clocks:
    __slots__ = ("_due", "_fresh", "_increment", "_left", "_since", "running", "timed")

    def __init__(self, clock: Clock, seats: int) -> None:
        at_first, self._fresh, self._increment = _meaning(clock)
        self.timed = not isinstance(clock, Untimed)
        self.running: tuple[Seat, ...] = ()
        self._left = [at_first] * seats  # at the moment `_since`
        self._since = 0.0
        self._due = [-1] * seats

    def seconds_left(self, seat: Seat, now: float) -> float:
        left = self._left[seat]
        return max(0.0, left - max(0.0, now - self._since)) if seat in self.running else left

    def first_out(self) -> tuple[float, Seat] | None:
        """When the next clock runs out, and whose."""
        return min([(self._since + self._left[seat], seat) for seat in self.running], default=None) if self.timed else None

    def run(self, seats: Iterable[Seat], depth: int, at: float) -> None:
        """From now on the clocks of these seats run, for a question that came up after `depth` answers."""
        self.stop(at)
        self.running = tuple(seats)
        if self._fresh is None:
            return
        for seat in self.running:
            if depth > self._due[seat]:
                self._due[seat] = depth
                self._left[seat] = self._fresh

    def stop(self, at: float) -> None:
        self._charge(at, 0.0)
        self.running = ()

    def press(self, seat: Seat, depth: int, at: float, lag: float = 0.0) -> None:
        """Stops the clocks when a person has answered the question that came up after `depth` answers, and adds the increment.

        The lag of the connection is not charged.
        """
        self._left[seat] += min(lag, max(0.0, at - self._since))
        self.stop(at)
        if self._increment and depth > self._due[seat]:
            self._due[seat] = depth
            self._left[seat] += self._increment

    def ran_out(self, seat: Seat, at: float) -> None:
        self._charge(at, 0.0)
        self._left[seat] = 0.0

    def slept(self, seconds: float, at: float) -> None:
        """So much of the time since the last reckoning is charged to nobody."""
        self._charge(at, seconds)

    def go_back(self, depth: int) -> None:
        """All agreed to go on from there: each question has its fresh time again. Increments stay earned, time stays spent."""
        if self._fresh is not None:
            self._due = [min(due, depth - 1) for due in self._due]

    def _charge(self, at: float, forgiven: float) -> None:
        spent = max(0.0, at - self._since - forgiven)
        for seat in self.running:
            self._left[seat] = max(0.0, self._left[seat] - spent)
        self._since = at


def _meaning(clock: Clock) -> tuple[float, float | None, int]:
    """The time at first, the time that each question brings (None: it brings none), and the increment."""
    match clock:
        case PerMove(seconds):
            return float(seconds), float(seconds), 0
        case Days(days):
            return float(days * DAY), float(days * DAY), 0
        case Total(seconds, increment):
            return float(seconds), None, increment
        case Untimed():
            return 0.0, None, 0


def _check(value: int, bounds: tuple[int, int], key: str) -> None:
    least, most = bounds
    if not least <= value <= most:
        raise refusal(key, found=value, least=least, most=most)
