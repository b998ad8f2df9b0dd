"""The Fluent messages of a folder: which there are, and what places they have to be filled."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

NONE: frozenset[str] = frozenset()


def placeholders(folder: Path, key: str) -> frozenset[str]:
    """The places of a message in English; none where there is no message."""
    return messages(folder / "text" / "en.ftl").get(key, NONE)


@cache
def messages(file: Path) -> Mapping[str, frozenset[str]]:
    """Every message of the file with its places; nothing if there is no file."""
    return MappingProxyType({entry.id.name: _places(entry) for entry in _entries(file) if isinstance(entry, ast.Message)})


@cache
def mistakes(file: Path) -> tuple[str, ...]:
    """What of the file is no message, stands there twice or is without words."""
    if not file.exists():
        return (f"there is no {file.name}",)
    faults = []
    seen: set[str] = set()
    for entry in _entries(file):
        if isinstance(entry, ast.Junk):
            faults.append(f"{file.name}: not understood: {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in seen:
                faults.append(f"{file.name}: {entry.id.name} stands there twice")
            if entry.value is None:
                faults.append(f"{file.name}: {entry.id.name} has no words")
            seen.add(entry.id.name)
    return tuple(faults)


def _entries(file: Path) -> list[Any]:
    return list(FluentParser().parse(file.read_text(encoding="utf-8")).body) if file.exists() else []


def _places(entry: Any) -> frozenset[str]:
    visitor = _Places()
    visitor.visit(entry)
    return frozenset(visitor.names)


class _Places(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)
