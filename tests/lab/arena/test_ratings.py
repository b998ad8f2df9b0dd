"""Ratings by maximum likelihood."""

from math import log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.lab.arena.ratings import expected_share, ratings
from parlour.lab.arena.tournament import Pairing

BOTS = ("a", "b", "c", "d")
PAIRS = tuple((one, other) for number, one in enumerate(BOTS) for other in BOTS[number + 1 :])


def test_of_two_bots_the_rating_says_what_the_share_says() -> None:
    assert ratings(("a", "b"), [(("a", "b"), 75, 100)], "b") == pytest.approx([400 * log10(3), 0])
    assert ratings(("a", "b"), [(("a", "b"), 75, 100)], "a") == pytest.approx([0, -400 * log10(3)])
    assert ratings(("a", "b"), [(("a", "b"), 50, 100)], "a") == pytest.approx([0, 0])


def test_a_ladder_adds_up() -> None:
    found = ratings(("a", "b", "c"), [(("a", "b"), 10, 40), (("b", "c"), 10, 40)], "a")
    assert found == pytest.approx([0, 400 * log10(3), 800 * log10(3)])


def test_a_bot_alone_is_its_own_anchor() -> None:
    assert ratings(("a",), [], "a") == [0]


def test_very_unequal_bots_are_rated_too() -> None:
    found = ratings(("a", "b", "c"), [(("a", "b"), 0.5, 1000), (("b", "c"), 0.5, 1000), (("a", "c"), 0.5, 1000)], "b")
    assert found[0] < found[1] < found[2]
    assert expected_share(found[2], found[0]) > 0.999


@given(st.lists(st.tuples(st.floats(0.5, 99.5), st.just(100.0)), min_size=len(PAIRS), max_size=len(PAIRS)), st.sampled_from(BOTS))
def test_at_the_maximum_every_bot_is_expected_to_have_what_it_had(had: list[tuple[float, float]], anchor: str) -> None:
    results: list[tuple[Pairing, float, float]] = [(pair, *each) for pair, each in zip(PAIRS, had, strict=True)]
    found = dict(zip(BOTS, ratings(BOTS, results, anchor), strict=True))
    assert found[anchor] == 0
    for bot in BOTS:
        own = [(won, of, one, other) for (one, other), won, of in results if bot in (one, other)]
        real = sum(won if one == bot else of - won for won, of, one, _ in own)
        fit = sum(of * expected_share(found[bot], found[other if one == bot else one]) for _, of, one, other in own)
        assert fit == pytest.approx(real, abs=1e-4)
