"""Chapters 6.1 and 6.2: general rules, and the board."""

import json

import pytest

from parlour.conform import covers
from parlour.games.horde.board import ALL, DISTANCE, NEIGHBOURS, ROWS
from parlour.games.horde.game import GAME
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.tests.situations import asked, of, options, play, rolled, seat_asked, situation, told

BOARD = json.loads((GAME.folder / "horde_board.json").read_text(encoding="utf-8"))
CORNERS = ("a1", "a11", "k1", "k11")
AROUND_F6 = ("f7", "e6", "e5", "f5", "g5", "g6")


@covers("HD-GEN-01")
def test_units_of_both_factions_of_the_other_side_are_enemies() -> None:
    units = {"rus_axe1": "f6", "china_sapper1": "f7", "sm_raider1": "e6", "nm_raider1": "f5"}
    match = play(situation(units, teams="2v2"), "activate rus_axe1")
    assert {each for each in options(match) if each.startswith("attack")} == {"attack sm_raider1", "attack nm_raider1"}


@covers("HD-GEN-01")
def test_units_of_the_ally_are_friendly() -> None:
    match = situation({"rus_smith": "f6", "china_sapper1": "f7", "nm_raider1": "b2"}, teams="2v2")
    assert defence_of(of(match), "china_sapper1") == 3


@covers("HD-GEN-01")
def test_units_of_the_ally_are_not_own() -> None:
    match = situation({"rus_smith": "f6", "china_sapper1": "f7", "nm_raider1": "b2"}, teams="2v2")
    assert options(match) == {"activate rus_smith", "end-battle"}


@covers("HD-GEN-02")
@pytest.mark.parametrize(("target", "seat"), [("sm_raider1", 3), ("nm_raider1", 1)])
def test_the_controller_of_a_faction_decides_for_its_units(target: str, seat: int) -> None:
    match = situation({"rus_axe1": "f6", "sm_raider1": "e6", "nm_raider1": "f5"}, teams="2v2", dice=[3])
    play(match, "activate rus_axe1", f"attack {target}")
    assert (asked(match), seat_asked(match)) == ("countermeasure", seat)


@covers("HD-GEN-03")
def test_a_trait_beats_a_general_rule() -> None:
    match = situation({"rus_axe1": "f5", "sm_raider1": "f6"}, faction="south_mongolia", dice=[1, 6])
    play(match, "activate sm_raider1", "attack rus_axe1", "defend")
    assert "move f8" in options(match)


@covers("HD-GEN-03")
def test_immunity_beats_every_weakening() -> None:
    units = {"rus_dobrynya": "f6", "sm_raider1": "f5", "sm_raider2": "f7"}
    match = situation(units, event="ev_panic", poisoned=("rus_dobrynya",))
    assert defence_of(of(match), "rus_dobrynya") == 3


@covers("HD-GEN-04")
def test_no_move_ends_on_a_hex_with_a_unit() -> None:
    match = play(situation({"rus_axe1": "f6", "rus_axe2": "f7", "sm_raider1": "e6"}), "activate rus_axe1")
    assert {each for each in options(match) if each.startswith("move")} == {"move e5", "move f5", "move g5", "move g6"}


@covers("HD-GEN-05")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("f6", "f6", 0), ("f6", "e5", 1), ("a1", "k1", 10), ("a1", "k11", 15), ("a4", "k11", 12), ("d2", "a11", 11)],
)
def test_distance_is_the_fewest_steps(one: str, other: str, steps: int) -> None:
    assert DISTANCE[one][other] == DISTANCE[other][one] == steps


@covers("HD-GEN-05")
def test_units_and_settlements_do_not_change_distances() -> None:
    units = {"rus_archer1": "a2", "rus_axe1": "b1", "sm_raider1": "b2", "sm_raider2": "b3"}
    match = play(situation(units), "activate rus_archer1")
    assert {each for each in options(match) if each.startswith("attack")} == {"attack sm_raider1", "attack sm_raider2"}


@covers("HD-GEN-06")
def test_a_free_hex_has_no_unit_and_no_settlement_of_the_other_side() -> None:
    units = {"sm_raider1": "d6", "sm_groom": "d7", "rus_axe1": "c6"}
    match = play(situation(units, mode="conquest", faction="south_mongolia"), "activate sm_raider1")
    ends = {each.split()[1] for each in options(match) if each.startswith("move")}
    assert ends >= {"c5", "e5", "e6", "e7"} and not ends & {"d5", "d7", "d8", "c6"}


@covers("HD-GEN-06")
def test_a_standing_settlement_of_the_own_side_is_free() -> None:
    match = play(situation({"rus_axe1": "d6", "sm_raider1": "k2"}, mode="conquest"), "activate rus_axe1")
    assert "move d5" in options(match)


@covers("HD-GEN-07")
def test_a_unit_without_health_goes_to_the_discard() -> None:
    units = {"rus_axe1": "f5", "sm_raider1": "f6", "sm_genghis": "k9"}
    match = situation(units, health={"sm_raider1": 1}, dice=[6, 1])
    play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    war = of(match)
    assert "sm_raider1" not in war.at and war.fallen == ("sm_raider1",) and told(match, "unit-died") == [("sm_raider1",)]


@covers("HD-GEN-07")
def test_a_dead_unit_cannot_be_summoned() -> None:
    match = situation({"rus_axe1": "f5"}, phase="turn", fallen=["rus_zmey", "rus_axe2"], reserve=["rus_smith", "rus_spear1"])
    assert options(match) == {"summon rus_smith", "summon rus_spear"}


@covers("HD-GEN-08")
def test_a_target_never_strikes_back() -> None:
    match = situation({"rus_axe1": "f5", "rus_ivan": "a2", "sm_raider1": "f6"}, dice=[1, 6])
    play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    assert rolled(match) == [("rus_axe1", "attack", 1, 4), ("sm_raider1", "defence", 6, 6)]
    assert len(told(match, "attack-declared")) == 1 and of(match).health["rus_axe1"] == 2


@covers("HD-GEN-09")
def test_friends_provoke_no_attacks_of_one_another() -> None:
    match = situation({"rus_ivan": "e5", "rus_axe1": "f6", "china_sapper1": "e6", "sm_raider1": "k2"}, teams="2v2")
    play(match, "activate rus_ivan", "move f5 g5")
    assert told(match, "attack-declared") == [] and of(match).at["rus_ivan"] == "g5"


@covers("HD-GEN-10")
def test_the_loss_of_a_leader_changes_nothing_else() -> None:
    units = {"rus_axe1": "f5", "sm_genghis": "f6", "sm_raider1": "k9"}
    match = situation(units, health={"sm_genghis": 1}, dice=[6, 1], track={"south_mongolia": ("sm_groom", 2)}, reserve=[])
    play(match, "activate rus_axe1", "attack sm_genghis", "defend")
    war = of(match)
    assert (not match.over, war.faction, war.activations, war.track["south_mongolia"].section) == (True, "south_mongolia", 3, 1)
    assert (attack_of(war, "sm_raider1"), defence_of(war, "sm_raider1"), speed_of(war, "sm_raider1")) == (3, 2, 2)


@covers("HD-BRD-01")
def test_the_board_has_126_hexes_in_eleven_rows() -> None:
    assert [len(row) for row in ROWS] == [11, 12, 11, 12, 11, 12, 11, 12, 11, 12, 11] and len(ALL) == 126


@covers("HD-BRD-01")
def test_the_hexes_and_their_neighbours_are_those_of_the_map() -> None:
    mapped = {hex["id"].lower(): sorted(each.lower() for each in hex["neighbors"].values() if each) for hex in BOARD["hexes"]}
    assert {name: sorted(near) for name, near in NEIGHBOURS.items()} == mapped


@covers("HD-BRD-02")
def test_every_hex_costs_one_step() -> None:
    match = play(situation({"sm_raider1": "f6", "rus_axe1": "a2"}, faction="south_mongolia"), "activate sm_raider1")
    ends = {each.split()[1] for each in options(match) if each.startswith("move")}
    assert ends == {name for name, steps in DISTANCE["f6"].items() if 1 <= steps <= 2} and len(ends) == 18


@covers("HD-BRD-03")
def test_the_capitals_are_the_corners() -> None:
    settlements = GAME.content.settlements
    found = [settlements[name].hex for name in ("cap_rus", "cap_north", "cap_china", "cap_south")]
    assert tuple(found) == CORNERS == tuple(ROWS[row][place] for row in (0, 10) for place in (0, 10))


@covers("HD-BRD-04")
@pytest.mark.parametrize(
    ("capital", "ring"),
    [("a1", {"a2", "b1", "b2"}), ("a11", {"a10", "b11", "b12"}), ("k1", {"j1", "j2", "k2"}), ("k11", {"j11", "j12", "k10"})],
)
def test_a_capital_has_three_neighbours(capital: str, ring: set[str]) -> None:
    assert set(NEIGHBOURS[capital]) == ring


@covers("HD-BRD-05")
def test_settlements_are_at_least_three_hexes_apart() -> None:
    hexes = [each.hex for each in GAME.content.settlements.values()]
    assert min(DISTANCE[one][other] for one in hexes for other in hexes if one != other) == 3


@covers("HD-BRD-06")
def test_nothing_leaves_the_board() -> None:
    match = play(situation({"rus_axe1": "a6", "sm_raider1": "k2"}), "activate rus_axe1")
    assert {each for each in options(match) if each.startswith("move")} == {"move a5", "move a7", "move b6", "move b7"}
