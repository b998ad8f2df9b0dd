"""Decisions: options, ranges, subsets, and what they accept."""

from random import Random

import pytest

from parlour.kernel import Decision, Illegal, Range, Ranges, Subset, chosen_items, notation, parse

AIM = Decision(
    "aim", Ranges("flick", (("disk", ("d1", "d2")), ("angle", Range(0, 359.99, per=100)), ("speed", Range(100, 2500))))
)
DISCARD = Decision("discard", Subset("discard", ("a", "b", "c"), 0, 2))


def test_a_continuous_decision_has_ranges_and_no_options() -> None:
    assert AIM.options == ()
    assert dict(AIM.ranges) == {"disk": ("d1", "d2"), "angle": (0, 359.99), "speed": (100, 2500)}


def test_every_sampled_aim_is_accepted_as_it_is() -> None:
    rng = Random(1)
    for _ in range(200):
        text = AIM.sample(rng)
        assert notation(AIM.settle(None, parse(text))) == text  # type: ignore[arg-type]


def test_an_aim_is_moved_to_the_grid_so_that_a_replay_is_exact() -> None:
    settled = AIM.settle(None, parse("flick d1 171.2537 900.4"))
    assert settled == ("flick", "d1", 171.25, 900)
    assert AIM.settle(None, parse(notation(settled))) == settled


@pytest.mark.parametrize("text", ["flick d3 10 900", "flick d1 400 900", "flick d1 10 99", "flick d1 word 900"])
def test_an_aim_out_of_range_is_refused_with_what_would_be_legal(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        AIM.settle(None, parse(text))
    assert caught.value.key == "out-of-range"
    assert caught.value.facts["legal"]


@pytest.mark.parametrize("text", ["flick", "flick d1 10", "push d1 10 900", "flick d1 10 900 5"])
def test_an_aim_of_another_shape_is_not_offered(text: str) -> None:
    assert AIM.settle(None, parse(text)) is None


def test_a_subset_is_listed_only_when_somebody_reads_it() -> None:
    assert DISCARD.options == (
        "discard none", "discard a", "discard b", "discard c", "discard a b", "discard a c", "discard b c",
    )  # fmt: skip


def test_a_subset_is_accepted_in_any_order_and_recorded_in_one() -> None:
    settled = DISCARD.settle(None, parse("discard c a"))
    assert settled == ("discard", "a", "c")
    assert chosen_items(settled) == ("a", "c")


@pytest.mark.parametrize("text", ["discard", "discard a a", "discard a b c", "discard d", "keep a", "discard none a"])
def test_a_wrong_subset_is_not_offered(text: str) -> None:
    assert DISCARD.settle(None, parse(text)) is None


def test_every_subset_can_be_sampled() -> None:
    rng = Random(2)
    assert {DISCARD.sample(rng) for _ in range(300)} == set(DISCARD.options)


def test_an_offered_number_comes_back_as_it_was_offered() -> None:
    decision = Decision("count", (1, 2))
    settled = decision.settle(None, parse("1.0"))
    assert type(settled) is int


def test_the_forms_say_how_a_continuous_answer_is_written() -> None:
    assert AIM.forms == (("flick", "disk", "angle", "speed"),)
    assert AIM.plain()["forms"] == [["flick", "disk", "angle", "speed"]]
    assert DISCARD.forms == () and "forms" not in DISCARD.plain()
