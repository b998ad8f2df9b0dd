"""Chapter 6.6: movement, and the default path (HD-DEC-N3)."""

import pytest

from parlour.conform import covers
from parlour.games.horde.tests.situations import end_turn, of, options, pass_to, play, rolled, situation, told
from parlour.kernel import Illegal, Match, event_name

SOUTH = "south_mongolia"


def ends(match: Match) -> set[str]:
    """Where the active unit may move."""
    return {each.split()[1] for each in options(match) if each.startswith("move")}


def walked(match: Match) -> list[str]:
    """The hexes of the steps so far."""
    return [each.hex for each in told(match, "unit-moved")]


@covers("HD-MOV-01")
@pytest.mark.parametrize(("unit", "hexes"), [("rus_axe1", 6), ("rus_ivan", 18), ("rus_zmey", 18)])
def test_a_unit_may_move_as_far_as_its_speed(unit: str, hexes: int) -> None:
    match = play(situation({unit: "f6", "sm_raider1": "k2"}), f"activate {unit}")
    assert len(ends(match)) == hexes


@covers("HD-MOV-01")
@pytest.mark.parametrize("path", ["f7 f8 f9", "e5 e6 f7", "f8 f7", "f7 f9", "f7 m7"])
def test_a_path_that_is_too_long_or_broken_is_refused(path: str) -> None:
    match = play(situation({"rus_ivan": "f6", "sm_raider1": "k2"}), "activate rus_ivan")
    with pytest.raises(Illegal):
        play(match, f"move {path}")


@covers("HD-MOV-01", "HD-MOV-09")
def test_a_path_is_walked_step_by_step() -> None:
    match = play(situation({"rus_ivan": "f6", "sm_raider1": "k2"}), "activate rus_ivan", "move g6 g7")
    assert told(match, "unit-moved") == [("rus_ivan", "g6"), ("rus_ivan", "g7")]


@covers("HD-MOV-02")
def test_the_speed_at_the_beginning_of_the_move_counts() -> None:
    units = {"nm_longbow1": "k10", "nm_batu": "j11", "rus_axe1": "a2"}
    match = situation(units, horde="north_mongolia", faction="north_mongolia", drilled=("nm_longbow1",))
    play(match, "activate nm_longbow1", "move k9 k8 k7")
    assert of(match).at["nm_longbow1"] == "k7"


@covers("HD-MOV-03")
def test_a_unit_with_speed_0_cannot_move() -> None:
    units = {"rus_axe1": "f5", "rus_ivan": "a2", "nm_mogoi": "f6", "nm_batu": "k10"}
    match = situation(units, horde="north_mongolia", dice=[1, 6], reserve=[])
    play(match, "activate rus_axe1", "attack nm_mogoi", "defend")
    pass_to(end_turn(match), "activate", "rus")
    play(match, "activate rus_axe1")
    assert ends(match) == set() and "attack nm_mogoi" in options(match)


@covers("HD-MOV-04", "HD-MOV-05")
@pytest.mark.parametrize("other", ["rus_axe1", "sm_shortbow1"])
def test_units_step_over_others_but_do_not_stop_there(other: str) -> None:
    units = {"rus_ivan": "a2", other: "a3", "rus_axe2": "b2", "rus_spear1": "b3", "sm_raider1": "k2"}
    match = play(situation(units), "activate rus_ivan")
    assert "a4" in ends(match) and not ends(match) & {"a3", "b2", "b3"}
    play(match, "move a3 a4")
    assert of(match).at == {**units, "rus_ivan": "a4"}


@covers("HD-MOV-04")
def test_a_path_to_an_occupied_hex_is_refused() -> None:
    match = play(situation({"rus_ivan": "a2", "rus_axe1": "a4", "sm_raider1": "k2"}), "activate rus_ivan")
    with pytest.raises(Illegal):
        play(match, "move a3 a4")


@covers("HD-MOV-06")
def test_an_enemy_settlement_is_neither_entered_nor_crossed() -> None:
    match = situation({"sm_raider1": "d6", "rus_axe1": "k2"}, mode="conquest", faction=SOUTH)
    play(match, "activate sm_raider1")
    assert not ends(match) & {"d5", "d4"} and {"c4", "e4"} <= ends(match)
    for path in ("d5", "d5 d4", "d5 c4"):
        with pytest.raises(Illegal):
            play(match, f"move {path}")


@covers("HD-MOV-07")
def test_a_settlement_of_the_own_side_is_crossed_and_entered() -> None:
    match = play(situation({"rus_ivan": "d6", "sm_raider1": "k2"}, mode="conquest"), "activate rus_ivan")
    assert {"d5", "d4"} <= ends(match)
    play(match, "move d5 d4")
    assert of(match).at["rus_ivan"] == "d4"


@covers("HD-MOV-07")
def test_a_settlement_of_the_ally_is_entered_too() -> None:
    match = situation({"rus_ivan": "h6", "sm_raider1": "k2"}, mode="conquest", teams="2v2")
    assert "h5" in ends(play(match, "activate rus_ivan"))


@covers("HD-MOV-08")
@pytest.mark.parametrize(("unit", "faction"), [("sm_raider1", SOUTH), ("rus_ivan", "rus")])
def test_a_destroyed_settlement_is_open_ground_for_everybody(unit: str, faction: str) -> None:
    units = {unit: "d6", "rus_axe1": "k2", "sm_groom": "k9"}
    match = situation(units, mode="conquest", faction=faction, durability={"city_rus_2": 0})
    assert {"d5", "d4"} <= ends(play(match, f"activate {unit}"))


@covers("HD-MOV-09")
def test_a_wound_does_not_end_the_move_and_death_does() -> None:
    units = {"rus_axe1": "f6", "sm_raider1": "e5", "sm_genghis": "k9"}
    match = situation(units, faction=SOUTH, dice=[6, 1])
    play(match, "activate sm_raider1", "move e6 e7")
    assert of(match).at["sm_raider1"] == "e7" and of(match).health["sm_raider1"] == 1
    match = situation(units, faction=SOUTH, dice=[6, 1], health={"sm_raider1": 1})
    play(match, "activate sm_raider1", "move e6 e7")
    assert walked(match) == ["e6"] and "sm_raider1" not in of(match).at


@covers("HD-MOV-10")
def test_after_a_step_a_trap_springs_and_then_come_the_provoked_attacks() -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e5"}, faction=SOUTH, dice=[1, 6], traps={"e6": "rus"})
    play(match, "activate sm_raider1", "move e6 e7")
    seen = [event_name(type(each.event)) for each in match.events]
    assert seen[1:7] == ["unit-moved", "trap-sprung", "unit-wounded", "attack-declared", "status-gained", "dice-rolled"]


@covers("HD-MOV-10")
def test_a_unit_that_dies_in_a_trap_is_not_attacked() -> None:
    units = {"rus_axe1": "f6", "sm_raider1": "e5", "sm_genghis": "k9"}
    match = situation(units, faction=SOUTH, traps={"e6": "rus"}, health={"sm_raider1": 1})
    play(match, "activate sm_raider1", "move e6 e7")
    assert told(match, "attack-declared") == [] and of(match).fallen[-1] == "sm_raider1"


@covers("HD-MOV-11")
@pytest.mark.parametrize(("path", "defence"), [("d5 d6", 3), ("d4 d5", 4)])
def test_a_unit_in_transit_is_no_garrison(path: str, defence: int) -> None:
    match = situation({"rus_ivan": "d4", "sm_raider1": "c4"}, mode="conquest", dice=[1, 2])
    play(match, "activate rus_ivan", f"move {path}")
    assert rolled(match) == [("sm_raider1", "attack", 1, 4), ("rus_ivan", "defence", 2, 2 + defence)]


@covers("HD-MOV-11")
@pytest.mark.parametrize(("maiden", "defence"), [("g5", 3), ("k2", 2)])
def test_a_unit_in_transit_stands_there_for_immunity(maiden: str, defence: int) -> None:
    units = {"rus_ivan": "f4", "sm_raider1": "e4", "china_heroine": maiden}
    match = situation(units, teams="2v2", event="ev_panic", dice=[1, 2])
    play(match, "activate rus_ivan", "move f5 f6")
    assert rolled(match)[1] == ("rus_ivan", "defence", 2, 2 + defence)


@covers("HD-MOV-11")
def test_a_unit_in_transit_stands_there_for_auras_and_the_minority_rule() -> None:
    units = {"rus_ivan": "f4", "sm_raider1": "e4", "sm_raider2": "f6", "rus_smith": "g5"}
    match = situation(units, dice=[1, 2])
    play(match, "activate rus_ivan", "move f5 g4")
    assert rolled(match) == [("sm_raider1", "attack", 1, 4), ("rus_ivan", "defence", 2, 2 + 3 + 1 - 1)]


@covers("HD-MOV-12")
@pytest.mark.parametrize("path", ["f4 f5", "f5 f4 f5"])
def test_a_move_may_not_end_where_it_began(path: str) -> None:
    match = play(situation({"rus_vityaz": "f5", "sm_mogoi": "f6"}), "activate rus_vityaz")
    with pytest.raises(Illegal) as refusal:
        play(match, f"move {path}")
    assert (refusal.value.key, refusal.value.rule) == ("path-ends-at-start", "HD-MOV-12")
    assert walked(match) == [] and of(match).at["rus_vityaz"] == "f5"


@covers("HD-MOV-12")
def test_a_path_may_visit_a_hex_twice() -> None:
    match = situation({"sm_khutulun": "f5", "rus_axe1": "k2"}, faction=SOUTH)
    play(match, "activate sm_khutulun", "move f6 f5 f6")
    assert walked(match) == ["f6", "f5", "f6"] and of(match).at["sm_khutulun"] == "f6"


@covers("HD-MOV-12")
def test_a_move_may_not_end_where_it_began_though_no_other_hex_is_free() -> None:
    crowd = ("rus_axe1", "rus_axe2", "rus_spear1", "rus_spear2", "rus_archer1", "rus_archer2", "rus_smith")
    around = dict(zip(crowd, ("a2", "b1", "b2", "a3", "b3", "c1", "c2"), strict=True))
    match = play(situation({"rus_ivan": "a1", **around, "sm_genghis": "k9"}), "activate rus_ivan")
    assert ends(match) == set()
    with pytest.raises(Illegal):
        play(match, "move a2 a1")


@covers("HD-MOV-13")
def test_a_push_provokes_nothing() -> None:
    units = {"china_crossbow1": "f4", "china_sapper1": "e6", "sm_raider1": "f6"}
    match = situation(units, alliance="china", dice=[6, 1])
    play(match, "activate china_crossbow1", "attack sm_raider1", "push f7")
    assert told(match, "pushed") == [("sm_raider1", "f7")] and len(told(match, "attack-declared")) == 1
    assert told(match, "unit-moved") == []


@covers("HD-MOV-13")
def test_a_retreat_provokes_nothing_and_is_no_move() -> None:
    match = situation({"rus_axe1": "f5", "rus_axe2": "e6", "sm_raider1": "f6"}, dice=[1, 6, 1])
    play(match, "activate rus_axe1", "attack sm_raider1", "retreat f7")
    assert of(match).at["sm_raider1"] == "f7" and told(match, "unit-moved") == [] and len(told(match, "attack-declared")) == 1


@covers("HD-DEC-N3")
@pytest.mark.parametrize(
    ("end", "traps", "path"),
    [
        ("e7", {}, ["d6", "d7", "e7"]),  # three steps without an attack rather than two with one
        ("e6", {}, ["d6", "e6"]),
        ("e6", {"d6": "rus"}, ["f6", "e6"]),  # over the enemy rather than into a trap
        ("d7", {}, ["d6", "d7"]),
        ("d6", {}, ["d6"]),
        ("c6", {}, ["d6", "c6"]),
        ("c6", {"d6": "rus"}, ["d5", "c5", "c6"]),  # three steps rather than a trap
        ("c6", {"d6": "south_mongolia"}, ["d6", "c6"]),
    ],
)
def test_the_default_path_provokes_least_then_springs_least_then_is_shortest(
    end: str, traps: dict[str, str], path: list[str]
) -> None:
    match = situation({"rus_axe1": "f6", "sm_khutulun": "e5"}, faction=SOUTH, traps=traps)
    play(match, "activate sm_khutulun", f"move {end}")
    assert walked(match) == path and told(match, "attack-declared") == []


@covers("HD-DEC-N3")
@pytest.mark.parametrize(
    ("end", "path"), [("e7", ["e6", "e7"]), ("g7", ["f7", "g7"]), ("g4", ["f5", "g4"]), ("d6", ["e5", "d6"])]
)
def test_of_equal_default_paths_the_smallest_hexes_are_taken(end: str, path: list[str]) -> None:
    match = play(situation({"rus_ivan": "f6", "sm_raider1": "k2"}), "activate rus_ivan", f"move {end}")
    assert walked(match) == path


@covers("HD-DEC-N3")
def test_another_path_is_walked_if_it_is_named() -> None:
    match = situation({"rus_axe1": "f6", "sm_khutulun": "e5"}, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_khutulun", "move e6 e7")
    assert walked(match) == ["e6", "e7"] and len(told(match, "attack-declared")) == 1


@covers("HD-DEC-N3")
def test_a_single_step_is_named_with_the_hex_where_it_begins() -> None:
    match = situation({"rus_axe1": "f6", "sm_khutulun": "e5"}, faction=SOUTH, dice=[1, 6])
    play(match, "activate sm_khutulun", "move e5 e6")
    assert walked(match) == ["e6"] and len(told(match, "attack-declared")) == 1
