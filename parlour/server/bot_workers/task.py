"""What the pool and its workers say to each other: one line of JSON each way."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from parlour.bots import Thought


class Task(Struct, frozen=True):
    """A view to answer for."""

    game: str
    level: str
    seed: int
    view: Mapping[str, Any]
    who: str = ""  # whose bot it is, which goes on from what it thought before; "": nobody's, it begins afresh
    steady: bool = False  # always takes the best answer, without the mistakes of its level


class Answer(Struct, frozen=True):
    """What a bot thought, or what went wrong."""

    thought: Thought | None = None
    error: str = ""
