"""Section 3: as many of every component as printed, and the fixed numbers."""

from collections import Counter

import pytest

from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT, discoveries, tactics, withering
from parlour.games.candelabria.content.candles import HOUSE_CANDLES, UPGRADED
from parlour.games.candelabria.content.scenarios import ORDER_DECK
from parlour.games.candelabria.tests.book import (
    COMPONENTS,
    FIXED,
    numbers,
    rule,
)

BASE = [house for house in CONTENT.houses if house != "chimera"]
OWN_CANDLES = [card for card in HOUSE_CANDLES.values() if card.house in BASE]
OWN_TACTICS = [card for card in tactics.HOUSE_TACTICS.values() if card.house in BASE]


@pytest.mark.parametrize(
    ("component", "count"),
    [
        *[(component, len(BASE)) for component in ("House boards", "war boards", "wandering castles", "VP markers")],
        ("House candle cards", len(OWN_CANDLES)),
        ("tactics cards", len(tactics.DECK) + len(OWN_TACTICS)),
        ("candle figures", len(BASE) * len(CONTENT.roles)),
        ("earth flames", len(BASE) * CONTENT.flames),
        ("gold cubes", CONTENT.cubes),
        ("wax cubes", CONTENT.cubes),
        ("upgraded candle cards", len(UPGRADED)),
        ("curse cards", len(CONTENT.curses)),
        ("curse figures", len(CONTENT.curses)),
        ("cursed-flame tokens", len(BASE) * CONTENT.curse_places),
        ("upgrade tokens", len(CONTENT.upgrades)),
        ("temples", sum(CONTENT.temples.values())),
        ("region tokens", len(SIDES["large"].regions)),
        ("mission cards (module)", len(CONTENT.missions)),
        ("withering cards (module)", len(withering.DECK)),
        ("discovery tokens (module)", len(discoveries.TOKENS)),
        ("order cards (solo module)", len(ORDER_DECK)),
    ],
)
def test_there_are_as_many_of_a_component_as_printed(component: str, count: int) -> None:
    assert count == int(COMPONENTS[component]["count"])


def test_the_displays_and_boards_have_the_places_printed_on_them() -> None:
    assert numbers(COMPONENTS["tactics display board"]["note"]) == (CONTENT.display,)
    assert numbers(COMPONENTS["curse display board"]["note"]) == (CONTENT.curse_places,)
    assert numbers(COMPONENTS["upgrade display board"]["note"]) == (CONTENT.stacks,)
    assert numbers(COMPONENTS["upgrade tokens"]["note"])[:2] == (CONTENT.stacks, CONTENT.stack_height)
    roles, cells, abilities, slots = numbers(COMPONENTS["House boards"]["note"])
    assert (roles, cells, slots) == (len(CONTENT.roles), CONTENT.warehouse, CONTENT.upgrade_slots)
    assert dict.fromkeys(CONTENT.houses, abilities) == Counter(each.house for each in CONTENT.abilities.values())


def test_the_fixed_numbers_are_those_of_section_3() -> None:
    first_cards = {house: [card for card in HOUSE_CANDLES.values() if (card.house, card.year) == (house, 1)] for house in BASE}
    own_tactics = {house: [card for card in tactics.HOUSE_TACTICS.values() if card.house == house] for house in BASE}
    (start_hand,) = {len(cards) for cards in first_cards.values()}
    (start_tactics,) = {len(cards) for cards in own_tactics.values()}
    assert {
        "years": f"{CONTENT.years}",
        "start cubes": f"{CONTENT.start_wax} wax + {CONTENT.start_gold} gold",
        "start hand": f"the {start_hand} year-1 House candle cards",
        "start tactics": f"the {start_tactics} House tactics cards",
        f"flames: {' / '.join(CONTENT.roles)}": " / ".join(map(str, CONTENT.roles.values())),
        "power: earth flame / candle / castle / curse": (
            f"{CONTENT.flame_power} / its flames / {CONTENT.castle_power} / {CONTENT.curse_power}"
        ),
        "temple price": f"{CONTENT.temple_price} gold",
        "upgrade price": "its year (1, 2 or 3 gold)",
        "battle VP by year": " / ".join(map(str, CONTENT.battle_vp)),
        "tactics cards per battle": f"0–{CONTENT.slots}",
        "regular moves per manoeuvre": f"0–{CONTENT.moves}, plus at most one burn move",
        "VP track": f"0–{CONTENT.vp_track}, then lapped",
    } == FIXED
    assert CONTENT.burns == 1


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (
            "CN-206",
            f"{len(tactics.DECK)} common tactics cards are shuffled into the tactics deck and {CONTENT.display} are dealt",
        ),
        ("CN-207", f"{len(CONTENT.upgrades)} upgrade tokens are shuffled and split into {CONTENT.stacks} stacks of"),
        ("CN-210", f"{CONTENT.cubes} wax and {CONTENT.cubes} gold"),
        ("CN-221", f"{CONTENT.flames - 1} earth flames go to the reserve, 1 serves as turn-track marker"),
        ("CN-224", f"{CONTENT.start_wax} wax and {CONTENT.start_gold} gold"),
        ("CN-119", f"at most {CONTENT.warehouse} cubes"),
        ("CN-213", f"{'/'.join(map(str, CONTENT.fog.large))} on the large side, {'/'.join(map(str, CONTENT.fog.small))} on"),
        ("CN-834", f"base power {CONTENT.giant_power} instead of {CONTENT.curse_power}"),
        ("CN-745", f"gains {CONTENT.white_vp} VP at once; whoever removes it by `raze` gains {CONTENT.white_vp} VP"),
        ("CN-625", f"costs {CONTENT.temple_price} gold"),
        ("CN-945", f"gains {CONTENT.battle_vp[0]}, {CONTENT.battle_vp[1]} or {CONTENT.battle_vp[2]} VP in year 1, 2 or 3"),
        ("CN-1204", f"{' / '.join(map(str, CONTENT.yearly_vp))} VP in year 1 / 2 / 3"),
        ("CN-1207", "worth {}, {} and {} VP".format(*CONTENT.hierarchical_vp)),
        ("CN-1505", f"in {CONTENT.stacks} stacks of {CONTENT.solo_stack_height}"),
    ],
)
def test_a_rule_names_the_number_that_is_played_with(number: str, words: str) -> None:
    assert words in rule(number)


def test_what_rules_say_in_words_is_the_number_that_is_played_with() -> None:
    assert "up to two *regular moves*" in rule("CN-433") and CONTENT.moves == 2
    assert "jump over one territory" in rule("CN-456") and CONTENT.explorer_jump == 1
    assert "to an adjacent territory" in rule("CN-466") and CONTENT.warrior_push == 1
    assert "extinguish one opponent's flame" in rule("CN-463") and CONTENT.castle_entry == 1
    assert "draws three, keeps one" in rule("CN-796") and CONTENT.coven_draw == 3
    assert "doubled" in rule("CN-835") and CONTENT.glory == 2
    assert "deal two to each player" in rule("CN-241") and CONTENT.mission_deal == 2
