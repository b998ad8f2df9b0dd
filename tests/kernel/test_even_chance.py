"""Dice, draws and shuffles are even, and none of them foretells another: chi-square over many games.

All seeds are fixed, so that these tests come out alike every time.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import pairwise, permutations
from math import sqrt
from typing import Any

import pytest

from parlour.kernel import deal_seed
from parlour.kernel.chance import Source, draw_from, keyed_source, roll, shuffle

LIMIT = 5.0  # standard deviations: one in 1.7 million goes beyond
GAMES, DRAWS = 120, 250


def deviation(found: Iterable[Hashable], cells: int) -> float:
    """How far chi-square is from what even chance leads to, in standard deviations (Wilson and Hilferty).

    Far below is as suspicious as far above: too even.
    """
    counts = Counter(found)
    assert len(counts) <= cells, "there are more outcomes than there may be"
    expected = counts.total() / cells
    assert expected >= 5, "too few are counted"
    square = sum((count - expected) ** 2 for count in counts.values()) / expected + (cells - len(counts)) * expected
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    root: float = (square / freedom) ** (1 / 3)
    return (root - (1 - spread)) / sqrt(spread)


def sources(count: int) -> Iterable[Source]:
    """The chance of so many games, dealt as at a server: its secret, and what two people add."""
    for number in range(count):
        yield keyed_source(deal_seed(f"secret {number}", [(0, f"ann {number % 7}"), (1, "bob")]))


@pytest.mark.parametrize(("count", "sides"), [(1, 6), (2, 6), (3, 6), (1, 10), (1, 20), (1, 3), (1, 7)])
def test_dice_are_even(count: int, sides: int) -> None:
    thrown = [
        dice for source in sources(GAMES) for number in range(DRAWS) for dice in [source.answer(number, roll(count, sides))]
    ]
    assert abs(deviation(thrown, sides**count)) < LIMIT
    for die in range(count):
        assert abs(deviation((dice[die] for dice in thrown), sides)) < LIMIT


@pytest.mark.parametrize("size", [2, 3, 5, 24, 52, 100])
def test_every_card_of_a_pile_is_drawn_alike(size: int) -> None:
    pile = draw_from(range(size))
    assert abs(deviation((source.answer(n, pile) for source in sources(GAMES) for n in range(DRAWS)), size)) < LIMIT


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_is_as_likely_as_any_other(size: int) -> None:
    orders = len(list(permutations(range(size))))
    cards = shuffle(range(size))
    assert abs(deviation((source.answer(n, cards) for source in sources(GAMES) for n in range(DRAWS)), orders)) < LIMIT


@pytest.mark.parametrize("size", [24, 52])
def test_every_card_comes_to_every_place_of_a_deck(size: int) -> None:
    deck = shuffle(range(size))
    orders = [source.answer(number, deck) for source in sources(GAMES) for number in range(DRAWS // 5)]
    for place in (0, 1, size // 2, size - 2, size - 1):
        assert abs(deviation((order[place] for order in orders), size)) < LIMIT
    for card in (0, size // 3, size - 1):
        assert abs(deviation((order.index(card) for order in orders), size)) < LIMIT
    following = ((order[0], order[1]) for order in orders if 0 in order[:2] or order[0] < 4)
    assert len(set(following)) > size  # neighbours are no fixed pairs


def test_one_throw_does_not_foretell_the_next() -> None:
    thrown = [[source.answer(number, roll(1))[0] for number in range(DRAWS)] for source in sources(GAMES)]
    assert abs(deviation((pair for game in thrown for pair in pairwise(game)), 36)) < LIMIT
    assert abs(deviation((pair for game in thrown for pair in zip(game, game[2:], strict=False)), 36)) < LIMIT


def test_one_game_does_not_foretell_another_with_a_seed_that_is_almost_the_same() -> None:
    def throws(secret: str, added: str) -> list[int]:
        source = keyed_source(deal_seed(secret, [(0, added)]))
        return [source.answer(number, roll(1))[0] for number in range(20_000)]

    first = throws("secret", "ann")
    for other in (throws("secreu", "ann"), throws("secret", "anm"), throws("secret", "ann ")):
        assert abs(deviation(zip(first, other, strict=True), 36)) < LIMIT


def test_the_same_draw_for_another_purpose_is_another() -> None:
    pairs = []
    for source in sources(GAMES):
        pairs += [(source.answer(n, roll(1, 6))[0], source.answer(n, draw_from(range(6)))) for n in range(DRAWS)]
    assert abs(deviation(pairs, 36)) < LIMIT


class _Uneven:
    """A source that takes remainders of numbers that are too small: the mistake that these tests are to find."""

    def __init__(self, most: int) -> None:
        self._most = most

    def answer(self, number: int, question: Any) -> Any:
        even = keyed_source(f"uneven {number}")

        def below(limit: int) -> int:
            drawn: int = even.answer(0, draw_from(range(self._most)))
            return drawn % limit

        return question.answer(below)


@pytest.mark.parametrize("most", [100, 64, 20])
def test_remainders_of_small_numbers_would_be_found(most: int) -> None:
    source = _Uneven(most)
    assert deviation((source.answer(number, roll(1))[0] for number in range(30_000)), 6) > LIMIT


def test_what_is_too_even_would_be_found() -> None:
    assert deviation((number % 20 for number in range(30_000)), 20) < -LIMIT


@pytest.mark.soak
@pytest.mark.parametrize("sides", range(2, 61))
def test_dice_of_all_sizes_are_even_over_a_million_throws(sides: int) -> None:
    thrown = (source.answer(number, roll(1, sides))[0] for source in sources(1_000) for number in range(1_000))
    assert abs(deviation(thrown, sides)) < LIMIT
