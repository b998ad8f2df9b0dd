"""The format of scripts for the editor, in TypeScript: types, bounds, defaults, and what its forms ask for."""

from json import dumps
from typing import Any, Literal, get_args, get_origin

from parlour.games.desktopia.scripts.conditions import CONDITIONS
from parlour.games.desktopia.scripts.modifiers import MODIFIERS
from parlour.games.desktopia.scripts.pieces import ArtifactEntry, ObjectEntry, Side, TerrainPiece, Unit, Zone
from parlour.games.desktopia.scripts.reading import LARGEST
from parlour.games.desktopia.scripts.script import Field, Rituals, Script
from parlour.games.desktopia.scripts.shapes import Poly
from parlour.games.desktopia.scripts.values import Entry, Form, Keyed, Point, form_of, forms, is_struct, keys
from parlour.games.desktopia.scripts.writing import plain_value

WHOLE = (Script, Rituals, Field)  # in the editor every key of theirs is in its place
PARTS = (Unit, Side, TerrainPiece, Zone, ArtifactEntry, ObjectEntry, Rituals, Field, Script)
OF_THE_BOOK = ("campaign", "solution")  # a script of one's own has neither
UNIONS: dict[str, tuple[Any, ...]] = {
    "Shape": forms(Zone)["shape"].types,
    "Placement": forms(Unit)["placement"].types,
    "Condition": tuple(CONDITIONS.values()),
    "Modifier": tuple(MODIFIERS.values()),
}
LISTS: dict[Any, str] = {Unit: "units", TerrainPiece: "coming", "terrain": "going", "seat": "seats"}  # by what is listed

PARAMETERS = "Readonly<Record<string, readonly Parameter[]>>"
HEAD = """\
// Generated from parlour/games/desktopia/scripts by `make wire`: change it there.

export type Point = [number, number];

/** What the editor asks for in an entry; `bearer`, `target` and `victims` are each written in several keys. */
export type Parameter =
  | { name: string; kind: "number"; from: number; to: number; first: number }
  | { name: string; kind: "choice" | "edges"; choices: readonly string[] }
  | { name: string; kind: Reference | "bearer" | "target" | "victims" | "seats" | "units" | "coming" | "going" };
export type Reference = "tag" | "zone" | "artifact" | "object" | "seat" | "ritual";

/** How a value is written in a file; an entry is an object with a type, whose parameters have forms of their own. */
export type Form =
  | { kind: "text" | "number" | "flag" | "entry" }
  | { kind: "word"; of: readonly string[] }
  | { kind: "list" | "map"; of: Form }
  | { kind: "either" | "row"; of: readonly Form[] }
  | { kind: "keyed"; of: Readonly<Record<string, Form>> }
  | { kind: "object"; of: string };
export type Key = Form & { optional?: true; null?: true };
"""


def schema() -> str:
    """The whole file."""
    required = " | ".join([dumps(name) for name, key in keys(Script).items() if key.required])
    return "\n".join(
        [
            HEAD,
            _keyed("Shape"),
            _keyed("Placement"),
            _tagged("Condition", CONDITIONS),
            _tagged("Modifier", MODIFIERS),
            *[_interface(cls) for cls in PARTS],
            f"/** Characters of a file. */\nexport const LARGEST = {LARGEST};\n",
            f"export const BOUNDS = {_lines(_bounds())} as const;\n",
            f"export const DEFAULTS: Omit<Script, {required}> = {_lines(_defaults(Script))};\n",
            f"export const FORMS: Readonly<Record<string, Readonly<Record<string, Key>>>> = {_lines(_forms())};\n",
            f"export const CONDITIONS: {PARAMETERS} = {_lines({word: _parameters(cls) for word, cls in CONDITIONS.items()})};\n",
            f"export const RULES: {PARAMETERS} = {_lines({word: _parameters(cls) for word, cls in MODIFIERS.items()})};\n",
        ]
    )


def _lines(entries: dict[str, Any]) -> str:
    return "\n".join(["{", *[f"  {key}: {dumps(value, ensure_ascii=False)}," for key, value in entries.items()], "}"])


def _keyed(name: str) -> str:
    variants = [f"{{ {cls.KEY}: {_content(cls)} }}" for cls in UNIONS[name]]
    return f"export type {name} = {' | '.join(variants)};\n"


def _content(cls: type[Keyed]) -> str:
    parts = [_type(form) for form in forms(cls).values()]
    return parts[0] if len(parts) == 1 else f"[{', '.join(parts)}]"


def _tagged(name: str, classes: dict[str, Any]) -> str:
    """What all have in common; the parameters depend on the type."""
    first, *others = classes.values()
    common = [field for field in forms(first) if all(field in forms(cls) for cls in others)]
    lines = [_key(first, field) for field in common]
    return "\n".join([f"export interface {name} {{", "  type: string;", *lines, "  [parameter: string]: unknown;", "}\n"])


def _interface(cls: type[Entry]) -> str:
    lines = [_key(cls, name) for name in forms(cls) if name not in OF_THE_BOOK]
    return "\n".join([f"/** {cls.__doc__} */", f"export interface {cls.__name__} {{", *lines, "}\n"])


def _key(cls: type[Entry], name: str) -> str:
    form, field = forms(cls)[name], keys(cls)[name]
    has_null = "null" in form.extra or (cls in WHOLE and field.default is None)
    mark = "" if field.required or cls in WHOLE else "?"
    return f"  {name}{mark}: {_type(form)}{' | null' if has_null else ''};"


def _type(form: Form) -> str:
    first = form.types[0]
    if "by" in form.extra:
        return f"Record<string, {_type(_values(first))}>"
    if is_struct(first):
        return _name(form.types)
    if len(form.types) > 1:
        return " | ".join([_type(form_of(hint)) for hint in form.types])
    if get_origin(first) is Literal:
        return " | ".join(map(dumps, get_args(first)))
    if first == Point:
        return "Point"
    if get_origin(first) is tuple:
        return f"{_type(form_of(get_args(first)[0]))}[]"
    return {str: "string", bool: "boolean"}.get(first, "number")


def _name(types: tuple[Any, ...]) -> str:
    """The name of a class, or of a union of classes."""
    return types[0].__name__ if len(types) == 1 else next(name for name, union in UNIONS.items() if union == types)


def _values(hint: Any) -> Form:
    """What stands under each key, where a list is written as an object."""
    _, form = forms(get_args(hint)[0]).values()
    return form


def _bounds() -> dict[str, list[float]]:
    """Of every number, text and list: from, to."""
    bounds = {}
    for cls in (*PARTS, Poly):
        for name, form in forms(cls).items():
            limits = form.bounds or form_of(form.types[0]).bounds
            if {"le", "max_length"} & set(limits):
                bounds[name] = [limits.get("ge", limits.get("min_length", 0)), limits.get("le", limits.get("max_length"))]
    return bounds


def _defaults(value: Entry | type[Entry]) -> dict[str, Any]:
    """Of the fields of a class, or all of an entry that is a default itself."""
    cls = value if isinstance(value, type) else type(value)
    known = {name: key.default if value is cls else getattr(value, name) for name, key in keys(cls).items()}
    optional = [name for name, key in keys(cls).items() if not (key.required and value is cls) and name not in OF_THE_BOOK]
    return {name: _default(known[name], forms(cls)[name]) for name in optional}


def _default(value: Any, form: Form) -> Any:
    if isinstance(value, Entry):
        return _defaults(value)
    return {} if "by" in form.extra else plain_value(value)


def _forms() -> dict[str, Any]:
    return {cls.__name__: {name: _written_key(cls, name) for name in forms(cls) if name not in OF_THE_BOOK} for cls in PARTS}


def _written_key(cls: type[Entry], name: str) -> dict[str, Any]:
    form, field = forms(cls)[name], keys(cls)[name]
    marks = {"optional": not field.required, "null": "null" in form.extra}
    return {**_written(form), **{mark: True for mark, holds in marks.items() if holds}}


def _written(form: Form) -> dict[str, Any]:
    first = form.types[0]
    if "by" in form.extra:
        return {"kind": "map", "of": _written(_values(first))}
    if is_struct(first) and issubclass(first, Keyed):
        return {"kind": "keyed", "of": {cls.KEY: _row([*forms(cls).values()]) for cls in form.types}}
    if is_struct(first):
        return {"kind": "entry"} if len(form.types) > 1 else {"kind": "object", "of": first.__name__}
    if len(form.types) > 1:
        return {"kind": "either", "of": [_written(form_of(hint)) for hint in form.types]}
    if get_origin(first) is Literal:
        return {"kind": "word", "of": get_args(first)}
    if get_origin(first) is tuple:
        item, *others = get_args(first)
        if others == [...]:
            return {"kind": "list", "of": _written(form_of(item))}
        return _row([form_of(item), *map(form_of, others)])
    return {"kind": {str: "text", bool: "flag"}.get(first, "number")}


def _row(parts: list[Form]) -> dict[str, Any]:
    return _written(parts[0]) if len(parts) == 1 else {"kind": "row", "of": [_written(form) for form in parts]}


def _parameters(cls: type[Entry]) -> list[dict[str, Any]]:
    """What the editor asks for, but for team, group and result, which every condition has."""
    parameters = []
    for name, form in forms(cls).items():
        if name in ("group", "result") or name in cls.ONE_OF[1:] or name in cls.ONLY_IF or form.extra.get("names") == "team":
            continue
        decides = name in [other for other, _ in cls.ONLY_IF.values()]
        several = {"bearer": "instead" in form.extra, "target": name in cls.ONE_OF, "victims": decides}
        kind = next((kind for kind, holds in several.items() if holds), "")
        parameters.append({"name": name, **({"kind": kind} if kind else _parameter(name, form))})
    return parameters


def _parameter(name: str, form: Form) -> dict[str, Any]:
    first, names = form.types[0], form.extra.get("names")
    if get_origin(first) is tuple:
        item = form_of(get_args(first)[0])
        if get_origin(item.types[0]) is Literal:
            return {"kind": name, "choices": get_args(item.types[0])}
        return {"kind": LISTS[item.extra.get("names") or item.types[0]]}
    if names or "legal" in form.extra:
        return {"kind": names or name}
    if get_origin(first) is Literal:
        return {"kind": "choice", "choices": get_args(first)}
    low, high = form.bounds["ge"], form.bounds["le"]
    return {"kind": "number", "from": low, "to": high, "first": form.extra.get("start", low)}
