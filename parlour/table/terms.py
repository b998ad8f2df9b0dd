"""What is agreed before a table opens: who sits where, how time is counted, and which bot stands in for a person."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

PlayerId: TypeAlias = str
TableId: TypeAlias = str
STAND_IN = "skilled"  # plays sensibly and answers at once: those who stay must not wait for the one who left
ABSENCE_SECONDS = 60.0  # that somebody must have been away before others may let a bot play for them
FORMER_LEVELS: Mapping[str, str] = MappingProxyType({"greedy": STAND_IN})  # names in older logs, and what took their place


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


def stand_in_level(levels: Sequence[str]) -> str:
    """The ordinary bot among these, which are in order of strength; the strongest of a game that has not even that one."""
    return STAND_IN if STAND_IN in levels else levels[-1]


def current_level(name: str) -> str:
    """What a level is called today."""
    return FORMER_LEVELS.get(name, name)
