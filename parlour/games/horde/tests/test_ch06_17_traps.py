"""Chapter 6.17: traps."""

import pytest

from parlour.conform import covers
from parlour.games.horde.tests.situations import of, options, play, situation, told, under

SOUTH, NORTH = "south_mongolia", "north_mongolia"


@covers("HD-TRP-01")
def test_a_trap_belongs_to_the_faction_that_laid_it_and_is_seen_by_all() -> None:
    match = play(situation({"china_ambusher": "f6", "sm_genghis": "k9"}, alliance="china"), "activate china_ambusher", "trap f8")
    assert of(match).traps == {"f8": "china"}
    assert [match.view(seat)["table"]["traps"] for seat in (0, 1, None)] == [{"f8": "china"}] * 3


@covers("HD-TRP-02")
def test_a_trap_is_laid_on_a_hex_without_unit_settlement_or_trap() -> None:
    units = {"china_ambusher": "d6", "china_sapper1": "d7", "sm_genghis": "e6"}
    match = situation(units, mode="conquest", alliance="china", traps={"c6": "china"})
    play(match, "activate china_ambusher")
    hexes = {each.split()[1] for each in options(match) if each.startswith("trap")}
    assert hexes >= {"d4", "c5", "e5", "d9"} and not hexes & {"d5", "d6", "d7", "d8", "e6", "c6"}


@covers("HD-TRP-02")
@pytest.mark.parametrize(("durability", "offered"), [(6, False), (0, True)])
def test_no_trap_is_laid_in_an_enemy_settlement_while_it_stands(durability: int, offered: bool) -> None:
    units = {"china_ambusher": "k9", "sm_genghis": "f6"}
    match = situation(units, alliance="china", durability={"cap_south": durability})
    assert ("trap k11" in options(play(match, "activate china_ambusher"))) is offered


@covers("HD-TRP-03", "HD-TRP-04")
@pytest.mark.parametrize("path", ["f6", "f6 f7"])
def test_an_enemy_that_enters_a_trap_loses_one_health_and_the_trap_is_gone(path: str) -> None:
    match = situation({"sm_raider1": "f5", "rus_axe1": "a2"}, faction=SOUTH, traps={"f6": "rus"})
    play(match, "activate sm_raider1", f"move {path}")
    assert of(match).health["sm_raider1"] == 1 and of(match).traps == {}
    assert of(match).at["sm_raider1"] == path.split()[-1]


@covers("HD-TRP-03")
def test_a_pushed_unit_springs_a_trap() -> None:
    units = {"china_crossbow1": "f4", "sm_genghis": "f6"}
    match = situation(units, alliance="china", dice=[6, 1], traps={"f7": "china"})
    play(match, "activate china_crossbow1", "attack sm_genghis", "push f7")
    assert of(match).health["sm_genghis"] == 1 and of(match).traps == {}


@covers("HD-TRP-05")
def test_there_is_no_roll_against_a_trap() -> None:
    match = situation({"sm_raider1": "f5", "rus_axe1": "a2"}, faction=SOUTH, traps={"f6": "rus"})
    play(match, "activate sm_raider1", "move f6")
    assert told(match, "dice-rolled") == [] and told(match, "trap-sprung") == [("sm_raider1", "f6")]


@covers("HD-TRP-06")
@pytest.mark.parametrize("unit", ["rus_axe1", "rus_ivan"])
def test_units_of_the_layers_side_do_not_spring_it(unit: str) -> None:
    match = situation({unit: "f5", "sm_genghis": "k9"}, teams="2v2", traps={"f6": "china"})
    play(match, f"activate {unit}", "move f6")
    assert of(match).traps == {"f6": "china"} and told(match, "unit-wounded") == []


@covers("HD-TRP-07")
def test_bogatyr_does_not_spring_a_trap_and_it_stays() -> None:
    match = situation({"rus_dobrynya": "f5", "nm_batu": "k9"}, horde=NORTH, traps={"f6": NORTH})
    play(match, "activate rus_dobrynya", "move f6")
    assert of(match).traps == {"f6": NORTH} and of(match).health["rus_dobrynya"] == 4


@covers("HD-TRP-07")
def test_a_thief_with_bogatyr_does_not_spring_a_trap() -> None:
    units = {"nm_thief1": "f5", "nm_batu": "k9", "rus_dobrynya": "a2"}
    match = situation(units, horde=NORTH, faction=NORTH, traps={"f6": "rus"})
    play(match, "activate nm_thief1", "steal rus_dobrynya", "move f6")
    assert of(match).traps == {"f6": "rus"} and of(match).health["nm_thief1"] == 2


@covers("HD-TRP-08")
def test_a_disguised_unit_springs_a_trap_and_stays_disguised() -> None:
    units = {"nm_scout": "f5", "nm_batu": "k9", "rus_axe1": "a2"}
    match = situation(units, horde=NORTH, faction=NORTH, traps={"f6": "rus"}, disguised=("nm_scout",))
    play(match, "activate nm_scout", "move f6")
    assert of(match).health["nm_scout"] == 1 and under(match, "disguised") == ("nm_scout",)


@covers("HD-TRP-09")
@pytest.mark.parametrize("traps", [3, 9])
def test_a_faction_may_have_any_number_of_traps(traps: int) -> None:
    lying = dict.fromkeys(("a5", "b5", "c5", "d5", "a6", "b6", "c6", "d6", "a7")[:traps], "china")
    match = situation({"china_ambusher": "f6", "rus_axe1": "a2", "sm_genghis": "k9"}, teams="2v2", faction="china", traps=lying)
    play(match, "activate china_ambusher")
    play(match, "trap f8")
    assert len(of(match).traps) == traps + 1


@covers("HD-TRP-10")
def test_traps_stay_when_the_master_of_ambushes_dies() -> None:
    units = {"china_ambusher": "f6", "china_wanyan": "a2", "sm_raider1": "f7"}
    match = situation(units, alliance="china", faction=SOUTH, health={"china_ambusher": 1}, traps={"e5": "china"}, dice=[6, 1])
    play(match, "activate sm_raider1", "attack china_ambusher", "defend")
    assert "china_ambusher" not in of(match).at and of(match).traps == {"e5": "china"}


@covers("HD-TRP-11")
def test_a_trap_does_not_make_a_hex_occupied() -> None:
    match = situation({"sm_raider1": "f5", "rus_axe1": "a2"}, faction=SOUTH, traps={"f6": "rus"})
    assert "move f6" in options(play(match, "activate sm_raider1"))
