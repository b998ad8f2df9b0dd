"""Section 12.3: the tricky interactions of artifacts, time cards, teams and endings."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import (
    ActionLost,
    ArtifactFreed,
    CharacterHit,
    CharacterShaken,
    CharacterWounded,
    DiskFlicked,
    DiskReturned,
    FighterCame,
    TimeCardTaken,
)
from parlour.games.desktopia.position import bearer, controller
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, gate, hits, striker
from parlour.games.desktopia.tests.cards import hand, ritual
from parlour.games.desktopia.tests.situations import (
    artifact,
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


@covers("DK-T-37")
def test_the_magnetosphere_drags_a_hero_to_an_untouchable_which_wounds_him() -> None:
    units = [unit("shawakh", 0, 300, 500, on_artifact="magnetosphere", missiles=0), unit("untouchable", 0, 340, 500)]
    match = battle(*units, away("kharu", 1), artifacts=[artifact("magnetosphere", 300, 500)])
    match.act(0, "end")
    if kind(match) == "close":
        match.act(0, "trigger magnetosphere")
    match.act(0, "pull kharu")
    match.act(0, "place 320 530")  # nearby both
    assert [(each.disk, each.by) for each in told(match, CharacterWounded)] == [("kharu", "untouchable1")]


@covers("DK-T-38")
def test_the_magnetosphere_pulls_a_controller_down() -> None:
    artifacts = [artifact("magnetosphere", 300, 500), artifact("fountain_of_life", 700, 500)]
    units = [unit("vampal", 0, 300, 500, on_artifact="magnetosphere"), unit("kharu", 1, 700, 500, on_artifact="fountain_of_life")]
    match = battle(*units, artifacts=artifacts)
    match.act(0, "end")
    match.act(0, "pull kharu")
    match.act(0, "place 300 535")
    assert (controller(desk(match), "fountain_of_life"), controller(desk(match), "magnetosphere")) == (None, 0)
    assert told(match, ArtifactFreed) == [ArtifactFreed("fountain_of_life")]
    assert match.view(1)["table"]["on"] == {"vampal1": "magnetosphere"}


@covers("DK-T-39")
def test_a_knock_off_is_no_capture_but_a_second_character_captures() -> None:
    units = [striker("adjarkha"), unit("vampal", 0, 700, 300), unit("kharu", 1, 500, 500, on_artifact="fire_mine")]
    match = battle(*units, artifacts=[artifact("fire_mine", 500, 500)])
    flick(match, "adjarkha", 0, 1500)
    assert [each.disk for each in told(match, CharacterShaken)] == ["kharu"]
    assert (kind(match), controller(desk(match), "fire_mine")) == ("act", None)
    mine = desk(match).at["fire_mine"]
    desk(match).at["vampal1"] = mine._replace(y=mine.y - 100)
    flick(match, "vampal1", 90, 900)
    match.act(0, "climb fire_mine")
    assert bearer(desk(match), "fire_mine") == "vampal1"


@covers("DK-T-40")
def test_whoever_stands_on_an_artifact_is_safe_from_a_blow_that_does_not_shake_him_off() -> None:
    away_by = 11.5 + 15.5 + 10.0  # the gap is 10: 640.3 at launch are 600 at the impact
    units = [unit("smoker", 0, 500 - away_by, 500), unit("phantom", 1, 500, 500, on_artifact="fire_mine"), away("kharu", 1)]
    match = battle(*units, artifacts=[artifact("fire_mine", 500, 500)])
    flick(match, "smoker1", 0, 640)
    (flicked,) = told(match, DiskFlicked)
    (hit,) = [each for each in flicked.happenings if each.kind == "hit"]
    assert hit.speed == pytest.approx(600, abs=0.5)
    pushed = next(path for path in flicked.paths if path.disk == "fire_mine")
    assert pushed.vx == pytest.approx(340.9 * 3.1713 / (3.1713 + 1.7457), abs=0.5)  # dragged by its rider (DK-STK-08)
    assert (bearer(desk(match), "fire_mine"), told(match, CharacterHit)) == ("phantom1", [])


@covers("DK-T-41")
def test_a_penalty_without_an_able_character_is_a_time_card() -> None:
    match = battle(unit("vampal", 0, 800, 500), away("kharu", 1))
    flick(match, "vampal1", 0, 1500)
    assert (desk(match).actions, ranges(match)) == (2, {})
    assert (told(match, ActionLost), told(match, TimeCardTaken)) == ([], [TimeCardTaken(0, "penalty")])


@covers("DK-T-43")
def test_a_minusoid_dies_when_all_five_time_cards_lie_in_camps() -> None:
    rules = [{"type": "start_time_cards", "seat": 1, "kind": "bonus", "n": 5}]
    match = battle(striker("vampal"), ahead("minusoid"), away("vailla", 1), special_rules=rules)
    flick(match, "vampal1", 0, 900)
    assert (kind(match), desk(match).bonuses, told(match, TimeCardTaken)) == ("act", [0, 5], [])


@covers("DK-T-44")
def test_the_smithy_returns_one_phantom_for_two_deaths_and_none_for_a_third() -> None:
    fighters = [unit("phantom", 0, 700, 200 + 100 * number) for number in (0, 1)]
    standing = unit("akeru", 0, 200, 800, on_artifact="smithy_of_dust")
    units = [striker("kharu"), standing, *fighters, unit("ramprack", 0, 60, 500), *gate("dryad", "untouchable")]
    third = unit("dryad", 1, 800, 300)
    match = battle(*units, third, away("shawakh", 1), artifacts=[artifact("smithy_of_dust", 200, 800)])
    desk(match).fighters[0], desk(match).graves[0] = 3, ("phantom",)
    flick(match, "kharu", 0, 900)
    assert [disk for disk, _ in hits(match)] == ["dryad1", "untouchable1"]
    match.act(0, "raise phantom")
    match.act(0, "place 230 800")
    assert told(match, FighterCame) == [FighterCame(0, "phantom3", "smithy_of_dust")]
    assert "phantom3" not in ranges(match)["disk"] and "cast ramprack1 phantom3" in options(match)
    desk(match).graves[0] = ("phantom",)
    flick(match, "phantom2", 0, 900)
    assert ("dryad2" in desk(match).side, kind(match)) == (False, "act")


@covers("DK-T-45")
@pytest.mark.parametrize("used", [False, True])
def test_a_phantom_takes_over_an_artifact_without_interruption(used: bool) -> None:
    units = [unit("phantom", 0, 600, 600), unit("akeru", 0, 300, 500, on_artifact="magnetosphere"), away("div", 1)]
    match = battle(*units, artifacts=[artifact("magnetosphere", 300, 500)])
    if used:
        desk(match).used.add("magnetosphere")
    match.act(0, "cast phantom1 akeru")
    assert (bearer(desk(match), "magnetosphere"), desk(match).at["akeru"]) == ("phantom1", (600.0, 600.0))
    assert (told(match, ArtifactFreed), "magnetosphere" in desk(match).used) == ([], used)
    match.act(0, "end")
    assert (kind(match) == "pull") != used


@covers("DK-T-47")
def test_grass_wins_if_its_untouchable_kills_the_last_enemy_and_the_last_dryad() -> None:
    match = battle(unit("untouchable", 0, 500, 500), unit("dryad", 0, 470, 500), unit("phantom", 1, 530, 500))
    match.act(0, "end")
    assert (match.outcome, list(desk(match).side)) == ({0: 1.0, 1: 0.0}, ["untouchable1"])


@covers("DK-T-47")
def test_the_active_player_wins_if_his_last_character_dies_with_the_last_enemy() -> None:
    match = battle(striker("untouchable"), ahead("phantom"))
    lay(match, "untouchable1", "lariat1")
    flick(match, "untouchable1", 0, 900)
    assert (match.outcome, desk(match).side) == ({0: 1.0, 1: 0.0}, {})


@covers("DK-T-48")
def test_a_tornado_that_misses_and_leaves_is_not_shot_again() -> None:
    match = battle(unit("sirokh", 0, 900, 500), away("vampal", 0), away("kharu", 1))
    shoot(match, "sirokh", 930, 500, 0, 1000)
    assert (kind(match), told(match, ActionLost)) == ("act", [ActionLost(0)])
    assert free(desk(match), "tornado") == ("tornado1",) and "tornado1" not in desk(match).at


@covers("DK-T-48")
def test_a_tornado_that_touches_only_an_ally_is_shot_again_from_where_it_lies() -> None:
    match = battle(unit("sirokh", 0, 400, 500), unit("vampal", 0, 500, 500), away("kharu", 1))
    shoot(match, "sirokh", 430, 500, 0, 700)
    lies = desk(match).at["tornado1"]
    assert (kind(match), ranges(match)["disk"], match.pending[0].facts["why"]) == ("aim", ("tornado1",), "second")
    flick(match, "tornado1", 90, 500)
    second = told(match, DiskFlicked)[-1]
    assert ((second.x, second.y), second.why) == ((lies.x, lies.y), "second")


def allied_thorns() -> Match:
    """Grass and Metal are one team; a Minusoid of the ally stands nearby an Untouchable."""
    units = [unit("untouchable", 0, 500, 500), unit("minusoid", 1, 530, 500), away("vailla", 1), away("kharu", 2)]
    return ritual(*units, players=3, teams=[0, 0, 1])


@covers("DK-T-49")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_a_minusoid_killed_by_an_ally_is_avenged_out_of_turn_on_whomever_its_player_names(named: int) -> None:
    match = allied_thorns()
    match.act(0, "end")
    assert (list(match.pending), kind(match, 1)) == ([1], "penalise")
    assert options(match, 1) == ("penalise 0", "penalise 1", "penalise 2")
    match.act(1, f"penalise {named}")
    assert told(match, TimeCardTaken) == [TimeCardTaken(named, "penalty")]


@covers("DK-T-49")
def test_damage_to_an_allys_minusoid_does_not_count_for_the_ritual() -> None:
    match = allied_thorns()
    match.act(0, "end")
    match.act(1, "penalise 2")
    assert (desk(match).dealt, len(hand(match))) == (0, 1)
    pass_turns(match)
    assert list(match.pending) == [1]


@covers("DK-T-52")
def test_a_capture_after_a_ricochet_fails_if_the_hero_leaves() -> None:
    units = [unit("adjarkha", 0, 800, 500), away("smoker", 0), unit("ezzen", 1, 905, 473), away("kharu", 1)]
    match = battle(*units, artifacts=[artifact("fire_mine", 860, 529)])
    flick(match, "adjarkha", 0, 2400)
    (flicked,) = told(match, DiskFlicked)
    met = [(each.disk, each.other) for each in flicked.happenings if each.kind in ("hit", "left") and "adjarkha" in each[2:4]]
    assert [set(each) - {"adjarkha"} for each in met] == [{"fire_mine"}, {"ezzen1"}, {"right"}]
    assert (desk(match).lives["ezzen1"], told(match, ActionLost)) == (1, [ActionLost(0)])
    assert "adjarkha" in [each.disk for each in told(match, DiskReturned)]
    assert (kind(match), controller(desk(match), "fire_mine")) == ("act", None)
