"""Chapters 6.14 and 6.15: siege and garrison."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.position import is_garrison
from parlour.games.horde.rules.parameters import attack_of, defence_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, outcome, pass_to, play, rolled, situation, told
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
HOME = {"rus_ivan": "k2", "sm_genghis": "k9"}


def besieged(units: dict[str, str], *actions: str, **more: Any) -> Match:
    """Southern Mongolia's turn in Conquest, with these actions, to its end."""
    terms = {"mode": "conquest", "faction": SOUTH, "reserve": [], **more}
    match = play(situation({**HOME, **units}, **terms), *actions)
    return play(match, "end-battle") if of(match).faction == terms["faction"] else match


@covers("HD-SIE-01")
@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border", "conquest"])
@pytest.mark.parametrize(
    ("faction", "unit", "hex", "settlement"), [("rus", "rus_axe1", "j11", "cap_south"), (SOUTH, "sm_raider1", "a2", "cap_rus")]
)
def test_any_enemy_capital_can_be_besieged_in_every_mode(mode: str, faction: str, unit: str, hex: str, settlement: str) -> None:
    match = situation({**HOME, unit: hex}, mode=mode, faction=faction)
    play(match, "end-battle")
    assert told(match, "settlement-damaged")[0] == (settlement, 1, 5)


@covers("HD-SIE-02", "HD-SIE-04")
@pytest.mark.parametrize(
    ("besiegers", "left"),
    [({}, 4), ({"sm_raider1": "d6"}, 3), ({"sm_raider1": "d6", "sm_groom": "d4"}, 2), ({"sm_raider1": "d7"}, 4)],
)
def test_a_settlement_loses_one_durability_for_each_unit_next_to_it(besiegers: dict[str, str], left: int) -> None:
    match = besieged(besiegers)
    assert of(match).durability["city_rus_2"] == left and told(match, "unit-activated") == []


@covers("HD-SIE-03")
def test_units_next_to_a_settlement_are_marked_at_the_start_of_the_turn() -> None:
    match = situation({**HOME, "sm_raider1": "d6", "sm_raider2": "f6"}, mode="conquest", faction=SOUTH, phase="turn", reserve=[])
    assert [(each.unit, each.settlement) for each in of(match).sieges] == [("sm_raider1", "city_rus_2")]


@covers("HD-SIE-03")
def test_a_mark_is_for_one_settlement_and_lasts_one_turn() -> None:
    match = situation({**HOME, "sm_raider1": "d6"}, mode="conquest", faction=SOUTH, reserve=[], durability={"city_rus_2": 9})
    play(match, "activate sm_raider1", "move f6", "end-battle")
    pass_to(match, "activate", SOUTH)
    assert of(match).sieges == () and of(match).durability["city_rus_2"] == 9


@covers("HD-SIE-05")
def test_a_unit_does_no_siege_damage_in_the_turn_it_arrives() -> None:
    match = besieged({"sm_raider1": "d7"}, "activate sm_raider1", "move d6")
    assert of(match).at["sm_raider1"] == "d6" and of(match).durability["city_rus_2"] == 4
    pass_to(match, "activate", SOUTH)
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 3


@covers("HD-SIE-06")
@pytest.mark.parametrize(("end", "left"), [("c5", 3), ("d7", 4)])
def test_a_besieger_may_move_in_between_if_it_is_adjacent_at_both_moments(end: str, left: int) -> None:
    match = besieged({"sm_raider1": "d6"}, "activate sm_raider1", f"move {end}")
    assert of(match).durability["city_rus_2"] == left


@covers("HD-SIE-06")
def test_it_does_not_matter_how_a_besieger_came_to_stand_there() -> None:
    units = {**HOME, "sm_raider1": "d7", "rus_axe1": "d8"}
    match = situation(units, mode="conquest", reserve=[], dice=[1, 6, 1])
    play(match, "activate rus_axe1", "attack sm_raider1", "retreat d6", "end-battle")
    assert of(match).faction == SOUTH
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 3


@covers("HD-SIE-07")
@pytest.mark.parametrize(
    "unit", ["sm_shortbow1", "sm_groom", "sm_poisoner", "sm_assassin", "sm_khutulun", "sm_mogoi", "sm_tracker1"]
)
def test_units_of_all_classes_besiege(unit: str) -> None:
    assert of(besieged({unit: "d6"})).durability["city_rus_2"] == 3


@covers("HD-SIE-07")
def test_a_shooter_does_not_besiege_from_afar() -> None:
    match = situation({**HOME, "nm_longbow1": "d7"}, mode="conquest", teams="2v2", faction=NORTH, reserve=[])
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 4


@covers("HD-SIE-08")
@pytest.mark.parametrize("disguised", [("nm_scout",), ()])
def test_a_disguised_unit_besieges_too(disguised: tuple[str, ...]) -> None:
    units = {"rus_ivan": "k2", "nm_scout": "d6", "nm_batu": "k9"}
    match = situation(units, mode="conquest", horde=NORTH, faction=NORTH, phase="turn", disguised=disguised, reserve=[])
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 3


@covers("HD-SIE-09", "HD-GAR-09")
def test_a_settlement_with_a_unit_in_it_loses_nothing() -> None:
    match = besieged({"sm_raider1": "d6", "sm_raider2": "c5", "rus_axe1": "d5"}, durability={"city_rus_2": 1})
    assert of(match).durability["city_rus_2"] == 1 and of(match).at["rus_axe1"] == "d5"


@covers("HD-SIE-10")
def test_durability_is_never_restored() -> None:
    match = besieged({"sm_raider1": "d6"}, "activate sm_raider1", "move f6", durability={"city_rus_2": 2})
    for _ in range(6):
        end_turn(match)
    assert of(match).durability["city_rus_2"] == 2


@covers("HD-SIE-11")
@pytest.mark.parametrize("durability", [1, 2])
def test_a_settlement_without_durability_is_destroyed_and_open_ground(durability: int) -> None:
    match = besieged({"sm_raider1": "d6", "sm_raider2": "c5"}, durability={"city_rus_2": durability})
    assert told(match, "settlement-destroyed") == [("city_rus_2",)] and of(match).durability["city_rus_2"] == 0
    pass_to(match, "activate", SOUTH)
    play(match, "activate sm_raider1")
    assert "move d5" in options(match)


@covers("HD-SIE-12")
def test_cities_have_durability_4_and_capitals_6() -> None:
    durability = of(situation(HOME, mode="conquest", teams="2v2")).durability
    assert {name: value for name, value in durability.items() if value != 4} == dict.fromkeys(
        ("cap_rus", "cap_china", "cap_south", "cap_north"), 6
    )


@covers("HD-SIE-13")
def test_settlements_that_fall_together_fall_before_victory_is_tested() -> None:
    match = besieged({"sm_raider1": "d6", "sm_raider2": "d9"}, durability={"city_rus_1": 0, "city_rus_2": 1, "city_rus_3": 1})
    assert told(match, "settlement-destroyed") == [("city_rus_2",), ("city_rus_3",)]
    assert outcome(match) == ("horde", "settlements-razed")


@covers("HD-SIE-14")
def test_besiegers_count_only_in_the_turn_of_their_own_faction() -> None:
    units = {**HOME, "nm_batu": "a10", "sm_raider1": "d6", "nm_raider1": "c5", "china_wanyan": "k3"}
    match = situation(units, mode="conquest", teams="2v2", faction=NORTH, phase="turn", reserve=[])
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 3
    end_turn(match)
    assert (of(match).faction, of(match).durability["city_rus_2"]) == (SOUTH, 3)
    end_turn(match)
    assert of(match).durability["city_rus_2"] == 2


@covers("HD-SIE-15")
def test_a_faction_without_its_capital_plays_on_and_cannot_summon() -> None:
    match = situation({**HOME, "rus_axe1": "j11"}, durability={"cap_south": 1})
    play(match, "end-battle")
    assert (of(match).faction, asked(match), of(match).durability["cap_south"]) == (SOUTH, "activate", 0)
    assert "activate sm_genghis" in options(match) and of(match).track == {}


@covers("HD-GAR-01")
def test_a_unit_in_a_settlement_of_its_side_is_its_garrison() -> None:
    war = of(situation({"rus_axe1": "d5", "rus_axe2": "d6", "sm_genghis": "k9"}, mode="conquest"))
    assert is_garrison(war, "rus_axe1") and not is_garrison(war, "rus_axe2")


@covers("HD-GAR-01")
def test_a_unit_on_a_destroyed_settlement_is_no_garrison() -> None:
    match = situation({"rus_axe1": "d5", "sm_genghis": "k9"}, mode="conquest", durability={"city_rus_2": 0})
    assert (attack_of(of(match), "rus_axe1"), defence_of(of(match), "rus_axe1")) == (3, 3)


@covers("HD-GAR-02", "HD-GAR-04")
@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border", "conquest"])
@pytest.mark.parametrize(("unit", "hex", "attack", "defence"), [("rus_axe1", "a1", 2, 4), ("sm_raider1", "k11", 2, 3)])
def test_a_garrison_has_one_attack_less_and_one_defence_more(mode: str, unit: str, hex: str, attack: int, defence: int) -> None:
    war = of(situation({**HOME, unit: hex}, mode=mode))
    assert (attack_of(war, unit), defence_of(war, unit)) == (attack, defence)


@covers("HD-GAR-02", "HD-GAR-04")
@pytest.mark.parametrize("hex", ["a7", "d5", "d8"])
def test_cities_have_garrisons_like_capitals(hex: str) -> None:
    war = of(situation({**HOME, "rus_axe1": hex}, mode="conquest"))
    assert (attack_of(war, "rus_axe1"), defence_of(war, "rus_axe1")) == (2, 4)


@covers("HD-GAR-03")
@pytest.mark.parametrize("hex", ["a1", "k1", "d5", "h5"])
def test_units_of_either_faction_garrison_any_settlement_of_the_side(hex: str) -> None:
    war = of(situation({"rus_axe1": hex, "sm_genghis": "k9"}, mode="conquest", teams="2v2"))
    assert (attack_of(war, "rus_axe1"), defence_of(war, "rus_axe1")) == (2, 4)


@covers("HD-GAR-05")
def test_immune_units_have_no_penalty_in_a_garrison() -> None:
    war = of(situation({"rus_dobrynya": "a1", "sm_genghis": "k9"}))
    assert (attack_of(war, "rus_dobrynya"), defence_of(war, "rus_dobrynya")) == (4, 4)
    war = of(situation({"rus_axe1": "a1", "china_heroine": "a2", "sm_genghis": "k9"}, teams="2v2"))
    assert (attack_of(war, "rus_axe1"), defence_of(war, "rus_axe1")) == (3, 4)


@covers("HD-GAR-06")
@pytest.mark.parametrize(("unit", "hex"), [("nm_raider1", "a2"), ("nm_longbow1", "a4")])
def test_the_bonus_applies_against_every_attack(unit: str, hex: str) -> None:
    match = situation({"rus_axe1": "a1", unit: hex}, horde=NORTH, faction=NORTH, dice=[1, 6])
    play(match, f"activate {unit}", "attack rus_axe1", *(["defend"] if unit == "nm_raider1" else []))
    assert rolled(match)[1] == ("rus_axe1", "defence", 6, 6 + 3 + 1)


@covers("HD-GAR-07")
def test_a_garrison_acts_like_any_unit() -> None:
    match = play(situation({"rus_ivan": "a1", "rus_axe1": "a2", "sm_raider1": "b1"}), "activate rus_ivan")
    assert {"move b2", "attack sm_raider1", "order rus_axe1 attack"} <= options(match)


@covers("HD-GAR-08")
def test_a_garrison_cannot_be_pushed() -> None:
    match = situation({"china_crossbow1": "k9", "sm_raider1": "k11"}, alliance="china", dice=[6, 1])
    play(match, "activate china_crossbow1", "attack sm_raider1")
    assert rolled(match)[0] == ("china_crossbow1", "attack", 6, 6 + 2 + 1)
    assert of(match).at["sm_raider1"] == "k11" and told(match, "pushed") == []
