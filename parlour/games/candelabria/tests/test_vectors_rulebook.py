"""12.1: the examples of the rulebook, played as they are told there."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.position import Claim
from parlour.games.candelabria.rules.battle import power
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, gains, placed, powers, won
from parlour.games.candelabria.tests.situations import (
    FOUR,
    asked,
    castle,
    cubes,
    facts_asked,
    held,
    house_asked,
    lit,
    manoeuvring,
    of,
    options,
    order,
    pass_season,
    pass_to,
    play,
    points,
    reserve_of,
    situation,
    started,
    told,
)
from parlour.kernel import Match

START = {"ash": "r8_forge r8_mine r8_barracks"}


def standing(match: Match, region: int) -> dict[str, int]:
    """The powers of those who fight for a region, as they are now."""
    return {of(match).houses[seat]: power(of(match), seat, region) for seat in of(match).fighting}


@covers("CN-T01")
@pytest.mark.parametrize("territory", ["r5_tavern", "r5_forge", "r5_mine"])
def test_t01_a_struck_region(territory: str) -> None:
    cards = {"curse_deck": "cu01 cu05 cu10", "hands": {"sowers": "uc04"}}
    near = {"r5_tavern": "r5_mine", "r5_forge": "r3_mine", "r5_mine": "r5_forge"}
    match = situation(phase="fog", cards=cards, castles={"sowers": near[territory]}, earth={"sowers": "r1_mine r4_mine"})
    assert 5 in of(match).struck
    pass_to(match, "turn", "sowers")
    play(match, next(each for each in options(match) if each.startswith("manoeuvre")), f"move castle {territory}")
    assert territory in lit(match, "sowers") and told(match, "earth-lit") != []
    if territory != "r5_tavern":
        assert asked(match) == territory.split("_")[1]
    else:
        assert [each.number for each in told(match, "candles-drawn")] == [1]
    pass_season(pass_season(match))
    assert 5 not in [each.region for each in told(match, "region-won")]


@covers("CN-T02")
def test_t02_placing_a_candle() -> None:
    cards = {
        "hands": {"ash": "hc_ash_1 hc_ash_2 hc_ash_3"},
        "owned": {"ash": "ht_ash_1 ht_ash_2 ht_ash_3"},
        "candle_deck": "uc30",
    }
    match = situation(cards=cards, earth=START)
    first = of(match).tactics_display[0]
    play(match, "place hc_ash_1 pilgrim", f"take {first}")
    realm = of(match)
    assert cubes(match, "ash") == (1, 2) and points(match, "ash") == 1
    assert (realm.at["ash_pilgrim"], realm.flames["ash_pilgrim"], realm.slots["ash_pilgrim"]) == ("r8_forge", 3, ("hc_ash_1",))
    assert len(realm.owned[0]) == 4 and len(realm.tactics_display) == 6
    assert held(match, "ash") == ["hc_ash_2", "hc_ash_3", "uc30"]
    assert lit(match, "ash") == set(START["ash"].split()) and told(match, "earth-lit") == []


@covers("CN-T03")
@pytest.mark.parametrize("answer", ["send cu05", "reserve"])
def test_t03_a_manoeuvre_with_a_burn_move(answer: str) -> None:
    cards = {"hands": {"ash": "hc_ash_2 hc_ash_3 uc30", "coven": "uc04"}, "curses": "cu05", "candle_deck": "uc31"}
    earth = {**START, "coven": "r10_mine"}
    match = situation(cards=cards, earth=earth, candles={"ash_pilgrim": "r8_forge 3 hc_ash_1"}, wax={"ash": 1})
    coven = reserve_of(match, "coven")
    play(match, "manoeuvre hc_ash_2", "move castle r10_mine", "douse coven r10_mine")
    assert (asked(match), house_asked(match)) == ("lost-flame", "coven")
    play(match, answer)
    assert reserve_of(match, "coven") == coven + (answer == "reserve")
    assert asked(match) == "mine" and facts_asked(match) == {"count": 2}
    play(match, "store 2 0", "move pilgrim r7_tavern")
    assert asked(match) == "exchange" and facts_asked(match) == {"left": 1} and "uc31" in of(match).hands[0]
    play(match, "return uc31", "burn pilgrim r7_mine")
    assert asked(match) == "mine" and facts_asked(match) == {"count": 3}
    play(match, "store 0 3")
    assert cubes(match, "ash") == (3, 5)
    assert (of(match).at["ash_pilgrim"], of(match).flames["ash_pilgrim"]) == ("r7_mine", 2)
    assert castle(match, "ash") == "r10_mine"
    assert lit(match, "ash") == {*START["ash"].split(), "r10_mine", "r7_tavern", "r7_mine"}
    assert len(of(match).hands[0]) == 2 and (asked(match), house_asked(match)) == ("turn", "coven")


@covers("CN-T04")
def test_t04_a_forge_with_three_forges() -> None:
    cards = {"stacks": {3: "u05"}}
    earth = {"sowers": "r2_forge r8_forge r6_mine"}
    match = manoeuvring("sowers", candles={"sowers_explorer": "r1_mine"}, earth=earth, gold={"sowers": 3}, cards=cards)
    play(match, "move explorer r1_forge")
    assert "r1_forge" in lit(match, "sowers") and asked(match) == "forge" and facts_asked(match) == {"left": 3}
    play(match, "build grey 6", "buy 3")
    assert cubes(match, "sowers")[1] == 0 and of(match).temples == {6: ("grey",)} and of(match).built[2] == ("u05",)
    assert asked(match) == "move", "nothing can be paid for any more"


@covers("CN-T05")
def test_t05_a_lost_earth_flame_goes_to_a_curse() -> None:
    houses = ("ash", "engineers", "coven", "knights")
    cards = {"hands": {"knights": "hc_kni_4"}, "curses": "cu01 cu05 cu10"}
    match = situation(*houses, year=2, cards=cards, influence={"cu10": {"ash": 3}}, earth={"ash": "r8_mine"})
    before = reserve_of(match, "ash")
    play(match, "place hc_kni_4 warrior", "douse ash r8_mine")
    assert (asked(match), house_asked(match)) == ("lost-flame", "ash")
    play(match, "send cu10")
    assert of(match).influence == {"cu10": (4, 0, 0, 0)} and reserve_of(match, "ash") == before


@covers("CN-T06")
def test_t06_a_tie_for_a_curse() -> None:
    influence = {"cu08": {"ash": 3, "coven": 3, "sowers": 2}}
    match = cursing("cu08", "", influence=influence, track="ash coven sowers engineers", earth={"ash": "r9_mine"}, battles=(9,))
    assert [each.house for each in told(match, "curse-turned")] == ["ash"] and of(match).influence == {}
    assert [reserve_of(match, "ash"), reserve_of(match, "coven")] == [23, 24], "one lies on the map"
    assert "haunt 9" in options(match)


@covers("CN-T06", "CN-831")
def test_t06_the_curse_adds_its_power_and_its_property_works_where_it_stands() -> None:
    influence = {"cu10": {"ash": 3, "coven": 3}}
    earth = {"ash": "r9_mine", "coven": "r9_portal"}
    match = cursing("cu10", "", influence=influence, earth=earth, battles=(9,))
    play(match, "haunt 9")
    assert options(match) == {"light r9_portal", "light r9_tavern", "skip"}
    play(match, "skip", "skip")
    assert standing(match, 9) == {"ash": 1 + 3, "coven": 1}


@covers("CN-T06", "CN-747")
def test_t06_the_start_temple_of_the_knights_forbids_it() -> None:
    houses = ("ash", "coven", "engineers", "knights")
    match = cursing("cu08", "ash", *houses, earth={"ash": "r9_mine r1_mine"}, temples={9: "black"})
    assert options(match) == {"haunt 1", "haunt 8"}


@covers("CN-T07", "CN-R55")
def test_t07_the_long_battle() -> None:
    owned = {"ash": "tc01 tc04", "sowers": "tc25 tc19", "coven": "tc24-a tc24-b"}
    earth = {"sowers": "r3_curse r3_barracks", "coven": "r3_mine", "ash": "r3_curse r3_mine"}
    candles = {"coven_warrior": "r3_mine 2", "ash_pilgrim": "r3_barracks 2"}
    track = "ash sowers coven engineers"
    match = battle(3, *FOUR, track=track, owned=owned, earth=earth, candles=candles, haunts={"cu01": "coven 3"})
    assert standing(match, 3) == {"ash": 4, "sowers": 6, "coven": 6}
    commit(match, ash="tc01-a tc04-a", sowers="tc25-a tc19-a", coven="tc24-a tc24-b")
    play(match, "strike tc01-a tc24-a")
    play(match, "ash: decline", "sowers: decline", "coven: decline")
    play(match, "slot 1", "douse sowers r3_barracks", "light r3_barracks")
    assert standing(match, 3) == {"ash": 5, "sowers": 5, "coven": 6} and points(match, "ash") == 1
    play(match, "slot 1", "dim coven_warrior", "dim coven_warrior", "douse ash r3_barracks")
    play(match, "light r3_barracks", "steal ash wax", "steal ash gold")
    assert standing(match, 3) == {"ash": 4, "sowers": 6, "coven": 4}
    play(match, "slot 1", "light r3_curse", "feed coven_warrior", "feed coven_warrior", "douse ash r3_mine")
    assert powers(match, 3) == {"ash": 3, "sowers": 6, "coven": 7}
    assert won(match, 3) == "coven" and gains(match, "coven") == [("region-3", 4)]
    assert order(match) == track.split()


@covers("CN-T08")
@pytest.mark.parametrize(("temple", "vp"), [("grey", 8), ("white", 8 + 4)])
def test_t08_a_yearly_mission(temple: str, vp: int) -> None:
    cards = {"common": "my04", "hands": {"ash": "uc04", "engineers": "uc06"}}
    castles, earth = {"ash": "r8_mine"}, {"engineers": "r2_forge", "ash": "r8_mine"}
    match = situation(year=2, modules="missions", cards=cards, castles=castles, earth=earth)
    play(match, "manoeuvre uc04", "move castle r8_forge", f"build {temple} 8")
    assert points(match, "ash") == vp and of(match).claimed == {"my04": (Claim(0, True),)}
    pass_to(match, "turn", "engineers")
    play(match, "manoeuvre uc06", "build grey 2")
    assert points(match, "engineers") == 0
    before = reserve_of(match, "ash")
    pass_to(pass_season(match), "turn")
    assert of(match).year == 3 and of(match).claimed == {} and reserve_of(match, "ash") == before + 1


@covers("CN-T09")
def test_t09_a_hierarchical_mission() -> None:
    candles = {"ash_pilgrim": "r8_mine", "ash_warrior": "r8_mine"}
    claimed = {"mh02": (Claim(1, True), Claim(3, True))}
    reserve = {"ash": 10, "engineers": 10, "coven": 10}
    match = placed("uc22", modules="missions", candles=candles, cards={"common": "mh02"}, claimed=claimed, reserve=reserve)
    assert gains(match, "ash") == [("mh02", 4)]
    assert of(match).common == () and "mh02" in of(match).no_missions and of(match).claimed == {}
    assert [reserve_of(match, house) for house in ("ash", "engineers", "coven")] == [10, 11, 11]


@covers("CN-T10")
def test_t10_withering() -> None:
    houses = ("ash", "coven", "knights", "sowers")
    influence = {"cu03": {"coven": 3, "ash": 2, "knights": 1}}
    earth = {"ash": "r5_mine", "coven": "r5_forge"}
    cards = {"withering_deck": "w5"}
    match = cursing("cu03", "", *houses, influence=influence, modules="withering", cards=cards, earth=earth, battles=(5,))
    assert (asked(match), house_asked(match)) == ("wither", "ash")
    play(match, "slot 1", "haunt 4")
    assert of(match).withered[0] == ("w5-a",) and [each.house for each in told(match, "curse-turned")] == ["coven"]
    play(commit(match), "slot 1")
    assert asked(match) == "either" and facts_asked(match)["source"] == "w5"


@covers("CN-T11", "CN-213", "CN-214")
def test_t11_the_curse_deck_of_three_players() -> None:
    match = pass_to(started(3), "turn")
    curses: list[int] = []
    for year in (1, 2, 3):
        assert of(match).year == year and [len(cards) for cards in of(match).hands.values()] == [2 + year] * 3
        curses.append(len(of(match).curses))
        if year < 3:
            pass_to(pass_season(match), "turn")
    assert curses == [3, 2, 2]
    came = [
        type(each.event).__name__ for each in match.events if type(each.event).__name__ in ("CurseAppeared", "HouseCandleCame")
    ]
    assert (came.count("CurseAppeared"), came.count("HouseCandleCame")) == (7, 6)
