"""What happened, in the game's words, as each seat may hear it."""

import re
from dataclasses import dataclass
from typing import Any

from parlour.kernel.codec import CARD_FIELDS, encode, field_names
from parlour.kernel.decision import Seat
from parlour.kernel.zones import Card, bit

_SHAPES: dict[type, tuple[str, tuple[str, ...]]] = {}


@dataclass(frozen=True, slots=True)
class Told:
    """One event of a game: its number, what happened, and for each card in it the seats (as bits) that know it."""

    number: int
    event: Any
    known: dict[Card, int] | None

    @property
    def plain(self) -> dict[str, Any]:
        """The whole event, JSON-ready, with all that nobody may know."""
        told, names = _shape(type(self.event))
        return {"event": told, **{name: encode(getattr(self.event, name)) for name in names}}

    def heard_by(self, seat: Seat | None) -> dict[str, Any]:
        """The event as this seat hears it, JSON-ready: cards that it may not know are None."""
        if isinstance(self.event, Heard):
            return self.event.plain
        hidden = frozenset([card for card, seats in (self.known or {}).items() if not seats & bit(seat)])
        told, names = _shape(type(self.event))
        return {"event": told, **{name: _hide(encode(getattr(self.event, name)), hidden) for name in names}}


@dataclass(frozen=True, slots=True)
class Heard:
    """An event of which only what one seat heard is left."""

    plain: dict[str, Any]


CARD_FIELDS[Heard] = ()


def event_name(kind: type) -> str:
    """`UnitDestroyed` is told as `unit-destroyed`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _shape(kind: type) -> tuple[str, tuple[str, ...]]:
    """How an event of this kind is told: its name, and the names of its facts."""
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = event_name(kind), field_names(kind)
    return shape


def _hide(value: Any, hidden: frozenset[str]) -> Any:
    if not hidden:
        return value
    if isinstance(value, list):
        return [_hide(part, hidden) for part in value]
    if isinstance(value, dict):
        return {name: _hide(part, hidden) for name, part in value.items()}
    return None if isinstance(value, str) and value in hidden else value
