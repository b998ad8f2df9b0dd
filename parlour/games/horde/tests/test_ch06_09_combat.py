"""Chapter 6.9: combat."""

import pytest

from parlour.conform import covers
from parlour.games.horde.tests.situations import asked, of, options, play, rolled, seat_asked, situation, told
from parlour.kernel import Match, event_name

SOUTH, NORTH = "south_mongolia", "north_mongolia"
DUEL = {"rus_axe1": "f5", "rus_ivan": "a2", "nm_raider1": "f6", "nm_batu": "k10"}


def attacks(match: Match) -> set[str]:
    """The attacks that are offered."""
    return {each for each in options(match) if each.startswith("attack")}


def duel(*dice: int, **more: object) -> Match:
    """The Axe attacks the Raider, who defends."""
    match = situation(DUEL, horde=NORTH, dice=dice, **more)  # type: ignore[arg-type]
    return play(match, "activate rus_axe1", "attack nm_raider1", "defend")


@covers("HD-CMB-01")
def test_a_melee_unit_attacks_adjacent_enemies() -> None:
    units = {"rus_axe1": "f6", "sm_raider1": "f7", "sm_raider2": "e5", "sm_tracker1": "f8", "sm_tracker2": "d6"}
    assert attacks(play(situation(units), "activate rus_axe1")) == {"attack sm_raider1", "attack sm_raider2"}


@covers("HD-CMB-02")
def test_a_disguised_unit_cannot_be_chosen_as_a_target() -> None:
    units = {"rus_axe1": "f6", "nm_scout": "f7", "nm_raider1": "f5"}
    match = situation(units, horde=NORTH, disguised=("nm_scout",))
    assert attacks(play(match, "activate rus_axe1")) == {"attack nm_raider1"}


@covers("HD-CMB-03")
@pytest.mark.parametrize(
    ("unit", "terms", "status"),
    [
        ("rus_axe1", {"faction": "rus"}, ("nm_batu", "st_cleaved")),
        ("nm_scout", {"faction": NORTH, "disguised": ("nm_scout",)}, None),
    ],
)
def test_effects_on_declaration_come_before_the_die(unit: str, terms: dict[str, object], status: tuple[str, str] | None) -> None:
    units = {"rus_axe1": "f5", "nm_batu": "f6", "nm_scout": "e4", "rus_ivan": "a2"}
    match = situation(units, horde=NORTH, dice=None, **terms)  # type: ignore[arg-type]
    play(match, f"activate {unit}", "attack nm_batu" if unit == "rus_axe1" else "attack rus_axe1")
    assert asked(match) == "" and rolled(match) == []
    assert told(match, "status-gained") == ([status] if status else [])
    assert told(match, "disguise-dropped") == ([] if status else [("nm_scout",)])


@covers("HD-CMB-03")
def test_pursuit_silences_on_declaration() -> None:
    match = situation({"sm_tracker1": "f5", "rus_smith": "f6"}, faction=SOUTH, dice=None)
    play(match, "activate sm_tracker1", "attack rus_smith")
    assert told(match, "status-gained") == [("rus_smith", "st_silenced")]


@covers("HD-CMB-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_attack_total_is_the_die_and_the_effective_attack(die: int) -> None:
    assert rolled(duel(die, 6))[0] == ("rus_axe1", "attack", die, die + 3)


@covers("HD-CMB-05")
def test_the_target_chooses_its_countermeasure_knowing_the_attack_total() -> None:
    match = situation(DUEL, horde=NORTH, dice=[5])
    play(match, "activate rus_axe1", "attack nm_raider1")
    assert (asked(match), seat_asked(match)) == ("countermeasure", 1)
    assert options(match) == {"defend", "retreat f7", "retreat e5", "retreat e6", "retreat g5", "retreat g6"}
    assert match.pending[1].facts["total"] == 8


@covers("HD-CMB-06")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_defence_total_is_the_die_and_the_effective_defence(die: int) -> None:
    units = {"rus_spear1": "f5", "sm_genghis": "f6"}
    match = play(situation(units, dice=[1, die]), "activate rus_spear1", "attack sm_genghis", "defend")
    assert rolled(match)[1] == ("sm_genghis", "defence", die, die + 3)


@covers("HD-CMB-07")
@pytest.mark.parametrize("attack", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("defence", [1, 2, 3, 4, 5, 6])
def test_an_attack_hits_if_its_total_is_greater(attack: int, defence: int) -> None:
    units = {"rus_spear1": "f5", "sm_assassin": "f6"}  # attack 2 against defence 2 of a unit on foot
    match = play(situation(units, dice=[attack, defence]), "activate rus_spear1", "attack sm_assassin", "defend")
    assert of(match).health["sm_assassin"] == (2 if attack > defence else 3)
    assert len(told(match, "attack-missed")) == (0 if attack > defence else 1)


@covers("HD-CMB-08")
def test_equal_totals_are_a_miss() -> None:
    match = duel(1, 4)
    assert [each[3] for each in rolled(match)] == [4, 4]
    assert told(match, "attack-missed") == [("rus_axe1", "nm_raider1")] and of(match).health["nm_raider1"] == 2


@covers("HD-CMB-09")
def test_a_hit_takes_one_health() -> None:
    assert told(duel(6, 1), "unit-wounded") == [("nm_raider1", 1, 1)]


@covers("HD-CMB-10")
def test_a_miss_leaves_the_target_as_it_is_but_for_the_declaration() -> None:
    match = duel(1, 6)
    war = of(match)
    assert (war.health["nm_raider1"], war.at["nm_raider1"]) == (2, "f6")
    assert told(match, "status-gained") == [("nm_raider1", "st_cleaved")]


@covers("HD-CMB-11")
def test_the_defence_is_that_of_the_moment_of_its_die() -> None:
    units = {"nm_thief1": "f5", "rus_smith": "f6", "rus_axe1": "e5", "rus_zmey": "k2"}
    match = situation(units, horde=NORTH, faction=NORTH, health={"rus_smith": 1}, dice=[6, 1, 6])
    play(match, "activate nm_thief1", "steal rus_zmey", "attack rus_smith rus_axe1", "defend", "defend")
    assert rolled(match)[1:] == [("rus_smith", "defence", 1, 3), ("rus_axe1", "defence", 6, 9)]  # the Smith is dead by then


@covers("HD-CMB-12")
def test_a_target_may_be_attacked_again_in_the_same_turn() -> None:
    units = {"rus_axe1": "f5", "rus_axe2": "e5", "rus_spear1": "g5", "sm_mogoi": "f6"}
    match = situation(units, dice=[6, 1, 6, 1, 6, 1])
    for unit in ("rus_axe1", "rus_axe2", "rus_spear1"):
        play(match, f"activate {unit}", "attack sm_mogoi", "defend")
    assert of(match).health["sm_mogoi"] == 1


@covers("HD-CMB-13")
def test_effects_after_the_attack_come_when_all_is_settled() -> None:
    units = {"rus_vityaz": "f5", "nm_mogoi": "f6", "nm_batu": "k10"}
    match = situation(units, horde=NORTH, dice=[6, 1])
    play(match, "activate rus_vityaz", "attack nm_mogoi", "defend")
    seen = [event_name(type(each.event)) for each in match.events]
    assert seen[seen.index("unit-wounded") + 1] == "status-gained" and told(match, "status-gained") == [
        ("rus_vityaz", "st_chilled")
    ]


@covers("HD-CMB-13")
def test_the_chase_is_not_yet_slowed_by_what_comes_after_the_attack() -> None:
    units = {"rus_vityaz": "f5", "nm_mogoi": "f6", "nm_batu": "k10"}
    match = situation(units, horde=NORTH, dice=[6, 3, 3])
    play(match, "activate rus_vityaz", "attack nm_mogoi", "retreat f7")
    assert rolled(match)[1:] == [("nm_mogoi", "retreat", 3, 6), ("rus_vityaz", "chase", 3, 5)]


@covers("HD-CMB-14")
def test_settlements_are_not_attacked() -> None:
    units = {"sm_raider1": "d6", "sm_shortbow1": "c5", "rus_axe1": "k2"}
    match = situation(units, mode="conquest", faction=SOUTH)
    assert attacks(play(match, "activate sm_raider1")) == set()
    assert attacks(play(match, "back", "activate sm_shortbow1")) == set()
