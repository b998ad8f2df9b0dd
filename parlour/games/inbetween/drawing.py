"""In Between as text: the circle clockwise from position 1, then the two boards and what lies on them.

`>` stands before the marked character, `1` and `2` where the marker will stand after its next steps. `..o..|.....` is the ladder
from Secured to Devoured, `home eye` are the symbols of the shown face, `+web` is a token, `[shroud]` a skip card and
`(shotgun)` the protection. `#` is a card that these eyes have not seen, `shroud*4` four of a kind.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.content.cards import KIND_OF
from parlour.games.inbetween.ladder import RUNGS, STATES, is_human
from parlour.games.inbetween.position import SIDES

DIRECTION = {1: "clockwise", -1: "counter-clockwise"}
NONE = "-"


def picture(view: Mapping[str, Any]) -> str:
    """The turn, a line for each character of the circle, and two for each side."""
    table, facts = view["table"], view.get("facts", {})
    lines = [_headline(table, facts)]
    lines += [_character(table, facts, character) for character in table["circle"]]
    for seat in range(len(SIDES)):
        lines += _board(table, facts, seat)
    if table["gone"]:
        lines.append(f"  gone       {' '.join(table['gone'])}")
    return "\n".join(lines)


def _headline(table: Mapping[str, Any], facts: Mapping[str, Any]) -> str:
    parts = [f"turn {table['turn']} (safety limit {CONTENT.turn_limit})", f"{SIDES[table['active']]}: {table['phase']}"]
    parts.append(DIRECTION[table["direction"]])
    if "locked" in facts:
        secured, devoured = facts["locked"]
        parts.append(f"secured {secured}/{CONTENT.locked_to_win}, devoured {devoured}/{CONTENT.locked_to_win}")
    if table["displaced"]:
        parts.append("marker displaced")
    if table["ending"]:
        parts.append(f"ended: {table['ending']}")
    return f"  {' | '.join(parts)}"


def _character(table: Mapping[str, Any], facts: Mapping[str, Any], character: str) -> str:
    rung = table["rung"][character]
    both = CONTENT.characters[character]
    face = both.human if is_human(rung) else both.creature
    on_it = [f"+{symbol}" for symbol in CONTENT.symbols if table["tokens"].get(symbol) == character]
    if character in table["laid"]:
        on_it.append(f"[{KIND_OF[table['laid'][character]]}]")
    if table["shielded"] == character:
        on_it.append("(shotgun)")
    symbols = f"{face.city} {face.creature}"
    place = f"{_sign(table, facts, character)} {character:<10} {_ladder(rung)} {RUNGS[rung]} {STATES[rung]:<10}"
    return f"{place} {symbols:<16} {face.effect:<9} {' '.join(on_it)}".rstrip()


def _sign(table: Mapping[str, Any], facts: Mapping[str, Any], character: str) -> str:
    """The marker, or which of its next steps leads here."""
    if table["marker"] == character:
        return ">"
    steps = facts.get("footprints", [])
    return str(steps.index(character) + 1) if character in steps else " "


def _ladder(rung: int) -> str:
    cells = ["." for _ in RUNGS]
    cells[rung] = "o"
    half = len(cells) // 2
    return f"{''.join(cells[:half])}|{''.join(cells[half:])}"


def _board(table: Mapping[str, Any], facts: Mapping[str, Any], seat: int) -> list[str]:
    """What a side has, and then its cards as far as they may be known."""
    key = str(seat)
    price = facts["price"][seat] if "price" in facts else None
    level = f"knowledge {table['knowledge'][seat]}/{CONTENT.knowledge_to_win}"
    parts = [f"energy {table['energy'][seat]}/{CONTENT.energy_cap}"]
    parts.append(level if price is None else f"{level}, next for {price}")
    parts.append(f"effect {'spent' if table['spent'][seat] else 'unused'}")
    parts.append(f"deck {len(table['decks'][key])}, hand {len(table['hands'][key])}, discard {len(table['discards'][key])}")
    cards = [f"hand {_cards(table['hands'][key])}", f"discard {_cards(table['discards'][key])}"]
    if table["limbo"][key]:
        cards.append(f"playing {_cards(table['limbo'][key])}")
    if SIDES[seat] == "city":
        cards.append(f"equipment {_cards(table['equipment'])}")
        if table["box"]:
            cards.append(f"box {_cards(table['box'])}")
    turn = ">" if table["active"] == seat else " "
    return [f"{turn} {SIDES[seat]:<10} {' | '.join(parts)}", f"  {'':<10} {' | '.join(cards)}"]


def _cards(cards: Iterable[str | None]) -> str:
    """The kinds of cards with their numbers, the unseen ones last."""
    kinds = sorted([KIND_OF[card] if card else "~" for card in cards])
    counted = {kind: kinds.count(kind) for kind in kinds}
    return (
        " ".join([f"{'#' if kind == '~' else kind}{f'*{count}' if count > 1 else ''}" for kind, count in counted.items()]) or NONE
    )
