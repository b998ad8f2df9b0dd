"""4.1: squads that their owners place inside zones."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import SquadDeployed
from parlour.games.desktopia.position import Spot, crowd, radius
from parlour.games.desktopia.tests.situations import battle, circle, desk, kind, rect, told, unit, zoned
from parlour.games.desktopia.tests.turns import asked
from parlour.kernel import Illegal, Match

SOUTH, NORTH = rect("south", 500, 150, 400, 200), rect("north", 500, 850, 400, 200)  # x 300..700, y 50..250 and 750..950


def deploying(*more: dict[str, Any], **rest: Any) -> Match:
    return battle(zoned("kharu", 0, "south"), zoned("vampal", 1, "north"), *more, zones=[SOUTH, NORTH], **rest)


def refusal(match: Match, answer: str, seat: int = 0) -> str:
    before = match.view(None)
    with pytest.raises(Illegal) as found:
        match.act(seat, answer)
    assert match.view(None) == before
    return found.value.key


@covers("DK-SET-07")
def test_some_disks_lie_at_fixed_points_and_others_are_placed_by_their_owners() -> None:
    match = deploying(unit("akeru", 0, 100, 500))
    assert desk(match).at == {"akeru": Spot(100.0, 500.0)}
    assert (kind(match), match.pending[0].facts["types"], match.pending[0].facts["zones"]) == ("deploy", ["kharu"], ["south"])
    match.act(0, "deploy 400 100 90")
    assert desk(match).at["kharu"] == Spot(400.0, 100.0)


@covers("DK-SET-08")
def test_whole_squads_are_deployed_one_after_another_by_the_first_player_first() -> None:
    match = deploying(first_player=1)
    assert asked(match) == 1
    match.act(1, "deploy 500 850 270")
    assert asked(match) == 0
    assert match.view(0)["table"]["at"]["vampal1"]["x"] == 500.0  # the second sees what the first has done
    match.act(0, "auto")
    assert (kind(match, 1), desk(match).round) == ("act", 1)  # who deploys first moves first
    assert told(match, SquadDeployed) == [SquadDeployed(1, ("vampal1",)), SquadDeployed(0, ("kharu",))]


@covers("DK-SET-08")
def test_three_players_deploy_clockwise() -> None:
    zones = [SOUTH, NORTH, rect("east", 850, 500, 200, 200)]
    units = [zoned("kharu", 0, "south"), zoned("vampal", 1, "north"), zoned("div", 2, "east")]
    match = battle(*units, players=3, first_player=1, zones=zones)
    order = []
    while kind(match, asked(match)) == "deploy":
        order.append(asked(match))
        match.act(asked(match), "auto")
    assert order == [1, 2, 0]


@covers("DK-SET-09")
@pytest.mark.parametrize(("x", "y"), [(315.5, 65.5), (684.5, 65.5), (315.5, 234.5), (684.5, 234.5)])
def test_a_disk_may_touch_the_border_of_its_zone_from_within(x: float, y: float) -> None:
    match = deploying()
    match.act(0, f"deploy {x} {y} 90")
    assert desk(match).at["kharu"] == Spot(x, y)


@covers("DK-SET-09")
@pytest.mark.parametrize(("x", "y"), [(315.4, 100), (684.6, 100), (500, 65.4), (500, 234.6), (500, 850)])
def test_a_disk_must_lie_wholly_inside_its_zone(x: float, y: float) -> None:
    assert refusal(deploying(), f"deploy {x} {y} 90") == "wrong-zone"


@covers("DK-SET-09")
def test_a_zone_at_the_border_keeps_the_disk_wholly_inside_the_battlefield() -> None:
    zones = [rect("south", 500, 100, 400, 200), NORTH]
    match = battle(zoned("kharu", 0, "south"), zoned("vampal", 1, "north"), zones=zones)
    assert refusal(match, "deploy 500 15.4 90") == "wrong-zone"
    match.act(0, "deploy 500 15.5 90")
    assert desk(match).at["kharu"] == Spot(500.0, 15.5)


@covers("DK-SET-09")
def test_a_gap_of_a_tenth_to_the_own_disks_is_enough_and_less_is_not() -> None:
    match = deploying(zoned("akeru", 0, "south"))
    assert refusal(match, "deploy 400 100 90 431 100 90") == "no-room"
    match.act(0, "deploy 400 100 90 431.1 100 90")
    assert desk(match).at == {"kharu": Spot(400.0, 100.0), "akeru": Spot(431.1, 100.0)}


@covers("DK-SET-09")
def test_a_gap_of_a_tenth_to_the_others_disks_is_enough_and_less_is_not() -> None:
    match = battle(zoned("kharu", 0, "south"), unit("adjarkha", 1, 500, 150), zones=[SOUTH])
    assert refusal(match, "deploy 531 150 90") == "no-room"
    match.act(0, "deploy 531.1 150 90")
    assert desk(match).at["kharu"].x == 531.1


@covers("DK-SET-09")
def test_a_gap_of_a_tenth_to_terrain_is_enough_and_less_is_not() -> None:
    match = deploying(terrain=[circle("mug", 500, 150, 40)])
    assert refusal(match, "deploy 555.5 150 90") == "no-room"
    match.act(0, "deploy 555.6 150 90")
    assert desk(match).at["kharu"].x == 555.6


@covers("DK-SET-20")
def test_the_owner_may_turn_a_disk_while_deploying() -> None:
    match = deploying()
    match.act(0, "deploy 400 100 217")
    match.act(1, "auto")
    assert desk(match).facing == {"kharu": 217, "vampal1": 270}


@covers("DK-SET-20")
@pytest.mark.parametrize("facing", ["360", "-1", "left"])
def test_a_facing_lies_between_0_and_359_degrees(facing: str) -> None:
    assert refusal(deploying(), f"deploy 400 100 {facing}") == "out-of-range"


@covers("DK-SET-07")
@pytest.mark.parametrize("answer", ["deploy 400 100", "deploy 400 100 90 500 100 90", "deploy", "place 400 100"])
def test_a_deployment_names_every_disk_once(answer: str) -> None:
    with pytest.raises(Illegal):
        deploying().act(0, answer)


@covers("DK-SET-08", "DK-SET-09")
@pytest.mark.parametrize("size", [(400, 200), (120, 300), (37, 700), (31, 320)])
def test_auto_lays_a_squad_wherever_a_valid_script_has_room_for_it(size: tuple[int, int]) -> None:
    zones = [rect("here", 500, 400, *size), NORTH]
    squad = [zoned("kharu", 0, "here"), zoned("ezzen", 0, "here"), zoned("skolop", 0, "here")]
    if size == (31, 320):  # room for one alone
        squad = squad[:1]
    match = battle(*squad, zoned("vampal", 1, "north"), zones=zones)
    match.act(0, "auto")
    table = desk(match)
    assert len(table.at) == len(squad)
    for disk, spot in table.at.items():
        assert table.script.zone("here").shape.holds(*spot, radius(table, disk))
        assert crowd(table).without(disk).has_room(*spot, radius(table, disk), 0.1)
