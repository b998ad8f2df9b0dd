"""Section 12.3: the tricky interactions, the first ten."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import defence_of
from parlour.games.horde.tests.more_situations import fight, health, steal, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, play, rolled, told

NORTH, SOUTH = "north_mongolia", "south_mongolia"


@covers("HD-Y-01")
def test_y01_the_mark_of_the_axe_lasts_for_the_turn() -> None:
    match = turn_of("rus", "rus_axe1 f5, rus_archer1 f4, nm_batu f6", dice=[1, 6, 1, 6])
    fight(match, "rus_axe1", "nm_batu", "defend")
    fight(match, "rus_archer1", "nm_batu")
    assert rolled(match)[3] == ("nm_batu", "defence", 6, 7)
    assert defence_of(of(end_turn(match)), "nm_batu") == 3


@covers("HD-Y-02")
def test_y02_two_axes_cleave_once() -> None:
    match = turn_of("rus", "rus_axe1 f5, rus_axe2 e5, nm_batu f6", dice=[1, 6, 1, 6])
    fight(match, "rus_axe1", "nm_batu", "defend")
    fight(match, "rus_axe2", "nm_batu", "defend")
    assert rolled(match)[3] == ("nm_batu", "defence", 6, 6)


@covers("HD-Y-03")
@pytest.mark.parametrize(("defence", "totals"), [(3, (1, 0)), (5, (3, 1))])
def test_y03_two_stolen_axes_cleave_twice(defence: int, totals: tuple[int, int]) -> None:
    units = "nm_thief1 f5, nm_thief2 e5, china_swordsman1 f6, china_commander g6, rus_axe1 a4"
    match = turn_of(NORTH, units, dice=[1, 6, 1, 6], changes={"kinds.china_swordsman.defence": defence})
    steal(match, "nm_thief1", "rus_axe", "attack china_swordsman1", "defend")
    steal(match, "nm_thief2", "rus_axe", "attack china_swordsman1", "defend")
    assert [total - die for _, purpose, die, total in rolled(match) if purpose == "defence"] == list(totals)


@covers("HD-Y-04")
def test_y04_walking_round_a_unit_provokes_an_attack_for_every_step() -> None:
    match = turn_of(NORTH, "nm_chelubey e5, rus_axe1 f6", dice=[1, 6] * 3)
    play(match, "activate nm_chelubey", "move e6 f7 g6")
    assert [each.manner for each in told(match, "attack-declared")] == ["provoked"] * 3
    assert told(match, "status-gained") == [("nm_chelubey", "st_cleaved")]
    assert [total - die for _, purpose, die, total in rolled(match) if purpose == "defence"] == [1, 1, 1]


@covers("HD-Y-05")
@pytest.mark.parametrize(("others", "attackers"), [("", []), (", rus_spear1 e6", ["rus_spear1"])])
def test_y05_stepping_over_an_enemy_provokes_nothing_from_it_and_nobody_stops_there(others: str, attackers: list[str]) -> None:
    match = play(turn_of(NORTH, f"nm_raider1 e5, rus_axe1 f6{others}", dice=[1, 6]), "activate nm_raider1")
    assert "move f6" not in options(match)
    play(match, "move f6 g6")
    assert [each.unit for each in told(match, "attack-declared")] == attackers and of(match).at["nm_raider1"] == "g6"


@covers("HD-Y-06")
def test_y06_touching_a_zone_provokes_nothing() -> None:
    match = play(turn_of(NORTH, "nm_raider1 e7, rus_axe1 f6"), "activate nm_raider1", "move f7 f8")
    assert told(match, "attack-declared") == [] and of(match).at["nm_raider1"] == "f8"


@covers("HD-Y-07")
def test_y07_two_zones_provoke_two_attacks_the_axe_first() -> None:
    match = turn_of(NORTH, "nm_thief1 e6, rus_axe1 f6, rus_spear1 e7", dice=[1, 6, 6, 1])
    play(match, "activate nm_thief1", "no-theft", "move f7 g7")
    assert [each.unit for each in told(match, "attack-declared")] == ["rus_axe1", "rus_spear1"]
    assert rolled(match)[3] == ("nm_thief1", "defence", 1, 1)
    assert health(match)["nm_thief1"] == 1


@covers("HD-Y-08")
def test_y08_shooters_control_nothing() -> None:
    match = play(turn_of(NORTH, "nm_chelubey e5, rus_archer1 f6"), "activate nm_chelubey", "move e6 f7 g6")
    assert told(match, "attack-declared") == []


@covers("HD-Y-09")
@pytest.mark.parametrize(
    ("faction", "units", "attacker"),
    [
        (SOUTH, "sm_raider1 f5, sm_raider2 e5, sm_tracker1 e6, sm_tracker2 f7, sm_genghis g5, sm_mogoi g6", "sm_tracker1"),
        (SOUTH, "sm_shortbow1 f5", "sm_shortbow1"),
    ],
)
def test_y09_a_unit_that_cannot_retreat_defends_without_a_question(faction: str, units: str, attacker: str) -> None:
    match = turn_of(faction, f"china_sapper1 f6, {units}", dice=[1, 1, 6], silenced=("sm_genghis",))
    fight(match, attacker, "china_sapper1")
    assert asked(match) != "countermeasure" and rolled(match)[1][1] == "defence"


@covers("HD-Y-09")
def test_y09_nobody_retreats_from_a_stolen_onslaught() -> None:
    match = turn_of(NORTH, "nm_thief1 f5, china_sapper1 f6, china_guandao a4", dice=[1, 6])
    steal(match, "nm_thief1", "china_guandao", "attack china_sapper1")
    assert asked(match) == "activate"


@covers("HD-Y-09", "HD-RET-11")
def test_y09_a_unit_with_speed_0_does_not_retreat() -> None:
    match = turn_of(SOUTH, "sm_raider1 f5, china_sapper1 f6", dice=[1, 6], changes={"kinds.china_sapper.speed": 0})
    fight(match, "sm_raider1", "china_sapper1")
    assert asked(match) == "act"


@covers("HD-Y-10")
def test_y10_onslaught_beats_regroup_and_a_sword_does_not() -> None:
    units = "china_guandao e5, china_swordsman1 f5, sm_raider1 f6, sm_khutulun f7"
    match = turn_of("china", units, dice=[1, 6, 1])
    fight(match, "china_guandao", "sm_raider1")
    assert asked(match) == "activate"
    fight(match, "china_swordsman1", "sm_raider1", "retreat g6")
    assert of(match).at["sm_raider1"] == "g6" and len(rolled(match)) == 3
