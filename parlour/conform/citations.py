"""Which numbered rules and printed pieces a game has, and which of them its tests and its code cite."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from parlour.conform.messages import messages

F = TypeVar("F", bound=Callable[..., object] | type)

SECTIONS = range(4, 7)  # of RULES.md: setup, turns, rules; what stands there must be tested
_HEADING = re.compile(r"#+\s+(\d+)\b")
_NUMBER = r"[A-Z]{2,}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
_BULLET = re.compile(rf"\s*[-*]\s+\*\*({_NUMBER})\b")
STRUCTURAL = "Structural rules"  # how the lines of RULES.md begin that list rules with nothing to execute
CODE = (".py", ".ts", ".svelte")
_ROW = re.compile(rf"\s*\|\s*(?:\*\*)?({_NUMBER})\b")


def covers(*numbers: str) -> Callable[[F], F]:
    """Marks a test with the rules (`SK-6.3`) or pieces (`card:spur`) that it is about."""

    def mark(test: F) -> F:
        test.covers = numbers  # type: ignore[union-attr]
        return test

    return mark


def uncited_rules(rules: Path, tests: Path) -> Iterator[str]:
    """Rules that no test covers, and citations of rules that do not exist."""
    must, known, cited = rule_numbers(rules), rule_numbers(rules, None), places_cited(tests)
    for number in must:
        if number not in cited:
            yield f"no test covers {number}"
    for number, where in cited.items():
        if ":" not in number and number not in known:
            yield f"{where} cites {number}, which {rules.name} does not have"


def uncoded_rules(folder: Path) -> Iterator[str]:
    """Rules that the code of a game does not cite though they are not marked as structural, and marks that are wrong."""
    rules = folder / "RULES.md"
    must, marked, cited = rule_numbers(rules), structural_rules(rules), _numbers_in_code(folder)
    for number in must:
        if number not in cited and number not in marked:
            yield f"no code cites {number}"
    for number in marked:
        if number not in must:
            yield f"{number} is marked as structural and is no rule"
        elif number in cited:
            yield f"{number} is marked as structural and cited by code"


def structural_rules(rules: Path) -> tuple[str, ...]:
    """The rules with nothing to execute: definitions, pointers, and what follows from other rules."""
    lines = [line for line in rules.read_text(encoding="utf-8").splitlines() if line.startswith(STRUCTURAL)]
    return tuple(re.findall(_NUMBER, "\n".join(lines)))


def _numbers_in_code(folder: Path) -> set[str]:
    numbers: set[str] = set()
    for file in folder.rglob("*"):
        if file.suffix in CODE and "tests" not in file.relative_to(folder).parts and ".test." not in file.name:
            numbers.update(re.findall(_NUMBER, file.read_text(encoding="utf-8")))
    return numbers


def rule_numbers(rules: Path, sections: range | None = SECTIONS) -> tuple[str, ...]:
    """The numbers that the rules define in these sections (None: anywhere), in order."""
    numbers: dict[str, None] = {}
    section = 0
    for line in rules.read_text(encoding="utf-8").splitlines():
        heading = _HEADING.match(line)
        if heading:
            section = int(heading[1])
        defined = _BULLET.match(line) or _ROW.match(line)
        if defined and (sections is None or section in sections):
            numbers[defined[1]] = None
    return tuple(numbers)


def places_cited(tests: Path) -> dict[str, str]:
    """Everything cited by the tests in a folder, with the first place where it is."""
    places: dict[str, str] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
                for number in _cited(node, file):
                    places.setdefault(number, f"{file.name}:{node.lineno}")
    return places


def functions_in_content(folder: Path) -> Iterator[str]:
    """Functions that content modules define; they belong into the rules."""
    for file in sorted((folder / "content").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                name = "a lambda" if isinstance(node, ast.Lambda) else node.name
                yield f"content/{file.relative_to(folder / 'content').as_posix()}:{node.lineno} defines {name}"


def untested_pieces(folder: Path) -> Iterator[str]:
    """Cited pieces (`card:spur`) without words (`card-spur`), and pieces of a cited kind that no test covers."""
    said = messages(folder / "text" / "en.ftl")
    cited = {piece.replace(":", "-", 1): where for piece, where in places_cited(folder / "tests").items() if ":" in piece}
    for key, where in cited.items():
        if key not in said:
            yield f"{where} covers {key.replace('-', ':', 1)}, but there are no words for {key}"
    kinds = {key.split("-", 1)[0] for key in cited}
    for key in said:
        of_cited = any(key == piece or key.startswith(f"{piece}-") for piece in cited)
        if key.split("-", 1)[0] in kinds and not of_cited:
            yield f"no test covers {key.replace('-', ':', 1)}"


def _cited(test: ast.FunctionDef | ast.ClassDef, file: Path) -> Iterator[str]:
    for mark in test.decorator_list:
        match mark:
            case ast.Call(ast.Name("covers") | ast.Attribute(attr="covers"), numbers):
                for number in numbers:
                    if not isinstance(number, ast.Constant) or not isinstance(number.value, str):
                        raise ValueError(f"{file.name}:{mark.lineno}: write out the numbers that a test covers")
                    yield number.value
