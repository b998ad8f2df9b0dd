"""6.17: the Smithy of Dust."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ArtifactUsed, CharacterWounded, FighterCame
from parlour.games.desktopia.tests.blows import ahead, away, gate, refused, striker
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.kernel import Match

SMITHY = artifact("smithy_of_dust", 200, 800)
FOE = away("div", 1)


def smith(*units: Plain, side: int = 0, graves: tuple[str, ...] = ("phantom",), **more: Any) -> Match:
    """Akeru stands on the Smithy, Kharu strikes to the right; two fighters of his have been, and those of `graves` are dead."""
    standing = unit("akeru", side, 200, 800, on_artifact="smithy_of_dust")
    match = battle(striker("kharu"), standing, *units, FOE, artifacts=[SMITHY], **more)
    desk(match).fighters[side] = 2
    desk(match).graves[side] = graves
    return match


def killing(*units: Plain, graves: tuple[str, ...] = ("phantom",), **more: Any) -> Match:
    """The same after Kharu has killed a fighter of the enemy."""
    return flick(smith(ahead("dryad"), *units, graves=graves, **more), "kharu", 0, 900)


@covers("DK-ART-21", "DK-ART-22", "artifact:smithy_of_dust")
def test_an_enemys_death_brings_a_dead_fighter_back_beside_the_smithy() -> None:
    match = killing()
    assert (kind(match), options(match)) == ("raise", ("raise phantom", "decline"))
    match.act(0, "raise phantom")
    assert match.pending[0].facts == {"type": "phantom", "near": "smithy_of_dust", "by": "smithy_of_dust"}
    assert refused(match, "place 300 800") == "DK-PLC-02"
    match.act(0, "place 230 800")
    assert told(match, FighterCame) == [FighterCame(0, "phantom1", "smithy_of_dust")]
    assert told(match, ArtifactUsed) == [ArtifactUsed(0, "smithy_of_dust", "")]
    assert (desk(match).lives["phantom1"], desk(match).graves[0]) == (1, ())


@covers("DK-ART-22", "DK-NEA-02")
@pytest.mark.parametrize(("x", "fits"), [(241.9, True), (242.0, False)])
def test_the_fighter_comes_nearby_the_smithy(x: float, fits: bool) -> None:
    match = killing()
    match.act(0, "raise phantom")
    if fits:
        match.act(0, f"place {x} 800")
        assert "phantom1" in desk(match).at
    else:
        assert refused(match, f"place {x} 800") == "DK-PLC-02"


@covers("DK-ART-23", "DK-TRN-08")
def test_the_fighter_cannot_act_this_turn_but_in_the_next() -> None:
    match = killing()
    match.act(0, "raise phantom")
    match.act(0, "place 230 800")
    assert ranges(match)["disk"] == ("akeru",)
    assert all(not each.startswith("cast phantom") for each in options(match))
    assert refused(match, "flick phantom1 0 500") == "DK-ART-23"
    pass_turns(match, 2)
    assert "phantom1" in ranges(match)["disk"]


@covers("DK-ART-23", "DK-TRN-09")
def test_a_raised_fighter_may_be_flicked_by_a_ramprack() -> None:
    match = killing(unit("ramprack", 0, 700, 200))
    match.act(0, "raise phantom")
    match.act(0, "place 230 800")
    match.act(0, "cast ramprack1 phantom1")
    flick(match, "phantom1", 0, 500)
    assert desk(match).at["phantom1"].x == pytest.approx(280)


@covers("DK-ART-23")
def test_the_traits_of_a_raised_fighter_work_at_once() -> None:
    standing = unit("div", 0, 200, 800, on_artifact="smithy_of_dust")
    match = battle(striker("vampal"), standing, ahead("phantom"), unit("ezzen", 1, 240, 800), artifacts=[SMITHY])
    desk(match).fighters[0] = 1
    desk(match).graves[0] = ("untouchable",)
    flick(match, "vampal1", 0, 900)
    match.act(0, "raise untouchable")
    match.act(0, "place 227 825")  # nearby the Smithy and Ezzen
    match.act(0, "end")
    assert [(each.disk, each.by) for each in told(match, CharacterWounded)][-1] == ("ezzen1", "untouchable1")


@covers("DK-ART-21")
@pytest.mark.parametrize(("graves", "offered"), [((), False), (("skolop",), True), (("phantom", "skolop"), True)])
def test_only_types_that_died_come_back(graves: tuple[str, ...], offered: bool) -> None:
    match = killing(graves=graves)
    assert (kind(match) == "raise") == offered
    if offered:
        assert options(match) == (*[f"raise {each}" for each in graves], "decline")


@covers("DK-ART-21", "DK-R-46")
def test_nobody_comes_back_while_the_side_has_as_many_fighters_as_at_the_start() -> None:
    fighters = [unit("phantom", 0, 700, 700), unit("phantom", 0, 800, 700)]
    assert kind(killing(*fighters)) == "act"  # of two at the start two are there, one of them perhaps summoned
    assert kind(killing(fighters[0])) == "raise"


@covers("DK-ART-22")
def test_a_death_is_undone_but_once() -> None:
    match = killing(graves=("phantom", "phantom"))
    match.act(0, "raise phantom")
    match.act(0, "place 230 800")
    assert desk(match).graves[0] == ("phantom",)
    match = killing(graves=("phantom", "skolop"))
    match.act(0, "raise skolop")
    match.act(0, "place 230 800")
    assert kind(match) == "face"
    assert desk(match).graves[0] == ("phantom",)


@covers("DK-ART-22", "DK-SUP-05")
def test_the_disk_must_be_in_the_reserve() -> None:
    enemies = [unit("skolop", 1, 600 + 60 * number, 700) for number in range(4)]  # all four fighter disks of Dust
    assert kind(killing(*enemies)) == "act"
    assert kind(killing(*enemies[:3])) == "raise"


@covers("DK-ART-22")
def test_the_grave_of_a_fighter_is_dug_when_it_dies() -> None:
    standing = unit("akeru", 0, 200, 800, on_artifact="smithy_of_dust")
    match = battle(standing, striker("skolop"), ahead("dryad"), FOE, artifacts=[SMITHY])
    lay(match, "skolop1", "lariat1")
    flick(match, "skolop1", 0, 900)
    assert ("skolop1" in desk(match).side, desk(match).graves[0]) == (False, ("skolop",))
    assert options(match) == ("raise skolop", "decline")


@covers("DK-ART-24")
def test_two_deaths_of_one_flick_bring_one_fighter_back() -> None:
    match = smith(*gate("dryad", "dryad"), graves=("phantom", "phantom"))
    flick(match, "kharu", 0, 900)
    assert len(told(match, CharacterWounded)) == 2
    match.act(0, "raise phantom")
    match.act(0, "place 230 800")
    assert (kind(match), len(told(match, FighterCame))) == ("act", 1)


@covers("DK-ART-24", "DK-R-78")
def test_the_smithy_is_asked_again_at_a_later_death_only_if_it_was_declined() -> None:
    for answer, later in ((("decline",), "raise"), (("raise phantom", "place 230 800"), "act")):
        match = killing(unit("ezzen", 0, 400, 300), unit("untouchable", 1, 500, 300), graves=("phantom", "skolop"))
        for each in answer:
            match.act(0, each)
        assert kind(match) == "act"
        flick(match, "ezzen1", 0, 900)
        assert kind(match) == later


@covers("DK-ART-21", "DK-ART-11")
def test_a_death_in_the_turn_of_another_player_brings_nobody_back() -> None:
    standing = unit("akeru", 0, 200, 800, on_artifact="smithy_of_dust")
    units = [standing, striker("vampal", 1), FOE, ahead("dryad", 2), away("shawakh", 2)]
    match = battle(*units, players=3, artifacts=[SMITHY])
    desk(match).fighters[0], desk(match).graves[0] = 1, ("phantom",)
    match.act(0, "end")
    flick(match, "vampal1", 0, 900, seat=1)
    assert "dryad1" not in desk(match).side and kind(match, 1) == "act"


@covers("DK-ART-21")
def test_the_death_of_an_own_character_or_an_allys_brings_nobody_back() -> None:
    match = smith(away("dryad", 2), unit("vampal", 1, 600, 200), players=3, teams=[0, 1, 0])
    lay(match, "dryad1", "flame1")
    match.act(0, "end")
    assert "dryad1" not in desk(match).side and kind(match, 1) == "act"


@covers("DK-ART-21", "DK-ART-02")
def test_the_smithy_works_for_its_controller_alone() -> None:
    standing = unit("akeru", 1, 200, 800, on_artifact="smithy_of_dust")
    match = battle(striker("vampal"), ahead("phantom"), standing, artifacts=[SMITHY])
    desk(match).fighters[0], desk(match).graves[0] = 1, ("smoker",)
    flick(match, "vampal1", 0, 900)
    assert kind(match) == "act"


@covers("DK-ART-21", "DK-RES-12")
def test_the_smithy_works_at_a_death_by_a_flame_at_the_end_of_the_turn() -> None:
    match = smith(away("dryad", 1, 3))
    lay(match, "dryad1", "flame1")
    match.act(0, "end")
    assert (kind(match), "dryad1" in desk(match).side) == ("raise", False)
