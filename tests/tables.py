"""The tables of a game's RULES.md, read as they stand there."""

import re
from functools import cache
from pathlib import Path

from parlour.kernel import Game

Row = dict[str, str]

_COMMENT = re.compile(r"\s*<!--.*?-->")
_BAR = re.compile(r"(?<!\\)\|")


def rows(game: Game, section: str) -> tuple[Row, ...]:
    """The rows of all tables under a heading that begins like this, by the names of their columns.

    A name that stands there again is numbered: "effect", "effect 2".
    """
    return _rows(game.folder / "RULES.md", section)


@cache
def _rows(book: Path, section: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    columns: list[str] | None = None
    inside, level = False, 0
    for line in book.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            depth = len(line) - len(line.lstrip("#"))
            if line.lstrip("# ").startswith(section):
                inside, level = True, depth
            elif depth <= level:
                inside = False
        if not inside or not line.startswith("|"):
            columns = None
        elif columns is None:
            columns = _numbered(_cells(line))
        elif not set(line) <= set("|- "):
            rows.append(dict(zip(columns, _cells(line), strict=True)))
    return tuple(rows)


def word(cell: str) -> str:
    """The id in a cell: "`city_k1` Rumours" is city_k1."""
    return cell.split("`")[1]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in _BAR.split(_COMMENT.sub("", line).strip().strip("|"))]


def _numbered(names: list[str]) -> list[str]:
    return [name if name not in names[:at] else f"{name} {names[:at].count(name) + 1}" for at, name in enumerate(names)]
