"""A tournament of bots: what is played, who meets whom, and its schedule of mirrored games.

Every deal is played twice with the bots exchanged (a mirrored pair), so that the luck of the deal cancels out.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any, TypeAlias

from parlour.kernel import Game, Seed, Terms

BotName: TypeAlias = str
Pairing: TypeAlias = tuple[BotName, BotName]

MIRRORED = 2  # games of one deal


@dataclass(frozen=True, slots=True)
class Contest:
    """What all games of a tournament have in common, picklable: `find` finds the game in another process."""

    find: Callable[[], Game]
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: Seed = 0
    clock: bool = False  # whether bots keep to their clocks; if not, the same seed gives the same games on every machine
    look: float = 0.1  # the share of the answers that the detector of blunders looks at
    margin: float = 0.1  # the share of the win by which another answer must be better
    programs: Mapping[BotName, Sequence[str]] = field(default_factory=dict)  # the commands of those bots that are programs
    limit: float = 10.0  # seconds that a program may take for an answer
    changes: Mapping[str, Any] = field(default_factory=dict)  # numbers of the content changed for a trial

    def terms(self) -> Terms:
        return self.find().terms(self.seats, self.options, self.changes)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: which deal, and which bot sits where."""

    deal: int
    seats: tuple[BotName, ...]

    @property
    def pairing(self) -> Pairing:
        """The two bots that meet, in the order of the alphabet; one bot twice if it meets itself."""
        names = sorted(set(self.seats))
        return names[0], names[-1]


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played, by whom, and how often."""

    contest: Contest
    bots: tuple[BotName, ...]
    games: int  # a pairing
    ladder: bool = False  # whether only neighbours meet
    selves: bool = False  # whether every bot meets itself too
    anchor: BotName = ""  # whose rating is 0; "" is the first bot

    @property
    def teams(self) -> tuple[int, ...]:
        return teams_of(self.contest.find(), self.contest.terms())

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The bots that meet."""
        return pairings_of(self.bots, self.ladder)

    def fixtures(self) -> tuple[Fixture, ...]:
        """All games, in the order in which they are played."""
        return tuple(schedule(self.pairings, self.teams, self.games, self.bots if self.selves else ()))


def teams_of(game: Game, terms: Terms) -> tuple[int, ...]:
    """The team of each seat; where nobody is allied, every seat is its own."""
    return tuple(range(terms.seats)) if game.teams is None else tuple(game.teams(terms))


def deals_for(games: int) -> int:
    """How many deals it takes to play this many games a pairing."""
    return -(-games // MIRRORED)


def pairings_of(bots: Sequence[BotName], ladder: bool) -> tuple[Pairing, ...]:
    """Every two of the bots (round robin), or only neighbours (ladder); in the order in which the bots were named."""
    return tuple(pairwise(bots) if ladder else combinations(bots, 2))


def schedule(pairings: Sequence[Pairing], teams: Sequence[int], games: int, selves: Sequence[BotName] = ()) -> Iterator[Fixture]:
    """All games, deal by deal, so that a tournament that is stopped early is an even one.

    A bot that meets itself plays each deal once: with its seats exchanged it would play the same game.
    """
    deals = deals_for(games)
    for deal in range(MIRRORED * deals):
        for one, other in pairings if deal < deals else ():
            yield Fixture(deal, seating(one, other, teams))
            yield Fixture(deal, seating(other, one, teams))
        for bot in selves:
            yield Fixture(deal, seating(bot, bot, teams))


def seating(one: BotName, other: BotName, teams: Sequence[int]) -> tuple[BotName, ...]:
    """Two bots by turns over the teams, all seats of a team with the same bot."""
    order = list(dict.fromkeys(teams))
    return tuple([(one, other)[order.index(team) % 2] for team in teams])
