"""Chapters 6.3 and 11.7: the event cards that are no wagers."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import attack_of, defence_of, range_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.more_situations import fight, finish, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, rolled, seat_asked, told
from parlour.kernel import Match

SOUTH = "south_mongolia"


def new_round(units: str, card: str, **more: object) -> Match:
    """The card is drawn for the next round."""
    event = "ev_truce" if card != "ev_truce" else "ev_rams"
    faction = SOUTH if "nm_" not in units or "sm_" in units else "north_mongolia"
    return turn_of(faction, units, phase="round", event=event, deck=[card], **more)


@covers("HD-EV-01", "HD-STA-04", "card:ev_mud", "HD-Y-40")
@pytest.mark.parametrize(
    ("unit", "speed"), [("rus_ivan", 1), ("rus_axe1", 1), ("sm_khutulun", 2), ("sm_mogoi", 2), ("rus_dobrynya", 3)]
)
def test_in_the_season_of_mud_mounted_units_are_slower_by_one(unit: str, speed: int) -> None:
    assert speed_of(of(turn_of("rus", f"{unit} f6", event="ev_mud")), unit) == speed


@covers("HD-EV-01", "HD-STA-04")
def test_mud_makes_nobody_slower_than_one() -> None:
    war = of(turn_of("rus", "rus_ivan f6", event="ev_mud", changes={"kinds.rus_ivan.speed": 1}))
    assert speed_of(war, "rus_ivan") == 1


@covers("HD-EV-01", "HD-STA-04")
def test_mud_looks_at_the_speed_after_all_other_modifiers() -> None:
    match = turn_of("rus", "rus_ivan f6, rus_vityaz f7", event="ev_mud", changes={"kinds.rus_vityaz.speed": 1})
    play(match, "activate rus_ivan", "order rus_vityaz speed")
    assert speed_of(of(match), "rus_vityaz") == 1 + 2 - 1


@covers("HD-EV-01", "HD-STA-05", "card:ev_blizzard")
@pytest.mark.parametrize(("unit", "reach"), [("rus_archer1", 1), ("sm_shortbow1", 1), ("nm_longbow1", 2), ("rus_axe1", 0)])
def test_in_a_blizzard_ranges_are_shorter_by_one_but_not_below_one(unit: str, reach: int) -> None:
    assert range_of(of(turn_of("rus", f"{unit} f6", event="ev_blizzard")), unit) == reach


@covers("HD-EVT-05", "HD-EV-01")
def test_a_blizzard_does_not_touch_a_shooter_next_to_the_maiden() -> None:
    war = of(turn_of("china", "china_heroine f6, china_crossbow1 f7, china_crossbow2 f9", event="ev_blizzard"))
    assert (range_of(war, "china_crossbow1"), range_of(war, "china_crossbow2")) == (2, 1)


@covers("HD-EV-02", "card:ev_dust_storm", "HD-EVT-03")
def test_in_a_dust_storm_all_units_have_one_less_attack() -> None:
    war = of(turn_of("rus", "rus_axe1 f6, rus_smith f8, rus_dobrynya f4, sm_raider1 f9", event="ev_dust_storm"))
    attacks = {unit: attack_of(war, unit) for unit in ("rus_axe1", "rus_smith", "rus_dobrynya", "sm_raider1")}
    assert attacks == {"rus_axe1": 2, "rus_smith": 0, "rus_dobrynya": 4, "sm_raider1": 2}


@covers("HD-EV-02", "HD-STA-07")
def test_no_attack_falls_below_nothing_in_a_dust_storm() -> None:
    war = of(turn_of("rus", "rus_smith a1, sm_raider1 f9", event="ev_dust_storm"))
    assert attack_of(war, "rus_smith") == 0  # 1 - 1 - 1 in garrison


@covers("HD-EV-02", "card:ev_panic")
def test_in_a_panic_all_units_have_one_less_defence_and_the_minority_penalty_besides() -> None:
    war = of(turn_of("rus", "rus_axe1 f6, rus_spear1 a4, sm_raider1 f5, sm_raider2 f7, sm_groom f8", event="ev_panic"))
    defences = {unit: defence_of(war, unit) for unit in ("rus_axe1", "rus_spear1", "sm_raider1", "sm_groom")}
    assert defences == {"rus_axe1": 3 - 1 - 1, "rus_spear1": 2, "sm_raider1": 1, "sm_groom": 0}


@covers("card:ev_pestilence", "HD-EVT-02", "HD-EVT-04", "HD-DEC-24", "HD-IMM-08")
def test_pestilence_takes_one_health_from_a_unit_of_each_faction_in_turn_order() -> None:
    match = new_round(
        "rus_axe1 f6, rus_spear1 f5, rus_dobrynya f4, sm_raider1 k9, sm_raider2 k8", "ev_pestilence", health={"rus_spear1": 1}
    )
    assert (asked(match), seat_asked(match)) == ("pestilence", 0)
    assert options(match) == {"sicken rus_axe1", "sicken rus_caravan"}
    play(match, "sicken rus_axe1")
    assert (asked(match), seat_asked(match), told(match, "turn-began")) == ("pestilence", 1, [])
    play(match, "sicken sm_raider2")
    assert (health(match)["rus_axe1"], health(match)["sm_raider2"]) == (1, 1)


@covers("card:ev_pestilence", "HD-INV-21")
def test_pestilence_kills_nobody() -> None:
    match = new_round("rus_axe1 f6, sm_raider1 k9", "ev_pestilence", alone=True, health={"rus_axe1": 1, "sm_raider1": 1})
    assert told(match, "unit-wounded") == [] and asked(match) == "summon"


@covers("card:ev_pestilence", "HD-DEC-24")
def test_the_only_unit_that_pestilence_can_strike_is_struck_without_a_question() -> None:
    match = new_round("rus_axe1 f6, rus_spear1 f5, sm_raider1 k9", "ev_pestilence", alone=True, health={"rus_spear1": 1})
    assert told(match, "unit-wounded") == [("rus_axe1", 1, 1), ("sm_raider1", 1, 1)] and asked(match) == "summon"


@covers("card:ev_ice_drift", "HD-SUM-20")
@pytest.mark.parametrize("section", [1, 3])
def test_in_an_ice_drift_tokens_neither_move_nor_arrive(section: int) -> None:
    match = turn_of("rus", "rus_axe1 f6", phase="turn", event="ev_ice_drift", track={"rus": ("rus_zmey", section)})
    assert asked(match) == "activate" and of(match).track["rus"] == ("rus_zmey", section)


@covers("card:ev_ice_drift")
def test_in_an_ice_drift_a_new_token_may_be_put_on_an_empty_track() -> None:
    match = turn_of("rus", "rus_axe1 f6", phase="turn", event="ev_ice_drift")
    play(match, "summon rus_zmey")
    assert of(match).track["rus"] == ("rus_zmey", 5)


@covers("HD-EV-03", "card:ev_eclipse")
def test_in_an_eclipse_leaders_and_myths_have_no_trait() -> None:
    units = "rus_ivan f6, rus_zmey f7, rus_axe1 f8, china_wanyan j5, china_dragon j6, sm_genghis b5, sm_mogoi b6, nm_mogoi b9"
    war = of(turn_of("rus", f"{units}, nm_batu b8, nm_tribute c9, sm_khutulun c8", event="ev_eclipse"))
    dark = {unit for unit in war.at if trait_of(war, unit) == ""}
    assert dark == {"rus_ivan", "rus_zmey", "china_wanyan", "china_dragon", "sm_genghis", "sm_mogoi", "nm_batu", "nm_mogoi"}


@covers("HD-EV-03")
@pytest.mark.parametrize(("unit", "neighbour", "missing"), [("rus_ivan", "rus_axe1", "order"), ("rus_zmey", "rus_axe1", "area")])
def test_in_an_eclipse_there_is_no_order_and_no_second_target(unit: str, neighbour: str, missing: str) -> None:
    match = turn_of("rus", f"{unit} f6, {neighbour} f5, sm_raider1 f7, sm_raider2 f8", event="ev_eclipse")
    offered = options(play(match, f"activate {unit}"))
    assert {option for option in offered if not option.startswith("move")} == {"attack sm_raider1", "back"}


@covers("HD-EV-03", "HD-Y-33")
def test_in_an_eclipse_the_dragon_moves_once_and_attacks() -> None:
    match = turn_of("china", "china_dragon f3, sm_raider1 f7", event="ev_eclipse", dice=[1, 6])
    play(match, "activate china_dragon", "move f6")
    assert options(match) == {"attack sm_raider1", "done"}


@covers("HD-EV-03")
def test_a_leader_next_to_the_maiden_keeps_its_trait_in_an_eclipse() -> None:
    war = of(turn_of("china", "china_heroine f6, china_wanyan f7, china_dragon f9, sm_raider1 k9", event="ev_eclipse"))
    assert (trait_of(war, "china_wanyan"), trait_of(war, "china_dragon")) == ("tr_personal_healers", "")


@covers("HD-EV-03")
def test_an_eclipse_leaves_a_drilled_unit_its_speed_and_tribute_its_power() -> None:
    match = turn_of("rus", "nm_batu f9, nm_tribute f8, nm_raider1 j11", phase="turn", event="ev_eclipse", drilled=("nm_raider1",))
    assert speed_of(of(match), "nm_raider1") == 3
    play(match, "summon rus_zmey")
    assert of(match).track["rus"] == ("rus_zmey", 6)


@covers("card:ev_dry_roads", "card:ev_pastures", "HD-EVT-06", "HD-EV-11")
@pytest.mark.parametrize(
    ("event", "speeds"),
    [
        ("ev_dry_roads", {"rus_axe1": 2, "rus_dobrynya": 3, "rus_zmey": 2}),
        ("ev_pastures", {"rus_axe1": 1, "rus_dobrynya": 4, "rus_zmey": 2}),
    ],
)
def test_dry_roads_help_foot_and_pastures_help_mounted_units(event: str, speeds: dict[str, int]) -> None:
    war = of(turn_of("rus", "rus_axe1 f6, rus_dobrynya f8, rus_zmey c5, sm_raider1 k9", event=event))
    assert {unit: speed_of(war, unit) for unit in speeds} == speeds


@covers("card:ev_war_drums", "HD-EV-04")
def test_with_war_drums_each_unit_has_one_more_attack_in_its_own_turn_only() -> None:
    match = turn_of("rus", "rus_vityaz e6, sm_raider1 f6", event="ev_war_drums", dice=[1, 6])
    assert (attack_of(of(match), "rus_vityaz"), attack_of(of(match), "sm_raider1")) == (4, 3)
    play(match, "activate rus_vityaz", "move f7 f8")
    assert rolled(match)[0] == ("sm_raider1", "attack", 1, 4)


@covers("card:ev_shield_wall")
def test_behind_a_shield_wall_units_with_a_friend_next_to_them_have_one_more_defence() -> None:
    war = of(turn_of("rus", "rus_axe1 f6, china_dragon f7, rus_spear1 f9, sm_raider1 b6", event="ev_shield_wall"))
    found = {unit: defence_of(war, unit) for unit in ("rus_axe1", "china_dragon", "rus_spear1", "sm_raider1")}
    assert found == {"rus_axe1": 4, "china_dragon": 4, "rus_spear1": 3, "sm_raider1": 2}


@covers("card:ev_clear_sky")
@pytest.mark.parametrize(("unit", "reach"), [("rus_archer1", 3), ("sm_shortbow1", 2), ("nm_longbow1", 4), ("rus_axe1", 0)])
def test_under_a_clear_sky_shooters_reach_one_hex_farther(unit: str, reach: int) -> None:
    assert range_of(of(turn_of("rus", f"{unit} f6", event="ev_clear_sky")), unit) == reach


@covers("card:ev_levy", "HD-SUM-20")
@pytest.mark.parametrize(("section", "left"), [(1, None), (2, None), (3, 1), (5, 3)])
def test_a_levy_moves_tokens_by_two(section: int, left: int | None) -> None:
    match = turn_of("rus", "rus_axe1 f6", phase="turn", event="ev_levy", track={"rus": ("rus_zmey", section)})
    assert asked(match) == ("arrive" if left is None else "activate")
    if left is not None:
        assert of(match).track["rus"] == ("rus_zmey", left)


@covers("HD-EV-05", "HD-SUM-08")
def test_a_token_that_arrives_in_a_levy_is_placed_as_always() -> None:
    units = "rus_axe1 a1, rus_axe2 b1, rus_spear1 b2, rus_caravan a2"
    match = turn_of("rus", units, phase="turn", event="ev_levy", track={"rus": ("rus_zmey", 2)})
    assert options(match) == {"place rus_zmey a3", "place rus_zmey b3", "place rus_zmey c1", "place rus_zmey c2"}


@covers("card:ev_herbalists", "HD-EVT-04", "HD-DEC-25")
def test_herbalists_may_mend_one_wounded_unit_of_each_faction() -> None:
    hurt = {"rus_axe1": 1, "rus_dobrynya": 2, "sm_khutulun": 1}
    match = new_round("rus_axe1 f6, rus_dobrynya f5, rus_spear1 f4, sm_khutulun k9", "ev_herbalists", health=hurt)
    assert options(match) == {"mend rus_axe1", "mend rus_dobrynya", "nobody"}
    play(match, "mend rus_dobrynya")
    assert (seat_asked(match), options(match)) == (1, {"mend sm_khutulun", "nobody"})
    play(match, "nobody")
    assert {unit: health(match)[unit] for unit in hurt} == {"rus_axe1": 1, "rus_dobrynya": 3, "sm_khutulun": 1}


@covers("card:ev_truce")
def test_under_a_truce_no_settlement_loses_durability() -> None:
    match = turn_of(SOUTH, "sm_raider1 d6, rus_axe1 f9", mode="conquest", event="ev_truce")
    assert of(play(match, "end-battle")).durability["city_rus_2"] == 4


@covers("card:ev_rams", "HD-EV-06")
@pytest.mark.parametrize(
    ("units", "left"), [("sm_raider1 d6", 2), ("sm_raider1 d6, sm_raider2 d4", 1), ("sm_raider1 d6, rus_spear1 d5", 4)]
)
def test_battering_rams_take_one_more_from_a_settlement_that_loses_something(units: str, left: int) -> None:
    match = turn_of(SOUTH, f"{units}, rus_axe1 f9", mode="conquest", event="ev_rams")
    assert of(play(match, "end-battle")).durability["city_rus_2"] == left


@covers("HD-EV-06")
def test_battering_rams_take_nothing_from_a_settlement_whose_besieger_has_gone() -> None:
    match = turn_of(SOUTH, "sm_raider1 d6, rus_axe1 f9", mode="conquest", event="ev_rams")
    play(match, "activate sm_raider1", "move f6", "end-battle")
    assert of(match).durability["city_rus_2"] == 4


@covers("HD-EV-06")
def test_battering_rams_work_on_each_settlement_once() -> None:
    match = turn_of(SOUTH, "sm_raider1 d6, sm_raider2 d9, rus_axe1 f9", mode="conquest", event="ev_rams")
    play(match, "end-battle")
    assert [of(match).durability[city] for city in ("city_rus_1", "city_rus_2", "city_rus_3")] == [4, 2, 2]


@covers("card:ev_forced_march", "card:ev_weariness", "HD-EV-07", "HD-ACT-04")
@pytest.mark.parametrize(("event", "limit"), [("ev_forced_march", 4), ("ev_weariness", 2), ("ev_mud", 3)])
def test_forced_march_and_weariness_change_the_activation_limit(event: str, limit: int) -> None:
    units = "rus_dobrynya f6, rus_axe1 e2, rus_axe2 e4, rus_spear1 e6, rus_spear2 e8, sm_raider1 k9"
    match = turn_of("rus", units, event=event)
    done = 0
    while of(match).faction == "rus" and asked(match) == "activate":
        play(match, sorted(options(match))[0])
        finish(play(match, next(option for option in sorted(options(match)) if option.startswith("move"))))
        done += 1
    assert done == limit


@covers("HD-EV-10", "HD-STA-02")
def test_the_bonus_of_war_drums_is_an_attack_bonus_for_a_broken_spear() -> None:
    match = turn_of("north_mongolia", "nm_chelubey f9, rus_axe1 f7", deck=["ev_war_drums"])
    pass_to(play(match, "end-battle", "break rus_axe1"), "activate", "rus")
    assert attack_of(of(match), "rus_axe1") == 3


@covers("HD-TRN-05", "HD-TRN-06")
def test_an_event_lasts_until_the_end_of_the_last_turn_of_the_round() -> None:
    match = turn_of("rus", "rus_axe1 f6, sm_raider1 f9", event="ev_dust_storm")
    assert attack_of(of(end_turn(match)), "sm_raider1") == 2
    end_turn(match)
    assert attack_of(of(match), "sm_raider1") == 3 and of(match).events_discard == ("ev_dust_storm",)


@covers("HD-EVT-01")
def test_a_card_is_drawn_and_shown_to_all() -> None:
    match = new_round("rus_axe1 f6, sm_raider1 k9", "ev_mud")
    assert [match.view(seat)["table"]["active_event"] for seat in (0, 1, None)] == [["ev_mud"]] * 3


@covers("HD-EVT-14")
def test_events_add_up_with_other_modifiers() -> None:
    match = turn_of("rus", "rus_ivan f5, rus_axe1 f6, sm_raider1 f7", event="ev_war_drums", dice=[1, 6])
    play(match, "activate rus_ivan", "order rus_axe1 attack")
    fight(match, "rus_axe1", "sm_raider1", "defend")
    assert rolled(match)[0] == ("rus_axe1", "attack", 1, 1 + 3 + 2 + 1)
