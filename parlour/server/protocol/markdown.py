"""The page about the interface, made of the same declarations as the interface itself."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, get_args

from msgspec.json import schema_components

from parlour.server.http.route import Route
from parlour.server.messages import AnyIncoming, AnyOutgoing
from parlour.server.openapi import answers_of
from parlour.server.protocol.typescript import REFERENCE, Schema, written_type
from parlour.table import AnyCommand

HEAD = """# The protocol

How a client talks to the server. Generated from `parlour/server` by `make wire`: change it there.

Everything is JSON in UTF-8. What is asked once goes over HTTP, what happens at a table over one websocket. A refusal
has a `key`, the number of the `rule` that forbids it ("" where none does), and `words` in both languages.

## Who somebody is

The cookie `parlour` (under https `__Host-parlour`) holds a secret of 256 random bits; its hash names the player. It is
given with the first page, with the list of games, and by every request that needs a player. Seats belong to the player.
An open seat is taken by whoever shows the table's claim: it is in the fragment of the invitation, `/t/TABLE#CLAIM`, so
that it is never written into anybody's log of addresses. A table that does not exist and one that is not the asker's are
refused alike, with 404. A request that changes something must come from our own pages: `Origin`, where there is one, must
be our own host or one that was allowed. A server that only its own machine reaches refuses names that it does not know
with 421.

## The life of a connection

1. The client opens `/socket`; the server sends `welcome`. Its `server` differs after every restart.
2. The client sends `watch` with the number of the last entry it has (0 at first), the server sends an `update`: the
   news since then, the state, and a view for each of the client's seats, or a watcher's. From then on an `update`
   follows each change. Views are the truth, news only tell how it came about. A client that lags gets one `update` for
   many changes; no news are left out.
3. The client sends `do` with an id of its own making (1 to 64 letters, digits, `-`, `_`). `done` means that the command
   was carried out and will not be lost, whatever happens to the server; it comes before the `update`. Sent again with
   the same id, a command is not done again, and answered alike, also after a restart; another command is refused.
4. When the connection is lost, the client opens another, sends `watch` with its last number, and sends again what was
   not answered.

Closed with 1008: the client was not allowed to connect, or sent far too much; 1009: a message was too large; 1012: the
server is being restarted; 1013: the client did not read its answers.

"""


def page(routes: Sequence[Route], roots: Iterable[Any]) -> str:
    unions = (AnyIncoming, AnyOutgoing, AnyCommand)
    _, components = schema_components([*roots, *unions], ref_template=REFERENCE + "{name}")
    told = {name for union in unions for name in _names(union)}
    parts = [
        "## Messages from the client\n",
        *_chapter(_names(AnyIncoming), components),
        "## Messages from the server\n",
        *_chapter(_names(AnyOutgoing), components),
        "## Commands\n",
        *_chapter(_names(AnyCommand), components),
        "## HTTP\n",
        "The same as OpenAPI: `/api/openapi.json`.\n",
        *map(_address, routes),
        "## Types\n",
        *_chapter(sorted(set(components) - told), components),
    ]
    return HEAD + "\n".join(parts)


def _names(union: Any) -> list[str]:
    return [member.__name__ for member in get_args(union)]


def _chapter(names: Iterable[str], components: Mapping[str, Schema]) -> Iterator[str]:
    for name in names:
        schema = components[name]
        yield f"### {name}\n"
        yield f"{schema.get('description', '')}\n"
        if schema.get("properties"):
            yield "\n".join(["| field | type |", "|---|---|", *_fields(schema), ""])


def _fields(schema: Schema) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for name, field in schema["properties"].items():
        written = written_type(field).replace("|", "\\|")
        yield f"| `{name}`{'' if name in required else ' (optional)'} | `{written}` |"


def _address(route: Route) -> str:
    answers = ", ".join(f"{status} {_shown(kind)}".rstrip() for status, kind in answers_of(route).items())
    takes = "" if route.takes is None else f" Takes `{_shown(route.takes)}`."
    query = "" if route.query is None else f" Query: {', '.join(f'`{name}`' for name in route.query.__struct_encode_fields__)}."
    return f"### {route.method} {route.path}\n\n{route.does}{takes}{query} Answers: {answers}.\n"


def _shown(kind: Any) -> str:
    if kind is None or isinstance(kind, str):
        return kind or ""
    inner = [part for part in get_args(kind) if part is not Ellipsis]
    if getattr(kind, "__origin__", None) is tuple:
        return f"{inner[0].__name__}[]"
    return "object" if inner else str(kind.__name__)
