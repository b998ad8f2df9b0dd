"""11.13: the scenarios and orders of the solo module are those of the tables."""

import re
from collections import Counter

import pytest

from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.scenarios import ORDER_DECK, ORDER_OF, Rival, Scenario
from parlour.games.candelabria.tests.book import (
    SCENARIOS,
    TEXT,
    numbers,
)
from tests.tables import word

COLUMNS = dict(zip(CONTENT.scenarios, list(SCENARIOS[0])[1:], strict=True))
LINES = {row[""]: row for row in SCENARIOS}


def printed(scenario: str, line: str) -> str:
    """What the table says about a scenario."""
    return LINES[line][COLUMNS[scenario]]


def of_rival(cell: str, house: str) -> str:
    """The part of a cell that speaks of this rival; a cell without names speaks of the only one."""
    parts = {word(part): part for part in cell.split(";") if "`" in part}
    return parts[house] if parts else cell


@pytest.mark.parametrize(("name", "scenario"), CONTENT.scenarios.items())
def test_a_scenario_has_the_numbers_of_its_column(name: str, scenario: Scenario) -> None:
    assert COLUMNS[name].lower().replace(" ", "_").find(name) > 0
    assert (scenario.house, scenario.year) == (word(printed(name, "human House")), int(printed(name, "year value")))
    assert scenario.objective == printed(name, "objective").lower()
    assert scenario.zone == tuple(re.findall(r"r\d+_\w+", printed(name, "zone")))
    assert bool(scenario.zone) != (printed(name, "zone") == "whole map")
    assert scenario.rounds == numbers(printed(name, "rounds T easy / normal / hard"))
    assert CONTENT.houses[scenario.house].castle in printed(name, "human start").split()
    assert [rival.house for rival in scenario.rivals] == re.findall(r"`(\w+)`", printed(name, "rivals"))


RIVALS = [(name, rival) for name, scenario in CONTENT.scenarios.items() for rival in scenario.rivals]


@pytest.mark.parametrize(("name", "rival"), RIVALS)
def test_a_rival_starts_as_in_its_column(name: str, rival: Rival) -> None:
    assert [rival.castle] == re.findall(r"r\d+_\w+", of_rival(printed(name, "rival castle(s)"), rival.house))
    assert list(rival.flames) == re.findall(r"r\d+_\w+", of_rival(printed(name, "rival earth flames"), rival.house))
    candles = re.findall(
        r"(explorer|pilgrim|warrior) (r\d+_\w+)", of_rival(printed(name, "rival candles (full flames)"), rival.house)
    )
    assert list(rival.candles) == candles and candles


@pytest.mark.parametrize(("name", "rival"), RIVALS)
def test_a_rival_starts_on_territories_of_the_small_side_with_one_candle_of_a_role(name: str, rival: Rival) -> None:
    stands = {rival.castle, *rival.flames, *[territory for _, territory in rival.candles], *CONTENT.scenarios[name].zone}
    roles = [role for role, _ in rival.candles]
    assert stands <= set(SIDES["small"].territories)
    assert len(set(rival.flames)) == len(rival.flames) and len(set(roles)) == len(roles) and set(roles) <= set(CONTENT.roles)
    assert CONTENT.scenarios[name].house != rival.house and CONTENT.houses[rival.house].small


def test_rivals_stand_in_the_order_of_their_turn_values() -> None:
    for scenario in CONTENT.scenarios.values():
        turns = [CONTENT.houses[rival.house].turn for rival in scenario.rivals]
        assert turns == sorted(turns)


def test_the_zone_of_the_siege_is_the_sixth_region_and_all_that_is_adjacent_to_it() -> None:
    side = SIDES["small"]
    around = {near for territory in side.regions[6] for near in side.near[territory]}
    assert set(CONTENT.scenarios["alabaster_siege"].zone) == around | set(side.regions[6])


def test_the_order_deck_has_the_twelve_cards_of_the_list() -> None:
    stated = re.search(r"\*\*Order deck \((\d+)\):\*\* (.*)", TEXT)
    assert stated is not None
    assert {order.lower(): int(count) for order, count in re.findall(r"(\w+) ×(\d)", stated[2])} == CONTENT.orders
    assert len(set(ORDER_DECK)) == len(ORDER_DECK) == sum(CONTENT.orders.values()) == int(stated[1])
    assert Counter(ORDER_OF[card] for card in ORDER_DECK) == CONTENT.orders
