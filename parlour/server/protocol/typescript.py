"""The types of everything on the wire, in TypeScript."""

from collections.abc import Iterable, Mapping
from json import dumps
from typing import Any, TypeAlias

from msgspec.json import schema_components

Schema: TypeAlias = Mapping[str, Any]
HEAD = "// Generated from parlour/server by `make wire`: change it there.\n"
REFERENCE = "#/"


def types(roots: Iterable[Any], unions: Mapping[str, Any]) -> str:
    """Declarations for these classes and all that they are made of; a union gets a name of its own."""
    _, components = schema_components([*roots, *unions.values()], ref_template=REFERENCE + "{name}")
    interfaces = [_interface(name, schema) for name, schema in sorted(components.items())]
    named = [
        f"export type {name} = {' | '.join(sorted(member.__name__ for member in union.__args__))};\n"
        for name, union in unions.items()
    ]
    return "\n".join([HEAD, *interfaces, *named])


def _interface(name: str, schema: Schema) -> str:
    required = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {written_type(kind)};" for field, kind in schema["properties"].items()
    ]
    about = schema.get("description", "").split("\n")[0]
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *fields, "}\n"])


def written_type(schema: Schema) -> str:
    """The type of a schema, as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REFERENCE)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(written_type, schema["anyOf"])))
    if "const" in schema:
        return dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(map(dumps, schema["enum"]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return _array(schema)
        case "object":
            inner = schema.get("additionalProperties")
            return f"Record<string, {written_type(inner) if isinstance(inner, Mapping) else 'unknown'}>"
    return "unknown"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(written_type, schema['prefixItems']))}]"
    return array_of(written_type(schema.get("items", {})))


def array_of(inner: str) -> str:
    return f"({inner})[]" if "|" in inner or "&" in inner else f"{inner}[]"
