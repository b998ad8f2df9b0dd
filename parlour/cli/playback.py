"""Plays a record again, step by step, and says where it stops being one."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from parlour.cli.failure import FAILED, Failure, named
from parlour.kernel import BadRecord, Game, Match
from parlour.kernel.record import compare, opening, step


def opened(game: Game, data: dict[str, Any]) -> Match:
    """The match of a record at its first question."""
    with _trusting_nothing("the game cannot begin"):
        return opening(game, data)


def stepped(match: Match, data: dict[str, Any], number: int) -> None:
    """Plays the action with that number."""
    with _trusting_nothing(f"action {number + 1} breaks the game"):
        step(match, data, number)


def compared(match: Match, data: dict[str, Any]) -> None:
    """Makes sure that the record ends as it says."""
    with _trusting_nothing("its end cannot be compared"):
        compare(match, data)


@contextmanager
def _trusting_nothing(otherwise: str) -> Iterator[None]:
    """A record may be of a game that broke off, or made so that the rules break: that is told like any other reason."""
    try:
        yield
    except BadRecord as error:
        raise Failure(str(error), FAILED) from None
    except Exception as error:
        raise Failure(f"{otherwise}: {named(error)}", FAILED) from error
