"""The desk as text."""

import pytest

from parlour.games.desktopia.drawing import COLUMNS, picture
from parlour.games.desktopia.tests.blows import away
from parlour.games.desktopia.tests.cards import holding
from parlour.games.desktopia.tests.situations import artifact, barrel, battle, circle, lay, rect, unit, zoned
from parlour.games.desktopia.tests.solutions import beginning
from parlour.kernel import Match

CELL = 1000 / COLUMNS
FOE = away("adjarkha", 1)


def lines(match: Match, seat: int | None = 0) -> list[str]:
    """What a seat sees, line by line."""
    return picture(match.view(seat)).splitlines()


def grid(match: Match) -> list[str]:
    """The desk, the row at the bottom first, without the margin."""
    return [line[2:] for line in lines(match)[1 : COLUMNS + 1]][::-1]


def cell(match: Match, x: float, y: float) -> str:
    """What is written for a place of the table."""
    column = int(x / CELL)
    return grid(match)[int(y / CELL)][2 * column : 2 * column + 2]


def camp(match: Match, side: int, seat: int | None = 0) -> str:
    """The line of a side."""
    return next(line.strip() for line in lines(match, seat) if line.strip().startswith(f"side {side}:"))


def test_the_first_line_says_which_battle_and_whose_turn_it_is() -> None:
    match = battle(away("kharu", 0), FOE)
    assert lines(match)[0] == "  trial | round 1 of 30 | seat 0, 3 actions"
    match.act(0, "end")
    assert lines(match)[0].endswith("seat 1, 3 actions")


def test_while_squads_are_deployed_it_says_so() -> None:
    zones = [rect("south", 500, 200, 400, 200), rect("north", 500, 800, 400, 200)]
    match = battle(zoned("kharu", 0, "south"), zoned("div", 1, "north"), zones=zones)
    assert lines(match)[0] == "  trial | round 0 of 30 | deployment"


def test_nobody_is_out_before_the_squads_are_deployed() -> None:
    zones = [rect("south", 500, 200, 400, 200), rect("north", 500, 800, 400, 200)]
    match = battle(zoned("kharu", 0, "south"), zoned("div", 1, "north"), zones=zones)
    assert "out" not in camp(match, 0) and "out" not in camp(match, 1)
    match.act(0, "auto")
    assert camp(match, 0) == "side 0: kharu 4/4" and "out" not in camp(match, 1)


def test_a_battle_without_a_limit_has_none() -> None:
    victory = [{"team": 0, "type": "eliminate_all"}, {"team": 1, "type": "survive", "rounds": 9}]
    assert "round 1 of -" in lines(battle(away("kharu", 0), FOE, victory=victory, round_limit=None))[0]


def test_the_desk_has_as_many_rows_as_its_height_asks_for() -> None:
    for field, rows in (({"w": 1000, "h": 1000}, 32), ({"w": 1200, "h": 600}, 16), ({"w": 600, "h": 1200}, 64)):
        match = battle(unit("kharu", 0, 300, 300), unit("div", 1, 500, 500), field=field)
        shown = [line for line in lines(match)[1:] if len(line) == 2 + 2 * COLUMNS and "side" not in line]
        assert len(shown) == rows


def test_every_side_writes_its_characters_in_its_own_way() -> None:
    heroes = ["kharu", "div", "vailla", "sirokh"]
    match = battle(*[unit(hero, seat, 200 + 200 * seat, 300) for seat, hero in enumerate(heroes)], players=4)
    assert [cell(match, 200 + 200 * seat, 300) for seat in range(4)] == ["KH", "di", "Va", "sI"]


def test_artifacts_barrels_and_terrain_have_marks_of_their_own() -> None:
    match = battle(
        away("kharu", 0), FOE, artifacts=[artifact("fire_mine", 300, 300)], objects=[barrel("lump_1", "dust", 500, 500)],
        terrain=[circle("cup", 700, 700, 60)],
    )  # fmt: skip
    assert [cell(match, at, at) for at in (300, 500, 700, 400)] == ["()", "[]", "##", " ."]


def test_who_stands_on_an_artifact_hides_it() -> None:
    standing = unit("kharu", 0, 300, 300, on_artifact="fire_mine")
    match = battle(standing, FOE, artifacts=[artifact("fire_mine", 300, 300)])
    assert cell(match, 300, 300) == "KH"
    assert camp(match, 0) == "side 0: kharu 4/4 on fire_mine"


def test_a_camp_shows_lives_missiles_supplies_and_time_cards() -> None:
    rules = [{"type": "start_time_cards", "seat": 1, "kind": "penalty", "n": 2}]
    match = battle(unit("akeru", 0, 300, 300, wounds=2), unit("ezzen", 0, 100, 100), FOE, special_rules=rules)
    lay(match, "adjarkha", "lariat1", "tick3")
    assert camp(match, 0) == "side 0: akeru 3/5 +3, ezzen1 2/2"
    assert camp(match, 1) == "side 1: adjarkha 4/4 [lariat1 tick3] -1 -1"


def test_only_the_own_rituals_are_named() -> None:
    match = holding("healing", "summoning", units=[away("kharu", 0), FOE])
    assert camp(match, 0, seat=0) == "side 0: kharu 4/4  rituals: healing1 summoning1"
    for seat in (1, None):
        assert camp(match, 0, seat) == "side 0: kharu 4/4  rituals: # #"


def test_a_side_without_characters_is_out() -> None:
    match = battle(unit("kharu", 0, 300, 300), unit("smoker", 1, 500, 500), away("div", 2), players=3)
    lay(match, "smoker1", "flame1")
    match.act(0, "end")
    assert camp(match, 1) == "side 1: out"


def test_the_goals_are_shown_with_their_progress() -> None:
    shown = lines(beginning("lesson_1_flick"))
    assert shown[-2:] == ["  team 0 wins: reach_zone 0 of 1", "  team 0 loses: turns_over 0 of 3"]


def test_terrain_that_comes_later_is_drawn_when_it_is_there() -> None:
    change = {"type": "terrain_change", "round": 2, "add": [circle("cup", 700, 700, 60)], "remove": ["jar"]}
    match = battle(away("kharu", 0), FOE, terrain=[circle("jar", 300, 300, 60)], special_rules=[change])
    assert (cell(match, 300, 300), cell(match, 700, 700)) == ("##", " .")
    match.act(0, "end")
    match.act(1, "end")
    assert (cell(match, 300, 300), cell(match, 700, 700)) == (" .", "##")


@pytest.mark.parametrize("place", [(0, 0), (1000, 1000), (1000, 0)])
def test_a_disk_in_a_corner_stays_on_the_desk(place: tuple[float, float]) -> None:
    match = battle(away("ezzen", 0), FOE)
    x, y = min(max(place[0], 14), 986), min(max(place[1], 14), 986)
    position = match.position
    position.at["ezzen1"] = position.at["ezzen1"]._replace(x=float(place[0]), y=float(place[1]))  # type: ignore[attr-defined]
    assert cell(match, x, y) == "EZ"
