"""Chapter 6.7: zones of control and provoked attacks."""

import pytest

from parlour.conform import covers
from parlour.games.horde.board import DISTANCE, hexes
from parlour.games.horde.rules.zones import zone_of
from parlour.games.horde.tests.situations import asked, end_turn, of, pass_to, play, rolled, situation, told, under
from parlour.kernel import Match

SOUTH = "south_mongolia"
MISS = (1, 6)  # an attack die and a defence die


def attackers(match: Match) -> list[str]:
    """Who has attacked, in order."""
    return [each.unit for each in told(match, "attack-declared")]


@covers("HD-ZOC-01")
def test_shooters_have_no_zone_of_control() -> None:
    match = situation({"rus_archer1": "f6", "sm_khutulun": "e5"}, faction=SOUTH)
    play(match, "activate sm_khutulun", "move e6 f7 g6")
    assert attackers(match) == [] and of(match).at["sm_khutulun"] == "g6"


@covers("HD-ZOC-02")
@pytest.mark.parametrize("unit", ["rus_caravan", "rus_smith", "rus_ivan", "rus_vityaz", "rus_dobrynya", "rus_zmey", "rus_spear1"])
def test_every_unit_without_range_has_a_zone_of_control(unit: str) -> None:
    match = situation({unit: "f6", "sm_raider1": "e5"}, faction=SOUTH, dice=MISS)
    play(match, "activate sm_raider1", "move e6 e7")
    assert attackers(match) == [unit]


@covers("HD-ZOC-03")
def test_a_zone_is_the_hexes_around_its_unit() -> None:
    war = of(situation({"rus_axe1": "f6", "sm_khutulun": "d6"}))
    assert zone_of(war, "rus_axe1") == hexes([hex for hex, steps in DISTANCE["f6"].items() if steps == 1])
    match = situation({"rus_axe1": "f6", "sm_khutulun": "d6"}, faction=SOUTH)
    play(match, "activate sm_khutulun", "move d7 e7 f8")  # all two hexes away
    assert attackers(match) == []


@covers("HD-ZOC-04")
def test_entering_a_zone_provokes_nothing() -> None:
    match = play(situation({"rus_axe1": "f6", "sm_raider1": "e7"}, faction=SOUTH), "activate sm_raider1", "move e7 e6")
    assert attackers(match) == [] and of(match).at["sm_raider1"] == "e6"


@covers("HD-ZOC-05")
def test_leaving_a_zone_provokes_nothing() -> None:
    match = play(situation({"rus_axe1": "f6", "sm_raider1": "e6"}, faction=SOUTH), "activate sm_raider1", "move e6 e7")
    assert attackers(match) == [] and of(match).at["sm_raider1"] == "e7"


@covers("HD-ZOC-04", "HD-ZOC-05")
def test_touching_a_zone_provokes_nothing() -> None:
    match = play(situation({"rus_axe1": "f6", "sm_raider1": "e7"}, faction=SOUTH), "activate sm_raider1", "move f7 f8")
    assert attackers(match) == []


@covers("HD-ZOC-06")
def test_a_step_within_a_zone_provokes_one_attack() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5"}, faction=SOUTH, dice=MISS)
    play(match, "activate sm_raider1", "move e5 e6")
    assert told(match, "attack-declared") == [("rus_axe1", "sm_raider1", None, "provoked")]


@covers("HD-ZOC-07", "HD-ZOC-12")
def test_every_step_is_tested() -> None:
    match = situation({"rus_axe1": "f6", "sm_khutulun": "e5"}, faction=SOUTH, dice=MISS * 3)
    play(match, "activate sm_khutulun", "move e6 f7 g6")
    assert attackers(match) == ["rus_axe1"] * 3


@covers("HD-ZOC-07")
def test_every_enemy_is_tested() -> None:
    match = situation({"rus_axe1": "f6", "rus_spear1": "d6", "sm_raider1": "e5"}, faction=SOUTH, dice=MISS * 2)
    play(match, "activate sm_raider1", "move e6 e7")
    assert attackers(match) == ["rus_axe1", "rus_spear1"]


@covers("HD-ZOC-08")
def test_stepping_over_an_enemy_provokes_nothing_from_it() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5"}, faction=SOUTH)
    play(match, "activate sm_raider1", "move f6 g6")
    assert attackers(match) == [] and of(match).at["sm_raider1"] == "g6"


@covers("HD-ZOC-08")
def test_stepping_over_an_enemy_provokes_those_around_both_hexes() -> None:
    match = situation({"rus_axe1": "f6", "rus_spear1": "e6", "sm_raider1": "e5"}, faction=SOUTH, dice=MISS)
    play(match, "activate sm_raider1", "move f6 g6")
    assert attackers(match) == ["rus_spear1"] and [each.hex for each in told(match, "unit-moved")] == ["f6", "g6"]


@covers("HD-ZOC-09")
def test_nobody_is_asked_about_a_provoked_attack() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5", "sm_groom": "k9"}, faction=SOUTH, dice=MISS)
    play(match, "activate sm_raider1", "move e5 e6")
    assert asked(match) == "act" and len(rolled(match)) == 2


@covers("HD-ZOC-10")
@pytest.mark.parametrize(
    ("mover", "faction", "order"),
    [("rus_ivan", "rus", ["nm_raider1", "sm_raider1"]), ("china_wanyan", "china", ["sm_raider1", "nm_raider1"])],
)
def test_provoked_attacks_come_in_turn_order_after_the_mover(mover: str, faction: str, order: list[str]) -> None:
    match = situation({mover: "e5", "sm_raider1": "f6", "nm_raider1": "d6"}, teams="2v2", faction=faction, dice=MISS * 2)
    play(match, f"activate {mover}", "move e6 e7")
    assert attackers(match) == order


@covers("HD-ZOC-10")
@pytest.mark.parametrize(("at", "other"), [("f6", "d6"), ("d6", "f6")])
def test_within_a_faction_provoked_attacks_come_in_ascending_token_id(at: str, other: str) -> None:
    match = situation({"rus_smith": at, "rus_axe2": other, "sm_raider1": "e5"}, faction=SOUTH, dice=MISS * 2)
    play(match, "activate sm_raider1", "move e6 e7")
    assert attackers(match) == ["rus_axe2", "rus_smith"]


@covers("HD-ZOC-11")
def test_a_provoked_attack_has_the_passive_traits_of_its_unit() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5"}, faction=SOUTH, dice=(4, 2))
    play(match, "activate sm_raider1", "move e6 e7")
    assert rolled(match) == [("rus_axe1", "attack", 4, 7), ("sm_raider1", "defence", 2, 2)]
    assert of(match).health["sm_raider1"] == 1


@covers("HD-ZOC-11")
def test_a_provoked_attack_has_the_effective_attack_of_its_unit() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5"}, faction=SOUTH, event="ev_dust_storm", dice=MISS)
    play(match, "activate sm_raider1", "move e6 e7")
    assert rolled(match)[0] == ("rus_axe1", "attack", 1, 3)


@covers("HD-ZOC-11")
def test_a_provoked_attack_has_one_target() -> None:
    units = {"china_sapper1": "f6", "sm_raider1": "e5", "sm_raider2": "f7"}
    match = situation(units, alliance="china", faction=SOUTH, dice=MISS)
    play(match, "activate sm_raider1", "move e6 e7")
    assert told(match, "attack-declared") == [("china_sapper1", "sm_raider1", None, "provoked")]


@covers("HD-ZOC-12")
def test_a_provoked_attack_costs_the_attacker_nothing() -> None:
    units = {"rus_axe1": "f6", "rus_ivan": "a2", "sm_raider1": "e5"}
    match = situation(units, faction=SOUTH, dice=(*MISS, 1, 6), reserve=[])
    play(match, "activate sm_raider1", "move e5 e6", "done")
    pass_to(match, "activate", "rus")
    play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    assert attackers(match) == ["rus_axe1", "rus_axe1"]


@covers("HD-ZOC-13")
def test_a_mover_that_survives_goes_on() -> None:
    match = situation({"rus_axe1": "f6", "sm_khutulun": "e5"}, faction=SOUTH, dice=(6, 1) * 3)
    play(match, "activate sm_khutulun", "move e6 f7 g6")
    assert (of(match).at["sm_khutulun"], of(match).health["sm_khutulun"]) == ("g6", 1)


@covers("HD-ZOC-14")
def test_a_disguised_unit_provokes_nothing() -> None:
    units = {"rus_axe1": "f6", "nm_scout": "e5", "nm_batu": "k10"}
    match = situation(units, horde="north_mongolia", faction="north_mongolia", disguised=("nm_scout",))
    play(match, "activate nm_scout", "move e6 f7 g6")
    assert attackers(match) == [] and under(match, "disguised") == ("nm_scout",)


@covers("HD-ZOC-14")
@pytest.mark.parametrize("disguised", [("nm_scout",), ()])
def test_a_disguised_unit_has_a_zone_of_control_too(disguised: tuple[str, ...]) -> None:
    units = {"rus_ivan": "e5", "nm_scout": "f6", "nm_batu": "k10"}
    match = situation(units, horde="north_mongolia", disguised=disguised, dice=MISS)
    play(match, "activate rus_ivan", "move e6 e7")
    assert attackers(match) == ["nm_scout"]


@covers("HD-ZOC-15")
def test_retreating_within_zones_provokes_nothing() -> None:
    match = situation({"rus_axe1": "f5", "rus_axe2": "e6", "sm_raider1": "f6"}, dice=(1, 6, 1))
    play(match, "activate rus_axe1", "attack sm_raider1", "retreat e5")
    assert of(match).at["sm_raider1"] == "e5" and attackers(match) == ["rus_axe1"]


@covers("HD-ZOC-16")
def test_a_garrison_has_a_zone_of_control() -> None:
    match = situation({"rus_axe1": "d5", "sm_raider1": "d6"}, mode="conquest", faction=SOUTH, dice=MISS)
    play(match, "activate sm_raider1", "move d6 c5")
    assert rolled(match)[0] == ("rus_axe1", "attack", 1, 1 + 3 - 1)


@covers("HD-ZOC-16")
def test_an_empty_settlement_controls_nothing() -> None:
    match = situation({"rus_axe1": "a2", "sm_raider1": "d6"}, mode="conquest", faction=SOUTH)
    play(match, "activate sm_raider1", "move d6 c5")
    assert attackers(match) == [] and end_turn(match) is match
