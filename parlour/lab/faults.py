"""Games that broke off: each with a record that fails again when it is replayed."""

import traceback
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from parlour.kernel import RECORD, Action, Game, Seat, Terms, commitment, notation, plain_terms, start


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that broke off: the error, and the record up to the action that raised it."""

    number: int
    what: str
    trace: str
    record: dict[str, Any]


def fault_in(game: Game, terms: Terms, seed: str, number: int, answers: Iterable[tuple[Seat, Action]], error: Exception) -> Fault:
    """The game with this number, which the error broke off after these answers."""
    given = [(seat, notation(action)) for seat, action in answers]
    record = {
        "format": RECORD,
        "game": game.id,
        "rules": game.version,
        **plain_terms(terms),
        "seed": seed,
        "commitment": commitment(seed),
        "actions": [[seat, action] for seat, action in given],
        "outcome": None,
        "hash": _last_hash(game, terms, seed, given),
    }
    trace = "".join(traceback.format_exception(error))
    return Fault(number, f"{type(error).__name__}: {str(error)[:200]}", trace, record)


def _last_hash(game: Game, terms: Terms, seed: str, answers: Iterable[tuple[Seat, str]]) -> str:
    """Of the last position before the fault, if there was one; the fault itself, raised again here, is reported already."""
    match = None
    with suppress(Exception):
        match = start(game, terms, seed)
        for seat, action in answers:
            match.act(seat, action)
    with suppress(Exception):
        return match.hash if match is not None else ""
    return ""
