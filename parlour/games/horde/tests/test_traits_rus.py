"""Chapter 6.18: the traits of Rus."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import attack_of, defence_of, range_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, rolled, told
from parlour.kernel import Illegal, Match


@covers("HD-TR-RU1a", "HD-TR-RU1b", "HD-X-01", "trait:tr_axe")
def test_the_target_of_an_axe_is_cleaved_and_already_defends_with_two_less() -> None:
    match = fight(turn_of("rus", "rus_axe1 f5, nm_raider1 f6", dice=[4, 2]), "rus_axe1", "nm_raider1", "defend")
    assert told(match, "status-gained") == [("nm_raider1", "st_cleaved")]
    assert rolled(match) == [("rus_axe1", "attack", 4, 7), ("nm_raider1", "defence", 2, 2)]
    assert health(match)["nm_raider1"] == 1


@covers("HD-TR-RU1a")
def test_an_axe_cleaves_in_a_provoked_attack() -> None:
    match = turn_of("south_mongolia", "rus_axe1 f6, sm_khutulun e6", dice=[1, 6])
    play(match, "activate sm_khutulun", "move f7 f8")
    assert told(match, "status-gained") == [("sm_khutulun", "st_cleaved")]
    assert rolled(match)[1] == ("sm_khutulun", "defence", 6, 7)


@covers("HD-TR-RU1a")
def test_a_unit_is_cleaved_until_the_end_of_the_turn_only() -> None:
    match = fight(turn_of("rus", "rus_axe1 f5, sm_khutulun f6", dice=[1, 6]), "rus_axe1", "sm_khutulun", "defend")
    assert defence_of(of(match), "sm_khutulun") == 1
    assert defence_of(of(end_turn(match)), "sm_khutulun") == 3
    assert told(match, "status-lost") == [("sm_khutulun", "st_cleaved")]


@covers("HD-TR-RU1b")
def test_a_cleaved_unit_defends_with_two_less_against_later_attacks_too() -> None:
    match = fight(
        turn_of("rus", "rus_axe1 f5, rus_archer1 f4, sm_genghis f6", dice=[1, 6, 1, 5]), "rus_axe1", "sm_genghis", "defend"
    )
    fight(match, "rus_archer1", "sm_genghis")
    assert rolled(match)[3] == ("sm_genghis", "defence", 5, 6)


@covers("HD-TR-RU1c")
def test_a_second_axe_on_the_same_target_adds_nothing() -> None:
    match = turn_of("rus", "rus_axe1 f5, rus_axe2 e6, nm_mogoi f6", dice=[1, 6, 1, 6])
    fight(match, "rus_axe1", "nm_mogoi", "defend")
    fight(match, "rus_axe2", "nm_mogoi", "defend")
    assert defence_of(of(match), "nm_mogoi") == 4 - 2 - 1


@covers("HD-TR-RU2a", "trait:tr_spear")
@pytest.mark.parametrize(("target", "left"), [("sm_khutulun", 2), ("sm_assassin", 2), ("sm_mogoi", 3)])
def test_a_spear_takes_two_health_from_mounted_units_only(target: str, left: int) -> None:
    match = fight(turn_of("rus", f"rus_spear1 f5, {target} f6", dice=[6, 1]), "rus_spear1", target, "defend")
    assert health(match)[target] == left


@covers("HD-TR-RU2b", "HD-RET-09")
def test_a_spear_takes_two_health_after_a_failed_retreat() -> None:
    match = turn_of("rus", "rus_spear1 f5, sm_khutulun f6", dice=[1, 1, 6])
    fight(match, "rus_spear1", "sm_khutulun", "retreat f7")
    assert (health(match)["sm_khutulun"], of(match).at["sm_khutulun"]) == (2, "f6")


@covers("HD-TR-RU2b")
def test_a_spear_takes_two_health_in_a_provoked_attack() -> None:
    match = turn_of("south_mongolia", "rus_spear1 f6, sm_khutulun e6", dice=[6, 1])
    play(match, "activate sm_khutulun", "move f7 f8")
    assert health(match)["sm_khutulun"] == 2


@covers("HD-TR-RU3a", "trait:tr_aimed_shot")
def test_an_aimed_shot_reaches_three_hexes_at_two_less_attack() -> None:
    match = play(turn_of("rus", "rus_archer1 f4, sm_genghis f7", dice=[5, 1]), "activate rus_archer1", "aimed sm_genghis")
    assert rolled(match) == [("rus_archer1", "attack", 5, 5), ("sm_genghis", "defence", 1, 4)]
    assert health(match)["sm_genghis"] == 2


@covers("HD-TR-RU3b", "HD-Y-47")
@pytest.mark.parametrize(("event", "near", "far"), [("ev_blizzard", 1, 2), ("ev_clear_sky", 3, 4), ("ev_mud", 2, 3)])
def test_what_changes_range_changes_the_reach_of_an_aimed_shot(event: str, near: int, far: int) -> None:
    enemies = "sm_raider1 f5, sm_raider2 f6, sm_tracker1 f7, sm_tracker2 f8, sm_assassin f9"
    match = play(turn_of("rus", f"rus_archer1 f4, {enemies}", event=event), "activate rus_archer1")
    distance = {"sm_raider1": 1, "sm_raider2": 2, "sm_tracker1": 3, "sm_tracker2": 4, "sm_assassin": 5}
    shots = {option for option in options(match) if option.split()[0] in ("attack", "aimed")}
    assert shots == {f"attack {unit}" for unit, far_off in distance.items() if far_off <= near} | {
        f"aimed {unit}" for unit, far_off in distance.items() if near < far_off <= far
    }


@covers("HD-TR-RU3b")
def test_an_order_for_range_lengthens_the_aimed_shot() -> None:
    match = turn_of("rus", "rus_archer1 f4, rus_ivan e4, sm_raider1 f8, sm_raider2 f9")
    play(match, "activate rus_ivan", "order rus_archer1 range", "activate rus_archer1")
    assert {option for option in options(match) if option.split()[0] in ("attack", "aimed")} == {
        "attack sm_raider1",
        "aimed sm_raider2",
    }


@covers("HD-TR-RU3c")
def test_an_aimed_shot_is_offered_only_beyond_the_normal_range() -> None:
    match = play(turn_of("rus", "rus_archer1 f4, sm_raider1 f6, sm_raider2 f7"), "activate rus_archer1")
    assert {option for option in options(match) if "sm_raider" in option} == {"attack sm_raider1", "aimed sm_raider2"}


@covers("HD-TR-RU4a", "trait:tr_supplies")
def test_supplies_give_one_health_to_a_friend_next_to_the_caravan() -> None:
    match = turn_of("rus", "rus_caravan f5, rus_dobrynya f6, rus_zmey f7", health={"rus_dobrynya": 1, "rus_zmey": 1})
    play(match, "activate rus_caravan")
    assert {option for option in options(match) if option.startswith("supply")} == {"supply rus_dobrynya"}
    play(match, "supply rus_dobrynya")
    assert health(match)["rus_dobrynya"] == 2
    assert options(match) == {"activate rus_dobrynya", "activate rus_zmey", "end-battle"}


@covers("HD-TR-RU4a")
def test_supplies_help_an_ally() -> None:
    match = turn_of("rus", "rus_caravan f5, china_dragon f6", health={"china_dragon": 2})
    play(match, "activate rus_caravan", "supply china_dragon")
    assert health(match)["china_dragon"] == 3


@covers("HD-TR-RU4b")
def test_supplies_help_neither_an_unhurt_unit_nor_the_caravan_itself() -> None:
    match = turn_of("rus", "rus_caravan f5, rus_dobrynya f6", health={"rus_caravan": 1})
    play(match, "activate rus_caravan")
    assert {option for option in options(match) if option.startswith("supply")} == set()


@covers("HD-TR-RU5", "trait:tr_armour_repair")
def test_every_friend_next_to_the_smith_has_one_more_defence_and_he_has_not() -> None:
    match = turn_of("rus", "rus_smith f6, rus_axe1 f5, rus_ivan e6, china_dragon f7, rus_spear1 f4")
    war = of(match)
    defence = {unit: defence_of(war, unit) for unit in ("rus_smith", "rus_axe1", "rus_ivan", "china_dragon", "rus_spear1")}
    assert defence == {"rus_smith": 2, "rus_axe1": 4, "rus_ivan": 4, "china_dragon": 4, "rus_spear1": 3}


@covers("HD-TR-RU6a", "trait:tr_charge", "HD-Y-38")
@pytest.mark.parametrize(("answers", "left"), [(("move f5", "attack sm_genghis"), 1), (("attack sm_tracker1",), 1)])
def test_a_charge_takes_two_health_after_a_move(answers: tuple[str, ...], left: int) -> None:
    match = turn_of("rus", "rus_vityaz f4, sm_genghis f6, sm_tracker1 e3", dice=[6, 1])
    play(match, "activate rus_vityaz", *answers, "defend")
    assert health(match)[answers[-1].split()[1]] == left


@covers("HD-TR-RU6a", "HD-MOV-12")
def test_a_charge_needs_a_walk_to_another_hex() -> None:
    match = play(turn_of("rus", "rus_vityaz f4, sm_genghis f5", dice=[6, 1]), "activate rus_vityaz")
    with pytest.raises(Illegal):
        play(match, "move f3 f4")
    play(match, "attack sm_genghis", "defend")
    assert health(match)["sm_genghis"] == 2


@covers("HD-TR-RU6b", "HD-Y-38")
def test_the_provoked_attacks_of_the_vityaz_take_one_health() -> None:
    match = turn_of("south_mongolia", "rus_vityaz f6, sm_khutulun e6", dice=[6, 1])
    play(match, "activate sm_khutulun", "move f7 f8")
    assert health(match)["sm_khutulun"] == 3


@covers("HD-TR-RU7a", "trait:tr_bogatyr")
def test_no_weakening_touches_dobrynya() -> None:
    units = "rus_dobrynya f6, sm_raider1 f5, sm_raider2 e5, sm_tracker1 e6, sm_tracker2 f7"
    weakened = {"poisoned": ("rus_dobrynya",), "silenced": ("rus_dobrynya",)}
    match = turn_of("south_mongolia", units, event="ev_panic", **weakened)
    assert (defence_of(of(match), "rus_dobrynya"), trait_of(of(match), "rus_dobrynya")) == (3, "tr_bogatyr")


@covers("HD-TR-RU7b", "HD-TRP-07")
@pytest.mark.parametrize(
    ("event", "values"),
    [("ev_mud", (4, 3, 3)), ("ev_dust_storm", (4, 3, 3)), ("ev_panic", (4, 3, 3)), ("ev_pastures", (4, 3, 4))],
)
def test_harm_of_events_does_not_touch_dobrynya_but_help_does(event: str, values: tuple[int, int, int]) -> None:
    war = of(turn_of("rus", "rus_dobrynya f6, sm_raider1 f9", event=event))
    found = (attack_of(war, "rus_dobrynya"), defence_of(war, "rus_dobrynya"), speed_of(war, "rus_dobrynya"))
    assert found == values


@covers("HD-TR-RU7b")
def test_dobrynya_walks_over_a_trap_and_it_stays() -> None:
    match = turn_of("rus", "rus_dobrynya f4, nm_raider1 k9", traps={"f5": "north_mongolia"})
    play(match, "activate rus_dobrynya", "move f5 f6")
    assert (of(match).at["rus_dobrynya"], health(match)["rus_dobrynya"], of(match).traps) == ("f6", 4, {"f5": "north_mongolia"})


@covers("HD-TR-RU7c")
def test_damage_touches_dobrynya() -> None:
    match = fight(turn_of("south_mongolia", "sm_mogoi f5, rus_dobrynya f6", dice=[6, 1]), "sm_mogoi", "rus_dobrynya", "defend")
    assert health(match)["rus_dobrynya"] == 2


@covers("HD-TR-RU7c")
def test_pushes_and_onslaught_touch_dobrynya() -> None:
    units = "nm_thief1 f5, nm_thief2 g6, rus_dobrynya f6, china_crossbow1 k3, china_guandao k4"
    match = turn_of("north_mongolia", units, dice=[6, 1, 6, 1])
    play(match, "activate nm_thief1", "steal china_crossbow", "attack rus_dobrynya", "defend", "push f7")
    assert of(match).at["rus_dobrynya"] == "f7"
    play(match, "activate nm_thief2", "steal china_guandao", "attack rus_dobrynya")
    assert asked(match) == "activate" and health(match)["rus_dobrynya"] == 2


@covers("HD-TR-RU8a", "HD-TR-RU8b", "HD-TR-RU8c", "trait:tr_princes_order")
def test_an_order_names_a_neighbouring_friend_and_attack_defence_speed_or_a_shooters_range() -> None:
    match = play(turn_of("rus", "rus_ivan f6, rus_axe1 f7, rus_archer1 e6, china_dragon f5, rus_spear1 f9"), "activate rus_ivan")
    ordered = {("rus_axe1", each) for each in ("attack", "defence", "speed")}
    ordered |= {("china_dragon", each) for each in ("attack", "defence", "speed")}
    ordered |= {("rus_archer1", each) for each in ("attack", "defence", "speed", "range")}
    assert {tuple(option.split()[1:]) for option in options(match) if option.startswith("order")} == ordered


@covers("HD-TR-RU8a")
@pytest.mark.parametrize(
    ("parameter", "values"),
    [("attack", (4, 2, 1, 2)), ("defence", (2, 4, 1, 2)), ("speed", (2, 2, 3, 2)), ("range", (2, 2, 1, 4))],
)
def test_an_order_raises_one_parameter_by_two_until_the_end_of_the_turn(parameter: str, values: tuple[int, ...]) -> None:
    match = turn_of("rus", "rus_ivan f6, rus_archer1 e6, sm_raider1 k9")
    play(match, "activate rus_ivan", f"order rus_archer1 {parameter}")
    assert _parameters(match, "rus_archer1") == values
    assert _parameters(end_turn(match), "rus_archer1") == (2, 2, 1, 2)


@covers("HD-TR-RU8d", "HD-STA-02")
def test_an_order_for_attack_is_an_attack_bonus() -> None:
    match = turn_of("north_mongolia", "rus_ivan f6, rus_axe1 f7, nm_chelubey f9")
    pass_to(play(match, "end-battle", "break rus_axe1"), "activate", "rus")
    play(match, "activate rus_ivan", "order rus_axe1 attack")
    assert attack_of(of(match), "rus_axe1") == 3


@covers("HD-TR-RU9a", "HD-TR-RU9b", "HD-ARE-01", "trait:tr_line_attack")
def test_a_line_attack_strikes_behind_or_beside_its_first_target() -> None:
    enemies = "sm_raider1 f7, sm_raider2 f8, sm_tracker1 e6, sm_tracker2 g6, sm_assassin f5"
    match = play(turn_of("rus", f"rus_zmey f6, {enemies}"), "activate rus_zmey")
    pairs = {tuple(option.split()[1:]) for option in options(match) if option.startswith("attack")}
    assert {pair[1:] for pair in pairs if pair[0] == "sm_raider1"} == {(), ("sm_raider2",), ("sm_tracker1",), ("sm_tracker2",)}
    assert {pair for pair in pairs if pair[0] == "sm_assassin"} == {("sm_assassin",)}
    assert not [pair for pair in pairs if pair[0] == "sm_raider2"]


@covers("HD-TR-RU9c")
def test_a_line_attack_does_not_reach_over_an_empty_hex() -> None:
    match = play(turn_of("rus", "rus_zmey f6, sm_raider1 f8"), "activate rus_zmey")
    assert {option for option in options(match) if option.startswith("attack")} == set()


def _parameters(match: Match, unit: str) -> tuple[int, ...]:
    war = of(match)
    return attack_of(war, unit), defence_of(war, unit), speed_of(war, unit), range_of(war, unit)
