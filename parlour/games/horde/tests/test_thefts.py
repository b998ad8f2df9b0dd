"""Chapter 6.21, Theft: when, from whom, for how long."""

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from parlour.games.horde.position import Status
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.more_situations import fight, health, steal, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, told, under

NORTH = "north_mongolia"
UNCOPIED = {"tr_theft", "tr_regroup", "tr_tribute", "tr_harsh_drill"}


@covers("HD-TR-NM2a", "trait:tr_theft")
def test_a_thief_may_copy_the_trait_of_any_unit_friend_or_enemy_at_any_distance() -> None:
    match = play(turn_of(NORTH, "nm_thief1 b3, nm_raider1 b9, sm_mogoi k9, rus_axe1 a5, rus_axe2 k4"), "activate nm_thief1")
    assert asked(match) == "steal"
    assert options(match) == {
        "steal china_commander", "steal nm_groom", "steal nm_raider", "steal rus_axe", "steal rus_caravan", "steal sm_groom",
        "steal sm_mogoi", "no-theft",
    }  # fmt: skip


@covers("HD-TR-NM2a")
def test_a_thief_copies_before_it_moves_and_acts_only() -> None:
    match = play(turn_of(NORTH, "nm_thief1 f5, rus_axe1 f8"), "activate nm_thief1", "no-theft", "move f7")
    assert {option.split()[0] for option in options(match)} == {"attack", "done"}


@covers("HD-TR-NM2a")
def test_a_copy_lasts_until_the_end_of_the_turn() -> None:
    match = steal(turn_of(NORTH, "nm_thief1 f5, rus_axe1 f8"), "nm_thief1", "rus_axe", "done")
    assert trait_of(of(match), "nm_thief1") == "tr_axe"
    assert trait_of(of(end_turn(match)), "nm_thief1") == "tr_theft"


@covers("HD-ACT-03", "HD-TR-NM2a")
def test_a_theft_begins_the_activation() -> None:
    match = steal(turn_of(NORTH, "nm_thief1 f5, rus_axe1 f8"), "nm_thief1", "rus_axe")
    assert "back" not in options(match)
    play(match, "done")
    assert options(match) == {"activate nm_groom", "end-battle"}


@covers("HD-TR-NM2b")
@pytest.mark.parametrize("source", ["nm_thief2", "nm_tribute", "nm_batu", "sm_khutulun"])
def test_some_traits_cannot_be_copied(source: str) -> None:
    match = play(turn_of(NORTH, f"nm_thief1 f5, {source} f8, rus_axe1 a3"), "activate nm_thief1")
    assert f"steal {source.rstrip('12')}" not in options(match) and "steal rus_axe" in options(match)


@covers("HD-TR-NM2b")
def test_all_other_traits_can_be_copied() -> None:
    traits = GAME.content.traits
    assert {name for name, trait in traits.items() if not trait.copied} == UNCOPIED


@covers("HD-TR-NM2b", "HD-EV-03")
def test_a_trait_that_an_eclipse_has_put_out_cannot_be_copied() -> None:
    match = turn_of(NORTH, "nm_thief1 f5, rus_axe1 a3, rus_ivan a4, rus_zmey a5", event="ev_eclipse")
    assert options(play(match, "activate nm_thief1")) == {"steal nm_groom", "steal rus_axe", "steal rus_caravan", "no-theft"}


@covers("HD-TR-NM2d", "HD-TRP-01")
def test_traps_of_a_thief_belong_to_northern_mongolia() -> None:
    match = steal(turn_of(NORTH, "nm_thief1 f5, china_ambusher a4"), "nm_thief1", "china_ambusher", "trap f7")
    assert of(match).traps == {"f7": NORTH}


@covers("HD-TR-NM2d", "HD-TRP-09")
def test_the_traps_of_china_do_not_count_for_the_three_of_the_thief() -> None:
    laid = {"a5": "china", "a6": "china", "a7": "china"}
    match = steal(turn_of(NORTH, "nm_thief1 f5, china_ambusher a4", traps=laid), "nm_thief1", "china_ambusher")
    assert "trap f7" in options(match)


@covers("HD-TR-NM2e")
def test_with_two_copies_of_the_golden_horde_two_dice_are_rolled_again_but_no_die_twice() -> None:
    units = "nm_thief1 f5, nm_thief2 e5, nm_raider1 e6, rus_axe1 f6, sm_genghis k9"
    match = turn_of(NORTH, units, dice=[1, 1, 6, 1, 1, 6, 1, 6])
    steal(match, "nm_thief1", "sm_genghis", "done")
    steal(match, "nm_thief2", "sm_genghis", "attack rus_axe1")
    assert asked(match) == "reroll"
    play(match, "reroll")
    assert asked(match) == "countermeasure"
    play(match, "defend", "activate nm_raider1", "attack rus_axe1", "reroll", "defend")
    assert len(told(match, "rerolled")) == 2


@covers("HD-TR-NM2e")
def test_one_copy_of_the_golden_horde_gives_one_re_roll() -> None:
    units = "nm_thief1 f5, nm_raider1 e6, rus_axe1 f6, sm_genghis k9"
    match = turn_of(NORTH, units, dice=[1, 1, 6, 1])
    steal(match, "nm_thief1", "sm_genghis", "attack rus_axe1", "reroll", "defend")
    assert asked(fight(match, "nm_raider1", "rus_axe1")) == "countermeasure"


@covers("HD-TR-NM2e")
def test_a_copied_disguise_ends_with_the_turn() -> None:
    match = steal(turn_of(NORTH, "nm_thief1 e5, rus_axe1 f6, nm_scout k9"), "nm_thief1", "nm_scout", "move e6 f7")
    assert (told(match, "attack-declared"), under(match, "disguised")) == ([], ("nm_thief1",))
    assert under(end_turn(match), "disguised") == ()


@covers("HD-TR-NM2e")
def test_a_copied_disguise_ends_with_an_attack() -> None:
    match = turn_of(NORTH, "nm_thief1 f5, rus_axe1 f6, nm_scout k9", dice=[1, 6])
    steal(match, "nm_thief1", "nm_scout", "attack rus_axe1", "defend")
    assert under(match, "disguised") == ()


@covers("HD-TR-NM2e", "HD-SIE-08")
def test_a_besieging_thief_that_has_disguised_itself_counts() -> None:
    match = turn_of(NORTH, "nm_thief1 d6, nm_scout k9, rus_axe1 f9", mode="conquest")
    steal(match, "nm_thief1", "nm_scout", "done", "end-battle")
    assert of(match).durability["city_rus_2"] == 3


@covers("HD-TR-NM2e", "HD-TR-NM6c")
def test_a_thief_with_a_stolen_disguise_walks_safely() -> None:
    match = turn_of(NORTH, "nm_thief1 e5, nm_scout k9, rus_axe1 f6")
    steal(match, "nm_thief1", "nm_scout", "move e6 f7")
    assert told(match, "attack-declared") == [] and under(match, "disguised") == ("nm_thief1",)


@covers("HD-TR-NM2f")
def test_a_copy_outlives_its_source() -> None:
    match = turn_of(NORTH, "nm_thief1 f5, nm_thief2 e5, rus_vityaz f6, rus_axe1 f7", dice=[6, 1, 6, 1], health={"rus_vityaz": 1})
    steal(match, "nm_thief1", "rus_vityaz", "done")
    play(match, "activate nm_thief2", "no-theft", "attack rus_vityaz", "defend")
    assert health(match)["rus_vityaz"] == 0
    assert trait_of(of(match), "nm_thief1") == "tr_charge"


@covers("HD-TR-NM2g", "HD-STA-10", "HD-Y-03")
def test_the_same_copy_of_two_thieves_counts_twice() -> None:
    match = turn_of(NORTH, "nm_thief1 f5, nm_thief2 e5, china_dragon f6, rus_axe1 a4", dice=[1, 6, 1, 6])
    steal(match, "nm_thief1", "rus_axe", "attack china_dragon", "defend")
    assert defence_of(of(match), "china_dragon") == max(0, 3 - 1 - 2)
    steal(match, "nm_thief2", "rus_axe", "attack china_dragon", "defend")
    assert [mark for mark in told(match, "status-gained") if mark[1] == "st_cleaved"] == [("china_dragon", "st_cleaved")] * 2


@covers("HD-TR-NM2g", "HD-STA-10")
def test_the_orders_of_two_thieves_add_up() -> None:
    match = turn_of(NORTH, "nm_thief1 f5, nm_thief2 e6, nm_mogoi f6, rus_ivan a4")
    steal(match, "nm_thief1", "rus_ivan", "order nm_mogoi attack")
    steal(match, "nm_thief2", "rus_ivan", "order nm_mogoi attack")
    assert attack_of(of(match), "nm_mogoi") == 4 + 2 + 2


@covers("HD-TR-NM2g", "HD-TR-NM9a")
def test_the_stolen_ice_of_two_thieves_chills_twice() -> None:
    match = turn_of(NORTH, "nm_thief1 e5, nm_thief2 g5, rus_ivan f6, nm_mogoi k9", dice=[1, 6] * 2)
    steal(match, "nm_thief1", "nm_mogoi", "move e6 d7", "activate nm_thief2")
    play(match, "steal nm_mogoi", "move g6 h7")
    assert speed_of(of(match), "rus_ivan") == 0


@covers("HD-TR-NM2h")
def test_a_silenced_thief_has_lost_its_copy() -> None:
    match = turn_of(
        NORTH, "nm_thief1 f5, rus_axe1 f8", silenced=("nm_thief1",), stealing=(Status("st_stealing", "nm_thief1", what="tr_axe"),)
    )
    assert trait_of(of(match), "nm_thief1") == ""


@covers("HD-TR-NM2h")
def test_a_silenced_thief_cannot_steal() -> None:
    match = play(turn_of(NORTH, "nm_thief1 f5, rus_axe1 f8", silenced=("nm_thief1",)), "activate nm_thief1")
    assert asked(match) == "act"


@covers("HD-TR-NM2a")
def test_the_copy_of_one_turn_does_not_hinder_a_theft_in_the_next() -> None:
    match = steal(turn_of(NORTH, "nm_thief1 f5, rus_axe1 a3"), "nm_thief1", "rus_axe", "done")
    pass_to(match, "activate", "rus")
    pass_to(match, "activate", NORTH)
    assert asked(play(match, "activate nm_thief1")) == "steal"
