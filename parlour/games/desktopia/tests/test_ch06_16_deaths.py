"""6.16: traits of the dead (Div, Minusoid, Energan) and of Kharu."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ChargeLaid, ChargeSpent, TimeCardTaken
from parlour.games.desktopia.tests.blows import ahead, away, column, gate, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import (
    Plain,
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


def div_dies(*others: dict[str, object]) -> Match:
    """An enemy kills Div; what his player is asked then."""
    match = battle(striker("kharu", 1), ahead("div", 0, wounds=3), *others, first_player=1)
    return flick(match, "kharu", 0, 900, seat=1)


@covers("DK-TRA-08", "DK-TRA-23")
def test_a_dead_divs_player_may_lay_his_disk_on_the_card_of_another_hero() -> None:
    match = div_dies(away("shawakh", 0), away("vailla", 0, 4), away("dryad", 0, 5), away("ezzen", 1))
    assert kind(match) == "charge" and options(match) == ("charge shawakh", "charge vailla", "decline")
    match.act(0, "charge vailla")
    assert desk(match).charged == "vailla" and [each.hero for each in told(match, ChargeLaid)] == ["vailla"]


@covers("DK-TRA-08")
def test_the_charge_may_be_declined() -> None:
    match = div_dies(away("shawakh", 0))
    match.act(0, "decline")
    assert desk(match).charged == "" and kind(match, 1) == "act"


@covers("DK-TRA-08")
def test_without_another_hero_there_is_no_charge() -> None:
    match = div_dies(away("dryad", 0))
    assert kind(match, 1) == "act" and told(match, ChargeLaid) == []


@covers("DK-TRA-08", "DK-GEN-05")
def test_the_charge_goes_to_own_heroes_and_not_to_those_of_an_ally() -> None:
    units = striker("kharu", 1), ahead("div", 0, wounds=3), away("dryad", 0), away("sirokh", 2), away("vailla", 3)
    match = battle(*units, players=4, teams=[0, 1, 0, 1], first_player=1)
    flick(match, "kharu", 0, 900, seat=1)
    assert "div" not in desk(match).lives and kind(match, 1) == "act"


@covers("DK-TRA-08", "DK-SUP-05")
def test_a_div_whose_disk_lies_on_a_card_is_not_in_the_reserve() -> None:
    wave: list[Plain] = [{"type": "reinforcement", "round": 2, "seat": 0, "zone": "camp", "units": [{"type": "div", "count": 1}]}]
    units = striker("kharu", 1), ahead("div", 0, wounds=3), away("shawakh", 0, missiles=0)
    match = battle(*units, first_player=1, zones=[rect("camp", 300, 800, 200, 100)], special_rules=wave)
    flick(match, "kharu", 0, 900, seat=1)
    match.act(0, "charge shawakh")
    for seat in (1, 0, 1):
        match.act(seat, "end")
    assert desk(match).round == 2 and desk(match).active == 0 and kind(match) == "act"


@covers("DK-TRA-09", "DK-R-27")
def test_a_charged_hero_whom_a_magnet_flicks_spends_the_charge() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("sirokh", 1), ahead("vampal"))
    desk(match).charged = "sirokh"
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "sirokh", 0, 900)
    assert hits(match) == [("vampal1", 2)] and desk(match).charged == ""


@covers("DK-TRA-09", "DK-R-27")
def test_a_charge_adds_one_to_the_next_flick_that_hits() -> None:
    match = battle(striker("vailla"), away("baaroun", 0), ahead("kharu"))
    desk(match).charged = "vailla"
    flick(match, "vailla", 90, 300)
    assert desk(match).charged == "vailla"
    for seat in (0, 1):
        match.act(seat, "end")
    desk(match).at["kharu"] = desk(match).at["vailla"]._replace(x=500.0)
    flick(match, "vailla", 0, 900)
    assert hits(match) == [("kharu", 2)] and desk(match).charged == ""


@covers("DK-TRA-09", "DK-R-27")
@pytest.mark.parametrize(
    ("shooter", "damage", "charge"), [("sirokh", 2, ""), ("div", 2, ""), ("adjarkha", 0, "adjarkha"), ("akeru", 0, "akeru")]
)
def test_a_charge_adds_one_to_a_shot_that_deals_damage(shooter: str, damage: int, charge: str) -> None:
    match = battle(striker(shooter), ahead("vailla"))
    desk(match).charged = shooter
    shoot(match, shooter, 430, 500, 0, 900)
    assert sum(each for _, each in wounds(match)) == damage and desk(match).charged == charge


@covers("DK-TRA-09", "DK-R-27")
def test_a_magnet_shot_and_the_flick_of_its_target_spend_no_charge() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1), ahead("akeru"))
    desk(match).charged = "vailla"
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    assert hits(match) == [("akeru", 1)] and desk(match).charged == "vailla"


@covers("DK-TRA-09")
def test_a_shot_that_misses_spends_no_charge() -> None:
    match = battle(striker("div"), away("kharu", 1))
    desk(match).charged = "div"
    shoot(match, "div", 430, 500, 0, 900)
    assert desk(match).charged == "div"


@covers("DK-TRA-09")
def test_attacks_of_others_spend_no_charge() -> None:
    match = battle(striker("vampal"), ahead("kharu"), away("sirokh", 0))
    desk(match).charged = "sirokh"
    flick(match, "vampal1", 0, 900)
    assert hits(match) == [("kharu", 1)] and desk(match).charged == "sirokh"


@covers("DK-TRA-10")
def test_a_charge_is_spent_even_if_the_damage_is_prevented() -> None:
    match = battle(striker("sirokh"), ahead("kharu"))
    lay(match, "kharu", "shield1", by=1)
    desk(match).charged = "sirokh"
    flick(match, "sirokh", 0, 900)
    assert wounds(match) == [] and [each.hero for each in told(match, ChargeSpent)] == ["sirokh"] and desk(match).charged == ""
    match = battle(striker("sirokh"), ahead("kharu"))
    lay(match, "kharu", "shield1", by=1)
    desk(match).charged = "sirokh"
    shoot(match, "sirokh", 430, 500, 0, 900)
    assert wounds(match) == [] and desk(match).charged == ""


@covers("DK-TRA-11")
def test_the_charge_is_lost_with_its_hero() -> None:
    match = battle(striker("kharu", 1), ahead("sirokh", 0, wounds=3), away("smoker", 0), first_player=1)
    desk(match).charged = "sirokh"
    flick(match, "kharu", 0, 900, seat=1)
    assert "sirokh" not in desk(match).lives and desk(match).charged == "" and told(match, ChargeSpent)


@covers("DK-TRA-12", "DK-TRA-13")
def test_kharu_may_lay_a_lariat_on_himself_and_it_works_at_once() -> None:
    match = battle(striker("kharu"), ahead("vailla"), away("ezzen", 0))
    assert options(match) == ("lariat kharu", "lariat ezzen1", "lariat vailla", "end")
    match.act(0, "lariat kharu")
    flick(match, "kharu", 0, 900)
    assert wounds(match) == [("vailla", 2), ("kharu", 1)] and desk(match).actions == 2


@covers("DK-TRA-12")
def test_kharu_may_lay_a_lariat_on_anybody() -> None:
    match = battle(striker("kharu"), away("vailla", 1))
    match.act(0, "lariat vailla")
    flick(match, "kharu", 0, 300)
    assert column(match, "vailla") == ("lariat1",) and desk(match).layer == {"lariat1": 0}


@covers("DK-TRA-12", "DK-TRN-14")
def test_kharu_may_be_flicked_without_a_lariat() -> None:
    match = battle(striker("kharu"), ahead("vailla"))
    flick(match, "kharu", 0, 900)
    assert wounds(match) == [("vailla", 1)] and desk(match).columns == {}


@covers("DK-TRA-12")
def test_kharu_lays_no_lariat_when_he_cannot_be_flicked() -> None:
    match = battle(striker("kharu"), away("ezzen", 0), away("vailla", 1))
    lay(match, "kharu", "tick1", by=1)
    assert options(match) == ("end",)
    match = battle(striker("kharu"), away("ezzen", 0), away("vailla", 1))
    flick(match, "kharu", 0, 300)
    assert options(match) == ("end",)


@covers("DK-TRA-14")
def test_after_the_lariat_the_flick_of_kharu_must_follow() -> None:
    match = battle(striker("kharu"), away("ezzen", 0), away("vailla", 1))
    match.act(0, "lariat vailla")
    assert kind(match) == "aim" and ranges(match)["disk"] == ("kharu",) and options(match) == ()
    assert refused(match, "end") and refused(match, "lariat kharu") and refused(match, "flick ezzen1 0.0 300")
    assert desk(match).actions == 2 and desk(match).acted == {"kharu"}


@covers("DK-TRA-15")
def test_a_dead_minusoids_player_names_who_takes_a_penalty_card() -> None:
    match = battle(striker("kharu"), ahead("minusoid"), away("vailla", 1))
    flick(match, "kharu", 0, 900)
    assert kind(match, 1) == "penalise" and options(match, 1) == ("penalise 0", "penalise 1")
    match.act(1, "penalise 0")
    assert desk(match).penalties == [1, 0] and [(each.seat, each.kind) for each in told(match, TimeCardTaken)] == [(0, "penalty")]


@covers("DK-TRA-15")
def test_the_player_of_a_minusoid_may_name_himself() -> None:
    match = battle(striker("kharu"), ahead("minusoid"), away("vailla", 1))
    flick(match, "kharu", 0, 900)
    match.act(1, "penalise 1")
    assert desk(match).penalties == [0, 1]


@covers("DK-TRA-15", "DK-WIN-04")
def test_a_player_whose_last_character_was_a_minusoid_still_names_one() -> None:
    match = battle(striker("kharu"), ahead("minusoid"), away("sirokh", 2), players=3)
    flick(match, "kharu", 0, 900)
    assert desk(match).out == (1,) and kind(match, 1) == "penalise" and options(match, 1) == ("penalise 0", "penalise 2")
    match.act(1, "penalise 2")
    assert desk(match).penalties == [0, 0, 1] and kind(match) == "act"


@covers("DK-TRA-16")
def test_a_dead_energan_gives_its_player_a_bonus_card() -> None:
    match = battle(striker("kharu"), ahead("energan"), away("vailla", 1))
    flick(match, "kharu", 0, 900)
    assert desk(match).bonuses == [0, 1] and kind(match) == "act"
    match.act(0, "end")
    assert desk(match).actions == 4


@covers("DK-TRA-23")
@pytest.mark.parametrize("killer", ["enemy", "friend", "itself"])
def test_death_traits_work_whoever_killed_and_on_whoevers_turn(killer: str) -> None:
    match = battle(
        unit("untouchable", 0 if killer == "friend" else 1, 430, 500), striker("energan", 0), away("vailla", 0),
        away("shawakh", 1, missiles=0), first_player=0 if killer != "enemy" else 1,
    )  # fmt: skip
    if killer == "itself":
        lay(match, "energan1", "lariat1", by=0)
        flick(match, "energan1", 0, 400)
    else:
        match.act(1 if killer == "enemy" else 0, "end")
    assert "energan1" not in desk(match).lives
    assert [(each.seat, each.kind) for each in told(match, TimeCardTaken)] == [(0, "bonus")]


@covers("DK-TRA-23", "DK-RES-10")
def test_several_death_traits_come_in_the_active_players_order() -> None:
    match = battle(striker("kharu"), *gate("minusoid", "energan"), away("vailla", 1))
    flick(match, "kharu", 0, 1200)
    assert kind(match) == "deaths" and options(match) == ("trigger minusoid1", "trigger energan1", "rest")
    match.act(0, "trigger energan1")
    assert desk(match).bonuses == [0, 1] and kind(match, 1) == "penalise"
    match.act(1, "penalise 1")
    assert desk(match).bonuses == desk(match).penalties == [0, 0]
