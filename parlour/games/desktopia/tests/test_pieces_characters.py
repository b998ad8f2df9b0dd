"""11.2: every character has the numbers of its row, and its ability works."""

import re

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.events import ChargeLaid, DamagePrevented
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.tests.blows import ahead, away, column, course, hits, striker, wounds
from parlour.games.desktopia.tests.situations import battle, desk, flick, kind, lay, options, ranges, shoot, told, unit
from tests.tables import Row, rows, word

CARDS = {word(row["id"]): row for row in rows(GAME, "11.2") if "Lives" in row}
SIZES = {"hero": "31", "veteran": "28", "fighter": "23"}
NAMES = {missile.short.capitalize(): kind for kind, missile in CONTENT.missiles.items()}


def degrees(cell: str) -> int:
    """An arc, 0 for none."""
    return int(cell.removesuffix("°")) if cell != "–" else 0


def missile_of(cell: str) -> tuple[str, int]:
    """The missile in a cell, and how many the card holds at most (0 for an unlimited supply)."""
    if cell == "–":
        return "", 0
    name, *_ = re.split(r"[ ,]", cell)
    numbers = re.findall(r"\d+", cell)
    return NAMES[name], int(numbers[-1]) if numbers else 0


def test_there_are_twenty_characters_in_the_order_of_the_table() -> None:
    assert list(CONTENT.characters) == list(CARDS) and len(CARDS) == 20


@pytest.mark.parametrize(("kind_of", "row"), CARDS.items(), ids=CARDS)
def test_a_character_has_the_numbers_of_its_row(kind_of: str, row: Row) -> None:
    card = CONTENT.characters[kind_of]
    assert (card.order, card.rank, card.kind) == (row["Order"], row["Rank"], row["Class"])
    assert (card.lives, card.cost, card.hit) == (int(row["Lives"]), int(row["Cost"]), row["Hit"])
    assert f"{CONTENT.sizes[card.rank].diameter:g}" == row["Disk"] == SIZES[card.rank]
    assert card.sector == degrees(row["Sector"]) and (card.missile, card.supply) == missile_of(row["Missile, supply"])
    assert (card.shoots, card.spell, card.trait) == (row["Shot"] == "yes", row["Spell"] == "yes", row["Trait"] == "yes")


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_has_two_heroes_a_veteran_type_and_two_fighter_types_of_equal_cost(order: str) -> None:
    own = [card for card in CONTENT.characters.values() if card.order == order]
    assert [card.rank for card in own] == ["hero", "hero", "veteran", "fighter", "fighter"]
    heroes, veterans, fighters = own[:2], own[2:3], own[3:]
    assert len({card.cost for card in fighters}) == 1
    worth = sum(card.cost for card in heroes) + 4 * veterans[0].cost + 4 * fighters[0].cost
    assert worth == {"fire": 51, "grass": 50, "metal": 52, "dust": 51}[order]


@covers("character:adjarkha")
def test_adjarkha_burns_whom_he_hits_shoots_flames_and_moves_them() -> None:
    match = battle(striker("adjarkha"), ahead("kharu"), away("akeru", 1))
    assert ranges(match)["shooter"] == ("adjarkha",)
    flick(match, "adjarkha", 0, 800)
    assert column(match, "kharu") == ("flame1",)
    match.act(0, "end")
    match.act(0, "trigger adjarkha")
    match.act(0, "spark flame1 akeru")
    assert column(match, "akeru") == ("flame1",) and desk(match).lives == {"adjarkha": 4, "kharu": 3, "akeru": 4}


@covers("character:sirokh")
def test_sirokh_shoots_the_tornado() -> None:
    match = battle(striker("sirokh"), ahead("kharu"))
    shoot(match, "sirokh", 430, 500, 0, 900)
    assert desk(match).lives["kharu"] == 3


@covers("character:vampal")
def test_a_vampal_is_healed_by_its_neighbours() -> None:
    match = battle(striker("vampal", wounds=1), unit("smoker", 0, 430, 500), away("kharu", 1), first_player=1)
    match.act(1, "end")
    assert course(match) == [("healed", "vampal1", 2)]


@covers("character:elemental")
def test_an_elemental_hits_the_burning_twice_as_hard() -> None:
    match = battle(striker("elemental"), ahead("ezzen"), away("sirokh", 0), away("kharu", 1))
    lay(match, "ezzen1", "flame1", by=0)
    flick(match, "elemental1", 0, 900)
    assert wounds(match) == [("ezzen1", 2)]


@covers("character:smoker")
def test_a_smoker_laughs_at_fighters() -> None:
    match = battle(striker("skolop", facing=0), ahead("smoker"), away("sirokh", 1))
    flick(match, "skolop1", 0, 900)
    assert [(each.disk, each.damage, each.why) for each in told(match, DamagePrevented)] == [("smoker1", 2, "smoker")]


@covers("character:shawakh")
def test_shawakh_shields_somebody() -> None:
    match = battle(away("shawakh", 0), away("dryad", 0, 4), away("kharu", 1))
    match.act(0, "end")
    match.act(0, "shield dryad1")
    match.act(0, "done")
    assert desk(match).supply["shawakh"] == 2 and len(column(match, "dryad1")) == 1


@covers("character:div")
def test_div_shoots_arrows_and_charges_a_hero_when_he_dies() -> None:
    match = battle(striker("div", wounds=3), ahead("kharu"), away("shawakh", 0, missiles=0))
    shoot(match, "div", 430, 500, 0, 900)
    assert desk(match).lives["kharu"] == 3
    lay(match, "div", "flame1", by=1)
    match.act(0, "end")
    match.act(1, "end")
    match.act(0, "charge shawakh")
    assert [each.hero for each in told(match, ChargeLaid)] == ["shawakh"]


@covers("character:hornbug")
def test_a_hornbug_has_power_and_lies_idle_when_wounded() -> None:
    match = battle(striker("hornbug", facing=0), unit("hornbug", 0, 300, 300, wounds=1), ahead("kharu"))
    assert ranges(match)["disk"] == ("hornbug1",)
    flick(match, "hornbug1", 0, 900)
    assert hits(match) == [("kharu", 2)]


@covers("character:untouchable")
def test_an_untouchable_stings_its_neighbours() -> None:
    match = battle(striker("untouchable"), unit("kharu", 1, 430, 500))
    match.act(0, "end")
    assert wounds(match) == [("kharu", 1)]


@covers("character:dryad")
def test_a_dryad_heals_whom_it_touches() -> None:
    match = battle(striker("dryad"), ahead("shawakh", 0, wounds=1), away("kharu", 1))
    flick(match, "dryad1", 0, 900)
    assert course(match) == [("healed", "shawakh", 5)]


@covers("character:baaroun")
def test_baaroun_gathers_lightnings_and_throws_them_all() -> None:
    match = battle(striker("baaroun"), ahead("kharu"))
    assert desk(match).supply["baaroun"] == 1
    for seat in (0, 1):
        match.act(seat, "end")
    shoot(match, "baaroun", 430, 500, 0, 900)
    assert wounds(match) == [("kharu", 2)] and desk(match).supply["baaroun"] == 0


@covers("character:vailla")
def test_vailla_flicks_a_comrade_by_her_magnet() -> None:
    match = battle(striker("vailla"), ahead("energan", 0), unit("kharu", 1, 600, 500))
    shoot(match, "vailla", 430, 500, 0, 600)
    flick(match, "energan1", 0, 900)
    assert hits(match) == [("kharu", 1)]


@covers("character:ramprack")
def test_a_ramprack_flicks_the_weaker() -> None:
    match = battle(striker("energan"), unit("ramprack", 0, 300, 300), ahead("kharu"))
    match.act(0, "cast ramprack1 energan1")
    flick(match, "energan1", 0, 900)
    assert hits(match) == [("kharu", 1)]


@covers("character:minusoid")
def test_a_minusoid_takes_its_revenge() -> None:
    match = battle(striker("kharu"), ahead("minusoid"), away("vailla", 1))
    flick(match, "kharu", 0, 900)
    match.act(1, "penalise 0")
    assert desk(match).penalties == [1, 0]


@covers("character:energan")
def test_an_energan_leaves_a_bonus() -> None:
    match = battle(striker("kharu"), ahead("energan"), away("vailla", 1))
    flick(match, "kharu", 0, 900)
    assert desk(match).bonuses == [0, 1]


@covers("character:kharu")
def test_kharu_ropes_himself_and_strikes_with_power() -> None:
    match = battle(striker("kharu", facing=0), ahead("vailla"))
    match.act(0, "lariat kharu")
    flick(match, "kharu", 0, 900)
    assert wounds(match) == [("vailla", 3), ("kharu", 1)]


@covers("character:akeru")
def test_akeru_shoots_ticks_and_takes_new_ones() -> None:
    match = battle(striker("akeru", missiles=1), ahead("vailla"))
    shoot(match, "akeru", 430, 500, 0, 900)
    for seat in (0, 1):
        match.act(seat, "end")
    match.act(0, "cast akeru")
    assert len(column(match, "vailla")) == 1 and desk(match).supply["akeru"] == 2


@covers("character:ezzen")
def test_ezzen_drinks_from_whom_he_hits() -> None:
    match = battle(striker("ezzen", wounds=1), ahead("vailla"))
    flick(match, "ezzen1", 0, 900)
    assert course(match) == [("wounded", "vailla", 3), ("healed", "ezzen1", 2)]


@covers("character:phantom")
def test_a_phantom_trades_places() -> None:
    match = battle(striker("phantom"), away("kharu", 0), away("vailla", 1))
    match.act(0, "cast phantom1 kharu")
    assert desk(match).at["kharu"] == (400, 500) and kind(match) == "act" and "end" in options(match)


@covers("character:skolop")
def test_a_skolop_driven_from_behind_kills_a_veteran() -> None:
    match = battle(striker("skolop", facing=45), ahead("ramprack"), away("vailla", 1))
    flick(match, "skolop1", 0, 900)
    assert "ramprack1" not in desk(match).lives
