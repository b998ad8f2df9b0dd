"""11.2 to 11.4: every candle card has the numbers of its row, and does what is printed on it."""

import re
from collections import Counter
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.candles import HOUSE_CANDLES, UPGRADED
from parlour.games.candelabria.content.deeds import KINDS
from parlour.games.candelabria.tests.book import (
    HOUSE_CARDS,
    ON_CANDLE,
    TEXT,
    UPGRADED_CARDS,
    WORTH,
    icons_in,
    name_of,
    numbers,
    value,
)
from parlour.games.candelabria.tests.resolving import icons_resolved
from parlour.games.candelabria.tests.situations import asked, of, play, situation
from parlour.kernel import Match
from tests.tables import Row


def test_the_icons_are_those_of_the_table_of_worth() -> None:
    assert set(KINDS) == set(WORTH) and len(KINDS) == 7


@pytest.mark.parametrize("row", [*HOUSE_CARDS, *UPGRADED_CARDS], ids=name_of)
def test_a_candle_card_has_the_numbers_of_its_row(row: Row) -> None:
    card = CONTENT.candles[name_of(row)]
    assert (card.house, card.year, card.wax) == (row.get("House", ""), int(row["year"]), int(row["wax"]))
    assert card.icons == icons_in(row["properties"])
    assert value(card.icons, ON_CANDLE) == float(row["value"])


@pytest.mark.parametrize("card", HOUSE_CANDLES)
def test_the_value_of_a_house_candle_is_its_budget(card: str) -> None:
    _, year, wax, icons = HOUSE_CANDLES[card]
    assert value(icons, ON_CANDLE) == 1.5 + wax + (year - 1)


@pytest.mark.parametrize("card", UPGRADED)
def test_the_value_of_an_upgraded_candle_is_its_budget(card: str) -> None:
    _, year, wax, icons = UPGRADED[card]
    assert value(icons, ON_CANDLE) == 1 + wax + (year - 1) - (0.5 if card == "uc08" else 0)


def test_there_are_five_candle_cards_of_each_house_and_fifty_upgraded_ones() -> None:
    assert list(HOUSE_CANDLES) == [name_of(row) for row in HOUSE_CARDS]
    assert list(UPGRADED) == [name_of(row) for row in UPGRADED_CARDS] == [f"uc{number:02}" for number in range(1, 51)]
    years = {house: sorted(card.year for card in HOUSE_CANDLES.values() if card.house == house) for house in CONTENT.houses}
    assert years == {house: [1, 1, 1, 2, 3] for house in CONTENT.houses}
    assert CONTENT.candles == {**HOUSE_CANDLES, **UPGRADED} and len(CONTENT.candles) == 80


def test_no_two_upgraded_candles_are_alike() -> None:
    assert len({(card.year, card.wax, frozenset(card.icons)) for card in UPGRADED.values()}) == 50


def test_the_upgraded_candles_are_spread_over_years_and_wax_as_stated() -> None:
    stated = re.search(r"Distribution: (year 1 — .*)\.", TEXT)
    assert stated is not None
    for part in stated[1].split(";"):
        year, count, *pairs = numbers(part)
        waxes = Counter(card.wax for card in UPGRADED.values() if card.year == year)
        assert (sum(waxes.values()), dict(waxes)) == (count, dict(zip(pairs[::2], pairs[1::2], strict=True)))


# What they do


@covers(
    "candle:hc_ash_1", "candle:hc_ash_2", "candle:hc_ash_3", "candle:hc_ash_4", "candle:hc_ash_5", "candle:hc_eng_1",
    "candle:hc_eng_2", "candle:hc_eng_3", "candle:hc_eng_4", "candle:hc_eng_5", "candle:hc_sow_1", "candle:hc_sow_2",
    "candle:hc_sow_3", "candle:hc_sow_4", "candle:hc_sow_5", "candle:hc_cov_1", "candle:hc_cov_2", "candle:hc_cov_3",
    "candle:hc_cov_4", "candle:hc_cov_5", "candle:hc_kni_1", "candle:hc_kni_2", "candle:hc_kni_3", "candle:hc_kni_4",
    "candle:hc_kni_5", "candle:hc_chi_1", "candle:hc_chi_2", "candle:hc_chi_3", "candle:hc_chi_4", "candle:hc_chi_5",
    "candle:uc01", "candle:uc02", "candle:uc03", "candle:uc04", "candle:uc05", "candle:uc06", "candle:uc07", "candle:uc08",
    "candle:uc09", "candle:uc10", "candle:uc11", "candle:uc12", "candle:uc13", "candle:uc14", "candle:uc15", "candle:uc16",
    "candle:uc17", "candle:uc18", "candle:uc19", "candle:uc20", "candle:uc21", "candle:uc22", "candle:uc23", "candle:uc24",
    "candle:uc25", "candle:uc26", "candle:uc27", "candle:uc28", "candle:uc29", "candle:uc30", "candle:uc31", "candle:uc32",
    "candle:uc33", "candle:uc34", "candle:uc35", "candle:uc36", "candle:uc37", "candle:uc38", "candle:uc39", "candle:uc40",
    "candle:uc41", "candle:uc42", "candle:uc43", "candle:uc44", "candle:uc45", "candle:uc46", "candle:uc47", "candle:uc48",
    "candle:uc49", "candle:uc50",
)  # fmt: skip
@pytest.mark.parametrize("row", [*HOUSE_CARDS, *UPGRADED_CARDS], ids=name_of)
def test_a_candle_card_that_is_placed_costs_its_wax_and_does_what_is_printed_in_that_order(row: Row) -> None:
    match, house = lighting(name_of(row))
    assert of(match).wax[of(match).seat_of[house]] == 9 - int(row["wax"])
    assert icons_resolved(match, house, name_of(row)) == list(icons_in(row["properties"]))


@covers("CN-419")
@pytest.mark.parametrize("card", [card for card, printed in CONTENT.candles.items() if printed.year > 1])
def test_a_candle_card_does_nothing_before_its_year(card: str) -> None:
    match, house = lighting(card, CONTENT.candles[card].year - 1)
    assert icons_resolved(match, house, card) == []


def lighting(card: str, year: int = 0) -> tuple[Match, str]:
    """A House has placed this card in its year (or another), and there is something to do with every icon."""
    printed = CONTENT.candles[card]
    house = printed.house or "ash"
    others = [each for each in ("ash", "engineers", "coven", "sowers", "knights") if each != house][:3]
    earth = {others[0]: "r5_mine r5_forge r5_tavern r6_mine"}
    cards = {"hands": {house: card}, "curses": "cu05 cu07"}
    drawn: dict[str, Any] = {"cards": cards, "wax": {house: 9}, "earth": earth, "temples": {6: "grey grey"}}
    match = situation(house, *others, year=year or printed.year, **drawn)
    play(match, f"place {card} explorer")
    return (play(match, "at r1_mine") if asked(match) == "site" else match), house
