"""The values of a script: what may stand at each place, how far numbers go, and what a name refers to.

Types are read by `reading`, and written for the editor by `typescript`. In the `extra` of a `Meta` stand: `legal`, a closed
list; `key` and `rule`, how a word that is not on it is refused; `names`, of what in the same script this is the name;
`different`, whether the items of a list differ; `null`, what null stands for; `instead`, a key that says `true` in place of
this one; `start`, a number that the editor fills in first; `by`, the field that is the key where a list is written as an object.
"""

from collections.abc import Collection
from functools import cache
from types import UnionType
from typing import Annotated, Any, ClassVar, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from parlour.games.desktopia.content import CONTENT, ORDERS

FORMAT = "DK-SCR-13"  # a script has the keys of its table and no others
EXISTS = "DK-SCR-01"  # what a script names is there
SEATS = 4
MANY = 64  # entries of a list
FAR = 1400  # mm, the longest side of a field

BOUNDS = ("ge", "le", "min_length", "max_length", "pattern")
DIFFERENT = Meta(extra={"different": True})
NULL = Meta(extra={"null": None})


def _words(legal: Collection[str], key: str) -> Meta:
    return Meta(extra={"legal": tuple(legal), "key": key, "rule": EXISTS})


def _of(thing: str) -> Meta:
    return Meta(extra={"names": thing})


def start(number: int) -> Meta:
    """A number that the editor fills in first."""
    return Meta(extra={"start": number})


Name: TypeAlias = Annotated[str, Meta(pattern="[a-z][a-z0-9_]{0,39}", max_length=40)]
UnitName: TypeAlias = Annotated[str, Meta(pattern="[a-z][a-z0-9_]{0,39}(#0*[1-9][0-9]?)?", max_length=50)]  # tag, or tag#disk
Label: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Story: TypeAlias = Annotated[str, Meta(max_length=600)]

CharacterType: TypeAlias = Annotated[str, _words(CONTENT.characters, "unknown-type")]
Order: TypeAlias = Annotated[str, _words(ORDERS, "unknown-order")]
Artifact: TypeAlias = Annotated[str, _words(CONTENT.artifacts, "unknown-artifact")]
Ritual: TypeAlias = Annotated[str, _words(CONTENT.rituals, "unknown-ritual")]

Tag: TypeAlias = Annotated[Name, _of("tag")]
ZoneName: TypeAlias = Annotated[Name, _of("zone")]
BarrelName: TypeAlias = Annotated[Name, _of("object")]
TerrainName: TypeAlias = Annotated[Name, _of("terrain")]
LaidArtifact: TypeAlias = Annotated[Artifact, _of("artifact")]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=SEATS - 1), _of("seat")]
SideNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]  # passive sides included
Team: TypeAlias = Annotated[int, Meta(ge=0, le=7), _of("team")]

Players: TypeAlias = Annotated[int, Meta(ge=1, le=SEATS)]
Rounds: TypeAlias = Annotated[int, Meta(ge=1, le=99)]  # a number of rounds or turns, or one of them
Count: TypeAlias = Annotated[int, Meta(ge=1, le=40)]  # as many characters as the box has
Lives: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Coordinate: TypeAlias = Annotated[float, Meta(ge=-FAR, le=2 * FAR)]  # mm; a zone may reach over the border
Length: TypeAlias = Annotated[float, Meta(ge=1, le=FAR)]  # mm
Hundredths: TypeAlias = Annotated[int, Meta(ge=0, le=35_999)]  # of a degree
Speed: TypeAlias = Annotated[int, Meta(ge=CONTENT.slowest, le=CONTENT.fastest)]  # mm a second
Point: TypeAlias = tuple[Coordinate, Coordinate]


class Entry(Struct, frozen=True):
    """A part of a script that is written as an object."""

    RULE: ClassVar[str] = ""  # what says how it is written; "" for that of the whole it belongs to
    UNKNOWN: ClassVar[str] = "unknown-word"  # the refusal of a tag that no class has
    ONE_OF: ClassVar[tuple[str, ...]] = ()  # keys of which exactly one is there
    TOGETHER: ClassVar[tuple[str, ...]] = ()  # keys that are all there or all missing
    IN_FULL: ClassVar[bool] = False  # whether it is written with its defaults
    ONLY_IF: ClassVar[dict[str, tuple[str, str]]] = {}  # a key that is there exactly if another one has this word


class Keyed(Struct, frozen=True):
    """A variant that its key tells apart, `{"circle": [500, 500, 45]}`: the value of its only field, or a list of all."""

    KEY: ClassVar[str]


class Form(NamedTuple):
    """A type without its annotations: its variants, None left out, and what the annotations say."""

    types: tuple[Any, ...]
    bounds: dict[str, Any]
    extra: dict[str, Any]


@cache
def forms(cls: type[Struct]) -> dict[str, Form]:
    """The fields of a class, those of its base first."""
    hints = get_type_hints(cls, include_extras=True)
    return {name: form_of(hint) for name, hint in hints.items() if name in cls.__struct_fields__}


@cache
def keys(cls: type[Struct]) -> dict[str, FieldInfo]:
    """Under which key each field is written, and its default."""
    infos = {info.name: info for info in fields(cls)}
    return {name: infos[name] for name in forms(cls)}


@cache
def form_of(hint: Any) -> Form:
    """What a type says with its annotations, the outer ones last."""
    if get_origin(hint) is Annotated:
        inner, *metas = get_args(hint)
        form = form_of(inner)
        bounds = {name: getattr(meta, name) for meta in metas for name in BOUNDS if getattr(meta, name) is not None}
        extra = {name: value for meta in metas for name, value in (meta.extra or {}).items()}
        return Form(form.types, {**form.bounds, **bounds}, {**form.extra, **extra})
    members = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    types = tuple([member for member in members if member is not type(None)])
    return form_of(types[0]) if len(types) == 1 and types[0] is not hint else Form(types, {}, {})


def is_struct(hint: Any) -> bool:
    """Whether a type is a class of this format."""
    return isinstance(hint, type) and issubclass(hint, Struct)


def tag_of(cls: type[Struct]) -> str:
    """The word that tells a class from its siblings, "" if it has none."""
    return str(cls.__struct_config__.tag or "")
