"""Chapter 6.23: victory in Skirmish and in Hold the Border."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.board import DISTANCE, hexes
from parlour.games.horde.rules.victory import crossing_count, possible_units
from parlour.games.horde.tests.situations import asked, end_turn, of, options, outcome, pass_to, play, situation, told
from parlour.games.horde.tests.test_ch06_01_general import BOARD
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
FIVE = {"sm_raider1": "c3", "sm_raider2": "c5", "sm_tracker1": "d3", "sm_tracker2": "e4", "sm_shortbow1": "e5"}
GREEN = {"sm_raider1": "c3", "sm_raider2": "d4", "sm_tracker1": "d3", "sm_tracker2": "e3", "sm_shortbow1": "f4"}  # on 2v2 ground
HOLD: dict[str, Any] = {"mode": "hold_the_border", "reserve": ["sm_mogoi", "sm_groom", "rus_smith"]}


def held(units: dict[str, str] | None = None, **more: Any) -> Match:
    """Hold the Border, five units of Southern Mongolia beyond the line."""
    return situation({"rus_ivan": "k2", "sm_genghis": "k9", **FIVE, **(units or {})}, **(HOLD | more))


def execution(**more: Any) -> Match:
    """The Axe kills Genghis Khan."""
    units = {"rus_axe1": "f5", "rus_ivan": "a2", "sm_genghis": "f6", "sm_raider1": "k9"}
    match = situation(units, health={"sm_genghis": 1}, dice=[6, 1], **more)
    return play(match, "activate rus_axe1", "attack sm_genghis", "defend")


def razing(**more: Any) -> Match:
    """The last wall of Karakorum falls."""
    match = situation({"rus_axe1": "j11", "rus_ivan": "a2", "sm_raider1": "a8"}, durability={"cap_south": 1}, **more)
    return play(match, "end-battle")


@covers("HD-VIC-01", "HD-VIC-02")
def test_a_side_wins_when_the_leader_falls_after_the_capital() -> None:
    match = execution(durability={"cap_south": 0})
    assert outcome(match) == ("alliance", "leaders-and-capitals") and match.outcome == {0: 1.0, 1: 0.0}


@covers("HD-VIC-01", "HD-VIC-02")
def test_a_side_wins_when_the_capital_falls_after_the_leader() -> None:
    match = razing(fallen=["sm_genghis"])
    assert outcome(match) == ("alliance", "leaders-and-capitals")


@covers("HD-VIC-01")
def test_the_horde_wins_a_skirmish_by_the_same_deeds() -> None:
    units = {"rus_ivan": "f5", "rus_axe1": "a8", "sm_raider1": "f6"}
    match = situation(units, faction=SOUTH, durability={"cap_rus": 0}, health={"rus_ivan": 1}, dice=[6, 1])
    play(match, "activate sm_raider1", "attack rus_ivan", "defend")
    assert outcome(match) == ("horde", "leaders-and-capitals") and match.outcome == {0: 0.0, 1: 1.0}


@covers("HD-VIC-01")
@pytest.mark.parametrize(("north", "over"), [(0, True), (1, False)])
def test_in_2v2_both_leaders_and_both_capitals_are_needed(north: int, over: bool) -> None:
    fallen = ["nm_batu"]
    match = execution(teams="2v2", fallen=fallen, durability={"cap_south": 0, "cap_north": north})
    assert match.over is over
    if over:
        assert match.outcome == {0: 0.5, 1: 0.0, 2: 0.5, 3: 0.0}


@covers("HD-VIC-03")
def test_without_its_leader_a_faction_plays_on_and_goes_on_summoning() -> None:
    match = pass_to(execution(), "summon", SOUTH)
    assert not match.over and "summon sm_mogoi" in options(match)


@covers("HD-VIC-04")
def test_without_its_capital_a_faction_plays_on_without_summoning() -> None:
    match = razing()
    assert not match.over and (of(match).faction, asked(match), of(match).track) == (SOUTH, "activate", {})


@covers("HD-VIC-05")
def test_in_2v2_a_beaten_faction_plays_on_with_the_units_it_has() -> None:
    match = razing(teams="2v2", fallen=["sm_genghis"])
    assert not match.over
    match = pass_to(match, "activate", SOUTH)
    assert options(match) == {"activate sm_raider1", "end-battle"}


@covers("HD-VIC-06")
@pytest.mark.parametrize(("teams", "border", "count"), [("1v1", "red_1v1", 56), ("2v2", "green_2v2", 38)])
def test_the_hexes_beyond_the_border_are_those_of_the_map(teams: str, border: str, count: int) -> None:
    beyond = of(situation({"rus_ivan": "k2"}, mode="hold_the_border", teams=teams)).beyond
    assert beyond == hexes([hex.lower() for hex in BOARD["borders"][border]["beyond"]]) and beyond.bit_count() == count


@covers("HD-VIC-06")
def test_the_red_border_is_seven_hexes_from_the_blue_capital_and_bulges_in_the_middle() -> None:
    beyond = of(situation({"rus_ivan": "k2"}, mode="hold_the_border")).beyond
    assert beyond == hexes([hex for hex, steps in DISTANCE["a1"].items() if steps <= 7 or hex in ("d8", "e7", "f7", "g6")])


@covers("HD-VIC-07")
@pytest.mark.parametrize("disguised", [(), ("nm_scout",)])
def test_the_crossing_count_is_of_both_horde_factions_and_of_the_disguised_too(disguised: tuple[str, ...]) -> None:
    units = {"rus_ivan": "b2", "sm_raider1": "c3", "nm_raider1": "d4", "nm_scout": "a3", "nm_batu": "d5", "sm_genghis": "k9"}
    match = situation(units, mode="hold_the_border", teams="2v2", disguised=disguised)
    assert crossing_count(of(match)) == 3


@covers("HD-VIC-08")
def test_units_of_all_classes_count() -> None:
    units = {
        "sm_genghis": "c3",
        "sm_groom": "c4",
        "sm_khutulun": "c5",
        "sm_mogoi": "d3",
        "sm_assassin": "d4",
        "sm_shortbow1": "d5",
    }
    assert crossing_count(of(situation(units, mode="hold_the_border"))) == 6


@covers("HD-VIC-09")
def test_a_hold_begins_with_five_units_at_the_end_of_a_horde_turn() -> None:
    match = held(faction=SOUTH)
    assert of(match).hold == ""
    play(match, "end-battle")
    assert of(match).hold == SOUTH and told(match, "hold-began") == [(SOUTH, 5)]


@covers("HD-VIC-09")
@pytest.mark.parametrize("terms", [{"faction": "rus"}, {"faction": SOUTH, "mode": "skirmish"}])
def test_no_hold_begins_in_an_alliance_turn_or_another_mode(terms: dict[str, Any]) -> None:
    match = play(held(**terms), "end-battle")
    assert told(match, "hold-began") == []


@covers("HD-VIC-09")
def test_four_units_are_too_few_for_a_hold() -> None:
    match = play(held({"sm_raider1": "k8"}, faction=SOUTH), "end-battle")
    assert of(match).hold == "" and told(match, "hold-began") == []


@covers("HD-VIC-09")
def test_a_running_hold_keeps_its_name() -> None:
    match = held({**GREEN, "nm_batu": "a10", "china_wanyan": "k3"}, teams="2v2", faction=SOUTH, hold=NORTH)
    play(match, "end-battle")
    assert of(match).hold == NORTH and told(match, "hold-began") == []


@covers("HD-VIC-10")
def test_a_hold_breaks_when_a_unit_dies() -> None:
    match = held({"rus_axe1": "c4"}, hold=SOUTH, health={"sm_raider2": 1}, dice=[6, 1])
    play(match, "activate rus_axe1", "attack sm_raider2", "defend")
    assert of(match).hold == "" and told(match, "hold-broken") == [(SOUTH, 4)]


@covers("HD-VIC-10")
def test_a_hold_breaks_when_a_unit_retreats_over_the_line() -> None:
    match = held({"rus_axe1": "h4", "sm_shortbow1": "h5"}, hold=SOUTH, dice=[1, 6, 1])
    play(match, "activate rus_axe1", "attack sm_shortbow1", "retreat h6")
    assert of(match).hold == "" and told(match, "hold-broken") == [(SOUTH, 4)]


@covers("HD-VIC-11")
def test_units_may_be_exchanged_while_the_count_stays_five() -> None:
    match = held({**GREEN, "sm_khutulun": "g4", "nm_batu": "a10"}, teams="2v2", faction=SOUTH, hold=NORTH)
    play(match, "activate sm_khutulun", "move g3", "activate sm_raider1", "move c5")
    assert crossing_count(of(match)) == 5 and of(match).hold == NORTH and told(match, "hold-broken") == []


@covers("HD-VIC-11")
def test_a_hold_breaks_if_a_unit_leaves_before_its_substitute_comes() -> None:
    match = held({**GREEN, "sm_khutulun": "g4", "nm_batu": "a10"}, teams="2v2", faction=SOUTH, hold=NORTH)
    play(match, "activate sm_raider1", "move c5", "activate sm_khutulun", "move g3")
    assert crossing_count(of(match)) == 5 and of(match).hold == "" and told(match, "hold-broken") == [(NORTH, 4)]


@covers("HD-VIC-12")
def test_a_hold_that_still_runs_at_the_start_of_its_factions_turn_wins() -> None:
    match = held(faction=SOUTH, phase="turn", hold=SOUTH)
    assert outcome(match) == ("horde", "border-held")


@covers("HD-VIC-12")
def test_a_hold_wins_only_in_the_turn_of_the_faction_in_whose_name_it_began() -> None:
    match = held({**GREEN, "nm_batu": "a10"}, teams="2v2", faction=SOUTH, phase="turn", hold=NORTH)
    assert not match.over
    match = held({**GREEN, "nm_batu": "a10"}, teams="2v2", faction=NORTH, phase="turn", hold=NORTH)
    assert match.outcome == {0: 0.0, 1: 0.5, 2: 0.0, 3: 0.5}


@covers("HD-VIC-13")
@pytest.mark.parametrize(("round", "over"), [(29, False), (30, True)])
def test_the_alliance_wins_at_the_end_of_round_30(round: int, over: bool) -> None:
    match = held(faction=SOUTH, round=round)
    play(match, "end-battle")
    assert match.over is over
    if over:
        assert outcome(match) == ("alliance", "time")


@covers("HD-VIC-14")
def test_the_alliance_wins_when_the_horde_capital_falls_whoever_lives() -> None:
    assert outcome(razing(mode="hold_the_border")) == ("alliance", "capitals-razed")


@covers("HD-VIC-14")
@pytest.mark.parametrize(("north", "over"), [(0, True), (1, False)])
def test_in_2v2_every_horde_capital_must_fall(north: int, over: bool) -> None:
    units = {"rus_axe1": "j11", "rus_ivan": "a2", "sm_raider1": "a8", "nm_batu": "f9"}
    match = situation(units, mode="hold_the_border", teams="2v2", durability={"cap_south": 1, "cap_north": north})
    assert play(match, "end-battle").over is over


@covers("HD-VIC-20")
def test_disguised_units_and_only_reserves_with_a_capital_are_possible_units() -> None:
    units = {"rus_ivan": "a2", "nm_scout": "f6", "nm_batu": "f7", "sm_genghis": "f8"}
    terms: dict[str, Any] = {"mode": "hold_the_border", "teams": "2v2", "disguised": ("nm_scout",)}
    match = situation(units, reserve=["nm_groom", "sm_groom", "sm_mogoi"], track={SOUTH: ("sm_raider1", 2)}, **terms)
    assert possible_units(of(match), 1) == 3 + 3 + 1
    match = situation(units, reserve=["nm_groom", "sm_groom", "sm_mogoi"], durability={"cap_south": 0}, **terms)
    assert possible_units(of(match), 1) == 3 + 1


@covers("HD-VIC-16")
def test_razing_an_alliance_capital_wins_nothing_in_hold_the_border() -> None:
    units = {"rus_ivan": "f2", "sm_raider1": "a2", "sm_genghis": "k9"}
    match = situation(units, mode="hold_the_border", faction=SOUTH, durability={"cap_rus": 1})
    play(match, "end-battle")
    assert not match.over and told(match, "settlement-destroyed") == [("cap_rus",)]
    assert (of(match).faction, asked(match), of(match).track) == ("rus", "activate", {})


@covers("HD-VIC-10", "HD-VIC-12")
def test_a_broken_hold_does_not_win() -> None:
    match = held({"rus_axe1": "c4"}, hold=SOUTH, health={"sm_raider2": 1}, dice=[6, 1])
    play(match, "activate rus_axe1", "attack sm_raider2", "defend")
    end_turn(match)
    assert not match.over and of(match).faction == SOUTH
