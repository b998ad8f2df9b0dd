"""Everything that a player reads has words in both languages, and what is printed is only declared."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.conform import differences, functions_in_content, untested_pieces, wordless
from parlour.conform.messages import messages
from parlour.games import game, games
from parlour.kernel import KERNEL_FOLDER, Game

GAMES = [game(name) for name in games()]
PACKAGE = Path(parlour.__file__).parent
SPEAKING = [folder.parent for folder in sorted(PACKAGE.glob("*/text"))]  # the kernel, and other packages with messages for people


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_id_has_words(rules: Game) -> None:
    assert list(wordless(rules)) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_content_defines_no_function(rules: Game) -> None:
    assert list(functions_in_content(rules.folder)) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_piece_of_a_cited_kind_has_words_and_a_test(rules: Game) -> None:
    assert list(untested_pieces(rules.folder)) == []


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.id)
def test_every_refusal_of_a_game_is_declared(rules: Game) -> None:
    known = {*rules.words.illegal, *_kernel_refusals()}
    assert {key: where for key, where in _refusals(rules.folder) if key not in known} == {}


@pytest.mark.parametrize("part", SPEAKING, ids=lambda part: part.name)
def test_every_part_speaks_both_languages(part: Path) -> None:
    assert list(differences(part)) == []


def test_the_kernel_is_among_those_who_speak() -> None:
    assert KERNEL_FOLDER in SPEAKING


def test_every_refusal_of_the_kernel_has_words() -> None:
    common = [folder for folder in PACKAGE.iterdir() if folder.is_dir() and folder.name not in ("games", "conform")]
    raised = [refusal for folder in (*common, PACKAGE / "games" / "__init__.py") for refusal in _refusals(folder)]
    assert raised
    assert {key: where for key, where in raised if key not in _kernel_refusals()} == {}


def _kernel_refusals() -> set[str]:
    return {key.removeprefix("illegal-") for key in messages(KERNEL_FOLDER / "text" / "en.ftl") if key.startswith("illegal-")}


def _refusals(folder: Path) -> Iterator[tuple[str, str]]:
    """The keys with which the sources raise Illegal, and where."""
    files = [folder] if folder.is_file() else [file for file in sorted(folder.rglob("*.py")) if "tests" not in file.parts]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(ast.Name("Illegal"), [ast.Constant(str(key)), *_]):
                    yield key, f"{file.name}:{node.lineno}"
