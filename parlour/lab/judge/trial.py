"""A trial of a game: what is played, which sides are forced, and the schedule of its games.

Each level plays against itself. Where options of the game say who leads which side, every deal is played once with every
line-up, so that each side is seen equally often and with the same luck.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, TypeAlias

from parlour.kernel import Game, Illegal, Seed, Terms

Lineup: TypeAlias = tuple[tuple[str, str], ...]  # the options that say who leads what, each with its choice

ANSWERS = 20_000  # a game that goes on longer counts as endless
MAX_LINEUPS = 64  # more than that, and no deal would ever be whole


@dataclass(frozen=True, slots=True)
class Variant:
    """What is otherwise than in the games that a level plays against itself, to learn what that changes."""

    players: tuple[str, ...] = ()  # the bot of each seat, if not the level
    ban: tuple[str, str] | None = None  # a kind of question, and what must not be answered to it
    team: int = 0  # to whom that is forbidden
    luck: int = 0  # chance after the first question: 0 is that of the deal, any other number another luck
    minds: int = 0  # the bots' own random numbers
    changes: tuple[tuple[str, Any], ...] = ()  # numbers of the content, besides those of the trial


PLAIN = Variant()


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    level: str
    deal: int
    lineup: Lineup
    variant: Variant = PLAIN


@dataclass(frozen=True, slots=True)
class Trial:
    """What is played, picklable: `find` finds the game in another process."""

    find: Callable[[], Game]
    levels: tuple[str, ...]
    games: int  # of each level, at most
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)  # those that were asked for; they force no sides
    changes: Mapping[str, Any] = field(default_factory=dict)
    seed: Seed = 0
    limit: int = ANSWERS
    studies: tuple[str, ...] = ()
    compared: int = 0  # games of each comparison of a study

    def terms(self, lineup: Lineup = (), variant: Variant = PLAIN) -> Terms:
        return self.find().terms(self.seats, {**self.options, **dict(lineup)}, {**self.changes, **dict(variant.changes)})

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Every line-up; the empty one alone if options force no side."""
        return lineups_of(self.find(), self.terms(), self.options)

    @property
    def deals(self) -> int:
        """How many deals it takes to play at least so many games of each level."""
        return -(-self.games // len(self.lineups))

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal, so that a trial that is left early is an even one."""
        lineups = self.lineups
        for deal in range(self.deals):
            for level in self.levels:
                for lineup in lineups:
                    yield Fixture(level, deal, lineup)


def lineups_of(game: Game, terms: Terms, asked: Mapping[str, str]) -> tuple[Lineup, ...]:
    """All choices of those options that force sides and were not asked for."""
    names = [name for name in game.options if name not in asked and _forces_sides(game, terms, name)]
    choices = product(*[game.options[name].legal(terms.seats) for name in names])
    lineups = [tuple(zip(names, chosen, strict=True)) for chosen in choices]
    allowed = tuple([lineup for lineup in lineups if _with(game, terms, dict(lineup)) is not None])
    return allowed if 1 < len(allowed) <= MAX_LINEUPS else ((),)


def _forces_sides(game: Game, terms: Terms, name: str) -> bool:
    """Whether every choice of an option puts somebody at the head of the side that it names."""
    option = game.options[name]
    choices = () if option.open else option.legal(terms.seats)
    return len(choices) > 1 and all(_leads(game, _with(game, terms, {name: choice}), choice) for choice in choices)


def _leads(game: Game, terms: Terms | None, side: str) -> bool:
    if game.words.seated is None or terms is None:
        return False
    return any(name.endswith(f"-{side}") for name in game.words.seated(terms))


def _with(game: Game, terms: Terms, choices: Mapping[str, str]) -> Terms | None:
    try:
        return game.terms(terms.seats, {**terms.options, **choices}, terms.changes)
    except Illegal:
        return None
