"""Every registered game, and what the benchmarks should know of it: `tests/bench.toml` in its folder, if there is one."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from msgspec import Struct, convert

from parlour.games import OWN, game
from parlour.kernel import Game, Terms


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """Terms on which the levels are measured, beside the usual ones."""

    seats: int | None = None
    options: Mapping[str, str] = {}


class Ladders(Struct, frozen=True, forbid_unknown_fields=True):
    """What its tournaments are played with."""

    plain: float = 0.1  # of two seconds: what plain search takes for a decision, a little more than a master on average
    earlier: float = 0.65  # the share that a master should have against the master of before
    tables: tuple[Table, ...] = ()


class Playouts(Struct, frozen=True, forbid_unknown_fields=True):
    """Of which tables random games are measured: every number of seats, if none is named, with every choice of some options."""

    seats: tuple[int, ...] | None = None
    options: tuple[str, ...] = ()


class Copies(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the table is fullest: after so many random answers; without any, no copy is measured."""

    answers: int = 80
    seats: int | None = None
    options: Mapping[str, str] = {}


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in `bench.toml`."""

    name: str = ""  # in the tables; the id, if there is none
    ladders: Ladders = Ladders()
    playouts: Playouts = Playouts()
    copies: Copies = Copies()


@cache
def settings(name: str) -> Settings:
    """What the folder of a game says, or what is usual."""
    file = game(name).folder / "tests" / "bench.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Settings) if file.exists() else Settings()


def playouts() -> Iterator[tuple[str, Game, Terms]]:
    """The tables of which random games are measured, with a title for each."""
    for name in OWN:
        rules, wanted = game(name), settings(name)
        counts = rules.seats if wanted.playouts.seats is None else wanted.playouts.seats
        for seats in counts:
            for choices in product(*[rules.options[option].choices for option in wanted.playouts.options]):
                terms = rules.terms(seats, dict(zip(wanted.playouts.options, choices, strict=True)))
                title = [wanted.name or name, *([str(seats)] if len(counts) > 1 else ()), *choices]
                yield ", ".join(title), rules, terms


def copies() -> Iterator[tuple[str, Game, Terms, int]]:
    """The games of which a position is copied: on which terms, and after how many answers."""
    for name in OWN:
        rules, wanted = game(name), settings(name).copies
        if wanted.answers:
            yield settings(name).name or name, rules, rules.terms(wanted.seats, wanted.options), wanted.answers
