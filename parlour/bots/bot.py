"""What every bot can do."""

from collections.abc import Mapping
from typing import Any, Protocol


class Bot(Protocol):
    """A player that gets a view and gives an action."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """An action in notation; sees nothing but the view."""
        ...
