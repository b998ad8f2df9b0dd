"""How fast things follow one another where people only look on."""


class Pace:
    """Gives out moments, each so many seconds after the one before."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._next = 0.0

    def wait(self, now: float) -> float:
        """How long to wait for the next moment, which is then taken."""
        moment = max(now, self._next)
        self._next = moment + self._seconds
        return moment - now
