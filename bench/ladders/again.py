"""Plays some games of a campaign again: if they come out alike, all of its games are games of today's bots."""

from collections.abc import Iterator
from dataclasses import replace

from bench.ladders.campaigns import Campaign
from parlour.lab import Fault
from parlour.lab.arena import Fixture, GameResult, Pairing, adopt_games, play_game, read_store


def alike(campaign: Campaign, games: int) -> bool:
    """Plays some games of each pairing again, spread over the tournament; if none differs, they count as today's."""
    _, results = read_store(campaign.folder)
    contest = campaign.tournament().contest
    same = all(_timeless(play_game(contest, fixture)) == _timeless(results[fixture]) for fixture in _some(results, games))
    if same:
        adopt_games(campaign.folder, contest)
    return same


def _some(results: dict[Fixture, GameResult], games: int) -> Iterator[Fixture]:
    by_pairing: dict[Pairing, list[Fixture]] = {}
    for fixture in results:
        by_pairing.setdefault(fixture.pairing, []).append(fixture)
    for fixtures in by_pairing.values():
        yield from fixtures[:: max(1, len(fixtures) // games)][:games]


def _timeless(result: GameResult | Fault) -> GameResult | Fault:
    """A game without the times that bots took, which are never the same."""
    if isinstance(result, Fault):
        return result
    return replace(result, bots={name: replace(conduct, seconds=0.0, most=0.0) for name, conduct in result.bots.items()})
