"""Whether imagined hands come as often as they should: chi-square, with a bound that chance all but never breaks."""

import json
from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import chain
from math import sqrt
from random import Random
from typing import Any

from parlour.games.inbetween.tests.situations import of
from parlour.kernel import Card, Match, Seat, imagine

RARE = 4.75  # standard deviations: one fair sample in a million lies beyond
SAMPLES = 1_500


def assert_frequencies(found: Counter[Hashable], shares: Mapping[Hashable, float]) -> None:
    """The outcomes are those of `shares` and no others, and come about that often."""
    assert set(found) <= set(shares), f"impossible: {set(found) - set(shares)}"
    assert abs(sum(shares.values()) - 1) < 1e-9
    if len(shares) == 1:
        return
    total = sum(found.values())
    distance = sum([(found[each] - total * share) ** 2 / (total * share) for each, share in shares.items()])
    assert distance < bound(len(shares) - 1), f"chi-square {distance:.1f} of {dict(found)} against {dict(shares)}"


def bound(freedom: int) -> float:
    """What chi-square exceeds once in a million (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * float((1 - part + RARE * sqrt(part)) ** 3)


def even(outcomes: Any) -> dict[Hashable, float]:
    """Every outcome as likely as any other."""
    every = list(outcomes)
    return dict.fromkeys(every, 1 / len(every))


def imagined(match: Match, seat: Seat | None, samples: int = SAMPLES, luck: int = 1) -> list[Match]:
    """What a seat imagines, over and over, from its view alone."""
    view, rng = json.loads(json.dumps(match.view(seat))), Random(luck)
    return [imagine(match.game, view, rng) for _ in range(samples)]


def hands(matches: list[Match], seat: Seat) -> list[tuple[Card, ...]]:
    """The hand of a side in each of several matches."""
    return [of(match).hands[seat] for match in matches]


def cards(found: list[tuple[Card, ...]], known: frozenset[str] = frozenset()) -> Counter[Hashable]:
    """How often each card that was not known is held."""
    return Counter([card for card in chain.from_iterable(found) if card not in known])
