"""What can be written after a command, and what it means."""

import math
import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from parlour.cli.failure import Failure
from parlour.kernel.words import LANGUAGES
from parlour.lab.simulate import LONGEST_SEED

LARGEST = 999_999_999
MOST_JOBS = 256


class Parser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{message} (see {self.prog} --help)")


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, its help, what can be written after it, and what it does."""

    name: str
    help: str
    declare: Callable[[Parser], None]
    run: Callable[[Namespace], int]


def add_examples(parser: Parser) -> None:
    """`--examples`, anywhere."""
    parser.add_argument("--examples", action="store_true", default=SUPPRESS, help="add the examples to the games")


def add_language(parser: Parser) -> None:
    """`--lang`."""
    parser.add_argument("--lang", choices=LANGUAGES, default=spoken(), help="the language of the words (default: as in LANG)")


def add_terms(parser: Parser) -> None:
    """`--seats` and `--option`: what is agreed before the first move."""
    parser.add_argument("--seats", type=positive, metavar="N", help="how many play")
    parser.add_argument(
        "--option", type=pair, action="append", default=[], metavar="NAME=CHOICE", help="an option of the game; may be repeated"
    )


def add_seed(parser: Parser, default: int | None = None, help: str = "") -> None:
    """`--seed`: all chance follows from it."""
    parser.add_argument("--seed", type=seed, default=default, metavar="S", help=help or "all chance follows from it")


def add_jobs(parser: Parser) -> None:
    """`--jobs`: how many processes share the work."""
    parser.add_argument("--jobs", type=jobs, default=1, metavar="J", help="processes that share the work (default: 1)")


def spoken() -> str:
    """The language of the environment, as far as we know it."""
    language = os.environ.get("LANG", "")[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def positive(text: str) -> int:
    """A number of things."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 9 and int(text)):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number from 1 to {LARGEST}")
    return int(text)


def jobs(text: str) -> int:
    """A number of processes."""
    found = positive(text)
    if found > MOST_JOBS:
        raise ArgumentTypeError(f"{found} processes are too many; at most {MOST_JOBS}")
    return found


def share(text: str) -> float:
    """A part of the whole."""
    return _number(text, 1, "a number")


def seat(text: str) -> int:
    """The number of a seat."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise ArgumentTypeError(f"{text[:40]!r} is not the number of a seat; they count from 0")
    return int(text)


def seconds(text: str) -> float:
    """A time to wait."""
    return _number(text, 3600, "a number of seconds")


def _number(text: str, most: int, what: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 <= found <= most:
        raise ArgumentTypeError(f"{text[:40]!r} is not {what} from 0 to {most}")
    return found


def seed(text: str) -> int | str:
    """A whole number, or else a text."""
    if len(text) > LONGEST_SEED or any("\ud800" <= each <= "\udfff" for each in text):
        raise ArgumentTypeError(f"a seed is a whole number or a text of at most {LONGEST_SEED} characters")
    try:
        return int(text)
    except ValueError:
        return text


def whole_seed(text: str) -> int:
    """A seed that must be a whole number."""
    found = seed(text)
    if isinstance(found, str):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return found


def pair(text: str) -> tuple[str, str]:
    """An option of a game and its choice."""
    name, equals, choice = text.partition("=")
    if not name or not equals:
        raise ArgumentTypeError(f"{text[:40]!r} is not of the form NAME=CHOICE")
    return name, choice
