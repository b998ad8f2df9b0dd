"""Content with some of its numbers changed, for trials: `{"units.foot.speed": 3}`."""

from collections.abc import Mapping
from dataclasses import is_dataclass, replace
from typing import Any

from parlour.kernel.errors import Illegal


def override(content: Any, changes: Mapping[str, Any]) -> Any:
    """A copy of the content in which each dotted name has its new value; the old content is untouched."""
    for name, value in changes.items():
        content = _changed(content, name.split("."), value, name)
    return content


def _changed(content: Any, path: list[str], value: Any, name: str) -> Any:
    first, rest = path[0], path[1:]
    if isinstance(content, Mapping) and first in content:
        part = _changed(content[first], rest, value, name) if rest else _alike(content[first], value, name)
        return {**content, first: part}
    if type(content) is tuple and first.isdecimal() and int(first) < len(content):
        at = int(first)
        part = _changed(content[at], rest, value, name) if rest else _alike(content[at], value, name)
        return (*content[:at], part, *content[at + 1 :])
    if is_dataclass(content) and not isinstance(content, type) and hasattr(content, first):
        old = getattr(content, first)
        return replace(content, **{first: _changed(old, rest, value, name) if rest else _alike(old, value, name)})
    if hasattr(content, "_replace") and hasattr(content, first):
        old = getattr(content, first)
        return content._replace(**{first: _changed(old, rest, value, name) if rest else _alike(old, value, name)})
    raise Illegal("unknown-content", found=name[:80])


def _alike(old: Any, new: Any, name: str) -> Any:
    if type(old) is not type(new):
        raise Illegal("unknown-content", found=f"{name[:60]} = {str(new)[:20]}")
    return new
