"""The rules for people: alike in both languages, without ids, true to the content; each rule that is named is told there."""

import json
import re
from collections.abc import Iterator

import pytest

from parlour.conform import rule_numbers
from parlour.games import game, games
from parlour.kernel import LANGUAGES, Game
from parlour.server.guidebook import guide, guide_file
from tests.guides import guide_module, pictures

GUIDED = [each for each in map(game, games()) if guide_file(each, "en").exists()]
TOLD = re.compile(r"\{(#[^{}]*)\}$", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+\w*-)?\w*\d\w*\b")
# Latin letters that Russian texts of these games may have: Roman numbers
ROMAN = re.compile(r"\b[IVX]+\b")
every_guide = pytest.mark.parametrize("of", GUIDED, ids=lambda of: of.id)
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def source(of: Game, language: str) -> str:
    return guide_file(of, language).read_text(encoding="utf-8")


def told(text: str) -> list[str]:
    """The anchors of a guide, in their order."""
    return [name.removeprefix("#") for found in TOLD.findall(text) for name in found.split()]


def as_read(of: Game, language: str) -> str:
    """What meets the eye: without the anchors."""
    return TOLD.sub("", guide(of, language))


def examples(text: str) -> Iterator[tuple[str, str]]:
    """Each worked example: its name and its text."""
    for found in re.finditer(r"^::example (\S+)\n((?:>.*\n?)+)", text, re.MULTILINE):
        yield found[1], found[2]


@every_guide
def test_both_languages_have_the_same_sections_anchors_pictures_and_lists(of: Game) -> None:
    shapes = [
        [
            re.sub(r"^(#+|::picture \S+|::example \S+|::words .*|-|\d\.|\||>)?.*?(\{#.*\})?$", r"\1 \2", line)
            for line in source(of, language).splitlines()
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@every_guide
@both_languages
def test_every_rule_that_players_are_referred_to_is_told(of: Game, language: str) -> None:
    refused = NUMBER.findall((of.folder / "refusals.py").read_text(encoding="utf-8"))
    named = {*of.words.asks.values(), *of.words.cites.values(), *refused}
    assert sorted(named - set(told(guide(of, language)))) == []


@every_guide
@both_languages
def test_only_rules_that_exist_are_told(of: Game, language: str) -> None:
    numbers = {name for name in told(guide(of, language)) if name != "summary" and not name.startswith("section-")}
    assert sorted(numbers - set(rule_numbers(of.folder / "RULES.md", None))) == []


@every_guide
@both_languages
def test_nobody_meets_an_id_a_tag_a_number_of_a_rule_or_a_mark_of_the_source(of: Game, language: str) -> None:
    text = re.sub(r"^::picture \S+", "", as_read(of, language), flags=re.MULTILINE)
    assert re.findall(r"\w+_\w+|`|\[[PDR]\b[^\]]*\]|::\w+|\{[^}]*\}?|\$\w+", text) == []
    assert NUMBER.findall(text) == []


@every_guide
def test_no_foreign_word_is_in_either_language(of: Game) -> None:
    russian = re.sub(r"^::picture \S+", "", as_read(of, "ru"), flags=re.MULTILINE)
    assert re.findall(r"[A-Za-z]+", ROMAN.sub("", russian)) == []
    assert re.findall(r"[а-яё]+", as_read(of, "en"), re.IGNORECASE) == []


@every_guide
def test_both_languages_have_a_summary_for_the_table(of: Game) -> None:
    assert [told(source(of, language)).count("summary") for language in LANGUAGES] == [1, 1]


@every_guide
@both_languages
def test_examples_are_played_and_name_the_numbers_that_come_out(of: Game, language: str) -> None:
    module = guide_module(of)
    shown = dict(examples(source(of, language)))
    assert shown.keys() == module.EXAMPLES.keys() and len(shown) >= 2
    figures = {name: {int(number) for number in re.findall(r"\d+", text)} for name, text in shown.items()}
    assert figures == {name: set(play()) for name, play in module.EXAMPLES.items()}


@every_guide
@both_languages
def test_pictures_are_those_of_the_positions_that_they_name(of: Game, language: str) -> None:
    drawn = json.loads((of.folder / "screen" / "guide.json").read_text(encoding="utf-8"))
    assert drawn == json.loads(json.dumps(pictures(guide_module(of).PICTURES))), "python -m tests.screens writes them again"
    assert set(re.findall(r"^::picture (\S+)", source(of, language), re.MULTILINE)) == drawn.keys()


@every_guide
@both_languages
def test_the_first_page_is_read_in_three_minutes(of: Game, language: str) -> None:
    first = re.split(r"^# ", as_read(of, language), flags=re.MULTILINE)[1:3]
    assert len(re.findall(r"\w+", " ".join(first))) < 600  # 200 words a minute


def test_a_game_without_a_guide_has_none() -> None:
    assert [guide(each, "en") != "" for each in map(game, games())] == [each in GUIDED for each in map(game, games())]
