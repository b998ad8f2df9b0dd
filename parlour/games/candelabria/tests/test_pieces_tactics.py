"""11.5: every tactics card has the numbers of its row, and does what is printed on it."""

from collections import Counter
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT, tactics
from parlour.games.candelabria.tests.book import (
    ON_TACTICS,
    TACTICS_CARDS,
    icons_in,
    name_of,
    value,
)
from parlour.games.candelabria.tests.resolving import icons_resolved
from parlour.games.candelabria.tests.scenes import battle, commit
from parlour.games.candelabria.tests.situations import of, options, play
from parlour.kernel import Match
from tests.tables import Row


@pytest.mark.parametrize("row", TACTICS_CARDS, ids=name_of)
def test_a_tactics_card_has_the_numbers_of_its_row(row: Row) -> None:
    card = CONTENT.tactics[name_of(row)]
    assert (card.house, card.icons, card.barred) == (row.get("House", ""), icons_in(row["icons"]), row["⊘"] == "⊘")
    assert card.copies == (1 if card.house else 3)
    assert value(card.icons, ON_TACTICS) == float(row["value"])


def test_there_are_75_common_tactics_cards_and_three_of_each_house() -> None:
    assert list(CONTENT.tactics) == [name_of(row) for row in TACTICS_CARDS] and len(CONTENT.tactics) == 25 + 18
    assert len(set(tactics.DECK)) == len(tactics.DECK) == 75 and tactics.DECK[:4] == ("tc01-a", "tc01-b", "tc01-c", "tc02-a")
    assert Counter(tactics.KIND_OF[card] for card in tactics.DECK) == dict.fromkeys(tactics.COMMON, 3)
    assert {card: kind for card, kind in tactics.KIND_OF.items() if card not in tactics.DECK} == {
        kind: kind for kind in tactics.HOUSE_TACTICS
    }
    assert Counter(card.house for card in tactics.HOUSE_TACTICS.values()) == dict.fromkeys(CONTENT.houses, 3)


def test_a_common_tactics_card_is_worth_more_when_it_is_barred() -> None:
    worth = {kind: value(card.icons, ON_TACTICS) for kind, card in tactics.COMMON.items()}
    strong = {kind for kind, each in worth.items() if each == 4.5}
    assert strong == {"tc24", "tc25"} and not any(tactics.COMMON[kind].barred for kind in strong)
    for kind in set(worth) - strong:
        assert worth[kind] in ((3.5, 4) if tactics.COMMON[kind].barred else (2.5, 3))


@pytest.mark.parametrize("house", CONTENT.houses)
def test_the_tactics_of_a_house_are_worth_13_and_a_half(house: str) -> None:
    own = [card for card in tactics.HOUSE_TACTICS.values() if card.house == house]
    assert sorted((value(card.icons, ON_TACTICS), card.barred) for card in own) == [(4, False), (4.5, False), (5, True)]


# What they do

SHARING = {"ignite": "tc02", "extinguish": "tc03", "vp": "tc17", "steal": "tc18", "raze": "tc16", "tactics": "tc12"}


@covers(
    "tactics:tc01", "tactics:tc02", "tactics:tc03", "tactics:tc04", "tactics:tc05", "tactics:tc06", "tactics:tc07",
    "tactics:tc08", "tactics:tc09", "tactics:tc10", "tactics:tc11", "tactics:tc12", "tactics:tc13", "tactics:tc14",
    "tactics:tc15", "tactics:tc16", "tactics:tc17", "tactics:tc18", "tactics:tc19", "tactics:tc20", "tactics:tc21",
    "tactics:tc22", "tactics:tc23", "tactics:tc24", "tactics:tc25", "tactics:ht_ash_1", "tactics:ht_ash_2",
    "tactics:ht_ash_3", "tactics:ht_eng_1", "tactics:ht_eng_2", "tactics:ht_eng_3", "tactics:ht_sow_1", "tactics:ht_sow_2",
    "tactics:ht_sow_3", "tactics:ht_cov_1", "tactics:ht_cov_2", "tactics:ht_cov_3", "tactics:ht_kni_1", "tactics:ht_kni_2",
    "tactics:ht_kni_3", "tactics:ht_chi_1", "tactics:ht_chi_2", "tactics:ht_chi_3",
)  # fmt: skip
@pytest.mark.parametrize("row", TACTICS_CARDS, ids=name_of)
def test_a_tactics_card_does_what_is_printed_in_that_order(row: Row) -> None:
    match, card = fighting(name_of(row))
    play(match, "slot 1")
    assert icons_resolved(match, of(match).houses[0], card) == list(icons_in(row["icons"]))


@covers("CN-923", "CN-927")
@pytest.mark.parametrize("row", TACTICS_CARDS, ids=name_of)
def test_a_tactics_card_strikes_what_shares_an_icon_unless_it_is_barred(row: Row) -> None:
    kind = icons_in(row["icons"])[0].kind
    match, card = fighting(name_of(row), SHARING[kind])
    strikes = {each for each in options(match) if each.startswith(f"strike {card} ")}
    assert len(strikes) == (0 if row["⊘"] == "⊘" else 1)


def fighting(kind: str, against: str = "") -> tuple[Match, str]:
    """The House of this card (or Ash) has committed it on its first slot, against the Sowers (or the Coven)."""
    house = CONTENT.tactics[kind].house or "ash"
    other = "coven" if house == "sowers" else "sowers"
    rest = [each for each in ("ash", "engineers", "knights") if each != house][:2]
    earth = {house: "r5_mine", other: "r5_mine r5_forge r5_tavern"}
    owned = {house: kind, **({other: against} if against else {})}
    track = " ".join([house, other, *rest])
    candles = {f"{house}_warrior": "r5_mine 0"}
    drawn: dict[str, Any] = {"earth": earth, "candles": candles, "temples": {5: "grey"}, "wax": {other: 5}}
    match = battle(5, house, other, *rest, track=track, owned=owned, **drawn)
    (card,) = of(match).owned[0]
    laid = {other: f"{of(match).owned[1][0]} none"} if against else {}
    return commit(match, **{house: f"{card} none"}, **laid), card
