"""Skirmish as text."""

from collections.abc import Iterable, Mapping
from typing import Any

from examples.skirmish.board import BIT, PLACE, WIDTH, WOODS
from examples.skirmish.content.pieces import KIND_OF, KINDS
from examples.skirmish.position import OWNER_OF, RED, WHITE

ROWS = tuple(tuple(name for name, place in PLACE.items() if place // WIDTH == row) for row in range(9))
ARMIES = {seat: tuple(unit for unit in KIND_OF if OWNER_OF[unit] == seat) for seat in (RED, WHITE)}


def picture(view: Mapping[str, Any]) -> str:
    """The field with its units (`^` is woods), and a line a side: `*` is health left, `-` health lost, `##` a hidden card."""
    table = view["table"]
    units = {place: unit for unit, place in table["at"].items()}
    lines = []
    for row in ROWS:
        cells = [units.get(name) or ("^ " if BIT[name] & WOODS else ". ") for name in row]
        lines.append(f"  {row[0][0]} {'  ' * (9 - len(row))}{'  '.join(cells)}")
    lines.append(f"  round {table['round']}  deck {len(table['deck'])}")
    for seat, army in ARMIES.items():
        lines.append(f"  {_health(table['health'], army)}   hand {_cards(table['hands'][str(seat)])}")
    return "\n".join(lines)


def _health(left: Mapping[str, int], army: Iterable[str]) -> str:
    """The units with their health, out of what is printed; one that is destroyed has lost all of it."""
    return "  ".join(f"{unit} {'*' * left.get(unit, 0):-<{KINDS[KIND_OF[unit]].health}}" for unit in army)


def _cards(hand: Iterable[str | None]) -> str:
    return " ".join(card or "##" for card in hand) or "-"
