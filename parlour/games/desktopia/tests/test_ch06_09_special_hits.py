"""6.9: Vampire Hit, Fire Hit and Dryad Hit."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import DiskFlicked
from parlour.games.desktopia.tests.blows import ahead, away, column, course, gate, hits, striker, wounds
from parlour.games.desktopia.tests.situations import (
    Plain,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    rect,
    shoot,
    told,
    unit,
)

STURDY: list[Plain] = [{"type": "life_max", "tag": "sturdy", "n": 9}]


@covers("DK-HIT-15")
def test_a_vampire_heals_as_much_as_it_has_dealt() -> None:
    match = battle(striker("ezzen", tag="sturdy", wounds=6), ahead("vailla"), special_rules=STURDY)
    lay(match, "ezzen1", "lariat1", "lariat2")
    flick(match, "ezzen1", 0, 900)
    assert course(match) == [("wounded", "vailla", 1), ("healed", "ezzen1", 6), ("wounded", "ezzen1", 4)]


@covers("DK-HIT-15", "DK-DMG-03", "DK-R-15")
def test_a_vampire_heals_by_overkill_too() -> None:
    match = battle(striker("ezzen", tag="sturdy", wounds=6), ahead("energan"), away("vailla", 1), special_rules=STURDY)
    lay(match, "ezzen1", "lariat1", "lariat2")
    flick(match, "ezzen1", 0, 900)
    assert wounds(match)[0] == ("energan1", 3) and ("healed", "ezzen1", 6) in course(match)


@covers("DK-HIT-15", "DK-DMG-04")
def test_a_vampire_heals_nothing_by_damage_that_was_prevented() -> None:
    match = battle(striker("ezzen", wounds=1), ahead("vailla"))
    lay(match, "vailla", "shield1", by=1)
    flick(match, "ezzen1", 0, 900)
    assert hits(match) == [("vailla", 1)] and course(match) == []


@covers("DK-HIT-15")
def test_a_vampire_heals_after_each_of_its_hits() -> None:
    match = battle(
        striker("ezzen", tag="sturdy", wounds=6), *gate("ramprack", "ramprack"), away("vailla", 1), special_rules=STURDY
    )
    flick(match, "ezzen1", 0, 1200)
    assert [each for each in course(match) if each[1] == "ezzen1"] == [("healed", "ezzen1", 4), ("healed", "ezzen1", 5)]


@covers("DK-HIT-16", "DK-R-16")
def test_a_fire_hit_lays_a_flame_on_every_enemy_hit_that_lives() -> None:
    match = battle(striker("adjarkha"), *gate("kharu", "ezzen"))
    flick(match, "adjarkha", 0, 1200)
    assert hits(match) == [("kharu", 1), ("ezzen1", 1)]
    assert column(match, "kharu") == ("flame1",) and column(match, "ezzen1") == ("flame2",)
    assert desk(match).layer == {"flame1": 0, "flame2": 0}


@covers("DK-HIT-16")
def test_a_fire_hit_lays_no_flame_on_the_dead() -> None:
    match = battle(striker("adjarkha"), *gate("skolop", "ezzen"), away("kharu", 1))
    flick(match, "adjarkha", 0, 1200)
    assert desk(match).columns == {"ezzen1": ("flame1",)}


@covers("DK-HIT-16")
def test_a_fire_hit_lays_one_flame_on_an_enemy_touched_twice_and_none_on_comrades() -> None:
    match = battle(striker("adjarkha"), ahead("kharu"), terrain=[rect("wall", 600, 500, 20, 200)])
    flick(match, "adjarkha", 0, 2500)
    assert column(match, "kharu") == ("flame1",)
    match = battle(striker("adjarkha"), ahead("vampal", 0), away("kharu", 1))
    flick(match, "adjarkha", 0, 800)
    assert desk(match).columns == {}


@covers("DK-HIT-16", "DK-R-84")
def test_an_adjarkha_who_died_of_a_lariat_has_set_on_fire_whom_he_hit() -> None:
    match = battle(striker("adjarkha", wounds=3), ahead("kharu"), away("smoker", 0))
    lay(match, "adjarkha", "lariat1", by=1)
    flick(match, "adjarkha", 0, 800)
    assert "adjarkha" not in desk(match).lives and column(match, "kharu") == ("flame1",)


@covers("DK-HIT-16", "DK-WIN-04")
def test_a_player_who_is_out_lays_no_flame() -> None:
    match = battle(striker("adjarkha", wounds=3), ahead("kharu"), away("vailla", 2), players=3)
    lay(match, "adjarkha", "lariat1", by=1)
    flick(match, "adjarkha", 0, 800)
    assert desk(match).out == (0,) and column(match, "kharu") == ()


@covers("DK-HIT-17")
def test_with_too_few_flames_the_flicking_player_chooses_who_burns() -> None:
    match = battle(striker("adjarkha"), *gate("kharu", "akeru"), away("ezzen", 1))
    lay(match, "ezzen1", "flame1", "flame2", "flame3")
    flick(match, "adjarkha", 0, 1200)
    assert kind(match) == "flames" and set(options(match)) == {"burn kharu", "burn akeru"}
    match.act(0, "burn akeru")
    assert column(match, "akeru") == ("flame4",) and column(match, "kharu") == ()


@covers("DK-HIT-17", "DK-SUP-05")
def test_without_any_flame_a_fire_hit_is_a_plain_one() -> None:
    match = battle(striker("adjarkha"), ahead("kharu"), away("ezzen", 1))
    lay(match, "ezzen1", "flame1", "flame2", "flame3", "flame4")
    flick(match, "adjarkha", 0, 800)
    assert kind(match) == "act" and desk(match).lives["kharu"] == 3 and column(match, "kharu") == ()


@covers("DK-HIT-17")
def test_a_flame_that_the_blow_itself_shakes_off_can_be_laid_again() -> None:
    match = battle(striker("adjarkha"), ahead("ezzen"), away("kharu", 1))
    lay(match, "ezzen1", "flame1", "flame2", "flame3", "flame4")
    flick(match, "adjarkha", 0, 2000)
    assert column(match, "ezzen1") == ("flame1",)


@covers("DK-HIT-18")
def test_a_dryad_heals_comrades_and_wounds_enemies() -> None:
    near, far = gate("kharu", "hornbug")
    match = battle(striker("dryad"), near, {**far, "side": 0, "wounds": 1})
    flick(match, "dryad1", 0, 1200)
    assert course(match) == [("wounded", "kharu", 3), ("healed", "hornbug1", 2)]


@covers("DK-HIT-18")
def test_a_dryad_heals_each_comrade_once_in_a_flick() -> None:
    match = battle(striker("dryad"), ahead("shawakh", 0, wounds=3), away("kharu", 1), terrain=[rect("wall", 560, 500, 20, 200)])
    flick(match, "dryad1", 0, 2500)
    met = [each for each in told(match, DiskFlicked)[0].happenings if each.kind == "hit"]
    assert len(met) == 2 and desk(match).lives["shawakh"] == 3


@covers("DK-HIT-18", "DK-DMG-05")
def test_a_dryad_gives_a_healthy_comrade_nothing() -> None:
    match = battle(striker("dryad"), ahead("shawakh", 0), away("kharu", 1))
    flick(match, "dryad1", 0, 900)
    assert course(match) == [] and desk(match).lives["shawakh"] == 5


@covers("DK-HIT-18", "DK-GEN-03")
def test_a_dryad_heals_the_characters_of_an_allied_player() -> None:
    units = striker("dryad"), ahead("kharu", wounds=2), away("sirokh", 2), away("vailla", 3)
    match = battle(*units, players=4, teams=[0, 0, 1, 1])
    flick(match, "dryad1", 0, 900)
    assert desk(match).lives["kharu"] == 3


@covers("DK-HIT-19")
def test_touching_a_comrade_gives_a_dryad_no_lariat_pain() -> None:
    match = battle(striker("dryad"), ahead("shawakh", 0, wounds=3), away("kharu", 1))
    lay(match, "dryad1", "lariat1", by=1)
    flick(match, "dryad1", 0, 900)
    assert course(match) == [("healed", "shawakh", 3)] and hits(match) == []


@covers("DK-HIT-19")
def test_a_dryad_with_a_fire_hit_sets_no_comrade_on_fire() -> None:
    rules = [{"type": "grant_hit", "tag": "hot", "hit": "fire"}]
    near, far = gate("kharu", "hornbug")
    match = battle(striker("dryad", tag="hot"), near, {**far, "side": 0, "wounds": 1}, special_rules=rules)
    flick(match, "dryad1", 0, 1200)
    assert desk(match).lives["hornbug1"] == 2 and desk(match).columns == {"kharu": ("flame1",)}


@covers("DK-HIT-13")
@pytest.mark.parametrize("who", ["adjarkha", "vampal", "elemental"])
def test_nobody_but_a_dryad_heals_comrades_by_touching_them(who: str) -> None:
    match = battle(striker(who), ahead("sirokh", 0, wounds=2), away("kharu", 1))
    flick(match, who if who == "adjarkha" else f"{who}1", 0, 900)
    assert desk(match).lives["sirokh"] == 2 and course(match) == []


@covers("DK-HIT-20", "DK-R-59")
def test_under_a_magnet_a_dryad_heals_those_of_the_magnet_player_and_wounds_its_own() -> None:
    near, far = gate("ramprack", "hornbug")
    match = battle(unit("vailla", 0, 300, 500), striker("dryad", 1), {**near, "side": 0, "wounds": 1}, far)
    shoot(match, "vailla", 330, 500, 0, 600)
    flick(match, "dryad1", 0, 1200)
    assert course(match) == [("healed", "ramprack1", 2), ("wounded", "hornbug1", 1)]


@covers("DK-HIT-20", "DK-R-59", "DK-SUP-10")
def test_flames_of_a_fire_hit_under_a_magnet_belong_to_the_magnet_player() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("adjarkha", 1), ahead("vampal"), away("minusoid", 0))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "adjarkha", 0, 900)
    assert column(match, "vampal1") == ("flame1",) and desk(match).layer == {"flame1": 0}


@covers("DK-HIT-20", "DK-R-59")
def test_a_vampire_flicked_by_the_enemy_heals_itself() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1, wounds=1), ahead("akeru"), away("minusoid", 0))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    assert course(match) == [("wounded", "akeru", 4), ("healed", "ezzen1", 2)]
