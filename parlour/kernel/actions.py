"""Actions and their one-line notation: `attack u3 u9` is ("attack", "u3", "u9") and back.

An action is one word, or a tuple of two or more words; a word is a name, a whole number or a decimal.
Printing and parsing are inverse: a text that would not print back as itself is refused.
"""

import re
from functools import lru_cache
from typing import TypeAlias

from parlour.kernel.errors import Illegal

Word: TypeAlias = str | int | float
Action: TypeAlias = Word | tuple[Word, ...]

MAX_CHARACTERS = 2_000
_NUMBER = re.compile(r"-?\d+")
_DECIMAL = re.compile(r"-?\d+\.\d+")
_NAME = re.compile(r"[^\s\d.+-][^\s]*")


def notation(action: Action) -> str:
    """The action as one line of text."""
    if type(action) is tuple:
        return " ".join([word if type(word) is str else repr(word) for word in action])
    return action if type(action) is str else repr(action)


def parse(text: object) -> Action:
    """The action that prints as `text`; refuses anything that is not one."""
    if not isinstance(text, str):
        raise Illegal("not-text", found=type(text).__name__)
    if len(text) > MAX_CHARACTERS:
        raise Illegal("too-long", longest=MAX_CHARACTERS)
    return _parsed(text)


@lru_cache(maxsize=10_000)
def _parsed(text: str) -> Action:
    words = tuple([word if word.isalpha() else _word(word, text) for word in text.split(" ")])
    return words if len(words) > 1 else words[0]


def _word(word: str, text: str) -> Word:
    value: Word = word
    if _NUMBER.fullmatch(word):
        value = int(word) if len(word) < 20 else word
    elif _DECIMAL.fullmatch(word):
        value = float(word)
    elif _NAME.fullmatch(word):
        return word
    if value == word or repr(value) != word:
        raise Illegal("malformed", text=text[:80])
    return value
