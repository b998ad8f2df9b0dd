"""4.5: when conditions are checked that become true together."""

from typing import Any

from parlour.conform import covers
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.situations import artifact, barrel, battle, desk, flick, rect, unit
from parlour.games.desktopia.tests.turns import pass_round, pass_turns
from parlour.kernel import Match

KHARU = unit("kharu", 0, 300, 500)
FAR = unit("adjarkha", 1, 100, 900)
GOAL = rect("goal", 850, 500, 100, 100)
LATE = {"team": 0, "type": "turns_over", "turns": 1, "result": "lose"}
THEIRS = {"team": 1, "type": "eliminate_all"}


def etude(*units: dict[str, Any], victory: list[dict[str, Any]], **more: Any) -> Match:
    return battle(KHARU, *units, FAR, players=1, victory=victory, **more)


@covers("SB-F-04")
def test_a_group_of_any_time_and_turn_end_waits_for_the_end_of_the_turn() -> None:
    group = [
        {"team": 0, "type": "damage_total", "points": 1, "group": "both"},
        {"team": 0, "type": "object_in_zone", "object_id": "lump_1", "zone": "goal", "group": "both"},
    ]
    units = [KHARU, FAR, unit("vampal", 1, 400, 500)]
    match = battle(*units, victory=[*group, THEIRS], zones=[GOAL], objects=[barrel("lump_1", "fire", 700, 700)])
    desk(match).at["lump_1"] = Spot(850.0, 500.0)
    flick(match, "kharu", 0, 800)
    assert not match.over
    match.act(0, "end")
    assert match.outcome == {0: 1.0, 1: 0.0}


@covers("SB-F-04")
def test_a_member_of_a_group_counts_only_if_it_is_still_true_at_the_latest_moment() -> None:
    group = [
        {"team": 0, "type": "reach_zone", "any": True, "zone": "goal", "count": 1, "group": "both"},
        {"team": 0, "type": "survive", "rounds": 2, "group": "both"},
    ]
    gone = battle(KHARU, FAR, victory=[*group, THEIRS], zones=[GOAL])
    desk(gone).at["kharu"] = Spot(850.0, 500.0)
    stays = gone.copy()
    pass_round(gone)
    desk(gone).at["kharu"] = Spot(300.0, 500.0)
    pass_round(gone)
    assert not gone.over
    pass_round(stays)
    assert not stays.over
    assert pass_round(stays).outcome == {0: 1.0, 1: 0.0}


@covers("SB-F-04")
def test_a_group_with_a_held_artifact_and_a_zone_is_checked_at_the_end_of_the_turn() -> None:
    group = [
        {"team": 0, "type": "hold_artifact", "artifact": "fire_mine", "turns": 1, "group": "both"},
        {"team": 0, "type": "reach_zone", "tag": "runner", "zone": "goal", "count": 1, "group": "both"},
    ]
    units = [unit("ezzen", 0, 600, 800, on_artifact="fire_mine"), unit("skolop", 0, 500, 200, tag="runner")]
    match = battle(*units, FAR, victory=[*group, THEIRS], zones=[GOAL], artifacts=[artifact("fire_mine", 600, 800)])
    desk(match).at["skolop1"] = Spot(850.0, 500.0)
    assert not match.over
    assert pass_turns(match).outcome == {0: 1.0, 1: 0.0}


@covers("SB-F-05")
def test_an_etude_solved_with_the_last_trigger_of_the_last_turn_is_solved() -> None:
    units = [unit("untouchable", 0, 500, 500), unit("smoker", 1, 530, 500, tag="mark")]
    match = etude(*units, victory=[{"team": 0, "type": "eliminate_tagged", "tag": "mark"}, LATE])
    match.act(0, "end")
    assert match.outcome == {0: 1.0}


@covers("SB-F-05")
def test_what_is_checked_at_the_end_of_the_turn_wins_before_the_turns_are_over() -> None:
    match = etude(victory=[{"team": 0, "type": "reach_zone", "any": True, "zone": "goal", "count": 1}, LATE], zones=[GOAL])
    lost = match.copy()
    desk(match).at["kharu"] = Spot(850.0, 500.0)
    match.act(0, "end")
    assert match.outcome == {0: 1.0}
    lost.act(0, "end")
    assert lost.outcome == {0: 0.0}


@covers("SB-F-07")
def test_an_artifact_taken_in_the_one_working_turn_is_counted_at_the_start_of_the_next() -> None:
    hold = {"team": 0, "type": "hold_artifact", "artifact": "fire_mine", "turns": 1}
    match = etude(victory=[hold, {**LATE, "turns": 2}], artifacts=[artifact("fire_mine", 500, 500)])
    missed = match.copy()
    flick(match, "kharu", 0, 1100)
    match.act(0, "climb fire_mine")
    match.act(0, "keep")
    assert not match.over
    assert pass_turns(match).outcome == {0: 1.0}
    missed.act(0, "end")
    missed.act(0, "end")
    assert missed.outcome == {0: 0.0}


@covers("DK-SCR-11")
def test_an_etude_is_not_lost_because_nothing_happens() -> None:
    match = etude(victory=[{"team": 0, "type": "eliminate_all"}, {**LATE, "turns": 9}])
    for _ in range(8):
        match.act(0, "end")
    assert not match.over
    match.act(0, "end")
    assert match.outcome == {0: 0.0}


@covers("DK-SCR-11")
def test_only_the_player_of_an_etude_ever_takes_a_turn() -> None:
    match = etude(victory=[{"team": 0, "type": "eliminate_all"}, {**LATE, "turns": 9}])
    for number in range(1, 4):
        assert (list(match.pending), desk(match).round, desk(match).active) == ([0], number, 0)
        match.act(0, "end")
