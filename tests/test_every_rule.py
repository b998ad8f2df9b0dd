"""Every numbered rule of every game is cited by tests and code and read by players in both languages; what is cited exists."""

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.conform import rule_numbers, structural_rules, uncited_rules, uncoded_rules
from parlour.games import game, games
from parlour.kernel import Game
from parlour.server.rulebook import FOR_DEVELOPERS, for_players

ROOT = Path(__file__).parents[1]
GAMES = [game(name) for name in games()]
BOOKS = sorted((ROOT / "parlour" / "games").glob("*/RULES.md"))
HEADING = re.compile(r"^#+ (\d+(?:\.\d+)*)", re.MULTILINE)
CONTENT = "11"  # the section that lists what is printed on the pieces
RULING = re.compile(r"\b[A-Z]{2}-R(?:UL)?-?\d+\b")
NUMBER = re.compile(r"\b[A-Z]{2}-[A-Z]*-?\w*\d\w*")
RANGE = re.compile(rf"{NUMBER.pattern}(?: to | through |[–—]| - |\.\.)(?:[A-Z]{{2}}-)?[\w-]*\d")
SOURCES = [
    file
    for part in ("parlour", "examples", "tests", "web/src")
    for file in sorted((ROOT / part).rglob("*"))
    if file.suffix in (".py", ".ts", ".svelte")
]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_rule_has_a_test(rules: Game) -> None:
    assert rule_numbers(rules.folder / "RULES.md"), f"{rules.id} has no numbered rules"
    assert list(uncited_rules(rules.folder / "RULES.md", rules.folder / "tests")) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_rule_is_cited_by_code_or_marked_as_structural(rules: Game, tmp_path: Path) -> None:
    assert list(uncoded_rules(rules.folder)) == []
    assert structural_rules(as_read(rules.folder / "RULES.md", tmp_path)) == (), "players do not read the mark"


def test_numbers_of_rules_are_written_out_so_that_a_search_finds_them() -> None:
    assert RANGE.findall("HD-TR-RU3a to 3c, CN-413 to CN-421, IB-513–516") == [
        "HD-TR-RU3a to 3", "CN-413 to CN-421", "IB-513–516"
    ]  # fmt: skip
    found = {file.relative_to(ROOT).as_posix(): RANGE.findall(file.read_text(encoding="utf-8")) for file in SOURCES}
    assert {file: ranges for file, ranges in found.items() if ranges and file != "tests/test_every_rule.py"} == {}


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_question_names_a_rule_that_exists(rules: Game) -> None:
    known = rule_numbers(rules.folder / "RULES.md", None)
    assert {kind: number for kind, number in rules.words.asks.items() if number not in known} == {}


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_players_can_read_the_story_where_there_is_one(rules: Game, tmp_path: Path) -> None:
    for book in both(rules.folder / "RULES.md", tmp_path) if rules.words.story else ():
        assert rules.words.story in HEADING.findall(book.read_text(encoding="utf-8"))


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_players_can_read_every_rule_that_they_are_referred_to(rules: Game, tmp_path: Path) -> None:
    read = set(rule_numbers(as_read(rules.folder / "RULES.md", tmp_path), None))
    assert {key: number for key, number in {**rules.words.asks, **rules.words.cites}.items() if number not in read} == {}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_players_read_every_rule_that_must_be_tested(book: Path, tmp_path: Path) -> None:
    read = as_read(book, tmp_path)
    assert rule_numbers(read) == rule_numbers(book)
    assert FOR_DEVELOPERS not in read.read_text(encoding="utf-8")


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_both_languages_have_the_same_headings(book: Path, tmp_path: Path) -> None:
    ours, theirs = (HEADING.findall(rules.read_text(encoding="utf-8")) for rules in both(book, tmp_path))
    assert ours == theirs


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_both_languages_have_the_same_rules_in_the_same_order(book: Path, tmp_path: Path) -> None:
    ours, theirs = (rule_numbers(rules, None) for rules in both(book, tmp_path))
    assert [number for number in theirs if number not in ours] == []
    assert ours == theirs


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_rule_says_the_same_figures_in_both_languages(book: Path, tmp_path: Path) -> None:
    ours, theirs = map(stated, both(book, tmp_path))
    assert tuple(ours) == rule_numbers(in_russian(book), None)
    assert {number: text for number, text in ours.items() if figures(text) != figures(theirs[number])} == {}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_rule_points_to_the_same_rulings_in_both_languages(book: Path, tmp_path: Path) -> None:
    ours, theirs = ({number: rulings(text) for number, text in stated(rules).items()} for rules in both(book, tmp_path))
    assert any(theirs.values())
    assert {number: named for number, named in theirs.items() if not RULING.match(number) and named != ours[number]} == {}


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_piece_has_the_same_figures_in_both_languages(book: Path, tmp_path: Path) -> None:
    ours, theirs = map(pieces, both(book, tmp_path))
    assert {piece: said for piece, said in ours.items() if said != theirs.get(piece)} == {}
    assert [piece for piece in theirs if re.search(r"\d", piece.id) and piece not in ours] == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_every_rule_that_is_mentioned_in_russian_is_there(book: Path) -> None:
    known = rule_numbers(in_russian(book), None)
    assert [number for number in NUMBER.findall(in_russian(book).read_text(encoding="utf-8")) if number not in known] == []


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.parent.name)
def test_no_english_word_is_left_in_russian(book: Path) -> None:
    text = re.sub(
        r"`[^`\n]+`|\b[A-Z]{2}-[\w-]*|\bIII\b", "", in_russian(book).read_text(encoding="utf-8")
    )  # ids stay as they are
    assert re.findall("[A-Za-z]{2,}", text) == []


def as_read(book: Path, folder: Path) -> Path:
    """What players read of a book, as a book of its own."""
    read = folder / book.name
    read.write_text(for_players(book.read_text(encoding="utf-8")), encoding="utf-8")
    return read


def in_russian(book: Path) -> Path:
    return book.with_suffix(".ru.md")


def both(book: Path, folder: Path) -> tuple[Path, Path]:
    """What players read in Russian and in English."""
    return as_read(in_russian(book), folder), as_read(book, folder)


def stated(book: Path) -> dict[str, str]:
    """The text of each rule: what follows its number in the line that states it."""
    texts: dict[str, str] = {}
    for line in book.read_text(encoding="utf-8").splitlines():
        statement = re.match(rf"\s*(?:[-*]|\|)\s+(?:\*\*)?({NUMBER.pattern})(.*)", line)
        if statement:
            texts.setdefault(statement[1], statement[2])
    return texts


class Piece(NamedTuple):
    section: str
    id: str


def pieces(book: Path) -> dict[Piece, Counter[str]]:
    """The figures of each piece: what follows its id in the tables of the content."""
    counts: dict[Piece, Counter[str]] = {}
    section = ""
    for line in book.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            section = heading[1]
        row = re.match(r"\| `?([a-z]\w*)`?[^|]*\|(.*)", line)
        if row and section.split(".")[0] == CONTENT:
            counts.setdefault(Piece(section, row[1]), Counter()).update(figures(row[2]))
    return counts


def rulings(text: str) -> set[str]:
    """The rulings that a rule points to."""
    return {ruling[0] for ruling in RULING.finditer(text)}


def figures(text: str) -> Counter[str]:
    """The numbers that a text names, but not its references to rules, sections and ids."""
    said = re.sub(rf"{NUMBER.pattern}(?: to \d+)?(?:, \d+\b)*", "", text)
    said = re.sub(r"`[^`]*`|\b[12]v[12]\b|\b\d+\.\d+\b|\b[PRИ]\d\b", "", said)
    return Counter(re.findall(r"\d+", said))
