"""The search for designed numbers: targets, predictions, and what is proposed."""

import pytest

from parlour.lab.judge.balance import Target, estimate, parse_target, propose, total_miss, values_of
from tests.lab.judge.made_up import line

INFINITY = float("inf")


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("first=0.5", Target("first", 0.5, 0.5)),
        ("first=0.45..0.55", Target("first", 0.45, 0.55)),
        ("end:border-held>=0.2", Target("end:border-held", 0.2, INFINITY)),
        ("used:summon rus_axe<=0.9", Target("used:summon rus_axe", 0.0, 0.9)),
        ("answers=150..160", Target("answers", 150, 160)),
    ],
)
def test_a_target_is_a_measure_and_where_it_should_lie(text: str, target: Target) -> None:
    assert parse_target(text) == target


@pytest.mark.parametrize("text", ["first", "beauty=1", "first=0.6..0.4", "first>=0.4..0.6", "first=half", "=0.5", "end:=0.2"])
def test_anything_else_is_no_target(text: str) -> None:
    assert parse_target(text) is None


def test_a_share_is_missed_by_so_much_and_a_number_by_a_part_of_it() -> None:
    assert Target("first", 0.45, 0.55).miss(0.6) == pytest.approx(0.05)
    assert Target("first", 0.45, 0.55).miss(0.5) == 0
    assert Target("answers", 100, 200).miss(250) == pytest.approx(0.25)
    assert Target("answers", 100, INFINITY).miss(90) == pytest.approx(0.1)
    assert total_miss([Target("first", 0.5, 0.5), Target("drawn", 0, 0.1)], {"first": 0.6}) == pytest.approx(1.1)


def test_measures_are_taken_from_games() -> None:
    games = [line(0), line(1, outcome=(0.0, 1.0), answers=30)]
    targets = [Target("first", 0.5, 0.5), Target("answers", 1, 2), Target("side:sun", 0, 1)]
    assert values_of(targets, games) == {"first": 0.5, "answers": 20.0}
    own = estimate("answers", games)
    assert own is not None and own.low is not None and own.high is not None and own.low < 20 < own.high


def test_effects_add_up_and_the_smallest_set_that_does_it_is_proposed() -> None:
    effects = {("a", 1): {"first": -0.08}, ("a", 3): {"first": 0.08}, ("b", 2): {"first": -0.07}, ("c", 2): {"first": -0.001}}
    best = propose([Target("first", 0.5, 0.5)], {"first": 0.65}, effects)[0]
    assert best.changes == (("a", 1), ("b", 2)) and best.predicted["first"] == pytest.approx(0.5)


def test_one_number_is_changed_once() -> None:
    effects = {("a", 1): {"first": -0.1}, ("a", 0): {"first": -0.1}}
    found = propose([Target("first", 0.0, 0.0)], {"first": 0.9}, effects)
    assert {len(proposal.changes) for proposal in found} == {0, 1}


def test_nothing_is_proposed_where_nothing_helps() -> None:
    best = propose([Target("first", 0.5, 0.5)], {"first": 0.5}, {("a", 1): {"first": 0.1}})[0]
    assert best.changes == () and best.miss == 0


def test_a_share_is_never_predicted_beyond_the_whole() -> None:
    found = propose([Target("first", 1.0, 1.0)], {"first": 0.95}, {("a", 1): {"first": 0.2}})
    assert found[0].predicted["first"] == 1.0
