"""6.23: discovery tokens on struck regions, and what they give."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.scenes import gains
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    facts_asked,
    held,
    lit,
    manoeuvring,
    of,
    options,
    pass_season,
    pass_to,
    play,
    play_out,
    points,
    reserve_of,
    seen_by,
    situation,
    started,
    told,
)
from parlour.kernel import Illegal, Match


def exploring(token: str, candle: str = "ash_warrior", house: str = "ash", **more: Any) -> Match:
    """A candle of the House has just moved from region 8 to r10_mine, where it took this token; own flames lie there."""
    cards = {"hidden": {10: token}, "curses": "cu10 cu01", **more.pop("cards", {})}
    earth = {house: "r10_mine", **more.pop("earth", {})}
    match = manoeuvring(house, modules="discovery", candles={candle: "r8_mine"}, cards=cards, earth=earth, **more)
    return play(match, f"move {candle.split('_')[1]} r10_mine")


def found(match: Match) -> list[tuple[str, str, int]]:
    """Who has taken which token where."""
    return [(each.house, each.token, each.region) for each in told(match, "discovery-made")]


@covers("CN-1431", "CN-311", "CN-H11")
def test_in_the_fog_a_hidden_token_is_laid_on_each_struck_region() -> None:
    cards = {"curse_deck": "cu10 cu01 cu05", "hands": {"ash": "uc04"}, "tokens": "d1 d2 d3"}
    match = situation(phase="fog", modules="discovery", cards=cards)
    assert {region: tokens for region, tokens in of(match).hidden.items() if tokens} == {
        10: ("d1-a",),
        1: ("d2-a",),
        5: ("d3-a",),
    }
    assert seen_by(match, "ash")["hidden"]["10"] == [None]


@covers("CN-1431")
def test_without_the_module_no_token_is_laid() -> None:
    match = pass_to(started(4), "turn")
    assert set(of(match).hidden.values()) == {()}


@covers("CN-1432")
def test_the_first_candle_that_moves_into_the_region_takes_its_token() -> None:
    match = exploring("d1")
    assert found(match) == [("ash", "d1-a", 10)] and of(match).found == ("d1-a",) and of(match).hidden[10] == ()
    play(match, "move warrior r10_barracks")
    assert len(found(match)) == 1


@covers("CN-1432")
def test_an_extinguished_candle_takes_a_token_too() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10"}
    match = manoeuvring("coven", modules="discovery", candles={"coven_pilgrim": "r9_mine 0"}, cards=cards)
    play(match, "move pilgrim r10_barracks")
    assert found(match) == [("coven", "d1-a", 10)]


@covers("CN-1432")
def test_elsewhere_nothing_is_found() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10"}
    match = manoeuvring("ash", modules="discovery", candles={"ash_warrior": "r8_mine"}, cards=cards)
    assert found(play(match, "move warrior r8_barracks")) == []


@covers("CN-1432")
def test_a_burn_move_finds_a_token() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10"}
    match = manoeuvring("ash", modules="discovery", candles={"ash_warrior": "r8_barracks"}, cards=cards, earth={"ash": "r8_mine"})
    play(match, "move warrior r8_mine", "burn warrior r10_mine")
    assert found(match) == [("ash", "d1-a", 10)]


@covers("CN-1433", "CN-451")
def test_the_token_comes_after_the_push_and_before_the_earth_flame() -> None:
    cards = {"hidden": {10: "d3"}, "curses": "cu10"}
    candles = {"ash_warrior": "r8_mine", "coven_pilgrim": "r10_mine"}
    match = manoeuvring("ash", modules="discovery", candles=candles, cards=cards)
    play(match, "move warrior r10_mine")
    assert asked(match) == "push" and found(match) == []
    play(match, "push coven_pilgrim r10_curse")
    assert asked(match) == "ignite" and facts_asked(match)["source"] == "d3-a" and "r10_mine" not in lit(match, "ash")
    play(match, "light r1_mine")
    assert lit(match, "ash") == {"r1_mine", "r10_mine"} and asked(match) == "mine"


@covers("CN-1433")
def test_the_reward_reaches_the_whole_map_and_the_token_leaves_the_game() -> None:
    match = exploring("d5", earth={"coven": "r4_mine", "sowers": "r3_mine"})
    assert options(match) == {"douse coven r4_mine", "douse sowers r3_mine", "skip"}
    assert of(match).found == ("d5-a",) and "d5-a" not in of(match).tokens


@covers("CN-1434")
def test_a_castle_takes_no_token() -> None:
    cards = {"hidden": {8: "d1"}, "curses": "cu08"}
    match = manoeuvring("ash", modules="discovery", cards=cards)
    assert found(play(match, "move castle r8_mine")) == []


@covers("CN-1434")
def test_a_candle_that_is_placed_takes_no_token() -> None:
    cards = {"hidden": {8: "d1"}, "curses": "cu08", "hands": {"ash": "uc04"}}
    match = situation(modules="discovery", cards=cards)
    assert found(play(match, "place uc04 warrior")) == []


@covers("CN-1434", "CN-472")
def test_a_candle_that_is_pushed_or_relocated_takes_no_token() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10"}
    candles = {"ash_warrior": "r8_forge", "coven_pilgrim": "r8_mine", "ash_explorer": "r6_mine"}
    match = manoeuvring(
        "ash", modules="discovery", candles=candles, cards=cards, earth={"ash": "r8_mine"}, castles={"ash": "r7_mine"}
    )
    play(match, "move warrior r8_mine", "push coven_pilgrim r10_mine", "move castle r7_portal", "relocate explorer r10_curse")
    assert of(match).at["coven_pilgrim"] == "r10_mine" and of(match).at["ash_explorer"] == "r10_curse" and found(match) == []


@covers("CN-1435", "CN-1437")
def test_tokens_that_nobody_took_leave_the_game_unseen() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10", "hands": {"ash": "uc04"}}
    match = pass_to(pass_season(situation(modules="discovery", cards=cards)), "turn")
    assert of(match).year == 2 and of(match).lost == ("d1-a",) and of(match).found == ()
    assert seen_by(match, "ash")["lost"] == [None] and match.view(None)["table"]["lost"] == [None]


@covers("CN-1436")
def test_nine_of_the_twelve_tokens_are_used_in_a_game() -> None:
    match = play_out(started(4, sixth="on", discovery="on"))
    assert len(of(match).found) + len(of(match).lost) == 9 and len(of(match).tokens) == 3


@covers("CN-1437", "CN-H11")
def test_a_token_is_secret_until_it_is_taken() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10"}
    match = manoeuvring("ash", modules="discovery", candles={"ash_warrior": "r8_mine"}, cards=cards)
    assert all(match.view(seat)["table"]["hidden"]["10"] == [None] for seat in (0, 1, 2, 3, None))
    play(match, "move warrior r10_mine")
    assert all(match.view(seat)["table"]["found"] == ["d1-a"] for seat in (0, 1, 2, 3, None))


@covers("CN-1438")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_discovery_is_not_used_with_fewer_than_four(seats: int) -> None:
    with pytest.raises(Illegal):
        GAME.terms(seats, {"discovery": "on"})


@covers("discovery:d1", "discovery:d8")
@pytest.mark.parametrize(("token", "vp"), [("d1", 2), ("d8", 3)])
def test_a_relic_gives_points(token: str, vp: int) -> None:
    match = exploring(token)
    assert gains(match, "ash") == [(f"{token}-a", vp)] and points(match, "ash") == vp and asked(match) == "move"


@covers("discovery:d2")
def test_lost_orders_give_a_tactics_card() -> None:
    match = exploring("d2")
    first = of(match).tactics_display[0]
    assert asked(match) == "tactics" and facts_asked(match)["source"] == "d2-a"
    play(match, f"take {first}")
    assert held(match, "ash", "owned") == [first] and asked(match) == "move"


@covers("discovery:d3")
def test_a_hidden_ember_lights_a_flame_anywhere() -> None:
    match = play(exploring("d3"), "light r3_curse")
    assert lit(match, "ash") == {"r10_mine", "r3_curse"} and asked(match) == "move"


@covers("discovery:d4")
def test_a_sealed_cache_holds_two_cubes_of_choice() -> None:
    match = exploring("d4")
    assert options(match) == {"store 0 2", "store 1 1", "store 2 0"}
    assert cubes(play(match, "store 1 1"), "ash") == (3, 3)


@covers("discovery:d4", "CN-119")
def test_cubes_of_a_cache_that_do_not_fit_are_lost() -> None:
    match = exploring("d4", wax={"ash": 9}, gold={"ash": 0})
    assert options(match) == {"store 0 1", "store 1 0"}


@covers("discovery:d5", "CN-712")
def test_a_dripping_vault_puts_out_a_flame() -> None:
    match = play(exploring("d5", earth={"coven": "r4_mine"}), "douse coven r4_mine")
    assert lit(match, "coven") == set() and asked(match) == "lost-flame"


@covers("discovery:d6")
@pytest.mark.parametrize(("house", "candle"), [("ash", "ash_warrior"), ("coven", "coven_warrior")])
def test_the_wanderers_camp_exchanges_two_candle_cards_for_the_coven_too(house: str, candle: str) -> None:
    match = exploring("d6", candle, house, cards={"candle_deck": "uc10 uc11 uc12"})
    assert held(match, house) == ["uc06", "uc10", "uc11"] and facts_asked(match) == {"left": 2}
    play(match, "return uc06", "return uc10")
    assert held(match, house) == ["uc11"] and of(match).candle_deck[:2] == ("uc10", "uc06") and asked(match) == "move"


@covers("discovery:d7")
def test_a_raven_feather_lays_up_to_two_flames_before_curses() -> None:
    match = exploring("d7")
    assert options(match) == {"send cu10", "send cu01", "stop"}
    before = reserve_of(match, "ash")
    play(match, "send cu01", "send cu10")
    assert of(match).influence == {"cu01": (1, 0, 0, 0), "cu10": (1, 0, 0, 0)} and reserve_of(match, "ash") == before - 2
    assert asked(match) == "move"


@covers("discovery:d7")
def test_a_raven_feather_may_be_left_unused() -> None:
    match = play(exploring("d7"), "send cu01", "stop")
    assert of(match).influence == {"cu01": (1, 0, 0, 0)} and asked(match) == "move"
