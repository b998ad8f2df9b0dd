"""Chapter 6.23: victory in Conquest and in all modes."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.position import TOKENS
from parlour.games.horde.rules.victory import can_summon, razed_count
from parlour.games.horde.tests.situations import end_turn, of, outcome, pass_to, play, situation, told
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
CITIES = ("city_rus_1", "city_rus_2", "city_rus_3", "city_china_1", "city_china_2", "city_china_3")


def conquered(*razed: str, **more: Any) -> Match:
    """Conquest with these settlements destroyed and the last wall of Vladimir (d5) about to fall, unless it lies already."""
    durability = {"city_rus_2": 1, **dict.fromkeys(razed, 0)}
    units = {"rus_ivan": "f2", "sm_raider1": "d6", "sm_genghis": "k9"}
    return situation(units, mode="conquest", faction=SOUTH, durability=durability, **more)


def last_blow(side: str, mode: str = "skirmish", **more: Any) -> Match:
    """One side kills a unit of the other."""
    if side == "alliance":
        match = situation({"rus_axe1": "f5", "sm_raider1": "f6"}, mode=mode, health={"sm_raider1": 1}, dice=[6, 1], **more)
        return play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    units = {"rus_axe1": "f5", "sm_raider1": "f6"}
    match = situation(units, mode=mode, faction=SOUTH, health={"rus_axe1": 1}, dice=[6, 1], **more)
    return play(match, "activate sm_raider1", "attack rus_axe1", "defend")


@covers("HD-VIC-17")
@pytest.mark.parametrize(
    ("razed", "count"),
    [
        ((), 0),
        (("city_rus_1",), 1),
        (("cap_rus",), 1),
        (("cap_rus", "cap_china"), 1),
        (("cap_south", "cap_north"), 0),
        ((*CITIES[:4], "cap_rus", "cap_china"), 5),
        ((*CITIES[:5], "cap_china"), 6),
    ],
)
def test_the_razed_count_is_of_cities_and_one_alliance_capital(razed: tuple[str, ...], count: int) -> None:
    match = situation({"rus_ivan": "f2"}, mode="conquest", teams="2v2", durability=dict.fromkeys(razed, 0))
    assert razed_count(of(match)) == count


@covers("HD-VIC-18")
@pytest.mark.parametrize(
    ("razed", "over"), [(("city_rus_1", "city_rus_3"), True), (("city_rus_1", "cap_rus"), True), (("city_rus_1",), False)]
)
def test_in_1v1_the_horde_wins_with_three_razed(razed: tuple[str, ...], over: bool) -> None:
    match = play(conquered(*razed), "end-battle")
    assert match.over is over
    if over:
        assert outcome(match) == ("horde", "settlements-razed")


@covers("HD-VIC-18")
@pytest.mark.parametrize(
    ("razed", "over"), [(("city_rus_1", "city_rus_3", *CITIES[3:]), True), (("city_rus_3", *CITIES[3:]), False)]
)
def test_in_2v2_the_horde_wins_with_six_razed(razed: tuple[str, ...], over: bool) -> None:
    match = play(conquered(*razed, teams="2v2"), "end-battle")
    assert match.over is over
    if over:
        assert match.outcome == {0: 0.0, 1: 0.5, 2: 0.0, 3: 0.5}


@covers("HD-VIC-19")
def test_the_alliance_wins_a_conquest_when_the_horde_is_exhausted() -> None:
    assert outcome(last_blow("alliance", "conquest", reserve=["rus_ivan"])) == ("alliance", "exhausted")


@covers("HD-VIC-20")
@pytest.mark.parametrize(
    ("razed", "lost", "winner"),
    [
        (("city_rus_1",), 0, "horde"),
        (("city_rus_1",), 3, "horde"),
        (("city_rus_1",), 5, "alliance"),
        (("city_rus_1", "cap_rus"), 7, "horde"),
        (("city_rus_1", "cap_rus"), 9, "alliance"),
        ((), 1, "alliance"),
    ],
)
def test_at_the_safety_limit_of_a_conquest_the_greater_part_of_a_goal_wins(
    razed: tuple[str, ...], lost: int, winner: str
) -> None:
    assert outcome(long_conquest(razed, lost)) == (winner, "progress")


@covers("HD-VIC-20")
@pytest.mark.parametrize(("razed", "lost"), [((), 0), (("city_rus_1",), 4), (("city_rus_1", "city_rus_2"), 8)])
def test_at_the_safety_limit_of_a_conquest_equal_parts_are_a_draw(razed: tuple[str, ...], lost: int) -> None:
    match = long_conquest(razed, lost)
    assert outcome(match) == ("nobody", "draw") and match.outcome == {0: 0.5, 1: 0.5}


@covers("HD-VIC-20")
def test_what_can_no_longer_come_is_lost_to_the_horde() -> None:
    assert outcome(long_conquest(("cap_south",), 0)) == ("alliance", "progress")


@covers("HD-VIC-20")
def test_no_conquest_is_over_before_the_safety_limit() -> None:
    assert not long_conquest((), 3, round=119).over


def long_conquest(razed: tuple[str, ...], lost: int, round: int = 120) -> Match:
    """The last round of a Conquest is over, with these settlements razed and so many units of the Horde dead."""
    units = {"rus_axe1": "f2", "rus_ivan": "f3", "sm_genghis": "f10", "sm_raider1": "f9"}
    fallen = [unit for unit in TOKENS["south_mongolia"] if unit not in units][:lost]
    walls = dict.fromkeys(razed, 0)
    return situation(
        units, mode="conquest", faction="south_mongolia", phase="round", round=round, fallen=fallen, durability=walls
    )


@covers("HD-VIC-21")
@pytest.mark.parametrize(
    ("terms", "can"),
    [
        ({"reserve": []}, False),
        ({"reserve": ["sm_groom"]}, True),
        ({"reserve": [], "track": {SOUTH: ("sm_groom", 1)}}, True),
        ({"reserve": ["sm_groom"], "durability": {"cap_south": 0}}, False),
    ],
)
def test_a_faction_can_summon_with_a_capital_and_a_token_to_come(terms: dict[str, Any], can: bool) -> None:
    assert can_summon(of(situation({"rus_ivan": "a2", "sm_raider1": "f6"}, **terms)), SOUTH) is can


@covers("HD-VIC-21", "HD-VIC-22")
@pytest.mark.parametrize(
    ("terms", "over"),
    [
        ({"reserve": []}, True),
        ({"reserve": ["sm_groom"]}, False),
        ({"reserve": [], "track": {SOUTH: ("sm_groom", 1)}}, False),
        ({"reserve": ["sm_genghis"], "durability": {"cap_south": 0}}, True),
    ],
)
def test_a_side_without_units_loses_if_none_can_come(terms: dict[str, Any], over: bool) -> None:
    match = last_blow("alliance", **terms)
    assert match.over is over
    if over:
        assert outcome(match) == ("alliance", "exhausted")


@covers("HD-VIC-22")
@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border", "conquest"])
def test_an_exhausted_alliance_loses_in_every_mode(mode: str) -> None:
    reserve = ["sm_groom", "sm_mogoi", "sm_raider2", "sm_genghis"]
    assert outcome(last_blow("horde", mode, reserve=reserve)) == ("horde", "exhausted")


@covers("HD-VIC-21")
def test_in_2v2_a_side_is_exhausted_only_when_both_factions_are() -> None:
    assert not last_blow("alliance", teams="2v2", reserve=["rus_ivan", "nm_batu"]).over
    assert last_blow("alliance", teams="2v2", reserve=["rus_ivan"]).over


@covers("HD-VIC-23")
def test_the_ally_of_an_exhausted_faction_plays_on() -> None:
    units = {"rus_axe1": "f2", "sm_raider1": "f9", "nm_batu": "f10"}
    match = situation(units, teams="2v2", reserve=[])
    seats = set()
    for _ in range(6):
        seats |= set(match.pending)
        end_turn(match)
    assert seats == {0, 1, 3} and ("china",) in told(match, "turn-began")


@covers("HD-VIC-23")
def test_the_side_wins_together() -> None:
    match = last_blow("alliance", teams="2v2", reserve=[])
    assert match.outcome == {0: 0.5, 1: 0.0, 2: 0.5, 3: 0.0}


@covers("HD-VIC-24")
def test_the_goal_of_a_skirmish_goes_before_exhaustion() -> None:
    units = {"rus_axe1": "f5", "sm_genghis": "f6"}
    match = situation(units, health={"sm_genghis": 1}, dice=[6, 1], durability={"cap_south": 0}, reserve=[])
    play(match, "activate rus_axe1", "attack sm_genghis", "defend")
    assert outcome(match) == ("alliance", "leaders-and-capitals")


@covers("HD-VIC-24")
def test_the_goal_of_hold_the_border_goes_before_too_few_units() -> None:
    match = situation({"rus_axe1": "j11", "sm_genghis": "f6"}, mode="hold_the_border", durability={"cap_south": 1})
    assert outcome(play(match, "end-battle")) == ("alliance", "capitals-razed")


@covers("HD-VIC-24")
def test_the_goal_of_a_conquest_goes_before_exhaustion() -> None:
    units = {"sm_raider1": "a2", "sm_genghis": "k9"}
    razed = {"city_rus_1": 0, "city_rus_2": 0, "cap_rus": 1}
    match = situation(units, mode="conquest", faction=SOUTH, durability=razed)
    assert outcome(play(match, "end-battle")) == ("horde", "settlements-razed")


@covers("HD-VIC-17")
def test_razing_a_horde_capital_wins_nothing_in_conquest() -> None:
    match = situation({"rus_axe1": "j11", "rus_ivan": "a2", "sm_genghis": "f6"}, mode="conquest", durability={"cap_south": 1})
    play(match, "end-battle")
    assert not match.over and of(pass_to(match, "activate", SOUTH)).durability["cap_south"] == 0
