"""6.20: who is out, who wins, and when that is seen."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import ArtifactFreed, BattleWon, CharacterWounded, MissileDiscarded, PlayerOut, TurnBegan
from parlour.games.desktopia.position import controller
from parlour.games.desktopia.rules.winning import give_up
from parlour.games.desktopia.tests.blows import ahead, away, gate, striker
from parlour.games.desktopia.tests.cards import hand, holding
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    battle,
    desk,
    flick,
    lay,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import asked, pass_turns
from parlour.kernel import Match

ZERO, ONE = {0: 1.0, 1: 0.0}, {0: 0.0, 1: 1.0}
FIRST = {0: 1.0, 1: 0.0, 2: 0.0}
THREE = [unit("kharu", 0, 300, 500), away("div", 2)]


def reasons(match: Match) -> list[tuple[int, str]]:
    return [(each.team, each.reason) for each in told(match, BattleWon)]


@covers("DK-WIN-01")
def test_the_last_enemys_death_wins() -> None:
    match = flick(battle(striker("vampal"), ahead("phantom")), "vampal1", 0, 900)
    assert (match.outcome, reasons(match)) == (ZERO, [(0, "eliminate_all")])


@covers("DK-WIN-01")
def test_one_life_of_one_enemy_keeps_the_battle_going() -> None:
    match = flick(battle(striker("vampal"), ahead("ezzen")), "vampal1", 0, 900)
    assert (match.over, desk(match).lives["ezzen1"]) == (False, 1)


@covers("DK-WIN-01", "DK-GEN-06")
def test_allies_win_together() -> None:
    units = [striker("vampal"), away("kharu", 1), ahead("dryad", 2)]
    match = flick(battle(*units, players=3, teams=[0, 0, 1]), "vampal1", 0, 900)
    assert match.outcome == {0: 0.5, 1: 0.5, 2: 0.0} and reasons(match) == [(0, "eliminate_all")]


@covers("DK-WIN-01")
def test_an_ally_who_is_out_shares_the_win() -> None:
    units = [striker("vampal"), unit("phantom", 1, 300, 900), ahead("dryad", 2)]
    match = battle(*units, players=3, teams=[0, 0, 1])
    give_up(desk(match), [1])
    flick(match, "vampal1", 0, 900)
    assert match.outcome == {0: 0.5, 1: 0.5, 2: 0.0}


@covers("DK-WIN-02")
def test_the_battle_ends_in_the_midst_of_a_flick_before_anything_else_of_it_is_worked_out() -> None:
    units = [striker("kharu"), ahead("minusoid")]
    match = flick(battle(*units, artifacts=[artifact("smithy_of_dust", 560, 500)]), "kharu", 0, 1500)
    assert (match.outcome, desk(match).penalties) == (ZERO, [0, 0])  # no revenge of the Minusoid, no climbing


@covers("DK-WIN-02")
def test_a_trigger_of_the_start_ends_the_battle() -> None:
    match = battle(away("akeru", 0), unit("phantom", 1, 500, 500))
    lay(match, "phantom1", "tick1")
    pass_turns(match, 1)
    match.act(1, "end")
    assert (match.outcome, told(match, CharacterWounded)) == (ZERO, [CharacterWounded("phantom1", 1, 0, "tick1")])


@covers("DK-WIN-02")
def test_a_trigger_of_the_end_ends_the_battle_before_the_next_one_fires() -> None:
    match = battle(away("adjarkha", 0), unit("phantom", 1, 500, 500))
    lay(match, "phantom1", "flame1")
    lay(match, "adjarkha", "flame2")
    match.act(0, "end")
    match.act(0, "rest")
    assert (match.outcome, desk(match).lives["adjarkha"]) == (ZERO, 4)


@covers("DK-WIN-02")
def test_a_magnet_flick_ends_the_battle() -> None:
    match = battle(unit("vailla", 0, 300, 500), unit("vampal", 1, 400, 500, wounds=1), unit("elemental", 1, 500, 500))
    lay(match, "vampal1", "lariat1")
    shoot(match, "vailla", 330, 500, 0, 700)
    flick(match, "vampal1", 0, 900)
    assert match.outcome == ZERO  # the Elemental by the hit, the Vampal by its Lariat


@covers("DK-WIN-03")
def test_a_last_character_that_left_the_table_is_alive() -> None:
    match = flick(battle(unit("vampal", 0, 800, 500), unit("ezzen", 1, 960, 500)), "vampal1", 0, 1500)
    assert (match.over, desk(match).lives["ezzen1"], desk(match).out) == (False, 1, ())
    assert "ezzen1" in desk(match).at


@covers("DK-WIN-04")
def test_a_player_without_living_characters_is_out_and_his_turns_are_passed_over() -> None:
    match = battle(*THREE, unit("phantom", 1, 400, 500), players=3)
    flick(match, "kharu", 0, 900)
    assert (desk(match).out, told(match, PlayerOut), match.over) == ((1,), [PlayerOut(1)], False)
    match.act(0, "end")
    assert asked(match) == 2
    pass_turns(match)
    assert (asked(match), desk(match).round) == (0, 2)
    assert [each.seat for each in told(match, TurnBegan)] == [0, 2, 0] and desk(match).turns == [1, 0, 1]


@covers("DK-WIN-04", "DK-R-41")
def test_the_missiles_of_a_player_who_is_out_are_discarded_and_others_stay() -> None:
    match = battle(*THREE, unit("phantom", 1, 400, 500), players=3)
    lay(match, "div", "tick1", "lariat1", by=1)
    lay(match, "div", "flame1", by=0)
    flick(match, "kharu", 0, 900)
    assert desk(match).columns == {"div": ("flame1",)}
    assert [each.missile for each in told(match, MissileDiscarded)] == ["tick1", "lariat1"]


@covers("DK-WIN-04")
def test_the_time_cards_of_a_player_who_is_out_go_back() -> None:
    rules = [{"type": "start_time_cards", "seat": 1, "kind": "bonus", "n": 2}]
    match = battle(*THREE, unit("phantom", 1, 400, 500), players=3, special_rules=rules)
    flick(match, "kharu", 0, 900)
    assert desk(match).bonuses == [0, 0, 0]


@covers("DK-WIN-04")
def test_the_artifact_of_a_player_who_is_out_is_neutral() -> None:
    standing = unit("phantom", 1, 400, 500, on_artifact="fire_mine")
    match = battle(*THREE, standing, players=3, artifacts=[artifact("fire_mine", 400, 500)])
    lay(match, "phantom1", "flame1")
    match.act(0, "end")
    assert (desk(match).out, controller(desk(match), "fire_mine")) == ((1,), None)
    assert told(match, ArtifactFreed) == [ArtifactFreed("fire_mine")]


@covers("DK-WIN-04")
def test_whoever_dies_in_his_own_turn_is_out_at_once() -> None:
    units = [unit("smoker", 0, 300, 500), unit("kharu", 1, 700, 700), away("div", 2)]
    match = battle(*units, players=3)
    lay(match, "smoker1", "lariat1")
    flick(match, "smoker1", 0, 300)
    lay(match, "smoker1", "flame1")
    match.act(0, "end")
    assert (desk(match).out, asked(match)) == ((0,), 1)


@covers("DK-WIN-05")
def test_a_summoning_card_in_hand_saves_nobody() -> None:
    match = holding("summoning", units=[*THREE, unit("phantom", 1, 400, 500)], seat=1, players=3)
    flick(match, "kharu", 0, 900)
    assert (desk(match).out, hand(match, 1)) == ((1,), ())


@covers("DK-WIN-06", "DK-R-39")
@pytest.mark.parametrize("active", [0, 1])
def test_if_the_last_of_all_teams_die_in_the_same_step_the_active_player_wins(active: int) -> None:
    match = battle(striker("skolop", active), ahead("dryad", 1 - active), first_player=active)
    lay(match, "skolop1", "lariat1", by=active)
    flick(match, "skolop1", 0, 900, seat=active)
    assert (match.outcome, desk(match).side) == ((ZERO, ONE)[active], {})


@covers("DK-WIN-06")
def test_the_active_player_wins_if_the_last_of_three_teams_die_in_the_same_step() -> None:
    upper, lower = gate("dryad", "energan")
    match = battle(striker("kharu", wounds=2), upper, {**lower, "side": 2}, players=3)
    lay(match, "kharu", "lariat1")
    flick(match, "kharu", 0, 900)
    assert (match.outcome, desk(match).side) == (FIRST, {})


def race(first: dict[str, Any], second: dict[str, Any], *units: Plain, **more: Any) -> Match:
    """Two teams with a condition each."""
    return battle(striker("vampal"), *units, victory=[{"team": 0, **first}, {"team": 1, **second}], **more)


@covers("DK-WIN-07")
@pytest.mark.parametrize("active", [0, 1])
def test_if_conditions_of_two_teams_become_true_at_once_the_active_player_wins(active: int) -> None:
    zones = [{"id": "all", "label_en": "All", "label_ru": "Всё", "shape": {"circle": [700, 700, 60]}}]
    units = [striker("vampal"), away("kharu", 1)]
    barrels = [{"object_id": "keg", "order": "dust", "at": [500, 500], "label_en": "Keg", "label_ru": "Бочка"}]
    victory = [{"team": team, "type": "object_in_zone", "object_id": "keg", "zone": "all"} for team in (0, 1)]
    match = battle(*units, objects=barrels, zones=zones, victory=victory, first_player=active)
    desk(match).at["keg"] = desk(match).at["keg"]._replace(x=700.0, y=700.0)
    match.act(active, "end")
    assert match.outcome == (ZERO, ONE)[active]


@covers("DK-WIN-07")
@pytest.mark.parametrize(("active", "winner"), [(0, 1), (1, 1), (2, 2)])
def test_else_the_next_in_seat_order_wins(active: int, winner: int) -> None:
    zones = [{"id": "all", "label_en": "All", "label_ru": "Всё", "shape": {"circle": [700, 700, 60]}}]
    units = [striker("vampal"), away("kharu", 1), away("div", 2)]
    barrels = [{"object_id": "keg", "order": "metal", "at": [500, 500], "label_en": "Keg", "label_ru": "Бочка"}]
    goal = {"type": "object_in_zone", "object_id": "keg", "zone": "all"}
    victory = [{"team": 0, "type": "eliminate_all"}, {"team": 1, **goal}, {"team": 2, **goal}]
    match = battle(*units, objects=barrels, zones=zones, victory=victory, players=3, first_player=active)
    desk(match).at["keg"] = desk(match).at["keg"]._replace(x=700.0, y=700.0)
    match.act(active, "end")
    assert match.outcome == {seat: float(seat == winner) for seat in range(3)}


@covers("DK-WIN-07")
def test_damage_decides_as_soon_as_it_is_dealt() -> None:
    match = race({"type": "damage_total", "points": 2}, {"type": "eliminate_all"}, ahead("ezzen"), away("kharu", 1))
    flick(match, "vampal1", 0, 900)
    assert not match.over
    lay(match, "kharu", "flame1")
    match.act(0, "end")
    assert (match.outcome, reasons(match)) == (ZERO, [(0, "damage_total")])
