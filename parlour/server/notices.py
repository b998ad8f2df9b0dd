"""What whoever runs the server says to everybody who is connected, above all that it is about to be started again."""

from time import monotonic
from typing import Protocol

from msgspec import Struct

from parlour.server.messages import Announced

NOTHING = Announced("", None)


class Notice(Struct, frozen=True):
    """Words of the operator's own, perhaps none, and when the server is started again, by the monotonic clock."""

    text: str = ""
    restart: float | None = None

    def message(self) -> Announced:
        """As it is told at this moment."""
        return Announced(self.text, None if self.restart is None else max(0.0, self.restart - monotonic()))


class Listener(Protocol):
    """A connection that is told."""

    @property
    def unread(self) -> int:
        """How many messages wait for it to read."""

    def announce(self, message: Announced) -> None:
        """Something is said to everybody."""


class Notices:
    """The notice that is in force, and all who are connected: they hear it now, those who come hear it then."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self.current: Notice | None = None

    def __len__(self) -> int:
        """How many are connected."""
        return len(self._listeners)

    @property
    def unheard(self) -> bool:
        """Whether something that was said still waits for somebody."""
        return any(listener.unread for listener in self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.add(listener)
        if self.current is not None:
            listener.announce(self.current.message())

    def remove(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def say(self, notice: Notice | None) -> None:
        """Says it to everybody; None takes the last one back."""
        if notice == self.current:
            return
        self.current = notice
        message = NOTHING if notice is None else notice.message()
        for listener in self._listeners:
            listener.announce(message)
