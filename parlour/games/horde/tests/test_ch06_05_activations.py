"""Chapter 6.5: the Battle phase and activations."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.tests.situations import asked, of, options, play, situation, told

FIELD = {"rus_axe1": "f2", "rus_axe2": "f4", "rus_ivan": "f8", "sm_raider1": "k2"}
KEY_ACTIONS: dict[str, tuple[dict[str, str], dict[str, Any]]] = {
    "supply rus_axe1": ({"rus_caravan": "f5", "rus_axe1": "f6", "sm_raider1": "f4"}, {"health": {"rus_axe1": 1}}),
    "order rus_axe1 attack": ({"rus_ivan": "f5", "rus_axe1": "f6", "sm_raider1": "f4"}, {}),
    "trap g5": ({"china_ambusher": "f5", "china_sapper1": "f6", "sm_raider1": "f4"}, {"alliance": "china"}),
    "heal china_sapper1": (
        {"china_wanyan": "f5", "china_sapper1": "f6", "sm_raider1": "f4"},
        {"alliance": "china", "health": {"china_sapper1": 1}},
    ),
    "poison rus_axe1": ({"sm_poisoner": "f5", "sm_raider1": "f6", "rus_axe1": "f4"}, {"faction": "south_mongolia"}),
}


@covers("HD-ACT-01")
def test_an_activation_is_finished_before_the_next_begins() -> None:
    match = play(situation(FIELD), "activate rus_ivan")
    assert asked(match) == "act" and not [each for each in options(match) if each.startswith("activate")]


@covers("HD-ACT-02")
def test_a_unit_is_activated_at_most_once_a_turn() -> None:
    match = play(situation(FIELD), "activate rus_ivan", "move f9")
    assert options(match) == {"activate rus_axe1", "activate rus_axe2", "end-battle"}


@covers("HD-ACT-03")
def test_selecting_a_unit_costs_nothing() -> None:
    match = play(situation(FIELD), "activate rus_axe1", "back")
    assert of(match).activations == 3 and told(match, "unit-activated") == []
    assert options(match) == {"activate rus_axe2", "activate rus_ivan", "end-battle"}


@covers("HD-ACT-03")
def test_a_unit_that_was_only_selected_may_be_activated_later() -> None:
    match = play(situation(FIELD), "activate rus_axe1", "back", "activate rus_axe2", "move e4")
    assert options(match) == {"activate rus_axe1", "activate rus_ivan", "end-battle"}


@covers("HD-ACT-03")
def test_an_activation_begins_with_the_first_step() -> None:
    match = play(situation({**FIELD, "sm_raider1": "f10"}), "activate rus_ivan", "move f9")
    assert told(match, "unit-activated") == [("rus_ivan",)] and "back" not in options(match) and "done" in options(match)


@covers("HD-RUL-97")
def test_no_activation_can_be_wasted_while_another_unit_can_be_picked() -> None:
    match = play(situation(FIELD), "activate rus_axe1")
    assert "back" in options(match) and "done" not in options(match)
    play(match, "back", "activate rus_axe2", "back", "activate rus_ivan")
    assert "done" in options(match) and "back" not in options(match)  # there is no other unit left to pick
    play(match, "done")
    assert of(match).activations == 2 and told(match, "unit-activated") == [("rus_ivan",)]
    assert options(match) == {"activate rus_axe1", "activate rus_axe2", "end-battle"}


@covers("HD-RUL-97")
def test_a_unit_that_has_done_something_ends_its_activation() -> None:
    match = play(situation({**FIELD, "sm_raider1": "f10"}), "activate rus_ivan", "move f9")
    assert {"done", "back"} & options(match) == {"done"}


@covers("HD-ACT-04")
@pytest.mark.parametrize(("event", "limit"), [("ev_truce", 3), ("ev_forced_march", 4), ("ev_weariness", 2)])
def test_the_activation_limit(event: str, limit: int) -> None:
    units = {"rus_axe1": "f2", "rus_axe2": "f4", "rus_spear1": "f6", "rus_spear2": "f8", "rus_ivan": "f10", "sm_raider1": "k2"}
    match = situation(units, event=event, reserve=[])
    for unit in [each for each in units if each.startswith("rus")][:limit]:
        assert of(match).faction == "rus"
        play(match, f"activate {unit}", f"move e{units[unit][1:]}")
    assert of(match).faction == "south_mongolia" and len(told(match, "unit-activated")) == limit


@covers("HD-ACT-05")
def test_the_battle_may_be_ended_with_no_activation_used() -> None:
    match = play(situation(FIELD, reserve=[]), "end-battle")
    assert told(match, "battle-ended") == [("rus",)] and told(match, "unit-activated") == []
    assert of(match).faction == "south_mongolia"


@covers("HD-ACT-06")
def test_a_unit_makes_at_most_one_move_and_then_one_key_action() -> None:
    match = situation({**FIELD, "sm_raider1": "f10"}, dice=[1, 6])
    play(match, "activate rus_ivan", "move f9")
    assert options(match) == {"attack sm_raider1", "done"}
    play(match, "attack sm_raider1", "defend")
    assert asked(match) == "activate"


@covers("HD-ACT-06")
def test_move_and_key_action_are_both_optional() -> None:
    match = play(situation({**FIELD, "sm_raider1": "f10"}), "activate rus_ivan")
    assert {"back", "move f9"} <= options(match)
    play(match, "move f9", "done")
    assert asked(match) == "activate" and told(match, "attack-declared") == []


@covers("HD-ACT-07")
def test_after_its_key_action_a_unit_may_not_move() -> None:
    match = situation({**FIELD, "sm_raider1": "f3"}, dice=[1, 6])
    play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    assert asked(match) == "activate"


@covers("HD-ACT-07")
def test_after_its_attack_a_raider_may_move() -> None:
    match = situation({**FIELD, "sm_raider1": "f3"}, faction="south_mongolia", dice=[1, 6])
    play(match, "activate sm_raider1", "attack rus_axe1", "defend")
    assert {"move e3", "done"} <= options(match) and not [each for each in options(match) if each.startswith("attack")]


@covers("HD-ACT-07", "HD-ACT-08")
def test_a_second_move_is_the_dragons_key_action() -> None:
    units = {"china_dragon": "f2", "china_wanyan": "a2", "sm_raider1": "f9"}
    match = play(situation(units, alliance="china"), "activate china_dragon", "move f5")
    assert "move f8" in options(match)
    play(match, "move f8")
    assert asked(match) == "activate" and of(match).at["china_dragon"] == "f8"


@covers("HD-ACT-08")
@pytest.mark.parametrize("action", KEY_ACTIONS)
def test_a_trait_that_acts_is_the_key_action(action: str) -> None:
    units, terms = KEY_ACTIONS[action]
    match = situation(units, **terms)
    unit = next(iter(units))
    play(match, f"activate {unit}")
    assert [each for each in options(match) if each.startswith("attack")] and action in options(match)
    play(match, action)
    assert asked(match) == "activate" and f"activate {unit}" not in options(match)


@covers("HD-ACT-09")
@pytest.mark.parametrize(
    ("unit", "terms"),
    [("rus_smith", {}), ("rus_axe1", {}), ("rus_vityaz", {}), ("rus_dobrynya", {}), ("china_commander", {"alliance": "china"})],
)
def test_other_traits_cost_no_key_action(unit: str, terms: dict[str, Any]) -> None:
    match = play(situation({unit: "a2", "sm_raider1": "a3", "sm_raider2": "k2"}, **terms), f"activate {unit}")
    acts = {each for each in options(match) if not each.startswith("move")}
    assert acts == {"attack sm_raider1", "done"}


@covers("HD-ACT-10")
@pytest.mark.parametrize(
    "unit", ["rus_caravan", "rus_smith", "rus_ivan", "rus_vityaz", "rus_dobrynya", "rus_zmey", "rus_archer1"]
)
def test_units_of_any_class_may_attack(unit: str) -> None:
    match = play(situation({unit: "f6", "sm_raider1": "f7"}), f"activate {unit}")
    assert "attack sm_raider1" in options(match)


@covers("HD-ACT-11")
def test_a_provoked_attack_uses_no_activation() -> None:
    units = {"rus_axe1": "f6", "sm_raider1": "e5", "sm_genghis": "k10"}
    match = situation(units, faction="south_mongolia", dice=[1, 6], reserve=[])
    play(match, "activate sm_raider1", "move e5 e6", "done")
    assert of(match).activations == 2
    play(match, "end-battle")
    assert of(match).activations == 3 and "activate rus_axe1" in options(match)


@covers("HD-ACT-11")
def test_a_siege_uses_no_activation() -> None:
    match = situation({"rus_axe1": "j11", "sm_raider1": "a8"}, reserve=[])
    play(match, "end-battle")
    assert of(match).durability["cap_south"] == 5 and told(match, "unit-activated") == []


@covers("HD-ACT-12")
def test_the_activation_of_a_unit_that_dies_on_its_way_is_used() -> None:
    units = {"rus_axe1": "f6", "sm_raider1": "e5", "sm_genghis": "k10", "sm_raider2": "k9"}
    match = situation(units, faction="south_mongolia", dice=[6, 1], health={"sm_raider1": 1})
    play(match, "activate sm_raider1", "move e5 e6")
    assert "sm_raider1" not in of(match).at and (asked(match), of(match).activations) == ("activate", 2)


@covers("HD-ACT-13")
def test_units_with_no_option_are_skipped() -> None:
    match = situation({"rus_axe1": "a1", "rus_axe2": "a2", "rus_spear1": "b1", "rus_spear2": "b2", "sm_raider1": "k2"})
    assert options(match) == {"activate rus_axe2", "activate rus_spear1", "activate rus_spear2", "end-battle"}


@covers("HD-ACT-13")
def test_the_battle_ends_by_itself_when_no_unit_has_an_option() -> None:
    units = {"rus_axe1": "a1", "china_sapper1": "a2", "china_sapper2": "b1", "china_commander": "b2", "nm_batu": "f9"}
    match = situation(units, teams="2v2", phase="turn", reserve=[])
    assert told(match, "battle-ended") == [("rus",)] and of(match).faction == "north_mongolia"
