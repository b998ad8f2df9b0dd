"""Of the server's messages what a player of the benchmark needs: reading less leaves more of the core to the players."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.json import Decoder


class Heard(Struct, frozen=True, tag_field="message"):
    """What the server said."""


class Welcome(Heard, frozen=True, tag="welcome"):
    """The first message."""


class Decision(Struct, frozen=True):
    """What a seat is asked."""

    options: tuple[str, ...]


class View(Struct, frozen=True):
    """What a seat may know."""

    decision: Decision | None


class State(Struct, frozen=True):
    """How the table stands."""

    stage: str
    asked: Mapping[str, int]


class Update(Heard, frozen=True, tag="update"):
    """A table now."""

    table: str
    state: State
    views: Mapping[str, View]


class Done(Heard, frozen=True, tag="done"):
    """An action was acknowledged."""

    id: str


class Refused(Heard, frozen=True, tag="refused"):
    """An action was refused."""

    key: str


class Gone(Heard, frozen=True, tag="gone"):
    """There is no such table."""

    table: str


AnyHeard: TypeAlias = Welcome | Update | Done | Refused | Gone

decode = Decoder(AnyHeard).decode
