"""Chapter 6.4: how the game ends."""

from examples.skirmish.position import RED, WHITE
from examples.skirmish.tests.situations import drawn, play
from parlour.conform import covers


@covers("SK-6.14")
def test_a_side_whose_last_unit_is_destroyed_loses_at_once() -> None:
    match = drawn("r1 e2, r2 a5, w1 e3", dice=[(6, 6, 6)])
    play(match, "red activate r1", "red stay", "red attack w1", "white hold")
    assert match.outcome == {RED: 1.0, WHITE: 0.0}


@covers("SK-6.14")
def test_an_attacker_may_lose_its_last_unit_to_a_counter() -> None:
    match = drawn("r1 e2, w1 e3", health={"r1": 1}, dice=[(6, 1, 1)])
    play(match, "red activate r1", "red stay", "red attack w1", "white counter")
    assert match.outcome == {RED: 0.0, WHITE: 1.0}


@covers("SK-6.14")
def test_a_side_with_a_unit_left_plays_on() -> None:
    match = drawn("r1 e2, r2 a5, w1 e3, w2 i5", dice=[(6, 6, 6)])
    play(match, "red activate r1", "red stay", "red attack w1", "white hold")
    assert match.outcome is None


@covers("SK-6.15")
def test_after_twelve_rounds_the_side_with_more_health_wins() -> None:
    match = drawn("r1 e2, w1 e5, w2 i5", health={"r1": 3, "w1": 1, "w2": 1}, round=12)
    play(match, "red end", "white end")
    assert match.outcome == {RED: 1.0, WHITE: 0.0}


@covers("SK-6.15")
def test_health_counts_and_not_units() -> None:
    match = drawn("r1 e2, r2 a5, w1 e5", health={"r1": 1, "r2": 1, "w1": 3}, round=12)
    play(match, "red end", "white end")
    assert match.outcome == {RED: 0.0, WHITE: 1.0}


@covers("SK-6.15")
def test_equal_health_is_a_draw() -> None:
    match = drawn("r1 e2, w1 e5, w2 i5", health={"r1": 3, "w1": 1, "w2": 2}, round=12)
    play(match, "red end", "white end")
    assert match.outcome == {RED: 0.5, WHITE: 0.5}


@covers("SK-6.15")
def test_before_the_end_of_the_twelfth_round_health_decides_nothing() -> None:
    match = drawn("r1 e2, w1 e5", health={"r1": 3, "w1": 1}, round=11)
    play(match, "red end", "white end")
    assert match.outcome is None
