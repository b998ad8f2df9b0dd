"""The table as text."""

from examples.skirmish.drawing import picture
from examples.skirmish.tests.situations import drawn

EVERYBODY = "r1 a2, r2 a3, r3 a4, r4 a1, r5 a5, r6 b3, w1 i4, w2 i3, w3 i2, w4 i5, w5 i1, w6 h4"


def test_units_stand_on_their_hexes() -> None:
    match = drawn("r6 b3, w3 i2")
    lines = picture(match.view(None)).splitlines()
    assert (lines[1], lines[8]) == ("  b       .   .   r6  .   .   . ", "  i         .   w3  .   .   . ")


def test_each_side_shows_health_left_and_lost_and_its_hand() -> None:
    match = drawn("r1 a2, r4 a1, w1 i4, w6 h4", health={"r1": 2, "w6": 1}, hands=("spur1", ""), deck="fury1 fury2")
    assert picture(match.view(0)).splitlines()[9:] == [
        "  round 1  deck 2",
        "  r1 **-  r2 ---  r3 ---  r4 **  r5 --  r6 --   hand spur1",
        "  w1 ***  w2 ---  w3 ---  w4 --  w5 --  w6 *-   hand -",
    ]


def test_the_hand_of_another_seat_is_drawn_as_backs() -> None:
    match = drawn(EVERYBODY, hands=("spur1 fury1", "rally1"))
    red, white = picture(match.view(1)).splitlines()[-2:]
    assert red.endswith("   hand ## ##") and white.endswith("   hand rally1")


def test_the_fullest_table_is_at_most_80_columns_wide() -> None:
    match = drawn(EVERYBODY, hands=("rally1 rally2 rally3", "spur10 spur11 spur12"))
    assert all(len(line) <= 80 for seat in (0, 1) for line in picture(match.view(seat)).splitlines())
