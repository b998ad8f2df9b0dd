"""The numbers of a game's content by their keys, which of them are designed, and what each might be instead."""

from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, TypeAlias

from parlour.kernel import Game
from parlour.lab.judge.pieces import groups_of

Number: TypeAlias = int | float

LARGE = 8  # from which on a whole number is changed by a part of it
PART = 0.2


def numbers_of(content: Any) -> dict[str, Number]:
    """Every number of the content, by the key with which `--change` names it."""
    return dict(_walk(content, ()))


def designed(game: Game, patterns: Sequence[str] = ()) -> dict[str, Number]:
    """The numbers that the rulebook does not print; with patterns only those that match one of them."""
    wanted = [pattern for pattern in game.designed if not pattern.startswith("!")]
    printed = [pattern[1:] for pattern in game.designed if pattern.startswith("!")]
    return {
        key: number
        for key, number in numbers_of(game.content).items()
        if _matches(key, wanted) and not _matches(key, printed) and (not patterns or _matches(key, patterns))
    }


def others(number: Number) -> tuple[Number, ...]:
    """A little less and a little more; nothing for 0, which says that something does not apply, and never down to it."""
    if type(number) is float:
        return (round(number * (1 - PART), 6), round(number / (1 - PART), 6)) if number else ()
    step = max(1, round(number * PART)) if number >= LARGE else 1
    return tuple([other for other in (int(number) - step, int(number) + step) if other > 0]) if number > 0 else ()


def piece_of(game: Game, key: str) -> str:
    """The piece whose number it is; "" if it is of none."""
    group, _, rest = key.partition(".")
    piece = rest.partition(".")[0]
    return piece if piece in groups_of(game.content).get(group, {}) else ""


def _matches(key: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def _walk(value: Any, path: tuple[str, ...]) -> Iterator[tuple[str, Number]]:
    if type(value) in (int, float):
        yield ".".join(path), value
    for name, part in _parts(value):
        yield from _walk(part, (*path, name))


def _parts(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, Mapping):
        return [(name, part) for name, part in value.items() if isinstance(name, str)]
    if hasattr(value, "_fields"):
        return [(name, getattr(value, name)) for name in value._fields]
    if type(value) is tuple:
        return [(str(place), part) for place, part in enumerate(value)]
    return [(name, getattr(value, name)) for name in getattr(value, "__dataclass_fields__", ())]
