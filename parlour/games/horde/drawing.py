"""Horde as text: the board with its units and settlements, the event, and what every faction has.

The Alliance is written in capitals, the Horde in small letters: `AX2` is a Druzhinnik with Axe with two health, `>AX2` the active
unit, `(sc2)` a disguised one. `{RU6}` is the capital of Rus with durability 6, `<RU4>` a city, `{AX2}` a garrison, `^` a trap,
`x` a destroyed settlement, and `:` a free hex beyond the border.
"""

from collections.abc import Mapping
from typing import Any

from parlour.games.horde.board import ROWS
from parlour.games.horde.content import CONTENT
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import ALLIANCE, DISGUISED, SIDE, in_corner

SIGN = {
    "rus_axe": "AX", "rus_spear": "SP", "rus_archer": "AR", "rus_caravan": "CV", "rus_smith": "SM", "rus_vityaz": "VI",
    "rus_dobrynya": "DO", "rus_ivan": "IV", "rus_zmey": "ZM",
    "china_swordsman": "SW", "china_sapper": "SA", "china_crossbow": "CR", "china_ambusher": "AM", "china_commander": "CO",
    "china_guandao": "GU", "china_heroine": "HE", "china_wanyan": "WA", "china_dragon": "DR",
    "sm_raider": "sr", "sm_tracker": "tr", "sm_shortbow": "sb", "sm_groom": "sg", "sm_poisoner": "po", "sm_assassin": "as",
    "sm_khutulun": "kh", "sm_genghis": "ge", "sm_mogoi": "sm",
    "nm_raider": "nr", "nm_thief": "th", "nm_longbow": "lb", "nm_groom": "ng", "nm_tribute": "tc", "nm_scout": "sc",
    "nm_chelubey": "ch", "nm_batu": "ba", "nm_mogoi": "nm",
}  # fmt: skip
FLAG = {"rus": "RU", "china": "CN", "south_mongolia": "so", "north_mongolia": "no"}
STATUSES = (
    "st_cleaved", "st_poisoned", "st_silenced", "st_ordered", "st_chilled", "st_herded", "st_drilled", "st_spear_broken",
    "st_stealing",
)  # fmt: skip
CELL = 6
NEAR_THE_END = 10  # rounds before a safety limit from which on it is mentioned


def picture(view: Mapping[str, Any]) -> str:
    """The round, the field from row A to row K, and a line for each faction."""
    table = view["table"]
    cells = _cells(table)
    columns = "".join([str(number).center(CELL) for number in range(1, 13)])
    rows = [
        f"  {row[0][0].upper()} {' ' * (CELL // 2 * (number % 2 == 0))}{''.join([cells[hex].center(CELL) for hex in row])}"
        for number, row in enumerate(ROWS)
    ]
    factions = [_faction(table, faction) for faction in table["order"] or table["factions"]]
    return "\n".join([f"  {_headline(view)}", f"    {columns}", *rows, *factions, *_statuses(table)])


def _headline(view: Mapping[str, Any]) -> str:
    table, facts = view["table"], view.get("facts", {})
    parts = [f"{table['mode']} {table['teams']}", _round(table)]
    parts += [card for card in table["active_event"] if card]
    if table["winner"]:
        parts.append(f"wager won: {table['winner']}")
    if table["faction"]:
        parts.append(f"turn: {table['faction']}, {table['activations']} to activate")
    if "crossing" in facts:
        held = f", held by {table['hold']}" if table["hold"] else ""
        parts.append(f"beyond the border {facts['crossing']}/{CONTENT.crossing}{held}")
    if "razed" in facts:
        parts.append(f"razed {facts['razed']}/{CONTENT.razed_1v1 if table['teams'] == '1v1' else CONTENT.razed_2v2}")
    return " | ".join(parts)


def _round(table: Mapping[str, Any]) -> str:
    """HD-END-01 The round; of how many, where that is printed; and a safety limit when it is near."""
    now, limit = table["round"], table["limit"]
    if CONTENT.modes[table["mode"]].rounds:
        return f"round {now}/{limit}"
    return f"round {now}, safety limit {limit}" if now > limit - NEAR_THE_END else f"round {now}"


def _cells(table: Mapping[str, Any]) -> dict[str, str]:
    """What stands on every hex, a unit before a settlement before a trap."""
    one, corners = table["teams"] == "1v1", table["corners"]
    printed = (CONTENT.beyond_1v1 if one else CONTENT.beyond_2v2) if table["mode"] == "hold_the_border" else ()
    beyond = {in_corner(corners, ALLIANCE, hex) for hex in printed}
    cells = {hex: ":" if hex in beyond else "." for row in ROWS for hex in row}
    cells.update(dict.fromkeys(table["traps"], "^"))
    walls = {}
    for name, durability in table["durability"].items():
        settlement = CONTENT.settlements[name]
        hex = in_corner(corners, SIDE[settlement.faction], settlement.hex_1v1 if one else settlement.hex)
        walls[hex] = ("{}" if settlement.capital else "<>") if durability else None
        cells[hex] = _walled(f"{FLAG[settlement.faction]}{durability}", walls[hex]) if durability else "x"
    disguised = _under(table, DISGUISED)
    for unit, hex in table["at"].items():
        sign = f"{SIGN[KIND_OF[unit]]}{table['health'][unit]}"
        sign = f"({sign})" if unit in disguised else f">{sign}" if unit == table["active"] else sign
        cells[hex] = _walled(sign, walls.get(hex))
    return cells


def _walled(sign: str, brackets: str | None) -> str:
    return sign if brackets is None else f"{brackets[0]}{sign}{brackets[1]}"


def _faction(table: Mapping[str, Any], faction: str) -> str:
    turn = ">" if table["faction"] == faction else " "
    walls = [
        f"{name.removeprefix('city_')} {durability or 'razed'}"
        for name, durability in table["durability"].items()
        if CONTENT.settlements[name].faction == faction
    ]
    token = table["track"].get(faction)
    track = f"{token['unit']} in {token['section']}" if token else "-"
    reserve = " ".join([SIGN[KIND_OF[unit]] for unit in table["reserve"][faction]]) or "-"
    fallen = [unit for unit in table["fallen"] if CONTENT.kinds[KIND_OF[unit]].faction == faction]
    dead = " ".join([SIGN[KIND_OF[unit]] for unit in fallen]) or "-"
    return f"{turn} {faction:<15} {', '.join(walls)} | track {track} | reserve {reserve} | fallen {dead}"


def _statuses(table: Mapping[str, Any]) -> list[str]:
    parts = []
    for kind in STATUSES:
        units = _under(table, kind)
        if units:
            parts.append(f"{kind.removeprefix('st_').replace('_', '-')}: {' '.join(units)}")
    return [f"  {' | '.join(parts)}"] if parts else []


def _under(table: Mapping[str, Any], kind: str) -> list[str]:
    return list(dict.fromkeys([status["unit"] for status in table["statuses"] if status["kind"] == kind]))
