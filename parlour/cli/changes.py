"""`--change KEY=VALUE`: numbers and words of a game's content changed for a trial, each by its dotted path."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from difflib import get_close_matches
from typing import Any

from parlour.cli.failure import Failure, describe
from parlour.kernel import Game, Terms

NEAR = 5  # keys that a message names
SHOWN = 60  # characters of what was typed
KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}


def parse_changes(game: Game, pairs: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """The changes, each of the type that the content has there; a Failure names the keys near an unknown one."""
    if not pairs:
        return {}
    values = dict(leaves(game.content))
    return {key: _parse(key, text, values) for key, text in pairs}


def check_table(game: Game, terms: Terms) -> None:
    """Raises Failure if no table can be laid with these changes."""
    try:
        game.table(terms)
    except Exception as error:  # anything that rules may raise for numbers that they were not made for
        raise Failure(f"with these changes {game.id} cannot be set up: {describe(error)}") from error


def leaves(content: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number and text of the content, with its dotted path."""
    if type(content) in KINDS:
        yield path, content
        return
    for name, part in _parts(content):
        yield from leaves(part, f"{path}.{name}" if path else name)


def _parts(content: Any) -> Iterator[tuple[str, Any]]:
    """The parts that a path may name: those that `override` in `parlour.kernel.game` can replace."""
    if isinstance(content, Mapping):
        yield from ((name, part) for name, part in content.items() if isinstance(name, str) and name and "." not in name)
    elif type(content) is tuple:
        yield from ((str(number), part) for number, part in enumerate(content))
    elif hasattr(content, "_fields"):
        yield from zip(content._fields, content, strict=True)
    elif is_dataclass(content) and not isinstance(content, type):
        yield from ((field.name, getattr(content, field.name)) for field in fields(content) if field.init)


def _parse(key: str, text: str, values: Mapping[str, Any]) -> Any:
    if key not in values:
        raise Failure(_unknown(key, values))
    old = values[key]
    value = _value(type(old), text)
    if value is None:
        raise Failure(f"{key} is {KINDS[type(old)]} ({_plain(old)}), not {text[:SHOWN]!r}")
    return value


def _value(kind: type, text: str) -> Any:
    """The value of this type that the text stands for; None if there is none."""
    if kind is str:
        return text
    if kind is bool:
        return {"true": True, "false": False}.get(text)
    try:
        number = kind(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _unknown(key: str, values: Mapping[str, Any]) -> str:
    if not values:
        return f"{key[:SHOWN]!r} cannot be changed: the content of this game has no numbers"
    below = [name for name in values if name.startswith(f"{key}.")]
    if below:
        return f"{key[:SHOWN]!r} is no single number; below it there {_listed(below)}"
    return f"the content has no {key[:SHOWN]!r}; near it there {_listed(_near(key, list(values)))}"


def _near(key: str, names: Sequence[str]) -> list[str]:
    """The names that are spelled most like the key; else those that begin like it."""
    like = get_close_matches(key[:200], names, NEAR, 0.7)
    while not like and key:
        key = key.rpartition(".")[0]
        like = [name for name in names if name.startswith(f"{key}." if key else "")]
    return like or list(names)


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - NEAR} more" if len(names) > NEAR else ""
    return f"{'is' if len(names) == 1 else 'are'} {', '.join(names[:NEAR])}{more}"


def _plain(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)[:SHOWN]
