"""6.19: what it costs to knock disks off the table."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ActionLost, CharacterDied, DiskReturned, MissileFell, TimeCardTaken
from parlour.games.desktopia.tests.blows import away, refused
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
from parlour.kernel import Illegal, Match

FOE = away("adjarkha", 1)
OTHER = away("smoker", 0)
ACTION, CARD = [ActionLost(0)], [TimeCardTaken(0, "penalty")]


def brink(*units: Plain, **more: Any) -> Match:
    """A Vampal that is flicked to the right, with something on the brink before it; a Smoker of its side can act."""
    return battle(unit("vampal", 0, 800, 500), OTHER, *units, FOE, **more)


def paid(match: Match) -> tuple[list[ActionLost], list[TimeCardTaken]]:
    """Actions lost and cards taken so far."""
    return told(match, ActionLost), told(match, TimeCardTaken)


@covers("DK-TIM-01", "DK-TIM-03")
def test_an_own_disk_over_the_border_costs_an_action() -> None:
    match = flick(brink(), "vampal1", 0, 1500)
    assert (paid(match), desk(match).actions, desk(match).penalties) == ((ACTION, []), 1, [0, 0])


@covers("DK-TIM-01")
@pytest.mark.parametrize(
    "more",
    [
        {"units": [unit("ezzen", 1, 960, 500)]},
        {"units": [unit("elemental", 0, 960, 500)]},
        {"artifacts": [artifact("fire_mine", 960, 500)]},
        {"objects": [barrel("keg", "dust", 960, 500)]},
    ],
    ids=["enemy", "friend", "artifact", "barrel"],
)
def test_a_disk_of_whatever_owner_costs_the_flicking_player(more: dict[str, Any]) -> None:
    units = more.pop("units", [])
    match = flick(brink(*units, **more), "vampal1", 0, 1500)
    assert len(told(match, DiskReturned)) == 1 and paid(match) == (ACTION, [])


@covers("DK-TIM-01")
def test_a_flick_in_which_nothing_leaves_costs_nothing() -> None:
    match = flick(brink(), "vampal1", 0, 990)  # 196 mm, to 996
    assert (paid(match), desk(match).actions) == (([], []), 2)
    assert desk(match).at["vampal1"].x == pytest.approx(996.02)


@covers("DK-TIM-01")
def test_several_disks_in_one_flick_cost_one_penalty() -> None:
    match = flick(brink(unit("elemental", 0, 960, 500)), "vampal1", 0, 2500)
    assert [each.disk for each in told(match, DiskReturned)] == ["elemental1", "vampal1"]
    assert (paid(match), desk(match).actions) == ((ACTION, []), 1)


@covers("DK-TIM-01")
def test_every_flick_is_punished_by_itself() -> None:
    match = brink(unit("elemental", 0, 800, 800))
    flick(match, "vampal1", 0, 1500)
    flick(match, "elemental1", 0, 1500)
    assert paid(match) == (ACTION, CARD)  # the first cost the second action, so this was the last one
    assert desk(match).penalties == [1, 0]


@covers("DK-TIM-02", "DK-R-13")
def test_the_disk_of_a_dead_character_counts() -> None:
    match = flick(brink(unit("phantom", 1, 960, 500)), "vampal1", 0, 1500)
    assert len(told(match, CharacterDied)) == 1 and told(match, DiskReturned) == [] and paid(match) == (ACTION, [])


@covers("DK-TIM-02", "DK-R-32")
def test_the_shot_missile_itself_counts() -> None:
    match = battle(unit("div", 0, 900, 500), OTHER, FOE)
    shoot(match, "div", 930, 500, 0, 1000)
    assert (paid(match), desk(match).actions) == ((ACTION, []), 1)


@covers("DK-TIM-02")
def test_missiles_that_merely_fell_off_do_not_count() -> None:
    match = brink()
    lay(match, "vampal1", "flame1", by=1)
    flick(match, "vampal1", 180, 1500)
    assert len(told(match, MissileFell)) == 1 and paid(match) == ([], [])


@covers("DK-TIM-03", "DK-TIM-04")
@pytest.mark.parametrize(("acted", "lost"), [(0, True), (1, True), (2, False)])
def test_after_the_last_action_a_card_is_taken(acted: int, lost: bool) -> None:
    match = brink(unit("elemental", 0, 60, 300), unit("elemental", 0, 60, 400))
    for number in range(acted):
        flick(match, f"elemental{number + 1}", 0, 300)
    flick(match, "vampal1", 0, 1500)
    assert paid(match) == ((ACTION, []) if lost else ([], CARD))
    assert desk(match).penalties[0] == (not lost)


@covers("DK-TIM-04", "DK-R-33")
@pytest.mark.parametrize("hindrance", ["none left", "tick", "wounded", "acted"])
def test_actions_that_nobody_can_use_do_not_pay(hindrance: str) -> None:
    comrade = {"none left": [], "tick": [unit("ezzen", 0, 60, 300)], "wounded": [unit("hornbug", 0, 60, 300, wounds=1)],
               "acted": [unit("ezzen", 0, 60, 300)]}[hindrance]  # fmt: skip
    match = battle(unit("vampal", 0, 800, 500), *comrade, FOE)
    if hindrance == "tick":
        lay(match, "ezzen1", "tick1", by=1)
    elif hindrance == "acted":
        flick(match, "ezzen1", 0, 300)
    flick(match, "vampal1", 0, 1500)
    assert paid(match) == ([], CARD)


@covers("DK-TIM-05")
def test_a_flick_that_costs_a_penalty_keeps_all_its_results() -> None:
    match = flick(brink(unit("ezzen", 1, 900, 500), unit("phantom", 1, 950, 500)), "vampal1", 0, 2500)
    assert desk(match).lives["ezzen1"] == 1 and paid(match) == (ACTION, [])
    match = flick(brink(unit("phantom", 1, 960, 500)), "vampal1", 0, 1500)
    assert "phantom1" not in desk(match).side


@covers("DK-TIM-01", "DK-MIS-21", "DK-R-67")
def test_the_penalty_of_a_free_flick_falls_on_whoever_flicks() -> None:
    match = battle(unit("vailla", 0, 800, 500), unit("energan", 0, 100, 500), unit("ezzen", 1, 900, 500), FOE)
    shoot(match, "vailla", 830, 500, 0, 600)
    flick(match, "ezzen1", 0, 1500)
    assert (paid(match), desk(match).actions, desk(match).penalties) == ((ACTION, []), 1, [0, 0])


@covers("DK-TIM-10")
def test_a_penalty_card_works_in_the_next_turn() -> None:
    match = battle(unit("vampal", 0, 800, 500), FOE)
    flick(match, "vampal1", 0, 1500)
    assert (desk(match).penalties, desk(match).actions, kind(match)) == ([1, 0], 2, "act")
    pass_turns(match, 2)
    assert (desk(match).actions, desk(match).penalties) == (2, [0, 0])


@covers("DK-TIM-12", "DK-R-52")
@pytest.mark.parametrize(
    "action",
    ["flick adjarkha 0 500", "flick vampal1 0 99", "flick vampal1 0 2501", "flick vampal1 360 500", "flick vampal1 -1 500",
     "flick vampal1 0", "shoot vampal1 830 500 0 500", "cast vampal1", "use fire_mine", "flick nobody 0 500"],
)  # fmt: skip
def test_an_illegal_input_is_refused_and_moves_nothing(action: str) -> None:
    match = brink()
    before = match.hash
    with pytest.raises(Illegal):
        match.act(0, action)
    assert match.hash == before and (kind(match), ranges(match)["disk"]) == ("act", ("vampal1", "smoker1"))
    assert "end" in options(match) and refused(match, "rest")
