"""Desktopia as text: the desk on a grid of letters, then every camp.

Characters are written with the first two letters of their type, in capitals for seat 0 and turned (`Kh`, `kh`, `kH`) for others:
`KH` Kharu of seat 0, `kh` of seat 1, `Kh` of seat 2, `kH` of seat 3; `##` is terrain, `()` an artifact, `[]` a barrel.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.desktopia.scripts.pieces import TerrainPiece
from parlour.games.desktopia.scripts.places import Place
from parlour.games.desktopia.scripts.reading import read_entry

COLUMNS = 32
ARTIFACT, BARREL, TERRAIN, FREE = "()", "[]", "##", " ."
NONE = "-"
Table = Mapping[str, Any]


def picture(view: Mapping[str, Any]) -> str:
    """The round, the desk seen from above, then the characters of every side with their lives and missiles."""
    table, facts = view["table"], view["facts"]
    lines = [_headline(table, facts), *_desk(table, facts)]
    for side in range(len(facts["script"]["sides"])):
        lines.append(_camp(table, facts, side))
    lines += [_goal(goal) for goal in facts["goals"]]
    return "\n".join(lines)


def _headline(table: Table, facts: Mapping[str, Any]) -> str:
    limit = facts["script"].get("round_limit", 30)
    acting = f"seat {table['active']}, {table['actions']} actions" if table["round"] else "deployment"
    return f"  {facts['script']['id']} | round {table['round']} of {limit or '-'} | {acting}"


def _desk(table: Table, facts: Mapping[str, Any]) -> list[str]:
    field = facts["script"].get("field", {"w": 1000, "h": 1000})
    cell = field["w"] / COLUMNS
    rows = round(field["h"] / cell)
    pieces = [piece for piece in _pieces(facts["script"]) if piece.id in table["terrain"]]
    grid = [[_ground(pieces, (column + 0.5) * cell, (row + 0.5) * cell) for column in range(COLUMNS)] for row in range(rows)]
    for body in facts["bodies"]:
        row = min(rows - 1, max(0, int(body["y"] / cell)))
        column = min(COLUMNS - 1, max(0, int(body["x"] / cell)))
        grid[row][column] = _mark(table, body["id"])
    return [f"  {''.join(row)}" for row in reversed(grid)]


def _pieces(script: Mapping[str, Any]) -> list[TerrainPiece]:
    later = [
        piece for rule in script.get("special_rules", ()) if rule["type"] == "terrain_change" for piece in rule.get("add", ())
    ]
    return [read_entry(TerrainPiece, Place(piece)) for piece in (*script.get("terrain", ()), *later)]


def _ground(pieces: list[TerrainPiece], x: float, y: float) -> str:
    return TERRAIN if any(piece.shape.contains(x, y) for piece in pieces) else FREE


def _mark(table: Table, disk: str) -> str:
    side = table["side"].get(disk)
    if side is None:
        return ARTIFACT if "_" in disk and not disk[-1].isdigit() else BARREL
    first, second = disk[0], disk[1]
    shapes = (first.upper() + second.upper(), first + second, first.upper() + second, first + second.upper())
    return shapes[side % 4]


def _camp(table: Table, facts: Mapping[str, Any], side: int) -> str:
    parts = []
    for disk, owner in table["side"].items():
        if owner != side:
            continue
        shown = f"{disk} {table['lives'][disk]}/{table['most'][disk]}"
        if disk in table["on"]:
            shown += f" on {table['on'][disk]}"
        if disk in table["columns"]:
            shown += f" [{' '.join(table['columns'][disk])}]"
        if table["supply"].get(disk):
            shown += f" +{table['supply'][disk]}"
        parts.append(shown)
    cards = ""
    if side < len(table["penalties"]):
        cards = " ".join([*["-1"] * table["penalties"][side], *["+1"] * table["bonuses"][side]])
        held = table["hands"][str(side)]
        cards += f" rituals: {' '.join([ritual or '#' for ritual in held])}" if held else ""
    nobody = "out" if side in table["out"] else NONE
    return f"  side {side}: {', '.join(parts) or nobody} {cards}".rstrip()


def _goal(goal: Mapping[str, Any]) -> str:
    return f"  team {goal['team']} {goal['result']}s: {goal['type']} {goal['have']} of {goal['need']}"
