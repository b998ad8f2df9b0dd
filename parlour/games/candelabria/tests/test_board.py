"""Section 11.1: both sides of the map are those of the tables and pass their checks."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple, TypeAlias, cast

import pytest
from msgspec import Struct
from msgspec.json import decode

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES, SYMBOLS, Side
from parlour.games.candelabria.content import CONTENT
from parlour.kernel import Game
from tests.tables import Row, rows, word

FOLDER = Path(__file__).parents[1]
BOOK = cast(Game, SimpleNamespace(folder=FOLDER))  # of a game its tables need the folder alone
TEXT = (FOLDER / "RULES.md").read_text(encoding="utf-8")
REGIONS = [row for row in rows(BOOK, "11.1 ") if "region" in row]
COUNTS = [row for row in rows(BOOK, "11.1 ") if "symbol" in row]
BOTH = rows(BOOK, "11.1.1 ")
TERRITORIES = {"small": BOTH[:24], "large": BOTH[24:]}
ROWS = [(side, row) for side, table in TERRITORIES.items() for row in table]

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, Point]


class DrawnRegion(Struct):
    """A region on the screen."""

    number: int
    name: str
    name_ru: str
    colour: str
    colour_name: str
    token_anchor: Point
    territories: tuple[str, ...]
    outline: tuple[Point, ...]
    adjacent_regions: tuple[int, ...]


class DrawnTerritory(Struct):
    """A territory on the screen."""

    id: str
    centre: Point
    inradius: float
    area: int
    polygon: tuple[Point, ...]
    neighbours: tuple[str, ...]
    bridges: tuple[str, ...]


class DrawnBridge(Struct):
    """A bridge on the screen."""

    a: str
    b: str
    ends: Line


class DrawnSide(Struct):
    """A side of the map on the screen."""

    side: str
    players: tuple[int, ...]
    canvas: tuple[int, int]
    regions: tuple[DrawnRegion, ...]
    territories: tuple[DrawnTerritory, ...]
    bridges: tuple[DrawnBridge, ...]


class Drawing(Struct):
    """Both sides."""

    sides: tuple[DrawnSide, ...]


DRAWN = {each.side: each for each in decode((FOLDER / "candelabria_map.json").read_bytes(), type=Drawing).sides}
both_sides = pytest.mark.parametrize("name", SIDES)


class Checks(NamedTuple):
    """What the rule book states about a side."""

    territories: int
    borders: int
    bridges: int
    diameter: int


def stated(name: str) -> Checks:
    """The counts of a side as 11.1 states them."""
    found = re.search(rf"{name.title()}: (\d+) territories, (\d+) borders, (\d+) bridges, diameter (\d+)\.", TEXT)
    assert found is not None
    return Checks(*map(int, found.groups()))


def links(side: Side) -> set[frozenset[str]]:
    """Every two adjacent territories, once."""
    return {frozenset((one, other)) for one, near in side.near.items() for other in near}


def ids(cell: str) -> tuple[str, ...]:
    """The territories listed in a cell."""
    return tuple(re.findall(r"r\d+_\w+", cell))


# The tables


@pytest.mark.parametrize("row", REGIONS, ids=lambda row: row["region"])
def test_a_region_is_that_of_its_row(row: Row) -> None:
    number = int(row["region"])
    assert [name for name, side in SIDES.items() if number in side.regions] == (
        ["small", "large"] if row["sides"] == "both" else [row["sides"].split()[0]]
    )
    for name in SIDES:
        for region in DRAWN[name].regions:
            if region.number == number:
                assert {SIDES[name].symbol_of[each] for each in SIDES[name].regions[number]} == set(row["symbols"].split(", "))
                assert (region.name, region.name_ru) == (row["name"], row["Russian name"])
                assert f"{region.colour_name} {region.colour}".lower() == row["colour"].lower()
    starters = {house.region: house_id for house_id, house in CONTENT.houses.items()}
    assert row["start of"].split()[0] == starters.get(number, "–")


@both_sides
def test_a_side_has_its_regions_in_order(name: str) -> None:
    expected = [int(row["region"]) for row in REGIONS if row["sides"] in ("both", f"{name} only")]
    assert list(SIDES[name].regions) == expected == [region.number for region in DRAWN[name].regions]
    assert len(expected) == {"small": 8, "large": 10}[name]


@pytest.mark.parametrize("row", COUNTS, ids=lambda row: row["symbol"])
@both_sides
def test_a_symbol_stands_as_often_and_where_its_row_says(name: str, row: Row) -> None:
    side = SIDES[name]
    count, *where = re.findall(r"\d+|all", row[f"territories, {name} side"])
    if row["symbol"] == "total":
        assert len(side.territories) == int(count)
        return
    found = side.symbols[row["symbol"]]
    regions = list(side.regions) if where == ["all"] else [int(each) for each in where]
    assert len(found) == int(count) and [side.region_of[each] for each in found] == regions


def test_the_symbols_are_listed_in_the_order_that_breaks_ties() -> None:
    assert f"then symbol order {', '.join(SYMBOLS)};" in TEXT
    assert [row["symbol"] for row in COUNTS] == [*SYMBOLS, "total"]
    assert all(tuple(side.symbols) == SYMBOLS for side in SIDES.values())


@both_sides
def test_a_side_has_the_territories_of_its_table(name: str) -> None:
    side = SIDES[name]
    assert side.territories == tuple(word(row["territory"]) for row in TERRITORIES[name])
    assert sorted(side.territories) == sorted(each for region in side.regions.values() for each in region)
    for number, territories in side.regions.items():
        assert [side.region_of[each] for each in territories] == [number] * 3
        assert len({side.symbol_of[each] for each in territories}) == 3
    assert all(each == f"r{side.region_of[each]}_{side.symbol_of[each]}" for each in side.territories)


@covers("CN-125")
@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda each: each if isinstance(each, str) else word(each["territory"]))
def test_a_territory_borders_on_what_its_row_says(name: str, row: Row) -> None:
    territory = word(row["territory"])
    assert SIDES[name].near[territory] == ids(row["borders"]) + ids(row["bridges"])
    drawn = next(each for each in DRAWN[name].territories if each.id == territory)
    assert (drawn.neighbours, drawn.bridges) == (ids(row["borders"]), ids(row["bridges"]))
    assert f"{drawn.centre[0]:.0f}, {drawn.centre[1]:.0f}" == row["centre"]


@both_sides
def test_the_tokens_of_regions_lie_where_the_book_says(name: str) -> None:
    lines = re.findall(r"Region token \(temple\) anchors: (.*)\.", TEXT)
    line = lines[list(SIDES).index(name)]
    anchors = {int(number): (float(x), float(y)) for number, x, y in re.findall(r"(\d+) at \((\d+), (\d+)\)", line)}
    assert anchors == {region.number: region.token_anchor for region in DRAWN[name].regions}


# The checks: the graph


@covers("CN-I29")
@both_sides
def test_a_side_is_connected_and_has_the_stated_counts_and_diameter(name: str) -> None:
    side, drawn = SIDES[name], DRAWN[name]
    bridges = {frozenset((bridge.a, bridge.b)) for bridge in drawn.bridges}
    farthest = max(steps for distances in side.distance.values() for steps in distances.values())
    assert Checks(len(side.territories), len(links(side) - bridges), len(bridges), farthest) == stated(name)
    assert bridges == {frozenset((each.id, other)) for each in drawn.territories for other in each.bridges}
    assert all(list(distances) == list(side.territories) for distances in side.distance.values())


@covers("CN-I29")
@both_sides
def test_adjacency_is_mutual_and_no_territory_is_listed_twice(name: str) -> None:
    near = SIDES[name].near
    assert all(one in near[other] for one in near for other in near[one])
    assert all(one not in near[one] and len(set(near[one])) == len(near[one]) for one in near)


@covers("CN-127")
@both_sides
def test_the_three_territories_of_a_region_are_mutually_adjacent(name: str) -> None:
    side = SIDES[name]
    pairs = [pair for territories in side.regions.values() for pair in combinations(territories, 2)]
    assert len(pairs) == 3 * len(side.regions) and all(one in side.near[other] for one, other in pairs)


@covers("CN-126", "CN-I29")
@both_sides
def test_every_outer_region_is_adjacent_to_its_two_neighbours_on_the_ring_and_to_the_sixth(name: str) -> None:
    side = SIDES[name]
    beside = {
        number: {side.region_of[near] for each in territories for near in side.near[each]} - {number}
        for number, territories in side.regions.items()
    }
    stated_ring = re.search(rf"Ring of the {name} side, clockwise from north-west: ([\d, ]+)\.", TEXT)
    assert stated_ring is not None
    ring = [int(each) for each in stated_ring[1].split(", ")]
    for at, number in enumerate(ring):
        assert beside[number] == {ring[at - 1], ring[(at + 1) % len(ring)], 6}
    assert beside[6] == set(ring) == set(side.regions) - {6}
    assert beside == {region.number: set(region.adjacent_regions) for region in DRAWN[name].regions}


@covers("CN-I29")
@both_sides
def test_every_symbol_is_within_four_steps_and_a_mine_within_one(name: str) -> None:
    side = SIDES[name]
    for distances in side.distance.values():
        nearest = {symbol: min(distances[each] for each in where) for symbol, where in side.symbols.items()}
        assert max(nearest.values()) <= 4 and nearest["mine"] <= 1


@both_sides
def test_distances_are_the_lengths_of_shortest_paths(name: str) -> None:
    side = SIDES[name]
    for one, distances in side.distance.items():
        assert distances[one] == 0 and all(side.distance[other][one] == steps for other, steps in distances.items())
        assert {other for other, steps in distances.items() if steps == 1} == set(side.near[one])
        for other, steps in distances.items():
            assert steps == 0 or steps == 1 + min(distances[each] for each in side.near[other])


def test_every_castle_on_the_large_side_starts_equally_far_from_everything() -> None:
    side = SIDES["large"]
    assert "every start castle has 5, 7, 8, 9 territories at distances 1, 2, 3, 4" in TEXT
    for start in side.starts.values():
        steps = list(side.distance[start.castle].values())
        assert [steps.count(each) for each in range(6)] == [1, 5, 7, 8, 9, 0]


def test_the_same_territories_lie_differently_on_the_two_sides() -> None:
    small, large = SIDES["small"], SIDES["large"]
    assert set(small.territories) < set(large.territories)
    assert small.near["r1_forge"] != large.near["r1_forge"]
    assert {symbol: where for symbol, where in large.symbols.items() if where == small.symbols[symbol]}.keys() == {"forge"}


def test_each_side_is_for_the_players_that_the_rules_name() -> None:
    assert {name: side.players for name, side in DRAWN.items()} == {"small": (2, 3), "large": (4, 5, 6)}


def test_a_plain_warrior_reaches_what_lies_near_the_forge_of_region_8() -> None:
    case = next(line for line in TEXT.splitlines() if line.startswith("- **CN-X07"))
    listed = re.search(r"A warrior of another House: \{(.*)\}", case)
    assert listed is not None
    assert set(SIDES["large"].near["r8_forge"]) == set(ids(listed[1]))


# The checks: the drawing


def area(polygon: tuple[Point, ...]) -> float:
    """The area of a polygon, below 0 when it runs the other way round."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in lines(polygon)) / 2


def lines(polygon: tuple[Point, ...]) -> list[Line]:
    """The sides of a closed polygon."""
    return list(pairwise((*polygon, polygon[0])))


def turn(a: Point, b: Point, c: Point) -> float:
    """Above 0 when the way a to b to c turns to the one side, below 0 when to the other."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: Line, other: Line) -> bool:
    """Whether two lines cross inside both of them."""
    return turn(*one, other[0]) * turn(*one, other[1]) < 0 and turn(*other, one[0]) * turn(*other, one[1]) < 0


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    """Whether a point lies in a polygon."""
    x, y = point
    found = False
    for (ax, ay), (bx, by) in lines(polygon):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def away(point: Point, line: Line) -> float:
    """How far a point is from a line."""
    (ax, ay), (bx, by) = line
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / dist(*line) ** 2
    share = min(1.0, max(0.0, along))
    return dist(point, (ax + share * (bx - ax), ay + share * (by - ay)))


def meeting(drawn: DrawnSide) -> Iterator[tuple[frozenset[str], float]]:
    """Every two territories that share a border, and how long it is."""
    edges = {each.id: {frozenset(line) for line in lines(each.polygon)} for each in drawn.territories}
    for one, other in combinations(edges, 2):
        if shared := edges[one] & edges[other]:
            yield frozenset((one, other)), sum(dist(*line) for line in shared)


@covers("CN-I29")
@both_sides
def test_every_territory_is_one_simple_polygon_around_its_centre(name: str) -> None:
    for each in DRAWN[name].territories:
        border = lines(each.polygon)
        assert len(set(each.polygon)) == len(each.polygon)
        assert not any(cross(one, other) for one, other in combinations(border, 2)), each.id
        assert inside(each.centre, each.polygon)
        assert abs(abs(area(each.polygon)) - each.area) <= 1
        assert abs(min(away(each.centre, line) for line in border) - each.inradius) < 1.5  # for laying tokens out, roughly
        assert all(0 <= x <= DRAWN[name].canvas[0] and 0 <= y <= DRAWN[name].canvas[1] for x, y in each.polygon)


@covers("CN-I29")
@both_sides
def test_territories_border_where_they_are_drawn_to_meet_and_no_border_is_doubtful(name: str) -> None:
    drawn = DRAWN[name]
    borders = dict(meeting(drawn))
    assert borders.keys() == {frozenset((each.id, other)) for each in drawn.territories for other in each.neighbours}
    assert "no border shorter than 28 units" in TEXT and min(borders.values()) >= 28


@covers("CN-I29")
@both_sides
def test_the_map_is_drawn_without_crossings_so_that_it_is_planar(name: str) -> None:
    drawn = DRAWN[name]
    border = {each.id: lines(each.polygon) for each in drawn.territories}
    for one, other in combinations(drawn.territories, 2):
        assert not inside(one.centre, other.polygon) and not inside(other.centre, one.polygon)
        if near_enough(one, other):
            assert not any(cross(a, b) for a in border[one.id] for b in border[other.id]), (one.id, other.id)
    for bridge in drawn.bridges:
        (ax, ay), (bx, by) = bridge.ends
        assert not any(inside(((ax + bx) / 2, (ay + by) / 2), each.polygon) for each in drawn.territories)
        others = border.keys() - {bridge.a, bridge.b}  # its own shores it touches
        assert not any(cross(bridge.ends, line) for other in others for line in border[other])
    assert not any(cross(one.ends, other.ends) for one, other in combinations(drawn.bridges, 2))


def near_enough(one: DrawnTerritory, other: DrawnTerritory) -> bool:
    """Whether the boxes around two territories overlap; otherwise their borders cannot cross."""
    return all(
        min(point[axis] for point in one.polygon) <= max(point[axis] for point in other.polygon)
        and min(point[axis] for point in other.polygon) <= max(point[axis] for point in one.polygon)
        for axis in (0, 1)
    )


@both_sides
def test_the_outline_of_a_region_runs_around_its_three_territories(name: str) -> None:
    edges = {each.id: Counter(frozenset(line) for line in lines(each.polygon)) for each in DRAWN[name].territories}
    for region in DRAWN[name].regions:
        drawn = sum((edges[territory] for territory in region.territories), Counter[frozenset[Point]]())
        outside = {edge for edge, count in drawn.items() if count == 1}
        assert {frozenset(line) for line in lines(region.outline)} == outside, region.number


@covers("CN-I29")
@both_sides
def test_a_bridge_ends_on_the_shores_of_its_two_territories(name: str) -> None:
    polygons = {each.id: each.polygon for each in DRAWN[name].territories}
    for bridge in DRAWN[name].bridges:
        for territory, end in zip((bridge.a, bridge.b), bridge.ends, strict=True):
            assert min(away(end, line) for line in lines(polygons[territory])) <= 1
