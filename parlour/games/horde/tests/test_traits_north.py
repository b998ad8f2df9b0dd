"""Chapter 6.21: the traits of Northern Mongolia, but for Theft and Disguise."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import attack_of, speed_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, rolled, seat_asked, told, under

NORTH = "north_mongolia"


@covers("HD-TR-NM1")
def test_both_raiders_have_the_same_trait() -> None:
    war = of(turn_of(NORTH, "nm_raider1 f6, sm_raider1 f5"))
    assert trait_of(war, "nm_raider1") == trait_of(war, "sm_raider1") == "tr_raid"


@covers("HD-TR-NM1")
def test_the_northern_raider_attacks_and_then_moves_but_once() -> None:
    match = fight(turn_of(NORTH, "nm_raider1 f5, rus_archer1 f6", dice=[1, 6]), "nm_raider1", "rus_archer1", "defend")
    assert {option.split()[0] for option in options(match)} == {"move", "done"}
    assert asked(play(match, "move e5")) == "activate"


@covers("HD-TR-NM3", "trait:tr_fire_arrows")
@pytest.mark.parametrize(("hex", "settlement", "left"), [("d6", "city_rus_2", 4 - 2), ("b2", "cap_rus", 6 - 2)])
def test_a_besieging_long_bow_counts_two_against_cities_and_capitals(hex: str, settlement: str, left: int) -> None:
    match = turn_of(NORTH, f"nm_longbow1 {hex}, rus_axe1 f9", mode="conquest")
    play(match, "end-battle")
    assert of(match).durability[settlement] == left


@covers("HD-TR-NM4")
def test_both_grooms_have_the_same_trait() -> None:
    war = of(turn_of(NORTH, "nm_groom f6, sm_groom f5"))
    assert trait_of(war, "nm_groom") == trait_of(war, "sm_groom") == "tr_young_herd"


@covers("HD-TR-NM5a", "trait:tr_tribute")
@pytest.mark.parametrize(("units", "section"), [("nm_batu f9, nm_tribute f8", 6), ("nm_tribute f8", 5), ("nm_batu f9", 5)])
def test_tokens_of_an_enemy_go_one_section_higher_while_batu_and_the_collector_stand(units: str, section: int) -> None:
    match = turn_of("rus", f"rus_axe1 a3, {units}", phase="turn")
    play(match, "summon rus_zmey")
    assert told(match, "unit-summoned") == [("rus", "rus_zmey", section)]


@covers("HD-TR-NM5a")
def test_tokens_of_the_own_side_pay_no_tribute() -> None:
    match = turn_of("south_mongolia", "rus_axe1 a3, nm_batu f9, nm_tribute f8", phase="turn")
    play(match, "summon sm_genghis")
    assert told(match, "unit-summoned") == [("south_mongolia", "sm_genghis", 2)]


@covers("HD-TR-NM5b", "HD-Y-20")
def test_a_token_already_on_the_track_is_not_moved_by_the_death_of_the_collector() -> None:
    units = "rus_axe1 f7, nm_batu f9, nm_tribute f8"
    match = turn_of("rus", units, phase="turn", dice=[6, 1], health={"nm_tribute": 1})
    play(match, "summon rus_zmey")
    fight(match, "rus_axe1", "nm_tribute", "defend")
    assert health(match)["nm_tribute"] == 0 and of(match).track["rus"] == ("rus_zmey", 6)


@covers("HD-TR-NM5b")
def test_a_token_already_on_the_track_is_not_moved_by_the_arrival_of_the_collector() -> None:
    track = {"rus": ("rus_zmey", 5), NORTH: ("nm_tribute", 1)}
    match = turn_of(NORTH, "rus_axe1 a3, nm_batu f9", phase="turn", track=track)
    pass_to(match, "activate", NORTH)
    assert "nm_tribute" in of(match).at and of(match).track["rus"] == ("rus_zmey", 5)


@covers("HD-TR-NM5c")
@pytest.mark.parametrize(("silenced", "section"), [("nm_tribute", 5), ("nm_batu", 6)])
def test_tribute_needs_the_trait_of_the_collector_and_of_batu_only_his_presence(silenced: str, section: int) -> None:
    match = turn_of("rus", "rus_axe1 a3, nm_batu f9, nm_tribute f8", phase="turn", silenced=(silenced,))
    play(match, "summon rus_zmey")
    assert told(match, "unit-summoned") == [("rus", "rus_zmey", section)]


@covers("HD-TR-NM7a", "trait:tr_spear_breaker")
def test_chelubey_may_break_the_spear_of_an_enemy_within_two_hexes() -> None:
    match = turn_of(NORTH, "nm_chelubey f5, rus_axe1 f7, rus_spear1 f8, rus_zmey e5")
    play(match, "end-battle")
    assert (asked(match), seat_asked(match), options(match)) == ("spear-break", 1, {"break rus_axe1", "break rus_zmey", "spare"})
    play(match, "break rus_axe1")
    assert ("rus_axe1", "st_spear_broken") in told(match, "status-gained")


@covers("HD-TR-NM7a")
def test_chelubey_may_spare_everybody() -> None:
    match = play(turn_of(NORTH, "nm_chelubey f5, rus_axe1 f7"), "end-battle", "spare")
    assert told(match, "status-gained") == []


@covers("HD-TR-NM7b")
def test_a_spear_broken_unit_has_no_attack_bonuses() -> None:
    match = turn_of(NORTH, "nm_chelubey f5, rus_axe1 f7, rus_axe2 f8", deck=["ev_war_drums"])
    pass_to(play(match, "end-battle", "break rus_axe1"), "activate", "rus")
    assert (attack_of(of(match), "rus_axe1"), attack_of(of(match), "rus_axe2")) == (3, 4)


@covers("HD-TR-NM7c")
def test_a_broken_spear_is_whole_at_the_next_results_of_northern_mongolia() -> None:
    match = turn_of(NORTH, "nm_chelubey f5, rus_axe1 f7", deck=["ev_herbalists", "ev_truce"])
    pass_to(play(match, "end-battle", "break rus_axe1"), "activate", NORTH)
    assert told(match, "status-lost") == []
    play(match, "end-battle")
    assert told(match, "status-lost") == [("rus_axe1", "st_spear_broken")]
    assert asked(match) == "spear-break"


@covers("HD-TR-NM7c")
def test_a_broken_spear_is_whole_at_once_when_chelubey_dies() -> None:
    match = turn_of(NORTH, "nm_chelubey f6, rus_axe1 f7, rus_dobrynya f5", dice=[6, 1], health={"nm_chelubey": 1})
    pass_to(play(match, "end-battle", "break rus_axe1"), "activate", "rus")
    fight(match, "rus_dobrynya", "nm_chelubey", "defend")
    assert told(match, "status-lost") == [("rus_axe1", "st_spear_broken")]


@covers("HD-TR-NM7d")
def test_a_spear_broken_unit_keeps_its_damage_bonus() -> None:
    match = turn_of(NORTH, "nm_chelubey f5, rus_spear1 f6", dice=[6, 1])
    pass_to(play(match, "end-battle", "break rus_spear1"), "activate", "rus")
    fight(match, "rus_spear1", "nm_chelubey", "defend")
    assert health(match)["nm_chelubey"] == 2


@covers("HD-TR-NM8a", "trait:tr_harsh_drill")
@pytest.mark.parametrize(("units", "speed"), [("nm_batu f9", 3), ("nm_raider1 f9", 2)])
def test_a_unit_that_arrives_while_batu_stands_is_faster(units: str, speed: int) -> None:
    match = turn_of(NORTH, f"{units}, rus_axe1 a3", phase="turn", track={NORTH: ("nm_longbow1", 1)})
    play(match, "place nm_longbow1 j11")
    assert speed_of(of(match), "nm_longbow1") == speed


@covers("HD-TR-NM8a")
def test_only_northern_units_are_drilled() -> None:
    match = turn_of("south_mongolia", "nm_batu f9, rus_axe1 a3", phase="turn", track={"south_mongolia": ("sm_raider1", 1)})
    play(match, "place sm_raider1 j11")
    assert speed_of(of(match), "sm_raider1") == 2


@covers("HD-TR-NM8b", "HD-TR-NM8c", "HD-Y-34")
def test_a_drilled_unit_keeps_its_speed_until_it_has_moved_away_from_the_capital() -> None:
    match = turn_of(NORTH, "nm_batu f9, rus_axe1 a3", phase="turn", track={NORTH: ("nm_longbow1", 1)})
    play(match, "place nm_longbow1 j11", "summon nm_mogoi", "activate nm_longbow1", "move j8")
    assert of(match).at["nm_longbow1"] == "j8"
    assert told(match, "status-lost") == [("nm_longbow1", "st_drilled")]
    assert speed_of(of(match), "nm_longbow1") == 2


@covers("HD-TR-NM8b")
@pytest.mark.parametrize("hex", ["j12", "k11"])
def test_a_drilled_unit_that_stays_at_its_capital_keeps_its_speed(hex: str) -> None:
    match = turn_of(NORTH, "nm_batu f9, rus_axe1 a3", phase="turn", track={NORTH: ("nm_longbow1", 1)})
    play(match, "place nm_longbow1 j11", "summon nm_mogoi", "activate nm_longbow1", f"move {hex}")
    assert speed_of(of(end_turn(match)), "nm_longbow1") == 3


@covers("HD-TR-NM8b")
def test_a_drilled_unit_loses_its_speed_by_a_retreat() -> None:
    match = turn_of("rus", "nm_batu f9, nm_raider1 j11, rus_axe1 i11", dice=[1, 6, 1], drilled=("nm_raider1",))
    fight(match, "rus_axe1", "nm_raider1", "retreat j10")
    assert rolled(match)[1] == ("nm_raider1", "retreat", 6, 9)
    assert told(match, "status-lost") == [("nm_raider1", "st_drilled")]


@covers("HD-TR-NM8b")
def test_drilled_units_lose_their_speed_with_the_capital() -> None:
    match = turn_of(
        "rus", "nm_batu f9, nm_raider1 j11, rus_axe1 j12, nm_groom f8", durability={"cap_north": 1}, drilled=("nm_raider1",)
    )
    play(match, "end-battle")
    assert told(match, "status-lost") == [("nm_raider1", "st_drilled")]


@covers("HD-TR-NM8d")
def test_starting_units_are_not_drilled() -> None:
    match = turn_of(NORTH, "nm_batu j11, nm_raider1 j12, rus_axe1 a3")
    assert speed_of(of(match), "nm_raider1") == 2


@covers("HD-TR-NM8d", "HD-SUM-08")
def test_a_unit_that_arrives_in_a_farther_row_is_not_drilled() -> None:
    match = turn_of(NORTH, "nm_batu j11, nm_raider1 j12, rus_axe1 a3", phase="turn", track={NORTH: ("nm_raider2", 1)})
    play(match, "place nm_raider2 k9")
    assert under(match, "drilled") == ()


@covers("HD-TR-NM9a", "trait:tr_ice_breath", "HD-CMB-13")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
@pytest.mark.parametrize(("attacker", "hex"), [("rus_ivan", "f5"), ("rus_archer1", "f4")])
def test_whoever_attacks_the_grey_mogoi_is_chilled_hit_or_miss(attacker: str, hex: str, dice: tuple[int, int]) -> None:
    match = fight(turn_of("rus", f"{attacker} {hex}, nm_mogoi f6", dice=dice), attacker, "nm_mogoi")
    if asked(match) == "countermeasure":
        play(match, "defend")
    assert told(match, "status-gained") == [(attacker, "st_chilled")]
    assert speed_of(of(match), attacker) == of(match).kind[attacker].speed - 1


@covers("HD-RUL-100", "HD-STA-13")
def test_a_dead_mogoi_chills_nobody() -> None:
    match = turn_of("rus", "rus_axe1 f5, nm_mogoi f6", health={"nm_mogoi": 1}, dice=[6, 1])
    fight(match, "rus_axe1", "nm_mogoi", "defend")
    assert "nm_mogoi" in of(match).fallen and under(match, "chilled") == ()


@covers("HD-TR-NM9a")
def test_a_provoked_attack_on_the_grey_mogoi_chills_too() -> None:
    match = turn_of(NORTH, "nm_mogoi e6, rus_ivan f6", dice=[1, 6])
    play(match, "activate nm_mogoi", "move f7 f8")
    assert speed_of(of(match), "rus_ivan") == 1


@covers("HD-TR-NM9b", "HD-STA-12")
def test_a_chilled_unit_is_slow_until_the_end_of_its_next_turn() -> None:
    match = turn_of("rus", "rus_ivan f5, nm_mogoi f6", dice=[1, 6], deck=["ev_herbalists", "ev_truce"])
    fight(match, "rus_ivan", "nm_mogoi", "defend")
    speeds = [speed_of(of(end_turn(match)), "rus_ivan") for _ in range(3)]
    assert speeds == [1, 1, 2]


@covers("HD-TR-NM9b")
def test_a_unit_chilled_in_an_enemy_turn_is_slow_until_the_end_of_its_own_next_turn() -> None:
    match = turn_of(NORTH, "nm_mogoi e6, rus_ivan f6", dice=[1, 6], deck=["ev_herbalists", "ev_truce"])
    play(match, "activate nm_mogoi", "move f7 f8")
    speeds = [speed_of(of(end_turn(match)), "rus_ivan") for _ in range(2)]
    assert speeds == [1, 2]


@covers("HD-TR-NM9c")
def test_several_chills_do_not_add_up_but_the_end_is_renewed() -> None:
    match = turn_of("rus", "rus_ivan f5, nm_mogoi f6", dice=[1, 6, 1, 6], deck=["ev_herbalists", "ev_truce", "ev_rams"])
    fight(match, "rus_ivan", "nm_mogoi", "defend")
    end_turn(end_turn(match))
    fight(match, "rus_ivan", "nm_mogoi", "defend")
    assert speed_of(of(match), "rus_ivan") == 1
    speeds = [speed_of(of(end_turn(match)), "rus_ivan") for _ in range(3)]
    assert speeds == [1, 1, 2]
