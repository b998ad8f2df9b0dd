"""12.1: the examples of the rulebook, each as it is written there."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import DiskFlicked, RitualDrawn, TimeCardsCancelled, TurnBegan, TurnSkipped
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, course, gate, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    opened,
    options,
    ranges,
    rect,
    script,
    shoot,
    told,
    unit,
)

WITH_RITUALS: Plain = {"rituals": {"enabled": True}}


@covers("DK-T-01")
def test_t01_card_anatomy() -> None:
    card = CONTENT.characters["akeru"]
    assert (card.rank, card.kind, card.lives, card.missile, card.supply) == ("hero", "pastor", 5, "vampire_tick", 3)
    assert card.shoots and card.spell and not card.trait and card.hit == "plain"
    assert CONTENT.missiles["vampire_tick"].limited


@covers("DK-T-02")
@pytest.mark.parametrize(("angle", "ahead_at", "damage"), [
    (90, (400, 600), 2), (30, (486.6, 550), 2), (150, (313.4, 550), 2), (200, (306.03, 465.8), 1),
])  # fmt: skip
def test_t02_power_hit(angle: float, ahead_at: tuple[float, float], damage: int) -> None:
    match = battle(striker("kharu", facing=90), unit("ramprack", 1, *ahead_at), away("vailla", 1))
    flick(match, "kharu", angle, 900)
    assert hits(match) == [("ramprack1", damage)]
    assert desk(match).lives.get("ramprack1", 0) == 2 - damage


@covers("DK-T-03", "DK-HIT-09", "DK-RIT-01")
def test_t03_ezzen_and_the_lariat() -> None:
    match = opened(script(striker("ezzen"), *gate("ramprack", "ramprack"), away("vailla", 1)) | WITH_RITUALS)
    lay(match, "ezzen1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 1200)
    assert course(match) == [("wounded", "ramprack1", 0), ("wounded", "ezzen1", 1), ("wounded", "ramprack2", 0),
                             ("healed", "ezzen1", 2), ("wounded", "ezzen1", 1)]  # fmt: skip
    assert desk(match).lives["ezzen1"] == 1 and desk(match).dealt == 4
    match.act(0, "end")
    assert len(told(match, RitualDrawn)) == 1


@covers("DK-T-03", "DK-R-69")
def test_t03_the_same_with_untouchables() -> None:
    match = battle(striker("ezzen"), *gate("untouchable", "untouchable"), away("div", 1))
    lay(match, "ezzen1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 1200)
    assert hits(match) == [("untouchable1", 2), ("untouchable2", 2)] and desk(match).lives["ezzen1"] == 1
    assert desk(match).dealt == 4


@covers("DK-T-04")
def test_t04_the_same_enemy_twice() -> None:
    match = battle(
        striker("ezzen"), ahead("ramprack", tag="sturdy"), away("vailla", 1), terrain=[rect("wall", 600, 500, 20, 200)],
        special_rules=[{"type": "life_max", "tag": "sturdy", "n": 5}],
    )  # fmt: skip
    lay(match, "ezzen1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 2500)
    happenings = told(match, DiskFlicked)[0].happenings
    assert [each.kind for each in happenings] == ["shed", "hit", "terrain", "hit"]
    assert wounds(match) == [("ramprack1", 2), ("ezzen1", 1)]


@covers("DK-T-05")
@pytest.mark.parametrize(
    ("x", "y", "legal"), [(554.0, 500.0, True), (554.1, 500.0, False), (523.0, 501.5, False), (523.1, 500.0, True)]
)
def test_t05_shooting_round_a_corner(x: float, y: float, legal: bool) -> None:
    match = battle(unit("akeru", 0, 500, 500), away("vailla", 1), terrain=[rect("wall", 500, 522, 60, 8)])
    action = f"shoot akeru {x} {y} 90.0 500"  # (523, 501.5) is 23.049 away: a gap of 0.05
    if legal:
        match.act(0, action)
        assert told(match, DiskFlicked)[0].disk == "tick1"
    else:
        assert refused(match, action) == "DK-SHO-02"


@covers("DK-T-06")
def test_t06_a_tick_on_vailla() -> None:
    match = battle(unit("akeru", 0, 500, 500, wounds=1), unit("vailla", 1, 554, 600), terrain=[rect("wall", 500, 522, 60, 8)])
    shoot(match, "akeru", 554, 500, 90, 1000)
    assert column(match, "vailla") == ("tick1",)
    match.act(0, "end")
    assert ranges(match, 1) == {} and refused(match, "flick vailla 0.0 500", seat=1) == "DK-MIS-27"
    match.act(1, "end")
    assert desk(match).lives == {"akeru": 5, "vailla": 3}


@covers("DK-T-07")
def test_t07_energan_attacks_or_hides() -> None:
    match = battle(
        striker("energan"), ahead("elemental"), away("vailla", 0), away("sirokh", 1), terrain=[rect("book", 480, 420, 60, 40)]
    )
    hiding = match.copy()
    flick(match, "energan1", 0, 900)
    assert hits(match) == [("elemental1", 1)] and "elemental1" not in desk(match).lives
    before = dict(desk(hiding).at)
    flick(hiding, "energan1", 285, 800)
    assert {disk for disk, spot in desk(hiding).at.items() if spot != before[disk]} == {"energan1"}
    assert course(hiding) == [] and desk(hiding).actions == 2


@covers("DK-T-08")
def test_t08_three_results_of_one_flick() -> None:
    match = battle(
        striker("adjarkha"), unit("vampal", 0, 471, 526), unit("minusoid", 1, 491, 475), away("vailla", 1),
        artifacts=[artifact("fountain_of_life", 580, 516)],
    )  # fmt: skip
    flick(match, "adjarkha", 0, 1600)
    met = [({each.disk, each.other} - {"adjarkha"}).pop() for each in told(match, DiskFlicked)[0].happenings
           if each.kind == "hit" and "adjarkha" in (each.disk, each.other)]  # fmt: skip
    assert list(dict.fromkeys(met)) == ["vampal1", "minusoid1", "fountain_of_life"]
    assert kind(match) == "climb" and options(match) == ("climb fountain_of_life", "stay")
    match.act(0, "climb fountain_of_life")
    assert kind(match, 1) == "penalise"
    match.act(1, "penalise 0")
    assert desk(match).lives["vampal1"] == 2 and "minusoid1" not in desk(match).lives
    assert desk(match).penalties == [1, 0] and desk(match).on == {"adjarkha": "fountain_of_life"}


@covers("DK-T-09")
@pytest.mark.parametrize(("stored", "lying", "then"), [(0, 1, 2), (2, 0, 3)])
def test_t09_akeru_reloads(stored: int, lying: int, then: int) -> None:
    match = battle(striker("akeru", missiles=stored), away("vailla", 1))
    lay(match, "vailla", *["tick3"][:lying])
    assert len(free(desk(match), "tick")) == 3 - stored - lying
    match.act(0, "cast akeru")
    assert desk(match).supply["akeru"] == then


@covers("DK-T-09")
def test_t09_a_full_card_is_not_reloaded() -> None:
    assert "cast akeru" not in options(battle(striker("akeru"), away("vailla", 1)))


@covers("DK-T-10")
def test_t10_ramprack() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("energan"), away("sirokh", 1))
    flick(match, "energan1", 0, 300)
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 300)
    assert desk(match).actions == 1
    wounded = battle(unit("ramprack", 0, 300, 300, wounds=1), striker("energan"), away("sirokh", 1))
    assert options(wounded) == ("end",)


@covers("DK-T-11")
def test_t11_supplies() -> None:
    match = battle(striker("akeru"), away("vailla", 1))
    shoot(match, "akeru", 430, 500, 0, 500)
    assert desk(match).supply["akeru"] == 2 and len(free(desk(match), "tick")) == 1
    match = battle(striker("sirokh"), away("vailla", 1))
    shoot(match, "sirokh", 430, 500, 0, 500)
    assert free(desk(match), "tornado") == ()
    flick(match, "tornado1", 0, 500)
    assert free(desk(match), "tornado") == ("tornado1",)
    for seat in (0, 1):
        match.act(seat, "end")
    assert ranges(match)["shooter"] == ("sirokh",)


@covers("DK-T-12", "DK-TIM-06", "DK-TIM-07")
@pytest.mark.parametrize(("cards", "actions"), [(2, 1), (3, 0)])
def test_t12_penalties_at_turn_begin(cards: int, actions: int) -> None:
    rules: list[Plain] = [{"type": "start_time_cards", "seat": 1, "kind": "penalty", "n": cards}]
    match = battle(away("sirokh", 0), away("vailla", 1), special_rules=rules)
    match.act(0, "end")
    assert desk(match).penalties == [0, 0]
    if actions:
        assert told(match, TurnBegan)[-1] == (1, actions)
    else:
        assert told(match, TurnSkipped)[-1] == (1,) and kind(match) == "act"


@covers("DK-T-12", "DK-TIM-08")
def test_t12_a_bonus_cancels_a_penalty() -> None:
    rules: list[Plain] = [{"type": "start_time_cards", "seat": 1, "kind": "penalty", "n": 1}]
    match = battle(striker("kharu"), ahead("energan"), away("vailla", 1), special_rules=rules)
    flick(match, "kharu", 0, 900)
    assert [each.seat for each in told(match, TimeCardsCancelled)] == [1]
    assert desk(match).penalties == desk(match).bonuses == [0, 0]
    match.act(0, "end")
    assert desk(match).actions == 3
