"""6.17: who wins a battle, and what follows."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, fought, gains, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    lit,
    of,
    order,
    pass_season,
    play,
    points,
    situation,
    told,
)

FIVE = ("ash", "engineers", "sowers", "coven", "knights")
TWO = {"ash": "r5_forge", "coven": "r5_mine"}
WITHOUT_FLAMES = {"ash": 0, "engineers": 0, "sowers": 0, "coven": 0}


@covers("CN-939", "CN-116")
def test_power_is_earth_flames_candle_flames_castle_and_curses_with_all_upgrades() -> None:
    match = battle(
        5,
        earth={"ash": "r5_forge r5_mine r6_mine", "coven": "r5_mine"},
        candles={"ash_warrior": "r5_tavern 3", "ash_pilgrim": "r5_tavern 0", "ash_explorer": "r6_mine 2"},
        castles={"ash": "r5_mine"},
        haunts={"cu10": "ash 5", "cu09": "ash 5", "cu07": "ash 6", "cu03": "coven 5"},
        cards={"built": {"ash": "u03 u09"}},
    )
    assert powers(fought(match), 5) == {"ash": 2 + 3 + (4 + 1) + (3 + 1) + (4 + 1), "coven": 1 + 3}


@covers("CN-940")
def test_the_highest_power_wins() -> None:
    earth = {"ash": "r5_forge", "sowers": "r5_mine", "coven": "r5_mine r5_tavern"}
    match = fought(battle(5, earth=earth))
    assert won(match, 5) == "coven" and gains(match, "coven") == [("region-5", 4)]


@covers("CN-940", "CN-905")
def test_the_most_power_wins_though_only_a_curse_is_left() -> None:
    match = battle(5, earth=TWO, haunts={"cu01": "coven 5"})
    play(commit(match), "slot 1", "douse coven r5_mine")
    assert powers(fought(match), 5) == {"ash": 1, "coven": 3} and won(match, 5) == "coven"


@covers("CN-941", "CN-940")
def test_under_a_grey_temple_a_curse_alone_wins_nothing() -> None:
    earth = {"ash": "r5_forge r5_mine r5_tavern r6_mine", "coven": "r5_mine"}
    match = battle(5, earth=earth, castles={"ash": "r5_forge"}, haunts={"cu01": "coven 5"}, temples={5: "grey"})
    play(commit(match), "slot 1", "douse coven r5_mine")
    assert powers(fought(match), 5) == {"ash": 3 + 4, "coven": 3} and won(match, 5) == "ash"


@covers("CN-940", "CN-107")
def test_an_extinguished_candle_can_win_with_nothing() -> None:
    match = battle(5, earth={"coven": "r5_mine"}, candles={"ash_warrior": "r5_forge 0"}, reserve=WITHOUT_FLAMES)
    play(commit(match), "slot 1", "douse coven r5_mine")
    assert powers(fought(match), 5) == {"ash": 0, "coven": 0} and won(match, 5) == "ash"


@covers("CN-941", "CN-108")
def test_under_a_grey_temple_the_lowest_power_with_an_active_figure_wins() -> None:
    candles = {"coven_explorer": "r5_tavern 0"}
    match = battle(5, earth={"ash": "r5_forge r5_mine", "sowers": "r5_mine"}, candles=candles, temples={5: "grey"})
    assert powers(fought(match), 5) == {"ash": 2, "sowers": 1, "coven": 0} and won(match, 5) == "sowers"


@covers("CN-942", "CN-104")
@pytest.mark.parametrize("temples", [{}, {5: "grey"}])
@pytest.mark.parametrize(("track", "winner"), [("ash engineers sowers coven", "ash"), ("coven engineers sowers ash", "coven")])
def test_a_tie_goes_to_the_earlier_on_the_track(temples: dict[int, str], track: str, winner: str) -> None:
    match = fought(battle(5, earth=TWO, temples=temples, track=track))
    assert powers(match, 5) == {"ash": 1, "coven": 1} and won(match, 5) == winner


@covers("CN-943")
def test_if_nobody_is_eligible_nobody_wins() -> None:
    candles = {"coven_explorer": "r5_tavern 0", "sowers_pilgrim": "r5_mine 0"}
    match = fought(battle(5, candles=candles, temples={5: "grey"}))
    assert won(match, 5) == "nobody"
    assert [each for each in told(match, "points-gained") if each.reason == "region-5"] == []
    assert told(match, "track-changed") == []


@covers("CN-940", "CN-942")
@pytest.mark.parametrize(("haunts", "winner"), [({"cu01": "coven 5"}, "coven"), ({}, "ash")], ids=["a curse", "nothing"])
def test_if_all_figures_are_gone_the_power_of_a_curse_or_the_track_decides(haunts: dict[str, str], winner: str) -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine"}
    match = commit(battle(5, earth=earth, reserve=WITHOUT_FLAMES, haunts=haunts))
    play(match, "slot 1", "douse coven r5_mine")  # Ash puts out the Coven's last figure
    assert asked(match) == "slot"
    play(match, "slot 2", "douse ash r5_forge", "skip")
    assert won(match, 5) == winner


@covers("CN-944")
def test_the_temple_that_counts_is_the_one_on_top_after_all_slots() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine r5_tavern"}
    match = battle(5, earth=earth, temples={5: "grey"}, owned={"coven": "tc16"})
    commit(match, coven="tc16-a none")
    play(match, "slot 1", "skip", "slot 1", "raze 5")
    assert won(fought(match), 5) == "coven"


@covers("CN-945")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_a_battle_is_worth_four_eight_and_twelve(year: int, vp: int) -> None:
    match = fought(battle(5, year=year, earth={**TWO, "coven": "r5_mine r5_tavern"}))
    assert dict(gains(match, "coven"))["region-5"] == vp and "region-5" not in dict(gains(match, "ash"))


@covers("CN-945", "CN-907")
@pytest.mark.parametrize(("year", "vp"), [(1, 4), (2, 8), (3, 12)])
def test_a_region_without_a_fight_is_worth_as_much(year: int, vp: int) -> None:
    match = situation(phase="war", year=year, battles=(5,), earth={"coven": "r5_mine"})
    assert dict(gains(match, "coven"))["region-5"] == vp


@covers("CN-946")
def test_glory_doubles_nothing_but_the_points_of_the_battle() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, haunts={"cu03": "ash 5"}, owned={"ash": "tc17"})
    fought(commit(match, ash="tc17-a none"))
    assert gains(match, "ash") == [("tc17-a", 3), ("weak-ash", 1), ("region-5", 8)]


@covers("CN-947", "CN-X13")
@pytest.mark.parametrize(
    ("earth", "expected"),
    [
        ({"ash": "r5_forge r5_mine", "sowers": "r5_mine"}, ["engineers", "sowers", "ash", "coven", "knights"]),
        (
            {"ash": "r5_forge r5_mine", "sowers": "r5_mine", "knights": "r5_mine"},
            ["engineers", "sowers", "coven", "knights", "ash"],
        ),
        ({"engineers": "r5_forge r5_mine", "coven": "r5_mine"}, ["ash", "sowers", "coven", "engineers", "knights"]),
    ],
)
def test_a_winner_who_was_first_goes_behind_the_last_participant(earth: dict[str, str], expected: list[str]) -> None:
    match = fought(battle(5, *FIVE, earth=earth))
    assert order(match) == expected and [list(each.houses) for each in told(match, "track-changed")] == [expected]


@covers("CN-948")
def test_a_winner_who_was_not_first_does_not_move() -> None:
    earth = {"ash": "r5_forge", "sowers": "r5_mine r5_tavern", "knights": "r5_mine"}
    match = fought(battle(5, *FIVE, earth=earth))
    assert won(match, 5) == "sowers" and order(match) == list(FIVE) and told(match, "track-changed") == []


@covers("CN-949")
def test_a_winner_without_an_opponent_does_not_move() -> None:
    match = situation(*FIVE, phase="war", battles=(5,), earth={"ash": "r5_forge"})
    assert won(match, 5) == "ash" and order(match) == list(FIVE)


@covers("CN-950")
def test_the_new_order_breaks_ties_from_the_next_battle_on() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = fought(fought(battle(5, battles=(5, 6), earth=earth)))
    assert (won(match, 5), won(match, 6)) == ("ash", "coven"), "both are ties"
    assert order(match) == ["engineers", "sowers", "ash", "coven"]


@covers("CN-951")
def test_pieces_stay_on_the_map_after_a_battle() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r5_tavern r6_curse"}
    candles = {"ash_warrior": "r5_forge", "coven_pilgrim": "r5_mine 2"}
    match = fought(battle(5, battles=(5, 6), earth=earth, candles=candles, castles={"ash": "r5_mine"}, haunts={"cu01": "ash 5"}))
    assert of(match).contest == 6
    assert lit(match, "ash") == {"r5_forge", "r6_mine"} and lit(match, "coven") == {"r5_mine", "r5_tavern", "r6_curse"}
    assert of(match).flames == {"ash_warrior": 4, "coven_pilgrim": 2} and castle(match, "ash") == "r5_mine"
    assert [(curse, each.region) for curse, each in of(match).haunts.items()] == [("cu01", 5)]


@covers("CN-952")
def test_after_the_last_battle_the_year_is_cleaned_up() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(5, battles=(5, 6), earth=earth, candles={"ash_warrior": "r5_forge"})
    fought(match)
    assert of(match).at == {"ash_warrior": "r5_forge"}
    pass_season(match)
    assert of(match).at == {} and (of(match).year, of(match).season) == (2, "kindling")


@covers("CN-943", "CN-945")
def test_points_of_a_battle_go_to_one_house_at_most() -> None:
    match = fought(battle(5, earth={"ash": "r5_forge", "coven": "r5_mine", "sowers": "r5_tavern"}))
    assert [each.house for each in told(match, "points-gained") if each.reason == "region-5"] == ["ash"]
    assert points(match, "ash") == 4 + 1, "and one of its weak action"
