"""11.9 and 11.10: every curse has its region and its property, and does what is printed; temples are as many as printed."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.tests.book import (
    CURSES,
    TEMPLES,
    name_of,
    numbers,
)
from parlour.games.candelabria.tests.scenes import cursing, fought, gains, powers, won
from parlour.games.candelabria.tests.situations import asked, house_asked, lit, of, options, order, play, told
from parlour.kernel import Card, Match
from tests.tables import Row, word


@pytest.mark.parametrize("row", CURSES, ids=name_of)
def test_a_curse_has_the_region_and_the_property_of_its_row(row: Row) -> None:
    assert CONTENT.curses[name_of(row)] == (int(row["region"]), word(row["property"]))


@covers("CN-212")
def test_nine_curses_strike_every_region_but_the_sixth_and_seven_those_of_the_small_side() -> None:
    assert list(CONTENT.curses) == [name_of(row) for row in CURSES]
    assert len({curse.property for curse in CONTENT.curses.values()}) == len(CONTENT.curses) == 9
    for side, years in (("small", CONTENT.fog.small), ("large", CONTENT.fog.large)):
        struck = [curse.region for curse in CONTENT.curses.values() if curse.region in SIDES[side].regions]
        assert struck == [region for region in SIDES[side].regions if region != 6]
        assert len(struck) == sum(years) and len(years) == CONTENT.years


@covers("CN-208")
def test_there_are_six_temples_of_each_colour_at_the_printed_price() -> None:
    assert {name_of(row): int(row["count"]) for row in TEMPLES} == CONTENT.temples
    assert [int(row["price"]) for row in TEMPLES] == [CONTENT.temple_price] * 3
    assert sum(CONTENT.temples.values()) == 18
    assert numbers(TEMPLES[0]["effect"]) == (CONTENT.white_vp, CONTENT.white_vp)


# What they do

IN_EIGHT = {"coven": "r8_mine r8_barracks", "ash": "r8_forge"}


def placing(curse: str, **more: Any) -> Match:
    """Ash has placed this curse in region 8, where the Coven stands too, and where there will be a battle."""
    match = cursing(curse, "ash", earth=IN_EIGHT, battles=(8,), **more)
    assert of(match).haunts[Card(curse)].region == 8
    return match


@covers("curse:cu10", "curse:cu02", "curse:cu04", "curse:cu05", "curse:cu07")
@pytest.mark.parametrize(
    ("curse", "kind", "answers", "event", "times"),
    [
        ("cu10", "ignite", ("light r8_mine", "light r8_barracks"), "earth-lit", 2),
        ("cu02", "gift", ("build grey 8",), "temple-built", 1),
        ("cu04", "echo", ("echo ash_warrior",), "points-gained", 1),
        ("cu05", "gloom", ("douse coven r8_mine", "douse ash r8_forge"), "earth-doused", 2),
        ("cu07", "abduct", ("abduct ash_warrior r1_mine",), "figure-relocated", 1),
    ],
)
def test_a_curse_asks_its_controller_for_what_is_printed(
    curse: str, kind: str, answers: tuple[str, ...], event: str, times: int
) -> None:
    match = placing(curse, candles={"ash_warrior": "r8_forge 4 uc04"})
    for answer in answers:
        assert (asked(match), house_asked(match)) == (kind, "ash") and "skip" in options(match)
        play(match, answer)
    assert asked(match) == "commit" and len(told(match, event)) == times


@covers("curse:cu03", "CN-835")
def test_the_hungry_crown_doubles_the_points_of_its_battle() -> None:
    match = fought(placing("cu03"))
    assert won(match, 8) == "ash" and dict(gains(match, "ash"))["region-8"] == 8


@covers("curse:cu09", "CN-834")
def test_the_cinder_giant_has_a_power_of_four() -> None:
    assert powers(fought(placing("cu09")), 8)["ash"] == 1 + 4 + 4
    assert powers(fought(placing("cu03")), 8)["ash"] == 1 + 4 + 3


@covers("curse:cu08", "CN-839")
def test_the_false_dawn_puts_its_controller_first() -> None:
    match = placing("cu08", track="coven sowers ash engineers")
    assert order(match) == ["ash", "coven", "sowers", "engineers"]


@covers("curse:cu01", "CN-833")
def test_the_black_gale_puts_out_every_earth_flame_of_the_region() -> None:
    match = cursing("cu01", "ash", earth=IN_EIGHT, candles={"coven_warrior": "r8_mine"}, battles=(8,))
    assert lit(match, "ash") == lit(match, "coven") == set() and of(match).flames["coven_warrior"] == 4
