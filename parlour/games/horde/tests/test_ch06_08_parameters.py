"""Chapter 6.8: effective parameters and durations."""

import pytest

from parlour.conform import covers
from parlour.games.horde.position import Status
from parlour.games.horde.rules.parameters import attack_of, defence_of, range_of, speed_of
from parlour.games.horde.tests.situations import end_turn, of, options, pass_to, play, rolled, situation
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
BROKEN = (Status("st_spear_broken", "rus_axe1", "nm_chelubey"),)


def chilled_rider(**more: object) -> Match:
    """Rus's next turn after Ivan attacked the Grey Mogoi."""
    units = {"rus_ivan": "f5", "rus_axe1": "a2", "nm_mogoi": "f6", "nm_batu": "k10"}
    match = situation(units, horde=NORTH, dice=[1, 6], reserve=[], **more)  # type: ignore[arg-type]
    play(match, "activate rus_ivan", "attack nm_mogoi", "defend", "end-battle")
    return pass_to(match, "activate", "rus")


@covers("HD-STA-01")
@pytest.mark.parametrize(
    ("event", "hex", "attack"),
    [("ev_truce", "f5", 3), ("ev_war_drums", "f5", 4), ("ev_dust_storm", "f5", 2), ("ev_dust_storm", "a1", 1)],
)
def test_attack_with_bonuses_penalties_and_the_garrison(event: str, hex: str, attack: int) -> None:
    match = situation({"rus_axe1": hex, "sm_raider1": "k2"}, event=event)
    assert attack_of(of(match), "rus_axe1") == attack


@covers("HD-STA-01", "HD-STA-07")
def test_attack_is_never_below_0() -> None:
    match = situation({"rus_smith": "a1", "sm_raider1": "k2"}, event="ev_dust_storm")
    assert attack_of(of(match), "rus_smith") == 0


@covers("HD-STA-02")
def test_a_spear_broken_unit_has_no_attack_bonuses() -> None:
    units = {"rus_axe1": "f5", "rus_ivan": "f4", "nm_chelubey": "f7"}
    match = situation(units, horde=NORTH, event="ev_war_drums", spear_broken=BROKEN)
    play(match, "activate rus_ivan", "order rus_axe1 attack")
    assert attack_of(of(match), "rus_axe1") == 3


@covers("HD-STA-02")
def test_a_spear_broken_unit_keeps_its_attack_penalties() -> None:
    match = situation({"rus_axe1": "f5", "nm_chelubey": "f7"}, horde=NORTH, event="ev_dust_storm", spear_broken=BROKEN)
    assert attack_of(of(match), "rus_axe1") == 2


@covers("HD-STA-02")
def test_an_immune_unit_keeps_its_attack_bonuses() -> None:
    units = {"rus_axe1": "f5", "china_heroine": "f4", "nm_chelubey": "f7"}
    match = situation(units, teams="2v2", event="ev_war_drums", spear_broken=BROKEN)
    assert attack_of(of(match), "rus_axe1") == 4


@covers("HD-STA-03")
@pytest.mark.parametrize(
    ("units", "event", "defence"),
    [
        ({}, "ev_truce", 3),
        ({"rus_smith": "a2"}, "ev_truce", 4),
        ({"rus_smith": "a2"}, "ev_shield_wall", 5),
        ({"sm_raider1": "b1", "sm_raider2": "b2"}, "ev_truce", 2),
        ({"rus_smith": "a2", "sm_raider1": "b1", "sm_raider2": "b2"}, "ev_panic", 2),
    ],
)
def test_defence_with_bonuses_and_penalties_in_and_out_of_garrison(units: dict[str, str], event: str, defence: int) -> None:
    match = situation({"rus_axe1": "a1", "sm_genghis": "k2", **units}, event=event)
    assert defence_of(of(match), "rus_axe1") == defence + 1
    match = situation({"rus_axe1": "a1", "sm_genghis": "k2", **units}, event=event, durability={"cap_rus": 0})
    assert defence_of(of(match), "rus_axe1") == defence


@covers("HD-STA-03")
def test_the_defence_of_a_poisoned_unit_is_0() -> None:
    match = situation({"rus_axe1": "a1", "rus_smith": "a2", "sm_genghis": "k2"}, poisoned=("rus_axe1",))
    assert defence_of(of(match), "rus_axe1") == 0


@covers("HD-STA-03", "HD-STA-06")
def test_an_immune_unit_has_its_defence_though_it_is_poisoned() -> None:
    match = situation({"rus_dobrynya": "f6", "rus_smith": "f7", "sm_genghis": "k2"}, poisoned=("rus_dobrynya",))
    assert defence_of(of(match), "rus_dobrynya") == 4


@covers("HD-STA-04")
@pytest.mark.parametrize(
    ("unit", "event", "speed"),
    [
        ("rus_ivan", "ev_truce", 2), ("rus_ivan", "ev_mud", 1), ("rus_axe1", "ev_mud", 1), ("sm_khutulun", "ev_mud", 2),
        ("rus_ivan", "ev_dry_roads", 2), ("rus_axe1", "ev_dry_roads", 2), ("rus_ivan", "ev_pastures", 3),
        ("rus_axe1", "ev_pastures", 1), ("rus_zmey", "ev_pastures", 2), ("rus_zmey", "ev_dry_roads", 2),
        ("rus_zmey", "ev_mud", 2), ("rus_dobrynya", "ev_mud", 3),
    ],
)  # fmt: skip
def test_speed_under_events(unit: str, event: str, speed: int) -> None:
    match = situation({unit: "f5", "rus_smith": "a2", "sm_groom": "k9"}, event=event)
    assert speed_of(of(match), unit) == speed


@covers("HD-STA-04")
@pytest.mark.parametrize(("event", "speed"), [("ev_mud", 1), ("ev_truce", 1), ("ev_pastures", 2)])
def test_mud_looks_at_the_speed_after_all_else(event: str, speed: int) -> None:
    match = chilled_rider(deck=[event])
    assert speed_of(of(match), "rus_ivan") == speed


@covers("HD-STA-05")
@pytest.mark.parametrize(
    ("unit", "event", "reach"),
    [
        ("rus_archer1", "ev_truce", 2), ("rus_archer1", "ev_clear_sky", 3), ("rus_archer1", "ev_blizzard", 1),
        ("sm_shortbow1", "ev_truce", 1), ("sm_shortbow1", "ev_clear_sky", 2), ("sm_shortbow1", "ev_blizzard", 1),
        ("rus_axe1", "ev_clear_sky", 0),
    ],
)  # fmt: skip
def test_range_under_events(unit: str, event: str, reach: int) -> None:
    match = situation({unit: "f5", "rus_smith": "a2", "sm_groom": "k9"}, event=event)
    assert range_of(of(match), unit) == reach


@covers("HD-STA-05")
def test_an_order_raises_range() -> None:
    match = situation({"rus_archer1": "f5", "rus_ivan": "f4", "sm_groom": "k9"}, event="ev_blizzard")
    play(match, "activate rus_ivan", "order rus_archer1 range")
    assert range_of(of(match), "rus_archer1") == 2 + 2 - 1


@covers("HD-STA-06")
def test_weakenings_are_left_out_for_immune_units() -> None:
    units = {"rus_dobrynya": "f6", "sm_raider1": "f5", "sm_raider2": "f7", "sm_tracker1": "e6"}
    match = situation(units, event="ev_panic")
    assert defence_of(of(match), "rus_dobrynya") == 3


@covers("HD-STA-07")
def test_defence_is_never_below_0() -> None:
    units = {"sm_shortbow1": "f6", "rus_axe1": "f5", "rus_axe2": "f7", "rus_ivan": "e6"}
    match = situation(units, event="ev_panic", dice=[1, 6])
    assert defence_of(of(match), "sm_shortbow1") == 0


@covers("HD-STA-07")
def test_speed_is_never_below_0() -> None:
    units = {"rus_axe1": "f5", "rus_ivan": "a2", "nm_mogoi": "f6", "nm_batu": "k10"}
    match = situation(units, horde=NORTH, dice=[1, 6])
    play(match, "activate rus_axe1", "attack nm_mogoi", "defend")
    assert speed_of(of(match), "rus_axe1") == 0


@covers("HD-STA-08")
def test_there_is_no_upper_bound() -> None:
    units = {"nm_mogoi": "f6", "nm_batu": "f7", "rus_axe1": "a2"}
    champion = (("north_mongolia", "nm_mogoi"),)
    match = situation(units, horde=NORTH, event="ev_wager_champions", champions=champion, winner=NORTH)
    assert (attack_of(of(match), "nm_mogoi"), defence_of(of(match), "nm_mogoi")) == (6, 5)


@covers("HD-STA-09")
def test_the_same_trait_counts_once() -> None:
    units = {"rus_axe1": "f5", "rus_axe2": "e5", "sm_genghis": "f6"}
    match = situation(units, dice=[1, 6, 1, 6])
    play(match, "activate rus_axe1", "attack sm_genghis", "defend", "activate rus_axe2", "attack sm_genghis", "defend")
    assert rolled(match)[3] == ("sm_genghis", "defence", 6, 6 + 3 - 2 - 1)


@covers("HD-STA-09")
def test_different_traits_add_up() -> None:
    units = {"china_swordsman1": "f6", "china_commander": "f7", "rus_smith": "e6", "sm_raider1": "k9"}
    assert defence_of(of(situation(units, teams="2v2")), "china_swordsman1") == 3 + 1 + 1


@covers("HD-STA-10")
def test_the_copies_of_two_thieves_count_twice() -> None:
    units = {"nm_thief1": "f5", "nm_thief2": "e5", "rus_dobrynya": "k2", "rus_axe1": "a2", "rus_ivan": "f6"}
    match = situation(units, horde=NORTH, faction=NORTH, dice=[1, 6, 1, 6])
    play(match, "activate nm_thief1", "steal rus_axe", "attack rus_ivan", "defend")
    play(match, "activate nm_thief2", "steal rus_axe", "attack rus_ivan", "defend")
    assert [each[3] for each in rolled(match) if each[1] == "defence"] == [6 + 3 - 2 - 1, 6 + 0]


@covers("HD-STA-11")
def test_until_the_end_of_the_turn_means_the_turn_in_which_it_began() -> None:
    units = {"rus_axe1": "f6", "sm_khutulun": "e5", "sm_groom": "k9"}
    match = situation(units, faction=SOUTH, dice=[1, 6], reserve=[])
    play(match, "activate sm_khutulun", "move e5 e6", "done")
    assert defence_of(of(match), "sm_khutulun") == 1
    play(match, "end-battle")
    assert defence_of(of(match), "sm_khutulun") == 3


@covers("HD-STA-12")
def test_the_next_turn_is_that_of_the_units_own_faction() -> None:
    match = situation({"sm_groom": "f5", "sm_raider1": "f6", "rus_axe1": "f8"}, faction=SOUTH, reserve=[])
    play(match, "end-battle")
    assert speed_of(of(match), "sm_raider1") == 2
    pass_to(match, "activate", SOUTH)
    assert speed_of(of(match), "sm_raider1") == 3


@covers("HD-STA-13")
def test_auras_work_only_while_their_unit_is_on_the_board() -> None:
    units = {"rus_axe1": "f6", "rus_smith": "f7", "sm_raider1": "f8"}
    match = situation(units, faction=SOUTH, health={"rus_smith": 1}, dice=[6, 1])
    assert defence_of(of(match), "rus_axe1") == 4
    play(match, "activate sm_raider1", "attack rus_smith", "defend")
    assert defence_of(of(match), "rus_axe1") == 3


@covers("HD-STA-13")
def test_auras_do_not_work_while_their_unit_is_silenced() -> None:
    units = {"rus_axe1": "f6", "rus_smith": "f7", "sm_tracker1": "f8", "sm_groom": "k9"}
    match = situation(units, faction=SOUTH, dice=[1, 6], reserve=[])
    play(match, "activate sm_tracker1", "attack rus_smith", "defend")
    assert defence_of(of(match), "rus_axe1") == 3
    end_turn(match)
    assert defence_of(of(match), "rus_axe1") == 4


@covers("HD-STA-14")
def test_health_is_never_above_the_printed_value() -> None:
    match = situation({"rus_caravan": "f5", "rus_axe1": "f6", "rus_spear1": "f4", "sm_groom": "k9"}, health={"rus_axe1": 1})
    play(match, "activate rus_caravan")
    assert {each for each in options(match) if each.startswith("supply")} == {"supply rus_axe1"}
    play(match, "supply rus_axe1")
    assert of(match).health["rus_axe1"] == 2
