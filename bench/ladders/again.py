"""Plays some games of a campaign again: if they come out alike, all of its games are games of today's bots."""

from collections.abc import Iterator
from dataclasses import replace

from bench.ladders.campaigns import Campaign
from parlour.lab.arena import Fixture, Pairing, Played, kept, play, taken_over
from parlour.lab.faults import Fault


def alike(campaign: Campaign, games: int) -> bool:
    """Plays so many games of each pairing again, spread over the tournament; if none differs, they count as today's."""
    _, played = kept(campaign.folder)
    contest = campaign.tournament().contest
    same = all(_timeless(play(contest, each)) == _timeless(played[each]) for each in _some(played, games))
    if same:
        taken_over(campaign.folder, contest)
    return same


def _some(played: dict[Fixture, Played], games: int) -> Iterator[Fixture]:
    by_pairing: dict[Pairing, list[Fixture]] = {}
    for fixture in played:
        by_pairing.setdefault(fixture.pairing, []).append(fixture)
    for fixtures in by_pairing.values():
        yield from fixtures[:: max(1, len(fixtures) // games)][:games]


def _timeless(played: Played | Fault) -> Played | Fault:
    """A game without the times that bots took, which are never the same."""
    if isinstance(played, Fault):
        return played
    return replace(played, bots={name: replace(each, seconds=0.0, most=0.0) for name, each in played.bots.items()})
