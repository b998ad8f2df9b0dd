"""6.15: the spells of Ramprack, Akeru and Phantom."""

from math import hypot

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ActionLost, DiskFlicked, DisksExchanged, SpellCast
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, hits, refused, striker
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
    told,
    unit,
)


def spells(offered: tuple[str, ...]) -> set[str]:
    """The spells among what is offered."""
    return {each for each in offered if each.startswith("cast ")}


@covers("DK-SPL-01")
def test_a_spell_is_the_casters_action_and_does_not_move_it() -> None:
    match = battle(striker("akeru", missiles=0), away("phantom", 0), away("vampal", 1))
    match.act(0, "cast akeru")
    assert desk(match).acted == {"akeru"} and desk(match).actions == 2 and desk(match).at["akeru"] == (400, 500)
    assert [(each.seat, each.disk, each.target) for each in told(match, SpellCast)] == [(0, "akeru", "")]
    assert ranges(match)["disk"] == ("phantom1",)


@covers("DK-SPL-02")
def test_a_spell_that_would_do_nothing_is_not_offered() -> None:
    match = battle(striker("akeru"), away("vampal", 1))
    assert spells(options(match)) == set() and refused(match, "cast akeru") == "DK-SPL-02"
    match = battle(striker("phantom"), away("vampal", 1))
    assert spells(options(match)) == set() and refused(match, "cast phantom1 phantom1") == "DK-SPL-02"
    match = battle(striker("ramprack"), unit("ramprack", 0, 300, 300), away("vampal", 1))
    assert spells(options(match)) == set() and refused(match, "cast ramprack1 ramprack2") == "DK-SPL-02"


@covers("DK-SPL-03", "DK-R-26")
def test_a_ramprack_flicks_own_characters_with_fewer_lives_than_it_has() -> None:
    units = [unit("ramprack", 0, 200, 300, wounds=1), unit("energan", 0, 300, 300), unit("baaroun", 0, 400, 300, wounds=3)]
    others = [unit("vailla", 0, 500, 300, wounds=2), away("smoker", 1), away("vampal", 1, 2, wounds=1)]
    match = battle(striker("ramprack"), *units, *others)
    assert spells(options(match)) == {"cast ramprack1 ramprack2", "cast ramprack1 energan1", "cast ramprack1 baaroun"}


@covers("DK-SPL-03")
def test_the_lives_that_a_ramprack_has_now_are_compared() -> None:
    rules = [{"type": "life_max", "tag": "big", "n": 4}]
    match = battle(striker("ramprack", tag="big", wounds=1), away("vailla", 0, wounds=2), away("smoker", 1), special_rules=rules)
    assert spells(options(match)) == {"cast ramprack1 vailla"}


@covers("DK-SPL-03", "DK-GEN-05")
def test_a_ramprack_does_not_flick_the_characters_of_an_ally() -> None:
    units = striker("ramprack"), away("skolop", 1), away("sirokh", 2), away("div", 3)
    match = battle(*units, players=4, teams=[0, 0, 1, 1])
    assert spells(options(match)) == set()


@covers("DK-SPL-04", "DK-R-22")
@pytest.mark.parametrize("hindered", ["tick", "acted", "raised"])
def test_a_ramprack_flicks_one_who_cannot_act(hindered: str) -> None:
    match = battle(striker("ramprack"), unit("energan", 0, 400, 300), away("smoker", 1))
    if hindered == "tick":
        lay(match, "energan1", "tick1", by=1)
    else:
        (desk(match).acted if hindered == "acted" else desk(match).raised).add("energan1")
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 400)
    assert told(match, DiskFlicked)[0].why == "ramprack" and desk(match).actions == 2


@covers("DK-SPL-05")
def test_a_wounded_ramprack_has_nobody_to_flick() -> None:
    match = battle(striker("ramprack", wounds=1), unit("energan", 0, 400, 300), away("smoker", 1))
    assert spells(options(match)) == set() and refused(match, "cast ramprack1 energan1") == "DK-SPL-02"


@covers("DK-SPL-06")
def test_the_flick_of_a_ramprack_hits_like_any_other() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("energan"), ahead("kharu"))
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 900)
    assert hits(match) == [("kharu", 1)] and desk(match).dealt == 1


@covers("DK-SPL-06", "DK-HIT-18")
def test_the_flick_of_a_ramprack_makes_special_hits() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("dryad"), ahead("vailla", 0, wounds=2), away("kharu", 1))
    match.act(0, "cast ramprack1 dryad1")
    flick(match, "dryad1", 0, 900)
    assert desk(match).lives["vailla"] == 3


@covers("DK-SPL-06", "DK-ART-03")
def test_the_flick_of_a_ramprack_may_take_an_artifact() -> None:
    match = battle(
        unit("ramprack", 0, 300, 300), striker("energan"), away("kharu", 1), artifacts=[artifact("fire_mine", 500, 500)]
    )
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 900)
    match.act(0, "climb fire_mine")
    assert desk(match).on == {"energan1": "fire_mine"}


@covers("DK-SPL-06", "DK-TIM-01")
def test_the_flick_of_a_ramprack_can_cost_a_penalty() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("energan"), away("kharu", 1))
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 2500)
    assert told(match, ActionLost) and desk(match).actions == 1


@covers("DK-SPL-06", "DK-TRA-12", "DK-PWR-02")
def test_the_flick_of_a_ramprack_may_begin_with_kharus_lariat_and_be_a_power_flick() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("kharu", wounds=3, facing=0), ahead("sirokh"))
    match.act(0, "cast ramprack1 kharu")
    assert set(options(match)) == {"lariat ramprack1", "lariat kharu", "lariat sirokh"}
    match.act(0, "lariat kharu")
    flick(match, "kharu", 0, 900)
    assert hits(match) == [("sirokh", 3)] and "kharu" not in desk(match).lives


@covers("DK-SPL-07", "DK-R-42")
@pytest.mark.parametrize(("stored", "lying", "then"), [(0, 0, 2), (1, 0, 3), (2, 0, 3), (0, 1, 2), (0, 2, 1), (1, 1, 2)])
def test_akeru_takes_two_ticks_as_far_as_maximum_and_reserve_allow(stored: int, lying: int, then: int) -> None:
    match = battle(striker("akeru", missiles=stored), away("sirokh", 1))
    lay(match, "sirokh", *["tick3", "tick2"][:lying])
    match.act(0, "cast akeru")
    assert desk(match).supply["akeru"] == then and len(free(desk(match), "tick")) == 3 - lying - then


@covers("DK-SPL-08", "DK-SPL-09")
def test_a_phantom_changes_places_with_its_missiles_and_facing() -> None:
    match = battle(striker("phantom", facing=10), unit("skolop", 0, 600, 700, facing=20), away("sirokh", 1))
    lay(match, "phantom1", "flame1", by=1)
    lay(match, "skolop1", "flame2", by=1)
    match.act(0, "cast phantom1 skolop1")
    assert desk(match).at["phantom1"] == (600, 700) and desk(match).at["skolop1"] == (400, 500)
    assert column(match, "phantom1") == ("flame1",) and column(match, "skolop1") == ("flame2",)
    assert desk(match).facing["phantom1"] == 10 and desk(match).facing["skolop1"] == 20
    assert [(each.disk, each.other) for each in told(match, DisksExchanged)] == [("phantom1", "skolop1")]


@covers("DK-SPL-08", "DK-GEN-05")
def test_a_phantom_changes_places_only_with_others_of_its_own_player() -> None:
    units = striker("phantom"), unit("phantom", 0, 600, 600), away("vailla", 1), away("sirokh", 2), away("div", 3)
    match = battle(*units, players=4, teams=[0, 0, 1, 1])
    assert spells(options(match)) == {"cast phantom1 phantom2", "cast phantom2 phantom1"}


@covers("DK-SPL-08")
def test_a_phantom_may_take_one_who_has_acted_or_has_a_tick() -> None:
    match = battle(striker("phantom"), unit("skolop", 0, 600, 700), away("sirokh", 1))
    flick(match, "skolop1", 0, 200)
    lay(match, "skolop1", "tick1", by=1)
    assert "cast phantom1 skolop1" in options(match)


@covers("DK-SPL-09")
def test_a_larger_disk_takes_the_exact_place_of_a_phantom_where_it_fits() -> None:
    match = battle(striker("phantom"), away("kharu", 0), away("sirokh", 1))
    match.act(0, "cast phantom1 kharu")
    assert desk(match).at["kharu"] == (400, 500) and desk(match).at["phantom1"] == (60, 60)


@covers("DK-SPL-10", "DK-SPL-09")
@pytest.mark.parametrize("above", ["akeru", "phantom1"])
def test_whoever_changes_places_with_one_on_an_artifact_controls_it(above: str) -> None:
    places = {"akeru": (600, 700), "phantom1": (400, 500)}
    match = battle(
        striker("phantom", on_artifact="magnetosphere" if above == "phantom1" else None),
        unit("akeru", 0, 600, 700, on_artifact="magnetosphere" if above == "akeru" else None),
        away("sirokh", 1), artifacts=[artifact("magnetosphere", *places[above])],
    )  # fmt: skip
    match.act(0, "cast phantom1 akeru")
    below = "phantom1" if above == "akeru" else "akeru"
    assert desk(match).on == {below: "magnetosphere"} and desk(match).at[above] == places[below]
    assert desk(match).at["magnetosphere"] == places[above] and below not in desk(match).at


@covers("DK-SPL-11", "DK-R-45")
def test_a_disk_that_does_not_fit_is_set_at_the_nearest_place() -> None:
    match = battle(striker("phantom"), unit("smoker", 1, 424, 500), away("kharu", 0), away("sirokh", 1))
    match.act(0, "cast phantom1 kharu")
    spot = desk(match).at["kharu"]
    assert 0 < hypot(spot.x - 400, spot.y - 500) <= 4 and hypot(spot.x - 424, spot.y - 500) >= 27.1 - 0.001
    assert desk(match).at["phantom1"] == (60, 60)


@covers("DK-SPL-11", "DK-GEO-07")
def test_a_disk_that_is_shifted_does_not_come_to_lie_on_the_phantom() -> None:
    match = battle(unit("kharu", 0, 500, 500), unit("phantom", 0, 530, 500), unit("energan", 1, 553.5, 500), away("vailla", 1))
    match.act(0, "cast phantom1 kharu")
    kharu, phantom = desk(match).at["kharu"], desk(match).at["phantom1"]
    assert phantom == (500, 500) and hypot(kharu.x - phantom.x, kharu.y - phantom.y) >= 27.1 - 0.001


@covers("DK-SPL-11")
@pytest.mark.parametrize(("reach", "legal"), [(10.0, True), (11.0, False)])
def test_an_exchange_is_not_legal_if_there_is_no_place_within_20_mm(reach: float, legal: bool) -> None:
    half = 12.5  # a fighter fits between the walls, a hero does not
    walls = [rect("upper", 400, 500 + half + 30, 2 * reach, 60), rect("lower", 400, 500 - half - 30, 2 * reach, 60)]
    match = battle(striker("phantom"), away("kharu", 0), away("skolop", 0, 4), away("sirokh", 1), terrain=walls)
    assert ("cast phantom1 kharu" in options(match)) == legal  # past the walls a hero needs 9.4 mm more
    assert "cast phantom1 skolop1" in options(match)


@covers("DK-SPL-11")
def test_the_phantom_itself_is_not_in_the_way() -> None:
    match = battle(striker("phantom"), unit("kharu", 0, 428, 500), away("sirokh", 1))
    match.act(0, "cast phantom1 kharu")
    assert desk(match).at["kharu"] == (400, 500) and desk(match).at["phantom1"] == (428, 500) and kind(match) == "act"


@covers("DK-SPL-03")
def test_the_target_of_a_ramprack_is_named_before_its_flick_and_nothing_else_may_follow() -> None:
    match = battle(unit("ramprack", 0, 300, 300), striker("energan"), ahead("kharu"), away("minusoid", 0))
    match.act(0, "cast ramprack1 energan1")
    assert ranges(match)["disk"] == ("energan1",) and options(match) == () and refused(match, "end")


@covers("DK-SPL-08")
def test_an_exchange_hits_nobody() -> None:
    match = battle(striker("phantom"), unit("skolop", 0, 600, 500), ahead("sirokh"))
    match.act(0, "cast phantom1 skolop1")
    assert hits(match) == [] and told(match, DiskFlicked) == []
