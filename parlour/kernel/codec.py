"""Plain values to JSON and back: what may stand in a frame, a field or an event.

Plain are None, booleans, numbers, strings, tuples and frozensets of plain values, and classes marked `@plain`. A tuple
becomes a list, a frozenset {"is": "set"}, a piece {"is": its name}.
"""

from dataclasses import fields, is_dataclass
from typing import Any, TypeVar, get_args, get_type_hints

from msgspec import Struct

from parlour.kernel.errors import BadRecord
from parlour.kernel.zones import Card

C = TypeVar("C", bound=type)

_CLASSES: dict[str, type] = {}
_NAMES: dict[type, tuple[str, tuple[str, ...]]] = {}
CARD_FIELDS: dict[type, tuple[str, ...]] = {}  # of an event: those that name cards, which not everybody may know
_ATOMS = (str, int, float, bool, type(None))


def plain(cls: C) -> C:
    """Marks a frozen dataclass, named tuple or frozen struct as plain: it can be saved, sent and shown."""
    frozen = is_dataclass(cls) and cls.__dataclass_params__.frozen  # type: ignore[attr-defined]
    frozen = frozen or (issubclass(cls, Struct) and cls.__struct_config__.frozen)
    assert frozen or hasattr(cls, "_fields"), f"{cls.__name__} must be a frozen dataclass, a named tuple or a frozen struct"
    name = f"{cls.__module__}.{cls.__qualname__}"
    _CLASSES[name] = cls
    _NAMES[cls] = (name, field_names(cls))
    CARD_FIELDS[cls] = tuple([field for field, hint in get_type_hints(cls).items() if hint is Card or Card in get_args(hint)])
    return cls


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a piece or event, in order."""
    named: tuple[str, ...] | None = getattr(cls, "_fields", getattr(cls, "__struct_fields__", None))
    return named if named is not None else tuple([field.name for field in fields(cls)])


def encode(value: Any) -> Any:
    """A plain value as JSON; anything else is a mistake in the rules and says so."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple:
        return [encode(item) for item in value]
    if kind is frozenset:
        return {"is": "set", "of": [encode(item) for item in sorted(value)]}
    if kind in _NAMES:
        name, names = _NAMES[kind]
        return {"is": name, **{field: encode(getattr(value, field)) for field in names}}
    raise TypeError(f"{kind.__name__} is not plain data: {value!r}; use ids, numbers, tuples or a class marked @plain")


def decode(data: Any) -> Any:
    """The plain value that JSON stands for."""
    if isinstance(data, list):
        return tuple([decode(item) for item in data])
    if isinstance(data, dict):
        named = dict(data)
        name = named.pop("is", None)
        if name == "set":
            return frozenset([decode(item) for item in named.get("of", ())])
        if not isinstance(name, str) or name not in _CLASSES:
            raise BadRecord(f"unknown kind of piece: {str(name)[:60]}")
        if set(named) != set(_NAMES[_CLASSES[name]][1]):
            raise BadRecord(f"a {name} has other fields: {sorted(map(str, named))[:8]}")
        return _CLASSES[name](**{field: decode(part) for field, part in named.items()})
    if type(data) not in _ATOMS:
        raise BadRecord(f"not plain data: {type(data).__name__}")
    return data
