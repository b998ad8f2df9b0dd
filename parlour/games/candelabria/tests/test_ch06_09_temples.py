"""6.9: temples."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.rules.temples import temples_left
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, fought, gains, placed, powers, won
from parlour.games.candelabria.tests.situations import (
    asked,
    facts_asked,
    house_asked,
    of,
    options,
    pass_season,
    pass_to,
    play,
    points,
    situation,
    told,
)

WITH_KNIGHTS = ("ash", "engineers", "coven", "knights")


def sites(offered: set[str], temple: str) -> set[int]:
    """The regions for which a temple is offered."""
    return {int(each.split()[2]) for each in offered if each.startswith(f"build {temple} ")}


@covers("CN-741")
@pytest.mark.parametrize("temple", ["white", "grey", "black"])
def test_a_temple_is_built_in_a_region_with_an_own_figure(temple: str) -> None:
    earth = {"engineers": "r2_forge r5_mine", "coven": "r9_mine"}
    match = forging(earth=earth, candles={"engineers_warrior": "r7_mine 0"}, castles={"engineers": "r10_mine"})
    assert sites(options(match), temple) == {2, 5, 7, 10}


@covers("CN-742", "CN-306")
def test_a_temple_leaves_a_struck_region_struck_and_an_open_one_open() -> None:
    match = forging(earth={"engineers": "r2_forge r5_mine r6_mine"}, gold={"engineers": 2}, cards={"curses": "cu05 cu01 cu07"})
    play(match, "build grey 5")
    assert of(match).temples == {5: ("grey",)} and of(match).struck == (5, 1, 7)
    pass_season(match)
    assert {each.region for each in told(match, "region-won")} == {2, 3, 4, 6, 8}, "nobody fights over region 5"


@covers("CN-743")
def test_a_new_temple_goes_on_top() -> None:
    match = forging(temples={2: "white grey"})
    play(match, "build black 2")
    assert of(match).temples[2] == ("white", "grey", "black")
    assert told(match, "temple-built") == [("engineers", "black", 2)]


@covers("CN-743")
@pytest.mark.parametrize(("stack", "winner"), [("grey", "ash"), ("grey black", "coven"), ("black grey", "ash"), ("", "coven")])
def test_only_the_top_level_is_active(stack: str, winner: str) -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine r5_tavern"}
    match = fought(battle(5, earth=earth, temples={5: stack} if stack else {}))
    assert powers(match, 5) == {"ash": 1, "coven": 2} and won(match, 5) == winner


@covers("CN-744", "CN-208")
def test_a_stack_is_as_high_as_the_supply_allows() -> None:
    match = forging(temples={2: "white white white white white white grey grey"})
    assert sites(options(match), "white") == set() and sites(options(match), "black") == {2}
    play(match, "build black 2")
    assert len(of(match).temples[2]) == 9


@covers("CN-745", "temple:white")
@pytest.mark.parametrize(("temple", "vp"), [("white", 4), ("grey", 0), ("black", 0)])
def test_whoever_places_a_white_temple_gains_four_at_once(temple: str, vp: int) -> None:
    match = forging()
    play(match, f"build {temple} 2")
    assert points(match, "engineers") == vp and asked(match) == "move"


@covers("CN-746", "temple:grey", "CN-941")
@pytest.mark.parametrize(("temple", "winner"), [("white", "coven"), ("grey", "ash"), ("black", "coven")])
def test_under_a_grey_temple_the_lowest_power_wins(temple: str, winner: str) -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine r5_tavern"}
    assert won(fought(battle(5, earth=earth, temples={5: temple})), 5) == winner


@covers("CN-747", "temple:black", "CN-817")
def test_no_curse_goes_where_a_black_temple_is_active() -> None:
    temples = {5: "black", 6: "black white", 7: "white black", 1: "grey"}
    match = cursing("cu03", "ash", earth={"ash": "r5_mine r6_mine r7_mine r1_mine"}, temples=temples)
    assert asked(match) == "curse" and options(match) == {"haunt 1", "haunt 6", "haunt 8"}


@covers("CN-748")
def test_covering_a_temple_is_not_destroying_it() -> None:
    match = forging(temples={2: "white"}, modules="missions", cards={"common": "my05"})
    play(match, "build black 2")
    assert told(match, "points-gained") == [] and told(match, "temple-razed") == [] and of(match).claimed == {}


@covers("CN-749")
def test_a_black_temple_does_not_drive_a_curse_away() -> None:
    match = cursing("cu09 cu02", "ash", castles={"ash": "r5_forge", "coven": "r5_mine"}, battles=(5,))
    assert asked(match) == "gift", "region 5 was the only home for both"
    play(match, "build black 5")
    assert of(match).temples == {5: ("black",)} and {each.region for each in of(match).haunts.values()} == {5}
    assert powers(fought(match), 5) == {"ash": 4 + 4 + 3, "coven": 4}


@covers("CN-750")
def test_after_a_temple_come_its_points_then_the_builders_upgrades_then_the_knights() -> None:
    match = forging(
        *WITH_KNIGHTS, year=2, cards={"built": {"engineers": "u10 u18"}}, candles={"knights_pilgrim": "r9_mine"}, temples={}
    )
    play(match, "build white 2")
    assert (asked(match), house_asked(match)) == ("trigger", "engineers")
    assert gains(match, "engineers") == [("white", 4)] and options(match) == {"resolve u10", "resolve u18"}
    play(match, "resolve u18")
    assert asked(match) == "ignite"
    play(match, "skip")
    assert gains(match, "engineers") == [("white", 4), ("u10", 1)]
    assert (asked(match), house_asked(match), facts_asked(match)) == ("follow", "knights", {"region": 2})
    play(match, "stay")
    assert (asked(match), house_asked(match)) == ("move", "engineers")


@covers("CN-751")
def test_after_a_temple_is_razed_come_its_points_then_the_knights() -> None:
    match = placed("uc30", year=2, temples={4: "white"}, candles={"knights_pilgrim": "r9_mine"}, houses=WITH_KNIGHTS)
    play(match, "raze 4")
    assert gains(match, "ash") == [("white", 4)], "the points of the card come later"
    assert (asked(match), house_asked(match), facts_asked(match)) == ("follow", "knights", {"region": 4})
    play(match, "stay")
    assert gains(match, "ash") == [("white", 4), ("uc30", 2)]


@covers("CN-752", "CN-1010")
def test_temples_stay_from_year_to_year() -> None:
    match = situation(phase="war", battles=(5,), temples={5: "white grey", 9: "black"}, earth={"ash": "r5_mine"})
    pass_to(match, "turn")
    assert of(match).year == 2 and of(match).temples == {5: ("white", "grey"), 9: ("black",)}


@covers("CN-716", "CN-744")
def test_a_razed_temple_can_be_built_again() -> None:
    earth = {"ash": "r5_forge", "coven": "r5_mine"}
    match = battle(5, earth=earth, temples={5: "black black black black black black"}, owned={"ash": "tc16"})
    assert temples_left(of(match), "black") == 0
    play(commit(match, ash="tc16-a none"), "slot 1", "raze 5")
    assert temples_left(of(match), "black") == 1 and of(match).temples[5] == ("black",) * 5
