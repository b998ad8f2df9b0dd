"""6.17: what the artifacts can do, and how often."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ArtifactFreed, ArtifactUsed, CharacterHealed, DiskPlaced
from parlour.games.desktopia.position import Spot, controller
from parlour.games.desktopia.tests.blows import away, column, refused
from parlour.games.desktopia.tests.situations import (
    Plain,
    again,
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    rect,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.kernel import Match

FOE = away("adjarkha", 1)


def on(name: str, who: str, *units: Plain, side: int = 0, wounds: int = 0, **more: Any) -> Match:
    """Somebody stands on an artifact in the middle of the table."""
    standing = unit(who, side, 500, 500, on_artifact=name, wounds=wounds)
    return battle(standing, *units, FOE, artifacts=[artifact(name, 500, 500)], **more)


@covers("DK-ART-11", "DK-ART-12", "DK-ART-18", "artifact:fountain_of_life")
def test_the_fountain_is_used_once_a_turn_at_no_cost_of_actions() -> None:
    match = on("fountain_of_life", "vampal", unit("ezzen", 0, 200, 200, wounds=1), wounds=1)
    match.act(0, "use fountain_of_life")
    assert (desk(match).lives["vampal1"], desk(match).lives["ezzen1"], desk(match).actions) == (2, 2, 3)
    assert told(match, ArtifactUsed) == [ArtifactUsed(0, "fountain_of_life", "")]
    desk(match).lives["vampal1"] = 1
    again(match)
    assert "use fountain_of_life" not in options(match)
    assert refused(match, "use fountain_of_life") == "DK-ART-11"
    pass_turns(match, 2)
    assert "use fountain_of_life" in options(match)


@covers("DK-ART-18")
def test_the_fountain_gives_to_those_with_exactly_one_life_of_several() -> None:
    others = [unit("kharu", 0, 200, 200, wounds=3), unit("akeru", 0, 200, 300, wounds=3), unit("phantom", 0, 200, 400)]
    match = on("fountain_of_life", "ezzen", *others, unit("vampal", 1, 200, 600, wounds=1))
    match.act(0, "use fountain_of_life")
    assert [(each.disk, each.now) for each in told(match, CharacterHealed)] == [("kharu", 2)]
    assert desk(match).lives == {"ezzen1": 2, "kharu": 2, "akeru": 2, "phantom1": 1, "vampal1": 1, "adjarkha": 4}


@covers("DK-ART-18", "DK-ART-12")
def test_the_fountain_is_not_offered_if_nobody_would_gain() -> None:
    match = on("fountain_of_life", "smoker", unit("elemental", 0, 200, 200))
    assert options(match) == ("end",)


@covers("DK-ART-18", "DK-R-66", "DK-GEN-05")
def test_the_fountain_does_nothing_for_the_ally() -> None:
    units = [unit("ezzen", 1, 200, 200, wounds=1), away("div", 2)]
    match = on("fountain_of_life", "vampal", *units, wounds=1, players=3, teams=[0, 0, 1])
    match.act(0, "use fountain_of_life")
    assert (desk(match).lives["vampal1"], desk(match).lives["ezzen1"]) == (2, 1)


@covers("DK-ART-02", "DK-ART-11")
def test_an_artifact_is_used_by_its_controller_alone_and_in_his_own_turn() -> None:
    match = on("fountain_of_life", "vampal", away("kharu", 0), side=1, wounds=1)
    assert refused(match, "use fountain_of_life") == "DK-ART-02"
    pass_turns(match)
    assert "use fountain_of_life" in options(match, 1)


@covers("DK-ART-13")
def test_an_artifact_lost_and_regained_is_not_used_twice_in_a_turn() -> None:
    match = on("fountain_of_life", "ezzen", unit("phantom", 0, 200, 800), unit("kharu", 0, 400, 500, wounds=3), wounds=1)
    match.act(0, "use fountain_of_life")
    flick(match, "ezzen1", 90, 600)
    assert controller(desk(match), "fountain_of_life") is None
    flick(match, "kharu", 0, 900)
    match.act(0, "climb fountain_of_life")
    match.act(0, "keep")
    desk(match).lives["kharu"] = 1
    again(match)
    assert "use fountain_of_life" not in options(match) and refused(match, "use fountain_of_life") == "DK-ART-11"


@covers("DK-ART-16", "DK-R-92", "artifact:fire_mine")
def test_the_fire_mine_loads_every_own_shooter_with_a_limited_supply() -> None:
    others = [unit("baaroun", 0, 200, 200), unit("shawakh", 0, 200, 300, missiles=1), unit("div", 0, 200, 400)]
    match = on("fire_mine", "akeru", *others)
    desk(match).supply["akeru"] = 1
    match.act(0, "rest")  # Baaroun's trait
    match.act(0, "use fire_mine")
    assert told(match, ArtifactUsed) == [ArtifactUsed(0, "fire_mine", "load")]
    assert desk(match).supply == {"akeru": 2, "baaroun": 2, "shawakh": 2}
    assert desk(match).actions == 3


@covers("DK-ART-16", "DK-SUP-02")
def test_the_fire_mine_gives_nobody_more_than_his_maximum() -> None:
    match = on("fire_mine", "akeru", unit("baaroun", 0, 200, 200, missiles=2))
    match.act(0, "rest")
    assert desk(match).supply == {"akeru": 3, "baaroun": 3}
    assert options(match)[-1] == "end" and "use fire_mine" not in options(match)


@covers("DK-ART-16")
def test_the_fire_mine_has_nothing_for_one_who_does_not_shoot() -> None:
    standing = unit("shawakh", 0, 500, 500, on_artifact="fire_mine", missiles=0, tag="x")
    rule = {"type": "disable_ability", "tag": "x", "ability": "shot"}
    match = battle(standing, FOE, artifacts=[artifact("fire_mine", 500, 500)], special_rules=[rule])
    assert "use fire_mine" not in options(again(match))


@covers("DK-ART-16", "DK-SUP-05")
def test_the_fire_mine_gives_no_missile_that_is_not_in_the_reserve() -> None:
    match = on("fire_mine", "akeru")
    desk(match).supply["akeru"] = 0
    lay(match, "adjarkha", "tick1", "tick2", "tick3")
    assert "use fire_mine" not in options(match)


@covers("DK-ART-16", "DK-ART-17", "DK-R-21")
def test_the_fire_mine_takes_one_missile_off_every_own_character_that_bears_any() -> None:
    match = battle(
        unit("sirokh", 0, 500, 500, on_artifact="fire_mine"), unit("smoker", 0, 200, 200), unit("vampal", 0, 200, 300),
        away("kharu", 1), artifacts=[artifact("fire_mine", 500, 500)],
    )  # fmt: skip
    lay(match, "sirokh", "lariat1", "flame1", "flame2", by=1)
    lay(match, "smoker1", "shield1", by=1)
    lay(match, "kharu", "flame3")
    match.act(0, "use fire_mine")
    assert (kind(match), options(match)) == ("unload", ("discard lariat1", "discard flame1", "discard flame2"))
    match.act(0, "discard flame1")
    assert desk(match).columns == {"sirokh": ("lariat1", "flame2"), "kharu": ("flame3",)}
    assert told(match, ArtifactUsed) == [ArtifactUsed(0, "fire_mine", "unload")]


@covers("DK-ART-16")
def test_the_fire_mine_does_one_of_its_two_effects() -> None:
    match = on("fire_mine", "akeru")
    desk(match).supply["akeru"] = 0
    lay(match, "akeru", "flame1", by=1)
    match.act(0, "use fire_mine")
    assert (kind(match), options(match)) == ("mine", ("load", "unload"))
    match.act(0, "load")
    assert (desk(match).supply["akeru"], column(match, "akeru")) == (1, ("flame1",))
    assert refused(match, "use fire_mine") == "DK-ART-11"


@covers("DK-ART-16")
def test_the_fire_mine_works_before_and_between_the_triggers_of_the_start() -> None:
    match = on("fire_mine", "baaroun")
    assert options(match) == ("trigger baaroun", "rest", "use fire_mine")
    match.act(0, "use fire_mine")
    assert (desk(match).supply["baaroun"], kind(match)) == (2, "act")  # his trait came by itself, being the only one


@covers("DK-ART-16", "DK-ART-18")
def test_the_fire_mine_and_the_fountain_work_between_the_triggers_of_the_end() -> None:
    match = on("fire_mine", "akeru", unit("shawakh", 0, 200, 200))
    desk(match).supply["akeru"] = 0
    match.act(0, "end")
    assert (kind(match), options(match)) == ("close", ("trigger shawakh", "rest", "use fire_mine"))
    match = on("fountain_of_life", "hornbug", unit("shawakh", 0, 200, 200), wounds=1)
    match.act(0, "end")
    match.act(0, "use fountain_of_life")
    assert (kind(match), desk(match).lives["hornbug1"]) == ("shields", 2)


@covers("DK-ART-18", "DK-RIT-06", "DK-R-31")
def test_the_fountain_works_before_a_vampals_moment_too() -> None:
    match = on("fountain_of_life", "vampal", wounds=1)
    assert (kind(match), options(match)) == ("begin", ("rest", "use fountain_of_life"))
    match.act(0, "use fountain_of_life")
    assert (kind(match), desk(match).lives["vampal1"]) == ("act", 2)  # healed: nothing is left to wait for


@covers("DK-ART-16", "DK-ART-18")
def test_an_artifact_may_still_be_used_at_the_end_of_the_turn_after_the_last_trigger() -> None:
    match = on("fountain_of_life", "hornbug", unit("untouchable", 0, 200, 200), unit("div", 0, 230, 200, wounds=2))
    match.act(0, "end")  # the Untouchable leaves Div one life
    assert desk(match).lives["div"] == 1
    assert options(match) == ("use fountain_of_life", "done")
    match.act(0, "use fountain_of_life")
    assert (desk(match).lives["div"], kind(match, 1)) == (2, "act")


@covers("DK-ART-19", "artifact:magnetosphere")
@pytest.mark.parametrize("victim", ["adjarkha", "vampal1", "kharu"])
def test_the_magnetosphere_draws_any_character_to_itself_at_the_end_of_the_turn(victim: str) -> None:
    match = on("magnetosphere", "kharu", unit("vampal", 0, 200, 200))
    match.act(0, "end")
    assert (kind(match), options(match)) == ("pull", ("pull kharu", "pull vampal1", "pull adjarkha", "decline"))
    match.act(0, f"pull {victim}")
    assert match.pending[0].facts == {"disk": victim, "near": "magnetosphere", "by": "magnetosphere"}
    match.act(0, "place 535 500")
    assert desk(match).at[victim] == Spot(535.0, 500.0)
    assert told(match, DiskPlaced) == [DiskPlaced(victim, 535.0, 500.0, "magnetosphere")]
    assert told(match, ArtifactUsed) == [ArtifactUsed(0, "magnetosphere", "")]
    assert controller(desk(match), "magnetosphere") == (None if victim == "kharu" else 0)


@covers("DK-ART-19", "DK-PLC-02")
@pytest.mark.parametrize(("x", "rule"), [(545.9, ""), (546.0, "DK-PLC-02"), (531.1, ""), (531.0, "DK-PLC-01")])
def test_the_place_must_be_nearby_the_magnetosphere_and_free(x: float, rule: str) -> None:
    match = on("magnetosphere", "kharu")
    match.act(0, "end")
    match.act(0, "pull adjarkha")
    if rule:
        assert refused(match, f"place {x} 500") == rule
    else:
        match.act(0, f"place {x} 500")
        assert desk(match).at["adjarkha"].x == x


@covers("DK-ART-19", "DK-ART-12")
def test_the_magnetosphere_may_be_declined_and_is_not_used_then() -> None:
    match = on("magnetosphere", "kharu")
    match.act(0, "end")
    match.act(0, "decline")
    assert (told(match, ArtifactUsed), kind(match, 1)) == ([], "act")


@covers("DK-ART-19")
def test_the_magnetosphere_has_no_power_in_the_middle_of_the_turn() -> None:
    match = on("magnetosphere", "kharu")
    assert "use magnetosphere" not in options(match)


@covers("DK-ART-20", "DK-R-56")
def test_whoever_is_drawn_off_another_artifact_leaves_it_free_and_keeps_missiles_and_facing() -> None:
    standing = unit("hornbug", 1, 800, 500, on_artifact="fountain_of_life", wounds=1, facing=33)
    artifacts = [artifact("magnetosphere", 500, 500), artifact("fountain_of_life", 800, 500)]
    match = battle(unit("kharu", 0, 500, 500, on_artifact="magnetosphere"), standing, FOE, artifacts=artifacts)
    lay(match, "hornbug1", "lariat1")
    match.act(0, "end")
    match.act(0, "pull hornbug1")
    match.act(0, "place 500 535")
    assert (kind(match, 1), column(match, "hornbug1"), desk(match).facing["hornbug1"]) == ("act", ("lariat1",), 33)
    assert told(match, ArtifactFreed) == [ArtifactFreed("fountain_of_life")]


@covers("DK-ART-20")
def test_the_facing_of_an_own_character_that_is_drawn_stays_too() -> None:
    match = on("magnetosphere", "akeru", unit("kharu", 0, 200, 200, facing=77))
    match.act(0, "end")
    match.act(0, "pull kharu")
    match.act(0, "place 535 500")
    assert (kind(match, 1), desk(match).facing["kharu"]) == ("act", 77)


@covers("DK-ART-19", "DK-PLC-04")
def test_the_magnetosphere_is_not_asked_about_where_there_is_no_room() -> None:
    walls = [rect("left", 465, 500, 36, 160), rect("right", 535, 500, 36, 160), rect("top", 500, 535, 33, 36)]
    match = on("magnetosphere", "kharu", terrain=[*walls, rect("low", 500, 465, 33, 36)])
    match.act(0, "end")
    assert kind(match, 1) == "act"


@covers("DK-ART-19", "DK-PLC-04")
def test_a_character_that_fills_the_only_place_can_be_moved_within_it() -> None:
    walls = [rect("left", 465, 500, 36, 160), rect("right", 535, 500, 36, 160), rect("top", 500, 535, 33, 36)]
    match = on("magnetosphere", "smoker", unit("elemental", 0, 500, 469), terrain=walls)
    match.act(0, "end")
    assert kind(match) == "pull" and "pull elemental1" in options(match)


@covers("DK-ART-11")
def test_the_magnetosphere_is_marked_as_used() -> None:
    match = on("magnetosphere", "shawakh")
    match.act(0, "end")
    match.act(0, "trigger magnetosphere")
    match.act(0, "pull adjarkha")
    match.act(0, "place 535 500")
    assert (kind(match), desk(match).used) == ("shields", {"magnetosphere"})


@covers("DK-ART-11", "DK-ART-13")
def test_the_magnetosphere_is_not_used_twice_in_one_turn() -> None:
    match = on("magnetosphere", "kharu", unit("phantom", 0, 200, 200))
    desk(match).used.add("magnetosphere")
    match.act(0, "end")
    assert kind(match, 1) == "act"


@covers("DK-ART-11")
def test_nobody_is_offered_an_artifact_in_the_turn_of_another() -> None:
    match = on("magnetosphere", "ezzen", away("kharu", 0), side=1)
    match.act(0, "end")
    assert kind(match, 1) == "act" and not told(match, ArtifactUsed)
    assert "disk" in ranges(match, 1)
