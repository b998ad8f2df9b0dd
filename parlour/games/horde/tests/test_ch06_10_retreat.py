"""Chapter 6.10: retreat."""

import pytest

from parlour.conform import covers
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, rolled, situation, told
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
DUEL = {"rus_axe1": "f5", "rus_ivan": "a2", "sm_raider1": "f6", "sm_genghis": "k10"}


def flight(*dice: int, **more: object) -> Match:
    """The Axe attacks the Raider, who retreats."""
    match = situation(DUEL, dice=dice, **more)  # type: ignore[arg-type]
    return play(match, "activate rus_axe1", "attack sm_raider1", "retreat f7")


@covers("HD-RET-01")
@pytest.mark.parametrize("hex", ["f5", "f4"])
def test_there_is_no_retreat_from_a_ranged_attack(hex: str) -> None:
    match = situation({"rus_archer1": hex, "rus_ivan": "a2", "sm_raider1": "f6"}, dice=[1, 6])
    play(match, "activate rus_archer1", "attack sm_raider1")
    assert asked(match) == "activate" and rolled(match)[1][:2] == ("sm_raider1", "defence")


@covers("HD-RET-02")
def test_there_is_no_retreat_from_a_provoked_attack() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5"}, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_raider1", "move e5 e6")
    assert rolled(match)[1][:2] == ("sm_raider1", "defence") and told(match, "retreated") == []


@covers("HD-RET-03")
def test_a_free_adjacent_hex_is_named_before_the_dice() -> None:
    units = {**DUEL, "rus_spear1": "e6", "sm_groom": "g6"}
    match = situation(units, dice=[1])
    play(match, "activate rus_axe1", "attack sm_raider1")
    assert options(match) == {"defend", "retreat e5", "retreat f7", "retreat g5"}
    assert [each[1] for each in rolled(match)] == ["attack"]


@covers("HD-RET-04")
def test_the_hex_may_be_next_to_the_attacker_and_in_other_zones() -> None:
    match = situation({**DUEL, "rus_spear1": "d6"}, dice=[1, 6, 1])
    play(match, "activate rus_axe1", "attack sm_raider1", "retreat e5")
    assert of(match).at["sm_raider1"] == "e5" and of(match).health["sm_raider1"] == 2


@covers("HD-RET-05")
def test_both_roll_a_die_and_add_their_speed_the_retreating_first() -> None:
    assert rolled(flight(1, 4, 2))[1:] == [("sm_raider1", "retreat", 4, 6), ("rus_axe1", "chase", 2, 3)]


@covers("HD-RET-05")
def test_effective_speeds_count() -> None:
    match = flight(1, 4, 2, event="ev_mud")
    assert rolled(match)[1:] == [("sm_raider1", "retreat", 4, 5), ("rus_axe1", "chase", 2, 3)]


@covers("HD-RET-06", "HD-RET-07")
@pytest.mark.parametrize(
    ("retreat", "chase", "away"), [(1, 1, True), (1, 2, False), (1, 3, False), (4, 5, False), (5, 5, True), (6, 6, True)]
)
def test_a_retreat_succeeds_if_its_total_is_greater(retreat: int, chase: int, away: bool) -> None:
    match = flight(1, retreat, chase)  # speed 2 against speed 1
    assert of(match).at["sm_raider1"] == ("f7" if away else "f6")


@covers("HD-RET-07")
def test_equal_totals_are_a_failure() -> None:
    match = flight(1, 2, 3)
    assert [each[3] for each in rolled(match)[1:]] == [4, 4] and told(match, "retreat-failed") == [("sm_raider1",)]


@covers("HD-RET-08")
def test_after_a_retreat_the_attack_has_no_further_effect() -> None:
    match = flight(6, 6, 1)
    war = of(match)
    assert (war.at["sm_raider1"], war.health["sm_raider1"]) == ("f7", 2) and told(match, "retreated") == [("sm_raider1", "f7")]
    assert [each[1] for each in rolled(match)] == ["attack", "retreat", "chase"]


@covers("HD-RET-09")
def test_after_a_failed_retreat_the_unit_stays_and_is_hit() -> None:
    match = flight(1, 1, 6)
    war = of(match)
    assert (war.at["sm_raider1"], war.health["sm_raider1"]) == ("f6", 1)
    assert [each[1] for each in rolled(match)] == ["attack", "retreat", "chase"]


@covers("HD-RET-10")
@pytest.mark.parametrize("attack", [1, 6])
def test_the_attack_die_plays_no_part(attack: int) -> None:
    assert of(flight(attack, 6, 1)).health["sm_raider1"] == 2
    assert of(flight(attack, 1, 6)).health["sm_raider1"] == 1


@covers("HD-RET-11")
def test_a_unit_with_speed_0_cannot_retreat() -> None:
    units = {"rus_axe1": "f5", "rus_ivan": "a2", "nm_mogoi": "f6", "nm_batu": "k10"}
    match = situation(units, horde=NORTH, dice=[1, 6, 1, 6], reserve=[])
    play(match, "activate rus_axe1", "attack nm_mogoi", "defend")
    end_turn(match)
    play(match, "activate nm_mogoi", "attack rus_axe1")
    assert asked(match) == "activate" and rolled(match)[3][:2] == ("rus_axe1", "defence")


@covers("HD-RET-12")
def test_a_retreat_does_not_limit_the_units_next_turn() -> None:
    match = pass_to(flight(1, 6, 1, reserve=[]), "activate", SOUTH)
    assert "activate sm_raider1" in options(match) and of(match).activations == 3


@covers("HD-RET-13")
def test_a_retreating_unit_springs_an_enemy_trap() -> None:
    match = flight(1, 6, 1, traps={"f7": "rus"})
    assert told(match, "trap-sprung") == [("sm_raider1", "f7")]
    assert of(match).health["sm_raider1"] == 1 and of(match).traps == {}


@covers("HD-RET-14")
def test_a_unit_may_retreat_into_a_settlement_of_its_side_and_not_into_another() -> None:
    units = {"sm_raider1": "d7", "rus_axe1": "d6"}
    match = situation(units, mode="conquest", faction=SOUTH, dice=[1, 6, 1])
    play(match, "activate sm_raider1", "attack rus_axe1", "retreat d5")
    assert of(match).at["rus_axe1"] == "d5"
    match = situation({"rus_axe1": "d7", "sm_raider1": "d6"}, mode="conquest", dice=[1])
    play(match, "activate rus_axe1", "attack sm_raider1")
    assert "retreat d5" not in options(match) and "retreat c5" in options(match)


@covers("HD-RET-14")
def test_a_garrison_may_retreat_out_of_its_settlement() -> None:
    match = situation({"sm_raider1": "d6", "rus_axe1": "d5"}, mode="conquest", faction=SOUTH, dice=[1, 6, 1])
    play(match, "activate sm_raider1", "attack rus_axe1", "retreat d4")
    assert of(match).at["rus_axe1"] == "d4"


@covers("HD-RET-15")
def test_a_unit_that_cannot_retreat_defends_without_being_asked() -> None:
    around = {"sm_raider2": "f7", "sm_tracker1": "e5", "sm_tracker2": "e6", "sm_groom": "g5", "sm_poisoner": "g6"}
    match = situation({**DUEL, **around}, dice=[1, 6])
    play(match, "activate rus_axe1", "attack sm_raider1")
    assert asked(match) == "activate" and rolled(match)[1] == ("sm_raider1", "defence", 6, 6)
