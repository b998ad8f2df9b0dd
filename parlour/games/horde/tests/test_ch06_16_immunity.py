"""Chapters 6.16 and 6.22: weakenings, immunity, and chips."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.position import TOKENS, Status
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.rules.traits import is_immune, trait_of
from parlour.games.horde.tests.situations import end_turn, of, options, pass_to, play, situation, told
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
PENALTY_CHIPS, BOOST_CHIPS = 15, 24  # of a faction, and of all, in the box
MAIDEN = {"china_heroine": "f7", "china_swordsman1": "f6", "sm_genghis": "k9"}
WEAKENED: dict[str, dict[str, Any]] = {
    "cleaved": {"cleaved": (Status("st_cleaved", "china_swordsman1", "nm_thief1"),)},
    "poisoned": {"poisoned": ("china_swordsman1",)},
    "outnumbered": {},
    "panic": {"event": "ev_panic"},
}


def parameters(match: Match, unit: str) -> tuple[int, int, int]:
    """Attack, defence and speed."""
    war = of(match)
    return attack_of(war, unit), defence_of(war, unit), speed_of(war, unit)


@covers("HD-IMM-01", "HD-IMM-03")
@pytest.mark.parametrize(("weakening", "defence"), [("cleaved", 1), ("poisoned", 0), ("outnumbered", 2), ("panic", 2)])
def test_weakenings_of_defence_have_no_effect_on_an_immune_unit(weakening: str, defence: int) -> None:
    units = {**MAIDEN, "sm_raider1": "f5"} | ({"sm_raider2": "e5"} if weakening == "outnumbered" else {})
    terms = {"alliance": "china", **WEAKENED[weakening]}
    assert defence_of(of(situation(units, **terms)), "china_swordsman1") == 3
    units["china_heroine"] = "a2"
    assert defence_of(of(situation(units, **terms)), "china_swordsman1") == defence


@covers("HD-IMM-01", "HD-IMM-03")
def test_chill_dust_and_a_broken_spear_have_no_effect_on_an_immune_unit() -> None:
    units = {**MAIDEN, "nm_mogoi": "a2", "nm_chelubey": "a3"}
    statuses: dict[str, Any] = {
        "chilled": (Status("st_chilled", "china_swordsman1", "nm_mogoi", 99),),
        "spear_broken": (Status("st_spear_broken", "china_swordsman1", "nm_chelubey"),),
    }
    match = situation(units, teams="2v2", faction="china", event="ev_war_drums", **statuses)
    assert parameters(match, "china_swordsman1") == (4, 3, 1)
    match = situation({**units, "china_heroine": "a5"}, teams="2v2", faction="china", event="ev_war_drums", **statuses)
    assert parameters(match, "china_swordsman1") == (3, 3, 0)


@covers("HD-IMM-01", "HD-IMM-03")
def test_silence_has_no_effect_on_an_immune_unit() -> None:
    match = situation(MAIDEN, alliance="china", silenced=("china_swordsman1",))
    assert trait_of(of(match), "china_swordsman1") == "tr_ancient_techniques"
    match = situation({**MAIDEN, "china_heroine": "a5"}, alliance="china", silenced=("china_swordsman1",))
    assert trait_of(of(match), "china_swordsman1") == ""


@covers("HD-IMM-02")
def test_damage_and_its_size_are_no_weakening() -> None:
    match = situation({"rus_dobrynya": "f6", "sm_mogoi": "f7"}, faction=SOUTH, dice=[6, 1])
    play(match, "activate sm_mogoi", "attack rus_dobrynya", "defend")
    assert told(match, "unit-wounded") == [("rus_dobrynya", 2, 2)]


@covers("HD-IMM-01", "HD-IMM-02")
def test_the_penalty_of_a_garrison_is_a_weakening_and_activation_limits_are_none() -> None:
    match = situation({"rus_dobrynya": "a1", "sm_genghis": "k9"}, event="ev_weariness")
    assert attack_of(of(match), "rus_dobrynya") == 4 and of(match).activations == 2


@covers("HD-IMM-02")
def test_the_cost_of_a_units_own_trait_is_no_weakening() -> None:
    units = {"rus_archer1": "f4", "china_heroine": "f3", "sm_genghis": "f7"}
    match = situation(units, teams="2v2", dice=[6, 6])
    play(match, "activate rus_archer1", "aimed sm_genghis")
    assert told(match, "dice-rolled")[0] == ("rus_archer1", "attack", 6, 6 + 2 - 2)


@covers("HD-IMM-04")
@pytest.mark.parametrize(
    ("unit", "hex", "immune"),
    [
        ("rus_dobrynya", "a2", True),
        ("rus_axe1", "f6", True),
        ("china_sapper1", "e6", True),
        ("rus_axe1", "f5", False),
        ("sm_raider1", "f6", False),
    ],
)
def test_who_is_immune(unit: str, hex: str, immune: bool) -> None:
    match = situation({"china_heroine": "f7", unit: hex, "nm_batu": "k9"}, teams="2v2")
    assert is_immune(of(match), unit) is immune


@covers("HD-IMM-05")
def test_a_status_sleeps_through_immunity_and_wakes() -> None:
    units = {"china_heroine": "f7", "china_swordsman1": "f6", "sm_poisoner": "f3", "sm_tracker1": "f8", "sm_groom": "k9"}
    match = situation(units, alliance="china", faction=SOUTH, poisoned=("china_swordsman1",), dice=[1, 6], reserve=[])
    assert defence_of(of(match), "china_swordsman1") == 3
    play(match, "activate sm_tracker1", "attack china_heroine", "defend")
    assert defence_of(of(match), "china_swordsman1") == 0


@covers("HD-IMM-06")
def test_bogatyr_cannot_be_silenced() -> None:
    match = situation({"rus_dobrynya": "f6", "sm_tracker1": "f7"}, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_tracker1", "attack rus_dobrynya", "defend")
    assert trait_of(of(match), "rus_dobrynya") == "tr_bogatyr" and is_immune(of(match), "rus_dobrynya")


@covers("HD-IMM-07")
def test_role_model_does_not_protect_its_own_bearer() -> None:
    match = situation(MAIDEN, alliance="china", event="ev_panic")
    assert (defence_of(of(match), "china_heroine"), defence_of(of(match), "china_swordsman1")) == (2, 3)


@covers("HD-IMM-08")
def test_a_harmful_event_cannot_choose_an_immune_unit() -> None:
    units = {**MAIDEN, "china_sapper1": "a2", "china_sapper2": "a3"}
    match = situation(units, alliance="china", faction=SOUTH, phase="round", deck=["ev_pestilence"])
    assert options(match) == {"sicken china_heroine", "sicken china_sapper1", "sicken china_sapper2"}


@covers("HD-IMM-09")
@pytest.mark.parametrize(("unit", "health"), [("rus_dobrynya", 4), ("rus_axe1", 1)])
def test_only_bogatyr_is_immune_to_traps(unit: str, health: int) -> None:
    units = {unit: "f5", "china_heroine": "g5", "sm_genghis": "k9"}  # next to the Maiden before and after
    match = situation(units, teams="2v2", traps={"f6": NORTH})
    play(match, f"activate {unit}", "move f6")
    assert is_immune(of(match), unit) and of(match).health[unit] == health


@covers("HD-CHP-01", "HD-CHP-02")
def test_the_screen_is_told_every_loss_and_what_changes_each_parameter() -> None:
    match = situation({"rus_axe1": "a1", "rus_smith": "a2", "sm_raider1": "b1", "sm_raider2": "b2"}, health={"rus_axe1": 1})
    view = match.view(1)
    shown = view["facts"]["units"]["rus_axe1"]
    assert (view["table"]["health"]["rus_axe1"], view["table"]["durability"]["cap_rus"]) == (1, 6)
    assert sorted(shown["sources"]["defence"]) == [["garrison", 1], ["minority_rule", -1], ["tr_armour_repair", 1]]
    assert shown["sources"]["attack"] == [["garrison", -1]] and (shown["attack"], shown["defence"]) == (2, 4)


@covers("HD-CHP-03")
def test_all_is_told_where_the_chips_of_the_box_would_not_suffice() -> None:
    rows = zip(TOKENS, "fjhd", strict=True)  # every army in a row of its own, as far as that goes, nobody alone
    units = {unit: f"{row}{column}" for faction, row in rows for column, unit in enumerate(TOKENS[faction][:12], 1)}
    match = situation(units, teams="2v2", event="ev_shield_wall", health=dict.fromkeys(units, 1))
    told = match.view(None)["facts"]["units"]
    boosts = [change for unit in units for change in told[unit]["sources"].get("defence", []) if change[1] > 0]
    wounds = sum([of(match).kind[unit].health - 1 for unit in TOKENS["rus"]])
    assert len(boosts) > BOOST_CHIPS and wounds > PENALTY_CHIPS
    assert [unit for unit in units if ["ev_shield_wall", 1] not in told[unit]["sources"]["defence"]] == []
    assert [unit for unit in units if told[unit]["defence"] <= of(match).kind[unit].defence] == []


@covers("HD-CHP-03")
def test_no_number_of_chips_limits_anything() -> None:
    units = {"rus_axe1": "f6", "sm_raider1": "f5", "sm_raider2": "f7", "sm_tracker1": "e5", "sm_tracker2": "e6", "sm_groom": "g5"}
    wounded = dict.fromkeys(units, 1)
    lost = {"cap_rus": 1, "cap_south": 1, "cap_china": 1, "cap_north": 1}
    lost |= dict.fromkeys(("city_rus_1", "city_rus_2", "city_rus_3", "city_china_1", "city_china_2", "city_china_3"), 1)
    match = situation(units, mode="conquest", teams="2v2", faction=SOUTH, health=wounded, durability=lost, dice=[6, 1])
    play(match, "activate sm_raider1", "attack rus_axe1", "defend")
    assert of(match).fallen[-1] == "rus_axe1"


@covers("HD-CHP-04")
def test_statuses_whose_time_is_over_go_in_the_last_step_of_the_turn() -> None:
    units = {"rus_axe1": "f5", "rus_ivan": "f4", "sm_genghis": "f6"}
    match = situation(units, dice=[1, 6], reserve=[])
    play(match, "activate rus_ivan", "order rus_axe1 attack", "activate rus_axe1", "attack sm_genghis", "defend")
    pass_to(match, "activate", SOUTH)
    assert sorted(told(match, "status-lost")) == [("rus_axe1", "st_ordered"), ("sm_genghis", "st_cleaved")]
    assert attack_of(of(match), "rus_axe1") == 3 and defence_of(of(end_turn(match)), "sm_genghis") == 3
