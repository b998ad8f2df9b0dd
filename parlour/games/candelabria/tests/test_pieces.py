"""Sections 3, 4.2 and 11: every piece has the numbers that are printed there, and the sums are right."""

import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT, discoveries, tactics, withering
from parlour.games.candelabria.content.candles import HOUSE_CANDLES, UPGRADED
from parlour.games.candelabria.content.deeds import KINDS, Icon, Icons
from parlour.games.candelabria.content.discoveries import Find, Reward
from parlour.games.candelabria.content.scenarios import ORDER_DECK, ORDER_OF, Rival, Scenario
from parlour.games.candelabria.content.upgrades import Counts, Does, Ends, Reach, When
from parlour.kernel import Game
from tests.tables import Row, rows, word

FOLDER = Path(__file__).parents[1]
BOOK = cast(Game, SimpleNamespace(folder=FOLDER))  # of a game its tables need the folder alone
TEXT = (FOLDER / "RULES.md").read_text(encoding="utf-8")

COMPONENTS = {row["component"]: row for row in rows(BOOK, "3. ") if "component" in row}
FIXED = {row["quantity"]: row["value"] for row in rows(BOOK, "3. ") if "quantity" in row}
STARTS = [{**row, "House": word(row["House"])} for row in rows(BOOK, "4.2 ")]
WORTH = {word(row["icon"]): (float(row["on a candle card"]), float(row["on a tactics card"])) for row in rows(BOOK, "11.2 ")}
HOUSE_CARDS = rows(BOOK, "11.3 ")
UPGRADED_CARDS = rows(BOOK, "11.4 ")
TACTICS_CARDS = rows(BOOK, "11.5 ")
WAR_BOARDS = rows(BOOK, "11.6 ")
ABILITIES = rows(BOOK, "11.7 ")
TOKENS = rows(BOOK, "11.8 ")
CURSES = rows(BOOK, "11.9 ")
TEMPLES = rows(BOOK, "11.10 ")
MISSIONS = [row for row in rows(BOOK, "11.11 ") if "exact test" in row]
WITHERING = [row for row in rows(BOOK, "11.11 ") if "copies" in row]
DISCOVERIES = rows(BOOK, "11.12 ")
SCENARIOS = rows(BOOK, "11.13 ")
ON_CANDLE, ON_TACTICS = 0, 1


def plain(cell: str) -> str:
    """The id in a cell, with or without its marks."""
    return cell.strip("`")


def name_of(row: Row) -> str:
    """The id of the row, or what else it is known by."""
    return plain(row.get("id") or row["House"])


def icons_in(cell: str) -> Icons:
    """The icons written in a cell: "`vp` 1, `tactics` 1"."""
    return tuple(Icon(kind, int(times)) for kind, times in re.findall(r"`(\w+)` (\d)", cell))


def value(icons: Icons, place: int) -> float:
    """What these icons are worth by 11.2."""
    return sum(icon.times * WORTH[icon.kind][place] for icon in icons)


def rule(number: str) -> str:
    """The line of this rule."""
    return next(line for line in TEXT.splitlines() if line.startswith(f"- **{number}**"))


def numbers(text: str) -> tuple[int, ...]:
    """The whole numbers in a text, in their order."""
    return tuple(int(each) for each in re.findall(r"\d+", text))


def between(first: str, last: str) -> list[str]:
    """The ids from this one to that: u11 to u13 are u11, u12, u13."""
    return [f"{first[0]}{number:02}" for number in range(int(first[1:]), int(last[1:]) + 1)]


# 3 Components and fixed numbers

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


# 4.2 and 11.6 Houses


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


# 11.2 to 11.4 Candle cards


def test_the_icons_are_those_of_the_table_of_worth() -> None:
    assert set(KINDS) == set(WORTH) and len(KINDS) == 6


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


# 11.5 Tactics


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


# 11.8 Upgrades


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


@covers("CN-236")
def test_two_players_leave_out_the_upgrades_about_curses() -> None:
    about_curses = [
        name
        for name, upgrade in CONTENT.upgrades.items()
        if upgrade.does == Reach("curse_power") or (isinstance(upgrade.does, When) and upgrade.does.event == "curse")
    ]
    assert list(CONTENT.curse_upgrades) == about_curses == re.findall(r"u\d\d", rule("CN-236"))
    assert len(CONTENT.upgrades) - len(CONTENT.curse_upgrades) == 32


def test_a_lone_player_has_the_market_of_the_rule() -> None:
    listed = re.findall(r"(u\d\d)(?:–(u\d\d))?", rule("CN-1505"))
    assert list(CONTENT.solo_upgrades) == [name for first, last in listed for name in between(first, last or first)]
    assert len(CONTENT.solo_upgrades) == CONTENT.stacks * CONTENT.solo_stack_height


# 11.9 and 11.10 Curses and temples


@pytest.mark.parametrize("row", CURSES, ids=name_of)
def test_a_curse_has_the_region_and_the_property_of_its_row(row: Row) -> None:
    assert CONTENT.curses[name_of(row)] == (int(row["region"]), word(row["property"]))


@covers("CN-212")
def test_nine_curses_strike_every_region_but_the_sixth_and_seven_those_of_the_small_side() -> None:
    assert list(CONTENT.curses) == [name_of(row) for row in CURSES]
    assert len({curse.property for curse in CONTENT.curses.values()}) == len(CONTENT.curses) == 9
    for side, years in (("small", CONTENT.fog.small), ("large", CONTENT.fog.large)):
        struck = [curse.region for curse in CONTENT.curses.values() if curse.region in SIDES[side].regions]
        assert struck == [region for region in SIDES[side].regions if region != 6]
        assert len(struck) == sum(years) and len(years) == CONTENT.years


@covers("CN-208")
def test_there_are_six_temples_of_each_colour_at_the_printed_price() -> None:
    assert {name_of(row): int(row["count"]) for row in TEMPLES} == CONTENT.temples
    assert [int(row["price"]) for row in TEMPLES] == [CONTENT.temple_price] * 3
    assert sum(CONTENT.temples.values()) == 18
    assert numbers(TEMPLES[0]["effect"]) == (CONTENT.white_vp, CONTENT.white_vp)


# 11.11 Missions and withering


def test_there_are_twelve_yearly_and_twelve_hierarchical_missions() -> None:
    assert list(CONTENT.missions) == [name_of(row) for row in MISSIONS]
    assert Counter(mission.yearly for mission in CONTENT.missions.values()) == {True: 12, False: 12}
    assert all(mission.yearly == name.startswith("my") for name, mission in CONTENT.missions.items())


def test_the_places_of_missions_are_worth_what_their_headings_say() -> None:
    assert f"first to do it each year: {' / '.join(map(str, CONTENT.yearly_vp))} VP" in TEXT
    assert f"places {' / '.join(map(str, CONTENT.hierarchical_vp))} VP over the game" in TEXT


@covers("CN-242")
def test_two_players_leave_out_five_missions_about_controlled_curses() -> None:
    assert list(CONTENT.curse_missions) == re.findall(r"m[yh]\d\d", rule("CN-242"))
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


# 11.12 Discoveries


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


# 11.13 Solo


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
