"""Chapter 6.6: what happens where a figure arrives."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    facts_asked,
    house_asked,
    lit,
    manoeuvring,
    of,
    options,
    play,
    points,
    reserve_of,
    situation,
    told,
)
from parlour.kernel import Illegal, Match

LARGE = ("ash", "sowers", "coven", "knights")


def trampling(**drawn: Any) -> Match:
    """The castle of Ash has just come to the mine of region 8, where the Sowers and the Coven have something."""
    found: dict[str, Any] = {
        "earth": {"sowers": "r8_mine", "coven": "r8_mine r8_barracks"},
        "candles": {"sowers_pilgrim": "r8_mine", "coven_warrior": "r8_forge"},
        **drawn,
    }
    return play(manoeuvring("ash", *LARGE, **found), "move castle r8_mine")


def pushing(figure: str = "warrior", **drawn: Any) -> Match:
    """A candle of Ash has just come to the mine of region 8, where candles of the Sowers and the Coven stand."""
    found: dict[str, Any] = {
        "candles": {f"ash_{figure}": "r8_forge", "sowers_pilgrim": "r8_mine", "coven_warrior": "r8_mine 0"},
        **drawn,
    }
    return play(manoeuvring("ash", *LARGE, **found), f"move {figure} r8_mine")


@covers("CN-451")
def test_a_castle_arrives_puts_out_a_flame_lights_one_and_then_the_territory_acts() -> None:
    match = trampling()
    assert castle(match, "ash") == "r8_mine" and asked(match) == "trample" and lit(match, "ash") == set()
    play(match, "douse sowers r8_mine")
    assert asked(match) == "mine" and lit(match, "ash") == {"r8_mine"}


@covers("CN-451")
def test_a_warrior_arrives_pushes_lights_a_flame_and_then_the_territory_acts() -> None:
    match = pushing()
    assert of(match).at["ash_warrior"] == "r8_mine" and asked(match) == "push" and lit(match, "ash") == set()
    play(match, "push sowers_pilgrim r8_barracks")
    assert asked(match) == "mine" and lit(match, "ash") == {"r8_mine"}


@covers("CN-454", "CN-114")
def test_a_castle_does_not_move_onto_a_castle() -> None:
    match = manoeuvring("ash", *LARGE, castles={"sowers": "r8_mine"})
    assert {option for option in options(match) if option.endswith("r8_mine")} == set()
    with pytest.raises(Illegal):
        play(match, "move castle r8_mine")


@covers("CN-455", "CN-113")
def test_candles_enter_territories_with_castles_and_candles() -> None:
    match = manoeuvring(
        "ash", *LARGE, castles={"sowers": "r8_mine"}, candles={"ash_pilgrim": "r8_forge", "coven_warrior": "r8_mine"}
    )
    play(match, "move pilgrim r8_mine")
    assert castle(match, "sowers") == of(match).at["coven_warrior"] == of(match).at["ash_pilgrim"] == "r8_mine"


@covers("CN-458", "CN-459")
@pytest.mark.parametrize(
    ("house", "embers", "passes"), [("ash", "ash", True), ("ash", "coven", False), ("coven", "coven", False)]
)
def test_only_ash_passes_over_flames_and_only_over_its_own(house: str, embers: str, passes: bool) -> None:
    match = manoeuvring(house, *LARGE, candles={f"{house}_warrior": "r8_forge"}, earth={embers: "r8_mine"})
    assert ("move warrior r10_barracks" in options(match)) == passes


@covers("CN-462")
def test_nothing_happens_on_a_territory_that_is_jumped_over() -> None:
    match = manoeuvring("coven", *LARGE, candles={"coven_explorer": "r4_mine"}, earth={"ash": "r4_tavern"})
    play(match, "move explorer r6_mine", "store 1 0")
    assert lit(match, "coven") == {"r6_mine"} and lit(match, "ash") == {"r4_tavern"}


@covers("CN-463")
def test_a_castle_may_put_out_any_one_flame_of_an_opponent_where_it_arrives() -> None:
    match = trampling()
    assert facts_asked(match)["territory"] == "r8_mine"
    assert options(match) == {"douse sowers r8_mine", "douse coven r8_mine", "dim sowers_pilgrim", "skip"}
    play(match, "dim sowers_pilgrim")
    assert of(match).flames["sowers_pilgrim"] == 2 and asked(match) == "mine"


@covers("CN-463")
def test_a_castle_need_not_put_out_a_flame() -> None:
    match = play(trampling(), "skip")
    assert lit(match, "sowers") == {"r8_mine"} and of(match).flames["sowers_pilgrim"] == 3 and asked(match) == "mine"


@covers("CN-463")
def test_where_only_an_extinguished_candle_stands_nothing_is_put_out() -> None:
    assert asked(trampling(earth={}, candles={"sowers_pilgrim": "r8_mine 0"})) == "mine"


@covers("CN-464")
def test_with_heavy_steps_a_castle_puts_out_up_to_two_flames() -> None:
    match = trampling(cards={"built": {"ash": "u11"}})
    play(match, "dim sowers_pilgrim")
    assert asked(match) == "trample"
    play(match, "dim sowers_pilgrim")
    assert of(match).flames["sowers_pilgrim"] == 1 and asked(match) == "mine"


@covers("CN-464")
def test_with_heavy_steps_the_two_flames_may_be_of_different_houses() -> None:
    match = play(trampling(cards={"built": {"ash": "u11"}}), "douse sowers r8_mine", "douse coven r8_mine")
    assert lit(match, "sowers") == set() and lit(match, "coven") == {"r8_barracks"} and asked(match) == "mine"


@covers("CN-465", "CN-471")
def test_a_castle_puts_out_a_flame_beside_an_own_one_too() -> None:
    match = trampling(earth={"ash": "r8_mine", "sowers": "r8_mine"})
    assert asked(match) == "trample"
    play(match, "douse sowers r8_mine")
    assert asked(match) == "move" and lit(match, "sowers") == set()


@covers("CN-466")
def test_a_warrior_drives_one_opposing_candle_to_an_adjacent_territory() -> None:
    match = pushing()
    near = {"r8_barracks", "r8_forge", "r10_barracks", "r10_mine"}
    pushed = {f"push {candle} {each}" for candle in ("sowers_pilgrim", "coven_warrior") for each in near}
    assert options(match) == pushed and house_asked(match) == "ash", "which and where to is asked, not whether"
    play(match, "push sowers_pilgrim r10_barracks")
    assert of(match).at["sowers_pilgrim"] == "r10_barracks" and of(match).at["coven_warrior"] == "r8_mine"
    assert asked(match) == "mine"


@covers("CN-466")
def test_where_no_candle_of_another_stands_a_warrior_pushes_nobody() -> None:
    match = manoeuvring("ash", *LARGE, candles={"ash_warrior": "r8_forge", "ash_pilgrim": "r8_mine"})
    assert asked(play(match, "move warrior r8_mine")) == "mine" and of(match).at["ash_pilgrim"] == "r8_mine"


@covers("CN-466")
@pytest.mark.parametrize("figure", ["explorer", "pilgrim"])
def test_no_other_candle_pushes(figure: str) -> None:
    assert asked(pushing(figure)) == "mine"


@covers("CN-467")
def test_a_longer_push_ends_anywhere_within_it_but_not_where_the_warrior_is() -> None:
    match = pushing(cards={"built": {"ash": "u02"}})
    reached = {option.split()[2] for option in options(match) if option.startswith("push sowers_pilgrim")}
    assert {"r8_barracks", "r7_tavern", "r9_mine"} <= reached and "r8_mine" not in reached and "r9_portal" not in reached


@covers("CN-468")
def test_a_pushed_candle_triggers_nothing_where_it_comes() -> None:
    match = play(pushing(), "push sowers_pilgrim r10_mine")
    assert lit(match, "sowers") == set() and house_asked(match) == "ash" and told(match, "cubes-taken") == []


@covers("CN-468")
def test_an_extinguished_candle_can_be_pushed() -> None:
    match = play(pushing(), "push coven_warrior r8_forge")
    assert of(match).at["coven_warrior"] == "r8_forge" and of(match).flames["coven_warrior"] == 0


@covers("CN-469")
def test_an_earth_flame_of_the_reserve_must_be_placed() -> None:
    match = manoeuvring("ash", *LARGE)
    play(match, "move castle r8_mine")
    assert lit(match, "ash") == {"r8_mine"} and reserve_of(match, "ash") == 23


@covers("CN-469", "CN-123")
def test_with_an_empty_reserve_no_flame_is_placed_and_no_action_follows() -> None:
    match = manoeuvring("ash", *LARGE, reserve={"ash": 0})
    play(match, "move castle r8_mine")
    assert lit(match, "ash") == set() and reserve_of(match, "ash") == 0 and asked(match) == "move"


@covers("CN-470")
@pytest.mark.parametrize(
    ("candle", "territory", "kind"),
    [
        ("r8_forge", "r8_mine", "mine"),
        ("r8_forge", "r8_barracks", "recruit"),
        ("r8_barracks", "r8_forge", "forge"),
        ("r7_mine", "r7_portal", "portal"),
        ("r7_mine", "r7_tavern", "exchange"),
        ("r8_forge", "r6_curse", "influence"),
    ],
)
def test_where_a_flame_was_placed_the_territory_acts_at_once(candle: str, territory: str, kind: str) -> None:
    match = manoeuvring("ash", *LARGE, candles={"ash_warrior": candle}, cards={"curses": "cu01 cu02"})
    play(match, f"move warrior {territory}")
    assert asked(match) == kind


@covers("CN-470")
def test_a_territory_action_cannot_be_declined() -> None:
    match = manoeuvring("ash", *LARGE, candles={"ash_warrior": "r8_forge"}, cards={"curses": "cu01 cu02"})
    play(match, "move warrior r6_curse")
    assert options(match) == {"send cu01", "send cu02"}


@covers("CN-471")
def test_where_an_own_flame_lies_the_territory_does_not_act() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": "r8_mine"})
    play(match, "move castle r8_mine")
    assert asked(match) == "move" and told(match, "cubes-taken") == []


@covers("CN-472", "CN-630")
def test_a_relocated_castle_puts_out_and_lights_nothing() -> None:
    match = manoeuvring("ash", *LARGE, candles={"ash_warrior": "r7_mine"}, earth={"sowers": "r2_mine"})
    play(match, "move warrior r7_portal", "relocate castle r2_mine")
    assert asked(match) == "move" and castle(match, "ash") == "r2_mine"
    assert lit(match, "ash") == {"r7_portal"} and lit(match, "sowers") == {"r2_mine"}


@covers("CN-472", "CN-630")
def test_a_relocated_warrior_pushes_lights_nothing_and_has_not_moved() -> None:
    candles = {"ash_explorer": "r7_mine", "ash_warrior": "r8_mine", "sowers_pilgrim": "r2_mine"}
    match = manoeuvring("ash", *LARGE, candles=candles)
    play(match, "move explorer r7_portal", "relocate warrior r2_mine")
    assert (asked(match), facts_asked(match)) == ("push", {"territory": "r2_mine"}) and "skip" not in options(match)
    play(match, "push sowers_pilgrim r2_forge")
    assert asked(match) == "move" and of(match).at["ash_warrior"] == "r2_mine"
    assert lit(match, "ash") == {"r7_portal"}
    assert {option.split()[1] for option in options(match) if option.startswith("burn")} == {"explorer"}


@covers("CN-472", "CN-466", "CN-801")
def test_a_warrior_that_follows_a_temple_lights_nothing_and_pushes() -> None:
    candles = {"ash_warrior": "r8_mine", "knights_warrior": "r9_mine", "sowers_pilgrim": "r8_barracks"}
    match = manoeuvring("ash", *LARGE, candles=candles)
    play(match, "move warrior r8_forge", "build white 8", "knights: follow knights_warrior r8_barracks")
    assert of(match).at["knights_warrior"] == "r8_barracks" and lit(match, "knights") == set()
    assert (asked(match), house_asked(match)) == ("push", "knights")
    play(match, "push sowers_pilgrim r8_mine")
    assert of(match).at["sowers_pilgrim"] == "r8_mine" and house_asked(match) == "ash"


@covers("CN-472")
def test_an_abducted_candle_lights_nothing() -> None:
    match = situation(
        *LARGE,
        phase="war",
        cards={"curses": "cu07"},
        influence={"cu07": {"ash": 1}},
        candles={"ash_warrior": "r8_mine", "sowers_pilgrim": "r8_mine"},
        castles={"ash": "r8_forge"},
        battles=[1],
    )
    play(match, "abduct sowers_pilgrim r1_mine")
    assert told(match, "earth-lit") == [] and told(match, "cubes-taken") == []
    assert points(match, "sowers") == 4, "it stands alone where a battle is won"
