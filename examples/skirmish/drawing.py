"""Skirmish as text."""

from collections.abc import Mapping
from typing import Any

from examples.skirmish.board import BIT, PLACE, WIDTH, WOODS

ROWS = tuple(tuple(name for name, place in PLACE.items() if place // WIDTH == row) for row in range(9))


def drawn(view: Mapping[str, Any]) -> str:
    """The field with its units; `^` is woods."""
    table = view["table"]
    units = {place: unit for unit, place in table["at"].items()}
    lines = []
    for row in ROWS:
        cells = [units.get(name) or ("^ " if BIT[name] & WOODS else ". ") for name in row]
        lines.append(f"  {row[0][0]} {'  ' * (9 - len(row))}{'  '.join(cells)}")
    health = " ".join(f"{unit}:{left}" for unit, left in table["health"].items())
    hands = " / ".join(" ".join(card or "##" for card in hand) or "-" for hand in table["hands"].values())
    return "\n".join([*lines, f"  round {table['round']}  health {health}", f"  hands {hands}  deck {len(table['deck'])}"])
