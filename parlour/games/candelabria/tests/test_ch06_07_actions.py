"""Chapter 6.7: what is counted, and the actions of curses, barracks and mines."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.rules.stores import GOLD, WAX, supply
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    held,
    manoeuvring,
    of,
    options,
    play,
    reserve_of,
    situation,
    told,
)
from parlour.kernel import Match

LARGE = ("ash", "sowers", "coven", "knights")
ROW = "tc01-a tc02-a tc03-a tc04-a tc05-a tc06-a"
MINES = "r1_mine r2_mine r3_mine r4_mine r5_mine"


def mining(**drawn: Any) -> Match:
    """The castle of Ash has just come to the mine of region 8, where it has a flame now."""
    return play(manoeuvring("ash", *LARGE, **drawn), "move castle r8_mine")


def cursing(curses: str = "cu01 cu05", **drawn: Any) -> Match:
    """The warrior of Ash has just come to the curse of region 6; Ash has flames on two others."""
    found: dict[str, Any] = {"earth": {"ash": "r2_curse r10_curse"}, "candles": {"ash_warrior": "r8_forge"}, **drawn}
    match = manoeuvring("ash", *LARGE, cards={"curses": curses}, **found)
    return play(match, "move warrior r6_curse")


def recruiting(earth: str = "r10_barracks r3_barracks", display: str = ROW, deck: str = "", away: str = "") -> Match:
    """The castle of Ash has just come to the barracks of region 8; Ash has flames on two others."""
    cards = {"tactics_display": display, "tactics_deck": deck}
    return play(manoeuvring("ash", *LARGE, earth={"ash": earth}, cards=cards, away=away), "move castle r8_barracks")


def taking(match: Match) -> set[str]:
    """The tactics cards that are offered."""
    return {option.split()[1] for option in options(match)}


@covers("CN-601", "CN-602")
@pytest.mark.parametrize(("earth", "count"), [("", 1), ("r1_mine", 2), ("r1_mine r2_mine r8_forge", 3)])
def test_territories_of_the_symbol_with_an_own_flame_count_with_the_one_just_placed(earth: str, count: int) -> None:
    assert facts_asked(mining(earth={"ash": earth, "sowers": MINES}))["count"] == count


@covers("CN-601", "CN-124")
@pytest.mark.parametrize(("year", "count"), [(1, 2), (2, 3)])
def test_an_upgrade_counts_one_more_from_its_year_on(year: int, count: int) -> None:
    match = mining(year=year, earth={"ash": "r1_mine"}, cards={"built": {"ash": "u12 u13"}})
    assert facts_asked(match)["count"] == count


@covers("CN-601", "CN-124")
@pytest.mark.parametrize(("year", "count"), [(1, 1), (2, 2)])
def test_an_ability_counts_one_more_from_its_year_on(year: int, count: int) -> None:
    match = manoeuvring("ash", *LARGE, year=year)
    play(match, "move castle r7_tavern")
    assert facts_asked(match)["left"] == count


@covers("CN-603")
@pytest.mark.parametrize(("earth", "count"), [("", 1), ("r5_forge", 2)])
def test_one_more_is_counted_even_where_no_flame_lies(earth: str, count: int) -> None:
    match = manoeuvring(
        "engineers", year=2, earth={"engineers": earth}, gold={"engineers": 5}, cards={"built": {"engineers": "u16"}}
    )
    assert asked(match) == "forge" and facts_asked(match) == {"left": count}


@covers("CN-604")
def test_candles_and_castles_are_not_counted() -> None:
    match = manoeuvring("ash", *LARGE, castles={"ash": "r1_mine"}, candles={"ash_warrior": "r8_forge", "ash_pilgrim": "r2_mine"})
    play(match, "move warrior r8_mine")
    assert facts_asked(match)["count"] == 1


@covers("CN-611")
def test_as_many_flames_as_counted_must_be_laid_before_curses() -> None:
    match = cursing()
    before = reserve_of(match, "ash")
    assert facts_asked(match)["left"] == 3 and options(match) == {"send cu01", "send cu05"}
    play(match, "send cu01", "send cu01", "send cu01")
    assert asked(match) == "move" and reserve_of(match, "ash") == before - 3


@covers("CN-611", "CN-123")
def test_no_more_flames_are_laid_than_the_reserve_holds() -> None:
    match = cursing(reserve={"ash": 3})  # one of them is placed on the territory
    play(match, "send cu01", "send cu05")
    assert asked(match) == "move" and reserve_of(match, "ash") == 0


@covers("CN-612")
def test_the_flames_may_be_split_among_the_curses() -> None:
    match = play(cursing(), "send cu01", "send cu05", "send cu01")
    assert of(match).influence == {"cu01": (2, 0, 0, 0), "cu05": (1, 0, 0, 0)}


@covers("CN-612")
def test_only_displayed_curses_are_influenced() -> None:
    match = cursing("cu05")
    assert asked(match) == "move" and of(match).influence == {"cu05": (3, 0, 0, 0)}


@covers("CN-613")
def test_any_number_of_flames_lies_before_a_curse() -> None:
    match = play(cursing(influence={"cu01": {"ash": 12}}), "send cu01", "send cu01", "send cu01")
    assert of(match).influence == {"cu01": (15, 0, 0, 0)}


@covers("CN-614")
def test_as_many_tactics_cards_as_counted_are_taken_from_the_display() -> None:
    match = recruiting()
    assert facts_asked(match)["left"] == 3 and taking(match) == set(ROW.split())
    play(match, "take tc02-a", "take tc06-a", "take tc01-a")
    assert asked(match) == "move" and held(match, "ash", "owned") == ["tc01-a", "tc02-a", "tc06-a"]


@covers("CN-615")
def test_the_display_is_refilled_after_the_whole_action() -> None:
    match = play(recruiting(deck="tc20-a tc21-a tc22-a"), "take tc01-a")
    assert taking(match) == set(ROW.split()) - {"tc01-a"}
    play(match, "take tc02-a", "take tc03-a")
    assert of(match).tactics_display == ("tc04-a", "tc05-a", "tc06-a", "tc20-a", "tc21-a", "tc22-a")


@covers("CN-616")
def test_an_emptied_display_is_refilled_at_once_and_the_action_goes_on() -> None:
    match = recruiting(display="tc01-a", deck="tc20-a tc21-a", away="tactics_deck")
    assert held(match, "ash", "owned") == ["tc01-a"] and taking(match) == {"tc20-a", "tc21-a"}
    play(match, "take tc21-a")
    assert held(match, "ash", "owned") == ["tc01-a", "tc20-a", "tc21-a"] and of(match).tactics_display == ()


@covers("CN-616", "CN-617")
def test_with_an_empty_deck_the_display_is_not_refilled() -> None:
    match = recruiting(display="tc01-a tc02-a", away="tactics_deck")
    play(match, "take tc02-a")
    assert asked(match) == "move" and held(match, "ash", "owned") == ["tc01-a", "tc02-a"]
    assert of(match).tactics_display == ()


@covers("CN-617")
def test_a_display_that_cannot_be_refilled_keeps_what_is_left() -> None:
    match = play(recruiting(earth="", away="tactics_deck"), "take tc01-a")
    assert of(match).tactics_display == ("tc02-a", "tc03-a", "tc04-a", "tc05-a", "tc06-a")


@covers("CN-618")
def test_tactics_cards_stay_owned_for_the_rest_of_the_game() -> None:
    match = situation(
        *LARGE,
        phase="war",
        cards={"owned": {"ash": "tc17-a tc01-a"}, "spent": {"ash": "uc01"}},
        earth={"ash": "r1_mine", "coven": "r1_forge"},
        battles=[1],
    )
    play(match, "ash: commit tc17-a none", "coven: commit none none")
    assert held(match, "ash", "used") == ["tc17-a"]
    while of(match).year == 1:
        play(match, "slot 1" if asked(match) == "slot" else "skip")
    assert held(match, "ash", "owned") == ["tc01-a", "tc17-a"]


@covers("CN-626")
def test_cubes_are_taken_in_any_mix() -> None:
    match = mining(earth={"ash": "r1_mine r2_mine"})
    assert options(match) == {"store 0 3", "store 1 2", "store 2 1", "store 3 0"}
    before = supply(of(match), WAX), supply(of(match), GOLD)
    play(match, "store 1 2")
    assert cubes(match, "ash") == (3, 4) and (supply(of(match), WAX), supply(of(match), GOLD)) == (before[0] - 1, before[1] - 2)


@covers("CN-627", "CN-119")
def test_cubes_beyond_the_warehouse_are_lost_and_the_player_chooses_which() -> None:
    match = mining(earth={"ash": "r1_mine r2_mine"}, wax={"ash": 4}, gold={"ash": 4})
    assert options(match) == {"store 0 2", "store 1 1", "store 2 0"}
    play(match, "store 2 0")
    assert cubes(match, "ash") == (6, 4) and told(match, "cubes-taken") == [("ash", 2, 0, 1)]


@covers("CN-627", "CN-119")
def test_a_full_warehouse_takes_nothing() -> None:
    match = mining(wax={"ash": 7}, gold={"ash": 3})
    assert asked(match) == "move" and cubes(match, "ash") == (7, 3)


@covers("CN-122", "CN-210")
def test_a_kind_of_cube_that_the_supply_lacks_is_not_taken() -> None:
    match = mining(earth={"ash": "r1_mine r2_mine"}, wax={"sowers": 9, "coven": 9, "knights": 9, "ash": 1}, changes={"cubes": 29})
    assert options(match) == {"store 0 3", "store 1 2"}


@covers("CN-122")
def test_what_the_supply_has_is_taken_and_no_more() -> None:
    match = mining(earth={"ash": "r1_mine r2_mine"}, wax={"ash": 2}, gold={"ash": 2}, changes={"cubes": 9})
    assert asked(match) == "move" and cubes(match, "ash") == (3, 3)
