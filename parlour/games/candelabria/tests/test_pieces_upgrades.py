"""11.8: every upgrade has the year and the code of its row."""

import re
from collections import Counter

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.deeds import KINDS, Counts, Does, Ends, Reach, When
from parlour.games.candelabria.tests.book import (
    TEXT,
    TOKENS,
    between,
    name_of,
    rule,
)
from tests.tables import Row, word


def code(does: Does) -> str:
    """What an upgrade does, as the table writes it."""
    match does:
        case Reach(what):
            return f"{'castle' if what == 'castle_power' else what}+1"
        case When(event, icon):
            return f"{event}:{icon.kind}{icon.times}"
        case Counts(symbol):
            return f"count:{symbol}"
        case Ends(what, each):
            return f"end:{what}{each}"


@pytest.mark.parametrize("row", TOKENS, ids=name_of)
def test_an_upgrade_has_the_year_and_the_code_of_its_row(row: Row) -> None:
    upgrade = CONTENT.upgrades[name_of(row)]
    assert (upgrade.year, code(upgrade.does)) == (int(row["year / price"]), word(row["code"]))


def test_the_upgrades_speak_of_things_that_exist() -> None:
    known = {"resource", "tactics", "flame", *SIDES["large"].symbols}
    does = [upgrade.does for upgrade in CONTENT.upgrades.values()]
    assert {each.what for each in does if isinstance(each, Ends)} == known
    assert {each.symbol for each in does if isinstance(each, Counts)} == set(SIDES["large"].symbols)
    assert {each.event for each in does if isinstance(each, When)} == {"candle", "curse", "temple", "tactic"}
    assert {each.icon.kind for each in does if isinstance(each, When)} < set(KINDS)
    assert {each.what for each in does if isinstance(each, Reach)} == {
        *("explorer_jump", "warrior_push", "castle_power", "curse_power", "castle_entry", "burn"),
    }


@covers("CN-207")
def test_the_36_upgrades_fill_nine_stacks_of_four_and_their_years_add_up() -> None:
    assert list(CONTENT.upgrades) == [name_of(row) for row in TOKENS] == between("u01", "u36")
    assert len(CONTENT.upgrades) == CONTENT.stacks * CONTENT.stack_height
    assert "Totals: year 1 — 11 tokens, year 2 — 10, year 3 — 15." in TEXT
    assert Counter(upgrade.year for upgrade in CONTENT.upgrades.values()) == {1: 11, 2: 10, 3: 15}


@covers("CN-252")
def test_a_house_rule_leaves_out_the_upgrades_about_curses() -> None:
    about_curses = [
        name
        for name, upgrade in CONTENT.upgrades.items()
        if upgrade.does == Reach("curse_power") or (isinstance(upgrade.does, When) and upgrade.does.event == "curse")
    ]
    assert list(CONTENT.curse_upgrades) == about_curses == re.findall(r"u\d\d", rule("CN-252"))
    assert len(CONTENT.upgrades) - len(CONTENT.curse_upgrades) == 32


def test_a_lone_player_has_the_market_of_the_rule() -> None:
    listed = re.findall(r"(u\d\d)(?:–(u\d\d))?", rule("CN-1505"))
    assert list(CONTENT.solo_upgrades) == [name for first, last in listed for name in between(first, last or first)]
    assert len(CONTENT.solo_upgrades) == CONTENT.stacks * CONTENT.solo_stack_height
