"""6.24: how a scenario is won and lost."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.sieges import alone, first_turn, flames, idle
from parlour.games.candelabria.tests.situations import (
    asked,
    held,
    lit,
    of,
    options,
    play,
    told,
)
from parlour.kernel import Illegal


@covers("CN-1521", "CN-1523", "CN-R99")
def test_the_zone_is_cleared_as_soon_as_no_rival_has_a_flame_there() -> None:
    match = alone(earth={"sowers": "r6_curse r3_barracks"}, candles={"sowers_pilgrim": "r3_mine", "sowers_explorer": "r6_mine 0"})
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse", "douse sowers r6_curse")
    assert match.outcome == {0: 1.0}, "castles, extinguished candles and flames outside the zone do not count"
    assert told(match, "earth-lit") == []


@covers("CN-1521")
@pytest.mark.parametrize(
    ("earth", "candles"), [("r6_curse r5_mine", {}), ("r6_curse", {"sowers_pilgrim": "r8_forge 1"}), ("r6_curse r1_forge", {})]
)
def test_one_flame_in_the_zone_is_enough_to_go_on(earth: str, candles: dict[str, str]) -> None:
    match = alone(earth={"sowers": earth}, candles=candles)
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse", "douse sowers r6_curse")
    assert not match.over


@covers("CN-1521", "CN-1544", "CN-R99")
def test_a_candle_that_is_driven_out_of_the_zone_no_longer_counts() -> None:
    candles = {"ash_warrior": "r8_forge", "sowers_pilgrim": "r7_tavern"}
    match = alone(earth={"sowers": ""}, candles=candles)
    play(match, "manoeuvre hc_ash_1", "move warrior r7_tavern")
    assert asked(match) == "push"
    play(match, "push sowers_pilgrim r7_mine")
    assert match.outcome == {0: 1.0}


@covers("CN-1521", "CN-1522")
@pytest.mark.parametrize(
    ("scenario", "left"),
    [
        ("alabaster_siege", {"r6_mine": 4, "r7_tavern": 1}),
        ("three_watchlights", {"r6_mine": 3, "r4_mine": 2}),
    ],
)
def test_the_table_shows_what_must_still_go_out(scenario: str, left: dict[str, int]) -> None:
    rival = "sowers" if scenario == "alabaster_siege" else "coven"
    candles = {f"{rival}_pilgrim": "r6_mine 3", f"{rival}_warrior": "r4_mine 2", f"{rival}_explorer": "r6_curse 0"}
    match = alone(scenario, earth={rival: "r6_mine r7_tavern r3_mine"}, candles=candles)
    assert match.view(0)["facts"]["burning"] == left
    assert match.view(None)["facts"]["battles"] == () and match.view(None)["facts"]["leaders"] == {}


@covers("CN-1522", "CN-1523", "CN-R99")
def test_the_last_lit_candle_of_the_rivals_decides_where_candles_are_to_be_snuffed() -> None:
    candles = {"coven_pilgrim": "r6_mine 2", "coven_warrior": "r4_mine 0"}
    match = alone("three_watchlights", candles=candles, cards={"hands": "uc05"})
    play(match, "place uc05 warrior", "at r3_curse", "dim coven_pilgrim")
    assert not match.over
    play(match, "dim coven_pilgrim")
    assert match.outcome == {0: 1.0} and lit(match, "coven"), "earth flames may burn on"


@covers("CN-1522")
def test_both_rivals_must_be_snuffed() -> None:
    match = alone(
        "between_two_fires", candles={"coven_pilgrim": "r6_mine 1", "sowers_warrior": "r3_mine 1"}, cards={"hands": "uc05"}
    )
    play(match, "place uc05 warrior", "dim coven_pilgrim")
    assert not match.over
    play(match, "dim sowers_warrior")
    assert match.over


@covers("CN-1523")
def test_the_check_after_the_turn_wins_too() -> None:
    match = idle(alone("three_watchlights", candles={"coven_pilgrim": "r6_mine 0"}))
    assert match.outcome == {0: 1.0} and told(match, "order-revealed") == []


@covers("CN-1523")
def test_who_fails_the_last_check_has_lost() -> None:
    match = idle(alone(round=7))
    assert match.outcome == {0: 0.0} and told(match, "time-ran-out") == [("ash",)]
    assert of(match).season == "over"


@covers("CN-1524")
@pytest.mark.parametrize(
    ("round", "rating", "left"), [(7, "narrow", 0), (6, "clear", 1), (5, "clear", 2), (4, "brilliant", 3), (1, "brilliant", 6)]
)
def test_a_victory_is_rated_by_the_rounds_that_are_left(round: int, rating: str, left: int) -> None:
    match = idle(alone(earth={"sowers": ""}, candles={}, round=round))
    assert told(match, "objective-met") == [("ash", rating, left)]


@covers("CN-1544", "CN-463")
def test_the_castle_strikes_automated_houses_where_it_arrives() -> None:
    match = alone()
    play(match, "manoeuvre hc_ash_1", "move castle r6_curse")
    assert asked(match) == "trample"
    assert options(match) == {"douse sowers r6_curse", "dim sowers_explorer", "skip"}


@covers("CN-1544", "CN-454")
def test_no_castle_enters_the_territory_of_an_automated_one() -> None:
    match = alone(castles={"sowers": "r6_curse"})
    play(match, "manoeuvre hc_ash_1")
    assert "move castle r6_curse" not in options(match) and "move castle r7_tavern" in options(match)


@covers("CN-R96", "CN-423")
def test_candles_never_leave_the_map() -> None:
    match = alone(difficulty="easy", candles={"ash_warrior": "r8_mine 0", "sowers_pilgrim": "r6_mine"}, orders="rally")
    for _ in range(8):
        idle(match)
        assert "ash_warrior" in flames(match) and of(match).slots["ash_warrior"]
        assert not any(option.endswith("warrior") for option in options(match) if option.startswith("place"))


@covers("CN-1512", "CN-1513", "CN-D38")
def test_answers_of_the_own_turn_can_be_taken_back_until_an_order_is_revealed() -> None:
    match = first_turn()
    play(match, "manoeuvre hc_ash_1", "stop")
    match.undo(0, 2)
    assert asked(match) == "turn" and held(match, "ash", "spent") == []
    idle(match)
    assert match.undoable(0) == 0


@covers("CN-H11")
def test_revealed_orders_lie_open() -> None:
    match = idle(alone(orders="castle"))
    table = match.view(0)["table"]
    assert table["orders"] == list(of(match).orders) and table["orders"][0].startswith("castle")
    assert table["order_deck"] == [None] * 11


@covers("CN-1513")
def test_a_card_that_is_not_owned_fights_no_skirmish() -> None:
    match = alone()
    with pytest.raises(Illegal):
        play(match, "skirmish ht_sow_1 8")
    with pytest.raises(Illegal):
        play(match, "skirmish ht_ash_1 3")
