"""Writes a script as JSON-like data: what `read` makes into the same script again."""

from dataclasses import MISSING, fields
from typing import Any

from parlour.games.desktopia.scripts.conditions import CONDITIONS, ReachZone
from parlour.games.desktopia.scripts.format import Carry, Hand, Rituals, Script, default_victory
from parlour.games.desktopia.scripts.modifiers import KEEP_WOUNDS, MODIFIERS, RECEIVER, KeepWounds
from parlour.games.desktopia.scripts.pieces import At, InZone
from parlour.games.desktopia.scripts.shapes import Circle, Poly, Rect
from parlour.games.desktopia.scripts.steps import STEPS, Shields, Spark

NAMES: dict[type, tuple[str, str]] = {
    **{cls: ("type", name) for name, cls in CONDITIONS.items()},
    **{cls: ("type", name) for name, cls in MODIFIERS.items()},
    **{cls: ("do", name) for name, cls in STEPS.items()},
    KeepWounds: ("type", KEEP_WOUNDS),
}  # of each class that a script tells by a word: the key and the word


def plain(script: Script, *, public: bool = False) -> dict[str, object]:
    """The script as JSON-like data, without what goes without saying; `public` leaves out the solution too."""
    written = _fields(script)
    if script.victory == default_victory(script.sides):
        del written["victory"]
    if public:
        written.pop("solution", None)
    return written


def _written(value: object) -> object:
    match value:
        case bool() | int() | str() | None:
            return value
        case float():
            return int(value) if value.is_integer() else value
        case tuple():
            return [_written(each) for each in value]
        case Circle() | Rect() | Poly() | At() | InZone():
            return _placed(value)
        case Shields(units):
            return ["shields", list(units)]
        case Spark(source, target):
            return ["spark", source, target]
        case Carry():
            return {"for" if key == "receiver" else key: what for key, what in _fields(value).items()}
        case Rituals(hands=hands):
            return {**_fields(value), "enabled": value.enabled, **({"hands": _hands(hands)} if hands else {})}
        case ReachZone(tag=""):
            return {**_fields(value), "any": True, **_word(value)}
    return {**_word(value), **_fields(value)}


def _placed(value: Circle | Rect | Poly | At | InZone) -> dict[str, object]:
    match value:
        case Circle(x, y, radius):
            return {"circle": _written((x, y, radius))}
        case Rect(x, y, width, height, rotation):
            return {"rect": _written((x, y, width, height, rotation))}
        case Poly(corners):
            return {"poly": _written(corners)}
        case At(points):
            return {"at": _written(points)}
        case InZone(zone):
            return {"zone": zone}


def _hands(hands: tuple[Hand, ...]) -> dict[str, object]:
    return {str(hand.seat): list(hand.rituals) for hand in hands}


def _word(value: object) -> dict[str, object]:
    key, word = NAMES.get(type(value), ("", ""))
    return {key: word} if key else {}


def _fields(value: Any) -> dict[str, object]:
    """Every field but those at their default, empty names, and the seat that a carry leaves open."""
    named = [(field, getattr(value, field.name)) for field in fields(value)]
    return {
        field.name: _written(what)
        for field, what in named
        if (field.default is MISSING or what != field.default) and what != "" and not (field.name == "seat" and what == RECEIVER)
    }
