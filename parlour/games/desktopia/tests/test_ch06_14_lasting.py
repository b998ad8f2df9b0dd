"""6.14: the missiles that stay on their targets: Flame, Shield, Lariat and Tick."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterWounded, DamagePrevented
from parlour.games.desktopia.position import bears
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, course, gate, hits, striker, wounds
from parlour.games.desktopia.tests.situations import Plain, battle, desk, flick, kind, lay, options, ranges, shoot, told, unit


@covers("DK-MIS-01")
def test_a_flame_burns_at_the_end_of_its_owners_turn_and_stays() -> None:
    match = battle(away("sirokh", 0), away("kharu", 1))
    lay(match, "kharu", "flame1", by=0)
    for lives in (3, 2):
        match.act(0, "end")
        assert desk(match).lives["kharu"] == lives and column(match, "kharu") == ("flame1",)
        match.act(1, "end")
        assert desk(match).lives["kharu"] == lives


@covers("DK-MIS-02")
def test_several_flames_on_one_character_each_burn() -> None:
    match = battle(away("sirokh", 0), away("kharu", 1))
    lay(match, "kharu", "flame1", "flame2", "flame3", by=0)
    match.act(0, "end")
    match.act(0, "rest")
    assert [(each.by, each.left) for each in told(match, CharacterWounded)] == [("flame1", 3), ("flame2", 2), ("flame3", 1)]


@covers("DK-MIS-02", "DK-TRN-17")
def test_flames_on_one_who_has_burned_to_death_burn_no_more() -> None:
    match = battle(away("sirokh", 0), away("smoker", 1), away("kharu", 1, 2))
    lay(match, "smoker1", "flame1", "flame2", by=0)
    match.act(0, "end")
    match.act(0, "trigger flame2")
    assert wounds(match) == [("smoker1", 1)] and kind(match, 1) == "act" and len(free(desk(match), "flame")) == 4


@covers("DK-MIS-03", "DK-R-53")
def test_a_flame_that_is_moved_first_burns_its_new_bearer_once() -> None:
    match = battle(away("adjarkha", 0), away("kharu", 1), away("akeru", 1, 2))
    lay(match, "kharu", "flame1", by=0)
    match.act(0, "end")
    match.act(0, "trigger adjarkha")
    match.act(0, "spark flame1 akeru")
    assert wounds(match) == [("akeru", 1)] and kind(match, 1) == "act"


@covers("DK-MIS-04")
def test_a_character_burns_while_a_flame_lies_on_it() -> None:
    match = battle(striker("vampal"), away("kharu", 1))
    lay(match, "vampal1", "flame1", by=1)
    assert bears(desk(match), "vampal1", "flame") == 1
    flick(match, "vampal1", 0, 800)
    assert bears(desk(match), "vampal1", "flame") == 0


@covers("DK-MIS-09", "DK-MIS-10")
def test_a_shield_keeps_all_damage_away_and_is_not_used_up() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 430, 500), away("div", 0))
    lay(match, "kharu", "shield1", "flame1", by=0)
    match.act(0, "end")
    match.act(0, "rest")
    assert [(each.by, each.why) for each in told(match, DamagePrevented)] == [("untouchable1", "shield"), ("flame1", "shield")]
    assert desk(match).lives["kharu"] == 4 and column(match, "kharu") == ("shield1", "flame1")


@covers("DK-MIS-09")
def test_a_shield_keeps_hits_shots_and_ticks_away() -> None:
    match = battle(striker("akeru"), ahead("kharu", 0, by=-60), unit("vailla", 1, 500, 500))
    lay(match, "vailla", "shield1", "tick3", by=0)
    desk(match).supply["akeru"] = 2
    flick(match, "akeru", 0, 800)
    for seat in (0, 1):
        match.act(seat, "end")
    assert wounds(match) == [] and desk(match).lives["vailla"] == 4 and len(told(match, DamagePrevented)) == 2


@covers("DK-MIS-11", "DK-R-54")
def test_a_shield_that_the_blow_knocks_off_still_prevents_its_damage() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    lay(match, "kharu", "shield1", by=1)
    flick(match, "vampal1", 0, 1500)
    assert column(match, "kharu") == () and desk(match).lives["kharu"] == 4


@covers("DK-MIS-11")
def test_a_shield_that_was_knocked_off_does_not_help_against_the_next_flick() -> None:
    match = battle(striker("vampal"), ahead("kharu"), unit("smoker", 0, 650, 500))
    lay(match, "kharu", "shield1", by=1)
    flick(match, "vampal1", 0, 1200)
    assert column(match, "kharu") == ()
    flick(match, "smoker1", 180, 1200)
    assert desk(match).lives["kharu"] == 3


@covers("DK-MIS-12", "DK-R-54")
@pytest.mark.parametrize(("speed", "left"), [(700, 1), (570, 2)])
def test_a_shield_shaken_off_by_the_own_launch_does_not_stop_the_own_lariat(speed: int, left: int) -> None:
    match = battle(striker("ezzen"), ahead("vailla", by=50))
    lay(match, "ezzen1", "shield1", "lariat1", by=0)
    flick(match, "ezzen1", 0, speed)
    assert hits(match) == [("vailla", 2)] and desk(match).lives["ezzen1"] == left
    assert column(match, "ezzen1") == (() if left == 1 else ("shield1", "lariat1"))


@covers("DK-MIS-12", "DK-R-85")
def test_a_shield_shaken_off_by_the_own_hit_stops_the_lariats_damage_of_that_hit() -> None:
    rules: list[Plain] = [{"type": "fixed", "tag": "rock"}]
    match = battle(striker("ezzen"), ahead("vailla", by=32, tag="rock"), special_rules=rules)
    lay(match, "ezzen1", "shield1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 560)
    assert column(match, "ezzen1") == () and course(match) == [("wounded", "vailla", 2)]


@covers("DK-MIS-13")
def test_a_shield_prevents_neither_missiles_nor_moves_nor_healing() -> None:
    match = battle(striker("dryad"), ahead("shawakh", 0, wounds=2), away("kharu", 1))
    lay(match, "shawakh", "shield1", by=0)
    flick(match, "dryad1", 0, 900)
    assert desk(match).lives["shawakh"] == 4 and desk(match).at["shawakh"].x > 501
    match = battle(striker("akeru"), ahead("vailla"))
    lay(match, "vailla", "shield1", by=1)
    shoot(match, "akeru", 430, 500, 0, 900)
    assert column(match, "vailla") == ("shield1", "tick1")


@covers("DK-MIS-24", "DK-R-14")
def test_a_lariat_adds_a_damage_to_each_hit_and_gives_one_after_each() -> None:
    match = battle(striker("kharu"), *gate("vailla", "baaroun"))
    lay(match, "kharu", "lariat1", by=1)
    flick(match, "kharu", 0, 1200)
    assert course(match) == [
        ("wounded", "vailla", 2),
        ("wounded", "kharu", 3),
        ("wounded", "baaroun", 2),
        ("wounded", "kharu", 2),
    ]


@covers("DK-MIS-24")
def test_every_lariat_counts() -> None:
    match = battle(striker("kharu"), ahead("vailla"))
    lay(match, "kharu", "lariat1", "lariat2", by=1)
    flick(match, "kharu", 0, 900)
    assert wounds(match) == [("vailla", 3), ("kharu", 2)]


@covers("DK-MIS-24", "DK-MIS-19")
def test_a_lariat_works_whoever_flicks_its_bearer() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1), ahead("akeru"), away("minusoid", 0))
    lay(match, "ezzen1", "lariat1", by=1)
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    assert hits(match) == [("akeru", 2)]


@covers("DK-MIS-24")
def test_a_lariat_on_the_struck_enemy_does_nothing() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    lay(match, "kharu", "lariat1", by=0)
    flick(match, "vampal1", 0, 800)
    assert wounds(match) == [("kharu", 1)]


@covers("DK-MIS-25")
def test_a_lariat_that_falls_off_at_the_launch_works_for_the_whole_flick() -> None:
    match = battle(striker("kharu"), *gate("vailla", "baaroun"))
    lay(match, "kharu", "lariat1", by=0)
    flick(match, "kharu", 0, 1200)
    assert column(match, "kharu") == () and hits(match) == [("vailla", 2), ("baaroun", 2)]


@covers("DK-MIS-26")
def test_a_flick_that_hits_no_enemy_gives_no_lariat_pain() -> None:
    match = battle(striker("kharu"), ahead("ezzen", 0), away("vailla", 1))
    lay(match, "kharu", "lariat1", by=1)
    flick(match, "kharu", 0, 900)
    assert wounds(match) == []


@covers("DK-MIS-27", "DK-TRN-08")
def test_a_character_under_a_tick_cannot_act() -> None:
    match = battle(striker("akeru"), ahead("kharu", 1), ahead("ezzen", 1, by=200))
    shoot(match, "akeru", 430, 500, 0, 900)
    match.act(0, "end")
    assert column(match, "kharu") == ("tick1",) and ranges(match, 1)["disk"] == ("ezzen1",)


@covers("DK-MIS-28")
def test_a_tick_bites_at_the_beginning_of_its_owners_turn_and_feeds_a_hero() -> None:
    match = battle(away("akeru", 0, wounds=2, missiles=2), away("vailla", 1))
    lay(match, "vailla", "tick3", by=0)
    match.act(0, "end")
    assert course(match) == []
    match.act(1, "end")
    assert course(match) == [("wounded", "vailla", 3), ("healed", "akeru", 4)] and column(match, "vailla") == ("tick3",)


@covers("DK-MIS-28")
def test_the_owner_of_a_tick_chooses_the_hero_the_wounded_first() -> None:
    match = battle(
        away("akeru", 0, missiles=2),
        away("kharu", 0, 4, wounds=2),
        away("ezzen", 0, 5, wounds=1),
        away("vailla", 1),
        first_player=1,
    )
    lay(match, "vailla", "tick3", by=0)
    match.act(1, "end")
    assert kind(match) == "feed" and options(match) == ("feed kharu", "feed akeru")
    match.act(0, "feed kharu")
    assert desk(match).lives["kharu"] == 3 and desk(match).lives["ezzen1"] == 1


@covers("DK-MIS-28")
def test_a_tick_without_a_hero_of_its_owner_feeds_nobody() -> None:
    match = battle(away("ezzen", 0, wounds=1), away("vailla", 1), first_player=1)
    lay(match, "vailla", "tick3", by=0)
    match.act(1, "end")
    assert course(match) == [("wounded", "vailla", 3)] and kind(match) == "act"


@covers("DK-MIS-28", "DK-GEN-05")
def test_a_tick_does_not_feed_the_hero_of_an_ally() -> None:
    units = away("ezzen", 0), away("vailla", 1), away("sirokh", 2, wounds=2), away("div", 3)
    match = battle(*units, players=4, teams=[0, 1, 0, 1], first_player=3)
    lay(match, "vailla", "tick3", by=0)
    match.act(3, "end")
    assert course(match) == [("wounded", "vailla", 3)] and kind(match) == "act"


@covers("DK-MIS-28", "DK-R-24")
def test_a_tick_that_deals_no_damage_feeds_nobody() -> None:
    match = battle(away("akeru", 0, wounds=2, missiles=2), away("vailla", 1), first_player=1)
    lay(match, "vailla", "tick3", "shield1", by=0)
    match.act(1, "end")
    assert course(match) == [] and desk(match).lives["akeru"] == 3


@covers("DK-MIS-28")
def test_a_tick_that_kills_feeds_a_hero_all_the_same() -> None:
    match = battle(away("akeru", 0, wounds=2, missiles=2), away("minusoid", 1), away("vailla", 1, 2), first_player=1)
    lay(match, "minusoid1", "tick3", by=0)
    match.act(1, "end")
    assert course(match) == [("wounded", "minusoid1", 0), ("healed", "akeru", 4)] and kind(match, 1) == "penalise"


@covers("DK-MIS-29")
def test_several_ticks_on_one_character_each_bite() -> None:
    match = battle(away("akeru", 0, wounds=3, missiles=1), away("vailla", 1), first_player=1)
    lay(match, "vailla", "tick2", "tick3", by=0)
    match.act(1, "end")
    match.act(0, "rest")
    assert desk(match).lives == {"akeru": 4, "vailla": 2}


@covers("DK-MIS-30")
def test_the_effect_of_a_tick_ends_when_it_falls_off() -> None:
    match = battle(striker("smoker"), ahead("vampal", 0, by=60), away("kharu", 1))
    lay(match, "vampal1", "tick1", by=1)
    assert ranges(match)["disk"] == ("smoker1",)
    flick(match, "smoker1", 0, 1500)
    assert column(match, "vampal1") == () and ranges(match)["disk"] == ("vampal1",)


@covers("DK-MIS-31", "DK-R-58", "DK-TRA-03")
@pytest.mark.parametrize(("missile", "seat"), [("flame1", 0), ("tick3", 1)])
def test_a_smoker_is_not_safe_from_flames_and_ticks(missile: str, seat: int) -> None:
    match = battle(away("ezzen", 0), away("smoker", 1), away("sirokh", 1, 2), first_player=seat)
    lay(match, "smoker1", missile, by=0)
    match.act(seat, "end")
    assert "smoker1" not in desk(match).lives


@covers("DK-MIS-31", "DK-TRA-09")
@pytest.mark.parametrize(("missile", "seat"), [("flame1", 0), ("tick3", 1)])
def test_a_charge_adds_nothing_to_flames_and_ticks(missile: str, seat: int) -> None:
    match = battle(away("sirokh", 0), away("kharu", 1), first_player=seat)
    lay(match, "kharu", missile, by=0)
    desk(match).charged = "sirokh"
    match.act(seat, "end")
    assert wounds(match) == [("kharu", 1)] and desk(match).charged == "sirokh"
