"""6.11: damage, life and death."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import (
    ArtifactFreed,
    CharacterDied,
    CharacterWounded,
    DamagePrevented,
    DiskFlicked,
    MissileFell,
)
from parlour.games.desktopia.position import is_wounded
from parlour.games.desktopia.rules.entering import fighters_left
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.rules.wounds import heal
from parlour.games.desktopia.tests.blows import ahead, away, course, gate, hits, striker, wounds
from parlour.games.desktopia.tests.situations import Plain, artifact, battle, desk, flick, kind, lay, options, told, unit

ENDURE: list[Plain] = [{"team": 0, "type": "survive", "rounds": 9}, {"team": 1, "type": "eliminate_all"}]


@covers("DK-DMG-01", "DK-DMG-02")
def test_damage_lowers_lives_and_kills_when_it_takes_the_last() -> None:
    match = battle(striker("vampal"), ahead("ezzen"), away("kharu", 1))
    flick(match, "vampal1", 0, 800)
    assert desk(match).lives["ezzen1"] == 1
    match = battle(striker("vampal"), ahead("ezzen", wounds=1), away("kharu", 1))
    flick(match, "vampal1", 0, 800)
    assert "ezzen1" not in desk(match).lives and [each.disk for each in told(match, CharacterDied)] == ["ezzen1"]


@covers("DK-DMG-01", "DK-DMG-02")
def test_damage_beyond_the_lives_leaves_none_and_not_fewer() -> None:
    match = battle(striker("kharu", facing=0), ahead("smoker"), away("sirokh", 1))
    flick(match, "kharu", 0, 800)
    assert [(each.damage, each.left) for each in told(match, CharacterWounded)] == [(2, 0)]


@covers("DK-DMG-03", "DK-R-15")
def test_overkill_counts_as_damage_dealt() -> None:
    match = battle(striker("kharu", facing=0), ahead("smoker"), away("sirokh", 1))
    flick(match, "kharu", 0, 800)
    assert desk(match).dealt == 2 and desk(match).total == [2, 0]


@covers("DK-DMG-04")
def test_prevented_damage_is_not_dealt() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    lay(match, "kharu", "shield1", by=1)
    flick(match, "vampal1", 0, 800)
    assert desk(match).dealt == 0 and desk(match).total == [0, 0] and not desk(match).harmed and wounds(match) == []


@covers("DK-DMG-04")
def test_the_script_can_prevent_damage() -> None:
    rules: list[Plain] = [{"type": "invulnerable", "tag": "stone"}]
    match = battle(striker("vampal"), ahead("kharu", tag="stone"), special_rules=rules, victory=ENDURE)
    flick(match, "vampal1", 0, 800)
    assert [(each.disk, each.why) for each in told(match, DamagePrevented)] == [("kharu", "script")]
    assert desk(match).dealt == 0 and desk(match).lives["kharu"] == 4


@covers("DK-DMG-05")
@pytest.mark.parametrize(("wounded", "left"), [(0, 2), (1, 2)])
def test_nobody_receives_lives_above_the_maximum(wounded: int, left: int) -> None:
    near = [unit("smoker", 0, 400 + dx, 500 + dy) for dx, dy in ((30, 0), (-30, 0), (0, 30))]
    match = battle(striker("vampal", wounds=wounded), *near, away("kharu", 1), first_player=1)
    match.act(1, "end")
    assert desk(match).lives["vampal1"] == left


@covers("DK-DMG-06", "DK-DMG-07")
def test_every_veteran_has_two_lives_every_fighter_one_and_every_hero_more() -> None:
    lives = {
        rank: {card.lives for card in CONTENT.characters.values() if card.rank == rank} for rank in ("hero", "veteran", "fighter")
    }
    assert lives == {"hero": {4, 5}, "veteran": {2}, "fighter": {1}}


@covers("DK-DMG-06", "DK-DMG-15")
def test_wounds_are_counted_for_heroes_and_veterans_alike() -> None:
    match = battle(striker("dryad"), ahead("hornbug", 0, wounds=1), away("shawakh", 0, wounds=3), away("kharu", 1))
    assert desk(match).lives == {"dryad1": 1, "hornbug1": 1, "shawakh": 2, "kharu": 4}
    flick(match, "dryad1", 0, 900)
    assert desk(match).lives["hornbug1"] == desk(match).most["hornbug1"] == 2


@covers("DK-DMG-08", "DK-TRA-16")
def test_to_be_destroyed_by_whatever_means_is_to_die() -> None:
    match = battle(away("kharu", 0), away("energan", 1), away("vailla", 1, 2))
    lay(match, "energan1", "flame1", by=0)
    match.act(0, "end")
    assert [each.disk for each in told(match, CharacterDied)] == ["energan1"] and desk(match).actions == 4


@covers("DK-DMG-09", "DK-R-13")
def test_the_disk_of_a_dead_character_stays_in_the_way_until_rest() -> None:
    match = battle(striker("kharu"), ahead("smoker"), unit("sirokh", 1, 540, 500))
    flick(match, "kharu", 0, 1200)
    met = [(each.disk, each.other) for each in told(match, DiskFlicked)[0].happenings if each.kind == "hit"]
    assert {frozenset(each) for each in met} >= {frozenset(("kharu", "smoker1")), frozenset(("smoker1", "sirokh"))}
    assert "smoker1" not in desk(match).at


@covers("DK-DMG-09")
def test_the_dead_receive_no_life() -> None:
    match = battle(striker("ezzen", wounds=1), *gate("vampal", "vampal"), away("kharu", 0), away("sirokh", 1))
    lay(match, "ezzen1", "lariat1", "lariat2", by=1)
    lay(match, "vampal1", "shield1", by=1)
    flick(match, "ezzen1", 0, 1200)
    assert course(match) == [("wounded", "ezzen1", 0)] and hits(match) == [("vampal1", 3)]


@covers("DK-DMG-09")
def test_whoever_has_no_life_left_is_not_brought_back_by_healing() -> None:
    match = battle(striker("vampal"), away("kharu", 1))
    desk(match).lives["vampal1"] = 0
    assert heal(desk(match), "vampal1", 1, "healing") == 0 and desk(match).lives["vampal1"] == 0


@covers("DK-DMG-10", "DK-SUP-08")
def test_the_disk_of_a_dead_fighter_is_in_the_reserve() -> None:
    match = battle(striker("kharu"), ahead("smoker"), away("elemental", 1))
    assert fighters_left(desk(match), "fire") == 2
    flick(match, "kharu", 0, 800)
    assert fighters_left(desk(match), "fire") == 3 and "smoker1" not in desk(match).side


@covers("DK-DMG-11", "DK-R-57")
def test_missiles_on_a_dead_character_are_discarded() -> None:
    match = battle(striker("skolop"), ahead("elemental", by=40), away("sirokh", 1))
    lay(match, "elemental1", "flame2", "tick3", by=0)
    flick(match, "skolop1", 0, 500)
    assert not desk(match).columns and not desk(match).layer
    assert [each.missile for each in told(match, MissileFell)] == ["flame2", "tick3"]


@covers("DK-DMG-11", "DK-R-57")
def test_the_supply_of_a_dead_hero_is_in_the_reserve() -> None:
    match = battle(striker("vampal"), ahead("akeru", wounds=4, missiles=2), away("kharu", 1))
    assert len(free(desk(match), "tick")) == 1
    flick(match, "vampal1", 0, 800)
    assert "akeru" not in desk(match).supply and len(free(desk(match), "tick")) == 3


@covers("DK-DMG-12")
def test_the_artifact_of_a_dead_character_is_neutral() -> None:
    match = battle(
        away("kharu", 0),
        away("smoker", 1, on_artifact="fire_mine"),
        away("sirokh", 1, 2),
        artifacts=[artifact("fire_mine", 60, 940)],
    )
    lay(match, "smoker1", "flame1", by=0)
    match.act(0, "end")
    assert desk(match).on == {} and [each.artifact for each in told(match, ArtifactFreed)] == ["fire_mine"]
    assert desk(match).at["fire_mine"] == (60, 940)


@covers("DK-DMG-13")
@pytest.mark.parametrize(("most", "wounds_at_first", "wounded"), [(4, 0, False), (4, 1, True), (2, 0, False), (6, 2, True)])
def test_wounded_is_who_has_fewer_lives_than_the_maximum(most: int, wounds_at_first: int, wounded: bool) -> None:
    rules: list[Plain] = [{"type": "life_max", "tag": "it", "n": most}]
    match = battle(striker("kharu", tag="it", wounds=wounds_at_first), away("vampal", 1), special_rules=rules)
    assert is_wounded(desk(match), "kharu") == wounded and desk(match).lives["kharu"] == most - wounds_at_first


@covers("DK-DMG-14", "DK-RES-12")
def test_an_untouchable_wounds_all_before_any_death_is_handled() -> None:
    match = battle(
        striker("untouchable"), unit("minusoid", 1, 430, 500), unit("energan", 1, 370, 500), unit("vailla", 1, 400, 535)
    )
    match.act(0, "end")
    assert kind(match) == "deaths" and options(match) == ("trigger minusoid1", "trigger energan1", "rest")
    assert desk(match).lives["vailla"] == 3 and [each.disk for each in told(match, CharacterDied)] == ["minusoid1", "energan1"]


@covers("DK-DMG-14")
def test_the_fountain_heals_all_at_once() -> None:
    match = battle(
        striker("vampal", wounds=1), away("sirokh", 0, wounds=3), away("adjarkha", 0, 4, on_artifact="fountain_of_life"),
        away("kharu", 1), artifacts=[artifact("fountain_of_life", 60, 500)],
    )  # fmt: skip
    match.act(0, "use fountain_of_life")
    assert course(match) == [("healed", "vampal1", 2), ("healed", "sirokh", 2)]


@covers("DK-DMG-09", "DK-RES-05")
def test_a_dead_character_with_its_disk_gone_is_not_asked_for_anything() -> None:
    match = battle(striker("kharu"), ahead("smoker"), away("sirokh", 1))
    flick(match, "kharu", 0, 800)
    match.act(0, "end")
    assert "smoker1" not in match.pending[1].ranges["disk"]
