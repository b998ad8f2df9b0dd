"""Chapter 6.20: the traits of Southern Mongolia, from the Raider to the Assassin."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import defence_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, rolled, told, under

SOUTH = "south_mongolia"


def verbs(found: set[str]) -> set[str]:
    """The first words of what is offered."""
    return {option.split()[0] for option in found}


@covers("HD-TR-SM1a", "trait:tr_raid")
@pytest.mark.parametrize("raider", ["sm_raider1", "nm_raider1"])
def test_a_raider_may_attack_first_and_move_afterwards(raider: str) -> None:
    faction = {"s": SOUTH, "n": "north_mongolia"}[raider[0]]
    match = fight(turn_of(faction, f"{raider} f5, rus_axe1 f6", dice=[1, 6]), raider, "rus_axe1", "defend")
    assert verbs(options(match)) == {"move", "done"}
    play(match, "move f3")
    assert (of(match).at[raider], asked(match)) == ("f3", "activate")


@covers("HD-TR-SM1b")
def test_a_raider_that_has_moved_does_not_move_again_after_its_attack() -> None:
    match = turn_of(SOUTH, "sm_raider1 f4, rus_axe1 f6", dice=[1, 6])
    play(match, "activate sm_raider1", "move f5", "attack rus_axe1", "defend")
    assert asked(match) == "activate"


@covers("HD-TR-SM1b")
def test_a_raider_that_has_attacked_and_moved_does_not_attack_again() -> None:
    match = turn_of(SOUTH, "sm_raider1 f5, rus_axe1 f6, rus_axe2 d5", dice=[1, 6])
    fight(match, "sm_raider1", "rus_axe1", "defend", "move e4")
    assert asked(match) == "activate"


@covers("HD-TR-SM1c")
def test_the_move_of_a_raider_after_its_attack_provokes_attacks() -> None:
    match = turn_of(SOUTH, "sm_raider1 f5, rus_axe1 f6", dice=[1, 6, 1, 6])
    fight(match, "sm_raider1", "rus_axe1", "defend", "move e5 d6")
    assert [each.manner for each in told(match, "attack-declared")] == ["melee", "provoked"]


@covers("HD-TR-SM2a", "HD-TR-SM2b", "trait:tr_pursuit")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_the_target_of_a_tracker_has_no_trait_until_the_end_of_the_turn(dice: tuple[int, int]) -> None:
    match = fight(turn_of(SOUTH, "sm_tracker1 f5, rus_vityaz f6", dice=dice), "sm_tracker1", "rus_vityaz", "defend")
    assert trait_of(of(match), "rus_vityaz") == ""
    assert trait_of(of(end_turn(match)), "rus_vityaz") == "tr_charge"


@covers("HD-TR-SM2a")
def test_a_tracker_silences_in_a_provoked_attack() -> None:
    match = turn_of("rus", "sm_tracker1 f6, rus_vityaz e6, sm_genghis f9", dice=[1, 6, 6, 1])
    play(match, "activate rus_vityaz", "move f7 f8", "attack sm_genghis", "defend")
    assert under(match, "silenced") == ("rus_vityaz",)
    assert health(match)["sm_genghis"] == 2  # no Charge


@covers("HD-TR-SM2c", "HD-STA-13")
def test_a_silenced_unit_gives_no_aura() -> None:
    match = turn_of(SOUTH, "sm_tracker1 f5, rus_smith f6, rus_axe1 f7", dice=[1, 6])
    assert defence_of(of(match), "rus_axe1") == 4
    fight(match, "sm_tracker1", "rus_smith", "defend")
    assert defence_of(of(match), "rus_axe1") == 3


@covers("HD-TR-SM2c")
def test_a_silenced_unit_uses_no_trait_action() -> None:
    match = turn_of("rus", "rus_ivan f5, rus_axe1 f6, sm_raider1 k9", silenced=("rus_ivan",))
    assert verbs(options(play(match, "activate rus_ivan"))) == {"move", "back"}


@covers("HD-TR-SM2c")
def test_a_silenced_unit_cannot_be_stolen_from() -> None:
    match = turn_of("north_mongolia", "nm_thief1 f5, rus_axe1 f9, rus_spear1 e9", silenced=("rus_axe1",))
    assert options(play(match, "activate nm_thief1")) == {"steal nm_groom", "steal rus_caravan", "steal rus_spear", "no-theft"}


@covers("HD-TR-SM3a", "HD-TR-SM3b", "trait:tr_short_bows")
def test_a_short_bow_that_has_not_moved_may_attack_twice_with_a_die_each() -> None:
    match = turn_of(SOUTH, "sm_shortbow1 f5, rus_axe1 f6, rus_axe2 f4", dice=[6, 1, 1, 6])
    fight(match, "sm_shortbow1", "rus_axe1")
    assert options(match) == {"attack rus_axe1", "attack rus_axe2", "done"}
    play(match, "attack rus_axe2")
    assert [each[:3] for each in rolled(match)[::2]] == [("sm_shortbow1", "attack", 6), ("sm_shortbow1", "attack", 1)]
    assert asked(match) == "activate"


@covers("HD-TR-SM3a", "HD-Y-32")
def test_a_short_bow_that_has_moved_attacks_once() -> None:
    match = turn_of(SOUTH, "sm_shortbow1 f4, rus_axe1 f6", dice=[1, 6])
    play(match, "activate sm_shortbow1", "move f5", "attack rus_axe1")
    assert asked(match) == "activate"


@covers("HD-TR-SM3b", "HD-Y-32")
def test_the_second_shot_may_follow_a_kill_and_may_be_left_out() -> None:
    match = turn_of(SOUTH, "sm_shortbow1 f5, rus_axe1 f6, rus_axe2 f4", dice=[6, 1], health={"rus_axe1": 1})
    fight(match, "sm_shortbow1", "rus_axe1")
    assert options(match) == {"attack rus_axe2", "done"}
    assert asked(play(match, "done")) == "activate"


@covers("HD-TR-SM4a", "HD-TR-SM4b", "trait:tr_young_herd", "HD-TR-NM4")
@pytest.mark.parametrize(
    ("faction", "groom", "raider"), [(SOUTH, "sm_groom", "sm_raider1"), ("north_mongolia", "nm_groom", "nm_raider1")]
)
def test_a_mounted_friend_next_to_the_groom_is_faster_in_its_next_turn_only(faction: str, groom: str, raider: str) -> None:
    match = turn_of(faction, f"{groom} f5, {raider} f6, rus_axe1 a3", deck=["ev_herbalists", "ev_truce"])
    speeds = [speed_of(of(match), raider)]
    for _ in range(3):
        speeds.append(speed_of(of(end_turn(match)), raider))
        if of(match).faction == faction:
            play(match, f"activate {raider}", "move f9" if len(speeds) == 3 else "done")
    assert speeds == [2, 2, 3, 2]


@covers("HD-TR-SM4a")
def test_the_groom_herds_allies_but_neither_foot_nor_beasts_nor_himself() -> None:
    match = turn_of(SOUTH, "sm_groom f6, nm_batu f5, sm_tracker1 f7, sm_mogoi e6, sm_raider1 f8, rus_axe1 a3")
    assert told(end_turn(match), "status-gained") == [("nm_batu", "st_herded")]


@covers("HD-TR-SM4b", "HD-STA-12")
def test_an_ally_is_herded_for_the_next_turn_of_its_own_faction() -> None:
    match = turn_of(SOUTH, "sm_groom f6, nm_batu f5, rus_axe1 a3")
    pass_to(match, "activate", "rus")
    assert speed_of(of(match), "nm_batu") == 2
    pass_to(match, "activate", "north_mongolia")
    assert speed_of(of(match), "nm_batu") == 3
    assert speed_of(of(end_turn(match)), "nm_batu") == 2


@covers("HD-TR-SM4c")
def test_a_herded_unit_stays_so_when_the_groom_dies() -> None:
    match = turn_of(SOUTH, "sm_groom f6, sm_raider1 f7, rus_axe1 f4", dice=[6, 1], health={"sm_groom": 1})
    end_turn(match)
    play(match, "activate rus_axe1", "move f5", "attack sm_groom", "defend")
    end_turn(match)
    assert (health(match)["sm_groom"], speed_of(of(match), "sm_raider1")) == (0, 3)


@covers("HD-TR-SM4d")
def test_two_grooms_give_one_speed_only() -> None:
    match = turn_of(SOUTH, "sm_groom f6, nm_groom f8, sm_raider1 f7, rus_axe1 a3")
    for _ in range(4):
        end_turn(match)
    assert (of(match).faction, speed_of(of(match), "sm_raider1")) == (SOUTH, 3)


@covers("HD-TR-SM4d")
def test_a_groom_does_not_herd_himself() -> None:
    match = end_turn(end_turn(turn_of(SOUTH, "sm_groom f6, rus_axe1 a3")))
    assert (of(match).faction, speed_of(of(match), "sm_groom")) == (SOUTH, 2)


@covers("HD-TR-SM5a", "trait:tr_poisons")
def test_one_enemy_within_three_hexes_is_poisoned_until_the_end_of_the_turn() -> None:
    match = play(turn_of(SOUTH, "sm_poisoner f6, rus_axe1 f9, rus_spear1 e6, rus_zmey f10"), "activate sm_poisoner")
    assert {option for option in options(match) if option.startswith("poison")} == {"poison rus_axe1", "poison rus_spear1"}
    play(match, "poison rus_axe1")
    assert (asked(match), defence_of(of(match), "rus_axe1"), defence_of(of(match), "rus_spear1")) == ("activate", 0, 3)
    assert defence_of(of(end_turn(match)), "rus_axe1") == 3


@covers("HD-TR-SM5b", "HD-Y-36", "HD-STA-03")
@pytest.mark.parametrize("hex", ["f6", "d5"])
def test_no_bonus_helps_a_poisoned_unit(hex: str) -> None:
    smith = {"f6": "f7", "d5": "d6"}[hex]
    war = of(turn_of("rus", f"rus_axe1 {hex}, rus_smith {smith}, sm_raider1 k9", mode="conquest", poisoned=("rus_axe1",)))
    assert defence_of(war, "rus_axe1") == 0


@covers("HD-TR-SM5c")
def test_an_immune_enemy_cannot_be_poisoned() -> None:
    units = "sm_poisoner f6, rus_dobrynya f5, china_heroine e6, rus_axe1 e7, rus_axe2 f8"
    match = play(turn_of(SOUTH, units), "activate sm_poisoner")
    assert {option for option in options(match) if option.startswith("poison")} == {"poison china_heroine", "poison rus_axe2"}


@covers("HD-TR-SM6", "trait:tr_isolation")
@pytest.mark.parametrize(("friend", "total"), [("f8", 6), ("f7", 5)])
def test_the_assassin_has_one_more_attack_against_a_target_without_a_friend_next_to_it(friend: str, total: int) -> None:
    match = turn_of(SOUTH, f"sm_assassin f5, sm_raider1 e6, rus_axe1 f6, rus_spear1 {friend}", dice=[1, 6])
    fight(match, "sm_assassin", "rus_axe1", "defend")
    assert rolled(match)[0] == ("sm_assassin", "attack", 1, total)
