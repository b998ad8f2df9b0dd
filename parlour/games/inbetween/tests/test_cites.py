"""What a player may ask about has a rule, words in both languages, and a number that exists."""

import pytest
from fluent.syntax import FluentParser, ast

from parlour.conform.citations import rule_numbers
from parlour.games.inbetween.game import GAME

NUMBERS = set(rule_numbers(GAME.folder / "RULES.md", None))


def explained(language: str) -> set[str]:
    """The messages of a language that say more than a name."""
    text = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name for entry in entries if any(attribute.id.name == "about" for attribute in entry.attributes)}


def test_every_cited_number_exists() -> None:
    assert {key: rule for key, rule in GAME.words.cites.items() if rule not in NUMBERS} == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_is_explained_is_cited_and_nothing_else(language: str) -> None:
    messages = {key for key in GAME.words.cites if "-" in key}
    assert messages == explained(language)


@pytest.mark.parametrize("table", ["characters", "cards", "symbols"])
def test_pieces_can_be_asked_about_by_their_ids(table: str) -> None:
    assert [name for name in getattr(GAME.content, table) if name not in GAME.words.cites] == []


def test_an_id_and_its_message_have_the_same_rule() -> None:
    assert GAME.words.cites["shotgun"] == GAME.words.cites["card-shotgun"] == "IB-CC-14"
    assert GAME.words.cites["c_tom"] == GAME.words.cites["effect-c_tom"] == "IB-CH-C18"
    assert GAME.words.cites["creature_k5"] == "IB-KN-K5" and GAME.words.cites["rampage"] == "IB-KC-7"


def test_every_card_on_the_table_is_found_by_the_message_of_its_kind() -> None:
    assert [name for name, message in GAME.words.names.items() if message not in GAME.words.cites] == []
