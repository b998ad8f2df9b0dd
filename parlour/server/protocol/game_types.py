"""The types of one game for its screen: what lies on its table, what is printed, what is worked out, and what happens."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from inspect import getsource
from json import dumps
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from parlour.kernel import EVERYBODY, Card, Game, event_name
from parlour.server.protocol.typescript import array_of

HEAD = "// Generated from {} by `make wire`: change it there.\n"
ATOMS = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    bytearray: "number[]",
    NoneType: "null",
    object: "unknown",
    Any: "unknown",
}
HIDDEN = "string | null"  # a card that not everybody may know
COMMENT = re.compile(r"^    (\w+): [^#\n]*  # (.+)$", re.MULTILINE)


def game_types(game: Game) -> str:
    """Declarations of the table, the content, the facts and the events of a game, and of all that they are made of."""
    package = game.position.__module__.rpartition(".")[0]
    made = Declarations()
    made.declare(game.position, _table(game, made))
    if game.content is not None:
        made.type_of(type(game.content), within=f"{package}.content")
    for shape in _facts(game):
        made.type_of(shape)
    events = {kind: event_name(kind) for kind in game.words.events}
    for kind, name in events.items():
        hints = get_type_hints(kind, include_extras=True)
        made.declare(kind, {"event": dumps(name), **{field: made.type_of(hint, HIDDEN) for field, hint in hints.items()}})
    union = " | ".join(kind.__name__ for kind in events) or "never"
    return "\n".join([HEAD.format(package.replace(".", "/")), *made, f"export type {game.position.__name__}Event = {union};\n"])


def _table(game: Game, made: "Declarations") -> dict[str, str]:
    """The fields of a position as a scene shows them."""
    position, hints = game.position, get_type_hints(game.position, include_extras=True)
    table = {}
    for name, hint in position.fields.items():
        if name in position.private:
            table[name] = f"Record<string, {made.type_of(get_args(hint)[1])} | null>"
        elif name in position.zones:
            table[name] = made.type_of(hint, "string" if position.zones[name].sees is EVERYBODY else HIDDEN)
        else:
            table[name] = made.type_of(hints[name])
    return table


def _facts(game: Game) -> Iterator[Any]:
    """The classes that the game's `facts` are declared to return, one of them at a time."""
    if game.screen.facts is not None:
        returned = get_type_hints(game.screen.facts)["return"]
        shapes = get_args(returned) if get_origin(returned) in (Union, UnionType) else (returned,)
        yield from (shape for shape in shapes if is_typeddict(shape))


def _comments(kind: type) -> dict[str, str]:
    """What the source of a class says of its fields."""
    try:
        return dict(COMMENT.findall(getsource(kind)))
    except OSError:  # made by a call
        return {}


class Declarations:
    """The classes that the types of a game are made of, each declared once, under its own name."""

    def __init__(self) -> None:
        self._declared: dict[str, tuple[type, str]] = {}

    def __iter__(self) -> Iterator[str]:
        return (text for _, (_, text) in sorted(self._declared.items()))

    def type_of(self, hint: Any, card: str = "string", within: str = "") -> str:
        """The type of an annotation, as TypeScript writes it; `unknown` for classes of other packages than `within`.

        `Annotated[made, read, ...]` is what a screen reads: the fields of a class in a dict, or a list of two as a pair.
        """
        inner = partial(self.type_of, card=card, within=within)
        origin, parts = get_origin(hint), get_args(hint)
        if hint is Card:
            return card
        if isinstance(hint, NewType):
            return inner(hint.__supertype__)
        if origin is None:
            return ATOMS[hint] if hint in ATOMS else self._named(hint, card, within)
        if origin is Annotated:
            return " & ".join(map(inner, parts[1:]))
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(map(inner, parts)))
        if origin is Literal:
            return " | ".join(map(dumps, parts))
        if origin in (Required, NotRequired):
            return inner(parts[0])
        if origin in (dict, Mapping):
            return f"Record<string, {inner(parts[1])}>"
        if origin in (list, set, Sequence) or (origin is tuple and parts[-1] is ...):
            return array_of(inner(parts[0]))
        if origin is tuple:
            return f"[{', '.join(map(inner, parts))}]"
        raise TypeError(f"{hint} has no type in TypeScript")

    def declare(self, kind: type, fields: Mapping[str, str]) -> None:
        """Declares a class with these fields, their types written."""
        known, _ = self._declared.setdefault(kind.__name__, (kind, ""))
        if known is not kind:
            raise TypeError(f"{known.__module__} and {kind.__module__} both have a {kind.__name__}")
        comments, optional = _comments(kind), getattr(kind, "__optional_keys__", ())
        lines = [f"/** {kind.__doc__.splitlines()[0]} */"] if kind.__doc__ else []
        lines.append(f"export type {kind.__name__} = {{")
        for name, written in fields.items():
            lines += [f"  /** {comments[name]} */"] if name in comments else []
            lines.append(f"  {name}{'?' if name in optional else ''}: {written};")
        self._declared[kind.__name__] = kind, "\n".join([*lines, "};\n"])

    def _named(self, kind: Any, card: str, within: str) -> str:
        if not kind.__module__.startswith(within):
            return "unknown"
        if self._declared.get(kind.__name__, (None, ""))[0] is not kind:
            fields = get_type_hints(kind, include_extras=True)
            self.declare(kind, {name: self.type_of(hint, card, within) for name, hint in fields.items()})
        return str(kind.__name__)
