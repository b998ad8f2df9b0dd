"""The standings of a tournament: ratings, pairings, seats and sides, each with its bootstrap interval, and the bots' conduct."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import fsum
from random import Random
from statistics import fmean

from parlour.kernel import Seed
from parlour.lab.arena.bootstrap import Interval, Shares, percentile_interval, resample_weights
from parlour.lab.arena.forecasts import Forecasts
from parlour.lab.arena.ratings import ratings
from parlour.lab.arena.store import Conduct, Forfeit, GameResult
from parlour.lab.arena.tournament import MIRRORED, BotName, Fixture, Pairing, Tournament, seating

COIN = 0.25  # the Brier score of whoever always says one half of a duel
EQUALS = (0.4, 0.6)  # bots whose share of a pairing lies between these are about as strong as each other


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, in Elo points above the anchor."""

    bot: BotName
    points: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Meeting:
    """The result of a pairing, from the side of the first of the two."""

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
class Foresight:
    """How well a bot knew what would come."""

    bot: BotName
    forecasts: Forecasts
    brier: float
    interval: Interval


@dataclass(frozen=True, slots=True)
class Standings:
    """All results of a tournament; seats and sides over all games, and again over games between equals alone."""

    games: int
    ratings: tuple[Rating, ...]
    meetings: tuple[Meeting, ...]
    seats: tuple[Place, ...]
    equal_seats: tuple[Place, ...]
    sides: tuple[Place, ...]
    equal_sides: tuple[Place, ...]
    lengths: tuple[int, ...]
    conduct: Mapping[BotName, Conduct]
    forfeits: tuple[Forfeit, ...] = ()
    foresight: tuple[Foresight, ...] = ()


def standings_of(tournament: Tournament, results: Mapping[Fixture, GameResult]) -> Standings:
    """The standings by those results that belong to a tournament."""
    own = {fixture: results[fixture] for fixture in tournament.fixtures() if fixture in results}
    anchor = tournament.anchor or tournament.bots[0]
    return standings(tournament.bots, tournament.pairings, tournament.teams, own, anchor, tournament.contest.seed)


def standings(
    bots: Sequence[BotName],
    pairings: Sequence[Pairing],
    teams: Sequence[int],
    results: Mapping[Fixture, GameResult],
    anchor: BotName,
    seed: Seed,
) -> Standings:
    """The standings by these results. Of a mirrored pair, one game alone does not count."""
    groups = {pairing: _mirrored(pairing, teams, results) for pairing in pairings}
    selves = [game for game in results.values() if len(set(game.seats)) == 1]
    counted = sorted(chain(*groups.values(), selves), key=lambda game: (game.deal, game.seats))
    by_pairing = {pairing: _pairing_shares(pairing, groups[pairing]) for pairing in pairings}
    equal = {frozenset(pairing) for pairing, shares in by_pairing.items() if EQUALS[0] <= shares.share <= EQUALS[1]}
    equals = [game for game in counted if frozenset(game.seats) in equal or len(set(game.seats)) == 1]
    tables = [count(games, teams) for games in (counted, equals) for count in (_seat_shares, _side_shares)]
    errors = _brier_scores(bots, counted)
    groups_of_shares = [list(by_pairing.values()), *[list(table.values()) for table in (*tables, errors)]]
    points, spread, intervals = _bootstrap(bots, pairings, groups_of_shares, anchor, seed)
    seats, sides, equal_seats, equal_sides = (
        tuple(map(_place, table, table.values(), own)) for table, own in zip(tables, intervals[1:-1], strict=True)
    )
    meetings = [
        _meeting(pairing, by_pairing[pairing], interval, groups[pairing])
        for pairing, interval in zip(pairings, intervals[0], strict=True)
    ]
    return Standings(
        len(counted),
        tuple(sorted(map(Rating, bots, points, spread), key=lambda rating: -rating.points)),
        tuple(meetings),
        seats,
        equal_seats,
        sides,
        equal_sides,
        tuple(sorted([game.answers for game in counted])),
        {bot: sum([game.bots[bot] for game in counted if bot in game.bots], Conduct()) for bot in bots},
        tuple([game.forfeit for game in counted if game.forfeit is not None]),
        tuple([_foresight(bot, errors[bot], own, counted) for bot, own in zip(errors, intervals[-1], strict=True)]),
    )


def _mirrored(pairing: Pairing, teams: Sequence[int], results: Mapping[Fixture, GameResult]) -> list[GameResult]:
    """The games of a pairing, each beside its mirror image."""
    one, other = seating(*pairing, teams), seating(*pairing[::-1], teams)
    deals = sorted(fixture.deal for fixture in results if fixture.seats == one and Fixture(fixture.deal, other) in results)
    return [results[Fixture(deal, seats)] for deal in deals for seats in (one, other)]


def pair_shares(tournament: Tournament, results: Mapping[Fixture, GameResult]) -> list[float]:
    """What the first bot had of each mirrored pair of the first pairing, deal by deal up to the first that is missing."""
    pairing = tournament.pairings[0]
    games = _mirrored(pairing, tournament.teams, results)
    pairs = list(zip(games[::2], games[1::2], strict=True))
    return [
        (one.share_of(pairing[0]) + other.share_of(pairing[0])) / MIRRORED
        for number, (one, other) in enumerate(pairs)
        if one.deal == number
    ]


def _pairing_shares(pairing: Pairing, games: Sequence[GameResult]) -> Shares:
    """What the first bot of a pairing had."""
    return _sum_by_deal([(game.deal, game.share_of(pairing[0])) for game in games], 0.5)


def _seat_shares(games: Sequence[GameResult], teams: Sequence[int]) -> dict[str, Shares]:
    return {
        str(seat): _sum_by_deal([(game.deal, game.outcome[seat]) for game in games], fair)
        for seat, fair in enumerate(_fair_shares(teams))
    }


def _side_shares(games: Sequence[GameResult], teams: Sequence[int]) -> dict[str, Shares]:
    """What those had who led each side, over the games in which a seat led it; without a side that all seats lead."""
    fair = _fair_shares(teams)
    had: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    even: defaultdict[str, list[float]] = defaultdict(list)
    for game in games:
        for side, seats in _seats_by_side(game.sides).items():
            had[side].append((game.deal, fsum([game.outcome[seat] for seat in seats])))
            even[side].append(fsum([fair[seat] for seat in seats]))
    by_side = {side: _sum_by_deal(had[side], fmean(even[side])) for side in sorted(had)}
    return {side: shares for side, shares in by_side.items() if shares.fair < 1}


def _fair_shares(teams: Sequence[int]) -> list[float]:
    """What each seat would have on average if all teams were equally strong."""
    sizes = Counter(teams)
    return [1 / len(sizes) / sizes[team] for team in teams]


def _seats_by_side(sides: Sequence[str]) -> Mapping[str, list[int]]:
    by_side: defaultdict[str, list[int]] = defaultdict(list)
    for seat, side in enumerate(sides):
        if side:
            by_side[side].append(seat)
    return by_side


def _sum_by_deal(shares: Sequence[tuple[int, float]], fair: float) -> Shares:
    total, games = _totals(shares), _totals([(deal, 1.0) for deal, _ in shares])
    return Shares(tuple(total), tuple(total.values()), tuple(games.values()), fair)


def _bootstrap(
    bots: Sequence[BotName], pairings: Sequence[Pairing], groups: Sequence[Sequence[Shares]], anchor: BotName, seed: Seed
) -> tuple[list[float], list[Interval], list[list[Interval]]]:
    """The ratings, and the intervals of the ratings and of all shares; the first group is that of the pairings."""
    points = ratings(bots, _results(pairings, [shares.with_prior() for shares in groups[0]]), anchor)
    rng = Random(f"{seed} arena")
    deals = max([deal + 1 for shares in chain(*groups) for deal in shares.deals], default=0)
    resampled_points, resampled_shares = [], []
    for weights in resample_weights(deals, rng):
        samples = [[shares.resample(weights, rng) for shares in group] for group in groups]
        resampled_points.append(ratings(bots, _results(pairings, samples[0]), anchor, points))
        resampled_shares.append([[had / of for had, of in group] for group in samples])
    intervals = [
        [percentile_interval([resample[number][place] for resample in resampled_shares]) for place in range(len(group))]
        for number, group in enumerate(groups)
    ]
    return points, [percentile_interval(column) for column in zip(*resampled_points, strict=True)], intervals


def _results(pairings: Iterable[Pairing], shares: Iterable[tuple[float, float]]) -> list[tuple[Pairing, float, float]]:
    return [(pairing, had, of) for pairing, (had, of) in zip(pairings, shares, strict=True)]


def _brier_scores(bots: Sequence[BotName], games: Sequence[GameResult]) -> dict[BotName, Shares]:
    """The squares of what each bot was wrong by, as shares of its forecasts; without bots that foretold nothing."""
    scores = {}
    for bot in bots:
        told = [(game.deal, game.forecasts[bot]) for game in games if bot in game.forecasts]
        errors, counts = _totals([(deal, own.error) for deal, own in told]), _totals([(deal, own.count) for deal, own in told])
        if told:
            scores[bot] = Shares(tuple(errors), tuple(errors.values()), tuple(counts.values()), COIN)
    return scores


def _totals(numbers: Iterable[tuple[int, float]]) -> dict[int, float]:
    totals: defaultdict[int, float] = defaultdict(float)
    for deal, number in numbers:
        totals[deal] += number
    return dict(sorted(totals.items()))


def _foresight(bot: BotName, scores: Shares, interval: Interval, games: Sequence[GameResult]) -> Foresight:
    forecasts = sum([game.forecasts[bot] for game in games if bot in game.forecasts], Forecasts())
    return Foresight(bot, forecasts, scores.share, interval)


def _place(name: str, shares: Shares, interval: Interval) -> Place:
    return Place(name, round(sum(shares.of)), shares.share, interval, shares.fair)


def _meeting(pairing: Pairing, shares: Shares, interval: Interval, games: Sequence[GameResult]) -> Meeting:
    draws = sum(0 < game.share_of(pairing[0]) < 1 for game in games)
    return Meeting(pairing, len(games), shares.share, interval, draws)
