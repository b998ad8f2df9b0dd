"""Section 11: everything that is printed, drawn on the map or asked for has a picture of its own."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.deeds import KINDS
from parlour.games.candelabria.content.icons import ICONS

DRAWN = json.loads((Path(__file__).parent.parent / "art" / "icons.json").read_text())
SYMBOLS = ("curse", "barracks", "forge", "mine", "portal", "tavern")
SEASONS = ("fog", "kindling", "war")
PIECES = {
    "Houses": CONTENT.houses,
    "abilities": CONTENT.abilities,
    "candle cards": CONTENT.candles,
    "tactics cards": CONTENT.tactics,
    "upgrades": CONTENT.upgrades,
    "curses": CONTENT.curses,
    "properties": [curse.property for curse in CONTENT.curses.values()],
    "temples": CONTENT.temples,
    "missions": CONTENT.missions,
    "withering": CONTENT.withering,
    "discoveries": CONTENT.discoveries,
    "symbols": SYMBOLS,
    "icons": KINDS,
    "figures": [*CONTENT.roles, "castle"],
    "cubes": ("wax", "gold"),
    "scenarios": CONTENT.scenarios,
    "orders": CONTENT.orders,
    "seasons": SEASONS,
}


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
def test_everything_has_a_picture(pieces: Iterable[str]) -> None:
    assert [piece for piece in pieces if piece not in ICONS] == []


def test_no_picture_is_of_a_card_that_does_not_exist() -> None:
    printed = {piece for pieces in PIECES.values() for piece in pieces}
    assert [name for name in ICONS if any(sign.isdigit() for sign in name) and name not in printed] == []


def test_no_two_things_share_a_picture() -> None:
    assert len(set(ICONS.values())) == len(ICONS)


def test_every_picture_is_drawn() -> None:
    assert list(DRAWN) == list(ICONS)
    assert [name for name, outline in DRAWN.items() if not outline.lower().startswith("m")] == []
