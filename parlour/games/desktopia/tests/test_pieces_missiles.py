"""11.3: every missile has the numbers of its row, and its effect works."""

import re

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.tests.blows import ahead, away, column, course, hits, refused, striker, wounds
from parlour.games.desktopia.tests.situations import battle, desk, flick, kind, lay, ranges, shoot
from tests.tables import Row, rows, word

CARDS = {word(row["id"]): row for row in rows(GAME, "11.3")}


def test_there_are_eight_missiles_in_the_order_of_the_table() -> None:
    assert list(CONTENT.missiles) == list(CARDS) and len(CARDS) == 8


@pytest.mark.parametrize(("kind_of", "row"), CARDS.items(), ids=CARDS)
def test_a_missile_has_the_numbers_of_its_row(kind_of: str, row: Row) -> None:
    card = CONTENT.missiles[kind_of]
    assert (card.order, card.disks, card.limited) == (row["Order"], int(row["Disks"]), row["Supply"] != "∞")
    assert card.lasting == (row["Kind"] == "long-term")
    owner = CONTENT.characters[row["Owner"]]
    assert (owner.missile, owner.order) == (kind_of, card.order)
    assert owner.shoots == ("shot" in row["How it gets on the field"])
    most = re.search(r"\d+", row["Supply"])
    assert owner.supply == (int(most[0]) if most else 0)
    starts = re.search(r"starts (\d+)", row["Supply"])
    assert card.start == (int(starts[1]) if starts else owner.supply)


@pytest.mark.parametrize("order", ORDERS)
def test_the_missiles_of_an_order_use_its_five_disks(order: str) -> None:
    assert sum(card.disks for card in CONTENT.missiles.values() if card.order == order) == CONTENT.sizes["missile"].disks == 5


@covers("missile:scorching_flame")
def test_a_flame_shot_at_an_enemy_burns_every_turn() -> None:
    match = battle(striker("adjarkha"), ahead("kharu"))
    shoot(match, "adjarkha", 430, 500, 0, 900)
    assert column(match, "kharu") == ("flame1",) and wounds(match) == []
    match.act(0, "end")
    match.act(0, "trigger flame1")
    match.act(0, "decline")
    assert wounds(match) == [("kharu", 1)] and column(match, "kharu") == ("flame1",)


@covers("missile:wandering_tornado")
def test_a_tornado_has_a_second_shot_after_a_miss() -> None:
    match = battle(striker("sirokh"), ahead("kharu", by=200))
    shoot(match, "sirokh", 430, 500, 0, 600)
    assert kind(match) == "aim"
    flick(match, "tornado1", 0, 1200)
    assert wounds(match) == [("kharu", 1)]


@covers("missile:thorn_shield")
def test_a_shield_keeps_damage_from_its_bearer() -> None:
    match = battle(striker("vampal"), ahead("shawakh"))
    lay(match, "shawakh", "shield1", by=1)
    flick(match, "vampal1", 0, 800)
    assert hits(match) == [("shawakh", 1)] and wounds(match) == []


@covers("missile:hardened_arrow")
def test_an_arrow_wounds_once() -> None:
    match = battle(striker("div"), ahead("kharu"))
    shoot(match, "div", 430, 500, 0, 900)
    assert wounds(match) == [("kharu", 1)] and len(free(desk(match), "arrow")) == 2


@covers("missile:chain_lightning")
def test_a_chain_of_three_lightnings_wounds_three_times() -> None:
    match = battle(striker("baaroun"), ahead("kharu"), first_player=1)
    desk(match).supply["baaroun"] = 2
    match.act(1, "end")
    shoot(match, "baaroun", 430, 500, 0, 900)
    assert wounds(match) == [("kharu", 3)]


@covers("missile:magnet_of_power")
def test_a_magnet_makes_an_enemy_strike_its_friend() -> None:
    match = battle(striker("vailla"), ahead("ezzen"), ahead("kharu", by=200))
    shoot(match, "vailla", 430, 500, 0, 600)
    flick(match, "ezzen1", 0, 900)
    assert hits(match) == [("kharu", 1)]


@covers("missile:lariat_of_pain")
def test_a_lariat_hurts_both() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    lay(match, "vampal1", "lariat1", by=1)
    flick(match, "vampal1", 0, 900)
    assert wounds(match) == [("kharu", 2), ("vampal1", 1)]


@covers("missile:vampire_tick")
def test_a_tick_paralyses_bites_and_feeds() -> None:
    match = battle(striker("akeru", wounds=1), ahead("vailla"), away("energan", 1))
    shoot(match, "akeru", 430, 500, 0, 900)
    match.act(0, "end")
    assert refused(match, "flick vailla 0.0 500", seat=1) == "DK-MIS-27" and ranges(match, 1)["disk"] == ("energan1",)
    match.act(1, "end")
    assert course(match) == [("wounded", "vailla", 3), ("healed", "akeru", 5)]
