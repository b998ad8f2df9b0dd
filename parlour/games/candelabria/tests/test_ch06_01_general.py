"""Chapter 6.1: years, order, figures, presence and power."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    lit,
    manoeuvring,
    of,
    options,
    pass_season,
    pass_to,
    passing,
    play,
    play_out,
    points,
    situation,
    started,
    told,
)
from parlour.kernel import Illegal, Match

LARGE = ("ash", "sowers", "coven", "knights")


def battle(region: int = 1, **drawn: Any) -> Match:
    """Everybody has passed through the battle of a region, the last of the third year; no other region is fought over."""
    return play_out(situation(*LARGE, phase="war", year=3, battles=[region], **drawn))


def winner(match: Match) -> str:
    """The House that won the only battle."""
    (won,) = told(match, "region-won")
    return str(won.house)


def placing(hand: str, house: str = "ash", **drawn: Any) -> Match:
    """A House has just placed the first of these cards as its warrior."""
    cards = {"hands": {house: hand}, **drawn.pop("cards", {})}
    return play(situation(*LARGE, cards=cards, **drawn), f"place {hand.split()[0]} warrior")


@covers("CN-101")
def test_a_game_lasts_three_years() -> None:
    assert [each.year for each in told(play_out(started(3)), "year-began")] == [1, 2, 3]


@covers("CN-102")
def test_each_year_runs_from_fog_over_kindling_to_war() -> None:
    assert [each.season for each in told(play_out(started(4)), "season-began")] == ["fog", "kindling", "war"] * 3


@covers("CN-103")
def test_the_turn_order_ranks_every_player_once_at_all_times() -> None:
    match = started(5)
    while not match.over:
        assert sorted(of(match).track) == [0, 1, 2, 3, 4]
        passing(match)


@covers("CN-104")
@pytest.mark.parametrize("track", ["coven ash sowers knights", "ash coven sowers knights"])
def test_a_tied_battle_is_won_by_the_earlier(track: str) -> None:
    assert winner(battle(earth={"ash": "r1_mine", "coven": "r1_forge"}, track=track)) == track.split()[0]


@covers("CN-104")
@pytest.mark.parametrize("track", ["coven ash sowers knights", "ash coven sowers knights"])
def test_a_tied_curse_is_controlled_by_the_earlier(track: str) -> None:
    influence = {"cu01": {"ash": 2, "coven": 2, "sowers": 1}}
    match = situation(*LARGE, phase="war", track=track, cards={"curses": "cu01"}, influence=influence)
    assert told(match, "curse-turned") == [("cu01", track.split()[0])]


@covers("CN-104")
@pytest.mark.parametrize("track", ["sowers knights coven ash", "sowers ash knights coven"])
def test_a_tied_game_is_won_by_the_earlier(track: str) -> None:
    match = situation(*LARGE, phase="war", year=3, battles=[], track=track, vp={"ash": 30, "coven": 30})
    assert told(match, "game-ended") == [("coven" if track.endswith("coven ash") else "ash",)]


@covers("CN-105", "CN-109")
@pytest.mark.parametrize(
    "drawn",
    [
        {"castles": {"ash": "r1_mine"}},
        {"candles": {"ash_warrior": "r1_mine"}},
        {"candles": {"ash_warrior": "r1_mine 0"}},
        {"earth": {"ash": "r1_mine"}},
    ],
)
def test_castles_candles_lit_or_not_and_earth_flames_give_presence(drawn: dict[str, Any]) -> None:
    assert winner(battle(**drawn)) == "ash"


@covers("CN-106", "CN-109")
def test_a_curse_figure_or_a_temple_gives_no_presence() -> None:
    match = battle(haunts={"cu01": "ash 1"}, temples={1: "white"}, earth={"coven": "r1_mine"})
    assert told(match, "battle-began") == [] and told(match, "region-won") == [(1, "coven", (1,))]


@covers("CN-107", "CN-108")
@pytest.mark.parametrize(("flames", "won"), [(1, "ash"), (0, "coven")])
def test_under_a_grey_temple_a_lit_candle_wins_and_an_extinguished_one_does_not(flames: int, won: str) -> None:
    drawn: dict[str, Any] = {
        "candles": {"ash_warrior": f"r1_mine {flames}"},
        "castles": {"coven": "r1_forge"},
        "temples": {1: "grey"},
    }
    assert winner(battle(**drawn)) == won


@covers("CN-108")
@pytest.mark.parametrize("drawn", [{"earth": {"ash": "r1_mine"}}, {"castles": {"ash": "r1_mine"}}])
def test_an_earth_flame_and_a_castle_are_active_figures(drawn: dict[str, Any]) -> None:
    found = {"candles": {"coven_warrior": "r1_forge 4", "coven_pilgrim": "r1_forge 3"}, "temples": {1: "grey"}, **drawn}
    assert winner(battle(**found)) == "ash"


@covers("CN-110")
def test_several_houses_control_one_territory() -> None:
    match = situation(
        *LARGE,
        phase="war",
        year=3,
        battles=[],
        cards={"built": {"ash": "u29"}},
        castles={"sowers": "r10_curse"},
        earth={"ash": "r10_curse"},
    )
    assert told(match, "points-gained") == [("ash", 2, "u29"), ("sowers", 2, "sowers_3")]


@covers("CN-111")
def test_a_house_has_one_earth_flame_on_a_territory_beside_those_of_others() -> None:
    match = placing("uc08", earth={"ash": "r1_mine", "sowers": "r1_mine r2_mine"})
    assert "light r1_mine" not in options(match)
    play(match, "light r2_mine")
    assert lit(match, "ash") == {"r1_mine", "r2_mine"} and lit(match, "sowers") == {"r1_mine", "r2_mine"}


@covers("CN-112")
def test_a_house_has_one_candle_of_each_role_on_the_map() -> None:
    match = placing("uc04 uc01", wax={"ash": 5})
    assert {option.split()[2] for option in options(match) if option.startswith("place")} == {"explorer", "pilgrim"}


@covers("CN-113")
def test_any_number_of_candles_shares_a_territory() -> None:
    match = placing("uc04 uc01", wax={"ash": 5}, candles={"sowers_pilgrim": "r8_forge", "coven_pilgrim": "r8_forge"})
    play(match, "place uc01 pilgrim", "skip")
    assert [candle for candle, where in of(match).at.items() if where == "r8_forge"] == [
        "sowers_pilgrim",
        "coven_pilgrim",
        "ash_warrior",
        "ash_pilgrim",
    ]


@covers("CN-114")
def test_two_castles_never_share_a_territory() -> None:
    match = manoeuvring("ash", *LARGE, castles={"sowers": "r8_mine", "coven": "r8_barracks"})
    assert {option.split()[2] for option in options(match) if option.startswith("move castle")} == {
        "r6_curse",
        "r7_tavern",
        "r10_mine",
    }
    with pytest.raises(Illegal):
        play(match, "move castle r8_barracks")


@covers("CN-115")
def test_no_castle_is_ever_put_out_or_leaves_the_map() -> None:
    match = placing("uc05 uc04", castles={"sowers": "r8_mine"}, earth={"sowers": "r8_mine"})
    assert options(match) == {"douse sowers r8_mine", "skip"}
    play(match, "douse sowers r8_mine")
    pass_season(match)
    assert castle(match, "sowers") == "r8_mine" and castle(match, "ash") == "r8_forge"


@covers("CN-116")
@pytest.mark.parametrize(
    ("drawn", "power"),
    [
        ({"earth": {"ash": "r1_mine r1_forge"}}, 2),
        ({"candles": {"ash_warrior": "r1_mine 3", "ash_explorer": "r1_mine"}}, 5),
        ({"castles": {"ash": "r1_mine"}}, 4),
        ({"earth": {"ash": "r1_mine"}, "haunts": {"cu03": "ash 1"}}, 4),
    ],
)
def test_flames_candles_castles_and_curses_have_their_power(drawn: dict[str, Any], power: int) -> None:
    (won,) = told(battle(**drawn), "region-won")
    assert won == (1, "ash", (power,))


@covers("CN-117")
def test_only_castles_and_candles_move() -> None:
    match = manoeuvring("ash", *LARGE, earth={"ash": "r8_mine r1_portal"}, candles={"ash_pilgrim": "r8_mine"})
    assert {option.split()[1] for option in options(match) if option != "stop"} == {"castle", "pilgrim"}
    play(match, "move pilgrim r8_barracks", "take tc01-a")
    assert lit(match, "ash") == {"r8_mine", "r1_portal", "r8_barracks"}


@covers("CN-118")
def test_points_have_no_upper_bound() -> None:
    assert points(placing("uc04", vp={"ash": 99}), "ash") == 101


@covers("CN-118")
def test_nobody_loses_a_point_that_is_not_there() -> None:
    match = situation(
        *LARGE,
        phase="war",
        modules="withering",
        battles=[1],
        earth={"ash": "r1_mine", "coven": "r1_forge", "sowers": "r1_portal"},
        vp={"sowers": 1},
        cards={"withered": {"ash 1": "w7"}},
    )
    pass_to(match, "slot", "ash")
    play(match, "slot 1")
    assert asked(match) == "renown" and options(match) == {"renown sowers", "skip"}
    play(match, "renown sowers")
    assert points(match, "sowers") == 0
