"""6.14: the missiles that work at once: Tornado, Arrow, Lightning and Magnet."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ActionLost, DiskFlicked, ShotMissed, ShotStruck
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import artifact, battle, desk, flick, kind, lay, options, ranges, shoot, told, unit
from parlour.kernel import Match


@covers("DK-MIS-05", "DK-MIS-07")
def test_a_tornado_deals_one_damage_and_goes_back() -> None:
    match = battle(striker("sirokh"), ahead("kharu"))
    shoot(match, "sirokh", 430, 500, 0, 900)
    assert wounds(match) == [("kharu", 1)] and free(desk(match), "tornado") == ("tornado1",) and kind(match) == "act"


@covers("DK-MIS-06", "DK-R-30")
def test_a_tornado_that_missed_must_be_shot_again_from_where_it_lies() -> None:
    match = battle(striker("sirokh"), unit("kharu", 1, 530, 560))
    shoot(match, "sirokh", 430, 500, 0, 707)
    assert kind(match) == "aim" and options(match) == () and ranges(match)["disk"] == ("tornado1",)
    assert match.pending[0].facts["why"] == "second"
    assert desk(match).at["tornado1"] == pytest.approx((529.97, 500), abs=0.01)
    flick(match, "tornado1", 90, 900)
    assert wounds(match) == [("kharu", 1)] and "tornado1" not in desk(match).at and desk(match).actions == 2


@covers("DK-MIS-06", "DK-R-30", "DK-R-62")
def test_a_tornado_that_touched_only_comrades_has_missed() -> None:
    match = battle(striker("sirokh"), ahead("vampal", 0), away("kharu", 1))
    shoot(match, "sirokh", 430, 500, 0, 900)
    assert kind(match) == "aim" and wounds(match) == []


@covers("DK-MIS-06")
def test_nothing_else_can_be_done_before_the_second_shot() -> None:
    match = battle(striker("sirokh"), away("vampal", 0), away("kharu", 1))
    shoot(match, "sirokh", 430, 500, 0, 600)
    assert refused(match, "end") and refused(match, "flick vampal1 0.0 500")


@covers("DK-MIS-07")
def test_there_is_no_third_shot_of_a_tornado() -> None:
    match = battle(striker("sirokh"), away("kharu", 1))
    shoot(match, "sirokh", 430, 500, 0, 600)
    flick(match, "tornado1", 0, 600)
    assert kind(match) == "act" and len(told(match, ShotMissed)) == 2 and free(desk(match), "tornado") == ("tornado1",)


@covers("DK-MIS-06", "DK-MIS-07")
def test_a_tornado_that_has_hit_is_not_shot_again() -> None:
    match = battle(striker("sirokh"), ahead("kharu"), unit("vampal", 0, 450, 522))
    shoot(match, "sirokh", 424, 500, 0, 1500)
    assert [each.target for each in told(match, ShotStruck)] == ["kharu"] and kind(match) == "act"


@covers("DK-MIS-08")
def test_a_tornado_that_left_the_table_is_not_shot_again() -> None:
    match = battle(unit("sirokh", 0, 900, 500), away("vampal", 0), away("kharu", 1))
    shoot(match, "sirokh", 930, 500, 0, 900)
    assert kind(match) == "act" and told(match, ActionLost) and free(desk(match), "tornado") == ("tornado1",)


@covers("DK-MIS-07", "DK-TIM-01")
def test_the_second_shot_can_cost_a_penalty_of_its_own() -> None:
    match = battle(unit("sirokh", 0, 900, 500), away("vampal", 0), away("kharu", 1))
    shoot(match, "sirokh", 930, 500, 0, 400)
    flick(match, "tornado1", 0, 900)
    assert len(told(match, ActionLost)) == 1 and desk(match).actions == 1


@covers("DK-MIS-15")
def test_an_arrow_deals_one_damage() -> None:
    match = battle(striker("div"), ahead("kharu"))
    shoot(match, "div", 430, 500, 0, 900)
    assert wounds(match) == [("kharu", 1)] and kind(match) == "act"


def charged(lightnings: int) -> Match:
    """Baaroun with so many Lightnings before an enemy."""
    match = battle(striker("baaroun"), ahead("akeru"), first_player=1)
    desk(match).supply["baaroun"] = lightnings - 1
    match.act(1, "end")
    return match


@covers("DK-MIS-16")
@pytest.mark.parametrize("lightnings", [1, 2, 3])
def test_a_lightning_deals_one_more_for_each_that_is_left_and_takes_them_all(lightnings: int) -> None:
    match = charged(lightnings)
    assert desk(match).supply["baaroun"] == lightnings
    shoot(match, "baaroun", 430, 500, 0, 900)
    assert wounds(match) == [("akeru", lightnings)] and desk(match).supply["baaroun"] == 0
    assert len(free(desk(match), "lightning")) == 3


@covers("DK-MIS-17", "DK-R-19")
def test_a_lightning_that_misses_takes_only_itself() -> None:
    match = charged(3)
    shoot(match, "baaroun", 400, 540, 90, 900)
    assert told(match, ShotMissed) and desk(match).supply["baaroun"] == 2 and len(free(desk(match), "lightning")) == 1


@covers("DK-MIS-16", "DK-MIS-13")
def test_a_lightning_on_a_shielded_target_takes_them_all_too() -> None:
    match = charged(3)
    lay(match, "akeru", "shield1", by=1)
    shoot(match, "baaroun", 430, 500, 0, 900)
    assert wounds(match) == [] and desk(match).supply["baaroun"] == 0


@covers("DK-MIS-18")
def test_a_magnet_deals_no_damage_and_its_target_must_be_flicked_at_no_cost() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("kharu", 1), away("minusoid", 0))
    shoot(match, "vailla", 330, 500, 0, 900)
    assert wounds(match) == [] and [(each.target, each.damage) for each in told(match, ShotStruck)] == [("kharu", 0)]
    assert kind(match) == "aim" and match.pending[0].facts["why"] == "magnet" and ranges(match)["disk"] == ("kharu",)
    assert refused(match, "end") and "magnet1" not in desk(match).at and len(free(desk(match), "magnet")) == 2
    flick(match, "kharu", 0, 500)
    assert desk(match).actions == 2 and desk(match).acted == {"vailla"} and kind(match) == "act"


@covers("DK-MIS-18", "DK-MIS-11")
def test_a_magnet_works_through_a_shield() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("kharu", 1), away("minusoid", 0))
    lay(match, "kharu", "shield1", by=1)
    shoot(match, "vailla", 330, 500, 0, 900)
    assert kind(match) == "aim"


@covers("DK-MIS-19")
def test_the_comrades_of_a_magnets_target_can_be_hit_by_it() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1), ahead("akeru"))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    assert hits(match) == [("akeru", 1)] and desk(match).dealt == 1


@covers("DK-MIS-20")
def test_an_enemy_flicked_by_a_magnet_climbs_no_artifact() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1), artifacts=[artifact("fire_mine", 500, 500)])
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    met = [{each.disk, each.other} for each in told(match, DiskFlicked)[1].happenings if each.kind == "hit"]
    assert met == [{"ezzen1", "fire_mine"}] and kind(match) == "act" and desk(match).on == {}


@covers("DK-MIS-20")
def test_an_own_character_flicked_by_a_magnet_may_climb() -> None:
    match = battle(
        unit("vailla", 0, 300, 500), striker("minusoid"), away("kharu", 1), artifacts=[artifact("fire_mine", 500, 500)]
    )
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "minusoid1", 0, 900)
    assert kind(match) == "climb"


@covers("DK-MIS-20")
def test_a_character_of_an_ally_flicked_by_a_magnet_climbs_nothing_either() -> None:
    units = unit("vailla", 0, 300, 500), striker("kharu", 1), away("sirokh", 2), away("div", 3)
    match = battle(*units, players=4, teams=[0, 0, 1, 1], artifacts=[artifact("fire_mine", 500, 500)])
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "kharu", 0, 900)
    assert kind(match) == "act" and desk(match).on == {}


@covers("DK-MIS-21", "DK-R-67")
def test_the_penalty_of_a_magnet_flick_is_the_magnet_players() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1), away("minusoid", 0), away("kharu", 1))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 2500)
    assert [each.seat for each in told(match, ActionLost)] == [0] and desk(match).actions == 1 and desk(match).penalties == [0, 0]


@covers("DK-MIS-22", "DK-R-29")
def test_an_enemy_does_not_use_kharus_trait_by_a_magnet() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("kharu", 1))
    shoot(match, "vailla", 330, 500, 0, 700)
    assert kind(match) == "aim" and options(match) == ()


@covers("DK-MIS-22")
def test_not_even_an_ally_uses_kharus_trait_by_a_magnet() -> None:
    units = unit("vailla", 0, 300, 500), striker("kharu", 1), away("sirokh", 2), away("div", 3)
    match = battle(*units, players=4, teams=[0, 0, 1, 1])
    shoot(match, "vailla", 330, 500, 0, 700)
    assert kind(match) == "aim" and options(match) == ()


@covers("DK-MIS-22", "DK-TRA-12")
def test_kharus_own_player_uses_his_trait_in_a_magnet_flick() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("kharu", 0), ahead("sirokh"))
    shoot(match, "vailla", 330, 500, 0, 700)
    assert options(match) == ("lariat vailla", "lariat kharu", "lariat sirokh")
    match.act(0, "lariat kharu")
    assert kind(match) == "aim" and options(match) == () and column(match, "kharu") == ("lariat1",)
    flick(match, "kharu", 0, 900)
    assert hits(match) == [("sirokh", 2)]


@covers("DK-MIS-23", "DK-R-22", "DK-TRN-09")
def test_a_magnet_flicks_one_with_a_tick_on_it() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("minusoid"), away("kharu", 1))
    lay(match, "minusoid1", "tick1", by=1)
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "minusoid1", 0, 400)
    assert told(match, DiskFlicked)[1].disk == "minusoid1" and "minusoid1" not in desk(match).acted
