"""Ways to win: what is true, and what is impossible, before anything is flicked (DK-SCR-05)."""

from collections.abc import Mapping

import pytest

from parlour.conform import covers
from parlour.games.desktopia.scripts.aims import is_impossible, is_true
from parlour.games.desktopia.scripts.checking import problems
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.tests.scripts.drawn import altered

Aim = Mapping[str, object]

ALL = {"team": 0, "type": "eliminate_all"}
FAR = {"id": "far", "label_en": "Far", "label_ru": "Даль", "shape": {"circle": [2000, 500, 60]}}
STEEL = {"type": "invulnerable", "tag": "captain"}
FROZEN = {"type": "fixed", "tag": "biters"}
WAVE = {
    "type": "reinforcement",
    "round": 2,
    "seat": 1,
    "zone": "north",
    "units": [{"type": "minusoid", "count": 1, "tag": "late"}],
}
BARREL = {"object_id": "lump", "order": "fire", "at": [700, 500], "label_en": "Lump", "label_ru": "Кусок"}
ON_FOUNTAIN = {
    "sides[0].squad[0].placement": {"at": [[820, 500]]},
    "sides[0].squad[0].on_artifact": "fountain_of_life",
}
HOLD = {"team": 0, "type": "hold_artifact", "artifact": "fountain_of_life"}


def with_aim(aim: Aim, changes: Mapping[str, object]) -> Script:
    return read(altered("fixture_duel", {"victory": [dict(aim)], "objects": [BARREL], **changes}))


TRUE: list[tuple[Aim, Mapping[str, object], bool]] = [
    (ALL, {}, False),
    (ALL, {"sides[1].team": 0}, True),
    ({"team": 0, "type": "eliminate_tagged", "tag": "captain"}, {}, False),
    ({"team": 0, "type": "eliminate_tagged", "tag": "late"}, {"special_rules": [WAVE]}, True),
    ({"team": 0, "type": "lost_tagged", "tag": "captain", "count": 1}, {}, False),
    ({"team": 0, "type": "survive", "rounds": 1}, {}, False),
    ({"team": 0, "type": "reach_zone", "zone": "south", "any": True, "count": 6}, {}, True),
    ({"team": 0, "type": "reach_zone", "zone": "south", "any": True, "count": 7}, {}, False),
    ({"team": 0, "type": "reach_zone", "zone": "south", "tag": "biters", "count": 2}, {}, True),
    ({"team": 0, "type": "reach_zone", "zone": "north", "any": True, "count": 1}, {}, False),
    (
        {"team": 0, "type": "reach_zone", "zone": "north", "tag": "biters", "count": 1},
        {"sides[0].squad[1].placement": {"at": [[400, 890], [700, 700]]}},
        True,
    ),
    ({**HOLD, "turns": 1}, {}, False),
    ({**HOLD, "turns": 1}, ON_FOUNTAIN, True),
    ({**HOLD, "turns": 2}, ON_FOUNTAIN, False),
    ({**HOLD, "team": 1, "turns": 1}, ON_FOUNTAIN, False),
    ({"team": 0, "type": "object_in_zone", "object_id": "lump", "zone": "south"}, {}, False),
    (
        {"team": 0, "type": "object_in_zone", "object_id": "lump", "zone": "south"},
        {"objects": [{**BARREL, "at": [500, 190]}]},
        True,
    ),
    ({"team": 0, "type": "damage_total", "points": 1}, {}, False),
    ({"team": 0, "type": "kills_in_turn", "count": 1}, {}, False),
    ({"team": 0, "type": "turns_over", "turns": 1}, {}, False),
]

IMPOSSIBLE: list[tuple[Aim, Mapping[str, object], bool]] = [
    (ALL, {}, False),
    (ALL, {"special_rules": [STEEL]}, True),
    ({**ALL, "team": 1}, {"special_rules": [STEEL]}, False),
    ({"team": 0, "type": "eliminate_tagged", "tag": "captain"}, {}, False),
    ({"team": 0, "type": "eliminate_tagged", "tag": "captain"}, {"special_rules": [STEEL]}, True),
    ({"team": 0, "type": "lost_tagged", "tag": "biters", "count": 2}, {}, False),
    ({"team": 0, "type": "lost_tagged", "tag": "biters", "count": 3}, {}, True),
    ({"team": 0, "type": "lost_tagged", "tag": "late", "count": 1}, {"special_rules": [WAVE]}, False),
    ({"team": 0, "type": "survive", "rounds": 30}, {}, False),
    ({"team": 0, "type": "survive", "rounds": 31}, {}, True),
    ({"team": 0, "type": "survive", "rounds": 31}, {"round_limit": None}, False),
    ({"team": 0, "type": "reach_zone", "zone": "north", "any": True, "count": 6}, {}, False),
    ({"team": 0, "type": "reach_zone", "zone": "north", "any": True, "count": 7}, {}, True),
    ({"team": 1, "type": "reach_zone", "zone": "south", "any": True, "count": 7}, {"special_rules": [WAVE]}, False),
    ({"team": 0, "type": "reach_zone", "zone": "north", "tag": "biters", "count": 1}, {"special_rules": [FROZEN]}, True),
    ({"team": 0, "type": "reach_zone", "zone": "north", "any": True, "count": 4}, {"special_rules": [FROZEN]}, False),
    ({"team": 0, "type": "reach_zone", "zone": "far", "any": True, "count": 1}, {"zones[+]": FAR}, True),
    ({**HOLD, "turns": 29}, {}, False),
    ({**HOLD, "turns": 30}, {}, True),
    ({**HOLD, "turns": 30}, ON_FOUNTAIN, False),
    ({"team": 0, "type": "object_in_zone", "object_id": "lump", "zone": "south"}, {}, False),
    ({"team": 0, "type": "object_in_zone", "object_id": "lump", "zone": "far"}, {"zones[+]": FAR}, True),
    (
        {"team": 0, "type": "object_in_zone", "object_id": "lump", "zone": "south"},
        {"special_rules": [{"type": "fixed", "object_id": "lump"}]},
        True,
    ),
    ({"team": 0, "type": "damage_total", "points": 9}, {}, False),
    ({"team": 0, "type": "damage_total", "points": 9}, {"sides[1].team": 0}, True),
    ({"team": 0, "type": "kills_in_turn", "count": 6}, {}, False),
    ({"team": 0, "type": "kills_in_turn", "count": 6}, {"special_rules": [STEEL]}, True),
    ({"team": 0, "type": "kills_in_turn", "count": 7}, {"special_rules": [WAVE]}, False),
    ({"team": 0, "type": "turns_over", "turns": 31}, {}, True),
]


@covers("DK-SCR-05")
@pytest.mark.parametrize(("aim", "changes", "expected"), TRUE)
def test_a_condition_may_be_true_at_the_start(aim: Aim, changes: Mapping[str, object], expected: bool) -> None:
    script = with_aim(aim, changes)
    assert is_true(script, script.victory[0]) is expected


@covers("DK-SCR-05")
@pytest.mark.parametrize(("aim", "changes", "expected"), IMPOSSIBLE)
def test_a_condition_may_be_impossible(aim: Aim, changes: Mapping[str, object], expected: bool) -> None:
    script = with_aim(aim, changes)
    assert is_impossible(script, script.victory[0]) is expected


def found(*aims: Aim, **changes: object) -> list[str]:
    script = read(altered("fixture_duel", {"victory": [dict(aim) for aim in aims], **changes}))
    return [f"{each.key} {each.facts.get('team', '')}".strip() for each in problems(script)]


THEIRS = {**ALL, "team": 1}
LOSE_BITERS = {"team": 0, "type": "lost_tagged", "tag": "biters", "count": 2, "result": "lose"}


@covers("DK-SCR-05")
def test_every_team_needs_a_way_to_win() -> None:
    assert found(ALL, THEIRS) == []
    assert found(ALL) == ["no-way-to-win 1"]
    assert found(ALL, THEIRS, special_rules=[STEEL]) == ["no-way-to-win 0"]


@covers("DK-SCR-05")
def test_a_team_may_win_because_all_others_can_lose() -> None:
    assert found(ALL, LOSE_BITERS) == []
    assert found(ALL, {**LOSE_BITERS, "count": 3}) == ["no-way-to-win 1"]
    assert found({"team": 0, "type": "turns_over", "turns": 3, "result": "lose"}) == ["no-way-to-win 0"]


@covers("DK-SCR-20")
def test_a_group_is_one_way_and_needs_all_of_its_conditions() -> None:
    damage = {"team": 0, "type": "damage_total", "points": 3, "group": "both"}
    there = {"team": 0, "type": "reach_zone", "zone": "south", "any": True, "count": 1, "group": "both"}
    assert found(damage, there, THEIRS) == []
    assert found({**there, "group": "alone"}, THEIRS) == ["already-true 0", "no-way-to-win 0"]
    assert found(damage, {**there, "zone": "north", "count": 7}, THEIRS) == ["no-way-to-win 0"]


@covers("DK-SCR-05")
def test_without_a_limit_of_rounds_time_alone_must_end_the_battle() -> None:
    assert found(ALL, THEIRS, round_limit=None) == ["unbounded"]
    last = {"team": 1, "type": "survive", "rounds": 40}
    assert found(ALL, last, round_limit=None) == []
    grouped = [{**last, "group": "both"}, {**THEIRS, "group": "both"}]
    assert found(ALL, *grouped, round_limit=None) == ["unbounded"]
