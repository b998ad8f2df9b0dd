"""Chance: the same on every platform, even, and bound by a commitment that gives nothing away."""

from collections import Counter
from hashlib import sha256
from random import Random

import pytest

from parlour.kernel import Chance, Given, Quick, commitment, deal_seed, draw_from, keyed_source, roll, shuffle


def test_the_numbers_are_these_on_every_platform_and_python() -> None:
    source = keyed_source(7)
    assert [source.answer(n, roll(3)) for n in range(4)] == PINNED_ROLLS
    assert source.answer(4, shuffle(tuple("abcdefghij"))) == PINNED_SHUFFLE
    assert keyed_source("7").answer(0, roll(3)) != PINNED_ROLLS[0]


PINNED_ROLLS = [(1, 5, 2), (2, 2, 1), (3, 6, 5), (5, 3, 4)]
PINNED_SHUFFLE = tuple("iahgcejdbf")


def test_an_answer_depends_on_its_number_and_its_purpose() -> None:
    source = keyed_source(7)
    assert len({source.answer(n, roll(8)) for n in range(50)}) == 50
    assert source.answer(0, roll(8)) != source.answer(0, roll(8, 20))


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 61, 100])
def test_dice_are_even(sides: int) -> None:
    source = keyed_source("even")
    rolls = 6000
    shown = Counter(die for n in range(rolls // 10) for die in source.answer(n, roll(10, sides)))
    expected = rolls / sides
    chi_square = sum((shown[side] - expected) ** 2 / expected for side in range(1, sides + 1))
    assert set(shown) <= set(range(1, sides + 1))
    assert chi_square < sides - 1 + 5 * (2 * (sides - 1)) ** 0.5


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    source = keyed_source("orders")
    orders = Counter(source.answer(n, shuffle((1, 2, 3))) for n in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


@pytest.mark.parametrize("question", [roll(2), roll(1, 4), draw_from("abca"), shuffle((1, 2, 3, 4))])
def test_the_weights_of_all_outcomes_add_up_to_one(question: Chance) -> None:
    outcomes = list(question.outcomes())
    assert sum(weight for _, weight in outcomes) == pytest.approx(1)
    assert keyed_source(1).answer(0, question) in [value for value, _ in outcomes]


def test_a_search_may_use_a_quick_source() -> None:
    source = Quick(Random(3))
    assert set(source.answer(0, roll(500))) == {1, 2, 3, 4, 5, 6}


def test_given_answers_run_out_loudly() -> None:
    source = Given(((6, 6), (1, 1)))
    assert source.answer(1, roll(2)) == (1, 1)
    with pytest.raises(AssertionError, match="no answer was given"):
        source.answer(2, roll(2))


def test_a_commitment_binds_and_tells_nothing_of_the_dice() -> None:
    assert commitment(7) == commitment(7) != commitment(8)
    assert commitment(7) != commitment("7")
    assert keyed_source(7).key.hex() not in commitment(7)
    assert keyed_source(commitment(7)).answer(0, roll(8)) != keyed_source(7).answer(0, roll(8))


def test_a_deal_depends_on_its_secret_and_on_everything_that_a_seat_adds() -> None:
    added = [(0, "heads"), (1, "tails")]
    seeds = [
        deal_seed("secret", added), deal_seed("other", added), deal_seed("secret", added[:1]), deal_seed("secret", []),
        deal_seed("secret", [(0, "tails"), (1, "heads")]), deal_seed("secret", [(0, "heads"), (2, "tails")]),
    ]  # fmt: skip
    assert len(set(seeds)) == len(seeds)
    assert deal_seed("secret", reversed(added)) == seeds[0]
    assert deal_seed("secret", []) == "secret"
    expected = sha256(b"parlour deal\nstr secret\n0 heads\n1 tails").hexdigest()  # what anybody can work out alone
    assert seeds[0] == expected
