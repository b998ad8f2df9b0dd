"""What the screen is told about units, goals and settlements."""

import json
from random import Random
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from parlour.games.horde.tests.more_situations import turn_of
from parlour.games.horde.tests.situations import of, options, play, seat_asked, situation
from parlour.kernel import Match, start

SOUTH, NORTH = "south_mongolia", "north_mongolia"
AROUND_F6 = {"e5", "e6", "f5", "f7", "g5", "g6"}


def facts(match: Match, seat: int | None = None) -> dict[str, Any]:
    """What a spectator, or a seat, is told."""
    found: dict[str, Any] = match.view(seat)["facts"]
    return found


def told_to_the_asked(match: Match) -> dict[str, Any]:
    """What the seat that is asked is told."""
    return facts(match, seat_asked(match))


@covers("HD-MOV-01", "HD-MOV-04", "HD-MOV-06")
def test_the_reach_of_a_unit_is_where_its_move_may_end() -> None:
    match = situation({"rus_ivan": "i9", "sm_raider1": "i10", "sm_groom": "k10", "sm_tracker1": "h8"})
    reach = facts(match)["reach"]["rus_ivan"]
    play(match, "activate rus_ivan")
    assert sorted(f"move {hex}" for hex in reach) == sorted(each for each in options(match) if each.startswith("move"))
    assert "i10" not in reach and "k11" not in reach


def test_units_whose_turn_it_is_not_have_a_reach_too() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "f8"}, faction="rus")
    assert len(facts(match)["reach"]["sm_raider1"]) == 17  # of 18 hexes within two steps one is taken


@covers("HD-STA-04")
def test_the_reach_follows_the_speed_of_the_moment() -> None:
    match = situation({"rus_ivan": "f6", "sm_raider1": "k2"}, event="ev_mud")
    assert set(facts(match)["reach"]["rus_ivan"]) == AROUND_F6


@covers("HD-CMB-01", "HD-RNG-01")
@pytest.mark.parametrize(
    ("unit", "event", "hexes"),
    [("rus_axe1", None, 6), ("rus_archer1", None, 36), ("rus_archer1", "ev_blizzard", 18), ("rus_archer1", "ev_clear_sky", 60)],
)
def test_the_threat_of_a_unit_is_where_it_could_strike(unit: str, event: str | None, hexes: int) -> None:
    match = situation({unit: "f6", "sm_raider1": "k2"}, event=event)
    assert len(facts(match)["threat"][unit]) == hexes  # an Archer reaches one hex farther by Aimed Shot


@covers("HD-CMB-01", "HD-RNG-01")
@pytest.mark.parametrize("unit", ["rus_ivan", "rus_archer1"])
def test_whom_a_unit_could_attack_after_its_move_is_told_for_each_hex(unit: str) -> None:
    match = situation({"rus_ivan": "f5", "rus_archer1": "g6", "sm_raider1": "f8", "sm_groom": "h9"})
    play(match, f"activate {unit}")
    told = told_to_the_asked(match)
    assert told["strikes"]
    for hex in told["paths"]:
        moved = play(match.copy(), f"move {hex}")
        verbs = [option.split()[1] for option in options(moved) if option.startswith(("attack", "aimed"))]
        assert set(told["strikes"].get(hex, [])) == set(verbs)


@covers("HD-ACT-06")
def test_a_unit_that_has_attacked_strikes_nobody_after_its_move() -> None:
    match = situation({"sm_raider1": "f5", "rus_ivan": "f6"}, faction="south_mongolia", dice=(1, 6))
    play(match, "activate sm_raider1", "attack rus_ivan", "defend")
    assert told_to_the_asked(match)["paths"] and told_to_the_asked(match)["strikes"] == {}


@covers("HD-TR-SM2c")
def test_a_silenced_archer_does_not_threaten_by_aimed_shot() -> None:
    match = turn_of("rus", "rus_archer1 f6, sm_tracker1 i6", silenced=("rus_archer1",))
    assert len(facts(match)["threat"]["rus_archer1"]) == 18


@covers("HD-TR-RU3a", "HD-CMB-01")
def test_every_enemy_that_is_offered_first_stands_in_the_threat() -> None:
    match = start(GAME, GAME.terms(2, {"teams": "2v2"}), 5)
    rng = Random(5)
    seen = 0
    while seen < 40:
        seat, decision = next(iter(match.pending.items()))
        if decision.kind == "act":
            threat = facts(match)["threat"][of(match).active]
            for option in decision.options:
                verb, *targets = option.split()
                if verb in ("attack", "aimed"):
                    assert of(match).at[targets[0]] in threat
                    seen += 1
        match.act(seat, decision.sample(rng))


@covers("HD-ZOC-01", "HD-ZOC-03", "HD-ZOC-14")
def test_the_zone_of_control_is_told_for_those_who_have_one() -> None:
    match = turn_of(NORTH, "nm_scout c3, nm_longbow1 c8, rus_axe1 f6", disguised=("nm_scout",))
    control = facts(match)["control"]
    assert set(control["rus_axe1"]) == AROUND_F6
    assert "c4" in control["nm_scout"] and control["nm_longbow1"] == []


@covers("HD-GAR-01")
def test_garrisons_are_told_with_their_settlement() -> None:
    match = situation({"rus_axe1": "d5", "rus_ivan": "f6", "sm_raider1": "k11"}, mode="conquest")
    assert facts(match)["garrison"] == {"rus_axe1": "city_rus_2", "sm_raider1": "cap_south"}


@covers("HD-GAR-01")
def test_a_razed_settlement_has_no_garrison() -> None:
    match = situation({"rus_axe1": "d5", "sm_raider1": "k2"}, mode="conquest", durability={"city_rus_2": 0})
    assert facts(match)["garrison"] == {}


@covers("HD-SIE-02", "HD-SIE-08")
def test_besiegers_are_told_disguised_ones_too() -> None:
    units = "nm_raider1 d4, nm_scout d6, nm_longbow1 c4, rus_axe1 f8"
    match = turn_of(NORTH, units, mode="conquest", disguised=("nm_scout",))
    assert facts(match)["besieged"] == {"city_rus_2": ["nm_longbow1", "nm_raider1", "nm_scout"]}


@covers("HD-SIE-04", "HD-SIE-09", "HD-TR-NM3")
def test_what_a_settlement_would_lose_in_this_turn_is_told() -> None:
    match = turn_of(NORTH, "nm_raider1 d4, nm_longbow1 c4, rus_axe1 f8", mode="conquest")
    assert facts(match)["siege_damage"] == {"city_rus_2": 3}
    play(match, "activate nm_raider1", "move d3")
    assert facts(match)["siege_damage"] == {"city_rus_2": 2}
    guarded = turn_of(NORTH, "nm_raider1 d4, rus_axe1 d5", mode="conquest")
    assert facts(guarded)["siege_damage"] == {}


@covers("HD-VIC-06", "HD-VIC-07", "HD-VIC-09")
def test_the_border_and_who_is_beyond_it_are_told() -> None:
    match = situation({"rus_axe1": "a2", "sm_raider1": "d5", "sm_raider2": "k10"}, mode="hold_the_border")
    told = facts(match)
    assert told["goal"] == {"counted": 1, "needed": 5}
    assert "d8" in told["beyond"] and "d9" not in told["beyond"]


@covers("HD-VIC-17", "HD-VIC-18")
@pytest.mark.parametrize(("teams", "needed"), [("1v1", 3), ("2v2", 6)])
def test_the_razed_count_and_what_is_needed_are_told(teams: str, needed: int) -> None:
    units = {"rus_axe1": "f5", "sm_raider1": "f9"}
    match = situation(units, mode="conquest", teams=teams, faction="rus", durability={"city_rus_1": 0})
    assert facts(match)["goal"] == {"counted": 1, "needed": needed} and "beyond" not in facts(match)


@covers("HD-VIC-01")
def test_in_skirmish_the_leaders_and_capitals_that_are_left_are_told() -> None:
    match = situation({"rus_axe1": "f5", "sm_genghis": "f9"}, fallen=("rus_ivan",), durability={"cap_south": 0})
    assert facts(match)["goal"] == {
        "alliance": {"leaders": [], "capitals": ["cap_rus"]},
        "horde": {"leaders": ["sm_genghis"], "capitals": []},
    }


@covers("HD-DEC-N3")
def test_the_path_to_each_destination_is_the_one_that_the_unit_takes() -> None:
    units = {"rus_axe1": "f6", "rus_spear1": "d6", "sm_khutulun": "e5", "sm_raider1": "k2"}
    match = situation(units, faction=SOUTH, traps={"e7": "rus"}, dice=[1, 6] * 9)
    play(match, "activate sm_khutulun")
    paths = told_to_the_asked(match)["paths"]
    ends = [each.split()[1] for each in options(match) if each.startswith("move")]
    assert sorted(paths) == sorted(ends) and len(ends) > 20
    for end in ends:
        walk = play(match.copy(), f"move {end}")
        steps = [each["hex"] for each in (told.heard_by(None) for told in walk.events) if each["event"] == "unit-moved"]
        assert paths[end] == steps


@covers("HD-DEC-N3")
def test_paths_are_told_only_to_the_seat_that_is_asked_for_a_move() -> None:
    match = situation({"rus_ivan": "f6", "sm_raider1": "k2"})
    assert "paths" not in facts(match, 0)
    play(match, "activate rus_ivan")
    assert "paths" in facts(match, 0) and "paths" not in facts(match, 1) and "paths" not in facts(match)


def test_all_that_is_told_survives_the_wire() -> None:
    match = start(GAME, GAME.terms(4, {"mode": "conquest", "teams": "2v2"}), 9)
    rng = Random(9)
    for _ in range(300):
        seat, decision = next(iter(match.pending.items()))
        told = facts(match, seat)
        assert json.loads(json.dumps(told)) == told
        match.act(seat, decision.sample(rng))
