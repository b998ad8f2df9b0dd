"""Room for disks: deployment zones and fixed points."""

import sys

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.checking import check
from parlour.games.desktopia.scripts.deploying import GAPS, pack, radii_in
from parlour.games.desktopia.scripts.pieces import TerrainPiece
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.shapes import SLACK, Circle, Poly, Rect, Shape
from parlour.games.desktopia.scripts.standing import Disk, fixed_disks, is_clear
from parlour.games.desktopia.tests.scripts.drawn import altered, drawn

SQUARE = 128.4  # its area is just above 4 times (31² + 2 × 28² + 3 × 23²)


@covers("DK-SCR-04")
def test_a_zone_of_four_times_the_squared_diameters_is_large_enough() -> None:
    assert drawn({"zones[0].shape": {"rect": [500, 110, SQUARE, SQUARE, 0]}})


@covers("DK-SCR-04")
def test_terrain_takes_room_from_a_zone() -> None:
    narrow = {"zones[0].shape": {"rect": [500, 110, SQUARE, SQUARE, 0]}, "terrain[0].shape": {"circle": [500, 110, 5]}}
    with pytest.raises(BadScript) as refusal:
        check(read(altered("fixture_duel", narrow)))
    assert refusal.value.key == "zone-too-small"
    assert refusal.value.facts == {"zone": "south", "found": 16408, "least": 16464}


@covers("DK-SCR-04")
def test_squads_that_share_a_zone_need_room_together() -> None:
    corridor = {"zones[0].shape": {"rect": [500, 110, 620, 32, 0]}}
    assert drawn(corridor)
    together = {f"sides[1].squad[{number}].placement": {"zone": "south"} for number in range(3)}
    with pytest.raises(BadScript, match="zone-too-small"):
        check(read(altered("fixture_duel", {**corridor, **together})))


@covers("DK-SCR-04")
def test_fixed_disks_and_earlier_squads_take_places_from_a_zone() -> None:
    square = {"rect": [500, 110, SQUARE, SQUARE, 0]}
    same = {"zones[0].shape": square, "zones[1].shape": square}
    assert drawn(same)
    corners = [(32, 32), (32, -32), (-32, 32), (-32, -32)]
    places = zip(CONTENT.artifacts, corners, strict=True)
    artifacts = [{"artifact": name, "at": [500 + across, 110 + along]} for name, (across, along) in places]
    with pytest.raises(BadScript) as refusal:
        check(read(altered("fixture_duel", {**same, "artifacts": artifacts})))
    assert (refusal.value.key, refusal.value.where) == ("zone-unpackable", "zones[1].shape")
    assert refusal.value.facts == {"zone": "north", "disks": 6}


@covers("DK-SCR-04")
def test_a_maze_of_walls_is_given_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    walls = [
        {"id": f"w{number}", "label_en": "W", "label_ru": "С", "shape": {"rect": [10 + 20 * number, 300, 1, 590, 0]}}
        for number in range(40)
    ]
    maze = {"terrain": walls, "zones[0].shape": {"rect": [400, 300, 800, 600, 0]}}
    measured = 0

    def counted(disk: Disk, terrain: tuple[TerrainPiece, ...], others: tuple[Disk, ...]) -> bool:
        nonlocal measured
        measured += len(terrain) + len(others)
        return is_clear(disk, terrain, others)

    monkeypatch.setattr(sys.modules[pack.__module__], "is_clear", counted)
    with pytest.raises(BadScript) as refusal:
        check(read(altered("fixture_duel", maze)))
    assert (refusal.value.key, refusal.value.where) == ("zone-unpackable", "zones[0].shape")
    assert 0 < measured <= GAPS + len(walls) + 10


@covers("DK-SET-09")
@pytest.mark.parametrize("name", [name for name, script in book().scripts.items() if script.kind != "etude"])
def test_the_way_that_is_found_to_deploy_a_squad_is_legal(name: str) -> None:
    script = book().scripts[name]
    laid = tuple(fixed_disks(script))
    for zone in script.zones:
        radii = radii_in(script, zone)
        found = pack(zone.shape, radii, script.terrain, laid)
        assert found is not None and sorted([disk.radius for disk in found]) == sorted(radii)
        for number, disk in enumerate(found):
            assert zone.shape.holds(disk.x, disk.y, disk.radius)
            assert script.field.holds(disk.x, disk.y, disk.radius)
            assert is_clear(disk, script.terrain, laid + found[:number])
        laid += found
    assert sum([unit.count for _, unit in script.units()]) == len(laid) - len(script.artifacts) - len(script.objects)


@pytest.mark.parametrize("zone", [Circle(300, 300, 70), Rect(300, 300, 120, 110, 45), Poly(((200, 200), (400, 200), (300, 400)))])
def test_disks_are_laid_into_zones_of_any_shape(zone: Shape) -> None:
    found = pack(zone, (15.5, 11.5, 15.5, 14.0), (), ())
    assert found is not None
    assert all(zone.holds(disk.x, disk.y, disk.radius) for disk in found)
    assert found == pack(zone, (15.5, 11.5, 15.5, 14.0), (), ())


def test_a_disk_that_is_larger_than_the_zone_is_not_laid() -> None:
    assert pack(Rect(100, 100, 30.9, 200), (15.5,), (), ()) is None
    assert pack(Rect(100, 100, 31, 31), (15.5,), (), ()) is not None


@covers("DK-SCR-03")
@pytest.mark.parametrize(("x", "fits"), [(500 + 45 + 15.5 + 0.1, True), (500 + 45 + 15.5 + 0.1 - 2 * SLACK, False)])
def test_a_gap_of_a_tenth_of_a_millimetre_is_enough(x: float, fits: bool) -> None:
    script = read(altered("fixture_duel", {"artifacts[0].at": [x, 500]}))
    if fits:
        check(script)
    else:
        with pytest.raises(BadScript, match="too-close"):
            check(script)


@covers("DK-SCR-03")
def test_a_disk_may_touch_the_border_from_inside() -> None:
    assert drawn({"artifacts[0].at": [15.5, 984.5]})


@covers("DK-SCR-02")
def test_the_whole_box_may_be_used() -> None:
    full = [("akeru", 1), ("kharu", 1), ("ezzen", 4), ("phantom", 1), ("skolop", 3)]
    squad = [{"type": name, "count": count, "placement": {"zone": "south"}} for name, count in full]
    reinforcement = {"type": "reinforcement", "round": 2, "seat": 0, "zone": "south", "units": [{"type": "skolop", "count": 1}]}
    cards = [{"type": "start_time_cards", "seat": 0, "kind": "bonus", "n": 5}, reinforcement]
    hands = {"enabled": True, "hands": {"0": ["healing", "healing"], "1": ["healing"]}}
    assert drawn({"sides[0].squad": squad, "special_rules": cards, "rituals": hands})  # who comes later waits for the reserve


def test_terrain_that_was_taken_away_leaves_room() -> None:
    plate = {"id": "plate", "label_en": "Plate", "label_ru": "Тарелка", "shape": {"circle": [500, 500, 60]}}
    assert drawn({"special_rules": [{"type": "terrain_change", "round": 4, "add": [plate], "remove": ["mug"]}]})
