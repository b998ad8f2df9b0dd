"""4.6: special rules of scripts that change the table and the course of a battle."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterWounded, SquadDeployed, TerrainChanged, TurnBegan
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    battle,
    circle,
    desk,
    flick,
    kind,
    opened,
    rect,
    script,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_round, pass_turns
from parlour.kernel import Match

KHARU = unit("kharu", 0, 300, 500)
FAR = unit("adjarkha", 1, 100, 900)
SPOT = circle("spot", 700, 500, 50)


def ruled(*units: Plain, rules: list[Plain], **more: Any) -> Match:
    return battle(KHARU, *units, FAR, special_rules=rules, **more)


def with_rituals(*rules: Plain, **rituals: Any) -> Match:
    trial = script(KHARU, unit("smoker", 1, 400, 500), FAR, special_rules=list(rules))
    trial["rituals"] = {"enabled": True, **rituals}
    return opened(trial)


@covers("DK-SCR-06")
def test_a_player_may_have_another_allowance() -> None:
    match = ruled(rules=[{"type": "actions_per_turn", "seat": 1, "n": 5}], actions_per_turn=2)
    pass_turns(match, 2)
    assert told(match, TurnBegan) == [TurnBegan(0, 2), TurnBegan(1, 5), TurnBegan(0, 2)]


@covers("DK-SET-16", "DK-SCR-06")
@pytest.mark.parametrize(("card", "count", "actions"), [("bonus", 2, 5), ("penalty", 2, 1)])
def test_time_cards_may_lie_in_a_camp_from_the_start(card: str, count: int, actions: int) -> None:
    match = ruled(rules=[{"type": "start_time_cards", "seat": 1, "kind": card, "n": count}])
    assert match.view(None)["facts"]["time_cards"] == 3
    pass_turns(match)
    lying = count if card == "bonus" else 0  # a bonus card stays until it is used
    assert (desk(match).actions, match.view(None)["facts"]["time_cards"]) == (actions, 5 - lying)
    assert (desk(pass_turns(match, 2)).actions, match.view(None)["facts"]["time_cards"]) == (3, 5)


def reinforced(count: int = 2, kind_: str = "ezzen", *units: Plain, zone: Plain | None = None, seat: int = 0) -> Match:
    more = [{"type": kind_, "count": count, "tag": "new"}]
    rule = {"type": "reinforcement", "round": 2, "seat": seat, "units": more, "zone": "gate"}
    return ruled(*units, rules=[rule], zones=[zone or rect("gate", 500, 150, 300, 200)])


@covers("DK-SCR-06")
def test_a_reinforcement_is_placed_at_the_start_of_the_players_turn_in_that_round() -> None:
    match = pass_turns(reinforced())
    assert (kind(match, 1), desk(match).round) == ("act", 1)
    match.act(1, "end")
    assert (kind(match), match.pending[0].facts["types"], desk(match).round) == ("deploy", ["ezzen", "ezzen"], 2)
    match.act(0, "deploy 400 150 45 500 150 90")
    assert kind(match) == "act"
    assert (desk(match).side["ezzen1"], desk(match).facing["ezzen1"], desk(match).tags["ezzen2"]) == (0, 45, "new")
    assert told(match, SquadDeployed) == [SquadDeployed(0, ("ezzen1", "ezzen2"))]
    flick(match, "ezzen1", 90, 300)  # they may act at once
    assert len(told(pass_round(match), SquadDeployed)) == 1  # and come once


@covers("DK-SCR-06")
def test_as_many_come_as_the_reserve_allows() -> None:
    match = pass_turns(reinforced(2, "skolop", *[unit("phantom", 0, 100 + 50 * each, 300) for each in range(3)]))
    match.act(1, "end")
    assert match.pending[0].facts["types"] == ["skolop"]


@covers("DK-SCR-06")
@pytest.mark.parametrize(("long", "y", "coming"), [(90, 300.0, ["ezzen", "ezzen"]), (90, 165.0, ["ezzen"]), (58, 150.0, [])])
def test_as_many_come_as_fit(long: int, y: float, coming: list[str]) -> None:
    match = pass_turns(reinforced(2, "ezzen", zone=rect("gate", 500, 150, 40, long)))
    desk(match).at["kharu"] = Spot(500.0, y)
    match.act(1, "end")
    assert match.pending[0].facts.get("types", []) == coming
    assert kind(match) == ("deploy" if coming else "act")


@covers("DK-SCR-06")
@pytest.mark.parametrize(
    ("who", "wounded"), [({"who": "all"}, [0, 1]), ({"who": "enemies", "team": 0}, [1]), ({"who": "enemies", "team": 1}, [0])]
)
def test_a_hazard_zone_harms_the_active_players_characters_in_it(who: dict[str, Any], wounded: list[int]) -> None:
    match = ruled(unit("vampal", 1, 500, 300), rules=[{"type": "hazard_zone", "zone": "spot", "damage": 1, **who}], zones=[SPOT])
    desk(match).at |= {"kharu": Spot(690.0, 500.0), "vampal1": Spot(725.0, 500.0)}
    pass_turns(match)
    first = [CharacterWounded("kharu", 1, 3, "spot")] if 0 in wounded else []
    assert told(match, CharacterWounded) == first
    pass_turns(match)
    assert told(match, CharacterWounded) == first + ([CharacterWounded("vampal1", 1, 1, "spot")] if 1 in wounded else [])


@covers("DK-SCR-06")
@pytest.mark.parametrize(("x", "harmed"), [(750.0, True), (750.1, False)])
def test_a_zone_reaches_those_whose_centre_is_in_it(x: float, harmed: bool) -> None:
    match = ruled(rules=[{"type": "hazard_zone", "zone": "spot", "damage": 2, "who": "all"}], zones=[SPOT])
    desk(match).at["kharu"] = Spot(x, 500.0)
    pass_turns(match)
    assert desk(match).lives["kharu"] == (2 if harmed else 4)


@covers("DK-SCR-06", "DK-RES-12")
def test_a_hazard_zone_kills() -> None:
    match = ruled(
        unit("energan", 0, 500, 500), rules=[{"type": "hazard_zone", "zone": "spot", "damage": 1, "who": "all"}], zones=[SPOT]
    )
    desk(match).at["energan1"] = Spot(700.0, 500.0)
    pass_turns(match)
    assert ("energan1" in desk(match).side, desk(match).bonuses) == (False, [1, 0])


@covers("DK-SCR-06")
def test_a_hazard_zone_reaches_whoever_the_magnetosphere_drags_into_it() -> None:
    units = [unit("shawakh", 0, 700, 530, on_artifact="magnetosphere", missiles=0)]
    rules = [{"type": "hazard_zone", "zone": "spot", "damage": 1, "who": "all"}]
    match = ruled(*units, rules=rules, zones=[circle("spot", 700, 490, 10)], artifacts=[artifact("magnetosphere", 700, 530)])
    match.act(0, "end")
    if kind(match) == "close":
        match.act(0, "trigger magnetosphere")
    match.act(0, "pull kharu")
    match.act(0, "place 700 490")
    if kind(match) == "face":
        match.act(0, "keep")
    assert desk(match).lives["kharu"] == 3


@covers("DK-SCR-06")
def test_a_healing_zone_heals_the_active_players_characters_in_it() -> None:
    units = [unit("ezzen", 0, 500, 300, wounds=1), unit("vampal", 1, 500, 200, wounds=1)]
    match = ruled(*units, rules=[{"type": "healing_zone", "zone": "spot", "lives": 3}], zones=[SPOT])
    desk(match).at |= {"ezzen1": Spot(690.0, 500.0), "vampal1": Spot(725.0, 500.0)}
    pass_turns(match)
    assert (desk(match).lives["ezzen1"], desk(match).lives["vampal1"]) == (2, 1)
    pass_turns(match)
    assert desk(match).lives["vampal1"] == 2


@covers("DK-SCR-06", "DK-SET-15")
def test_ritual_cards_may_be_granted_out_of_the_deck() -> None:
    match = with_rituals({"type": "ritual_grant", "seat": 1, "ritual": "healing", "n": 2}, hands={"0": ["summoning"]})
    hands = desk(match).hands
    assert [[each.rstrip("123") for each in hands[seat]] for seat in (0, 1)] == [["summoning"], ["healing", "healing"]]
    assert len(desk(match).deck) == 9
    assert not {*hands[0], *hands[1]} & set(desk(match).deck)


@covers("DK-SCR-06")
@pytest.mark.parametrize(
    ("rule", "idle", "one", "kill"),
    [("standard", 1, 0, 0), ("none", 0, 0, 0), ("every_turn", 1, 1, 1), ("on_kill", 0, 0, 1)],
)
@pytest.mark.parametrize("key", [False, True])
def test_the_script_says_when_a_ritual_is_drawn(rule: str, idle: int, one: int, kill: int, key: bool) -> None:
    if key and rule not in ("standard", "none"):
        return  # the key of the script knows these two only
    match = with_rituals(draw=rule) if key else with_rituals({"type": "ritual_draw", "rule": rule})
    hurt, dead = match.copy(), match.copy()
    assert len(desk(pass_turns(match)).hands[0]) == idle
    desk(hurt).at["adjarkha"] = Spot(300.0, 600.0)
    flick(hurt, "kharu", 90, 700)
    assert len(desk(pass_turns(hurt)).hands[0]) == one
    flick(dead, "kharu", 0, 700)
    assert len(desk(pass_turns(dead)).hands[0]) == kill


@covers("DK-SCR-06", "DK-SET-06")
def test_terrain_comes_and_goes_at_the_start_of_a_round() -> None:
    change = {"type": "terrain_change", "round": 2, "add": [circle("mug", 500, 500, 30)], "remove": ["book"]}
    match = ruled(rules=[change], terrain=[rect("book", 600, 500, 40, 40)])
    now = match.copy()
    assert desk(now).terrain == ("book",)
    flick(now, "kharu", 0, 2000)
    assert desk(now).at["kharu"].x == about(564.5 - (4_000_000 - 5000 * 264.5) / 4 / 5000, abs=0.001)
    pass_round(match)
    assert (desk(match).terrain, told(match, TerrainChanged)) == (("mug",), [TerrainChanged(("mug",), ("book",))])
    flick(match, "kharu", 0, 2000)
    assert desk(match).at["kharu"].x == about(454.5 - (4_000_000 - 5000 * 154.5) / 4 / 5000, abs=0.001)


@covers("DK-SCR-06", "DK-PLC-06")
def test_a_disk_that_new_terrain_would_cover_is_moved_to_the_nearest_place() -> None:
    change = {"type": "terrain_change", "round": 2, "add": [circle("mug", 300, 530, 30)], "remove": []}
    match = ruled(unit("ezzen", 0, 300, 400), rules=[change])
    pass_round(match)
    moved = desk(match).at["kharu"]
    away = ((moved.x - 300) ** 2 + (moved.y - 530) ** 2) ** 0.5
    assert 45.6 <= away < 46.2  # 15.5 + 30, a gap of a tenth, and less than a ring more
    assert abs(moved.x - 300) < 5 and moved.y < 490
    assert desk(match).at["ezzen1"] == Spot(300.0, 400.0)
