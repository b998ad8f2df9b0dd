"""11.11 and 11.12: missions, withering cards and discovery tokens are as many as printed, with what is printed on them."""

import re
from collections import Counter

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT, discoveries, withering
from parlour.games.candelabria.content.deeds import Icon
from parlour.games.candelabria.content.discoveries import Find, Reward
from parlour.games.candelabria.tests.book import (
    DISCOVERIES,
    MISSIONS,
    TEXT,
    WITHERING,
    icons_in,
    name_of,
    rule,
)
from tests.tables import Row


def test_there_are_twelve_yearly_and_twelve_hierarchical_missions() -> None:
    assert list(CONTENT.missions) == [name_of(row) for row in MISSIONS]
    assert Counter(mission.yearly for mission in CONTENT.missions.values()) == {True: 12, False: 12}
    assert all(mission.yearly == name.startswith("my") for name, mission in CONTENT.missions.items())


def test_the_places_of_missions_are_worth_what_their_headings_say() -> None:
    assert f"first to do it each year: {' / '.join(map(str, CONTENT.yearly_vp))} VP" in TEXT
    assert f"places {' / '.join(map(str, CONTENT.hierarchical_vp))} VP over the game" in TEXT


@covers("CN-252")
def test_a_house_rule_leaves_out_the_five_missions_about_controlled_curses() -> None:
    assert list(CONTENT.curse_missions) == re.findall(r"m[yh]\d\d", rule("CN-252"))
    conditions = {name_of(row): row["condition"] for row in MISSIONS}
    assert {name for name, condition in conditions.items() if "curse" in condition} == set(CONTENT.curse_missions)


@pytest.mark.parametrize("row", WITHERING, ids=name_of)
def test_a_withering_card_has_the_choices_of_its_row(row: Row) -> None:
    card = CONTENT.withering[name_of(row)]
    assert (card.choices, card.copies) == (icons_in(row["effect on the slot"]), int(row["copies"]))
    assert len(card.choices) == row["effect on the slot"].count("`") // 2
    assert card.special == {"w1": "move", "w7": "renown"}.get(name_of(row), "")
    assert bool(card.choices) != bool(card.special)


def test_the_withering_deck_has_two_cards_of_each_of_eight_kinds() -> None:
    assert list(CONTENT.withering) == [name_of(row) for row in WITHERING] and len(WITHERING) == 8
    assert len(set(withering.DECK)) == len(withering.DECK) == 16
    assert Counter(withering.KIND_OF[card] for card in withering.DECK) == dict.fromkeys(CONTENT.withering, 2)


def reward(does: Reward) -> str:
    """A reward, as the table writes it."""
    match does:
        case Icon("vp", times):
            return f"{times} VP"
        case Icon("tactics", times):
            return f"take {times} tactics card"
        case Icon(kind, times):
            return f"`{kind}` {times}"
        case Find("cubes", times):
            return f"{times} cubes of choice"
        case Find("candles", times):
            return f"draw {times} upgraded candle cards, then put {times} candle cards from hand under the deck"
        case Find("influence", times):
            return f"place up to {times} earth flames from reserve before curse cards"
        case _:
            raise AssertionError(f"{does} is no reward of the table")


@pytest.mark.parametrize("row", DISCOVERIES, ids=name_of)
def test_a_discovery_has_the_reward_of_its_row(row: Row) -> None:
    discovery = CONTENT.discoveries[name_of(row)]
    assert (discovery.copies, reward(discovery.does)) == (int(row["copies"]), row["discovery reward"])


def test_there_are_twelve_discovery_tokens() -> None:
    assert list(CONTENT.discoveries) == [name_of(row) for row in DISCOVERIES]
    assert len(set(discoveries.TOKENS)) == len(discoveries.TOKENS) == 12
    assert Counter(discoveries.KIND_OF.values()) == {kind: each.copies for kind, each in CONTENT.discoveries.items()}
