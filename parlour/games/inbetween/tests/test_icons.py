"""Section 11: every card, symbol, face, effect and level of knowledge has a picture of its own."""

import json
from pathlib import Path

from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.content.icons import ICONS

DRAWN = json.loads((Path(__file__).parent.parent / "art" / "icons.json").read_text())
SIDES = ("city", "creature")
ON_THE_TABLE = ("energy", "knowledge", "marker", "direction", "rest", "prepare", "borderline")


def test_everything_that_is_printed_has_a_picture() -> None:
    printed = (*CONTENT.characters, *CONTENT.cards, *CONTENT.symbols, *SIDES, *ON_THE_TABLE)
    assert [name for name in printed if name not in ICONS] == []


def test_every_effect_of_a_face_has_a_picture() -> None:
    faces = [face for character in CONTENT.characters.values() for face in (character.human, character.creature)]
    assert [face.effect for face in faces if face.effect not in ICONS] == []


def test_every_level_of_knowledge_has_a_picture() -> None:
    assert {f"{side}_k{level}" for side in SIDES for level in range(1, 6)} <= set(ICONS)


def test_no_two_things_share_a_picture() -> None:
    assert len(set(ICONS.values())) == len(ICONS)


def test_no_picture_is_of_an_effect_that_does_not_exist() -> None:
    effects = [name for name in ICONS if name.startswith(("h_", "c_", "city_", "creature_k"))]
    assert [name for name in effects if name not in CONTENT.effects] == []


def test_every_picture_is_drawn() -> None:
    assert list(DRAWN) == list(ICONS)
    assert [name for name, outline in DRAWN.items() if not outline.lower().startswith("m")] == []
