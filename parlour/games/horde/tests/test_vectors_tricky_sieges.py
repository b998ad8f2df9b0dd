"""Section 12.3: the tricky interactions of sieges, the eleventh and those after it."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import attack_of, defence_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.tests.more_situations import fight, finish, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, outcome, pass_to, play, rolled, told

NORTH, SOUTH = "north_mongolia", "south_mongolia"
HORDE_FIVE = "sm_raider1 b3, sm_raider2 b4, sm_tracker1 b5, sm_tracker2 c4"


@covers("HD-Y-11")
def test_y11_the_arithmetic_of_a_garrison() -> None:
    units = "rus_axe1 d5, rus_smith d4, sm_raider1 d6, sm_raider2 e5, sm_tracker1 e4"
    war = of(turn_of("rus", units, mode="conquest"))
    assert (defence_of(war, "rus_axe1"), attack_of(war, "rus_axe1")) == (3, 2)


@covers("HD-Y-12", "HD-SIE-05")
@pytest.mark.parametrize(
    ("event", "garrison", "left"), [("ev_mud", "", 1), ("ev_rams", "", 0), ("ev_truce", "", 4), ("ev_rams", ", rus_spear1 d5", 4)]
)
def test_y12_the_arithmetic_of_a_siege(event: str, garrison: str, left: int) -> None:
    units = f"nm_raider1 d6, nm_longbow1 e5, nm_thief1 b5, rus_axe1 a2{garrison}"
    match = turn_of(NORTH, units, mode="conquest", event=event)
    play(match, "activate nm_thief1", "no-theft", "move c5")
    play(finish(match), "end-battle")
    assert of(match).durability["city_rus_2"] == left


@covers("HD-Y-13", "HD-SIE-06")
@pytest.mark.parametrize(("hex", "left"), [("c5", 3), ("d7", 4)])
def test_y13_hit_and_run_in_a_siege(hex: str, left: int) -> None:
    match = turn_of(SOUTH, "sm_raider1 d6, rus_archer1 e6", mode="conquest", dice=[1, 6])
    fight(match, "sm_raider1", "rus_archer1", "defend", f"move {hex}")
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == left


@covers("HD-Y-14")
def test_y14_dobrynya_among_five_enemies() -> None:
    units = "rus_dobrynya f6, sm_raider1 f5, sm_tracker1 e5, sm_mogoi e6, sm_raider2 f7, sm_poisoner g7"
    match = turn_of(SOUTH, units, event="ev_panic", dice=[1, 6, 6, 1])
    fight(match, "sm_tracker1", "rus_dobrynya", "defend")
    assert rolled(match)[1] == ("rus_dobrynya", "defence", 6, 9) and trait_of(of(match), "rus_dobrynya") == "tr_bogatyr"
    play(match, "activate sm_poisoner")
    assert "poison rus_dobrynya" not in options(match)
    play(match, "back")
    fight(match, "sm_mogoi", "rus_dobrynya", "defend")
    assert health(match)["rus_dobrynya"] == 2


@covers("HD-Y-15", "HD-IMM-05")
def test_y15_breaking_the_role_model() -> None:
    units = "china_heroine f7, china_swordsman1 f6, sm_raider1 f5, sm_raider2 e5, sm_tracker2 g5, sm_tracker1 e6"
    match = turn_of(SOUTH, units, dice=[1, 6])
    assert defence_of(of(match), "china_swordsman1") == 3
    fight(match, "sm_tracker1", "china_heroine", "defend")
    assert defence_of(of(match), "china_swordsman1") == 0
    assert defence_of(of(end_turn(match)), "china_swordsman1") == 3


@covers("HD-Y-16")
@pytest.mark.parametrize(
    ("others", "total", "hexes"),
    [
        ("", 6, {"f7", "e6", "g6"}),
        (", sm_tracker1 f7", 6, {"e6", "g6"}),
        (", sm_tracker1 f7, sm_tracker2 e6, sm_mogoi g6", 7, set()),
    ],
)
def test_y16_bolts_push_where_they_can(others: str, total: int, hexes: set[str]) -> None:
    match = turn_of("china", f"china_crossbow1 f4, sm_raider1 f6{others}", dice=[4, 1])
    fight(match, "china_crossbow1", "sm_raider1")
    assert rolled(match)[0] == ("china_crossbow1", "attack", 4, total)
    assert (options(match) if hexes else set()) == {f"push {hex}" for hex in hexes}


@covers("HD-Y-16")
def test_y16_a_push_into_a_trap_kills_a_wounded_unit() -> None:
    units = "china_crossbow1 f4, sm_raider1 f6, sm_tracker1 f7, sm_mogoi g6"
    match = turn_of("china", units, dice=[6, 1], traps={"e6": "china"})
    fight(match, "china_crossbow1", "sm_raider1")
    assert told(match, "unit-wounded") == [("sm_raider1", 1, 1), ("sm_raider1", 1, 0)]
    assert of(match).traps == {} and of(match).fallen == ("sm_raider1",)


@covers("HD-Y-17")
def test_y17_bolts_against_a_garrison() -> None:
    match = turn_of("china", "china_crossbow1 k10, sm_raider1 k11, sm_groom i9", dice=[6, 1])
    fight(match, "china_crossbow1", "sm_raider1")
    assert rolled(match)[0] == ("china_crossbow1", "attack", 6, 9) and of(match).at["sm_raider1"] == "k11"


@covers("HD-Y-18")
@pytest.mark.parametrize(
    ("others", "more", "left"), [("", {}, 0), (", sm_raider1 e6, sm_raider2 f7", {}, 1), ("", {"poisoned": ("rus_axe1",)}, 1)]
)
def test_y18_molten_armour(others: str, more: dict[str, tuple[str, ...]], left: int) -> None:
    match = turn_of(SOUTH, f"sm_mogoi f5, rus_axe1 f6{others}", dice=[6, 1], **more)
    fight(match, "sm_mogoi", "rus_axe1", "defend")
    assert health(match)["rus_axe1"] == left


@covers("HD-Y-19", "HD-SUM-08", "HD-SUM-09")
@pytest.mark.parametrize(
    ("units", "inside"),
    [
        ("sm_raider1 j11, sm_raider2 j12, sm_groom k10, rus_axe1 a3", set()),
        ("rus_axe1 j11, rus_axe2 j12, rus_spear1 k10, sm_groom f6", {"k11"}),
    ],
)
def test_y19_a_full_ring(units: str, inside: set[str]) -> None:
    match = turn_of(SOUTH, units, phase="turn", track={SOUTH: ("sm_mogoi", 1)})
    assert {option.split()[2] for option in options(match)} == {"i10", "i11", "j10", "k9"} | inside


@covers("HD-Y-20")
def test_y20_tribute() -> None:
    units = "rus_axe1 f7, nm_batu f9, nm_tribute f8"
    match = turn_of(
        "rus", units, phase="turn", dice=[6, 1], health={"nm_tribute": 1}, deck=["ev_herbalists", "ev_rams", "ev_mud"]
    )
    play(match, "summon rus_zmey")
    assert of(match).track["rus"] == ("rus_zmey", 6)
    fight(match, "rus_axe1", "nm_tribute", "defend")
    assert of(match).track["rus"] == ("rus_zmey", 6)
    of(match).track["rus"] = of(match).track["rus"]._replace(section=1)
    pass_to(match, "activate", NORTH)
    pass_to(match, "arrive", "rus")
    play(match, "place rus_zmey b1", "summon rus_vityaz")
    assert of(match).track["rus"] == ("rus_vityaz", 2)


@covers("HD-Y-21", "HD-VIC-09", "HD-VIC-10", "HD-VIC-12")
@pytest.mark.parametrize("killed", [True, False])
def test_y21_the_hold_of_the_border(killed: bool) -> None:
    units = f"{HORDE_FIVE}, sm_mogoi c5, sm_groom h7, rus_axe1 a3, rus_axe2 c3"
    dice = [6, 1] if killed else [1, 6]
    match = turn_of(SOUTH, units, mode="hold_the_border", health={"sm_tracker2": 1}, dice=dice, deck=["ev_rams", "ev_mud"])
    play(match, "end-battle")
    assert told(match, "hold-began") == [(SOUTH, 5)]
    pass_to(match, "activate", "rus")
    fight(match, "rus_axe2", "sm_tracker2", "defend")
    assert told(match, "hold-broken") == ([(SOUTH, 4)] if killed else [])
    play(match, "end-battle")
    assert match.over is not killed
    if not killed:
        assert outcome(match) == ("horde", "border-held")


@covers("HD-Y-21", "HD-VIC-09")
def test_y21_a_new_hold_begins_when_another_unit_has_crossed() -> None:
    units = f"{HORDE_FIVE}, sm_mogoi d8, sm_groom h7, rus_axe1 a3"
    match = turn_of(SOUTH, units, mode="hold_the_border", deck=["ev_rams", "ev_mud"])
    play(match, "activate sm_mogoi", "move d6", "end-battle")
    assert told(match, "hold-began") == [(SOUTH, 5)]


@covers("HD-Y-22", "HD-VIC-11", "HD-VIC-12")
@pytest.mark.parametrize("broken", [True, False])
def test_y22_the_hold_of_the_border_by_two_factions(broken: bool) -> None:
    units = (
        "nm_raider1 f1, nm_raider2 f2, nm_thief1 f3, sm_raider1 g1, sm_raider2 g2, sm_tracker1 g3, rus_axe1 e1, china_sapper1 h2"
    )
    dice = [6, 1, *([6, 1] if broken else [1, 6])]
    wounded = {"nm_raider1": 1, "sm_raider1": 1}
    match = turn_of(NORTH, units, mode="hold_the_border", dice=dice, health=wounded, deck=["ev_rams", "ev_mud"])
    play(match, "end-battle")
    assert told(match, "hold-began") == [(NORTH, 6)]
    pass_to(match, "activate", "china")
    fight(match, "china_sapper1", "sm_raider1", "defend")
    assert told(match, "hold-broken") == []
    pass_to(match, "activate", "rus")
    fight(match, "rus_axe1", "nm_raider1", "defend")
    assert told(match, "hold-broken") == ([(NORTH, 4)] if broken else [])
    play(match, "end-battle")
    assert match.over is not broken


@covers("HD-Y-23", "HD-VIC-17", "HD-VIC-18")
@pytest.mark.parametrize(
    ("razed", "won"),
    [
        (("cap_china", "cap_rus", "city_rus_1", "city_rus_3", "city_china_1"), False),
        (("cap_china", "city_rus_1", "city_rus_3", "city_china_1", "city_china_2"), True),
    ],
)
def test_y23_one_capital_counts_as_one_city(razed: tuple[str, ...], won: bool) -> None:
    durability = {**dict.fromkeys(razed, 0), "city_rus_2": 1}
    match = turn_of(SOUTH, "sm_raider1 d6, rus_axe1 f9, china_sapper1 j3, nm_raider1 b9", mode="conquest", durability=durability)
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 0 and match.over is won
    if won:
        assert outcome(match) == ("horde", "settlements-razed")


@covers("HD-Y-24")
def test_y24_a_die_rolled_again_stands_and_there_is_no_third() -> None:
    match = turn_of(SOUTH, "sm_raider1 f5, sm_raider2 e5, rus_axe1 f6, sm_genghis k9", dice=[1, 1, 6, 1])
    fight(match, "sm_raider1", "rus_axe1", "reroll")
    assert asked(match) == "countermeasure"
    play(match, "defend", "done")
    assert asked(fight(match, "sm_raider2", "rus_axe1")) == "countermeasure"
