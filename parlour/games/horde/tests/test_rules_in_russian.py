"""RULES.ru.md says what RULES.md says: the same headings, rules and figures, in Russian, under the names of ru.ftl."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from parlour.games.horde.game import GAME

ENGLISH = GAME.folder / "RULES.md"
RUSSIAN = GAME.folder / "RULES.ru.md"
WORDS = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", (GAME.folder / "text" / "ru.ftl").read_text(encoding="utf-8"), re.MULTILINE))

PIECES = ("unit", "trait", "card", "settlement", "faction", "side", "mode", "status")
PRINTED = {"H": "Зд", "A": "Ат", "D": "Зщ", "S": "Ск", "T": "Вр", "R": "Дл", "Pts": "очки", "tokens": "жетонов"}

HEADING = re.compile(r"^#+ (\d+(?:\.\d+)?)\.? (.+)", re.MULTILINE)
MARK = "<!-- for developers -->"  # at the end of the headings of the sections that players do without
RULE = re.compile(r"(?:- |\| )\*\*(HD-[\w-]+)\*\*(.*)")
NUMBER = re.compile(r"HD-[A-Z]+(?:-[A-Z]+\d+[a-z]?|-\d+)")  # of one rule; HD-TRP alone is a whole chapter
PIECE = re.compile(r"\| `(\w+)` \| ([^|]+) \|")

Line = tuple[str, str]  # the section it stands in, and what it says


def lines(rules: Path) -> Iterator[Line]:
    """What stands under numbered headings."""
    section = ""
    for line in rules.read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        if heading:
            section = heading[1]
        elif section and line:
            yield section, line


@cache
def headings(rules: Path) -> dict[str, str]:
    """Every numbered heading, in order."""
    return dict(HEADING.findall(rules.read_text(encoding="utf-8")))


def numbered(rules: Path) -> list[Line]:
    """Every rule that players read, in order: its number and its text."""
    found = [(section, RULE.match(line)) for section, line in lines(rules)]
    return [(rule[1], rule[2]) for section, rule in found if rule and not for_developers(section)]


def for_developers(section: str) -> bool:
    marked = headings(ENGLISH)
    return any(marked[each].endswith(MARK) for each in {section, section.split(".")[0]})


def table(rules: Path, section: str) -> list[list[str]]:
    """The cells of all tables of a section, their first lines included."""
    rows = [line for where, line in lines(rules) if where == section and line.startswith("|") and not set(line) <= set("|-")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def columns(rules: Path, section: str, names: list[str]) -> list[tuple[str, ...]]:
    """These columns of the tables of a section, row by row."""
    found: list[tuple[str, ...]] = []
    places: list[int] = []
    for row in table(rules, section):
        if set(names) <= set(row):
            places = [row.index(name) for name in names]
        else:
            found.append(tuple(row[place] for place in places))
    return found


def figures(text: str) -> Counter[str]:
    """The numbers and hexes that a text names, but not its references to rules, sections and steps."""
    said = re.sub(r"\[[PRD]\b[^\]]*\](?: \([^)]*\))?", "", text)  # where an English rule comes from
    said = re.sub(r"HD-[A-Z]+(?:-\w+)*(?: to \d+)?(?:, \d+\b)*", "", said)
    said = re.sub(r"`[^`]*`|\b[12]v[12]\b|\b\d+\.\d+\b|\b[RИ]\d\b", "", said)
    return Counter(re.findall(r"[A-K]\d+|[+−]?\d+", said))


def test_some_sections_are_for_developers() -> None:
    assert for_developers("7") and for_developers("12.3")
    assert not for_developers("6.1") and not for_developers("12.2")
    assert MARK not in RUSSIAN.read_text(encoding="utf-8")


def test_both_languages_have_the_same_headings() -> None:
    theirs = [number for number in headings(ENGLISH) if not for_developers(number)]
    assert list(headings(RUSSIAN)) == theirs


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    ours, theirs = ([number for number, _ in numbered(rules)] for rules in (RUSSIAN, ENGLISH))
    assert [number for number in theirs if number not in ours] == []
    assert ours == theirs


def test_every_rule_says_the_same_figures() -> None:
    theirs = dict(numbered(ENGLISH))
    assert [number for number, text in numbered(RUSSIAN) if figures(text) != figures(theirs[number])] == []


def test_every_rule_is_said_in_russian() -> None:
    assert [number for number, text in numbered(RUSSIAN) if not re.search("[а-яё]", NUMBER.sub("", text))] == []


def test_no_english_word_is_left() -> None:
    text = re.sub(r"`[^`\n]+`|HD-[\w-]*|Иван[ау]? III", "", RUSSIAN.read_text(encoding="utf-8"))  # ids stay as they are
    assert re.findall("[A-Za-z]{2,}", text) == []


def test_every_rule_that_is_mentioned_is_there() -> None:
    known = {number for number, _ in numbered(RUSSIAN)}
    assert [number for number in NUMBER.findall(RUSSIAN.read_text(encoding="utf-8")) if number not in known] == []


def test_chapters_are_called_as_on_the_screen() -> None:
    titles = {number: re.split(r" \(HD-", title)[0] for number, title in headings(RUSSIAN).items()}
    words = {number: WORDS.get(f"chapter-{number.replace('.', '-')}") for number in titles if number[0] in "456"}
    assert {number: titles[number] for number in words} == words


def test_pieces_are_called_as_on_the_screen() -> None:
    named = [piece for _, line in lines(RUSSIAN) for piece in PIECE.findall(line)]
    words = {key.split("-")[1]: word for key, word in WORDS.items() if key.split("-")[0] in PIECES}
    assert [name for piece, name in named if words.get(piece, name) != name] == []
    assert sorted(words.keys() - {piece for piece, _ in named}) == []


def test_units_have_the_same_values() -> None:
    ours = columns(RUSSIAN, "11.3", ["обозначение", *PRINTED.values()])
    assert ours and ours == columns(ENGLISH, "11.3", ["id", *PRINTED])


@pytest.mark.parametrize("section", ["4.2", "4.4", "6.8", "11.1", "11.4", "11.5", "11.7", "11.9", "12.2"])
def test_tables_say_the_same_figures(section: str) -> None:
    ours, theirs = ([figures(" ".join(row)) for row in table(rules, section)] for rules in (RUSSIAN, ENGLISH))
    assert ours == theirs


def test_headings_name_the_same_figures() -> None:
    ours, theirs = ({number: figures(title) for number, title in headings(rules).items()} for rules in (RUSSIAN, ENGLISH))
    assert ours == {number: theirs[number] for number in ours}


def test_the_board_has_the_same_distances() -> None:
    ours = [figures(" ".join(row)) for row in table(RUSSIAN, "11.6")]
    assert len(ours) == 13
    assert ours == [figures(" ".join(row)) for row in table(ENGLISH, "11.6")][:13]


def test_the_board_has_the_same_rings_and_borders() -> None:
    ours, theirs = (
        [re.findall(r"[A-K]\d+", line) for section, line in lines(rules) if section == "11.6" and line.startswith("**")]
        for rules in (RUSSIAN, ENGLISH)
    )
    assert [hexes for hexes in ours if "A1" in hexes] == [hexes for hexes in theirs if "A1" in hexes]
    assert sum("A1" in hexes for hexes in ours) == 3
