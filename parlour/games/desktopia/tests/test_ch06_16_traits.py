"""6.16: traits that work at the beginning and at the end of a turn, and in hits and shots."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterWounded, DamagePrevented, DiskFlicked, MissileLaid
from parlour.games.desktopia.position import type_of
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, course, hits, striker, wounds
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

FLICKED = {"vampal": "vampal1", "elemental": "elemental1", "kharu": "kharu", "skolop": "skolop1", "ezzen": "ezzen1"}


@covers("DK-TRA-01", "DK-R-25")
@pytest.mark.parametrize(("burning", "damage"), [(True, 2), (False, 1)])
def test_an_elemental_deals_double_damage_to_the_burning(burning: bool, damage: int) -> None:
    match = battle(striker("elemental"), ahead("kharu"), away("sirokh", 0))
    if burning:
        lay(match, "kharu", "flame1", by=0)
    flick(match, "elemental1", 0, 900)
    assert hits(match) == [("kharu", damage)]


@covers("DK-TRA-01", "DK-MIS-02")
def test_two_flames_do_not_double_twice_and_flames_on_the_elemental_not_at_all() -> None:
    match = battle(striker("elemental"), ahead("kharu"), away("sirokh", 0))
    lay(match, "kharu", "flame1", "flame2", by=0)
    flick(match, "elemental1", 0, 900)
    assert hits(match) == [("kharu", 2)]
    match = battle(striker("elemental"), ahead("kharu"), away("sirokh", 0))
    lay(match, "elemental1", "flame1", by=1)
    flick(match, "elemental1", 0, 900)
    assert hits(match) == [("kharu", 1)]


@covers("DK-TRA-01", "DK-R-12")
def test_an_elemental_doubles_even_if_the_flame_fell_earlier_in_its_flick() -> None:
    match = battle(striker("elemental"), unit("smoker", 0, 449, 507), unit("ramprack", 1, 472, 489), away("vailla", 1))
    lay(match, "ramprack1", "flame1", by=0)
    flick(match, "elemental1", 0, 2500)
    happened = [(each.kind, each.disk) for each in told(match, DiskFlicked)[0].happenings]
    assert happened == [("hit", "elemental1"), ("hit", "smoker1"), ("shed", "ramprack1"), ("hit", "elemental1")]
    assert hits(match) == [("ramprack1", 2)]


@covers("DK-TRA-01")
def test_nobody_else_deals_double_damage_to_the_burning() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    lay(match, "kharu", "flame1", by=0)
    flick(match, "vampal1", 0, 900)
    assert hits(match) == [("kharu", 1)]


@covers("DK-TRA-02", "DK-TRA-03", "DK-TRA-04")
@pytest.mark.parametrize(("who", "dies"), [("ezzen", False), ("skolop", False), ("kharu", True)])
def test_a_smoker_is_wounded_by_hits_of_heroes_only(who: str, dies: bool) -> None:
    match = battle(striker(who), ahead("smoker"), away("sirokh", 1))
    flick(match, FLICKED[who], 0, 900)
    assert hits(match) == [("smoker1", 1)] and ("smoker1" not in desk(match).lives) == dies
    assert [each.why for each in told(match, DamagePrevented)] == ([] if dies else ["smoker"])


@covers("DK-TRA-02", "DK-TRA-03")
def test_a_smoker_is_wounded_by_shots_of_heroes() -> None:
    match = battle(striker("div"), ahead("smoker"), away("sirokh", 1))
    shoot(match, "div", 430, 500, 0, 900)
    assert "smoker1" not in desk(match).lives


@covers("DK-TRA-03", "DK-R-58")
def test_a_smoker_is_wounded_by_the_trait_of_a_fighter() -> None:
    match = battle(striker("untouchable"), unit("smoker", 1, 430, 500), away("sirokh", 1))
    match.act(0, "end")
    assert wounds(match) == [("smoker1", 1)]


@covers("DK-TRA-03")
def test_a_smoker_is_wounded_by_a_lariat_on_itself() -> None:
    match = battle(striker("smoker"), ahead("kharu"), away("sirokh", 0))
    lay(match, "smoker1", "lariat1", by=1)
    flick(match, "smoker1", 0, 900)
    assert wounds(match) == [("kharu", 2), ("smoker1", 1)]


@covers("DK-TRA-04")
def test_for_a_smoker_the_rank_of_the_flicked_counts_and_not_of_who_flicks_it() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("elemental", 1), ahead("smoker"), away("sirokh", 1))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "elemental1", 0, 900)
    assert hits(match) == [("smoker1", 1)] and "smoker1" in desk(match).lives


@covers("DK-TRA-05")
def test_adjarkha_may_move_any_flame_from_anybody_to_anybody_else() -> None:
    match = battle(away("adjarkha", 0), away("vampal", 0, 4), away("kharu", 1))
    lay(match, "vampal1", "flame1", by=1)
    lay(match, "kharu", "flame2", by=1)
    match.act(0, "end")
    assert set(options(match)) == {
        "spark flame1 adjarkha", "spark flame1 kharu", "spark flame2 adjarkha", "spark flame2 vampal1", "decline",
    }  # fmt: skip
    match.act(0, "spark flame1 kharu")
    assert column(match, "kharu") == ("flame2", "flame1") and column(match, "vampal1") == () and kind(match, 1) == "act"
    assert [(each.missile, each.target, each.seat, each.source) for each in told(match, MissileLaid)] == [
        ("flame1", "kharu", 0, "vampal1")
    ]


@covers("DK-TRA-05")
def test_adjarkha_is_not_asked_without_a_flame_on_anybody() -> None:
    match = battle(away("adjarkha", 0), away("kharu", 1))
    lay(match, "kharu", "lariat1", by=1)
    match.act(0, "end")
    assert kind(match, 1) == "act"


@covers("DK-TRA-06")
@pytest.mark.parametrize(("distance", "nearby"), [(41.999, True), (42.0, False)])
def test_an_untouchable_wounds_everybody_nearby(distance: float, nearby: bool) -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 400 + distance, 500), away("div", 0))
    match.act(0, "end")
    assert desk(match).lives["kharu"] == (3 if nearby else 4)


@covers("DK-TRA-06")
def test_an_untouchable_wounds_friend_and_foe_but_not_itself() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 440, 500), unit("shawakh", 0, 360, 500, missiles=0))
    match.act(0, "end")
    assert desk(match).lives == {"untouchable1": 1, "kharu": 3, "shawakh": 4}


@covers("DK-TRA-06", "DK-NEA-05")
def test_an_untouchable_wounds_nobody_behind_a_wall() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 436, 500), away("div", 0), terrain=[rect("wall", 416, 500, 2, 40)])
    match.act(0, "end")
    assert wounds(match) == []


@covers("DK-TRA-07", "DK-R-28")
def test_each_untouchable_is_a_trigger_of_its_own() -> None:
    match = battle(unit("untouchable", 0, 300, 500), unit("kharu", 1, 330, 500), unit("untouchable", 0, 360, 500))
    match.act(0, "end")
    assert options(match) == ("trigger untouchable1", "trigger untouchable2", "rest")
    match.act(0, "rest")
    assert [(each.by, each.left) for each in told(match, CharacterWounded)] == [("untouchable1", 3), ("untouchable2", 2)]


@covers("DK-TRA-07", "DK-TRN-18")
def test_who_is_nearby_an_untouchable_is_seen_when_it_fires() -> None:
    match = battle(
        striker("untouchable"), unit("shawakh", 0, 440, 540, on_artifact="magnetosphere", missiles=0), away("kharu", 1),
        artifacts=[artifact("magnetosphere", 440, 540)],
    )  # fmt: skip
    match.act(0, "end")
    match.act(0, "pull kharu")
    match.act(0, "place 432.0 500.0")
    assert desk(match).lives["kharu"] == 3


@covers("DK-TRA-06", "DK-TRA-22", "DK-NEA-03")
def test_an_untouchable_on_an_artifact_does_not_reach_down_to_the_table() -> None:
    match = battle(
        striker("untouchable", on_artifact="fire_mine"), unit("kharu", 1, 432, 500), away("div", 0),
        artifacts=[artifact("fire_mine", 400, 500)],
    )  # fmt: skip
    match.act(0, "end")
    assert wounds(match) == []


@covers("DK-TRN-17", "DK-TRN-18", "DK-TRA-07")
def test_a_fighter_that_comes_back_does_not_take_over_the_trigger_of_a_dead_one() -> None:
    match = battle(
        unit("untouchable", 0, 400, 500), unit("untouchable", 0, 430, 500), unit("energan", 1, 460, 500), away("div", 0),
        unit("shawakh", 0, 700, 500, on_artifact="smithy_of_dust", missiles=0), unit("kharu", 1, 760, 500),
        artifacts=[artifact("smithy_of_dust", 700, 500)],
    )  # fmt: skip
    for answer in ("end", "trigger untouchable2", "rest", "raise untouchable", "place 730.0 500.0"):
        match.act(0, answer)
    assert wounds(match) == [("untouchable1", 1), ("energan1", 1)] and kind(match, 1) == "act"


@covers("DK-TRA-17", "DK-R-20", "DK-SET-12")
def test_baaroun_gets_a_lightning_at_the_beginning_of_each_own_turn() -> None:
    match = battle(striker("baaroun"), away("kharu", 1))
    assert desk(match).supply["baaroun"] == 1 and len(free(desk(match), "lightning")) == 2
    for stored in (2, 3, 3):
        match.act(0, "end")
        match.act(1, "end")
        assert desk(match).supply["baaroun"] == stored


@covers("DK-TRA-18")
def test_only_vaillas_magnet_may_have_comrades_as_targets() -> None:
    match = battle(striker("vailla"), ahead("energan", 0), away("kharu", 1))
    shoot(match, "vailla", 430, 500, 0, 900)
    assert kind(match) == "aim" and ranges(match)["disk"] == ("energan1",)
    rules = [{"type": "disable_ability", "tag": "plain", "ability": "trait"}]
    match = battle(striker("vailla", tag="plain"), ahead("energan", 0), away("kharu", 1), special_rules=rules)
    shoot(match, "vailla", 430, 500, 0, 900)
    assert kind(match) == "act"


@covers("DK-TRA-19")
def test_shawakh_may_lay_two_shields_on_different_characters_friend_or_foe() -> None:
    match = battle(away("shawakh", 0), away("dryad", 0, 4), away("kharu", 1))
    match.act(0, "end")
    assert kind(match) == "shields" and options(match) == ("shield shawakh", "shield dryad1", "shield kharu", "done")
    match.act(0, "shield kharu")
    assert options(match) == ("shield shawakh", "shield dryad1", "done")
    match.act(0, "shield dryad1")
    assert kind(match, 1) == "act" and desk(match).supply["shawakh"] == 1
    assert [type_of(each) for who in ("kharu", "dryad1") for each in column(match, who)] == ["shield", "shield"]


@covers("DK-TRA-19")
@pytest.mark.parametrize("laid", [0, 1])
def test_shawakh_may_lay_one_shield_or_none(laid: int) -> None:
    match = battle(away("shawakh", 0), away("kharu", 1))
    match.act(0, "end")
    for answer in (*["shield shawakh"][:laid], "done"):
        match.act(0, answer)
    assert desk(match).supply["shawakh"] == 3 - laid and kind(match, 1) == "act"


@covers("DK-TRA-19")
@pytest.mark.parametrize("stored", [0, 1])
def test_shawakh_lays_no_more_shields_than_lie_on_his_card(stored: int) -> None:
    match = battle(away("shawakh", 0, missiles=stored), away("kharu", 1))
    match.act(0, "end")
    if stored:
        match.act(0, "shield kharu")
    assert kind(match, 1) == "act" and desk(match).supply["shawakh"] == 0


@covers("DK-TRA-19", "DK-R-92")
def test_shawakh_still_lays_two_shields_in_a_turn_in_which_he_shot_one() -> None:
    match = battle(striker("shawakh"), ahead("dryad", 0), ahead("hornbug", 0, 300), away("kharu", 1))
    shoot(match, "shawakh", 430, 500, 0, 600)
    match.act(0, "end")
    for disk in ("shawakh", "hornbug1"):
        match.act(0, f"shield {disk}")
    assert desk(match).supply["shawakh"] == 0 and sorted(desk(match).columns) == ["dryad1", "hornbug1", "shawakh"]


@covers("DK-TRA-20", "DK-R-68")
@pytest.mark.parametrize(("friends", "foes", "lives"), [(0, 2, 1), (1, 1, 2), (3, 0, 4), (4, 0, 5)])
def test_a_vampal_receives_a_life_for_each_ally_nearby(friends: int, foes: int, lives: int) -> None:
    spots = [(430, 500), (370, 500), (400, 530), (400, 470)]
    units = [unit("smoker", 0, *spots[number]) for number in range(friends)]
    units += [unit("skolop", 1, *spots[friends + number]) for number in range(foes)]
    rules = [{"type": "life_max", "tag": "big", "n": 9}]
    match = battle(striker("vampal", tag="big", wounds=8), *units, away("kharu", 1), special_rules=rules, first_player=1)
    match.act(1, "end")
    assert desk(match).lives["vampal1"] == lives


@covers("DK-TRA-20", "DK-R-68", "DK-GEN-03")
def test_characters_of_an_allied_player_feed_a_vampal_too() -> None:
    units = striker("vampal", wounds=1), unit("kharu", 1, 432, 500), away("vailla", 2), away("div", 3)
    match = battle(*units, players=4, teams=[0, 0, 1, 1], first_player=3)
    match.act(3, "end")
    assert course(match) == [("healed", "vampal1", 2)]


@covers("DK-TRA-21")
def test_a_hornbug_that_is_healed_can_act_again() -> None:
    match = battle(striker("dryad"), ahead("hornbug", 0, wounds=1), away("kharu", 1))
    assert ranges(match)["disk"] == ("dryad1",)
    flick(match, "dryad1", 0, 900)
    assert ranges(match)["disk"] == ("hornbug1",)


@covers("DK-TRA-22")
def test_a_trait_works_with_a_tick_and_on_an_artifact() -> None:
    match = battle(
        striker("baaroun", on_artifact="fire_mine"), unit("vampal", 0, 600, 500, wounds=1), unit("smoker", 0, 630, 500),
        away("kharu", 1), artifacts=[artifact("fire_mine", 400, 500)], first_player=1,
    )  # fmt: skip
    lay(match, "vampal1", "tick1", by=0)
    lay(match, "baaroun", "tick2", by=0)
    match.act(1, "end")
    assert {"trigger baaroun", "trigger vampal1"} < set(options(match))
    match.act(0, "trigger baaroun")
    match.act(0, "trigger vampal1")
    assert desk(match).supply["baaroun"] == 1 and desk(match).lives["vampal1"] == 2
