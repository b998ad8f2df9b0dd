"""What a player may ask about has a rule, words in both languages, and a number that exists."""

import pytest
from fluent.syntax import FluentParser, ast

from parlour.conform.citations import rule_numbers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.words import CITES, MESSAGES, NAMES
from parlour.kernel import LANGUAGES

FOLDER = GAME.folder
NUMBERS = set(rule_numbers(FOLDER / "RULES.md", None))
NAMELESS = ("edge-", "thing-", "tag-", "trigger-")  # their names are all that can be said of them
OPTIONS = ("duel", "trio", "four", "etude", "rituals", "hand", "handicap", "preview", "custom")
CHOICES = tuple([f"option-{option}-" for option in OPTIONS])  # the rule is that of their option


def entries(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its attributes."""
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in found}


def test_every_cited_number_exists() -> None:
    assert {key: rule for key, rule in CITES.items() if rule not in NUMBERS} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_explained_is_cited(language: str) -> None:
    explained = {key for key, attributes in entries(language).items() if "about" in attributes}
    assert sorted(key for key in explained - set(CITES) if not key.startswith(CHOICES)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cited_that_has_no_words(language: str) -> None:
    assert sorted(set(MESSAGES) - set(entries(language))) == []


@pytest.mark.parametrize("table", ["characters", "missiles", "artifacts", "rituals"])
def test_pieces_can_be_asked_about_by_their_ids(table: str) -> None:
    assert [name for name in getattr(CONTENT, table) if name not in CITES] == []


def test_an_id_and_its_message_have_the_same_rule() -> None:
    assert CITES["kharu"] == CITES["character-kharu"] == "DK-TRA-12"
    assert CITES["tick"] == CITES["disk-tick"] == CITES["missile-vampire_tick"] == "DK-MIS-27"
    assert CITES["healing2"] == CITES["ritual-healing"] == "DK-RIT-12"
    assert CITES["time_bonus"] == "DK-TIM-09" and CITES["penalty"] == "DK-TIM-01"


def test_every_disk_is_found_by_the_message_of_its_kind() -> None:
    assert [name for name, message in NAMES.items() if message not in CITES and not message.startswith(NAMELESS)] == []
