"""What a player may ask about has a rule, words in both languages, and a number that exists."""

import pytest
from fluent.syntax import FluentParser, ast

from parlour.conform.citations import rule_numbers
from parlour.games.horde.content.icons import ICONS
from parlour.games.horde.game import GAME
from parlour.kernel import LANGUAGES

CONTENT = GAME.content
NUMBERS = set(rule_numbers(GAME.folder / "RULES.md", None))
WITHOUT_RULE = {"class-legend", "class-myth", "mount-beast"}  # their names are all that is special about them
FAMILIES = ("unit", "trait", "card", "status", "kind", "mechanism", "parameter", "class", "mount", "faction")


def attributes(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its attributes."""
    text = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in entries}


ABOUT = {key for key, found in attributes("en").items() if "about" in found}


def test_every_cited_number_exists() -> None:
    assert {key: rule for key, rule in GAME.words.cites.items() if rule not in NUMBERS} == {}


def test_everything_that_is_explained_is_cited() -> None:
    assert sorted(ABOUT - set(GAME.words.cites)) == sorted(WITHOUT_RULE)


def test_nothing_is_cited_that_is_not_explained() -> None:
    known = ABOUT | {key.partition("-")[2] for key in ABOUT} | {key.replace("-", "_") for key in ABOUT if key.startswith("phase")}
    assert sorted(set(GAME.words.cites) - known) == []


@pytest.mark.parametrize("table", ["kinds", "traits", "cards", "factions", "settlements", "modes"])
def test_pieces_can_be_asked_about_by_their_ids(table: str) -> None:
    assert [name for name in getattr(CONTENT, table) if name not in GAME.words.cites] == []


def test_an_id_and_its_message_have_the_same_rule() -> None:
    assert GAME.words.cites["tr_axe"] == GAME.words.cites["trait-tr_axe"] == GAME.words.cites["unit-rus_axe"] == "HD-TR-RU1a"
    assert GAME.words.cites["attack"] == GAME.words.cites["parameter-attack"] != GAME.words.cites["stage-attack"]
    assert GAME.words.cites["nm_raider"] == "HD-TR-NM1" and GAME.words.cites["sm_raider"] == "HD-TR-SM1a"


def test_a_token_is_found_by_the_message_of_its_kind() -> None:
    assert [unit for unit, message in GAME.words.names.items() if message not in GAME.words.cites] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_picture_has_something_said_about_it(language: str) -> None:
    said = attributes(language)
    keys = {name: [f"{family}-{name}" for family in FAMILIES] + [name.replace("_", "-", 1)] for name in ICONS}
    assert [name for name, found in keys.items() if not any("about" in said.get(key, ()) for key in found)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["unit", "parameter"])
def test_what_stands_on_a_token_has_a_short_name(language: str, family: str) -> None:
    said = attributes(language)
    assert [key for key, found in said.items() if key.startswith(f"{family}-") and "short" not in found] == []
