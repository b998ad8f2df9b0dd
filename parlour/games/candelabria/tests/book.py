"""Sections 3, 4.2 and 11 of RULES.md as its tables stand there, and how their cells are read."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from parlour.games.candelabria.content.deeds import Icon, Icons
from parlour.kernel import Game
from tests.tables import Row, rows, word

FOLDER = Path(__file__).parents[1]
BOOK = cast(Game, SimpleNamespace(folder=FOLDER))  # of a game its tables need the folder alone
TEXT = (FOLDER / "RULES.md").read_text(encoding="utf-8")

COMPONENTS = {row["component"]: row for row in rows(BOOK, "3. ") if "component" in row}
FIXED = {row["quantity"]: row["value"] for row in rows(BOOK, "3. ") if "quantity" in row}
STARTS = [{**row, "House": word(row["House"])} for row in rows(BOOK, "4.2 ")]
NEVER = "–"  # an icon does not stand on such cards
WORTH = {
    word(row["icon"]): tuple([float(row[place].replace(NEVER, "nan")) for place in ("on a candle card", "on a tactics card")])
    for row in rows(BOOK, "11.2 ")
}
HOUSE_CARDS = rows(BOOK, "11.3 ")
UPGRADED_CARDS = rows(BOOK, "11.4 ")
TACTICS_CARDS = rows(BOOK, "11.5 ")
WAR_BOARDS = rows(BOOK, "11.6 ")
ABILITIES = rows(BOOK, "11.7 ")
TOKENS = rows(BOOK, "11.8 ")
CURSES = rows(BOOK, "11.9 ")
TEMPLES = rows(BOOK, "11.10 ")
MISSIONS = [row for row in rows(BOOK, "11.11 ") if "exact test" in row]
WITHERING = [row for row in rows(BOOK, "11.11 ") if "copies" in row]
DISCOVERIES = rows(BOOK, "11.12 ")
SCENARIOS = rows(BOOK, "11.13 ")
ON_CANDLE, ON_TACTICS = 0, 1


def plain(cell: str) -> str:
    """The id in a cell, with or without its marks."""
    return cell.strip("`")


def name_of(row: Row) -> str:
    """The id of the row, or what else it is known by."""
    return plain(row.get("id") or row["House"])


def icons_in(cell: str) -> Icons:
    """The icons written in a cell: "`vp` 1, `tactics` 1"."""
    return tuple(Icon(kind, int(times)) for kind, times in re.findall(r"`(\w+)` (\d)", cell))


def value(icons: Icons, place: int) -> float:
    """What these icons are worth by 11.2."""
    return sum(icon.times * WORTH[icon.kind][place] for icon in icons)


def rule(number: str) -> str:
    """The line of this rule."""
    return next(line for line in TEXT.splitlines() if line.startswith(f"- **{number}**"))


def numbers(text: str) -> tuple[int, ...]:
    """The whole numbers in a text, in their order."""
    return tuple(int(each) for each in re.findall(r"\d+", text))


def between(first: str, last: str) -> list[str]:
    """The ids from this one to that: u11 to u13 are u11, u12, u13."""
    return [f"{first[0]}{number:02}" for number in range(int(first[1:]), int(last[1:]) + 1)]
