"""Every trait stands in the tables that its timing names, and every event card does something."""

from collections.abc import Collection

import pytest

from parlour.games.horde.content import CONTENT
from parlour.games.horde.rules import event_cards, traits
from parlour.games.horde.rules.traits import fight, key_actions, targets, theft, turn
from parlour.games.horde.statuses import KINDS

TABLES: dict[str, Collection[str]] = {
    "declaration": fight.DECLARATION, "attack": fight.ATTACK, "wounds": fight.WOUNDS, "push": fight.PUSH,
    "countermeasure": fight.COUNTERMEASURE, "retreat": fight.RETREAT, "reroll": fight.REROLL, "reaction": fight.REACTION,
    "defence": fight.DEFENCE, "range": targets.RANGE, "targets": targets.TARGETS, "key": key_actions.KEY,
    "order": turn.ORDER, "zones": turn.ZONES, "trap": turn.TRAP, "siege": turn.SIEGE, "results": turn.RESULTS,
    "break": turn.BREAK, "track": turn.TRACK, "arrival": turn.ARRIVAL, "onset": turn.ONSET,
    "activation": theft.ACTIVATION, "immunity": traits.IMMUNITY,
}  # fmt: skip
WHEN_DRAWN = {"ev_pestilence", "ev_herbalists", "ev_wager_archers", "ev_wager_tribute", "ev_wager_omens"}  # no lasting part


@pytest.mark.parametrize("trait", CONTENT.traits)
def test_a_trait_stands_in_exactly_the_tables_that_its_timing_names(trait: str) -> None:
    timing = CONTENT.traits[trait].timing
    assert timing and sorted(timing) == sorted([moment for moment, table in TABLES.items() if trait in table])


def test_no_table_knows_a_trait_that_is_not_printed() -> None:
    assert {trait for table in TABLES.values() for trait in table} == set(CONTENT.traits)
    assert {kind.trait for kind in KINDS.values()} <= set(CONTENT.traits)


def test_every_card_changes_something_or_does_something_when_it_is_drawn() -> None:
    assert set(event_cards.CARDS) | WHEN_DRAWN == set(CONTENT.cards)
    assert not set(event_cards.CARDS) & WHEN_DRAWN
