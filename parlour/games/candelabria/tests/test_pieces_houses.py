"""4.2, 11.6 and 11.7: the Houses have the starts, war boards and abilities that are printed there."""

import re
from itertools import combinations

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.tests.book import (
    ABILITIES,
    ON_TACTICS,
    STARTS,
    WAR_BOARDS,
    icons_in,
    name_of,
    rule,
    value,
)
from tests.tables import Row, word


def test_the_houses_are_the_six_of_the_table_in_its_order() -> None:
    assert list(CONTENT.houses) == [name_of(row) for row in STARTS]


@covers("CN-226")
@pytest.mark.parametrize("row", STARTS, ids=name_of)
def test_a_house_starts_as_in_its_row(row: Row) -> None:
    house = CONTENT.houses[name_of(row)]
    whole = set(SIDES["large"].regions[house.region])
    flames = row["earth flames on"]
    assert (house.turn, house.region, house.castle) == (int(row["turn value"]), int(row["start region"]), word(row["castle on"]))
    assert set(house.flames) == (whole if flames == "all three territories" else set(re.findall(r"`(\w+)`", flames)))
    assert len(house.flames) == len(set(house.flames))
    if flames.startswith("all but the portal"):
        assert whole - set(house.flames) == {f"r{house.region}_portal"}
    assert row["temple"] == (f"{house.temple} in region {house.region}" if house.temple else "–")


@pytest.mark.parametrize("side", SIDES)
def test_the_map_has_the_same_starts(side: str) -> None:
    playing = {house: each for house, each in CONTENT.houses.items() if side == "large" or each.small}
    assert SIDES[side].starts == {house: each[:5] for house, each in playing.items()}


@covers("CN-202")
def test_the_small_side_has_room_for_four_houses() -> None:
    assert [house for house, each in CONTENT.houses.items() if each.small] == re.findall(r"`(\w+)`", rule("CN-202"))


@covers("CN-231")
def test_two_players_start_on_opposite_sides_of_the_small_map() -> None:
    assert SIDES["small"].opposite == ((2, 3), (4, 8)) and SIDES["large"].opposite == ()
    assert sorted(sum(SIDES["small"].opposite, ())) == sorted(house.region for house in CONTENT.houses.values() if house.small)
    assert "north {2, 3} and south {4, 8}" in rule("CN-231")


@pytest.mark.parametrize("row", WAR_BOARDS, ids=name_of)
def test_a_war_board_has_the_weak_actions_of_its_row(row: Row) -> None:
    weak = CONTENT.houses[name_of(row)].weak
    assert weak == icons_in(row["slot 1"]) + icons_in(row["slot 2"])
    assert value(weak, ON_TACTICS) == float(row["value"])


def test_the_houses_have_the_six_different_pairs_of_weak_actions() -> None:
    pairs = [frozenset(icon.kind for icon in house.weak) for house in CONTENT.houses.values()]
    assert set(pairs) == {frozenset(pair) for pair in combinations(("ignite", "extinguish", "vp", "steal"), 2)}
    assert list(CONTENT.houses) == [name_of(row) for row in WAR_BOARDS]


@covers("CN-781")
def test_every_house_has_an_ability_of_each_year() -> None:
    assert {tuple(each) for each in CONTENT.abilities.values()} == {(name_of(row), int(row["year"])) for row in ABILITIES}
    assert len(CONTENT.abilities) == len(ABILITIES) == 18
    assert all(name == f"{each.house}_{each.year}" for name, each in CONTENT.abilities.items())
