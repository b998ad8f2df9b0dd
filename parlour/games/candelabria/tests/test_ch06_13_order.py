"""6.13: the order of battles, and who takes part."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, fought, gains, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    house_asked,
    houses_asked,
    of,
    order,
    pass_season,
    passing,
    play,
    situation,
    told,
)

IN_EVERY_REGION = "r1_mine r2_mine r3_mine r4_mine r5_mine r6_mine r7_mine r8_mine r9_mine r10_mine"
IN_EIGHT_REGIONS = "r1_mine r2_mine r3_mine r4_mine r5_mine r6_mine r7_mine r8_mine"


def visited(*houses: str, curses: str) -> list[int]:
    """The regions that were decided in a war with these curses, when Ash is everywhere."""
    earth = {"ash": IN_EVERY_REGION if len(houses) != 3 else IN_EIGHT_REGIONS}
    match = situation(*houses, phase="war", cards={"curses": curses}, earth=earth)
    return [each.region for each in told(pass_season(match), "region-won")]


@covers("CN-901", "CN-902", "CN-903")
@pytest.mark.parametrize(
    ("curses", "regions"),
    [
        ("cu09 cu03 cu10", [1, 2, 4, 5, 6, 7, 8]),
        ("cu03 cu09 cu10", [4, 5, 6, 7, 8, 1, 2]),
        ("cu10 cu01 cu02", [3, 4, 5, 6, 7, 8, 9]),
        ("cu05 cu04 cu07", [6, 8, 9, 10, 1, 2, 3]),
    ],
)
def test_regions_are_visited_from_the_one_after_the_leftmost_curse(curses: str, regions: list[int]) -> None:
    assert visited(curses=curses) == regions


@covers("CN-901", "CN-902")
@pytest.mark.parametrize(("curses", "regions"), [("cu07 cu02 cu05", [8, 1, 3, 4, 6]), ("cu08 cu01", [2, 3, 4, 5, 6, 7])])
def test_on_the_small_side_the_order_goes_round_after_region_eight(curses: str, regions: list[int]) -> None:
    assert visited("ash", "engineers", "coven", curses=curses) == regions


@covers("CN-903", "CN-305")
@pytest.mark.parametrize("curses", ["cu01 cu02 cu03", "cu08 cu05 cu10", "cu07 cu09 cu04"])
def test_every_open_region_is_visited_once(curses: str) -> None:
    match = situation(phase="war", cards={"curses": curses}, earth={"ash": IN_EVERY_REGION, "coven": IN_EVERY_REGION})
    fights = [each.region for each in told(pass_season(match), "region-won")]
    struck = {int(curse[2:]) for curse in curses.split()}
    assert sorted(fights) == [region for region in range(1, 11) if region not in struck]


@covers("CN-904", "CN-109")
def test_participants_are_all_who_are_present_when_the_region_is_visited() -> None:
    candles = {"coven_explorer": "r5_tavern 0", "engineers_warrior": "r6_mine"}
    match = battle(5, earth={"ash": "r5_forge"}, candles=candles, castles={"sowers": "r5_mine"}, haunts={"cu01": "engineers 5"})
    assert sorted(houses_asked(match)) == ["ash", "coven", "sowers"], "an earth flame, an extinguished candle, a castle"


@covers("CN-904")
def test_presence_is_looked_at_when_the_region_is_visited_and_not_before() -> None:
    houses = ("ash", "engineers", "coven", "knights")
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(
        5,
        *houses,
        battles=(5, 6),
        earth=earth,
        candles={"knights_warrior": "r6_mine"},
        temples={5: "black"},
        owned={"ash": "tc16"},
    )
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 5", "follow knights_warrior r5_forge")
    fought(match)
    assert of(match).contest == 6 and sorted(houses_asked(match)) == ["ash", "coven"]


@covers("CN-905")
def test_who_loses_all_figures_remains_a_participant() -> None:
    match = commit(battle(5, earth={"ash": "r5_forge", "coven": "r5_mine"}))
    play(match, "slot 1", "douse coven r5_mine")
    assert house_asked(match) == "coven" and asked(match) == "slot"
    assert powers(fought(match), 5) == {"ash": 1, "coven": 0}


@covers("CN-906")
def test_where_nobody_is_nothing_happens() -> None:
    match = situation(phase="war", battles=(5,), haunts={"cu01": "ash 5"})
    assert of(match).year == 2 and told(match, "region-won") == [] and told(match, "points-gained") == []


@covers("CN-907", "CN-949")
def test_one_alone_wins_at_once() -> None:
    match = situation(phase="war", battles=(5,), earth={"sowers": "r5_mine"}, cards={"owned": {"sowers": "tc17"}})
    assert of(match).year == 2 and won(match, 5) == "sowers" and gains(match, "sowers") == [("region-5", 4)]
    assert told(match, "battle-began") == [] and order(match) == ["ash", "engineers", "sowers", "coven"]


@covers("CN-907")
def test_one_alone_wins_even_with_an_extinguished_candle_under_a_grey_temple() -> None:
    match = situation(phase="war", battles=(5,), candles={"sowers_warrior": "r5_mine 0"}, temples={5: "grey"})
    assert won(match, 5) == "sowers"


@covers("CN-908")
def test_two_or_more_fight_it_out() -> None:
    match = battle(5, earth={"ash": "r5_forge", "coven": "r5_mine", "sowers": "r5_tavern"})
    assert [each.houses for each in told(match, "battle-began")] == [("ash", "sowers", "coven")]
    commit(match)
    assert asked(match) == "slot", "nobody has anything to neutralise"
    fought(match)
    assert len(told(match, "region-won")) == 1


@covers("CN-909", "CN-931")
def test_the_steps_of_a_battle_go_by_the_track_among_participants() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine", "sowers": "r5_tavern"}
    match = commit(battle(5, earth=earth, track="coven engineers ash sowers"))
    turns = []
    while of(match).contest == 5:
        turns.append(house_asked(match))
        passing(match)
    assert list(dict.fromkeys(turns)) == ["coven", "ash", "sowers"] and turns == sorted(
        turns, key=["coven", "ash", "sowers"].index
    )


@covers("CN-909", "CN-950")
def test_the_track_is_the_one_of_the_moment() -> None:
    earth = {"ash": "r5_forge r5_tavern r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(5, battles=(5, 6), earth=earth)
    fought(match)
    assert order(match) == ["engineers", "sowers", "coven", "ash"]
    assert [each.houses for each in told(match, "battle-began")] == [("ash", "coven"), ("coven", "ash")]
    commit(match)
    assert house_asked(match) == "coven"
