"""Whether imagined cards come as often as they should: chi-square, with a bound that chance all but never breaks."""

import json
from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt
from random import Random

from parlour.kernel import Match, Seat, imagine

RARE = 4.75  # standard deviations: one fair sample in a million lies beyond
SAMPLES = 400


def assert_even(found: Iterable[Hashable], outcomes: Iterable[Hashable]) -> None:
    """What was found are these outcomes and no others, and each comes about as often as any other."""
    counted, every = Counter(found), list(outcomes)
    assert set(counted) <= set(every), f"impossible: {set(counted) - set(every)}"
    share = counted.total() / len(every)
    distance = sum([(counted[each] - share) ** 2 / share for each in every])
    part = 2 / (9 * max(1, len(every) - 1))
    bound = (len(every) - 1) * (1 - part + RARE * sqrt(part)) ** 3  # Wilson and Hilferty
    assert len(every) == 1 or distance < bound, f"chi-square {distance:.1f} beyond {bound:.1f}: {dict(counted)}"


def imagined(match: Match, seat: Seat | None, samples: int = SAMPLES) -> list[Match]:
    """What a seat imagines, over and over, from its view alone."""
    view, rng = json.loads(json.dumps(match.view(seat))), Random(1)
    return [imagine(match.game, view, rng) for _ in range(samples)]
