"""5.1: the steps in which a flick is resolved."""

from typing import Any

from parlour.conform import covers
from parlour.games.desktopia.events import (
    ActionLost,
    ArtifactTaken,
    CharacterDied,
    CharacterHit,
    CharacterShaken,
    CharacterWounded,
    DiskFlicked,
    DiskReturned,
    MissileFell,
    MissileLaid,
    TimeCardTaken,
)
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.situations import (
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    opened,
    options,
    script,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.kernel import Match

KHARU = unit("kharu", 0, 300, 500)
FAR, FRIEND = unit("vampal", 1, 100, 900), unit("ezzen", 0, 100, 100)


def order(match: Match, *kinds: type) -> list[str]:
    """The names of these events in the order in which they were told."""
    return [type(each).__name__ for each in told(match, kinds)]  # type: ignore[arg-type]


@covers("DK-RES-01")
def test_a_flame_that_fell_earlier_in_the_flick_was_there_in_the_snapshot() -> None:
    units = [unit("elemental", 0, 300, 500), unit("smoker", 0, 350, 506), unit("ezzen", 1, 389, 491), FAR]
    match = flick(lay(battle(*units), "ezzen1", "flame1"), "elemental1", 0, 2500)
    assert order(match, MissileFell, CharacterHit) == ["MissileFell", "CharacterHit"]
    assert told(match, CharacterHit) == [CharacterHit("elemental1", "ezzen1", 2, False, True, 0, 0)]


@covers("DK-RES-01")
def test_an_artifact_that_was_held_in_the_snapshot_is_not_captured() -> None:
    units = [KHARU, unit("smoker", 1, 400, 500, on_artifact="fire_mine"), FAR]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 400, 500)]), "kharu", 0, 1200)
    assert (desk(match).on, kind(match)) == ({}, "act")
    assert len(told(match, CharacterShaken)) == 1


@covers("DK-RES-02")
def test_the_events_of_a_run_are_told_in_order_of_time() -> None:
    units = [KHARU, unit("vampal", 1, 400, 500), unit("vampal", 1, 600, 500), unit("smoker", 1, 950, 500)]
    match = battle(*units)
    lay(match, "vampal1", "tick1")
    happenings = told(flick(match, "kharu", 0, 2500), DiskFlicked)[0].happenings
    assert [each.time for each in happenings] == sorted(each.time for each in happenings)
    assert [(each.kind, each.disk, each.other) for each in happenings[:2]] == [
        ("hit", "kharu", "vampal1"),
        ("shed", "vampal1", ""),
    ]
    assert {"hit", "shed", "left"} <= {each.kind for each in happenings}


@covers("DK-RES-03")
def test_hits_and_falls_are_worked_out_in_the_order_of_the_run() -> None:
    match = battle(unit("kharu", 0, 300, 500), unit("smoker", 1, 519, 460), unit("smoker", 1, 379, 518), FAR)
    flick(lay(match, "smoker1", "tick1"), "kharu", 0, 2500)
    assert [(each.disk, each.left) for each in told(match, CharacterWounded)] == [("smoker2", 0), ("smoker1", 0)]
    hits = ["CharacterHit", "CharacterHit", "MissileFell"]
    assert order(match, CharacterHit, MissileFell, CharacterDied) == [*hits, "CharacterDied", "CharacterDied"]


@covers("DK-RES-03")
def test_contacts_of_a_missile_hit_nobody_by_themselves() -> None:
    match = battle(unit("vailla", 0, 300, 500), unit("vampal", 1, 400, 500), FAR)
    shoot(match, "vailla", 330, 500, 0, 1500)
    assert (told(match, CharacterHit), told(match, CharacterWounded), kind(match)) == ([], [], "aim")


@covers("DK-RES-04", "DK-RES-05")
def test_the_target_is_named_before_the_dead_are_removed() -> None:
    units = [unit("div", 0, 300, 500), unit("smoker", 1, 380, 507), unit("smoker", 1, 380, 483), FAR]
    match = shoot(battle(*units), "div", 330, 495, 0, 2500)
    assert (kind(match), set(options(match))) == ("target", {"target smoker1", "target smoker2"})
    match.act(0, "target smoker2")
    assert [each.disk for each in told(match, CharacterDied)] == ["smoker2"]


@covers("DK-RES-05")
def test_the_dead_are_removed_with_the_missiles_on_them() -> None:
    match = battle(KHARU, unit("smoker", 1, 400, 500), FAR)
    lay(match, "smoker1", "tick1", "shield1")
    desk(match).columns["smoker1"] = ("tick1",)
    flick(match, "kharu", 0, 620)  # too soft to shake the Tick off
    assert "shed" not in [each.kind for each in told(match, DiskFlicked)[0].happenings]
    position = desk(match)
    assert ("smoker1" in position.at, "smoker1" in position.side, position.columns) == (False, False, {})
    assert match.view(None)["facts"]["reserve"]["vampire_tick"] == 3


@covers("DK-RES-05")
def test_elimination_ends_the_battle_before_anything_else_is_resolved() -> None:
    units = [unit("kharu", 0, 900, 500), unit("minusoid", 1, 950, 500)]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 900, 540)]), "kharu", 0, 2500)
    assert match.outcome == {0: 1.0, 1: 0.0}
    assert (told(match, ActionLost), told(match, TimeCardTaken)) == ([], [])


@covers("DK-RES-06")
def test_who_fell_off_an_artifact_is_set_down_before_disks_come_back() -> None:
    units = [unit("kharu", 0, 800, 500), unit("vampal", 1, 955, 500, on_artifact="fire_mine"), FAR]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 955, 500)]), "kharu", 0, 1500)
    assert order(match, CharacterShaken, DiskReturned) == ["CharacterShaken", "DiskReturned"]
    assert "fire_mine" in desk(match).at


@covers("DK-RES-06", "DK-STK-07")
def test_who_fell_off_an_artifact_that_leaves_later_keeps_his_missiles() -> None:
    units = [unit("kharu", 0, 700, 500), unit("adjarkha", 1, 955, 500, on_artifact="fire_mine"), FAR]
    match = battle(*units, artifacts=[artifact("fire_mine", 955, 500)])
    flick(lay(match, "adjarkha", "tick1"), "kharu", 0, 2500)
    assert [each.disk for each in told(match, DiskReturned)] == ["fire_mine"]
    assert desk(match).columns == {"adjarkha": ("tick1",)}


@covers("DK-RES-07")
def test_the_missile_of_a_shot_is_laid_on_a_target_that_left_and_came_back() -> None:
    match = battle(unit("akeru", 0, 900, 500), unit("smoker", 1, 985, 500), FAR)
    lay(match, "smoker1", "shield1")
    shoot(match, "akeru", 930, 500, 0, 2500)
    assert (desk(match).at["smoker1"], desk(match).columns) == (Spot(965.5, 500.0), {"smoker1": ("tick1",)})
    assert order(match, DiskReturned, MissileLaid) == ["DiskReturned", "MissileLaid"]


@covers("DK-RES-07")
def test_the_flame_of_a_fire_hit_is_laid_on_an_enemy_that_left_and_came_back() -> None:
    match = flick(battle(unit("adjarkha", 0, 900, 500), unit("ezzen", 1, 985, 500), FAR), "adjarkha", 0, 1200)
    assert "ezzen1" in [each.disk for each in told(match, DiskReturned)]
    assert desk(match).columns == {"ezzen1": ("flame1",)}


@covers("DK-RES-07", "DK-RES-08")
def test_flames_come_before_the_capture_of_an_artifact() -> None:
    units = [unit("adjarkha", 0, 300, 500), unit("ezzen", 1, 400, 515), FAR]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 400, 483)]), "adjarkha", 0, 1500)
    assert (kind(match), desk(match).columns) == ("climb", {"ezzen1": ("flame1",)})


@covers("DK-RES-08", "DK-RES-09")
def test_the_capture_comes_before_the_penalty() -> None:
    units = [unit("kharu", 0, 880, 500), unit("smoker", 1, 978, 494), FRIEND, FAR]
    match = flick(battle(*units, artifacts=[artifact("fire_mine", 931, 503)]), "kharu", 0, 1100)
    assert [each.disk for each in told(match, DiskReturned)] == ["smoker1"]  # pushed off by the artifact
    assert (kind(match), told(match, ActionLost)) == ("climb", [])
    match.act(0, "climb fire_mine")
    match.act(0, "keep")
    assert order(match, ArtifactTaken, ActionLost) == ["ArtifactTaken", "ActionLost"]


@covers("DK-RES-09", "DK-RES-10")
def test_the_penalty_comes_before_the_death_triggers() -> None:
    match = flick(battle(unit("kharu", 0, 800, 500), unit("minusoid", 1, 960, 500), FRIEND, FAR), "kharu", 0, 1500)
    assert (kind(match, 1), desk(match).actions, len(told(match, ActionLost))) == ("penalise", 1, 1)


@covers("DK-RES-10")
def test_the_active_player_chooses_the_order_of_death_triggers() -> None:
    units = [KHARU, unit("energan", 1, 400, 507), unit("minusoid", 1, 400, 483), FAR]
    match = flick(battle(*units), "kharu", 0, 1500)
    assert (kind(match), options(match)) == ("deaths", ("trigger energan1", "trigger minusoid1", "rest"))
    late = match.copy()
    match.act(0, "trigger minusoid1")
    match.act(1, "penalise 1")
    assert (desk(match).penalties, desk(match).bonuses) == ([0, 0], [0, 0])  # the bonus met a penalty
    assert [each.kind for each in told(match, TimeCardTaken)] == ["penalty", "bonus"]
    late.act(0, "trigger energan1")
    assert ([each.kind for each in told(late, TimeCardTaken)], kind(late, 1)) == (["bonus"], "penalise")


@covers("DK-RES-11")
def test_a_free_flick_follows_when_the_shot_is_resolved_completely() -> None:
    units = [unit("vailla", 0, 760, 500), unit("ezzen", 1, 860, 500), unit("smoker", 1, 985, 500), FRIEND, FAR]
    match = shoot(battle(*units), "vailla", 790, 500, 0, 2500)
    match.act(0, "target ezzen2")  # it came back to Vailla as well
    assert (kind(match), match.pending[0].facts["why"]) == ("aim", "magnet")
    assert [each.disk for each in told(match, DiskReturned)] == ["smoker1"]
    assert (desk(match).actions, "magnet1" in desk(match).at) == (1, False)  # the penalty is paid, the missile is away


@covers("DK-RES-11")
def test_a_free_flick_has_its_own_snapshot() -> None:
    units = [unit("sirokh", 0, 300, 500), unit("elemental", 0, 365, 500), unit("ezzen", 1, 400, 500), FAR]
    match = lay(battle(*units), "ezzen1", "shield1", by=1)
    shoot(match, "sirokh", 330, 500, 0, 2500)
    assert (desk(match).columns, match.pending[0].facts["why"]) == (
        {},
        "second",
    )  # pushed into him, the ally shook the Shield off
    desk(match).at |= {"elemental1": Spot(100.0, 200.0), "ezzen1": Spot(400.0, 600.0), "tornado1": Spot(400.0, 500.0)}
    flick(match, "tornado1", 90, 1500)
    assert desk(match).lives["ezzen1"] == 1


@covers("DK-RES-12")
def test_every_single_trigger_is_settled_before_the_next() -> None:
    match = battle(unit("adjarkha", 0, 300, 500), unit("energan", 1, 600, 600), unit("ramprack", 1, 800, 800))
    lay(match, "energan1", "flame1", "flame2")
    lay(match, "ramprack1", "flame3")
    match.act(0, "end")
    match.act(0, "trigger flame1")
    assert ("energan1" in desk(match).side, desk(match).bonuses) == (False, [0, 1])
    assert "trigger flame2" not in options(match)
    pass_turns(match)
    assert desk(match).lives == {"adjarkha": 4, "ramprack1": 1}


@covers("DK-RES-12")
def test_victory_is_checked_after_every_trigger() -> None:
    match = battle(unit("adjarkha", 0, 300, 500), unit("energan", 1, 600, 600))
    lay(match, "energan1", "flame1")
    match.act(0, "end")
    match.act(0, "trigger flame1")
    assert match.outcome == {0: 1.0, 1: 0.0}
    assert desk(match).bonuses == [0, 0]  # the battle ended at once


def with_everything(*units: dict[str, Any]) -> Match:
    """Seat 0 holds a Healing card and the Fountain, and somebody would gain by either."""
    bearer = unit("ramprack", 0, 700, 700, on_artifact="fountain_of_life", wounds=1)
    trial = script(*units, bearer, FAR, artifacts=[artifact("fountain_of_life", 700, 700)])
    trial["rituals"] = {"enabled": True, "hands": {"0": ["healing"]}}
    return opened(trial)


@covers("DK-RES-13")
def test_nothing_comes_between_aiming_and_the_end_of_a_flick() -> None:
    match = with_everything(unit("vailla", 0, 300, 500), unit("smoker", 1, 400, 500), unit("smoker", 1, 400, 476))
    assert {"use fountain_of_life", "play healing"} <= set(options(match))
    shoot(match, "vailla", 330, 488, 0, 2000)
    assert (kind(match), len(options(match))) == ("target", 2)
    match.act(0, "target smoker1")
    assert (kind(match), options(match)) == ("aim", ())
    flick(match, "smoker1", 0, 500)
    assert {"use fountain_of_life", "play healing"} <= set(options(match))


@covers("DK-RES-13")
def test_nothing_comes_between_a_lariat_and_the_flick_of_kharu() -> None:
    match = with_everything(KHARU)
    match.act(0, "lariat kharu")
    assert (kind(match), options(match)) == ("aim", ())
