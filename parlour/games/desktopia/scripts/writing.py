"""Writes a script as JSON-like data: what `read` makes into the same script again."""

from typing import Any

from msgspec import Struct

from parlour.games.desktopia.scripts.modifiers import RECEIVER
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.values import Entry, Keyed, forms, keys, tag_of


def plain(script: Script, *, public: bool = False) -> dict[str, object]:
    """The script as JSON-like data, without what goes without saying; `public` leaves out the solution too (SB-F-14)."""
    written = _object(script)
    if script.victory == script.default_victory:
        del written["victory"]
    if public:
        written.pop("solution", None)
    return written


def plain_value(value: Any) -> Any:
    if isinstance(value, float):
        return int(value) if value.is_integer() else value
    if isinstance(value, tuple):
        return [plain_value(item) for item in value]
    if isinstance(value, Entry):
        return _object(value)
    if not isinstance(value, Struct):
        return value
    parts = [plain_value(getattr(value, name)) for name in forms(type(value))]
    if isinstance(value, Keyed):
        return {value.KEY: parts[0] if len(parts) == 1 else parts}
    return [tag_of(type(value)), *parts]


def _object(entry: Entry) -> dict[str, Any]:
    """Every field but those at their default, empty names, and the seat that a carry leaves open."""
    cls = type(entry)
    written: dict[str, Any] = {cls.__struct_config__.tag_field or "": tag_of(cls)} if tag_of(cls) else {}
    for name, form in forms(cls).items():
        value = getattr(entry, name)
        if "instead" in form.extra and value == "":
            written[form.extra["instead"]] = True
        elif "by" in form.extra and value:
            written[name] = {str(key): plain_value(items) for key, items in map(_values, value)}
        elif entry.IN_FULL or (value not in (keys(cls)[name].default, "") and not (name == "seat" and value == RECEIVER)):
            written[keys(cls)[name].encode_name] = plain_value(value)
    return written


def _values(entry: Struct) -> tuple[Any, ...]:
    return tuple([getattr(entry, name) for name in forms(type(entry))])
