"""6.19: the end of the game."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import gains
from parlour.games.candelabria.tests.situations import of, order, play_out, points, situation, told
from parlour.kernel import Match


def ended(**more: Any) -> Match:
    """The third year ended with a war without battles."""
    match = play_out(situation(phase="war", year=3, battles=more.pop("battles", ()), **more))
    assert match.over
    return match


@covers("CN-1021", "CN-101")
@pytest.mark.parametrize(("year", "over"), [(1, False), (2, False), (3, True)])
def test_the_game_ends_after_the_third_year(year: int, over: bool) -> None:
    match = situation(phase="war", year=year, battles=(), cards={"built": {"ash": "u36"}}, earth={"ash": "r5_mine"})
    assert match.over is over
    assert gains(match, "ash") == ([("u36", 1)] if over else [])
    assert of(match).season == ("over" if over else "kindling")


@covers("CN-1022", "CN-1004")
def test_candles_are_gone_before_the_final_scoring() -> None:
    candles = {"ash_warrior": "r5_tavern", "ash_pilgrim": "r7_tavern"}
    match = ended(candles=candles, earth={"ash": "r4_tavern"}, cards={"built": {"ash": "u30"}})
    assert gains(match, "ash") == [("u30", 2)]


@covers("CN-1022", "CN-1002")
def test_tactics_cards_used_in_the_last_war_count_at_the_end() -> None:
    match = situation(
        phase="war",
        year=3,
        battles=(5,),
        earth={"ash": "r5_forge", "coven": "r5_mine"},
        cards={"owned": {"coven": "tc02 tc03 ht_cov_1"}, "built": {"coven": "u35"}},
    )
    match.act(3, "commit tc02-a tc03-a")
    assert ("u35", 3) in gains(play_out(match), "coven")


@covers("CN-1023", "CN-110")
def test_a_territory_counts_once_whatever_stands_there() -> None:
    match = ended(castles={"ash": "r5_tavern"}, earth={"ash": "r5_tavern r7_tavern"}, cards={"built": {"ash": "u30"}})
    assert gains(match, "ash") == [("u30", 4)]


@covers("CN-1023", "CN-110")
def test_a_territory_shared_with_others_is_controlled_too() -> None:
    match = ended(earth={"ash": "r5_tavern", "coven": "r5_tavern"}, cards={"built": {"ash": "u30"}})
    assert gains(match, "ash") == [("u30", 2)]


@covers("CN-1024")
def test_house_tactics_and_common_ones_count() -> None:
    cards = {"owned": {"ash": "ht_ash_1 ht_ash_3 tc01 tc02"}, "built": {"ash": "u35"}}
    assert gains(ended(cards=cards), "ash") == [("u35", 4)]


@covers("CN-1025")
def test_scorers_add_up() -> None:
    match = ended(castles={"sowers": "r5_mine"}, earth={"sowers": "r2_curse r3_curse"}, cards={"built": {"sowers": "u29 u36"}})
    assert sorted(gains(match, "sowers")) == [("sowers_3", 4), ("u29", 4), ("u36", 2)] and points(match, "sowers") == 10


@covers("CN-1025", "CN-770")
@pytest.mark.parametrize(
    ("token", "vp"),
    [
        ("u28", 2 * 1),
        ("u29", 2 * 2),
        ("u30", 2 * 1),
        ("u31", 2 * 1),
        ("u32", 2 * 1),
        ("u33", 1 * 3),
        ("u34", 3 + 4),
        ("u35", 2),
        ("u36", 8),
    ],
)
def test_each_token_of_the_end_scores_what_it_says(token: str, vp: int) -> None:
    earth = "r6_curse r10_curse r10_barracks r5_tavern r7_portal r5_mine r7_mine r9_mine"
    cards = {"built": {"ash": token}, "owned": {"ash": "tc01 tc02"}}
    assert gains(ended(earth={"ash": earth}, wax={"ash": 3}, gold={"ash": 4}, cards=cards), "ash") == [(token, vp)]


@covers("CN-1026")
def test_the_player_with_most_points_wins() -> None:
    match = ended(vp={"ash": 30, "engineers": 31, "sowers": 29, "coven": 12})
    assert [each.house for each in told(match, "game-ended")] == ["engineers"]
    assert of(match).outcome == (0.0, 1.0, 0.0, 0.0)


@covers("CN-1026", "CN-1021")
def test_the_points_of_the_final_scoring_decide_too() -> None:
    match = ended(vp={"ash": 9, "coven": 10}, earth={"ash": "r5_mine r6_mine"}, cards={"built": {"ash": "u36"}})
    assert [each.house for each in told(match, "game-ended")] == ["ash"] and points(match, "ash") == 11


@covers("CN-1026", "CN-118")
def test_more_than_a_hundred_points_are_more() -> None:
    match = ended(vp={"ash": 99, "coven": 104})
    assert points(match, "coven") == 104 and [each.house for each in told(match, "game-ended")] == ["coven"]


@covers("CN-1027", "CN-104")
@pytest.mark.parametrize(
    ("track", "winner"), [("ash engineers sowers coven", "engineers"), ("coven sowers engineers ash", "coven")]
)
def test_a_tie_is_won_by_the_earliest_on_the_track(track: str, winner: str) -> None:
    match = ended(vp={"ash": 20, "engineers": 30, "sowers": 10, "coven": 30}, track=track)
    assert order(match) == track.split() and [each.house for each in told(match, "game-ended")] == [winner]
    assert of(match).outcome == tuple([float(house == winner) for house in of(match).houses])
