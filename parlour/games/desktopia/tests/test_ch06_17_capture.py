"""6.17: how artifacts are taken, held and lost."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import (
    ArtifactFreed,
    ArtifactTaken,
    CharacterHit,
    CharacterShaken,
    CharacterWounded,
    DiskReturned,
)
from parlour.games.desktopia.position import Spot, bearer, bears, controller, where
from parlour.games.desktopia.tests.blows import away, column, striker
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    barrel,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.kernel import Match

FOE = away("adjarkha", 1)
MINE, FOUNTAIN = artifact("fire_mine", 500, 500), artifact("fountain_of_life", 500, 500)
SOFT, HARD, OVER_THE_EDGE = 900, 1500, 2500


def toward(*units: Plain, artifacts: tuple[Plain, ...] = (MINE,), **more: Any) -> Match:
    """A Vampal of seat 0 before a free artifact."""
    return battle(striker("vampal"), *units, FOE, artifacts=list(artifacts), **more)


def held(side: int = 1, who: str = "ezzen", **more: Any) -> Plain:
    """Somebody who stands on the Fire Mine, ahead of the striker."""
    return unit(who, side, 500, 500, on_artifact="fire_mine", **more)


def control(match: Match, name: str = "fire_mine") -> int | None:
    return controller(desk(match), name)


@covers("DK-ART-01", "DK-ART-03")
@pytest.mark.parametrize("name", CONTENT.artifacts)
@pytest.mark.parametrize("who", ["adjarkha", "hornbug", "ramprack", "ezzen", "smoker"])
def test_a_character_of_any_order_takes_any_artifact_that_it_touches(name: str, who: str) -> None:
    disk = who if who == "adjarkha" else f"{who}1"
    match = battle(striker(who), away("div", 1), artifacts=[artifact(name, 500, 500)])
    flick(match, disk, 0, SOFT)
    assert (kind(match), options(match), control(match, name)) == ("climb", (f"climb {name}", "stay"), None)
    match.act(0, f"climb {name}")
    assert (bearer(desk(match), name), control(match, name)) == (disk, 0)
    assert told(match, ArtifactTaken) == [ArtifactTaken(0, disk, name)]


@covers("DK-ART-03")
def test_whoever_may_climb_may_stay_below() -> None:
    match = flick(toward(), "vampal1", 0, SOFT)
    match.act(0, "stay")
    assert (control(match), "vampal1" in desk(match).at, told(match, ArtifactTaken)) == (None, True, [])


@covers("DK-ART-03")
def test_whoever_passes_by_without_a_collision_takes_nothing() -> None:
    match = toward(artifacts=(artifact("fire_mine", 500, 529.6),))  # the radii make 29.5
    assert kind(flick(match, "vampal1", 0, SOFT)) == "act"
    match = toward(artifacts=(artifact("fire_mine", 500, 529.4),))
    assert kind(flick(match, "vampal1", 0, SOFT)) == "climb"


@covers("DK-ART-03", "DK-PHY-21")
@pytest.mark.parametrize(("beyond", "asked"), [(0.5, "act"), (1.5, "climb")])
def test_a_mere_touch_is_no_collision_and_takes_nothing(beyond: float, asked: str) -> None:
    match = toward()
    gap = (300**2 - beyond**2) / 5000  # it arrives with so many mm/s; 1 is still a touch
    desk(match).at["vampal1"] = Spot(500 - 29.5 - gap, 500.0)
    assert kind(flick(match, "vampal1", 0, 300)) == asked


@covers("DK-ART-03")
def test_an_artifact_that_is_only_pushed_by_a_comrade_is_not_taken() -> None:
    match = toward(unit("elemental", 0, 440, 500))
    flick(match, "vampal1", 0, 1200)
    assert desk(match).at["fire_mine"].x > 500
    assert (kind(match), control(match)) == ("act", None)


@covers("DK-ART-03", "DK-MIS-20")
def test_an_own_character_flicked_by_an_own_magnet_takes_an_artifact_and_an_enemys_does_not() -> None:
    for side, asked in ((0, "climb"), (1, "act")):
        match = battle(
            unit("vailla", 0, 300, 500), unit("hornbug", side, 400, 500), FOE, artifacts=[artifact("fire_mine", 400, 600)]
        )
        shoot(match, "vailla", 330, 500, 0, 600)
        flick(match, "hornbug1", 90, SOFT)
        assert kind(match) == asked


@covers("DK-ART-04")
def test_of_two_artifacts_touched_at_most_one_is_taken() -> None:
    match = toward(artifacts=(artifact("fire_mine", 480, 516.5), artifact("fountain_of_life", 486, 483.5)))
    flick(match, "vampal1", 0, SOFT)
    assert options(match) == ("climb fire_mine", "climb fountain_of_life", "stay")
    match.act(0, "climb fountain_of_life")
    assert (kind(match), control(match, "fountain_of_life"), control(match)) == ("act", 0, None)


@covers("DK-ART-05")
def test_nothing_is_taken_if_the_artifact_left_the_table() -> None:
    match = flick(toward(), "vampal1", 0, OVER_THE_EDGE)
    assert (kind(match), control(match)) == ("act", None)
    assert "fire_mine" in desk(match).at


@covers("DK-ART-05")
def test_nothing_is_taken_if_the_character_left_the_table() -> None:
    match = battle(unit("vampal", 0, 880, 500), FOE, artifacts=[artifact("fire_mine", 930, 528)])
    flick(match, "vampal1", 0, 1300)
    assert [each.disk for each in told(match, DiskReturned)] == ["vampal1"]
    assert desk(match).at["fire_mine"] != Spot(930.0, 528.0)
    assert (kind(match), control(match)) == ("act", None)


@covers("DK-ART-05")
def test_nothing_is_taken_by_a_character_that_died_on_the_way() -> None:
    units = [unit("elemental", 1, 486, 487.5), away("smoker", 0)]
    match = battle(striker("vampal", wounds=1), *units, FOE, artifacts=[artifact("fire_mine", 480, 516.5)])
    assert options(flick(match.copy(), "vampal1", 0, SOFT)) == ("climb fire_mine", "stay")
    lay(match, "vampal1", "lariat1")
    flick(match, "vampal1", 0, SOFT)
    assert ("vampal1" in desk(match).side, kind(match), control(match)) == (False, "act", None)


@covers("DK-ART-05", "DK-ART-06")
def test_whoever_knocks_an_enemy_off_does_not_take_the_artifact_by_the_same_flick() -> None:
    match = flick(toward(held()), "vampal1", 0, HARD)
    assert [each.disk for each in told(match, CharacterShaken)] == ["ezzen1"]
    assert (kind(match), control(match), told(match, ArtifactFreed)) == ("act", None, [ArtifactFreed("fire_mine")])


@covers("DK-ART-03", "DK-ART-06", "DK-R-17")
def test_whoever_knocks_a_comrade_off_may_take_his_place() -> None:
    match = flick(toward(held(side=0)), "vampal1", 0, HARD)
    assert [each.disk for each in told(match, CharacterShaken)] == ["ezzen1"]
    assert options(match) == ("climb fire_mine", "stay")
    match.act(0, "climb fire_mine")
    assert (bearer(desk(match), "fire_mine"), control(match)) == ("vampal1", 0)


@covers("DK-ART-05", "DK-R-17")
def test_an_ally_is_another_player() -> None:
    match = battle(striker("vampal"), held(), away("div", 2), players=3, teams=[0, 0, 1], artifacts=[MINE])
    flick(match, "vampal1", 0, HARD)
    assert [each.disk for each in told(match, CharacterShaken)] == ["ezzen1"]
    assert (kind(match), control(match)) == ("act", None)


@covers("DK-ART-06")
def test_the_same_character_takes_the_freed_artifact_by_a_later_free_flick() -> None:
    match = battle(striker("energan"), unit("ramprack", 0, 300, 300), held(), FOE, artifacts=[MINE])
    flick(match, "energan1", 0, 2000)
    assert (kind(match), control(match)) == ("act", None)
    desk(match).at |= {"energan1": Spot(400.0, 700.0), "fire_mine": Spot(500.0, 700.0)}
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, SOFT)
    assert options(match) == ("climb fire_mine", "stay")


@covers("DK-ART-05")
def test_an_artifact_on_which_a_comrade_stands_is_not_taken() -> None:
    match = flick(toward(held(side=0)), "vampal1", 0, SOFT)
    assert (kind(match), bearer(desk(match), "fire_mine")) == ("act", "ezzen1")


@covers("DK-ART-07", "DK-ART-10")
def test_a_character_may_move_over_from_one_artifact_to_another() -> None:
    standing = unit("vampal", 0, 400, 500, on_artifact="fire_mine")
    match = battle(standing, FOE, artifacts=[artifact("fire_mine", 400, 500), FOUNTAIN])
    flick(match, "vampal1", 0, SOFT)
    assert (kind(match), told(match, ArtifactFreed)) == ("climb", [ArtifactFreed("fire_mine")])
    match.act(0, "climb fountain_of_life")
    assert (control(match), control(match, "fountain_of_life")) == (None, 0)


@covers("DK-ART-07")
@pytest.mark.parametrize("choice", ["climb fountain_of_life", "stay"])
def test_whoever_touches_another_artifact_while_still_on_the_first_may_choose_between_them(choice: str) -> None:
    standing = unit("vampal", 0, 400, 500, on_artifact="fire_mine")
    match = battle(standing, FOE, artifacts=[artifact("fire_mine", 400, 500), artifact("fountain_of_life", 431.2, 500)])
    flick(match, "vampal1", 0, 200)
    assert control(match) == 0
    match.act(0, choice)
    moved = choice != "stay"
    assert (control(match), control(match, "fountain_of_life")) == ((None, 0) if moved else (0, None))
    assert told(match, ArtifactFreed) == [ArtifactFreed("fire_mine")] * moved


@covers("DK-ART-08")
def test_a_climber_keeps_its_missiles_and_stands_in_the_middle_of_the_artifact_where_that_came_to_rest() -> None:
    match = battle(unit("vampal", 0, 460, 500), FOE, artifacts=[MINE])
    lay(match, "vampal1", "flame1", by=1)
    flick(match, "vampal1", 0, 400)
    rest = desk(match).at["fire_mine"]
    match.act(0, "climb fire_mine")
    assert rest.x > 500 and desk(match).at["fire_mine"] == rest == where(desk(match), "vampal1")
    assert (column(match, "vampal1"), "vampal1" in desk(match).at) == (("flame1",), False)


@covers("DK-ART-02", "DK-ART-09")
def test_everybody_is_shown_who_stands_on_which_artifact() -> None:
    match = battle(held(), unit("vampal", 0, 100, 500), FOE, artifacts=[MINE, artifact("fountain_of_life", 300, 300)])
    for seat in (0, 1, None):
        assert match.view(seat)["table"]["on"] == {"ezzen1": "fire_mine"}
    assert (control(match), control(match, "fountain_of_life")) == (1, None)


@covers("DK-ART-10", "DK-DMG-12")
def test_control_ends_when_the_bearer_dies() -> None:
    match = toward(held(who="phantom"))
    lay(match, "phantom1", "flame1")
    match.act(0, "end")
    assert (control(match), told(match, ArtifactFreed)) == (None, [ArtifactFreed("fire_mine")])


@covers("DK-ART-10")
def test_control_ends_when_the_bearer_is_flicked_off() -> None:
    match = toward(held(side=0))
    flick(match, "ezzen1", 90, 600)
    assert (control(match), "ezzen1" in desk(match).at) == (None, True)


@covers("DK-ART-10", "DK-ART-02")
def test_control_stays_while_the_bearer_rides_along_and_ends_when_it_falls() -> None:
    match = flick(toward(held(who="phantom")), "vampal1", 0, SOFT)
    assert desk(match).at["fire_mine"].x > 500 and control(match) == 1
    match = flick(toward(held(who="phantom")), "vampal1", 0, HARD)
    assert control(match) is None


@covers("DK-ART-14")
def test_nothing_wounds_or_removes_an_artifact() -> None:
    match = battle(striker("kharu", facing=0), FOE, artifacts=[MINE])
    match.act(0, "lariat kharu")
    flick(match, "kharu", 0, OVER_THE_EDGE)
    assert (told(match, CharacterWounded), told(match, CharacterHit)) == ([], [])
    assert "fire_mine" in desk(match).at and "fire_mine" not in desk(match).lives


@covers("DK-ART-15")
def test_whoever_stands_on_an_artifact_may_act() -> None:
    match = battle(unit("div", 0, 500, 500, on_artifact="fire_mine"), FOE, artifacts=[MINE])
    assert (ranges(match)["disk"], ranges(match)["shooter"]) == (("div",), ("div",))
    shoot(match, "div", 530, 500, 0, 600)
    assert (control(match), desk(match).acted) == (0, {"div"})


@covers("DK-ART-15", "DK-HIT-14")
def test_whoever_stands_on_an_artifact_is_not_hit_but_burns() -> None:
    match = toward(held(wounds=1))
    flick(match, "vampal1", 0, SOFT)
    assert (told(match, CharacterHit), desk(match).lives["ezzen1"]) == ([], 1)
    lay(match, "ezzen1", "flame1")
    match.act(0, "end")
    assert "ezzen1" not in desk(match).side


@covers("DK-ART-15")
def test_missiles_may_be_laid_by_hand_on_whoever_stands_on_an_artifact() -> None:
    match = battle(striker("kharu"), held(who="dryad"), FOE, artifacts=[MINE])
    match.act(0, "lariat dryad1")
    assert column(match, "dryad1") == ("lariat1",)
    match = battle(away("shawakh", 0), held(), FOE, artifacts=[MINE])
    match.act(0, "end")
    match.act(0, "shield ezzen1")
    assert bears(desk(match), "ezzen1", "shield") == 1


@covers("DK-ART-25")
def test_a_barrel_is_pushed_like_an_artifact_but_nobody_climbs_it() -> None:
    pushed = flick(toward(), "vampal1", 0, SOFT)
    match = battle(striker("vampal"), FOE, objects=[barrel("keg", "dust", 500, 500)])
    flick(match, "vampal1", 0, SOFT)
    assert (kind(match), desk(match).at["keg"]) == ("act", desk(pushed).at["fire_mine"])
    assert all("keg" not in each for each in options(match)) and desk(match).on == {}


@covers("DK-ART-11")
def test_an_artifact_can_be_used_from_the_moment_of_its_capture() -> None:
    match = battle(striker("vampal", wounds=1), FOE, artifacts=[FOUNTAIN])
    flick(match, "vampal1", 0, SOFT)
    match.act(0, "climb fountain_of_life")
    assert "use fountain_of_life" in options(match)
    match.act(0, "use fountain_of_life")
    assert desk(match).lives["vampal1"] == 2
    pass_turns(match)
    assert "use fountain_of_life" not in options(match, 1)
