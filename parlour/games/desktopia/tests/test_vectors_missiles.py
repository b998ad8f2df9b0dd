"""12.3: tricky interactions of shots, spells and the Fire Mine, each as it is written there."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ActionLost, DamagePrevented, DiskReturned, ShotMissed, ShotStruck, TimeCardTaken
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, course, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import artifact, battle, desk, flick, kind, lay, options, ranges, shoot, told, unit


@covers("DK-T-30")
def test_t30_lightning() -> None:
    match = battle(striker("baaroun"), ahead("akeru"), first_player=1)
    desk(match).supply["baaroun"] = 2
    match.act(1, "end")
    missing = match.copy()
    shoot(match, "baaroun", 430, 500, 0, 900)
    assert wounds(match) == [("akeru", 3)] and desk(match).supply["baaroun"] == 0 and len(free(desk(match), "lightning")) == 3
    shoot(missing, "baaroun", 400, 540, 90, 900)
    assert told(missing, ShotMissed) and desk(missing).supply["baaroun"] == 2
    for seat in (0, 1):
        missing.act(seat, "end")
    assert desk(missing).supply["baaroun"] == 3


@covers("DK-T-31")
def test_t31_lightning_with_a_div_charge() -> None:
    match = battle(striker("baaroun"), ahead("akeru"), away("dryad", 0), first_player=1)
    desk(match).supply["baaroun"] = 2
    desk(match).charged = "baaroun"
    match.act(1, "end")
    shoot(match, "baaroun", 430, 500, 0, 900)
    assert wounds(match) == [("akeru", 4)] and desk(match).charged == ""


@covers("DK-T-32")
def test_t32_a_magnet_on_an_enemy_ezzen() -> None:
    match = battle(unit("vailla", 0, 300, 500), striker("ezzen", 1, wounds=1), ahead("akeru"))
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    assert course(match) == [("wounded", "akeru", 4), ("healed", "ezzen1", 2)]
    match = battle(
        unit("vailla", 0, 300, 500), striker("ezzen", 1), away("akeru", 1), artifacts=[artifact("fire_mine", 500, 500)]
    )
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "ezzen1", 0, 900)
    assert desk(match).on == {} and kind(match) == "act" and desk(match).at["fire_mine"].x > 501


@covers("DK-T-33")
@pytest.mark.parametrize("comrade", [True, False])
def test_t33_a_magnet_flick_off_the_table(comrade: bool) -> None:
    helpers = [away("minusoid", 0)] if comrade else []
    match = battle(unit("vailla", 0, 800, 500), unit("ezzen", 1, 900, 500), *helpers, away("akeru", 1))
    lay(match, "ezzen1", "flame1", by=0)
    shoot(match, "vailla", 830, 500, 0, 700)
    flick(match, "ezzen1", 0, 1500)
    assert [(each.disk, each.edge, each.x) for each in told(match, DiskReturned)] == [("ezzen1", "right", 958.0)]
    assert column(match, "ezzen1") == () and desk(match).columns == {}
    assert [each.seat for each in told(match, ActionLost)] == [0] * comrade
    assert [(each.seat, each.kind) for each in told(match, TimeCardTaken)] == [(0, "penalty")] * (not comrade)


@covers("DK-T-34")
def test_t34_a_ramprack_frees_a_comrade_from_a_tick() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("energan"), away("akeru", 1, missiles=2))
    lay(match, "energan1", "tick3", by=1)
    assert refused(match, "flick energan1 0.0 800") == "DK-MIS-27"
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 800)
    assert desk(match).columns == {} and len(free(desk(match), "tick")) == 1 and ranges(match)["disk"] == ("energan1",)
    flick(match, "energan1", 90, 300)
    assert desk(match).acted == {"ramprack1", "energan1"}


@covers("DK-T-34")
@pytest.mark.parametrize(("speed", "stays"), [(495, True), (496, False)])
def test_t34_a_tick_on_a_fighter_falls_above_495_9(speed: int, stays: bool) -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("energan"), away("akeru", 1, missiles=2))
    lay(match, "energan1", "tick3", by=1)
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, speed)
    assert column(match, "energan1") == (("tick3",) if stays else ())


@covers("DK-T-35")
def test_t35_a_hornbug_under_orders() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("hornbug", facing=0, wounds=1), ahead("kharu"))
    assert refused(match, "flick hornbug1 0.0 900") == "DK-TRA-21"
    match.act(0, "cast ramprack1 hornbug1")
    flick(match, "hornbug1", 0, 900)
    assert hits(match) == [("kharu", 2)]


@covers("DK-T-46", "DK-ART-16", "DK-ART-17")
@pytest.mark.parametrize("chosen", ["tick1", "lariat1"])
def test_t46_the_fire_mine_takes_one_missile_off_each(chosen: str) -> None:
    match = battle(
        striker("adjarkha"), away("smoker", 0), away("vampal", 0, 4, on_artifact="fire_mine"), away("akeru", 1, missiles=2),
        artifacts=[artifact("fire_mine", 60, 500)],
    )  # fmt: skip
    lay(match, "adjarkha", "tick1", "lariat1", by=1)
    lay(match, "smoker1", "shield1", by=0)
    match.act(0, "use fire_mine")
    assert kind(match) == "unload" and options(match) == ("discard tick1", "discard lariat1")
    match.act(0, f"discard {chosen}")
    assert kind(match) == "act" and column(match, "smoker1") == ()
    assert column(match, "adjarkha") == tuple(each for each in ("tick1", "lariat1") if each != chosen)


@covers("DK-T-51")
def test_t51_two_shots_in_a_tornado_and_a_shield() -> None:
    match = battle(striker("sirokh"), ahead("kharu"))
    lay(match, "kharu", "shield1", by=1)
    shoot(match, "sirokh", 430, 500, 0, 2500)
    assert column(match, "kharu") == () and [each.target for each in told(match, ShotStruck)] == ["kharu"]
    assert [each.why for each in told(match, DamagePrevented)] == ["shield"] and wounds(match) == [] and kind(match) == "act"
