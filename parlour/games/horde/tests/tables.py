"""The tables of RULES.md, read as they stand there."""

from functools import cache

from parlour.games.horde.game import GAME

Row = dict[str, str]


@cache
def rows(section: str) -> tuple[Row, ...]:
    """The rows of all tables under a heading that begins like this, by the names of their columns."""
    found: list[Row] = []
    columns: list[str] | None = None
    inside, level = False, 0
    for line in (GAME.folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            depth = len(line) - len(line.lstrip("#"))
            if line.lstrip("# ").startswith(section):
                inside, level = True, depth
            elif depth <= level:
                inside = False
        if not inside or not line.startswith("|"):
            columns = None
        elif columns is None:
            columns = _cells(line)
        elif not set(line) <= set("|- "):
            found.append(dict(zip(columns, _cells(line), strict=True)))
    return tuple(found)


def word(cell: str) -> str:
    """The id in a cell: "`city_rus_1` Ryazan" is city_rus_1."""
    return cell.split("`")[1]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]
