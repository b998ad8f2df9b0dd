"""Counts shares of the win deal by deal: of a bot in a pairing, of seats, of sides."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from statistics import fmean

from parlour.lab.arena.contest import Pairing
from parlour.lab.arena.played import Played
from parlour.lab.arena.resampling import Shares


def of_pairing(pairing: Pairing, games: Sequence[Played]) -> Shares:
    """What the first bot of a pairing had."""
    return _by_deal([(each.deal, each.share_of(pairing[0])) for each in games], 0.5)


def of_seats(games: Sequence[Played], teams: Sequence[int]) -> dict[str, Shares]:
    """What was had on each seat."""
    return {
        str(seat): _by_deal([(each.deal, each.outcome[seat]) for each in games], fair)
        for seat, fair in enumerate(fair_shares(teams))
    }


def of_sides(games: Sequence[Played], teams: Sequence[int]) -> dict[str, Shares]:
    """What those had who led each side, in the games in which somebody did; nothing if all lead the same."""
    fair = fair_shares(teams)
    had: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    even: defaultdict[str, list[float]] = defaultdict(list)
    for each in games:
        for side, seats in _led(each.sides).items():
            had[side].append((each.deal, fsum([each.outcome[seat] for seat in seats])))
            even[side].append(fsum([fair[seat] for seat in seats]))
    found = {side: _by_deal(had[side], fmean(even[side])) for side in sorted(had)}
    return {side: shares for side, shares in found.items() if shares.fair < 1}


def fair_shares(teams: Sequence[int]) -> list[float]:
    """What each seat would have on average if all teams were alike."""
    sizes = Counter(teams)
    return [1 / len(sizes) / sizes[team] for team in teams]


def _led(sides: Sequence[str]) -> Mapping[str, list[int]]:
    led: defaultdict[str, list[int]] = defaultdict(list)
    for seat, side in enumerate(sides):
        if side:
            led[side].append(seat)
    return led


def _by_deal(had: Iterable[tuple[int, float]], fair: float) -> Shares:
    total: defaultdict[int, float] = defaultdict(float)
    games: Counter[int] = Counter()
    for deal, share in had:
        total[deal] += share
        games[deal] += 1
    deals = tuple(sorted(games))
    return Shares(deals, tuple([total[deal] for deal in deals]), tuple([float(games[deal]) for deal in deals]), fair)
