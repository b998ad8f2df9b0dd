"""Section 11: everything that is printed, said of a disk or asked for has a picture of its own."""

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.content.icons import ICONS

DRAWN = json.loads((Path(__file__).parent.parent / "art" / "icons.json").read_text())
CHARACTERS = CONTENT.characters.values()
GOALS = (
    "eliminate_all",
    "eliminate_tagged",
    "lost_tagged",
    "survive",
    "reach_zone",
    "hold_artifact",
    "object_in_zone",
    "damage_total",
    "kills_in_turn",
    "turns_over",
)
PIECES = {
    "Orders": ORDERS,
    "characters": CONTENT.characters,
    "ranks": {character.rank for character in CHARACTERS},
    "missiles": CONTENT.missiles,
    "artifacts": [*CONTENT.artifacts, "barrel"],
    "rituals": CONTENT.rituals,
    "time cards": ("time_penalty", "time_bonus"),
    "hits": {"plain", "power_hit", *(character.hit for character in CHARACTERS)},
    "abilities": ("flick", "shot", "spell", "trait"),
    "marks of a disk": ("life", "wound", "death", "cannot_act", "burning", "power_sector", "div_charge", "nearby"),
    "goals": GOALS,
    "kinds of scripts": ("battle", "campaign", "etude", "lesson"),
}


@pytest.mark.parametrize("pieces", PIECES.values(), ids=PIECES)
def test_everything_has_a_picture(pieces: Iterable[str]) -> None:
    assert [piece for piece in pieces if piece not in ICONS] == []


def test_no_two_things_share_a_picture() -> None:
    assert len(set(ICONS.values())) == len(ICONS)


def test_every_picture_is_drawn() -> None:
    assert list(DRAWN) == list(ICONS)
    assert [name for name, outline in DRAWN.items() if not outline.lower().startswith("m")] == []


def test_no_two_pictures_look_the_same() -> None:
    assert len(set(DRAWN.values())) == len(DRAWN)
