"""What a tournament says: ratings, pairings, seats and sides, each with its 95 % interval, and how the bots behaved."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random

from parlour.kernel.chance import Seed
from parlour.lab.arena.contest import BotName, Fixture, Pairing
from parlour.lab.arena.counting import of_pairing, of_seats, of_sides
from parlour.lab.arena.played import Conduct, Played
from parlour.lab.arena.ratings import ratings
from parlour.lab.arena.resampling import Interval, Shares, interval, weighings
from parlour.lab.arena.schedule import seating

EQUALS = (0.4, 0.6)  # bots whose share of a pairing lies between these are about as strong as each other


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, in Elo points above the anchor."""

    bot: BotName
    points: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Meeting:
    """What came of a pairing, from the side of the first of the two."""

    pairing: Pairing
    games: int
    share: float
    interval: Interval
    draws: int


@dataclass(frozen=True, slots=True)
class Place:
    """What those on a seat, or those who led a side, had of the win; a seat is named by its number."""

    name: str
    games: int
    share: float
    interval: Interval
    fair: float


@dataclass(frozen=True, slots=True)
class Standings:
    """All that a tournament says; places are told of over all games, and between equals alone."""

    games: int
    ratings: tuple[Rating, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[Place, ...]
    equal_seats: tuple[Place, ...]
    sides: tuple[Place, ...]
    equal_sides: tuple[Place, ...]
    lengths: tuple[int, ...]
    conduct: Mapping[BotName, Conduct]


def standings(
    bots: Sequence[BotName],
    pairings: Sequence[Pairing],
    teams: Sequence[int],
    played: Mapping[Fixture, Played],
    anchor: BotName,
    seed: Seed,
) -> Standings:
    """What these games say. Of a mirrored pair only the whole counts."""
    groups = {pairing: _whole(pairing, teams, played) for pairing in pairings}
    selves = [each for each in played.values() if len(set(each.seats)) == 1]
    counted = sorted(chain(*groups.values(), selves), key=lambda each: (each.deal, each.seats))
    met = {pairing: of_pairing(pairing, groups[pairing]) for pairing in pairings}
    equal = {frozenset(pairing) for pairing, each in met.items() if EQUALS[0] <= each.share <= EQUALS[1]}
    equals = [each for each in counted if frozenset(each.seats) in equal or len(set(each.seats)) == 1]
    lists = [list(met.values())]
    tables = [count(games, teams) for games in (counted, equals) for count in (of_seats, of_sides)]
    lists += [list(table.values()) for table in tables]
    points, spread, intervals = _weighed(bots, pairings, lists, anchor, seed)
    seats, sides, equal_seats, equal_sides = (
        tuple(map(_place, table, table.values(), found)) for table, found in zip(tables, intervals[1:], strict=True)
    )
    meetings = [_meeting(each, met[each], found, groups[each]) for each, found in zip(pairings, intervals[0], strict=True)]
    return Standings(
        len(counted),
        tuple(sorted(map(Rating, bots, points, spread), key=lambda rating: -rating.points)),
        tuple(meetings),
        seats,
        equal_seats,
        sides,
        equal_sides,
        tuple(sorted([each.answers for each in counted])),
        {bot: sum([each.bots[bot] for each in counted if bot in each.bots], Conduct()) for bot in bots},
    )


def _whole(pairing: Pairing, teams: Sequence[int], played: Mapping[Fixture, Played]) -> list[Played]:
    """The games of a pairing, each beside its mirror image."""
    one, other = seating(*pairing, teams), seating(*pairing[::-1], teams)
    deals = sorted(fixture.deal for fixture in played if fixture.seats == one and Fixture(fixture.deal, other) in played)
    return [played[Fixture(deal, seats)] for deal in deals for seats in (one, other)]


def _weighed(
    bots: Sequence[BotName], pairings: Sequence[Pairing], lists: Sequence[Sequence[Shares]], anchor: BotName, seed: Seed
) -> tuple[list[float], list[Interval], list[list[Interval]]]:
    """The ratings, and the intervals of the ratings and of all shares."""
    points = ratings(bots, _results(pairings, [each.smoothed() for each in lists[0]]), anchor)
    rng = Random(f"{seed} arena")
    deals = max([deal + 1 for each in chain(*lists) for deal in each.deals], default=0)
    rated, shares = [], []
    for weights in weighings(deals, rng):
        found = [[each.weighed(weights, rng) for each in every] for every in lists]
        rated.append(ratings(bots, _results(pairings, found[0]), anchor, points))
        shares.append([[had / of for had, of in every] for every in found])
    intervals = [
        [interval([each[which][place] for each in shares]) for place in range(len(every))] for which, every in enumerate(lists)
    ]
    return points, [interval(column) for column in zip(*rated, strict=True)], intervals


def _results(pairings: Iterable[Pairing], found: Iterable[tuple[float, float]]) -> list[tuple[Pairing, float, float]]:
    return [(pairing, had, of) for pairing, (had, of) in zip(pairings, found, strict=True)]


def _place(name: str, shares: Shares, found: Interval) -> Place:
    return Place(name, round(sum(shares.of)), shares.share, found, shares.fair)


def _meeting(pairing: Pairing, shares: Shares, found: Interval, games: Sequence[Played]) -> Meeting:
    draws = sum(0 < each.share_of(pairing[0]) < 1 for each in games)
    return Meeting(pairing, len(games), shares.share, found, draws)
