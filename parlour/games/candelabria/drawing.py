"""Candelabria as text: the regions with what stands there, the curses, and a board for each House.

A region line reads `4 coven 6 knights 2` (powers, the likely winner first with `*`), then a line for each territory: `c:ash` a
castle, `explorer3:ash` a candle with three flames, `ash,coven` earth flames. `~` marks a struck region, `[white grey]` temples.
`#` is a card that these eyes have not seen.
"""

from collections.abc import Mapping
from typing import Any

Table = Mapping[str, Any]
NONE = "-"


def picture(view: Mapping[str, Any]) -> str:
    """The year and the track, the map region by region, curses and markets, then a board for each House."""
    table, facts = view["table"], view.get("facts", {})
    if not facts:
        return f"  {table['season']}: {' '.join([house or '?' for house in table['houses']])}"
    lines = [_headline(table)]
    leaders = {str(region): house for region, house in facts["leaders"].items()}
    for region, powers in facts["powers"].items():
        lines += _region(table, facts["earth"], str(region), powers, leaders.get(str(region), ""))
    lines.append(f"  curses     {' '.join([_curse(table, curse) for curse in table['curses']]) or NONE}")
    lines.append(f"  tactics    {' '.join(table['tactics_display']) or NONE}")
    lines.append(f"  upgrades   {' '.join([_top(table, stack) for stack in table['tops']])}")
    if table["common"]:
        lines.append(f"  missions   {' '.join(table['common'])}")
    for seat in range(len(table["houses"])):
        lines += _board(table, seat)
    return "\n".join(lines)


def _headline(table: Table) -> str:
    parts = [f"year {table['year']}", table["season"], f"track {' '.join([table['houses'][seat] for seat in table['track']])}"]
    if table["contest"]:
        parts.append(f"battle for {table['contest']}")
    return f"  {' | '.join(parts)}"


def _region(table: Table, earth: Mapping[str, Any], region: str, powers: Mapping[str, int], leads: str) -> list[str]:
    ranked = sorted(powers, key=lambda house: (house != leads, -powers[house]))
    shown = [f"{'*' if house == leads else ''}{house} {powers[house]}" for house in ranked]
    temples = table["temples"].get(region)
    marks = [f"[{' '.join(temples)}]"] if temples else []
    marks += [curse for curse, haunt in table["haunts"].items() if str(haunt["region"]) == region]
    number = f"{'~' if int(region) in table['struck'] else ' '}{region:>2}"
    head = f"{number} {' '.join([*marks, *shown]) or NONE}"
    return [head, *[f"     {line}" for line in _territories(table, earth, region)]]


def _territories(table: Table, earth: Mapping[str, Any], region: str) -> list[str]:
    stands: dict[str, list[str]] = {}
    for seat, territory in enumerate(table["castles"]):
        stands.setdefault(territory, []).append(f"c:{table['houses'][seat]}")
    for candle, territory in table["at"].items():
        house, _, role = candle.rpartition("_")
        stands.setdefault(territory, []).append(f"{role}{table['flames'][candle]}:{house}")
    for territory, houses in earth.items():
        stands.setdefault(territory, []).append(",".join(houses))
    for curse, haunt in table["haunts"].items():
        stands.setdefault(haunt["territory"], []).append(curse)
    here = sorted([territory for territory in stands if territory.startswith(f"r{region}_")])
    return [f"{territory:<13} {' '.join(stands[territory])}" for territory in here]


def _curse(table: Table, curse: str) -> str:
    laid = table["influence"].get(curse, ())
    bids = [f"{table['houses'][seat]} {flames}" for seat, flames in enumerate(laid) if flames]
    return f"{curse}({', '.join(bids)})" if bids else curse


def _top(table: Table, stack: str) -> str:
    cards = [*table["tops"][stack], *table["stacks"][stack]]
    return f"{table['tops'][stack][0]}/{len(cards)}" if cards else NONE


def _board(table: Table, seat: int) -> list[str]:
    key, house = str(seat), table["houses"][seat]
    stores = f"{table['vp'][seat]:>3} VP  wax {table['wax'][seat]}  gold {table['gold'][seat]}  flames {table['reserve'][seat]}"
    lines = [f"{'>' if table['active'] == seat else ' '} {house:<10} {stores}"]
    for name, cards in (("hand", "hands"), ("spent", "spent"), ("tactics", "owned"), ("used", "used"), ("upgrades", "built")):
        if table[cards].get(key):
            lines.append(f"    {name:<9} {_cards(table[cards][key])}")
    secret = [*table["personal"].get(key, ()), *table["open_missions"].get(key, ())]
    if secret:
        lines.append(f"    {'mission':<9} {_cards(secret)}")
    return lines


def _cards(cards: list[str | None]) -> str:
    return " ".join([card or "#" for card in cards])
