"""How a command fails: one clear line, and an exit code."""

from collections.abc import Mapping
from types import MappingProxyType

DONE, FAILED, USAGE = 0, 1, 2
NO_WORDS: Mapping[str, str] = MappingProxyType({})

_CONTROLS = {code: "\N{REPLACEMENT CHARACTER}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\n\t"}
_BREAKS = {ord(character): " " for character in "\n\t\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}"}


class Failure(Exception):
    """The command cannot go on: the message (`words`: by language, if there are several), and the exit code."""

    def __init__(self, message: str, code: int = USAGE, words: Mapping[str, str] = NO_WORDS) -> None:
        super().__init__(message)
        self.code = code
        self.words = words


def sanitize(text: str) -> str:
    """The text without control characters that a terminal would obey: it may come from a stranger's file."""
    return text.translate(_CONTROLS)


def one_line(text: str) -> str:
    """The text as one sanitized line."""
    return sanitize(text.strip().translate(_BREAKS))


def describe(error: BaseException) -> str:
    """An exception in one short line."""
    return f"{type(error).__name__}: {str(error)[:200]}"
