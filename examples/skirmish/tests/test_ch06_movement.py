"""Chapter 6.1: where a unit may go."""

from examples.skirmish.tests.situations import drawn, of, options, play
from parlour.conform import covers
from parlour.kernel import Match


def moves(match: Match, unit: str) -> set[str]:
    """The hexes to which Red may move the unit."""
    play(match, f"red activate {unit}")
    return {option.split()[1] for option in options(match, "red") if option != "stay"}


@covers("SK-6.1")
def test_a_foot_unit_moves_at_most_two_hexes() -> None:
    match = drawn("r1 i3, w1 a1")
    assert " ".join(sorted(moves(match, "r1"))) == "g3 g4 g5 h2 h3 h4 h5 i1 i2 i4 i5"


@covers("SK-6.1")
def test_a_horse_moves_at_most_four_hexes() -> None:
    match = drawn("r4 e9, w1 a1")
    reached = moves(match, "r4")
    assert "e6" in reached and "a5" in reached and "a4" not in reached


@covers("SK-6.1")
def test_a_move_ends_on_a_hex_with_no_unit() -> None:
    match = drawn("r1 i3, r2 h3, w1 a1")
    assert "h3" not in moves(match, "r1")


@covers("SK-6.1")
def test_a_moved_unit_stands_on_its_new_hex() -> None:
    match = drawn("r1 i3, w1 a1")
    play(match, "red activate r1", "red move h3")
    assert of(match).at["r1"] == "h3"


@covers("SK-6.2")
def test_no_unit_moves_through_a_friend() -> None:
    match = drawn("r4 a1, r1 a2, r2 b1, r3 b2, w1 i1")
    assert moves(match, "r4") == set()


@covers("SK-6.2")
def test_no_unit_moves_through_a_foe() -> None:
    match = drawn("r4 a1, w1 a2, w2 b1, w3 b2")
    assert moves(match, "r4") == set()


@covers("SK-6.3")
def test_a_unit_stops_in_a_zone_of_control() -> None:
    match = drawn("r4 a1, w1 c2")
    reached = moves(match, "r4")
    assert "b1" in reached and "c1" not in reached


@covers("SK-6.3")
def test_friends_have_no_zone_of_control() -> None:
    match = drawn("r4 a1, r1 c2, w1 i1")
    assert {"b1", "c1"} <= moves(match, "r4")


@covers("SK-6.3")
def test_a_unit_that_starts_in_a_zone_of_control_may_leave_it() -> None:
    match = drawn("r1 e2, w1 e3")
    assert "d1" in moves(match, "r1")


@covers("SK-6.4")
def test_a_unit_stops_in_woods() -> None:
    match = drawn("r1 e4, w1 a1")
    reached = moves(match, "r1")
    assert "e5" in reached and "e6" not in reached


@covers("SK-6.4")
def test_a_unit_leaves_woods_at_full_speed() -> None:
    match = drawn("r1 e5, w1 a1")
    assert "e7" in moves(match, "r1")
