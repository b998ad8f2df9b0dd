"""Section 11: every piece has the numbers that are printed there, words in both languages, and a picture."""

import re

import pytest

from parlour.conform import covers
from parlour.games.horde.board import DISTANCE
from parlour.games.horde.content.icons import ICONS
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.drawing import SIGN
from parlour.games.horde.game import GAME
from parlour.games.horde.position import TOKENS
from parlour.kernel import LANGUAGES, words
from tests.tables import Row, rows, word

CONTENT = GAME.content
RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
ARMIES = ("rus", "china", "south_mongolia", "north_mongolia")  # as their tables stand in 11.3
UNITS = [row for row in rows(GAME, "11.3 ") if "H" in row]
TRAITS = rows(GAME, "11.4 ")
SETTLEMENTS = rows(GAME, "11.5 ")
CARDS = rows(GAME, "11.7 ")
WORTH = {"support": 20, "combat": 24, "ranged": 24, "special": 30, "leader": 30, "legend": 36, "myth": 40}
TYPES = {"wager, open": "open_wager", "wager, stake": "stake_wager"}


def name_of(row: Row) -> str:
    """The id of the row."""
    return word(row.get("id") or row["trait"])


@covers(
    "unit:rus_axe", "unit:rus_spear", "unit:rus_archer", "unit:rus_caravan", "unit:rus_smith", "unit:rus_vityaz",
    "unit:rus_dobrynya", "unit:rus_ivan", "unit:rus_zmey",
    "unit:china_swordsman", "unit:china_sapper", "unit:china_crossbow", "unit:china_ambusher", "unit:china_commander",
    "unit:china_guandao", "unit:china_heroine", "unit:china_wanyan", "unit:china_dragon",
    "unit:sm_raider", "unit:sm_tracker", "unit:sm_shortbow", "unit:sm_groom", "unit:sm_poisoner", "unit:sm_assassin",
    "unit:sm_khutulun", "unit:sm_genghis", "unit:sm_mogoi",
    "unit:nm_raider", "unit:nm_thief", "unit:nm_longbow", "unit:nm_groom", "unit:nm_tribute", "unit:nm_scout",
    "unit:nm_chelubey", "unit:nm_batu", "unit:nm_mogoi",
)  # fmt: skip
@pytest.mark.parametrize("row", UNITS, ids=name_of)
def test_a_unit_has_the_numbers_of_its_row(row: Row) -> None:
    kind = CONTENT.kinds[name_of(row)]
    assert (kind.rank, kind.mount, kind.trait) == (row["class"], row["mount"], word(row["trait"]))
    assert (kind.health, kind.attack, kind.defence, kind.speed) == tuple(int(row[column]) for column in "HADS")
    assert (kind.summon_time, kind.range) == (int(row["T"]), 0 if row["R"] == "–" else int(row["R"]))
    assert (kind.tokens, kind.points) == (int(row["tokens"]), int(row["Pts"]))


@pytest.mark.parametrize("row", UNITS, ids=name_of)
def test_the_points_of_a_unit_follow_from_its_numbers(row: Row) -> None:
    kind = CONTENT.kinds[name_of(row)]
    budget = 3 * kind.health + 2 * (kind.attack + kind.defence + kind.range) + 3 * kind.speed + int(row["V"])
    assert kind.points == budget == {"nm_tribute": 30, "nm_longbow": 25}.get(name_of(row), WORTH[kind.rank])


def test_there_are_as_many_kinds_and_tokens_as_the_glossary_says() -> None:
    assert set(CONTENT.kinds) == {name_of(row) for row in UNITS}
    assert f"\n## 2.7 Units ({len(UNITS)} kinds, {len(KIND_OF)} tokens)\n" in RULES


@pytest.mark.parametrize("row", rows(GAME, "11.1 "), ids=lambda row: word(row["faction"]))
def test_a_faction_has_as_many_tokens_as_its_row_says(row: Row) -> None:
    assert len(TOKENS[word(row["faction"])]) == int(row["tokens"])


def test_an_army_has_its_totals() -> None:
    armies = [[CONTENT.kinds[KIND_OF[unit]] for unit in TOKENS[faction]] for faction in ARMIES]
    totals = [
        tuple(map(sum, zip(*[(kind.points, kind.health, kind.summon_time) for kind in army], strict=True))) for army in armies
    ]
    written = re.findall(r"^Army total: (\d+) points, (\d+) health, (\d+) turns", RULES, re.MULTILINE)
    assert totals == [tuple(map(int, army)) for army in written]


def test_every_unit_has_a_sign_of_its_own_in_the_text_of_a_terminal() -> None:
    assert sorted(SIGN) == sorted(CONTENT.kinds) and len(set(SIGN.values())) == len(SIGN)


@covers(
    "trait:tr_axe", "trait:tr_spear", "trait:tr_aimed_shot", "trait:tr_supplies", "trait:tr_armour_repair", "trait:tr_charge",
    "trait:tr_bogatyr", "trait:tr_princes_order", "trait:tr_line_attack", "trait:tr_ancient_techniques", "trait:tr_gunpowder",
    "trait:tr_heavy_bolts", "trait:tr_traps", "trait:tr_iron_discipline", "trait:tr_onslaught", "trait:tr_role_model",
    "trait:tr_personal_healers", "trait:tr_wind_speed", "trait:tr_raid", "trait:tr_pursuit", "trait:tr_short_bows",
    "trait:tr_young_herd", "trait:tr_poisons", "trait:tr_isolation", "trait:tr_regroup", "trait:tr_golden_horde",
    "trait:tr_molten_armour", "trait:tr_theft", "trait:tr_fire_arrows", "trait:tr_tribute", "trait:tr_disguise",
    "trait:tr_spear_breaker", "trait:tr_harsh_drill", "trait:tr_ice_breath",
)  # fmt: skip
@pytest.mark.parametrize("row", TRAITS, ids=name_of)
def test_a_trait_may_be_copied_as_its_row_says_and_belongs_to_a_unit(row: Row) -> None:
    trait = CONTENT.traits[name_of(row)]
    assert trait.copied is row["copy"].startswith("yes")
    assert len([kind for kind in CONTENT.kinds.values() if kind.trait == name_of(row)]) == (
        2 if row["bearer"].startswith("both") else 1
    )


def test_there_are_the_traits_of_the_table_as_many_as_the_glossary_says_and_no_others() -> None:
    assert set(CONTENT.traits) == {name_of(row) for row in TRAITS}
    assert f"\n## 2.8 Traits ({len(TRAITS)} different;" in RULES


@covers(
    "settlement:cap_rus", "settlement:cap_china", "settlement:cap_south", "settlement:cap_north", "settlement:city_rus_1",
    "settlement:city_rus_2", "settlement:city_rus_3", "settlement:city_china_1", "settlement:city_china_2",
    "settlement:city_china_3",
)  # fmt: skip
@pytest.mark.parametrize("row", SETTLEMENTS, ids=name_of)
def test_a_settlement_stands_on_the_hexes_of_its_row(row: Row) -> None:
    settlement = CONTENT.settlements[name_of(row)]
    hex, _, alone = row["hex"].lower().partition(" (")
    assert (settlement.hex, settlement.hex_1v1) == (hex, alone.removesuffix(" in 1v1)") or hex)
    assert (settlement.capital, settlement.durability) == (row["kind"] == "capital", int(row["durability"]))
    assert settlement.faction == row["owner (2v2)"]


def test_there_are_ten_settlements_and_no_two_are_near_each_other() -> None:
    assert set(CONTENT.settlements) == {name_of(row) for row in SETTLEMENTS} and len(SETTLEMENTS) == 10
    hexes = [settlement.hex for settlement in CONTENT.settlements.values()]
    assert min(DISTANCE[one][other] for one in hexes for other in hexes if one != other) == 3


@covers(
    "card:ev_mud", "card:ev_blizzard", "card:ev_dust_storm", "card:ev_panic", "card:ev_pestilence", "card:ev_ice_drift",
    "card:ev_eclipse", "card:ev_dry_roads", "card:ev_pastures", "card:ev_war_drums", "card:ev_shield_wall", "card:ev_clear_sky",
    "card:ev_levy", "card:ev_herbalists", "card:ev_truce", "card:ev_rams", "card:ev_forced_march", "card:ev_weariness",
    "card:ev_wager_wrestlers", "card:ev_wager_race", "card:ev_wager_archers", "card:ev_wager_champions", "card:ev_wager_tribute",
    "card:ev_wager_omens",
)  # fmt: skip
@pytest.mark.parametrize("row", CARDS, ids=name_of)
def test_a_card_is_of_the_type_of_its_row_and_does_harm_as_it_says(row: Row) -> None:
    card = CONTENT.cards[name_of(row)]
    assert (card.type, card.harm) == (TYPES.get(row["type"], row["type"]), row["harm"] == "yes")


def test_there_are_24_cards() -> None:
    assert set(CONTENT.cards) == {name_of(row) for row in CARDS} and len(CARDS) == 24


@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border", "conquest"])
def test_a_mode_has_the_numbers_of_its_column(mode: str) -> None:
    table = {row[""]: row[mode] for row in rows(GAME, "11.9 ")}
    numbers = CONTENT.modes[mode]
    assert numbers.combat + numbers.support + 2 == int(table["starting units"].split()[0])  # the leader and a ranged unit
    assert numbers.cities is (table["cities"] != "none")
    limit = table["round limit"]
    assert numbers.rounds == (0 if limit.startswith("none printed") else int(limit.split()[0]))
    assert numbers.rounds or f"safety limit {GAME.options['limit'].default}," in limit


def test_the_track_has_the_sections_that_it_should() -> None:
    table = {row["item"]: row["value"] for row in rows(GAME, "11.8 ")}
    assert CONTENT.track == int(table["sections of the track"].split(",")[0])
    assert max(kind.summon_time for kind in CONTENT.kinds.values()) == int(table["highest summon time"].split()[0])


@pytest.mark.parametrize(("language", "column"), [("en", "English"), ("ru", "Russian")])
@pytest.mark.parametrize(("kind", "table"), [("unit", UNITS), ("card", CARDS)], ids=["units", "cards"])
def test_units_and_cards_are_called_as_in_their_tables(kind: str, table: tuple[Row, ...], language: str, column: str) -> None:
    spoken = {name_of(row): words(GAME.folder, language).say(f"{kind}-{name_of(row)}") for row in table}
    assert spoken == {name_of(row): row[column] for row in table}


@pytest.mark.parametrize("language", LANGUAGES)
def test_traits_and_settlements_have_words(language: str) -> None:
    keys = [f"trait-{name}" for name in CONTENT.traits] + [f"settlement-{name}" for name in CONTENT.settlements]
    assert [key for key in keys if key not in words(GAME.folder, language)] == []


def test_every_piece_has_a_picture_and_no_two_share_one() -> None:
    assert [name for name in (*CONTENT.kinds, *CONTENT.traits, *CONTENT.cards, *CONTENT.factions) if name not in ICONS] == []
    assert {"capital", "city"} <= set(ICONS)
    taken = list(ICONS.values())
    assert {name: icon for name, icon in ICONS.items() if taken.count(icon) > 1} == {}


def test_no_picture_is_of_a_piece_that_does_not_exist() -> None:
    known = {"unit": CONTENT.kinds, "tr": CONTENT.traits, "ev": CONTENT.cards}
    strange = [name for name in ICONS if name.split("_")[0] in ("tr", "ev") and name not in known[name.split("_")[0]]]
    armies = ("rus_", "china_", "sm_", "nm_")
    assert strange == [] and [name for name in ICONS if name.startswith(armies) and name not in CONTENT.kinds] == []
