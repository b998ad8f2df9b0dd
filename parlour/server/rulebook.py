"""What players read of a game's rules: all of RULES.md but what only its developers need.

Such are the sections whose headings end with `<!-- for developers -->`, the columns of tables whose heads do, any other line that
does, and the tags at the ends of rules that say whether a rule was printed or designed here: `[P]`, `[D]`. Where a tag or a cell
of such a column names a ruling (`[R → HD-RUL-88]`; `[R12]` anywhere in a line), the ruling alone stays: `(HD-RUL-88)`.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

FOR_DEVELOPERS = "<!-- for developers -->"

_HEADING = re.compile(r"(#+) ")
_TAG = r"\[(?:[PD]|R(?: → [^\]]+)?)\](?: \([^)]*\))?"
_TAGS = re.compile(rf"(?<=\S) {_TAG}(?:,? {_TAG})*$")
_RULING = re.compile(r"\b([A-Z]{2})-R(?:UL)?-?\d+\b")
_SHORT = re.compile(r"(?<=\S) \[(R\d+)\]")
_BELOW_THE_HEAD = re.compile(r"\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*")
_BAR = re.compile(r"(\\.|`[^`]*`)|\|")  # what is escaped or code belongs to its cell


def for_players(rules: str) -> str:
    """The rules without what players can do without."""
    ruling = _RULING.search(rules)
    return "\n".join(_kept(rules.split("\n"), f" ({ruling[1]}-\\1)" if ruling else ""))


def _kept(lines: list[str], short: str) -> Iterator[str]:
    """`short` is what stands for the short name of a ruling."""
    left_out = 0  # how deep the section stands that is left out; 0: none
    drawn = False  # whether a picture made of signs goes on
    columns: frozenset[int] | None = None  # of the table that goes on, those that are left out; None: no table
    for line, below in pairwise([*lines, ""]):
        heading = None if drawn else _HEADING.match(line)
        if heading and (not left_out or len(heading[1]) <= left_out):
            left_out = len(heading[1]) if line.endswith(FOR_DEVELOPERS) else 0
        drawn ^= line.startswith("```")
        if "|" not in line:
            columns = None
        elif columns is None and _BELOW_THE_HEAD.fullmatch(below):
            columns = _marked(line)
        if left_out:
            continue
        if drawn:
            yield line
        elif columns:
            yield from _row(_SHORT.sub(short, line), columns)
        elif not line.endswith(FOR_DEVELOPERS):
            yield _TAGS.sub(lambda tags: _rulings(tags[0]), _SHORT.sub(short, line))


def _marked(head: str) -> frozenset[int]:
    return frozenset(column for column, cell in enumerate(_cells(head)) if cell.endswith(FOR_DEVELOPERS))


def _row(line: str, left_out: frozenset[int]) -> Iterator[str]:
    cells = _cells(line)
    kept = [cell for column, cell in enumerate(cells) if column not in left_out]
    if kept:
        rulings = _rulings(" ".join([cells[column] for column in sorted(left_out) if column < len(cells)]))
        yield f"| {' | '.join(kept)}{rulings} |"


def _rulings(text: str) -> str:
    """The rulings that a text names, as players read them after a rule."""
    named = [ruling[0] for ruling in _RULING.finditer(text)]
    return f" ({', '.join(named)})" if named else ""


def _cells(line: str) -> list[str]:
    cells = _BAR.sub(lambda bar: bar[1] or "\0", line.strip().removeprefix("|")).split("\0")
    return [cell.strip() for cell in (cells if cells[-1].strip() else cells[:-1])]
