"""4.5: every way to win and to lose, at work in a battle."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import BattleWon
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.situations import artifact, barrel, battle, circle, desk, flick, rect, told, unit
from parlour.games.desktopia.tests.turns import pass_round, pass_turns
from parlour.kernel import Match

KHARU = unit("kharu", 0, 300, 500)
FAR = unit("adjarkha", 1, 100, 900)
ZERO, ONE = {0: 1.0, 1: 0.0}, {0: 0.0, 1: 1.0}


def trial(*units: dict[str, Any], victory: list[dict[str, Any]], **more: Any) -> Match:
    return battle(KHARU, *units, FAR, victory=victory, **more)


def goal(match: Match, number: int = 0) -> tuple[int, int]:
    found = match.view(None)["facts"]["goals"][number]
    return found["have"], found["need"]


def reason(match: Match) -> str:
    (found,) = told(match, BattleWon)
    return str(found.reason)


@covers("SB-F-09")
def test_without_a_word_of_the_script_every_team_must_eliminate_all() -> None:
    goals = battle(KHARU, FAR).view(None)["facts"]["goals"]
    assert [(each["team"], each["type"], each["result"]) for each in goals] == [
        (0, "eliminate_all", "win"),
        (1, "eliminate_all", "win"),
    ]


@covers("DK-SCR-19")
def test_eliminate_all_is_won_with_the_last_enemy_and_not_before() -> None:
    match = battle(KHARU, unit("smoker", 1, 400, 500), unit("smoker", 1, 300, 600))
    flick(match, "kharu", 0, 800)
    assert (match.over, goal(match)) == (False, (1, 2))
    desk(match).at["kharu"] = Spot(300.0, 500.0)
    pass_round(match)
    flick(match, "kharu", 90, 800)
    assert (match.outcome, reason(match)) == (ZERO, "eliminate_all")


@covers("DK-SCR-19")
def test_eliminate_all_means_every_enemy_team() -> None:
    units = [KHARU, unit("smoker", 1, 400, 500), unit("div", 2, 900, 900)]
    match = flick(battle(*units, players=3), "kharu", 0, 800)
    assert (desk(match).out, match.over) == ((1,), False)


@covers("DK-SCR-19")
def test_eliminate_tagged_is_won_when_all_units_with_the_tag_are_dead() -> None:
    marks = [unit("smoker", 1, 400, 500, tag="mark"), unit("smoker", 1, 300, 600, tag="mark")]
    match = trial(*marks, victory=[{"team": 0, "type": "eliminate_tagged", "tag": "mark"}, {"team": 1, "type": "eliminate_all"}])
    flick(match, "kharu", 0, 800)
    assert (match.over, goal(match)) == (False, (1, 2))
    desk(match).at["kharu"] = Spot(300.0, 500.0)
    pass_round(match)
    flick(match, "kharu", 90, 800)
    assert (match.outcome, reason(match)) == (ZERO, "eliminate_tagged")


@covers("DK-SCR-19")
@pytest.mark.parametrize(("count", "over"), [(1, True), (2, False)])
def test_lost_tagged_is_lost_with_so_many_dead(count: int, over: bool) -> None:
    marks = [unit("smoker", 1, 400, 500, tag="mark"), unit("smoker", 1, 300, 600, tag="mark")]
    lost = {"team": 1, "type": "lost_tagged", "tag": "mark", "count": count, "result": "lose"}
    match = trial(*marks, victory=[{"team": 0, "type": "eliminate_all"}, {"team": 1, "type": "eliminate_all"}, lost])
    flick(match, "kharu", 0, 800)
    assert (match.over, match.outcome) == (over, ZERO if over else None)


@covers("DK-SCR-19")
def test_a_team_that_loses_by_a_condition_leaves_the_battle_to_the_others() -> None:
    lost = {"team": 1, "type": "lost_tagged", "tag": "mark", "count": 1, "result": "lose"}
    units = [KHARU, unit("smoker", 1, 400, 500, tag="mark"), FAR, unit("div", 2, 900, 900)]
    match = battle(*units, players=3, victory=[{"team": team, "type": "eliminate_all"} for team in range(3)] + [lost])
    flick(match, "kharu", 0, 800)
    assert (match.over, desk(match).out, set(desk(match).side)) == (False, (1,), {"kharu", "div"})


@covers("DK-SCR-19")
def test_survive_is_won_at_the_end_of_the_round_and_not_before() -> None:
    match = trial(victory=[{"team": 0, "type": "eliminate_all"}, {"team": 1, "type": "survive", "rounds": 2}])
    pass_turns(match, 3)
    assert (match.over, desk(match).round) == (False, 2)
    pass_turns(match)
    assert (match.outcome, reason(match), desk(match).round) == (ONE, "survive", 2)


@covers("DK-SCR-19")
def test_reach_zone_is_won_at_the_end_of_the_own_turn() -> None:
    reach = {"team": 0, "type": "reach_zone", "tag": "runner", "zone": "goal", "count": 1}
    runner = unit("ezzen", 0, 700, 500, tag="runner")
    match = trial(runner, victory=[reach, {"team": 1, "type": "eliminate_all"}], zones=[rect("goal", 850, 500, 100, 100)])
    flick(match, "ezzen1", 0, 870)  # 151 mm
    assert (match.over, goal(match)) == (False, (1, 1))
    match.act(0, "end")
    assert (match.outcome, reason(match)) == (ZERO, "reach_zone")


@covers("DK-SCR-19")
def test_whoever_is_pushed_into_the_zone_in_an_enemy_turn_wins_at_the_end_of_his_own() -> None:
    reach = {"team": 0, "type": "reach_zone", "tag": "runner", "zone": "goal", "count": 1}
    units = [unit("ezzen", 0, 760, 500, tag="runner"), unit("vampal", 1, 700, 500)]
    match = trial(*units, victory=[reach, {"team": 1, "type": "eliminate_all"}], zones=[rect("goal", 850, 500, 100, 100)])
    pass_turns(match)
    flick(match, "vampal1", 0, 900, seat=1)
    assert goal(match) == (1, 1)
    pass_turns(match)
    assert not match.over
    match.act(0, "end")
    assert match.outcome == ZERO


@covers("DK-SCR-19")
@pytest.mark.parametrize(("x", "over"), [(800.0, True), (799.9, False), (900.0, True), (900.1, False)])
def test_the_centre_of_the_disk_decides_whether_it_is_in_the_zone(x: float, over: bool) -> None:
    reach = {"team": 0, "type": "reach_zone", "tag": "runner", "zone": "goal", "count": 1}
    runner = unit("ezzen", 0, 700, 500, tag="runner")
    match = trial(runner, victory=[reach, {"team": 1, "type": "eliminate_all"}], zones=[rect("goal", 850, 500, 100, 100)])
    desk(match).at["ezzen1"] = Spot(x, 500.0)
    match.act(0, "end")
    assert match.over == over


@covers("SB-F-02")
@pytest.mark.parametrize(("count", "over"), [(2, True), (3, False)])
def test_any_units_of_the_team_can_reach_the_zone_but_not_the_enemys(count: int, over: bool) -> None:
    reach = {"team": 0, "type": "reach_zone", "any": True, "zone": "goal", "count": count}
    units = [unit("ezzen", 0, 700, 500), unit("ezzen", 0, 600, 500), unit("vampal", 1, 600, 600)]
    match = trial(*units, victory=[reach, {"team": 1, "type": "eliminate_all"}], zones=[circle("goal", 850, 500, 60)])
    desk(match).at |= {"ezzen1": Spot(830.0, 500.0), "ezzen2": Spot(870.0, 500.0), "vampal1": Spot(850.0, 540.0)}
    match.act(0, "end")
    assert match.over == over


def holding(turns: int, **more: Any) -> Match:
    hold = {"team": 0, "type": "hold_artifact", "artifact": "fire_mine", "turns": turns}
    bearer = unit("ezzen", 0, 700, 500, on_artifact="fire_mine")
    victory = [hold, {"team": 1, "type": "eliminate_all"}]
    return trial(bearer, victory=victory, artifacts=[artifact("fire_mine", 700, 500)], **more)


@covers("DK-SCR-19")
def test_hold_artifact_counts_the_starts_of_the_own_turns() -> None:
    match = holding(3)
    assert goal(match) == (1, 3)
    pass_turns(match)
    assert goal(match) == (1, 3)  # an enemy turn counts nothing
    pass_turns(match)
    assert goal(match) == (2, 3)
    pass_turns(match)
    assert not match.over
    pass_turns(match)
    assert (match.outcome, reason(match)) == (ZERO, "hold_artifact")


@covers("DK-SCR-19")
def test_hold_artifact_begins_anew_after_a_turn_without_control() -> None:
    match = holding(2)
    flick(match, "ezzen1", 90, 1200)
    pass_round(match)
    assert goal(match) == (0, 2)
    desk(match).at.pop("ezzen1")
    desk(match).on["ezzen1"] = "fire_mine"
    pass_round(match)
    assert (match.over, goal(match)) == (False, (1, 2))
    assert pass_round(match).outcome == ZERO


@covers("DK-SCR-19")
def test_object_in_zone_is_checked_at_the_end_of_every_turn() -> None:
    push = {"team": 0, "type": "object_in_zone", "object_id": "lump_1", "zone": "goal"}
    match = trial(
        unit("vampal", 1, 600, 500),
        victory=[push, {"team": 1, "type": "eliminate_all"}],
        objects=[barrel("lump_1", "fire", 700, 500)],
        zones=[rect("goal", 850, 500, 200, 100)],
    )
    pass_turns(match)
    flick(match, "vampal1", 0, 1300, seat=1)
    assert (match.over, goal(match)) == (False, (1, 1))
    match.act(1, "end")
    assert (match.outcome, reason(match)) == (ZERO, "object_in_zone")


@covers("DK-SCR-19")
@pytest.mark.parametrize(("points", "over"), [(2, True), (3, False)])
def test_damage_total_counts_overkill(points: int, over: bool) -> None:
    """A power hit on a fighter: two damage to one life."""
    match = battle(
        unit("kharu", 0, 300, 500, facing=0), unit("smoker", 1, 400, 500), FAR,
        victory=[{"team": 0, "type": "damage_total", "points": points}, {"team": 1, "type": "eliminate_all"}],
    )  # fmt: skip
    flick(match, "kharu", 0, 800)
    assert (match.over, goal(match)) == (over, (2, points))


@covers("DK-SCR-19")
def test_damage_total_counts_damage_to_enemies_alone() -> None:
    units = [unit("untouchable", 0, 500, 500), unit("dryad", 0, 530, 500), unit("vampal", 1, 500, 540)]
    match = trial(*units, victory=[{"team": 0, "type": "damage_total", "points": 2}, {"team": 1, "type": "eliminate_all"}])
    match.act(0, "end")
    assert (desk(match).lives.get("dryad1", 0), desk(match).lives["vampal1"]) == (0, 1)
    assert (match.over, goal(match)) == (False, (1, 2))


@covers("DK-SCR-19")
def test_kills_in_turn_counts_the_dead_of_one_turn() -> None:
    units = [unit("smoker", 1, 400, 500), unit("smoker", 1, 500, 800), unit("akeru", 0, 500, 700)]
    together = trial(*units, victory=[{"team": 0, "type": "kills_in_turn", "count": 2}, {"team": 1, "type": "eliminate_all"}])
    flick(together, "kharu", 0, 800)
    assert goal(together) == (1, 2)
    apart = together.copy()
    flick(together, "akeru", 90, 800)
    assert (together.outcome, reason(together)) == (ZERO, "kills_in_turn")
    pass_round(apart)
    assert goal(apart) == (0, 2)
    flick(apart, "akeru", 90, 800)
    assert (goal(apart), apart.over) == ((1, 2), False)


@covers("DK-SCR-19", "DK-SCR-11")
def test_turns_over_loses_an_etude_at_the_end_of_the_last_turn() -> None:
    late = {"team": 0, "type": "turns_over", "turns": 2, "result": "lose"}
    match = trial(victory=[{"team": 0, "type": "eliminate_all"}, late], players=1)
    match.act(0, "end")
    assert (match.over, goal(match, 1)) == (False, (1, 2))
    match.act(0, "end")
    assert match.outcome == {0: 0.0}


@covers("DK-SCR-20")
def test_any_one_of_several_conditions_suffices() -> None:
    victory = [{"team": 0, "type": "damage_total", "points": 99}, {"team": 0, "type": "survive", "rounds": 1}]
    match = trial(victory=[*victory, {"team": 1, "type": "eliminate_all"}])
    assert pass_turns(match, 2).outcome == ZERO


@covers("DK-SCR-20")
def test_conditions_of_a_group_must_all_be_true_at_once() -> None:
    group = [
        {"team": 0, "type": "kills_in_turn", "count": 1, "group": "both"},
        {"team": 0, "type": "reach_zone", "any": True, "zone": "goal", "count": 1, "group": "both"},
    ]
    units = [unit("smoker", 1, 400, 500)]
    apart = trial(*units, victory=[*group, {"team": 1, "type": "eliminate_all"}], zones=[rect("goal", 850, 500, 100, 100)])
    at_once = apart.copy()
    flick(apart, "kharu", 0, 800)
    pass_round(apart)
    desk(apart).at["kharu"] = Spot(850.0, 500.0)
    pass_turns(apart)
    assert not apart.over  # the kill was in another turn
    flick(at_once, "kharu", 0, 800)
    desk(at_once).at["kharu"] = Spot(850.0, 500.0)
    assert not at_once.over
    assert pass_turns(at_once).outcome == ZERO
