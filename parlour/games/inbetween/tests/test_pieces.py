"""Section 11: every piece has the numbers that are printed there, and words in both languages."""

from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.content.effects import LADDERS
from parlour.games.inbetween.game import GAME
from parlour.kernel import LANGUAGES, words
from tests.tables import Row, rows, word

CONTENT = GAME.content
CITY_CARDS = [row for row in rows(GAME, "11.4 ") if "symbol" in row]
CREATURE_CARDS = [row for row in rows(GAME, "11.5 ") if "symbol" in row]
FACES = rows(GAME, "11.3.1 ")
SYMBOLS = rows(GAME, "2.4 ")
DISTRIBUTION = rows(GAME, "11.2 ")
KNOWLEDGE = rows(GAME, "11.7 ")
SUMS = {row["check"]: row["value"] for row in rows(GAME, "11.8 ")}
CONSTANTS = {word(row["constant"]): row["default"] for row in rows(GAME, "11.9 ")}
OPERATIONS = [row for row in rows(GAME, "11.11 ") if "operations" in row]
# chosen for a match, not content: the option, and what its choices are called in the table
SWITCHES = {"second_player_bonus_energy": ("bonus", {}), "balanced_deal": ("deal", {"off": "plain"})}
READINGS = ("pull_world",)  # chosen for a match where the rulebook contradicts itself


def name_of(row: Row) -> str:
    """The id of the row."""
    return word(row["id"])


def numbers(text: str) -> list[int]:
    """The whole numbers in a text, in their order."""
    return [int(each) for each in "".join([letter if letter.isdigit() else " " for letter in text]).split()]


def knowledge_of(row: Row) -> str:
    """The id of a level of knowledge: "Creature 3" is creature_k3."""
    side, level = row["player, level"].lower().split()
    return f"{side}_k{level}"


@pytest.mark.parametrize("row", CITY_CARDS, ids=name_of)
def test_a_city_card_has_the_numbers_of_its_row(row: Row) -> None:
    card = CONTENT.cards[name_of(row)]
    assert (card.side, card.copies) == ("city", 1)
    assert (card.symbol, card.cost, card.equipment) == (row["symbol"], int(row["cost"]), row["type"] == "E")


@pytest.mark.parametrize("row", CREATURE_CARDS, ids=name_of)
def test_a_creature_card_has_the_numbers_of_its_row(row: Row) -> None:
    card = CONTENT.cards[name_of(row)]
    assert (card.side, card.equipment) == ("creature", False)
    assert (card.symbol, card.cost, card.copies) == (row["symbol"], int(row["cost"]), int(row["copies"]))


@covers("IB-I24")
def test_the_decks_have_the_cards_of_their_tables_and_as_many_as_the_components_say() -> None:
    assert [list(DECKS[0]), list(dict.fromkeys(KIND_OF[card] for card in DECKS[1]))] == [
        [name_of(row) for row in CITY_CARDS],
        [name_of(row) for row in CREATURE_CARDS],
    ]
    count = {row["component"]: int(row["count"]) for row in rows(GAME, "3. ") if "component" in row}
    assert [len(set(deck)) for deck in DECKS] == [count["City cards"], count["Creature cards"]]
    assert f"\n## 11.4 City cards ({len(DECKS[0])}, each once)\n" in (GAME.folder / "RULES.md").read_text(encoding="utf-8")


@covers(
    "character:bob", "character:carl", "character:earl", "character:jamie", "character:jerem", "character:julie",
    "character:lance", "character:maggie", "character:mandy", "character:max", "character:mina", "character:natalie",
    "character:richard", "character:rodney", "character:sam", "character:scott", "character:timmy", "character:tom",
)  # fmt: skip
@pytest.mark.parametrize("row", FACES, ids=name_of)
def test_both_faces_of_a_character_are_printed_as_in_its_row(row: Row) -> None:
    both = CONTENT.characters[name_of(row)]
    assert both.human == (row["human face: City symbol"], row["Creature symbol"], word(row["effect"]), row["★"] == "★")
    assert both.creature == (
        row["creature face: City symbol"],
        row["Creature symbol 2"],
        word(row["effect 2"]),
        row["★ 2"] == "★",
    )


def test_there_are_18_characters() -> None:
    assert list(CONTENT.characters) == [name_of(row) for row in FACES] and len(FACES) == 18


@covers("IB-I24")
def test_no_two_human_faces_and_no_two_creature_faces_bear_the_same_symbols() -> None:
    pairs = [[(face.city, face.creature) for face in each] for each in zip(*CONTENT.characters.values(), strict=True)]
    assert [len(set(each)) for each in pairs] == [18, 18]
    assert len({*pairs[0], *pairs[1]}) == 28
    assert all(both.human.city != both.creature.city for both in CONTENT.characters.values())
    assert all(both.human.creature != both.creature.creature for both in CONTENT.characters.values())


@covers(
    "symbol:home", "symbol:shield", "symbol:lantern", "symbol:heart", "symbol:web", "symbol:rift", "symbol:eye",
    "symbol:tentacle", "symbol:skull", "symbol:maw", "symbol:claw",
)  # fmt: skip
@pytest.mark.parametrize("row", DISTRIBUTION, ids=lambda row: row["symbol"])
def test_a_symbol_is_on_as_many_faces_and_cards_as_its_row_says(row: Row) -> None:
    symbol, side = row["symbol"], row["kind"].lower()
    assert CONTENT.symbols[symbol] == side
    shown = [[getattr(face, side) for face in each].count(symbol) for each in zip(*CONTENT.characters.values(), strict=True)]
    assert shown == [int(row["human faces"]), int(row["creature faces"])]
    bearing = [kind for kind, card in CONTENT.cards.items() if card.symbol == symbol]
    if side == "city":
        assert f"{len(bearing)} City cards" == row["cards with it"]
        assert sum(CONTENT.cards[kind].equipment for kind in bearing) == 2
    else:
        assert [f"{words(GAME.folder, 'en').say(f'card-{kind}')} ×4" for kind in bearing] == [row["cards with it"]]


def test_there_are_11_symbols() -> None:
    assert CONTENT.symbols == {name_of(row): row["kind"].lower() for row in SYMBOLS} and len(SYMBOLS) == 11


@covers("IB-I24")
def test_the_costs_of_the_city_cards_add_up() -> None:
    costs = {symbol: [card.cost for card in CONTENT.cards.values() if card.symbol == symbol] for symbol in CONTENT.symbols}
    city = [sum(costs[symbol]) for symbol in ("home", "shield", "lantern", "heart")]
    assert [*city, sum(city)] == numbers(SUMS["City cost sums per symbol: home, shield, lantern, heart"])[:5]
    histogram = Counter(card.cost for card in CONTENT.cards.values() if card.side == "city")
    found = numbers(SUMS["City cost histogram"])
    assert histogram == dict(zip(found[::2], found[1::2], strict=True))


@covers("IB-I24", "IB-901")
def test_the_equipment_cards_have_their_costs() -> None:
    listed, _, total = SUMS["City equipment costs"].partition(" (sum ")
    named = {words(GAME.folder, "en").say(f"card-{kind}"): card.cost for kind, card in CONTENT.cards.items() if card.equipment}
    assert named == {name: int(cost) for name, cost in (each.rsplit(" ", 1) for each in listed.split(", "))}
    assert sum(named.values()) == int(total.rstrip(")"))


@covers("IB-I24")
def test_the_costs_of_the_creature_cards_add_up() -> None:
    costs = [card.cost for card in CONTENT.cards.values() if card.side == "creature"]
    all_cards = [CONTENT.cards[KIND_OF[card]].cost for card in DECKS[1]]
    assert [sum(costs), sum(all_cards)] == numbers(SUMS["Creature cost sum over kinds / cards"])[:2]
    found = numbers(SUMS["Creature cost histogram (kinds)"])
    assert Counter(costs) == dict(zip(found[::2], found[1::2], strict=True))


@covers("IB-I24")
def test_stars_and_human_effects_are_as_many_as_they_should_be() -> None:
    human, creature = zip(*CONTENT.characters.values(), strict=True)
    assert [sum(face.star for face in faces) for faces in (human, creature)] == numbers(SUMS["stars"])
    found = SUMS["human effects"].replace("`", "").split(", ")
    assert Counter(face.effect for face in human) == {name: int(count) for name, count in (each.split() for each in found)}
    assert [face.effect for face in creature] == [f"c_{name}" for name in CONTENT.characters]


@pytest.mark.parametrize("constant", [each for each in CONSTANTS if each not in (*SWITCHES, *READINGS)])
def test_a_number_of_the_edition_is_as_in_its_row(constant: str) -> None:
    assert getattr(CONTENT, constant) == int(CONSTANTS[constant])


@pytest.mark.parametrize("constant", SWITCHES)
def test_a_switch_of_the_set_up_is_by_default_as_in_its_row(constant: str) -> None:
    option, choices = SWITCHES[constant]
    row = CONSTANTS[constant]
    assert GAME.terms(2, {}).options[option] == choices.get(row, row) and GAME.options[option].house


@covers("IB-R28")
@pytest.mark.parametrize("constant", READINGS)
def test_a_reading_of_the_rulebook_is_an_option_whose_default_is_in_its_row(constant: str) -> None:
    assert GAME.terms(2, {}).options[constant] == CONSTANTS[constant]
    assert not GAME.options[constant].house
    (row,) = [row for row in rows(GAME, "4.2 ") if word(row["option"]) == constant]
    assert tuple(each for each in row["choices"].split("`")[1::2]) == GAME.options[constant].choices
    for choice in GAME.options[constant].choices:
        assert GAME.terms(2, {constant: choice}).options[constant] == choice


def test_the_house_rules_are_listed_with_their_options() -> None:
    listed = {word(row["option"]): row["default"] for row in rows(GAME, "4.1 ")}
    assert listed == {name: f"`{option.default}`" for name, option in GAME.options.items() if option.house}


def test_every_effect_of_the_list_of_operations_exists() -> None:
    listed = {each for row in OPERATIONS for each in row["id"].split("`")[1::2]}
    assert listed - set(CONTENT.effects) == set()
    faces = {face.effect for both in CONTENT.characters.values() for face in both}
    assert faces | set(CONTENT.cards) | {each for ladder in LADDERS for each in ladder} <= set(CONTENT.effects)


def test_every_side_knows_five_effects() -> None:
    assert [each for ladder in LADDERS for each in ladder] == [knowledge_of(row) for row in KNOWLEDGE]


@pytest.mark.parametrize(("language", "column"), [("en", "English"), ("ru", "Russian")])
def test_cards_are_called_as_in_their_tables(language: str, column: str) -> None:
    table = {name_of(row): row[column] for row in (*CITY_CARDS, *CREATURE_CARDS)}
    assert {name: words(GAME.folder, language).say(f"card-{name}") for name in table} == table


@pytest.mark.parametrize(("language", "column"), [("en", "English"), ("ru", "Russian")])
def test_symbols_are_called_as_in_their_table(language: str, column: str) -> None:
    table = {name_of(row): row[column] for row in SYMBOLS}
    assert {name: words(GAME.folder, language).say(f"symbol-{name}") for name in table} == table


@pytest.mark.parametrize(("language", "column"), [("en", "English"), ("ru", "Russian")])
def test_characters_are_called_as_in_their_table(language: str, column: str) -> None:
    table = {word(row[f"id{at}"]): row[f"{column}{at}"] for row in rows(GAME, "2.5 ") for at in ("", " 2", " 3")}
    assert set(table) == set(CONTENT.characters)
    assert {name: words(GAME.folder, language).say(f"character-{name}") for name in table} == table


@pytest.mark.parametrize(("language", "column"), [("en", "English"), ("ru", "Russian")])
def test_levels_of_knowledge_are_called_as_in_their_table(language: str, column: str) -> None:
    table = {knowledge_of(row): row[column] for row in KNOWLEDGE}
    assert {name: words(GAME.folder, language).say(f"knowledge-{name}") for name in table} == table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_says_what_it_does(language: str) -> None:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = {
        entry.id.name
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and any(attribute.id.name == "about" for attribute in entry.attributes)
    }
    pieces = [f"card-{name}" for name in CONTENT.cards] + [f"symbol-{name}" for name in CONTENT.symbols]
    pieces += [f"character-{name}" for name in CONTENT.characters]
    pieces += [f"effect-{face.effect}" for both in CONTENT.characters.values() for face in both]
    pieces += [f"knowledge-{name}" for ladder in LADDERS for name in ladder]
    assert [name for name in pieces if name not in told] == []
