"""Who plays whom, how often and where: every deal twice, with the bots exchanged."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from parlour.kernel import Game, Terms
from parlour.lab.arena.contest import BotName, Fixture, Pairing

MIRRORED = 2  # games of one deal


def teams_of(game: Game, terms: Terms) -> tuple[int, ...]:
    """The team of each seat; where nobody is allied, every seat is its own."""
    return tuple(range(terms.seats)) if game.teams is None else tuple(game.teams(terms))


def deals_for(games: int) -> int:
    """How many deals it takes to play so many games a pairing."""
    return -(-games // MIRRORED)


def pairings_of(bots: Sequence[BotName], ladder: bool) -> tuple[Pairing, ...]:
    """Every two of the bots, or only neighbours; each pairing in the order in which the bots were named."""
    return tuple(pairwise(bots) if ladder else combinations(bots, 2))


def schedule(pairings: Sequence[Pairing], teams: Sequence[int], games: int, selves: Sequence[BotName] = ()) -> Iterator[Fixture]:
    """All games, deal by deal, so that a tournament that is left early is an even one.

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
    """Two bots by turns over the teams, each team of one bot alone."""
    order = list(dict.fromkeys(teams))
    return tuple([(one, other)[order.index(team) % 2] for team in teams])
