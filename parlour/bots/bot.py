"""What every bot can do."""

from collections.abc import Mapping
from typing import Any, Protocol

from parlour.bots.thought import Thought


class Bot(Protocol):
    """A player that gets a view and gives an action; it sees nothing but the view."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """An action in notation."""
        ...

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The same with the reasons for it."""
        ...
