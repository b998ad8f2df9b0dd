"""6.12: shots."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ActionLost, DamagePrevented, DiskFlicked, ShotMissed, ShotStruck
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, gate, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import (
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    rect,
    shoot,
    told,
    unit,
)
from parlour.kernel import Match

ARTIFACT = "fire_mine"


def archer(*others: dict[str, object], **more: object) -> Match:
    """Div at (400, 500), and whoever else."""
    return battle(striker("div"), *others, **more)  # type: ignore[arg-type]


@covers("DK-SHO-01", "DK-SUP-01")
def test_the_missile_comes_from_the_supply_and_lies_beside_the_shooter() -> None:
    match = battle(striker("akeru"), away("vampal", 1))
    shoot(match, "akeru", 400, 540, 90, 500)
    shot = told(match, DiskFlicked)[0]
    assert (shot.disk, shot.shooter, shot.why, shot.x, shot.y) == ("tick1", "akeru", "shot", 400, 540)
    assert desk(match).supply["akeru"] == 2 and desk(match).at["akeru"] == (400, 500)


@covers("DK-SHO-02")
@pytest.mark.parametrize(("away_by", "legal"), [(23.0, False), (23.1, True), (54.0, True), (54.1, False)])
def test_the_gap_is_at_least_a_tenth_and_at_most_the_diameter_of_the_shooter(away_by: float, legal: bool) -> None:
    match = archer(away("kharu", 1))
    action = f"shoot div {400 + away_by:.1f} 500.0 0.0 500"
    if legal:
        match.act(0, action)
        assert told(match, DiskFlicked)[0].x == pytest.approx(400 + away_by)
    else:
        assert refused(match, action) == "DK-SHO-02"


@covers("DK-SHO-02")
def test_the_gap_is_measured_from_rim_to_rim_in_every_direction() -> None:
    # 32.4 and 43.2 make exactly 54.0; a tenth more is too far
    match = archer(away("kharu", 1))
    assert refused(match, "shoot div 432.4 543.3 90.0 200") == "DK-SHO-02"
    shoot(match, "div", 432.4, 543.2, 90, 200)
    assert kind(match) == "act"


@covers("DK-SHO-03", "DK-R-38")
def test_a_missile_may_be_laid_behind_a_wall() -> None:
    match = archer(unit("kharu", 1, 520, 500), terrain=[rect("wall", 425, 500, 10, 300)])
    shoot(match, "div", 440, 500, 0, 900)
    assert [each.target for each in told(match, ShotStruck)] == ["kharu"]


@covers("DK-SHO-03", "DK-PLC-01")
def test_a_missile_may_not_overlap_terrain_a_disk_or_the_border() -> None:
    match = archer(unit("kharu", 1, 400, 550), terrain=[rect("wall", 425, 500, 10, 300)])
    assert refused(match, "shoot div 430.0 500.0 0.0 900") == "DK-PLC-01"
    assert refused(match, "shoot div 400.0 527.1 0.0 900") == "DK-PLC-01"
    edge = battle(unit("div", 0, 20, 500), away("kharu", 1))
    assert refused(edge, "shoot div 7.4 530.0 0.0 900") == "DK-PLC-01"
    shoot(edge, "div", 7.5, 530, 0, 900)


@covers("DK-SHO-03")
def test_a_missile_keeps_a_gap_of_a_tenth_to_other_disks() -> None:
    match = archer(unit("skolop", 0, 400, 550), away("kharu", 1))
    assert refused(match, "shoot div 419.0 550.0 0.0 900") == "DK-PLC-01"
    shoot(match, "div", 419.1, 550, 0, 900)
    assert kind(match) == "act"


@covers("DK-SHO-03", "DK-R-87")
def test_no_shot_is_offered_where_there_is_no_place_for_a_missile() -> None:
    beside = [rect("left", 351.5, 500, 63, 160), rect("right", 448.5, 500, 63, 160)]
    beyond = [rect("top", 400, 548.5, 32, 63), rect("bottom", 400, 451.5, 32, 63)]
    match = archer(away("kharu", 1), terrain=[*beside, *beyond])
    assert "shooter" not in ranges(match) and ranges(match)["disk"] == ("div",)


@covers("DK-SHO-03", "DK-R-87")
def test_a_slot_just_wide_enough_for_a_missile_is_enough_for_a_shot() -> None:
    around = [rect("left", 351.5, 500, 63, 160), rect("top", 400, 548.5, 32, 63), rect("bottom", 400, 451.5, 32, 63)]
    slot = [rect("upper", 448.5, 550.7, 63, 80), rect("lower", 448.5, 455.3, 63, 80)]  # free from 495.3 to 510.7
    match = archer(away("kharu", 1), terrain=[*around, *slot])
    assert ranges(match)["shooter"] == ("div",)
    assert refused(match, "shoot div 430.0 503.2 0.0 500") == "DK-PLC-01"
    shoot(match, "div", 430, 503, 0, 500)
    assert told(match, ShotMissed)


@covers("DK-SHO-04")
@pytest.mark.parametrize(("away_by", "rule"), [(23.0, "DK-SHO-02"), (54.1, "DK-SHO-02"), (23.1, ""), (54.0, "")])
def test_a_shooter_on_an_artifact_measures_from_its_own_disk(away_by: float, rule: str) -> None:
    match = battle(striker("div", on_artifact=ARTIFACT), away("kharu", 1), artifacts=[artifact(ARTIFACT, 400, 500)])
    action = f"shoot div {400 + away_by:.1f} 500.0 0.0 300"
    if rule:
        assert refused(match, action) == rule
    else:
        match.act(0, action)
        assert desk(match).on == {"div": ARTIFACT}


@covers("DK-SHO-05", "DK-TIM-01")
def test_a_missile_that_leaves_the_table_costs_an_action() -> None:
    match = battle(unit("div", 0, 900, 500), away("hornbug", 0), away("kharu", 1))
    shoot(match, "div", 930, 500, 0, 1000)
    assert [each.seat for each in told(match, ActionLost)] == [0] and desk(match).actions == 1


@covers("DK-SHO-05")
@pytest.mark.parametrize("speed", [99, 2501])
def test_a_missile_is_flicked_within_the_same_limits(speed: int) -> None:
    match = archer(away("kharu", 1))
    assert refused(match, f"shoot div 430.0 500.0 0.0 {speed}") == "DK-FLK-01"
    assert desk(match).actions == 3


@covers("DK-SHO-06", "DK-SHO-17")
def test_the_result_is_found_after_rest_with_the_missile_gone() -> None:
    match = archer(ahead("kharu"))
    shoot(match, "div", 430, 500, 0, 1500)
    assert desk(match).at["kharu"].x > 501 and not any(disk.startswith("arrow") for disk in desk(match).at)
    assert wounds(match) == [("kharu", 1)]


@covers("DK-SHO-07", "DK-SHO-08")
def test_the_only_enemy_that_was_touched_is_the_target() -> None:
    match = archer(ahead("kharu"), away("akeru", 1))
    shoot(match, "div", 430, 500, 0, 900)
    assert [(each.missile, each.target, each.damage) for each in told(match, ShotStruck)] == [("arrow1", "kharu", 1)]


@covers("DK-SHO-08")
def test_the_shooting_player_chooses_among_several() -> None:
    match = archer(*gate("kharu", "akeru"))
    shoot(match, "div", 430, 500, 0, 2000)
    assert kind(match) == "target" and options(match) == ("target kharu", "target akeru")
    match.act(0, "target akeru")
    assert wounds(match) == [("akeru", 1)]


@covers("DK-SHO-08", "DK-SHO-11")
def test_a_shot_that_touches_nobody_has_missed() -> None:
    match = archer(away("kharu", 1))
    shoot(match, "div", 430, 500, 0, 900)
    assert [each.missile for each in told(match, ShotMissed)] == ["arrow1"] and len(free(desk(match), "arrow")) == 2


@covers("DK-SHO-07", "DK-R-62")
def test_a_missile_that_touches_only_comrades_has_missed() -> None:
    match = archer(ahead("hornbug", 0), away("kharu", 1))
    shoot(match, "div", 430, 500, 0, 1500)
    assert told(match, ShotMissed) and wounds(match) == [] and desk(match).at["hornbug1"].x > 501


@covers("DK-SHO-07")
def test_an_enemy_that_only_a_pushed_disk_touched_is_no_target() -> None:
    match = archer(ahead("kharu"), unit("akeru", 1, 540, 500))
    shoot(match, "div", 430, 500, 0, 2500)
    assert desk(match).at["akeru"].x > 541 and [each.target for each in told(match, ShotStruck)] == ["kharu"]


@covers("DK-SHO-09", "DK-TRA-18", "DK-R-29")
def test_vaillas_magnet_may_strike_comrades_and_himself() -> None:
    match = battle(striker("vailla"), *gate("minusoid", "energan", side=0), away("kharu", 1))
    shoot(match, "vailla", 430, 500, 0, 2000)
    assert kind(match) == "target" and options(match) == ("target minusoid1", "target energan1")
    match = battle(striker("vailla"), away("kharu", 1), terrain=[rect("wall", 460, 500, 10, 200)])
    shoot(match, "vailla", 430, 500, 0, 1500)
    assert [each.target for each in told(match, ShotStruck)] == ["vailla"] and kind(match) == "aim"


@covers("DK-SHO-09", "DK-MIS-24", "DK-R-90", "missile:lariat_of_pain")
@pytest.mark.parametrize("side", [0, 1])
def test_kharu_shoots_a_lariat_at_friend_or_foe(side: int) -> None:
    match = battle(striker("kharu"), unit("ramprack", side, 500, 500), away("smoker", 1))
    shoot(match, "kharu", 430, 500, 0, 900)
    assert [each.target for each in told(match, ShotStruck)] == ["ramprack1"]
    assert (desk(match).columns, desk(match).layer) == ({"ramprack1": ("lariat1",)}, {"lariat1": 0})
    assert (desk(match).lives["ramprack1"], desk(match).actions, "kharu" in desk(match).acted) == (2, 2, True)


@covers("DK-SHO-09", "DK-SHO-13", "DK-R-92", "missile:thorn_shield")
@pytest.mark.parametrize("side", [0, 1])
def test_shawakh_shoots_a_shield_at_friend_or_foe_who_has_none(side: int) -> None:
    for shielded in (False, True):
        match = battle(striker("shawakh"), unit("ramprack", side, 500, 500), away("smoker", 1))
        if shielded:
            lay(match, "ramprack1", "shield3", by=0)
            desk(match).supply["shawakh"] = 2
        shoot(match, "shawakh", 430, 500, 0, 600)
        assert [each.target for each in told(match, ShotStruck)] == ([] if shielded else ["ramprack1"])
        assert column(match, "ramprack1") == (("shield3",) if shielded else ("shield1",))
        assert desk(match).supply["shawakh"] == (1 if shielded else 2) and "shawakh" in desk(match).acted


@covers("DK-SHO-09")
def test_a_tick_that_comes_back_to_its_shooter_has_missed() -> None:
    match = battle(striker("akeru"), away("vampal", 1), terrain=[rect("wall", 460, 500, 10, 200)])
    shoot(match, "akeru", 430, 500, 0, 1500)
    met = [each for each in told(match, DiskFlicked)[0].happenings if each.kind == "hit"]
    assert len(met) == 1 and told(match, ShotMissed) and desk(match).columns == {}


@covers("DK-SHO-10")
def test_the_effect_on_the_target_cannot_be_declined() -> None:
    match = archer(*gate("kharu", "akeru"))
    shoot(match, "div", 430, 500, 0, 2000)
    assert all(each.startswith("target ") for each in options(match))


@covers("DK-SHO-11", "DK-SUP-01")
def test_a_missed_missile_of_a_limited_supply_is_in_the_reserve() -> None:
    match = battle(striker("akeru"), away("vampal", 1))
    shoot(match, "akeru", 430, 500, 0, 900)
    assert desk(match).supply["akeru"] == 2 and len(free(desk(match), "tick")) == 1


@covers("DK-SHO-12")
def test_an_immediate_missile_goes_back_and_a_lasting_one_stays_on_top() -> None:
    match = battle(striker("akeru"), ahead("vampal"))
    lay(match, "vampal1", "flame1", by=0)
    shoot(match, "akeru", 430, 500, 0, 900)
    assert column(match, "vampal1") == ("flame1", "tick1") and desk(match).layer["tick1"] == 0
    match = archer(ahead("kharu"))
    shoot(match, "div", 430, 500, 0, 900)
    assert column(match, "kharu") == () and len(free(desk(match), "arrow")) == 2


@covers("DK-SHO-13")
def test_several_missiles_of_one_kind_may_lie_on_one_character() -> None:
    match = battle(striker("akeru", missiles=2), ahead("vampal"))
    lay(match, "vampal1", "tick3", by=0)
    shoot(match, "akeru", 430, 500, 0, 900)
    assert column(match, "vampal1") == ("tick3", "tick1")


@covers("DK-SHO-13", "DK-MIS-14", "DK-TRA-19")
def test_nobody_gets_a_second_shield() -> None:
    match = battle(away("shawakh", 0), away("dryad", 0, 4), away("kharu", 1))
    lay(match, "kharu", "shield3", by=0)
    desk(match).supply["shawakh"] = 2
    match.act(0, "end")
    assert options(match) == ("shield shawakh", "shield dryad1", "done")


@covers("DK-SHO-14")
def test_a_missile_pushes_disks_and_those_hit_nobody() -> None:
    match = battle(striker("sirokh"), ahead("kharu"), unit("smoker", 0, 531, 500))
    shoot(match, "sirokh", 430, 500, 0, 2500)
    assert desk(match).at["smoker1"].x > 532 and hits(match) == [] and "smoker1" in desk(match).lives


@covers("DK-SHO-15", "DK-R-32")
def test_a_missile_that_left_the_table_after_its_collision_has_its_effect() -> None:
    match = battle(unit("akeru", 0, 900, 500), unit("vampal", 1, 970, 518), away("phantom", 0), away("sirokh", 1))
    shoot(match, "akeru", 930, 500, 0, 2000)
    gone = [each.disk for each in told(match, DiskFlicked)[0].happenings if each.kind == "left"]
    assert gone == ["tick1"] and column(match, "vampal1") == ("tick1",) and told(match, ActionLost)


@covers("DK-SHO-12", "DK-RES-07")
def test_a_target_that_left_the_table_gets_the_missile_when_it_is_back() -> None:
    match = battle(unit("akeru", 0, 900, 500), unit("smoker", 1, 980, 500), away("sirokh", 1))
    shoot(match, "akeru", 930, 500, 0, 2000)
    assert desk(match).at["smoker1"].x == pytest.approx(1000 - 34.5) and column(match, "smoker1") == ("tick1",)


@covers("DK-SHO-16")
def test_a_missile_meets_the_artifact_and_not_the_character_on_it() -> None:
    for speed, stays in ((2000, True), (2500, False)):
        match = archer(ahead("smoker", on_artifact=ARTIFACT), away("kharu", 1), artifacts=[artifact(ARTIFACT, 500, 500)])
        shoot(match, "div", 430, 500, 0, speed)
        assert told(match, ShotMissed) and wounds(match) == [] and ("smoker1" in desk(match).on) == stays


@covers("DK-SHO-17", "DK-OUT-08")
def test_a_shot_missile_is_off_the_table_before_anything_is_returned() -> None:
    match = battle(unit("div", 0, 900, 500), unit("smoker", 1, 985, 500), away("kharu", 1))
    shoot(match, "div", 930, 500, 0, 1200)
    assert not any(disk.startswith("arrow") for disk in desk(match).at)


@covers("DK-SHO-12", "DK-MIS-11")
def test_damage_of_a_shot_is_prevented_by_a_shield_that_the_shot_shook_off() -> None:
    match = archer(ahead("kharu"))
    lay(match, "kharu", "shield1", by=1)
    shoot(match, "div", 430, 500, 0, 2500)
    assert column(match, "kharu") == () and [each.why for each in told(match, DamagePrevented)] == ["shield"]


@covers("DK-SHO-05")
def test_the_shooter_itself_may_still_be_flicked_by_an_effect() -> None:
    match = battle(striker("baaroun", wounds=3), unit("ramprack", 0, 400, 300), away("kharu", 1))
    shoot(match, "baaroun", 430, 500, 0, 500)
    match.act(0, "cast ramprack1 baaroun")
    flick(match, "baaroun", 90, 500)
    assert desk(match).at["baaroun"].y == pytest.approx(550)
