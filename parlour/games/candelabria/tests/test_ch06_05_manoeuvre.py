"""Chapter 6.5: the manoeuvre."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    cubes,
    facts_asked,
    held,
    lit,
    manoeuvring,
    of,
    options,
    play,
    points,
    reserve_of,
    seen_by,
    situation,
    told,
)
from parlour.kernel import Illegal, Match

LARGE = ("ash", "sowers", "coven", "knights")
HOME = "r8_forge r8_mine r8_barracks r10_mine r10_barracks r10_curse"  # around the castle of Ash: nothing happens there any more


def burns(match: Match) -> set[str]:
    """The burnt moves that are offered."""
    return {option for option in options(match) if option.startswith("burn")}


@covers("CN-431")
def test_a_card_is_discarded_face_up_without_effect() -> None:
    match = manoeuvring("ash")
    assert held(match, "ash") == ["uc06"] and seen_by(match, "coven")["spent"]["0"] == ["uc04"]
    assert points(match, "ash") == 0


@covers("CN-432")
def test_the_engineers_may_use_their_forges_before_they_move() -> None:
    match = manoeuvring("engineers", earth={"engineers": "r2_forge"})
    assert asked(match) == "forge" and facts_asked(match)["left"] == 1
    play(match, "stop")
    assert asked(match) == "move"


@covers("CN-433")
def test_a_manoeuvre_has_two_moves() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME})
    assert facts_asked(match)["moves"] == 2
    play(match, "move castle r8_mine")
    assert facts_asked(match)["moves"] == 1
    play(match, "move castle r8_forge")
    assert asked(match) == "turn"


@covers("CN-434")
def test_both_moves_may_be_made_by_one_figure() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME})
    play(match, "move castle r8_mine", "move castle r10_mine")
    assert castle(match, "ash") == "r10_mine"


@covers("CN-434")
def test_the_two_moves_may_be_made_by_different_figures() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine"})
    play(match, "move castle r10_mine", "move warrior r8_barracks")
    assert (castle(match, "ash"), of(match).at["ash_warrior"]) == ("r10_mine", "r8_barracks")


@covers("CN-434")
def test_only_own_figures_move() -> None:
    match = manoeuvring("ash", *LARGE, candles={"sowers_warrior": "r8_mine", "ash_pilgrim": "r8_mine"})
    assert {option.split()[1] for option in options(match) if option != "stop"} == {"castle", "pilgrim"}
    play(match, "move pilgrim r8_barracks")
    assert of(match).at["sowers_warrior"] == "r8_mine"


@covers("CN-435")
def test_a_move_is_resolved_before_the_next_begins() -> None:
    match = manoeuvring("ash", *LARGE)
    play(match, "move castle r8_mine")
    assert asked(match) == "mine"
    play(match, "store 1 0")
    assert asked(match) == "move" and cubes(match, "ash") == (3, 2)


@covers("CN-436")
@pytest.mark.parametrize("moves", [(), ("move castle r8_mine",)])
def test_one_may_stop_before_the_moves_are_made(moves: tuple[str, ...]) -> None:
    match = play(manoeuvring("ash", *LARGE, earth={"ash": HOME}), *moves, "stop")
    assert asked(match) == "turn" and len(told(match, "figure-moved")) == len(moves)


@covers("CN-436")
def test_after_two_moves_one_may_stop_without_burning() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine"})
    play(match, "move warrior r8_forge", "move warrior r8_mine")
    assert asked(match) == "move" and "stop" in options(match)
    play(match, "stop")
    assert asked(match) == "turn" and of(match).flames["ash_warrior"] == 4


@covers("CN-437")
def test_a_candle_that_has_moved_burns_a_flame_for_one_more_move() -> None:
    candles = {"ash_warrior": "r8_mine", "ash_pilgrim": "r8_mine"}
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles=candles)
    assert burns(match) == set()
    play(match, "move warrior r8_forge")
    assert {option.split()[1] for option in burns(match)} == {"warrior"}
    play(match, "burn warrior r8_barracks")
    assert (of(match).at["ash_warrior"], of(match).flames["ash_warrior"]) == ("r8_barracks", 3)
    assert facts_asked(match) == {"moves": 1, "burns": 0}


@covers("CN-437")
def test_one_burns_once_in_a_manoeuvre() -> None:
    candles = {"ash_warrior": "r8_mine", "ash_pilgrim": "r8_mine"}
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles=candles)
    play(match, "move warrior r8_forge", "burn warrior r8_barracks", "move pilgrim r8_forge")
    assert asked(match) == "turn"


@covers("CN-437")
def test_a_candle_that_moved_in_an_earlier_manoeuvre_does_not_burn_for_it() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine"})
    play(match, "move warrior r8_forge", "stop", "manoeuvre uc06")
    assert burns(match) == set()


@covers("CN-438")
def test_a_burnt_move_is_a_move_like_any_other() -> None:
    match = manoeuvring(
        "ash", *LARGE, earth={"ash": "r8_forge"}, candles={"ash_warrior": "r10_mine", "sowers_pilgrim": "r8_mine"}
    )
    play(match, "move warrior r8_forge", "burn warrior r8_mine")
    assert asked(match) == "push"
    play(match, "push sowers_pilgrim r8_barracks")
    assert asked(match) == "mine" and lit(match, "ash") == {"r8_forge", "r8_mine"}


@covers("CN-439")
def test_a_burnt_flame_never_goes_to_a_curse() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine"}, cards={"curses": "cu01"})
    before = reserve_of(match, "ash")
    play(match, "move warrior r8_forge", "burn warrior r8_mine")
    assert asked(match) == "move" and of(match).influence == {} and reserve_of(match, "ash") == before


@covers("CN-440")
def test_the_last_flame_may_be_burnt_and_the_candle_still_moves() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine 1"})
    play(match, "move warrior r8_forge", "burn warrior r8_mine")
    assert (of(match).at["ash_warrior"], of(match).flames["ash_warrior"]) == ("r8_mine", 0)


@covers("CN-441")
@pytest.mark.parametrize(
    "moves",
    [
        ("move explorer r8_forge", "burn explorer r8_mine", "move explorer r8_forge"),
        ("move explorer r8_forge", "move explorer r8_mine", "burn explorer r8_forge"),
    ],
)
def test_one_burns_between_the_two_moves_or_after_them(moves: tuple[str, ...]) -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_explorer": "r8_mine"})
    play(match, *moves)
    assert of(match).at["ash_explorer"] == "r8_forge" and [each.burnt for each in told(match, "figure-moved")].count(True) == 1


@covers("CN-442")
def test_a_castle_does_not_burn() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine"})
    play(match, "move castle r10_mine")
    assert burns(match) == set()
    with pytest.raises(Illegal):
        play(match, "burn castle r8_forge")


@covers("CN-443")
def test_an_extinguished_candle_moves_but_does_not_burn() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine 0"})
    play(match, "move warrior r8_forge")
    assert of(match).at["ash_warrior"] == "r8_forge" and burns(match) == set()


@covers("CN-444", "CN-124")
@pytest.mark.parametrize(("year", "number"), [(1, 1), (2, 2)])
def test_with_a_double_wick_one_burns_twice_from_the_second_year_on(year: int, number: int) -> None:
    match = manoeuvring(
        "ash", *LARGE, year=year, earth={"ash": HOME}, candles={"ash_warrior": "r8_mine"}, cards={"built": {"ash": "u21"}}
    )
    assert facts_asked(match)["burns"] == number
    play(match, "move warrior r8_forge", "burn warrior r8_mine")
    assert bool(burns(match)) == (number == 2)


@covers("CN-444")
def test_with_a_double_wick_two_candles_may_burn() -> None:
    candles = {"ash_warrior": "r8_mine", "ash_pilgrim": "r8_mine"}
    match = manoeuvring("ash", *LARGE, year=2, earth={"ash": HOME}, candles=candles, cards={"built": {"ash": "u21"}})
    play(match, "move warrior r8_forge", "move pilgrim r8_forge", "burn warrior r8_mine", "burn pilgrim r8_barracks")
    assert (of(match).flames["ash_warrior"], of(match).flames["ash_pilgrim"]) == (3, 2)


@covers("CN-444", "CN-761")
def test_a_double_wick_that_is_bought_on_the_way_burns_at_once() -> None:
    candles = {"ash_warrior": "r8_mine"}
    drawn: dict[str, Any] = {"gold": {"ash": 2}, "cards": {"stacks": {0: "u21"}}}
    match = manoeuvring("ash", *LARGE, year=2, earth={"ash": "r8_mine r8_barracks"}, candles=candles, **drawn)
    assert facts_asked(match)["burns"] == 1
    play(match, "move warrior r8_forge", "buy 0")
    assert facts_asked(match) == {"moves": 1, "burns": 2}
    play(match, "burn warrior r8_mine", "burn warrior r8_barracks")
    assert of(match).flames["ash_warrior"] == 2 and burns(match) == set()


@covers("CN-445")
def test_a_manoeuvre_without_a_further_move_is_over() -> None:
    castles = {"ash": "r8_barracks", "sowers": "r8_forge", "coven": "r8_mine"}
    match = manoeuvring("ash", *LARGE, castles=castles)
    assert asked(match) == "turn" and told(match, "figure-moved") == []


@covers("CN-446")
def test_the_discarded_card_comes_back_at_clean_up() -> None:
    match = situation(*LARGE, cards={"hands": {"ash": "uc04"}})
    play(match, "manoeuvre uc04", "stop")
    assert of(match).year == 2 and "uc04" in held(match, "ash") and of(match).spent[0] == ()
