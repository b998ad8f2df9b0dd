"""6.9: whom a flicked character hits, how hard, and in which order."""

from math import hypot

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import (
    CharacterDied,
    CharacterHit,
    DamagePrevented,
    DiskFlicked,
    Happening,
)
from parlour.games.desktopia.rules.hits import walk
from parlour.games.desktopia.rules.motion import HIT, Aim, Result, snapshot
from parlour.games.desktopia.tests.blows import ahead, away, column, course, gate, hits, striker, wounds
from parlour.games.desktopia.tests.situations import (
    artifact,
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


def contacts(one: str, other: str, happenings: tuple[Happening, ...]) -> int:
    """How often two disks collided in a flick."""
    return sum(each.kind == HIT and {each.disk, each.other} == {one, other} for each in happenings)


@covers("DK-HIT-01", "DK-HIT-02")
def test_a_flicked_character_wounds_the_enemy_it_collides_with() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    flick(match, "vampal1", 0, 800)
    assert hits(match) == [("kharu", 1)] and desk(match).lives == {"vampal1": 2, "kharu": 3}


@covers("DK-HIT-01")
def test_whoever_is_missed_is_not_hit() -> None:
    match = battle(striker("vampal"), unit("kharu", 1, 500, 530))
    flick(match, "vampal1", 0, 1200)
    assert hits(match) == [] and desk(match).lives["kharu"] == 4


@covers("DK-HIT-01")
def test_a_flick_that_stops_short_hits_nobody() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    flick(match, "vampal1", 0, 500)
    assert hits(match) == [] and desk(match).at["vampal1"].x == pytest.approx(450)


@covers("DK-HIT-03", "DK-R-07")
def test_an_enemy_touched_twice_is_hit_once() -> None:
    match = battle(striker("ezzen"), ahead("baaroun"), terrain=[rect("wall", 600, 500, 20, 200)])
    flick(match, "ezzen1", 0, 2500)
    assert contacts("ezzen1", "baaroun", told(match, DiskFlicked)[0].happenings) == 2
    assert hits(match) == [("baaroun", 1)] and desk(match).lives["baaroun"] == 3


@covers("DK-HIT-04", "DK-HIT-08")
def test_every_enemy_on_the_way_is_hit_in_the_order_of_the_collisions() -> None:
    match = battle(striker("kharu"), *gate("vampal", "smoker"), away("sirokh", 1))
    flick(match, "kharu", 0, 1200)
    assert hits(match) == [("vampal1", 1), ("smoker1", 1)]
    match = battle(striker("kharu"), *gate("smoker", "vampal"), away("sirokh", 1))
    flick(match, "kharu", 0, 1200)
    assert hits(match) == [("smoker1", 1), ("vampal1", 1)]


@covers("DK-HIT-05", "DK-R-08")
def test_a_pushed_comrade_hits_nobody() -> None:
    match = battle(striker("vampal"), ahead("adjarkha", 0), unit("kharu", 1, 540, 500))
    flick(match, "vampal1", 0, 1500)
    assert contacts("adjarkha", "kharu", told(match, DiskFlicked)[0].happenings) == 1
    assert hits(match) == [] and wounds(match) == []


@covers("DK-HIT-05")
def test_an_enemy_pushed_into_another_hits_nobody() -> None:
    match = battle(striker("vampal"), ahead("kharu"), unit("akeru", 1, 540, 500))
    flick(match, "vampal1", 0, 1500)
    assert contacts("akeru", "kharu", told(match, DiskFlicked)[0].happenings) == 1
    assert wounds(match) == [("kharu", 1)]


@covers("DK-HIT-05", "DK-GEO-04")
def test_a_character_pushed_by_a_missile_hits_nobody() -> None:
    match = battle(unit("sirokh", 0, 350, 500), striker("smoker"), unit("skolop", 1, 430, 500), away("kharu", 1))
    shoot(match, "sirokh", 375, 500, 0, 1500)
    assert contacts("smoker1", "skolop1", told(match, DiskFlicked)[0].happenings) == 1
    assert hits(match) == [] and "skolop1" in desk(match).lives


@covers("DK-HIT-06", "DK-R-08")
@pytest.mark.parametrize(("mover", "met"), [("vampal1", "kharu"), ("kharu", "vampal1")])
def test_it_does_not_matter_which_of_the_two_moves(mover: str, met: str) -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    contact = Happening(0.5, HIT, mover, met, 50.0, 450.0, 500.0)
    aim = Aim(0, "vampal1", 0.0, 500, "flick")
    struck, _ = walk(desk(match), aim, snapshot(desk(match)), Result(False, (contact,), (), ()))
    assert struck == ("kharu",) and desk(match).lives["kharu"] == 3


@covers("DK-HIT-06", "DK-R-08")
def test_an_enemy_that_rebounds_into_the_striker_is_hit_though_that_lies_still() -> None:
    match = battle(
        striker("smoker"), unit("adjarkha", 0, 440, 500), unit("skolop", 1, 477, 510), away("akeru", 1),
        terrain=[rect("wall", 534, 500, 14, 160, 12)],
    )  # fmt: skip
    flick(match, "smoker1", 0, 2500)
    flicked = told(match, DiskFlicked)[0]
    met = next(each for each in flicked.happenings if {each.disk, each.other} == {"smoker1", "skolop1"})
    last = [each for each in flicked.paths if each.disk == "smoker1" and each.time < met.time][-1]
    assert last.time + hypot(last.vx, last.vy) / CONTENT.friction.table < met.time
    assert hits(match) == [("skolop1", 1)] and "skolop1" not in desk(match).lives


@covers("DK-HIT-07", "DK-HIT-13")
def test_neither_the_striker_nor_its_comrades_are_damaged() -> None:
    match = battle(striker("vampal"), *gate("smoker", "elemental", side=0), away("kharu", 1))
    flick(match, "vampal1", 0, 1200)
    happenings = told(match, DiskFlicked)[0].happenings
    assert contacts("vampal1", "smoker1", happenings) == contacts("vampal1", "elemental1", happenings) == 1
    assert hits(match) == wounds(match) == []


@covers("DK-HIT-07", "DK-GEN-03")
def test_characters_of_an_allied_player_are_not_hit() -> None:
    units = striker("vampal"), ahead("kharu"), away("div", 2), away("vailla", 3, 1)
    match = battle(*units, players=4, teams=[0, 0, 1, 1])
    flick(match, "vampal1", 0, 900)
    assert hits(match) == []


@covers("DK-HIT-08", "DK-HIT-09")
def test_inside_a_hit_damage_comes_first_then_vampire_healing_then_lariat_pain() -> None:
    match = battle(striker("ezzen", wounds=1), ahead("kharu"))
    lay(match, "ezzen1", "lariat1")
    flick(match, "ezzen1", 0, 900)
    assert course(match) == [("wounded", "kharu", 2), ("healed", "ezzen1", 2), ("wounded", "ezzen1", 1)]


@covers("DK-HIT-10", "DK-R-10", "DK-DMG-09")
def test_a_striker_that_dies_on_the_way_hits_nobody_any_more() -> None:
    match = battle(striker("phantom"), *gate("vampal", "smoker"), away("kharu", 0), away("sirokh", 1))
    lay(match, "phantom1", "lariat1", by=1)
    flick(match, "phantom1", 0, 1200)
    assert contacts("phantom1", "smoker1", told(match, DiskFlicked)[0].happenings) == 1
    assert hits(match) == [("vampal1", 2)] and desk(match).lives["smoker1"] == 1 and "phantom1" not in desk(match).lives


@covers("DK-HIT-10")
def test_a_dead_dryad_heals_nobody() -> None:
    near, far = gate("smoker", "hornbug")
    match = battle(striker("dryad"), near, {**far, "side": 0, "wounds": 1}, away("div", 0), away("sirokh", 1))
    lay(match, "dryad1", "lariat1", by=1)
    flick(match, "dryad1", 0, 1200)
    assert contacts("dryad1", "hornbug1", told(match, DiskFlicked)[0].happenings) == 1
    assert "dryad1" not in desk(match).lives and desk(match).lives["hornbug1"] == 1


@covers("DK-HIT-10")
def test_a_dead_striker_climbs_no_artifact() -> None:
    near, far = gate("smoker", "smoker")
    spot = far["placement"]["at"][0]
    match = battle(
        striker("phantom"),
        near,
        away("kharu", 0),
        away("sirokh", 1),
        artifacts=[artifact("fountain_of_life", spot[0], spot[1] - 4)],
    )
    living = match.copy()
    flick(living, "phantom1", 0, 1200)
    assert kind(living) == "climb"
    lay(match, "phantom1", "lariat1", by=1)
    flick(match, "phantom1", 0, 1200)
    assert kind(match) == "act" and "phantom1" not in desk(match).lives


@covers("DK-HIT-11", "DK-R-11")
@pytest.mark.parametrize(
    ("who", "facing", "lariats", "charge", "damage"),
    [
        ("kharu", 90, 0, False, 1),
        ("kharu", 90, 1, False, 2),
        ("kharu", 90, 2, False, 3),
        ("kharu", 90, 0, True, 2),
        ("kharu", 0, 0, False, 2),
        ("kharu", 0, 1, False, 3),
        ("kharu", 0, 2, True, 5),
    ],
)
def test_doublings_come_first_then_what_is_added(who: str, facing: int, lariats: int, charge: bool, damage: int) -> None:
    match = battle(
        striker(who, facing=facing), ahead("vailla", tag="big"), special_rules=[{"type": "life_max", "tag": "big", "n": 9}]
    )
    desk(match).charged = who if charge else ""
    lay(match, who, *["lariat1", "lariat2"][:lariats])
    flick(match, who, 0, 900)
    assert hits(match) == wounds(match)[:1] == [("vailla", damage)]


@covers("DK-HIT-11", "DK-TRA-01")
@pytest.mark.parametrize(("facing", "lariats", "damage"), [(90, 0, 2), (0, 0, 4), (0, 1, 5), (90, 1, 3)])
def test_power_and_fire_double_twice(facing: int, lariats: int, damage: int) -> None:
    rules = [{"type": "grant_sector", "tag": "hot", "arc": 120}, {"type": "life_max", "tag": "big", "n": 9}]
    match = battle(
        striker("elemental", facing=facing, tag="hot"), ahead("vailla", tag="big"), away("smoker", 0), special_rules=rules
    )
    lay(match, "vailla", "flame1")
    lay(match, "elemental1", *["lariat1"][:lariats])
    flick(match, "elemental1", 0, 900)
    assert hits(match) == [("vailla", damage)]


@covers("DK-HIT-11", "DK-TRA-09")
def test_a_charge_adds_to_the_first_enemy_alone() -> None:
    match = battle(striker("kharu"), *gate("vailla", "baaroun"))
    desk(match).charged = "kharu"
    flick(match, "kharu", 0, 1200)
    assert hits(match) == [("vailla", 2), ("baaroun", 1)] and desk(match).charged == ""


@covers("DK-HIT-12", "DK-MIS-13", "DK-R-14")
def test_a_hit_on_a_shielded_enemy_is_a_hit_for_the_lariat_and_the_charge() -> None:
    match = battle(striker("kharu"), ahead("vailla"))
    lay(match, "vailla", "shield1", by=1)
    lay(match, "kharu", "lariat1")
    desk(match).charged = "kharu"
    flick(match, "kharu", 0, 800)
    assert [(each.disk, each.damage, each.why) for each in told(match, DamagePrevented)] == [("vailla", 3, "shield")]
    assert wounds(match) == [("kharu", 1)] and desk(match).charged == ""


@covers("DK-HIT-12", "DK-R-61")
def test_a_fire_hit_lays_its_flame_on_a_shielded_enemy() -> None:
    match = battle(striker("adjarkha"), ahead("vailla"))
    lay(match, "vailla", "shield1", by=1)
    flick(match, "adjarkha", 0, 800)
    assert column(match, "vailla") == ("shield1", "flame1") and desk(match).lives["vailla"] == 4


@covers("DK-HIT-14", "DK-R-18")
def test_a_character_on_an_artifact_is_not_hit_though_the_artifact_is_struck() -> None:
    match = battle(striker("vampal"), ahead("kharu", on_artifact="fire_mine"), artifacts=[artifact("fire_mine", 500, 500)])
    flick(match, "vampal1", 0, 1000)
    assert contacts("vampal1", "fire_mine", told(match, DiskFlicked)[0].happenings) == 1
    assert hits(match) == [] and desk(match).on == {"kharu": "fire_mine"}


@covers("DK-HIT-14")
def test_a_character_knocked_off_an_artifact_is_not_hit_either() -> None:
    match = battle(striker("vampal"), ahead("kharu", on_artifact="fire_mine"), artifacts=[artifact("fire_mine", 500, 500)])
    flick(match, "vampal1", 0, 2000)
    assert hits(match) == [] and desk(match).on == {} and desk(match).lives["kharu"] == 4


@covers("DK-HIT-01", "DK-DMG-09")
def test_the_dead_are_hit_no_more_but_their_disks_are_in_the_way() -> None:
    match = battle(striker("kharu"), ahead("smoker"), unit("sirokh", 1, 540, 500))
    flick(match, "kharu", 0, 1200)
    assert hits(match) == [("smoker1", 1)] and [each.disk for each in told(match, CharacterDied)] == ["smoker1"]
    assert desk(match).at["sirokh"].x > 540


@covers("DK-HIT-20", "DK-MIS-19")
def test_under_a_magnet_the_comrades_of_the_flicked_are_its_enemies() -> None:
    match = battle(unit("vailla", 0, 300, 500), ahead("ezzen", by=0), ahead("akeru"), away("minusoid", 0))
    shoot(match, "vailla", 330, 500, 0, 600)
    assert kind(match) == "aim" and options(match) == ()
    flick(match, "ezzen1", 0, 900)
    assert [(each.disk, each.target) for each in told(match, CharacterHit)] == [("ezzen1", "akeru")]


@covers("DK-HIT-20")
def test_under_a_magnet_the_characters_of_its_player_are_not_hit() -> None:
    match = battle(unit("vailla", 0, 300, 500), ahead("ezzen", by=0), ahead("minusoid", 0), away("kharu", 1))
    shoot(match, "vailla", 330, 500, 0, 600)
    flick(match, "ezzen1", 0, 900)
    assert contacts("ezzen1", "minusoid1", told(match, DiskFlicked)[1].happenings) == 1 and hits(match) == []
