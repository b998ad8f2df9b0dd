"""6.5: disks that leave the battlefield, and how they come back."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.crowd import Crowd, Lying
from parlour.games.desktopia.events import CharacterDied, DiskFlicked, DiskReturned
from parlour.games.desktopia.position import Spot, crowd
from parlour.games.desktopia.rules.motion import Gone
from parlour.games.desktopia.rules.returning import bring_back, place_at_border
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import (
    artifact,
    barrel,
    battle,
    circle,
    desk,
    flick,
    lay,
    rect,
    shoot,
    told,
    unit,
)
from parlour.kernel import Match

KHARU, FAR = unit("kharu", 0, 900, 500), unit("vampal", 1, 100, 900)


def left(match: Match) -> list[tuple[str, str, float, float]]:
    return [(each.disk, each.other, each.x, each.y) for each in told(match, DiskFlicked)[-1].happenings if each.kind == "left"]


def back(match: Match) -> dict[str, Spot]:
    return {each.disk: Spot(each.x, each.y) for each in told(match, DiskReturned)}


@covers("DK-OUT-01")
@pytest.mark.parametrize(("speed", "leaves"), [(707, False), (708, True)])
def test_a_disk_leaves_when_its_centre_crosses_the_border(speed: int, leaves: bool) -> None:
    match = flick(battle(KHARU, FAR), "kharu", 0, speed)  # 99.97 and 100.25 mm
    assert bool(left(match)) == leaves


@covers("DK-OUT-01")
def test_a_disk_that_left_takes_no_part_in_the_rest_of_the_flick() -> None:
    units = [unit("kharu", 0, 800, 500), unit("skolop", 0, 960, 500), FAR]
    match = flick(battle(*units), "kharu", 0, 1900)
    assert [each[0] for each in left(match)] == ["skolop1", "kharu"]
    times = {each.disk: each.time for each in told(match, DiskFlicked)[0].happenings if each.kind == "left"}
    assert all(path.time <= times[path.disk] for path in told(match, DiskFlicked)[0].paths)


@covers("DK-OUT-02")
@pytest.mark.parametrize(
    ("spot", "angle", "edge", "point"),
    [
        ((500, 50), 270, "bottom", (500, 0)), ((50, 500), 180, "left", (0, 500)), ((500, 950), 90, "top", (500, 1000)),
        ((950, 500), 0, "right", (1000, 500)), ((950, 500), 45, "right", (1000, 550)), ((50, 50), 225, "bottom", (0, 0)),
        ((950, 50), 315, "bottom", (1000, 0)), ((50, 950), 135, "left", (0, 1000)), ((950, 950), 45, "top", (1000, 1000)),
    ],
)  # fmt: skip
def test_the_edge_and_the_point_of_crossing_are_recorded(spot: Any, angle: float, edge: str, point: tuple[float, float]) -> None:
    match = flick(battle(unit("kharu", 0, *spot), FAR), "kharu", angle, 1500)
    assert left(match) == [("kharu", edge, about(point[0], abs=0.001), about(point[1], abs=0.001))]


@covers("DK-OUT-03")
def test_the_dead_are_not_brought_back() -> None:
    match = flick(battle(unit("kharu", 0, 800, 500), unit("smoker", 1, 960, 500), FAR), "kharu", 0, 1000)
    assert ([each[0] for each in left(match)], back(match)) == (["smoker1"], {})
    assert ([each.disk for each in told(match, CharacterDied)], "smoker1" in desk(match).at) == (["smoker1"], False)


@covers("DK-OUT-03")
def test_a_shot_missile_is_not_brought_back() -> None:
    match = shoot(battle(unit("akeru", 0, 900, 500), FAR), "akeru", 930, 500, 0, 2000)
    assert ([each[0] for each in left(match)], back(match), set(desk(match).at)) == (["tick1"], {}, {"akeru", "vampal1"})


@covers("DK-OUT-04", "DK-OUT-12")
def test_living_characters_come_back_with_their_facing_their_lives_and_their_marks() -> None:
    match = battle(unit("kharu", 0, 900, 500, facing=33, wounds=2), FAR)
    flick(match, "kharu", 0, 1500)
    assert back(match) == {"kharu": Spot(953.5, 500.0)}
    assert (desk(match).facing["kharu"], desk(match).lives["kharu"], desk(match).acted) == (33, 2, {"kharu"})


@covers("DK-OUT-04", "DK-OUT-12")
@pytest.mark.parametrize("disk", ["fire_mine", "lump_1"])
def test_artifacts_and_barrels_come_back(disk: str) -> None:
    things: dict[str, Any] = {"artifacts": [artifact("fire_mine", 600, 800)], "objects": [barrel("lump_1", "dust", 600, 700)]}
    match = battle(KHARU, FAR, **things)
    desk(match).at[disk] = Spot(980.0, 500.0)
    flick(match, "kharu", 0, 900)
    assert (list(back(match)), back(match)[disk].x) == ([disk], 953.5)
    assert desk(match).on == {}


@covers("DK-OUT-05", "DK-OUT-06")
def test_the_flicking_players_disks_come_back_first_then_artifacts_then_the_others_clockwise() -> None:
    things: dict[str, Any] = {"artifacts": [artifact("fire_mine", 600, 800)], "objects": [barrel("lump_1", "dust", 600, 700)]}
    units = [unit("kharu", 0, 300, 300), unit("adjarkha", 1, 300, 400), unit("div", 2, 300, 600), unit("vailla", 2, 300, 700)]
    match = battle(*units, players=3, **things)
    gone = ["div", "fire_mine", "kharu", "lump_1", "vailla", "adjarkha"]
    for disk in gone:
        del desk(match).at[disk]
    bring_back(desk(match), tuple([Gone(disk, "right", 1000.0, 500.0) for disk in gone]), 1)
    assert list(back(match)) == ["adjarkha", "fire_mine", "lump_1", "div", "vailla", "kharu"]
    assert back(match)["adjarkha"] == Spot(953.5, 500.0)  # the first has the best place


@covers("DK-OUT-06")
def test_disks_of_one_player_come_back_in_the_order_in_which_they_left() -> None:
    match = flick(battle(unit("kharu", 0, 800, 500), unit("skolop", 0, 960, 500), FAR), "kharu", 0, 1900)
    assert list(back(match)) == ["skolop1", "kharu"]
    assert back(match)["skolop1"] == Spot(965.5, 500.0)


@covers("DK-OUT-07", "DK-OUT-09")
@pytest.mark.parametrize(("type_", "diameter"), [("kharu", 31), ("ezzen", 28), ("skolop", 23)])
@pytest.mark.parametrize(("angle", "edge"), [(0, "right"), (90, "top"), (180, "left"), (270, "bottom")])
def test_a_disk_comes_back_its_own_diameter_from_the_border(type_: str, diameter: float, angle: float, edge: str) -> None:
    match = battle(unit(type_, 0, 500, 500), FAR)
    flick(match, next(iter(desk(match).side)), angle, 2500)
    inside = 1.5 * diameter
    places = {"right": (1000 - inside, 500), "top": (500, 1000 - inside), "left": (inside, 500), "bottom": (500, inside)}
    assert list(back(match).values()) == [places[edge]]


@covers("DK-OUT-08", "DK-OUT-09")
@pytest.mark.parametrize(("other", "y"), [(546.0, 500.0), (545.9, 499.0), (500.0, 454.0), (490.0, 536.0)])
def test_it_keeps_its_own_diameter_from_every_other_disk(other: float, y: float) -> None:
    """A fighter of 23 mm; candidates one mm apart from the crossing point outward."""
    match = battle(unit("skolop", 0, 900, 500), unit("phantom", 0, 300, 300), FAR)
    desk(match).at["phantom1"] = Spot(965.5, other)
    gone = Gone("skolop1", "right", 1000.0, 500.0)
    assert place_at_border(crowd(desk(match)).without("skolop1"), gone, 23, 0.1) == Spot(965.5, y)


@covers("DK-OUT-09")
@pytest.mark.parametrize(("crossing", "place"), [(2.0, 46.5), (46.5, 46.5), (999.0, 953.5), (0.0, 46.5), (500.25, 500.25)])
def test_a_disk_comes_back_no_nearer_to_a_corner_than_to_the_border(crossing: float, place: float) -> None:
    match = battle(unit("kharu", 0, 500, 500), FAR)
    table = crowd(desk(match)).without("kharu", "vampal1")
    assert place_at_border(table, Gone("kharu", "right", 1000.0, crossing), 31, 0.1) == Spot(953.5, place)
    assert place_at_border(table, Gone("kharu", "bottom", crossing, 0.0), 31, 0.1) == Spot(place, 46.5)


@covers("DK-OUT-09")
@pytest.mark.parametrize(("crossing", "place"), [(500.0, 437.0), (499.5, 562.5), (500.5, 437.5), (300.0, 363.0)])
def test_of_two_places_equally_far_the_one_nearer_to_the_middle_is_taken_else_the_lower(crossing: float, place: float) -> None:
    table = Crowd((Lying("x", 953.5, crossing, 16.0),), (), 1000, 1000)
    assert place_at_border(table, Gone("kharu", "right", 1000.0, crossing), 31, 0.1) == Spot(953.5, place)


@covers("DK-OUT-10")
def test_terrain_may_be_as_near_as_when_a_disk_is_placed_by_hand() -> None:
    near, nearer = (
        battle(unit("kharu", 0, 500, 500), FAR, terrain=[circle("mug", 953.5 - gap, 500, 20)]) for gap in (35.6, 35.5)
    )
    for match, y in ((near, 500.0), (nearer, 497.0)):
        table = crowd(desk(match)).without("kharu")
        assert place_at_border(table, Gone("kharu", "right", 1000.0, 500.0), 31, 0.1).y == y


def crowded(step: float, depth: float = 965.5) -> Crowd:
    """A whole side of fighters, so far apart, on the line where fighters come back."""
    return Crowd(tuple([Lying(f"x{each}", depth, each * step, 11.5) for each in range(int(1000 / step) + 1)]), (), 1000, 1000)


@covers("DK-OUT-11")
def test_on_a_crowded_side_the_gap_is_halved() -> None:
    spot = place_at_border(crowded(80), Gone("skolop1", "right", 1000.0, 500.0), 23, 0.1)
    assert (spot.x, spot.y % 80) == (965.5, about(40, abs=5.5))  # 40 from both: a gap of 17


@covers("DK-OUT-11")
def test_on_a_more_crowded_side_the_smallest_gap_is_enough() -> None:
    spot = place_at_border(crowded(48), Gone("skolop1", "right", 1000.0, 504.0), 23, 0.1)
    assert (spot.x, spot.y % 48) == (965.5, 24)  # 24 from both: a gap of 1


@covers("DK-OUT-11")
def test_on_a_full_side_the_line_moves_inward_by_steps_of_5_mm() -> None:
    spot = place_at_border(crowded(30), Gone("skolop1", "right", 1000.0, 495.0), 23, 0.1)
    assert spot == Spot(945.5, 495.0)  # 20 mm inward: 25 from two disks that are 15 away along the line
    far = place_at_border(crowded(24), Gone("skolop1", "right", 1000.0, 500.0), 23, 0.1)
    assert (far.x, (1000 - 34.5 - far.x) % 5) == (945.5, 0)


@covers("DK-OUT-11")
def test_full_rows_of_terrain_are_passed_by_inward() -> None:
    match = battle(unit("kharu", 0, 500, 500), FAR, terrain=[rect("wall", 955, 500, 60, 1000)])
    spot = place_at_border(crowd(desk(match)).without("kharu"), Gone("kharu", "right", 1000.0, 500.0), 31, 0.1)
    assert spot == Spot(908.5, 500.0)  # the first line with 15.6 mm to 925


@covers("DK-OUT-12", "DK-DMG-12")
def test_an_artifact_that_left_is_neutral() -> None:
    units = [KHARU, unit("ezzen", 1, 600, 800, on_artifact="fire_mine"), FAR]
    match = battle(*units, artifacts=[artifact("fire_mine", 600, 800)])
    desk(match).at["fire_mine"] = Spot(990.0, 500.0)
    flick(lay(match, "ezzen1", "tick1"), "kharu", 0, 850)
    assert (desk(match).on, list(back(match)), desk(match).columns) == ({}, ["fire_mine", "ezzen1"], {})


@covers("DK-OUT-13")
def test_a_character_comes_back_apart_from_its_artifact() -> None:
    units = [KHARU, unit("ezzen", 1, 600, 800, on_artifact="fire_mine"), FAR]
    match = battle(*units, artifacts=[artifact("fire_mine", 600, 800)])
    desk(match).at["fire_mine"] = Spot(990.0, 500.0)
    found = back(flick(match, "kharu", 0, 850))
    gap = ((found["ezzen1"].x - found["fire_mine"].x) ** 2 + (found["ezzen1"].y - found["fire_mine"].y) ** 2) ** 0.5 - 29.5
    assert (found["ezzen1"].x, gap >= 28) == (958.0, True)
