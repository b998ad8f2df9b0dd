"""What is asked of a bot, and what it answers: one line of JSON each."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Task(Struct, frozen=True):
    """A view to answer for."""

    game: str
    level: str
    seed: int
    view: Mapping[str, Any]


class Answer(Struct, frozen=True):
    """An action, or what went wrong."""

    action: str = ""
    error: str = ""
