"""Chapters 6.11, 6.12 and 6.13: ranged attacks, area attacks and the minority rule."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.combat import MELEE, attack_totals
from parlour.games.horde.rules.parameters import defence_of
from parlour.games.horde.tests.situations import asked, of, options, play, rolled, seat_asked, situation, told
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
RING = ("f5", "f7", "e5", "e6", "g5", "g6")
LINE = {"rus_zmey": "f6", "sm_raider1": "f7", "sm_raider2": "f8", "sm_tracker1": "e6", "sm_groom": "f5"}


def attacks(match: Match, unit: str) -> set[str]:
    """The attacks that are offered to a unit."""
    play(match, f"activate {unit}")
    return {each for each in options(match) if each.startswith("attack")}


@covers("HD-RNG-01", "HD-RNG-05")
@pytest.mark.parametrize(
    ("unit", "faction", "reach"),
    [("rus_archer1", "rus", 2), ("nm_longbow1", NORTH, 3), ("china_crossbow1", "china", 2), ("sm_shortbow1", SOUTH, 1)],
)
def test_a_shooter_attacks_from_distance_1_to_its_range(unit: str, faction: str, reach: int) -> None:
    enemies = (
        ("sm_raider1", "sm_raider2", "nm_raider1", "nm_raider2")
        if unit[:2] in ("ru", "ch")
        else ("rus_axe1", "rus_axe2", "rus_spear1", "rus_spear2")
    )
    units = {unit: "f2", **dict(zip(enemies, ("f3", "f4", "f5", "f6"), strict=True))}
    match = situation(units, teams="2v2", faction=faction)
    assert attacks(match, unit) == {f"attack {enemy}" for enemy in enemies[:reach]}


@covers("HD-RNG-02")
def test_units_and_settlements_in_between_do_not_matter() -> None:
    units = {"nm_longbow1": "d6", "nm_batu": "d7", "rus_axe1": "d4", "rus_axe2": "d3"}
    match = situation(units, mode="conquest", horde=NORTH, faction=NORTH)
    assert attacks(match, "nm_longbow1") == {"attack rus_axe1", "attack rus_axe2"}


@covers("HD-RNG-03")
@pytest.mark.parametrize("hex", ["f5", "f4"])
def test_every_attack_of_a_shooter_is_ranged_and_the_target_only_defends(hex: str) -> None:
    match = situation({"rus_archer1": hex, "rus_ivan": "a2", "sm_raider1": "f6"}, dice=[1, 6])
    play(match, "activate rus_archer1", "attack sm_raider1")
    assert told(match, "attack-declared") == [("rus_archer1", "sm_raider1", None, "ranged")] and asked(match) == "activate"


@covers("HD-RNG-04")
def test_a_shooter_moves_first_and_shoots_afterwards() -> None:
    match = situation({"rus_archer1": "f3", "rus_ivan": "a2", "sm_raider1": "f6"}, dice=[1, 6])
    play(match, "activate rus_archer1", "move f4")
    assert options(match) == {"attack sm_raider1", "done"}
    play(match, "attack sm_raider1")
    assert asked(match) == "activate"


@covers("HD-ARE-01")
def test_an_area_attack_has_a_primary_target_and_perhaps_a_second() -> None:
    units = {"china_sapper1": "f6", "sm_raider1": "f7", "sm_raider2": "f5"}
    assert attacks(situation(units, alliance="china"), "china_sapper1") == {
        "attack sm_raider1", "attack sm_raider2", "attack sm_raider1 sm_raider2", "attack sm_raider2 sm_raider1",
    }  # fmt: skip


@covers("HD-ARE-02")
def test_one_attack_die_is_rolled_for_both_targets() -> None:
    match = situation(LINE, dice=[3, 6, 1])
    play(match, "activate rus_zmey", "attack sm_raider1 sm_raider2", "defend", "defend")
    assert rolled(match) == [("rus_zmey", "attack", 3, 7), ("sm_raider1", "defence", 6, 8), ("sm_raider2", "defence", 1, 3)]
    assert (of(match).health["sm_raider1"], of(match).health["sm_raider2"]) == (2, 1)


@covers("HD-ARE-02")
def test_with_one_die_each_target_has_a_total_of_its_own() -> None:
    units = {"china_swordsman1": "f6", "sm_tracker1": "f5", "sm_raider1": "f7"}  # +1 against the one that is on foot
    war = of(situation(units, alliance="china"))
    assert attack_totals(war, "china_swordsman1", ("sm_tracker1", "sm_raider1"), MELEE, False, 3) == (7, 6)


@covers("HD-ARE-03")
def test_the_primary_target_is_settled_before_the_second() -> None:
    match = situation(LINE, dice=[6, 1, 1])
    play(match, "activate rus_zmey", "attack sm_raider1 sm_tracker1", "defend")
    assert of(match).health["sm_raider1"] == 1
    assert (asked(match), seat_asked(match), match.pending[1].facts["target"]) == ("countermeasure", 1, "sm_tracker1")


@covers("HD-ARE-04")
def test_the_second_target_remains_one_when_the_first_has_left() -> None:
    match = situation(LINE, dice=[6, 6, 1, 1])
    play(match, "activate rus_zmey", "attack sm_raider1 sm_raider2", "retreat g7", "defend")
    assert of(match).at["sm_raider1"] == "g7" and of(match).health["sm_raider2"] == 1


@covers("HD-ARE-05")
def test_a_disguised_enemy_is_never_the_primary_target() -> None:
    units = {"china_sapper1": "f6", "nm_scout": "f7", "nm_raider1": "f5"}
    match = situation(units, alliance="china", horde=NORTH, disguised=("nm_scout",))
    assert attacks(match, "china_sapper1") == {"attack nm_raider1", "attack nm_raider1 nm_scout"}


@covers("HD-ARE-05")
def test_a_disguised_enemy_alone_is_no_target() -> None:
    units = {"rus_zmey": "f6", "nm_scout": "f7", "nm_raider1": "k9"}
    assert attacks(situation(units, horde=NORTH, disguised=("nm_scout",)), "rus_zmey") == set()


@covers("HD-ARE-06")
def test_both_targets_may_retreat() -> None:
    match = situation(LINE, dice=[6, 6, 1, 6, 1])
    play(match, "activate rus_zmey", "attack sm_raider1 sm_tracker1", "retreat g7", "retreat d7")
    assert (of(match).at["sm_raider1"], of(match).at["sm_tracker1"]) == ("g7", "d7")
    assert told(match, "attack-declared") == [("rus_zmey", "sm_raider1", "sm_tracker1", "melee")]


@covers("HD-ARE-07")
def test_an_area_attack_touches_only_its_targets() -> None:
    match = situation({**LINE, "rus_axe1": "g6"}, dice=[6, 1, 1])
    play(match, "activate rus_zmey", "attack sm_raider1 sm_tracker1", "defend", "defend")
    assert {unit: health for unit, health in of(match).health.items() if health < of(match).kind[unit].health} == {
        "sm_raider1": 1, "sm_tracker1": 1,
    }  # fmt: skip


@covers("HD-ARE-08")
def test_provoked_attacks_are_never_area_attacks() -> None:
    match = situation({"rus_zmey": "f6", "sm_raider1": "e5", "sm_tracker1": "f7"}, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_raider1", "move e6 e7")
    assert told(match, "attack-declared") == [("rus_zmey", "sm_raider1", None, "provoked")]


@covers("HD-MIN-01")
@pytest.mark.parametrize(("enemies", "defence"), [(0, 4), (1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_each_adjacent_enemy_beyond_the_first_takes_one_defence(enemies: int, defence: int) -> None:
    around = ("rus_axe1", "rus_axe2", "rus_spear1", "rus_spear2", "rus_ivan", "rus_smith")[:enemies]
    units = {"nm_mogoi": "f6", "rus_caravan": "a2", **dict(zip(around, RING, strict=False))}
    assert defence_of(of(situation(units, horde=NORTH)), "nm_mogoi") == defence


@covers("HD-MIN-02")
@pytest.mark.parametrize("second", ["rus_archer1", "rus_caravan", "rus_ivan", "rus_zmey", "china_crossbow1", "china_wanyan"])
def test_enemies_of_all_classes_and_both_factions_count(second: str) -> None:
    match = situation({"sm_genghis": "f6", "rus_axe1": "f5", second: "f7"}, teams="2v2")
    assert defence_of(of(match), "sm_genghis") == 2


@covers("HD-MIN-02")
def test_garrisons_count() -> None:
    match = situation({"sm_genghis": "a2", "rus_axe1": "a1", "rus_axe2": "a3"})
    assert defence_of(of(match), "sm_genghis") == 2


@covers("HD-MIN-03")
@pytest.mark.parametrize("disguised", [("nm_scout",), ()])
def test_disguised_enemies_count_too(disguised: tuple[str, ...]) -> None:
    match = situation({"rus_axe1": "f6", "nm_scout": "f5", "nm_raider1": "f7"}, horde=NORTH, disguised=disguised)
    assert defence_of(of(match), "rus_axe1") == 2


@covers("HD-MIN-04")
def test_the_penalty_applies_against_a_shot_from_afar() -> None:
    match = situation({"rus_archer1": "f4", "rus_axe1": "e5", "rus_axe2": "e6", "sm_genghis": "f6"}, dice=[1, 6])
    play(match, "activate rus_archer1", "attack sm_genghis")
    assert rolled(match)[1] == ("sm_genghis", "defence", 6, 6 + 3 - 1)


@covers("HD-MIN-04")
def test_the_penalty_applies_against_a_provoked_attack() -> None:
    match = situation({"rus_spear1": "f6", "rus_archer1": "d7", "sm_genghis": "e5"}, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_genghis", "move e6 e7")
    assert rolled(match)[1] == ("sm_genghis", "defence", 6, 6 + 3 - 1)


@covers("HD-MIN-05")
def test_immune_units_do_not_suffer_the_penalty() -> None:
    units = {"rus_dobrynya": "f6", **dict(zip(("sm_raider1", "sm_raider2", "sm_tracker1", "sm_groom"), RING, strict=False))}
    assert defence_of(of(situation(units)), "rus_dobrynya") == 3


@covers("HD-MIN-06")
@pytest.mark.parametrize(("other", "defence"), [("f7", 1), ("k2", 2)])
def test_the_enemy_that_a_unit_steps_over_counts_as_adjacent(other: str, defence: int) -> None:
    units = {"rus_axe1": "f6", "rus_spear1": "e6", "rus_archer1": other, "sm_genghis": "e5"}
    match = situation(units, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_genghis", "move f6 g5")
    assert rolled(match) == [("rus_spear1", "attack", 1, 3), ("sm_genghis", "defence", 6, 6 + defence)]
