"""6.13: supplies, the reserve, and what happens when there is not enough."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, refused, striker
from parlour.games.desktopia.tests.situations import (
    Plain,
    again,
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    opened,
    options,
    ranges,
    script,
    shoot,
    unit,
)
from parlour.kernel import Match


@covers("DK-SUP-01")
def test_a_missile_used_from_a_limited_supply_comes_from_the_card_and_goes_to_the_reserve() -> None:
    match = battle(striker("akeru"), ahead("vampal", by=60), away("sirokh", 1))
    assert desk(match).supply["akeru"] == 3 and free(desk(match), "tick") == ()
    shoot(match, "akeru", 430, 500, 0, 300)
    assert desk(match).supply["akeru"] == 2 and column(match, "vampal1") == ("tick1",) and free(desk(match), "tick") == ()
    desk(match).columns.clear()
    assert len(free(desk(match), "tick")) == 1


@covers("DK-SUP-02")
@pytest.mark.parametrize(("stored", "then"), [(0, 2), (1, 3), (2, 3)])
def test_akerus_card_never_holds_more_than_three(stored: int, then: int) -> None:
    match = battle(striker("akeru", missiles=stored), away("sirokh", 1))
    match.act(0, "cast akeru")
    assert desk(match).supply["akeru"] == then


@covers("DK-SUP-02", "DK-TRA-17")
@pytest.mark.parametrize(("stored", "then"), [(0, 1), (2, 3), (3, 3)])
def test_baaroun_never_has_more_than_three_lightnings(stored: int, then: int) -> None:
    match = battle(striker("baaroun"), away("sirokh", 1), first_player=1)
    desk(match).supply["baaroun"] = stored
    match.act(1, "end")
    assert desk(match).supply["baaroun"] == then


@covers("DK-SUP-02", "DK-ART-16")
def test_the_fire_mine_does_not_fill_a_card_beyond_its_maximum() -> None:
    match = battle(
        striker("akeru"), away("kharu", 0, on_artifact="fire_mine"), away("sirokh", 1), artifacts=[artifact("fire_mine", 60, 60)]
    )
    assert "use fire_mine" not in options(match)
    desk(match).supply["akeru"] = 2
    again(match).act(0, "use fire_mine")
    assert desk(match).supply["akeru"] == 3


@covers("DK-SUP-03", "DK-R-04")
@pytest.mark.parametrize("who", ["adjarkha", "sirokh", "div", "vailla", "kharu"])
def test_an_unlimited_supply_lies_on_the_card_of_the_missile(who: str) -> None:
    match = battle(striker(who), away("akeru", 1))
    kind_of_missile = CONTENT.missiles[CONTENT.characters[who].missile]
    assert who not in desk(match).supply and len(free(desk(match), kind_of_missile.short)) == kind_of_missile.disks


@covers("DK-SUP-03", "DK-MIS-30")
def test_a_flame_that_is_shaken_off_is_on_its_card_again() -> None:
    match = battle(striker("vampal"), away("kharu", 1), away("akeru", 1, 2))
    lay(match, "vampal1", "flame1", by=0)
    assert len(free(desk(match), "flame")) == 3
    flick(match, "vampal1", 0, 800)
    assert len(free(desk(match), "flame")) == 4


@covers("DK-SUP-04")
def test_while_all_flames_lie_on_characters_nobody_can_shoot_one() -> None:
    match = battle(striker("adjarkha"), away("kharu", 1))
    lay(match, "kharu", "flame1", "flame2", "flame3")
    assert ranges(match)["shooter"] == ("adjarkha",)
    lay(match, "kharu", "flame4")
    assert "shooter" not in ranges(match) and refused(match, "shoot adjarkha 430.0 500.0 0.0 500") == "DK-SUP-07"


@covers("DK-SUP-04", "DK-TRA-12")
def test_while_both_lariats_lie_on_characters_kharu_lays_none() -> None:
    match = battle(striker("kharu"), away("sirokh", 1))
    lay(match, "sirokh", "lariat1")
    assert options(match) == ("lariat kharu", "lariat sirokh", "end")
    lay(match, "sirokh", "lariat2")
    assert options(match) == ("end",) and ranges(match)["disk"] == ("kharu",)


@covers("DK-SUP-05")
def test_akeru_cannot_take_what_is_not_in_the_reserve() -> None:
    match = battle(striker("akeru", missiles=0), away("sirokh", 1))
    lay(match, "sirokh", "tick1", "tick2", "tick3")
    assert "cast akeru" not in options(match) and refused(match, "cast akeru") == "DK-SPL-02"


@covers("DK-SUP-06", "DK-R-42")
@pytest.mark.parametrize(("lying", "then"), [(1, 2), (2, 1)])
def test_akeru_takes_as_many_as_there_are(lying: int, then: int) -> None:
    match = battle(striker("akeru", missiles=0), away("sirokh", 1))
    lay(match, "sirokh", *["tick1", "tick2"][:lying])
    match.act(0, "cast akeru")
    assert desk(match).supply["akeru"] == then


@covers("DK-SUP-07")
def test_an_empty_card_shoots_again_once_missiles_have_come_in() -> None:
    match = battle(striker("akeru", missiles=0), unit("phantom", 0, 300, 300), away("sirokh", 1))
    assert "shooter" not in ranges(match)
    match.act(0, "cast akeru")
    for seat in (0, 1):
        match.act(seat, "end")
    assert ranges(match)["shooter"] == ("akeru",)


def summoner(*units: Plain) -> Match:
    """Adjarkha's player with a Summoning in hand, and these units."""
    found = script(striker("adjarkha"), *units, away("kharu", 1))
    return opened(found | {"rituals": {"enabled": True, "hands": {"0": ["summoning"]}}})


@covers("DK-SUP-08")
def test_a_fighter_disk_of_the_reserve_comes_as_either_type() -> None:
    match = summoner(*[unit("smoker", 0, 100 * number, 300) for number in (1, 2, 3)])
    match.act(0, "play summoning")
    assert options(match) == ("summon elemental adjarkha", "summon smoker adjarkha")


@covers("DK-SUP-08", "DK-SUP-05", "DK-SET-05")
def test_four_fighter_disks_serve_both_types_together() -> None:
    match = summoner(*[unit("smoker", 0, 100 * number, 300) for number in (1, 2, 3)], unit("elemental", 0, 500, 300))
    assert "play summoning" not in options(match)


@covers("DK-SUP-09")
def test_disks_of_orders_that_nobody_plays_are_used_by_nothing() -> None:
    match = summoner()
    match.act(0, "play summoning")
    assert options(match) == ("summon elemental adjarkha", "summon smoker adjarkha")


@covers("DK-SUP-10", "DK-R-53")
def test_a_flame_belongs_to_whoever_moved_it_last() -> None:
    match = battle(away("adjarkha", 0), away("kharu", 1), away("vailla", 1, 2))
    lay(match, "kharu", "flame1", by=1)
    match.act(0, "end")
    match.act(0, "spark flame1 vailla")
    assert desk(match).layer["flame1"] == 0 and kind(match, 1) == "act"
    match.act(1, "end")
    assert desk(match).lives["vailla"] == 4
    match.act(0, "end")
    match.act(0, "rest")
    match.act(0, "decline")
    assert desk(match).lives["vailla"] == 3


@covers("DK-SUP-10")
def test_a_missile_belongs_to_the_player_who_shot_or_laid_it() -> None:
    match = battle(striker("akeru"), ahead("vampal"), unit("kharu", 0, 700, 700))
    shoot(match, "akeru", 430, 500, 0, 900)
    match.act(0, "lariat vampal1")
    assert desk(match).layer == {"tick1": 0, "lariat1": 0}


@covers("DK-SUP-11")
def test_every_hero_uses_missiles_of_one_kind_and_nobody_else_any() -> None:
    for card in CONTENT.characters.values():
        assert bool(card.missile) == (card.rank == "hero")
    assert len({card.missile for card in CONTENT.characters.values() if card.missile}) == 8


@covers("DK-SUP-11", "DK-SUP-06")
def test_the_fire_mine_gives_each_shooter_its_own_missile() -> None:
    match = battle(
        striker("akeru", missiles=1), away("baaroun", 0), away("kharu", 0, 4, on_artifact="fire_mine"), away("sirokh", 1),
        artifacts=[artifact("fire_mine", 60, 500)],
    )  # fmt: skip
    match.act(0, "trigger baaroun")
    assert desk(match).supply == {"akeru": 1, "baaroun": 1}
    match.act(0, "use fire_mine")
    assert desk(match).supply == {"akeru": 2, "baaroun": 2}
