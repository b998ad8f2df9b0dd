"""Everything that can go wrong, and who is told.

Parlour's exceptions:

    ParlourError
    |-- Illegal     a seat (or a script) asked for something that is not allowed; nothing has changed
    |-- BadRecord   a saved game is damaged, foreign, or not what it claims to be
    |-- BadRule     a rule is written in a way that cannot be compiled (raised at import)
    `-- BadLesson   a lesson is written in a way that cannot be played (in parlour.lessons)
"""

from collections.abc import Mapping
from typing import Any


class ParlourError(Exception):
    """What Parlour raises on purpose."""


class Illegal(ParlourError):
    """Refused before anything changed: `key` is its id, `rule` the number that forbids it."""

    def __init__(self, key: str, rule: str = "", **facts: object) -> None:
        super().__init__(key, rule, facts)
        self.key = key
        self.rule = rule
        self.facts = facts
        self.words: Mapping[str, str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """As it was made, facts and words too: it can be told to another process."""
        return _again, (type(self), self.key, self.rule, dict(self.facts), dict(self.words))

    def __str__(self) -> str:
        return self.words.get("en") or self._as_id()

    def _as_id(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.key}{f' [{self.rule}]' if self.rule else ''}{f' ({facts})' if facts else ''}"


def _again(kind: type["Illegal"], key: str, rule: str, facts: dict[str, Any], words: dict[str, str]) -> "Illegal":
    refusal = kind(key, rule, **facts)
    refusal.words = words
    return refusal


class BadRecord(ParlourError):
    """A record or saved position that cannot be trusted."""


class BadRule(ParlourError):
    """A rule that cannot be compiled: where it stands, what is wrong, what to write instead."""

    def __init__(self, file: str, line: int, problem: str, instead: str) -> None:
        super().__init__(f"{file}:{line}: {problem}; {instead}")
        self.file = file
        self.line = line
        self.problem = problem
        self.instead = instead
