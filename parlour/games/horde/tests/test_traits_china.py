"""Chapter 6.19: the traits of China."""

import pytest

from parlour.conform import covers
from parlour.games.horde.board import DISTANCE
from parlour.games.horde.rules.parameters import attack_of, defence_of
from parlour.games.horde.rules.traits import is_immune
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, of, options, play, rolled, told


@covers("HD-TR-CH1", "trait:tr_ancient_techniques")
@pytest.mark.parametrize(("target", "total"), [("sm_assassin", 5), ("sm_raider1", 4), ("sm_mogoi", 4)])
def test_a_swordsman_has_one_more_attack_against_foot_units_only(target: str, total: int) -> None:
    match = turn_of("china", f"china_swordsman1 f5, {target} f6", dice=[1, 6])
    fight(match, "china_swordsman1", target, "defend")
    assert rolled(match)[0] == ("china_swordsman1", "attack", 1, total)


@covers("HD-TR-CH2", "trait:tr_gunpowder")
def test_a_sapper_may_attack_any_two_enemies_around_it() -> None:
    match = turn_of("china", "china_sapper1 f6, sm_raider1 f7, sm_raider2 f5, sm_tracker1 f8")
    play(match, "activate china_sapper1")
    assert {option for option in options(match) if option.startswith("attack")} == {
        "attack sm_raider1", "attack sm_raider2", "attack sm_raider1 sm_raider2", "attack sm_raider2 sm_raider1",
    }  # fmt: skip


@covers("HD-TR-CH2", "HD-ARE-02", "HD-ARE-03")
def test_a_sapper_wounds_both_targets_with_one_attack_die() -> None:
    match = turn_of("china", "china_sapper1 f6, sm_raider1 f7, sm_raider2 f5", dice=[6, 1, 2])
    play(match, "activate china_sapper1", "attack sm_raider1 sm_raider2", "defend", "defend")
    assert (health(match)["sm_raider1"], health(match)["sm_raider2"]) == (1, 1)
    assert [roll[:3] for roll in rolled(match)] == [
        ("china_sapper1", "attack", 6), ("sm_raider1", "defence", 1), ("sm_raider2", "defence", 2),
    ]  # fmt: skip


@covers("HD-TR-CH3a", "HD-TR-CH3b", "HD-TR-CH3c", "trait:tr_heavy_bolts")
def test_a_bolt_that_hits_pushes_its_target_to_a_hex_of_the_shooters_choice_farther_away() -> None:
    match = turn_of("china", "china_crossbow1 f4, sm_raider1 f6", dice=[6, 1])
    fight(match, "china_crossbow1", "sm_raider1")
    assert (asked(match), options(match)) == ("push", {"push f7", "push e6", "push g6"})
    play(match, "push e6")
    assert (of(match).at["sm_raider1"], health(match)["sm_raider1"]) == ("e6", 1)


@covers("HD-TR-CH3a")
def test_a_bolt_that_misses_pushes_too() -> None:
    match = fight(turn_of("china", "china_crossbow1 f4, sm_raider1 f6", dice=[1, 6]), "china_crossbow1", "sm_raider1")
    assert (asked(match), len(told(match, "attack-missed"))) == ("push", 1)
    play(match, "push f7")
    assert (of(match).at["sm_raider1"], health(match)["sm_raider1"]) == ("f7", 2)


@covers("HD-TR-CH3a")
def test_a_bolt_that_kills_pushes_nobody() -> None:
    match = turn_of("china", "china_crossbow1 f4, sm_raider1 f6", dice=[6, 1], health={"sm_raider1": 1})
    fight(match, "china_crossbow1", "sm_raider1")
    assert (asked(match), told(match, "pushed"), health(match)["sm_raider1"]) == ("activate", [], 0)


@covers("HD-TR-CH3b")
@pytest.mark.parametrize(
    ("shooter", "target", "hexes"), [("d3", "d4", {"c4", "e4"}), ("k8", "k9", {"j10", "k10"}), ("j10", "j11", {"i11", "j12"})]
)
def test_nobody_is_pushed_onto_a_standing_settlement_of_either_side(shooter: str, target: str, hexes: set[str]) -> None:
    match = turn_of("china", f"china_crossbow1 {shooter}, sm_raider1 {target}, sm_groom a11", mode="conquest", dice=[6, 1])
    fight(match, "china_crossbow1", "sm_raider1")
    assert options(match) == {f"push {hex}" for hex in hexes}


@covers("HD-TR-CH3b", "HD-TR-CH3c")
def test_the_only_push_hex_is_taken_without_a_question() -> None:
    match = turn_of("china", "china_crossbow1 f4, sm_raider1 f6, sm_raider2 f7, sm_tracker1 g6", dice=[6, 1])
    fight(match, "china_crossbow1", "sm_raider1")
    assert (asked(match), of(match).at["sm_raider1"]) == ("activate", "e6")


@covers("HD-TR-CH3d")
def test_a_bolt_at_a_unit_that_cannot_be_pushed_has_one_more_attack() -> None:
    units = "china_crossbow1 f4, sm_raider1 f6, sm_raider2 f7, sm_tracker1 g6, sm_tracker2 e6"
    match = fight(turn_of("china", units, dice=[4, 1]), "china_crossbow1", "sm_raider1")
    assert rolled(match)[0] == ("china_crossbow1", "attack", 4, 7)
    assert (of(match).at["sm_raider1"], health(match)["sm_raider1"]) == ("f6", 1)


@covers("HD-TR-CH3d", "HD-GAR-08")
def test_a_bolt_at_a_garrison_has_one_more_attack_and_pushes_nobody() -> None:
    match = turn_of("china", "china_crossbow1 k10, sm_raider1 k11, sm_groom i9", dice=[6, 1])
    fight(match, "china_crossbow1", "sm_raider1")
    assert rolled(match)[0] == ("china_crossbow1", "attack", 6, 9)
    assert (of(match).at["sm_raider1"], health(match)["sm_raider1"]) == ("k11", 1)


@covers("HD-TR-CH3e")
def test_a_push_provokes_nothing_and_springs_traps() -> None:
    units = "china_crossbow1 f4, sm_genghis f6, china_swordsman1 e7, china_sapper1 e5"
    match = turn_of("china", units, dice=[6, 1], traps={"e6": "china"})
    fight(match, "china_crossbow1", "sm_genghis", "push e6")
    assert (health(match)["sm_genghis"], of(match).traps) == (1, {})
    assert [each.manner for each in told(match, "attack-declared")] == ["ranged"]


@covers("HD-TR-CH4a", "trait:tr_traps")
def test_a_trap_is_laid_within_three_hexes() -> None:
    match = turn_of("china", "china_ambusher f6, china_commander f5, sm_raider1 f8", traps={"e6": "china"})
    play(match, "activate china_ambusher")
    offered = {option.split()[1] for option in options(match) if option.startswith("trap")}
    assert len(offered) == 6 + 12 + 18 - 3 and not offered & {"f5", "f6", "f8", "e6", "f10"} and {"f9", "f3", "c6"} <= offered
    play(match, "trap f9")
    assert of(match).traps == {"e6": "china", "f9": "china"}
    assert options(match) == {"activate china_commander", "end-battle"}


@covers("HD-TR-CH4b", "HD-TRP-09")
def test_with_many_traps_on_the_board_another_is_laid() -> None:
    laid = dict.fromkeys(("a5", "a6", "a7", "a8"), "china")
    match = play(turn_of("china", "china_ambusher f6, sm_raider1 f9", traps=laid), "activate china_ambusher", "trap f7")
    assert of(match).traps == {**laid, "f7": "china"}


@covers("HD-TR-CH5", "trait:tr_iron_discipline")
def test_every_friend_on_foot_next_to_the_commander_has_one_more_defence_and_he_has_not() -> None:
    units = "china_commander f6, china_sapper1 f5, rus_axe1 e6, china_wanyan f7, china_dragon g6, china_sapper2 f8"
    war = of(turn_of("china", units))
    found = {unit: defence_of(war, unit) - war.kind[unit].defence for unit in war.at if unit not in ("nm_groom", "sm_groom")}
    assert found == {
        "china_commander": 0, "china_sapper1": 1, "rus_axe1": 1, "china_wanyan": 0, "china_dragon": 0, "china_sapper2": 0,
        "rus_caravan": 0,
    }  # fmt: skip


@covers("HD-TR-CH6", "trait:tr_onslaught")
def test_nobody_retreats_from_the_guan_dao_rider() -> None:
    match = turn_of("china", "china_guandao f5, sm_raider1 f6", dice=[1, 6])
    fight(match, "china_guandao", "sm_raider1")
    assert asked(match) == "activate" and rolled(match)[1][:2] == ("sm_raider1", "defence")


@covers("HD-TR-CH6", "HD-TR-SM7b", "HD-Y-10")
def test_not_even_regroup_helps_against_onslaught() -> None:
    match = turn_of("china", "china_guandao f5, sm_raider1 f6, sm_khutulun f7", dice=[1, 6])
    fight(match, "china_guandao", "sm_raider1")
    assert asked(match) == "activate"


@covers("HD-TR-CH7a", "trait:tr_role_model")
def test_friends_next_to_the_maiden_suffer_neither_weakenings_nor_harmful_events() -> None:
    units = "china_heroine f7, china_swordsman1 f6, china_swordsman2 f9, sm_raider1 f5, sm_raider2 e5, sm_tracker1 g5"
    war = of(turn_of("south_mongolia", units, event="ev_panic", poisoned=("china_swordsman1",)))
    assert (defence_of(war, "china_swordsman1"), defence_of(war, "china_swordsman2")) == (3, 2)


@covers("HD-TR-CH7a")
def test_pestilence_cannot_strike_a_friend_next_to_the_maiden() -> None:
    match = turn_of(
        "south_mongolia",
        "china_heroine f7, china_swordsman1 f6, sm_raider1 k9",
        phase="round",
        deck=["ev_pestilence"],
        event="ev_mud",
    )
    assert options(match) == {"sicken china_commander", "sicken china_heroine"}


@covers("HD-TR-CH7b", "HD-IMM-07")
def test_the_maiden_helps_units_of_rus_but_not_herself() -> None:
    war = of(turn_of("china", "china_heroine f7, rus_axe1 f6, rus_axe2 f5", event="ev_dust_storm"))
    assert [unit for unit in war.at if is_immune(war, unit)] == ["rus_axe1"]
    assert (attack_of(war, "china_heroine"), attack_of(war, "rus_axe1"), attack_of(war, "rus_axe2")) == (3, 3, 2)


@covers("HD-TR-CH8a", "trait:tr_personal_healers")
def test_the_healers_give_one_health_to_a_friend_within_two_hexes() -> None:
    hurt = {"china_dragon": 1, "rus_zmey": 2, "china_heroine": 2}
    match = turn_of("china", "china_wanyan f6, china_dragon f8, rus_zmey f5, china_heroine f9", health=hurt)
    play(match, "activate china_wanyan")
    assert {option for option in options(match) if option.startswith("heal")} == {"heal china_dragon", "heal rus_zmey"}
    play(match, "heal china_dragon")
    assert health(match)["china_dragon"] == 2 and asked(match) == "activate"


@covers("HD-TR-CH8b")
def test_the_healers_help_neither_an_unhurt_unit_nor_wanyan_himself() -> None:
    match = turn_of("china", "china_wanyan f6, china_dragon f8, sm_raider1 k9", health={"china_wanyan": 1})
    play(match, "activate china_wanyan")
    assert {option.split()[0] for option in options(match)} == {"move", "back"}


@covers("HD-TR-CH9a", "trait:tr_wind_speed")
def test_the_dragon_may_move_twice_instead_of_attacking() -> None:
    match = turn_of("china", "china_dragon f3, sm_raider1 f9")
    play(match, "activate china_dragon", "move f6", "move f8")
    assert (of(match).at["china_dragon"], asked(match)) == ("f8", "activate")


@covers("HD-TR-CH9a")
def test_the_dragon_that_has_attacked_does_not_move() -> None:
    match = turn_of("china", "china_dragon f3, sm_raider1 f7", dice=[1, 6])
    play(match, "activate china_dragon", "move f6", "attack sm_raider1", "defend")
    assert asked(match) == "activate"


@covers("HD-TR-CH9b")
def test_each_move_of_the_dragon_goes_as_far_as_its_speed_and_provokes_like_any_other() -> None:
    match = turn_of("china", "china_dragon f3, sm_raider1 f7, sm_raider2 f9", dice=[1, 6, 1, 6])
    play(match, "activate china_dragon", "move f6")
    assert max(DISTANCE["f6"][option.split()[1]] for option in options(match) if option.startswith("move")) == 3
    play(match, "move e6 e7")
    assert [tuple(each) for each in told(match, "attack-declared")] == [("sm_raider1", "china_dragon", None, "provoked")] * 2
