"""12.3: tricky interactions of hits, Shields, Lariats, Flames and the dead, each as it is written there."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import DamagePrevented, DiskFlicked, DiskReturned, RitualDrawn, TimeCardTaken
from parlour.games.desktopia.rules.nearness import nearby
from parlour.games.desktopia.tests.blows import ahead, away, column, course, gate, hits, striker, wounds
from parlour.games.desktopia.tests.situations import battle, desk, flick, kind, lay, opened, options, ranges, script, told, unit


@covers("DK-T-21")
def test_t21_kharu_power_plus_lariat() -> None:
    match = battle(striker("kharu", facing=0), *gate("vailla", "baaroun"))
    match.act(0, "lariat kharu")
    flick(match, "kharu", 0, 1200)
    assert hits(match) == [("vailla", 3), ("baaroun", 3)] and desk(match).lives["kharu"] == 2 and desk(match).dealt == 6


@covers("DK-T-22")
def test_t22_the_striker_dies_on_the_way() -> None:
    match = battle(striker("phantom"), *gate("energan", "minusoid"), away("kharu", 0), away("vailla", 1))
    lay(match, "phantom1", "lariat1", by=1)
    flick(match, "phantom1", 0, 1200)
    met = [{each.disk, each.other} for each in told(match, DiskFlicked)[0].happenings if each.kind == "hit"]
    assert {"phantom1", "minusoid1"} in met
    assert wounds(match) == [("energan1", 2), ("phantom1", 1)] and "minusoid1" in desk(match).lives
    assert [(each.seat, each.kind) for each in told(match, TimeCardTaken)] == [(1, "bonus")]


@covers("DK-T-23")
def test_t23_shield_and_lariat_on_the_striker() -> None:
    match = battle(striker("ezzen"), ahead("ramprack", by=60), away("vailla", 1))
    lay(match, "ezzen1", "shield1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 700)
    assert told(match, DiskFlicked)[0].happenings[0].kind == "shed"
    assert wounds(match) == [("ramprack1", 2), ("ezzen1", 1)] and desk(match).lives["ezzen1"] == 1


@covers("DK-T-24")
def test_t24_the_same_with_a_soft_flick() -> None:
    match = battle(striker("ezzen"), ahead("ramprack", by=60), away("vailla", 1))
    lay(match, "ezzen1", "shield1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 500)
    assert wounds(match) == [("ramprack1", 2)] and desk(match).lives["ezzen1"] == 2
    assert column(match, "ezzen1") == ("shield1", "lariat1")
    assert [(each.disk, each.why) for each in told(match, DamagePrevented)] == [("ezzen1", "shield")]


@covers("DK-T-25")
def test_t25_a_shield_lost_in_a_chain() -> None:
    match = battle(striker("kharu"), unit("phantom", 0, 470, 485), unit("vailla", 1, 513, 490))
    lay(match, "vailla", "shield1", by=1)
    flick(match, "kharu", 0, 2500)
    happenings = [(each.kind, each.disk, each.other) for each in told(match, DiskFlicked)[0].happenings]
    assert happenings.index(("shed", "vailla", "")) < happenings.index(("hit", "kharu", "vailla"))
    assert hits(match) == [("vailla", 1)] and wounds(match) == []


@covers("DK-T-26")
def test_t26_a_flame_that_falls_by_the_elementals_blow() -> None:
    match = battle(striker("elemental"), ahead("ramprack"), away("sirokh", 0), away("vailla", 1))
    lay(match, "ramprack1", "flame1", by=0)
    flick(match, "elemental1", 0, 1500)
    assert ("shed", "ramprack1") in [(each.kind, each.disk) for each in told(match, DiskFlicked)[0].happenings]
    assert wounds(match) == [("ramprack1", 2)] and "ramprack1" not in desk(match).lives


@covers("DK-T-27")
def test_t27_four_flames_for_three_enemies_hit() -> None:
    struck = unit("kharu", 1, 493, 528), unit("akeru", 1, 524, 473), unit("ezzen", 1, 539, 501)
    match = battle(striker("adjarkha"), *struck, away("ezzen", 1), away("phantom", 1, 2))
    lay(match, "ezzen2", "flame1", by=0)
    lay(match, "phantom1", "flame2", by=0)
    flick(match, "adjarkha", 0, 1600)
    assert [who for who, _ in hits(match)] == ["kharu", "akeru", "ezzen1"]
    assert kind(match) == "flames" and match.pending[0].facts["count"] == 2
    match.act(0, "burn kharu ezzen1")
    assert column(match, "kharu") and column(match, "ezzen1") and not column(match, "akeru")


@covers("DK-T-28")
@pytest.mark.parametrize(("first", "lives"), [("flame1", (1, 2)), ("adjarkha", (2, 1))])
def test_t28_a_flame_moved(first: str, lives: tuple[int, int]) -> None:
    match = battle(away("adjarkha", 0), away("ezzen", 1), away("ezzen", 1, 2))
    lay(match, "ezzen1", "flame1", by=0)
    match.act(0, "end")
    match.act(0, f"trigger {first}")
    match.act(0, "spark flame1 ezzen2")
    assert (desk(match).lives["ezzen1"], desk(match).lives["ezzen2"]) == lives and kind(match, 1) == "act"


@covers("DK-T-29", "DK-RIT-01", "DK-RIT-02")
@pytest.mark.parametrize(("flames", "shielded", "draws"), [(2, False, 1), (1, False, 0), (0, False, 0), (0, True, 1)])
def test_t29_ritual_count(flames: int, shielded: bool, draws: int) -> None:
    plain = script(striker("vampal"), ahead("kharu"), away("akeru", 1, missiles=0), first_player=1)
    match = opened(plain | {"rituals": {"enabled": True, "draw": "standard"}})
    if shielded:
        lay(match, "kharu", "shield1", by=1)
    else:
        lay(match, "akeru", "tick1", *["flame1", "flame2"][:flames], by=0)
    match.act(1, "end")
    match.act(1, "done")
    before = len(told(match, RitualDrawn))
    flick(match, "vampal1", 0, 900)
    match.act(0, "end")
    if flames == 2:
        match.act(0, "rest")
    drawn = told(match, RitualDrawn)[before:]
    assert [each.seat for each in drawn] == [0] * draws
    assert desk(match).total[0] == (0 if shielded else 2 + flames)


@covers("DK-T-36")
@pytest.mark.parametrize(("first", "left", "lives"), [
    ("untouchable2", {"untouchable2"}, 3), ("untouchable1", {"untouchable1", "untouchable3"}, 4),
])  # fmt: skip
def test_t36_untouchables_in_a_row(first: str, left: set[str], lives: int) -> None:
    row = [unit("untouchable", 0, 300 + 30 * number, 500) for number in range(3)]
    match = battle(*row, unit("kharu", 1, 330, 541), away("div", 0))
    assert nearby(desk(match), "kharu") == ("untouchable2",)
    match.act(0, "end")
    match.act(0, f"trigger {first}")
    assert kind(match, 1) == "act" and {disk for disk in desk(match).lives if disk.startswith("unt")} == left
    assert desk(match).lives["kharu"] == lives


@covers("DK-T-42", "DK-OUT-03", "DK-TIM-02")
def test_t42_killed_and_off_the_table() -> None:
    match = battle(unit("kharu", 0, 850, 500), unit("elemental", 1, 950, 500), away("ezzen", 0), away("sirokh", 1))
    flick(match, "kharu", 0, 1200)
    assert ("left", "elemental1") in [(each.kind, each.disk) for each in told(match, DiskFlicked)[0].happenings]
    assert "elemental1" not in desk(match).at and told(match, DiskReturned) == [] and desk(match).actions == 1


@covers("DK-T-50", "DK-TRA-02")
def test_t50_smoker() -> None:
    match = battle(striker("ezzen"), ahead("smoker"), away("sirokh", 1))
    flick(match, "ezzen1", 0, 900)
    assert wounds(match) == [] and "smoker1" in desk(match).lives
    match = battle(striker("ezzen"), ahead("smoker"), away("sirokh", 1))
    lay(match, "ezzen1", "lariat1", by=0)
    flick(match, "ezzen1", 0, 900)
    assert course(match) == [("wounded", "ezzen1", 1)] and "smoker1" in desk(match).lives
    match = battle(striker("kharu"), ahead("smoker"), away("sirokh", 1))
    flick(match, "kharu", 0, 900)
    assert "smoker1" not in desk(match).lives
    match = battle(striker("untouchable"), unit("smoker", 1, 430, 500), away("sirokh", 1))
    match.act(0, "end")
    assert "smoker1" not in desk(match).lives and options(match, 1) == ("end",) and ranges(match, 1)["disk"] == ("sirokh",)
