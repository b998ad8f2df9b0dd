"""Bootstrap intervals: they hold the truth about as often as they say."""

from math import sqrt
from random import Random

import pytest

from parlour.lab.arena.bootstrap import Interval, Shares, percentile_interval, resample_weights


def bootstrap(shares: Shares, rng: Random, resamples: int = 400) -> Interval:
    pairs = [shares.resample(weights, rng) for weights in resample_weights(1 + max(shares.deals), rng, resamples)]
    return percentile_interval([had / of for had, of in pairs])


def mirrored(wins: list[float]) -> Shares:
    return Shares(tuple(range(len(wins))), tuple(wins), (2.0,) * len(wins))


@pytest.mark.parametrize("share", [0.5, 0.75, 0.95])
def test_an_interval_holds_the_truth_about_as_often_as_it_says(share: float) -> None:
    rng = Random(7)
    held = 0
    for _ in range(150):
        one = bootstrap(mirrored([(rng.random() < share) + (rng.random() < share) for _ in range(40)]), rng, 200)
        held += one.low <= share <= one.high
    assert 0.89 < held / 150 <= 1


def test_an_interval_is_as_wide_as_the_games_allow() -> None:
    rng = Random(2)
    one = bootstrap(mirrored([rng.randrange(3) for _ in range(400)]), rng)
    assert one.high - one.low == pytest.approx(2 * 1.96 * sqrt(2 / 3) / 2 / sqrt(400), rel=0.2)


def test_whoever_won_everything_is_not_sure_to_win_for_ever() -> None:
    ten, hundred = (bootstrap(mirrored([2.0] * games), Random(3)) for games in (10, 100))
    assert ten.low < hundred.low < 1 and ten.low < 0.9 and hundred.low > 0.95


def test_a_pair_that_is_always_shared_says_more_than_its_games_alone() -> None:
    """Whatever the luck of the deal, it met both."""
    shared = bootstrap(mirrored([1.0] * 100), Random(4))
    mixed = bootstrap(mirrored([0.0, 2.0] * 50), Random(4))
    assert shared.high - shared.low < (mixed.high - mixed.low) / 2


def test_a_share_of_nothing_is_the_fair_one() -> None:
    assert Shares((), (), (), 0.25).share == 0.25
