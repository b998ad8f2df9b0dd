"""The arguments that commands share: options for games, for work and for a server, and their types."""

import math
import os
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from parlour.cli import environment
from parlour.cli.failure import Failure
from parlour.kernel import LANGUAGES
from parlour.lab.simulation import MAX_SEED_LENGTH

MAX_NUMBER = 999_999_999
MAX_JOBS = 256
UNITS = {"d": 86_400.0, "h": 3_600.0, "m": 60.0, "s": 1.0}  # seconds
PORT = 8420  # where a server listens by default


class Parser(ArgumentParser):
    """Raises Failure with one line where argparse would print its usage and exit."""

    def error(self, message: str) -> NoReturn:
        raise Failure(f"{message} (see {self.prog} --help)")


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand: `declare` adds its arguments to a parser, `run` does the work and returns the exit code."""

    name: str
    help: str
    declare: Callable[[Parser], None]
    run: Callable[[Namespace], int]


def add_examples(parser: Parser) -> None:
    parser.add_argument("--examples", action="store_true", default=SUPPRESS, help="add the examples to the games")


def add_language(parser: Parser) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default_language(), help="the language of the words (default: as in LANG)"
    )


def add_terms(parser: Parser) -> None:
    """`--seats` and `--option`."""
    parser.add_argument("--seats", type=positive, metavar="N", help="how many play")
    parser.add_argument(
        "--option", type=pair, action="append", default=[], metavar="NAME=CHOICE", help="an option of the game; may be repeated"
    )


def add_changes(parser: Parser) -> None:
    """`--change`: other numbers of the content."""
    parser.add_argument(
        "--change",
        type=change,
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="another number of the game's content, by its dotted name; may be repeated",
    )


def add_seed(parser: Parser, default: int | None = None, help: str = "") -> None:
    parser.add_argument("--seed", type=seed, default=default, metavar="S", help=help or "all chance follows from it")


def add_jobs(parser: Parser) -> None:
    parser.add_argument("--jobs", type=jobs, default=1, metavar="J", help="processes that share the work (default: 1)")


def add_database(parser: Parser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        default=environment.default("PARLOUR_DATABASE"),
        help="a file of SQLite, sqlite:///FILE or postgresql://... (default: a file of your own)",
    )


def default_language() -> str:
    """The language of the environment, or the first of ours."""
    language = os.environ.get("LANG", "")[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def positive(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9 and int(text)):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number from 1 to {MAX_NUMBER}")
    return int(text)


def jobs(text: str) -> int:
    count = positive(text)
    if count > MAX_JOBS:
        raise ArgumentTypeError(f"{count} processes are too many; at most {MAX_JOBS}")
    return count


def share(text: str) -> float:
    """A part of the whole, from 0 to 1."""
    return _number(text, 1, "a number")


def seat(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise ArgumentTypeError(f"{text[:40]!r} is not the number of a seat; they count from 0")
    return int(text)


def seconds(text: str) -> float:
    return _number(text, 3600, "a number of seconds")


def _number(text: str, most: int, what: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 <= number <= most:
        raise ArgumentTypeError(f"{text[:40]!r} is not {what} from 0 to {most}")
    return number


def seed(text: str) -> int | str:
    """A whole number, or else a text."""
    if len(text) > MAX_SEED_LENGTH or any("\ud800" <= character <= "\udfff" for character in text):
        raise ArgumentTypeError(f"a seed is a whole number or a text of at most {MAX_SEED_LENGTH} characters")
    try:
        return int(text)
    except ValueError:
        return text


def whole_seed(text: str) -> int:
    number = seed(text)
    if isinstance(number, str):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return number


def duration(text: str) -> float:
    """A time such as 180d, 12h, 30m or 45s, in seconds."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not (number.isascii() and number.isdecimal() and len(number) <= 6):
        raise ArgumentTypeError(f"{text[:40]!r} is no time such as 180d, 12h, 30m or 45s")
    return int(number) * UNITS[unit]


def pair(text: str) -> tuple[str, str]:
    """An option of a game and its choice."""
    name, equals, choice = text.partition("=")
    if not name or not equals:
        raise ArgumentTypeError(f"{text[:40]!r} is not of the form NAME=CHOICE")
    return name, choice


def change(text: str) -> tuple[str, str]:
    """A dotted name of the content and its new value."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise ArgumentTypeError(f"{text[:40]!r} is not of the form KEY=VALUE")
    return key, value


def port(text: str) -> int:
    """The number of a port; 0 is any that is free."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) < 65536):
        raise ValueError(text)
    return int(text)
