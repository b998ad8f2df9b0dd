"""Which numbered rules of a game were carried out: its code cites them, and a game is replayed while Python tells what runs.

A number in the docstring of a function (or of its class) is met when the function is called, one in a comment when the statement
beside or below it runs. Besides, an event meets the numbers of its docstring, a question that of its rule, and a piece that which
explains it. So met means that the code of a rule ran; a rule that only looks whether it applies counts as met, too.
"""

import ast
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from io import StringIO
from itertools import islice
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeAlias

from parlour.conform import rule_numbers, structural_rules
from parlour.kernel import RULES, Game, Match, answer, begin, event_name, keyed_source, parse, pending
from parlour.lab.judge.pieces import groups_of

NUMBER = re.compile(r"\b[A-Z]{2,}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")
NO_RULES = {"tests", "bots", "screen", "art", "text", "lessons"}  # folders of a game that carry out no rule
OPTIONS = 100  # that are listed of a decision, so that the rules which allow them run

Numbers: TypeAlias = frozenset[str]
_BOOKS: dict[Path, "Rulebook | None"] = {}  # by the folder of the game


@dataclass(frozen=True, slots=True)
class Cited:
    """The numbers that one function cites: as a whole, and by the lines of its file."""

    whole: Numbers = frozenset()
    lines: Mapping[int, Numbers] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The numbered rules of a game, and what tells that one of them was carried out."""

    numbers: tuple[str, ...]  # all that must be tested, without those that there is nothing to execute of
    functions: Mapping[tuple[str, int], Cited]  # by file and first line
    events: Mapping[str, Numbers]
    asks: Mapping[str, str]
    pieces: Mapping[str, str]

    @property
    def silent(self) -> tuple[str, ...]:
        """The rules of which nothing tells: only tables cite them."""
        told = {number for cited in self.functions.values() for number in cited.whole.union(*cited.lines.values())}
        told |= {number for numbers in self.events.values() for number in numbers} | {*self.asks.values(), *self.pieces.values()}
        return tuple([number for number in self.numbers if number not in told])

    def met(self, ran: Iterable[str], events: Iterable[str], asks: Iterable[str], pieces: Iterable[str]) -> set[str]:
        """The rules that were carried out in games in which these ran, happened, were asked and named."""
        found = set(ran)
        found.update(*[self.events.get(event, ()) for event in events])
        found.update([self.asks[kind] for kind in asks if kind in self.asks])
        found.update([self.pieces[piece] for piece in pieces if piece in self.pieces])
        return found & set(self.numbers)


def rulebook(game: Game) -> Rulebook | None:
    """The rules of a game; None if it has no numbered ones."""
    if game.folder not in _BOOKS:
        _BOOKS[game.folder] = _read(game)
    return _BOOKS[game.folder]


def _read(game: Game) -> Rulebook | None:
    book = game.folder / "RULES.md"
    if not book.exists():
        return None
    structural = structural_rules(book)
    numbers = tuple([number for number in rule_numbers(book) if number not in structural])
    if not numbers:
        return None
    known = set(numbers)
    events = {event_name(event): _numbers(event.__doc__ or "") & known for event in game.words.events}
    functions = {
        place: cited
        for file in _rule_files(game)
        for place, cited in _cited_in(file.as_posix(), file.read_text(encoding="utf-8"))
    }
    ids = {piece for group in groups_of(game.content).values() for piece in group}
    pieces = {piece: number for piece, number in game.words.cites.items() if piece in ids}
    return Rulebook(numbers, functions, events, game.words.asks, pieces)


def rules_run(game: Game, match: Match) -> tuple[str, ...]:
    """The numbers that the code cites which runs when a match is played again from its setup."""
    book = rulebook(game)
    if book is None or match.seed is None:
        return ()
    tracer = Tracer(book)
    with tracer:
        position = game.setup(match.terms, match.position.content)
        position.source = keyed_source(match.seed)
        begin(position, game.play)
        for seat, action in match.actions:
            for decision in pending(position).values():
                list(islice(decision.actions, OPTIONS))
            answer(position, seat, parse(action))
    return tuple(sorted(tracer.met & set(book.numbers)))


class Tracer:
    """Takes down which cited functions and lines run, while it is entered. What has run once is not watched again."""

    def __init__(self, book: Rulebook) -> None:
        self.met: set[str] = set()
        self._functions = book.functions
        self._written = {rule.step.__code__: rule.plain.__code__ for rule in RULES.values()}  # by what rules were compiled to
        self._cited: dict[CodeType, Cited | None] = {}
        self._before: Any = None

    def __enter__(self) -> "Tracer":
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._before)

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code not in self._cited:
            written = self._written.get(code, code)
            self._cited[code] = self._functions.get((Path(written.co_filename).as_posix(), written.co_firstlineno))
        cited = self._cited[code]
        if cited is None:
            return None
        self.met |= cited.whole
        if all(numbers <= self.met for numbers in cited.lines.values()):
            self._cited[code] = None
            return None
        lines = cited.lines

        def ran(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line" and frame.f_lineno in lines:
                self.met.update(lines[frame.f_lineno])
            return ran

        return ran


def _rule_files(game: Game) -> Iterator[Path]:
    """The modules of a game that carry out rules: not those that think, draw or explain."""
    others = {game.screen.facts, game.screen.own_facts, game.screen.draw, game.words.explain}
    modules = {hook.__module__.rpartition(".")[2] for hook in others if hook is not None} | {"cites", "names", "refusals"}
    for file in sorted(game.folder.rglob("*.py")):
        inside = file.relative_to(game.folder)
        if not NO_RULES & set(inside.parts) and file.stem not in modules:
            yield file


def _cited_in(name: str, text: str) -> Iterator[tuple[tuple[str, int], Cited]]:
    """Every function of a module that cites rules."""
    comments = _comments(text)
    for function, inherited in _functions(ast.parse(text), frozenset()):
        whole = inherited | _numbers(ast.get_docstring(function) or "")
        lines: dict[int, Numbers] = {}
        for statement in _statements(function):
            own = isinstance(statement, ast.stmt) and not hasattr(statement, "body")
            last = (statement.end_lineno or statement.lineno) if own else statement.lineno
            numbers = frozenset().union(*[comments.get(line, frozenset()) for line in range(statement.lineno, last + 1)])
            if numbers:
                lines.update(dict.fromkeys(range(statement.lineno, last + 1), numbers))
        if whole or lines:
            first = min([function.lineno, *[mark.lineno for mark in function.decorator_list]])
            yield (name, first), Cited(whole, lines)


def _functions(node: ast.AST, inherited: Numbers) -> Iterator[tuple[ast.FunctionDef, Numbers]]:
    """All functions, those of a class with what the class cites, inner ones with what the outer one cites."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            if not any("cache" in ast.unparse(mark) for mark in child.decorator_list):  # what is kept does not run again
                yield child, inherited
            yield from _functions(child, frozenset())
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, _numbers(ast.get_docstring(child) or ""))
        else:
            yield from _functions(child, inherited)


def _statements(function: ast.AST) -> Iterator[ast.stmt]:
    """The statements of a function, without those of functions in it."""
    for child in ast.iter_child_nodes(function):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            continue
        if isinstance(child, ast.stmt):
            yield child
        yield from _statements(child)


def _comments(text: str) -> dict[int, Numbers]:
    """The numbers in comments, by the line beside or below them."""
    found: dict[int, Numbers] = {}
    waiting: Numbers = frozenset()
    for token in tokenize.generate_tokens(StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            numbers = _numbers(token.string)
            if token.line.strip().startswith("#"):
                waiting |= numbers
            else:
                found[token.start[0]] = found.get(token.start[0], frozenset()) | numbers
        elif waiting and token.type not in (tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
            found[token.start[0]] = found.get(token.start[0], frozenset()) | waiting
            waiting = frozenset()
    return found


def _numbers(text: str) -> Numbers:
    return frozenset(NUMBER.findall(text))
