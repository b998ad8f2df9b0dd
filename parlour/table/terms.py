"""What is agreed before a table opens: who sits where, and how time is counted."""

from typing import Literal, TypeAlias

from msgspec import Struct

PlayerId: TypeAlias = str
TableId: TypeAlias = str


class Untimed(Struct, frozen=True, tag_field="clock", tag="none", forbid_unknown_fields=True):
    """Nobody is hurried."""


class PerMove(Struct, frozen=True, tag_field="clock", tag="move", forbid_unknown_fields=True):
    """So many seconds for each answer."""

    seconds: int


class Total(Struct, frozen=True, tag_field="clock", tag="total", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some more after each answer."""

    seconds: int
    increment: int = 0


class Days(Struct, frozen=True, tag_field="clock", tag="days", forbid_unknown_fields=True):
    """So many days for each answer."""

    days: int


Clock: TypeAlias = Untimed | PerMove | Total | Days


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person, a bot of some level, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    player: PlayerId | None = None  # who holds the seat, even while a bot stands in
    name: str = ""  # of the person
    level: str = ""  # of the bot that plays here: always, or standing in for the person
