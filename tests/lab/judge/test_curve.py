"""The measures of a win curve, by hand."""

import pytest

from parlour.lab.judge.curve import Tension, at_share, chances, tension_of, thin, winner_of

TWO = [(0.5, 0.5), (0.6, 0.4), (0.3, 0.7), (0.3, 0.7), (0.8, 0.2)]
THREE = [(0.2, 0.5, 0.3), (0.4, 0.35, 0.25)]


def test_the_curve_of_a_winner_who_was_behind_in_the_middle() -> None:
    """Behind at the third and fourth of five points, by 0.2 below one half each time."""
    assert tension_of(TWO, 0) == Tension(2, 0.5, 0, 0.08, 0.8, 0.3, False)


def test_the_same_curve_for_the_other_winner() -> None:
    """Below one half by 0.1 and 0.3, last at the very end."""
    assert tension_of(TWO, 1) == Tension(2, 0.5, 1, 0.08, 1.0, 0.2, False)


def test_nothing_is_said_of_a_winner_where_nobody_won_alone() -> None:
    assert tension_of(TWO, None) == Tension(2, 0.5)


def test_among_three_the_best_other_counts() -> None:
    assert tension_of(THREE, 0) == Tension(1, 0.2, 0, 0.075, 0.5, 0.2, False)


@pytest.mark.parametrize(("worst", "comeback"), [(0.21, False), (0.19, True)])
def test_a_comeback_begins_below_a_fifth(worst: float, comeback: bool) -> None:
    assert tension_of([(0.5, 0.5), (worst, 1 - worst), (0.9, 0.1)], 0).comeback is comeback


def test_a_tie_takes_the_lead_from_nobody() -> None:
    assert tension_of([(0.6, 0.4), (0.5, 0.5), (0.6, 0.4)], 0).lead_changes == 0
    assert tension_of([(0.6, 0.4), (0.5, 0.5), (0.4, 0.6)], 0).lead_changes == 1


def test_who_is_ahead_all_the_time_has_decided_at_once() -> None:
    told = tension_of([(0.6, 0.4), (0.7, 0.3)], 0)
    assert (told.decided, told.drama) == (0.0, 0.0)


def test_chances_add_up_to_one() -> None:
    assert chances((0.3, 0.3)) == (0.5, 0.5)
    assert chances((0.2,)) == (0.2, 0.8), "alone against the game"
    assert chances((0.0, 0.0)) == (0.5, 0.5)


def test_the_winner_has_the_largest_share_alone() -> None:
    assert [winner_of(shares) for shares in ((0.0, 1.0), (0.5, 0.5), (0.0,), (1.0,), (0.5, 0.5, 0.0))] == [1, None, 1, 0, None]


def test_a_thinned_curve_keeps_its_ends() -> None:
    long = [(number / 1000, 1 - number / 1000) for number in range(1001)]
    short = thin(long, 5)
    assert [at[0] for at in short] == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert thin(long[:3], 5) == ((0.0, 1.0), (0.001, 0.999), (0.002, 0.998))
    assert at_share(short, 0.5) == (0.5, 0.5)
