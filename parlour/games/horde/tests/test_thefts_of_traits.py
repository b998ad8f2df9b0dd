"""Chapter 6.21, Theft: every trait that can be copied works for a Thief as if it were printed on it."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.rules.traits import is_immune
from parlour.games.horde.tests.more_situations import health, steal, turn_of
from parlour.games.horde.tests.situations import asked, of, options, pass_to, play, rolled, told
from parlour.kernel import Match

NORTH = "north_mongolia"
HIT, MISS = [6, 1], [1, 6]


def thief(source: str, units: str = "", hex: str = "f5", **more: object) -> Match:
    """The first Thief has copied the trait of the source, which stands far away."""
    others = f", {units}" if units else ""
    match = turn_of(NORTH, f"nm_thief1 {hex}, {source} k6{others}", **more)
    return steal(match, "nm_thief1", source.rstrip("12"))


def verbs(match: Match) -> set[str]:
    """The first words of what is offered."""
    return {option.split()[0] for option in options(match)}


@covers("HD-TR-NM2c")
def test_a_stolen_axe_cleaves() -> None:
    match = play(thief("rus_axe1", "rus_zmey f6", dice=MISS), "attack rus_zmey", "defend")
    assert rolled(match)[1] == ("rus_zmey", "defence", 6, 7)


@covers("HD-TR-NM2c")
@pytest.mark.parametrize(("target", "left"), [("rus_dobrynya", 2), ("rus_zmey", 3)])
def test_a_stolen_spear_takes_two_health_from_mounted_units(target: str, left: int) -> None:
    match = play(thief("rus_spear1", f"{target} f6", dice=HIT), f"attack {target}", "defend")
    assert health(match)[target] == left


@covers("HD-TR-NM2d")
def test_a_stolen_aimed_shot_is_a_ranged_attack_with_reach_three_at_two_less() -> None:
    match = thief("rus_archer1", "rus_zmey f8, rus_ivan f6, rus_axe1 f9", dice=[6, 1])
    assert {option for option in options(match) if option.split()[0] in ("attack", "aimed")} == {
        "attack rus_ivan",
        "aimed rus_zmey",
    }
    play(match, "aimed rus_zmey")
    assert rolled(match)[0] == ("nm_thief1", "attack", 6, 7) and health(match)["rus_zmey"] == 3
    assert asked(match) == "activate"


@covers("HD-TR-NM2c")
def test_stolen_supplies_feed_a_friend() -> None:
    match = play(thief("rus_caravan", "sm_mogoi f6", health={"sm_mogoi": 1}), "supply sm_mogoi")
    assert (health(match)["sm_mogoi"], asked(match)) == (2, "activate")


@covers("HD-TR-NM2c")
@pytest.mark.parametrize(
    ("source", "friend", "more"),
    [("rus_smith", "nm_mogoi", 1), ("china_commander", "nm_mogoi", 0), ("china_commander", "nm_scout", 1)],
)
def test_a_stolen_aura_gives_defence_to_friends(source: str, friend: str, more: int) -> None:
    war = of(thief(source, f"{friend} f6"))
    assert defence_of(war, friend) - war.kind[friend].defence == more


@covers("HD-TR-NM2g", "HD-STA-10")
def test_the_stolen_auras_of_two_thieves_add_up() -> None:
    match = play(thief("rus_smith", "nm_mogoi f6, nm_thief2 f7"), "done")
    steal(match, "nm_thief2", "rus_smith", "done")
    assert defence_of(of(match), "nm_mogoi") == 4 + 2


@covers("HD-TR-NM2c")
@pytest.mark.parametrize(("answers", "left"), [(("move e5",), 2), ((), 3)])
def test_a_stolen_charge_takes_two_health_after_a_move(answers: tuple[str, ...], left: int) -> None:
    match = thief("rus_vityaz", "rus_zmey f6", hex="f5" if not answers else "e4", dice=HIT)
    play(match, *answers, "attack rus_zmey", "defend")
    assert health(match)["rus_zmey"] == left


@covers("HD-TR-NM2c", "HD-TRP-07")
def test_a_stolen_bogatyr_makes_immune_to_weakenings_and_traps() -> None:
    match = thief("rus_dobrynya", "rus_axe1 e4, rus_axe2 f4", traps={"f6": "china"}, event="ev_panic")
    assert is_immune(of(match), "nm_thief1") and defence_of(of(match), "nm_thief1") == 2
    play(match, "move f6")
    assert (health(match)["nm_thief1"], of(match).traps) == (2, {"f6": "china"})


@covers("HD-TR-NM2c")
def test_a_stolen_order_raises_a_friend() -> None:
    match = play(thief("rus_ivan", "nm_mogoi f6"), "order nm_mogoi speed")
    assert speed_of(of(match), "nm_mogoi") == 5


@covers("HD-TR-NM2c")
@pytest.mark.parametrize(
    ("source", "seconds"),
    [("rus_zmey", {"rus_archer1", "rus_axe1", "rus_axe2"}), ("china_sapper1", {"rus_axe1", "rus_axe2", "rus_spear1"})],
)
def test_a_stolen_area_attack_has_its_two_targets(source: str, seconds: set[str]) -> None:
    match = thief(source, "rus_ivan f6, rus_archer1 f7, rus_axe1 e5, rus_axe2 g5, rus_spear1 f4")
    assert {option.split()[2] for option in options(match) if option.startswith("attack rus_ivan ")} == seconds


@covers("HD-TR-NM2c")
@pytest.mark.parametrize(("target", "attack"), [("rus_axe1", 4), ("rus_ivan", 3)])
def test_stolen_techniques_help_against_foot_units(target: str, attack: int) -> None:
    assert attack_of(of(thief("china_swordsman1", f"{target} f6")), "nm_thief1", target) == attack


@covers("HD-TR-NM2c", "HD-TR-CH3a")
@pytest.mark.parametrize("dice", [HIT, MISS])
def test_with_stolen_bolts_a_melee_attack_pushes_hit_or_miss(dice: list[int]) -> None:
    match = play(thief("china_crossbow1", "rus_zmey f6", dice=dice), "attack rus_zmey", "defend")
    assert options(match) == {"push f7", "push e6", "push g6"}


@covers("HD-TR-NM2c", "HD-RET-08")
def test_with_stolen_bolts_nobody_is_pushed_who_got_away() -> None:
    match = play(thief("china_crossbow1", "rus_zmey f6", dice=[1, 6, 1]), "attack rus_zmey", "retreat g6")
    assert (asked(match), of(match).at["rus_zmey"], told(match, "pushed")) == ("activate", "g6", [])


@covers("HD-TR-NM2c", "HD-TR-CH3d")
def test_with_stolen_bolts_a_target_that_cannot_be_pushed_is_attacked_with_one_more() -> None:
    match = thief("china_crossbow1", "rus_zmey f6, rus_axe1 f7, rus_axe2 e6, rus_ivan g6", dice=MISS)
    play(match, "attack rus_zmey", "defend")
    assert rolled(match)[0] == ("nm_thief1", "attack", 1, 5)


@covers("HD-TR-NM2c")
def test_nobody_retreats_from_a_stolen_onslaught() -> None:
    match = play(thief("china_guandao", "rus_zmey f6", dice=MISS), "attack rus_zmey")
    assert asked(match) == "activate"


@covers("HD-TR-NM2c")
def test_a_stolen_role_model_makes_friends_immune_but_not_the_thief() -> None:
    war = of(thief("china_heroine", "nm_mogoi f6, nm_raider1 f8"))
    assert [unit for unit in ("nm_thief1", "nm_mogoi", "nm_raider1") if is_immune(war, unit)] == ["nm_mogoi"]


@covers("HD-TR-NM2c")
def test_stolen_healers_heal_within_two_hexes() -> None:
    match = play(thief("china_wanyan", "nm_mogoi f7", health={"nm_mogoi": 1}), "heal nm_mogoi")
    assert (health(match)["nm_mogoi"], asked(match)) == (2, "activate")


@covers("HD-TR-NM2c")
def test_with_the_stolen_wind_the_thief_moves_twice() -> None:
    match = play(thief("china_dragon"), "move f7", "move f9")
    assert (of(match).at["nm_thief1"], asked(match)) == ("f9", "activate")


@covers("HD-TR-NM2c")
def test_with_a_stolen_raid_the_thief_attacks_and_moves() -> None:
    match = play(thief("sm_raider1", "rus_zmey f6", dice=MISS), "attack rus_zmey", "defend")
    assert verbs(match) == {"move", "done"}


@covers("HD-TR-NM2c")
def test_a_stolen_pursuit_silences() -> None:
    match = play(thief("sm_tracker1", "rus_zmey f6", dice=MISS), "attack rus_zmey", "defend")
    assert ("rus_zmey", "st_silenced") in told(match, "status-gained")


@covers("HD-TR-NM2d")
def test_with_stolen_short_bows_the_thief_makes_two_melee_attacks_if_it_does_not_move() -> None:
    match = play(thief("sm_shortbow1", "rus_zmey f6", dice=MISS), "attack rus_zmey")
    assert asked(match) == "countermeasure"
    assert options(play(match, "defend")) == {"attack rus_zmey", "done"}


@covers("HD-TR-NM2d")
def test_with_stolen_short_bows_a_thief_that_has_moved_attacks_once() -> None:
    match = play(thief("sm_shortbow1", "rus_zmey f6", hex="f4", dice=MISS), "move f5", "attack rus_zmey", "defend")
    assert asked(match) == "activate"


@covers("HD-TR-NM2c", "HD-TR-NM2g")
@pytest.mark.parametrize(("thieves", "speed"), [(1, 4), (2, 5)])
def test_a_stolen_herd_makes_riders_faster_in_their_next_turn(thieves: int, speed: int) -> None:
    match = play(thief("sm_groom", "nm_chelubey f6, nm_thief2 f7, rus_axe1 a4"), "done")
    if thieves == 2:
        steal(match, "nm_thief2", "sm_groom", "done")
    pass_to(match, "activate", "china")
    pass_to(match, "activate", NORTH)
    assert speed_of(of(match), "nm_chelubey") == speed


@covers("HD-TR-NM2c")
def test_stolen_poison_works_within_three_hexes() -> None:
    match = play(thief("sm_poisoner", "rus_zmey f8"), "poison rus_zmey")
    assert (defence_of(of(match), "rus_zmey"), asked(match)) == (0, "activate")


@covers("HD-TR-NM2c")
@pytest.mark.parametrize(("friend", "attack"), [("f8", 4), ("f7", 3)])
def test_a_stolen_isolation_looks_for_friends_of_the_target(friend: str, attack: int) -> None:
    match = thief("sm_assassin", f"rus_zmey f6, rus_axe1 {friend}")
    assert attack_of(of(match), "nm_thief1", "rus_zmey") == attack


@covers("HD-TR-NM2e")
def test_a_stolen_golden_horde_rolls_a_die_again() -> None:
    match = play(thief("sm_genghis", "rus_zmey f6", dice=[1, 6, 1]), "attack rus_zmey", "reroll", "defend")
    assert health(match)["rus_zmey"] == 3


@covers("HD-TR-NM2c")
def test_stolen_molten_armour_takes_two_health_from_a_defence_of_two() -> None:
    match = play(thief("sm_mogoi", "rus_zmey f6", dice=HIT), "attack rus_zmey", "defend")
    assert health(match)["rus_zmey"] == 2


@covers("HD-TR-NM2c", "HD-TR-NM3")
def test_with_stolen_fire_arrows_a_besieging_thief_counts_two() -> None:
    match = thief("nm_longbow1", "rus_axe1 f9", hex="d6", mode="conquest")
    play(match, "done", "end-battle")
    assert of(match).durability["city_rus_2"] == 2


@covers("HD-TR-NM2e")
def test_a_thief_with_a_stolen_disguise_provokes_nothing() -> None:
    match = play(thief("nm_scout", "rus_zmey f6"), "move e5 e6")
    assert told(match, "attack-declared") == []


@covers("HD-TR-NM2c", "HD-TR-NM7a", "HD-TR-NM7c")
def test_a_thief_with_a_stolen_spear_breaker_breaks_a_spear_of_its_own() -> None:
    match = play(thief("nm_chelubey", "rus_zmey f7, rus_axe1 k8"), "done", "end-battle")
    assert asked(match) == "spear-break" and match.pending[1].facts["unit"] == "nm_chelubey"
    play(match, "break rus_axe1")
    assert (asked(match), options(match)) == ("spear-break", {"break rus_zmey", "spare"})
    play(match, "break rus_zmey")
    broken = [unit for unit, status in told(match, "status-gained") if status == "st_spear_broken"]
    assert broken == ["rus_axe1", "rus_zmey"]


@covers("HD-TR-NM2c", "HD-TR-NM9a")
def test_a_provoked_attack_on_a_thief_with_stolen_ice_chills() -> None:
    match = play(thief("nm_mogoi", "rus_zmey f6", dice=MISS + MISS), "move e5 e6")
    assert speed_of(of(match), "rus_zmey") == 1
