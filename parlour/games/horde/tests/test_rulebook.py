"""RULES.md says of every rule where it comes from, and players read what is meant for them."""

import re

import pytest

from parlour.games.horde.game import GAME
from parlour.server.rulebook import for_players

BOOKS = {
    language: (GAME.folder / file).read_text(encoding="utf-8") for language, file in (("en", "RULES.md"), ("ru", "RULES.ru.md"))
}
RULED = {  # what is not printed, or not all of it, with the ruling behind it
    "HD-GEN-08": "HD-RUL-106",
    "HD-RET-03": "HD-RUL-107",
    "HD-RET-10": "HD-RUL-108",
    "HD-TR-RU1a": "HD-RUL-105",
    "HD-TR-CH3c": "HD-RUL-68",
    "HD-TR-SM2a": "HD-RUL-105",
    "HD-TR-SM5a": "HD-RUL-71",
    "HD-TR-SM7c": "HD-RUL-72",
    "HD-TR-SM8d": "HD-RUL-73",
    "HD-TR-NM5a": "HD-RUL-76",
    "HD-TR-NM6b": "HD-RUL-42",
    "HD-TR-NM6e": "HD-RUL-42",
}
TAG = re.compile(r"\[(?:P|D|R → HD-RUL-\d+)\](?: \([^)]+\))?(?:,? \[(?:P|D|R → HD-RUL-\d+)\](?: \([^)]+\))?)*$")


def statement(number: str, language: str) -> str:
    """The line that states a rule."""
    return next(line for line in BOOKS[language].splitlines() if line.startswith(f"- **{number}** "))


@pytest.mark.parametrize("number", RULED)
@pytest.mark.parametrize("language", BOOKS)
def test_what_is_not_printed_names_its_ruling(number: str, language: str) -> None:
    assert f"[R → {RULED[number]}]" in statement(number, language)
    assert f"| **{RULED[number]}** |" in BOOKS[language]


def test_every_rule_says_where_it_comes_from() -> None:
    rules = re.findall(
        r"^- \*\*(HD-(?:SET|TRN|GEN|BRD|EVT|SUM|ACT|MOV|ZOC|STA|CMB|RET|RNG|ARE|MIN|SIE|GAR|IMM|TRP|TR|CHP|VIC|END|HID)-\w+)",
        BOOKS["en"],
        re.M,
    )
    assert len(rules) > 250
    assert [number for number in rules if not TAG.search(statement(number, "en"))] == []


@pytest.mark.parametrize(("language", "titles"), [("en", ("House rules", "Advice")), ("ru", ("Домашние правила", "Советы"))])
def test_players_read_the_house_rules_and_the_advice(language: str, titles: tuple[str, str]) -> None:
    read = for_players(BOOKS[language])
    assert re.findall(r"^# 1[67]\. (.+)$", read, re.M) == list(titles)
    assert len(re.findall(r"^\d+\. \*\*", read, re.M)) == 10


def test_every_house_rule_has_the_rulebook_for_its_default_and_stands_in_the_section() -> None:
    section = BOOKS["en"].split("# 16. House rules")[1].split("# 17.")[0]
    assert [name for name, option in GAME.options.items() if option.house and f"`{name}`" not in section] == []
    assert "`limit`" in section and "`corners`" in section
