"""11.4 to 11.7: artifacts, rituals, time cards and kinds of hits as their tables say, each of them at work."""

import re

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import size
from parlour.games.desktopia.rules.timing import BONUS, PENALTY, allowance, cards_left, take_time_card
from parlour.games.desktopia.tests.blows import ahead, away, column, course, hits, striker
from parlour.games.desktopia.tests.cards import all_cards, hand, ritual
from parlour.games.desktopia.tests.situations import Plain, again, artifact, battle, desk, flick, kind, lay, unit
from parlour.games.desktopia.words import CITES
from parlour.kernel import Card, Match, move
from tests.tables import rows, word

ARTIFACTS = {word(row["id"]): row for row in rows(GAME, "11.4")}
RITUALS = {word(row["id"]): row for row in rows(GAME, "11.5")}
TIME = {word(row["id"]): row for row in rows(GAME, "11.6")}
HITS = {word(row["id"]): row for row in rows(GAME, "11.7")}
FOE = away("adjarkha", 1)
COMPONENTS = {row["Component"]: row["Count"] for row in rows(GAME, "3.1")}


def first_rule(cell: str) -> str:
    return cell.split(",")[0].split(" … ")[0]


def test_there_is_one_artifact_of_31_mm_of_every_order_as_the_table_says() -> None:
    assert {name: row["Order"] for name, row in ARTIFACTS.items()} == CONTENT.artifacts
    assert tuple(CONTENT.artifacts.values()) == ORDERS and COMPONENTS["Artifact cards"] == "4"
    match = battle(away("kharu", 0), FOE, artifacts=[artifact(name, 100 * n, 500) for n, name in enumerate(ARTIFACTS, 2)])
    assert {size(desk(match), name) for name in ARTIFACTS} == {CONTENT.sizes["hero"]._replace(disks=1)}
    assert CONTENT.sizes["artifact"].diameter == float(re.findall(r"disk of (\d+) mm", _heading("11.4"))[0])


def test_there_are_three_copies_of_each_of_the_four_rituals() -> None:
    assert {name: int(row["Copies"]) for name, row in RITUALS.items()} == CONTENT.rituals
    assert sum(CONTENT.rituals.values()) == int(COMPONENTS["Ritual cards"]) == 12


def test_there_are_five_time_cards_with_two_sides() -> None:
    assert CONTENT.time_cards == int(COMPONENTS["Time cards"]) == int(re.findall(r"\((\d)", _heading("11.6"))[0])
    assert list(TIME) == ["time_penalty", "time_bonus"]


def test_the_special_hits_belong_to_those_who_are_named() -> None:
    holders = {name: set(row["Holders"].split(", ")) for name, row in HITS.items()}
    cards = CONTENT.characters
    assert holders.pop("plain") == {"all"}
    assert holders.pop("power_hit") == {name for name, card in cards.items() if card.sector}
    assert holders == {hit: {name for name, card in cards.items() if card.hit == hit} for hit in holders}


@pytest.mark.parametrize(("table", "prefix"), [(ARTIFACTS, "artifact"), (RITUALS, "ritual")], ids=["artifacts", "rituals"])
def test_every_card_is_referred_to_the_rule_of_its_row(table: dict[str, dict[str, str]], prefix: str) -> None:
    assert {name: CITES[f"{prefix}-{name}"] for name in table} == {name: first_rule(row["Rules"]) for name, row in table.items()}


def dealt(card: str, *units: Plain) -> Match:
    """Seat 0 holds exactly this card of the twelve."""
    match = ritual(*units)
    move(desk(match), Card(card), "deck", ("hands", 0))
    return again(match)


@covers("ritual:summoning1", "ritual:summoning2", "ritual:summoning3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_copy_of_summoning_brings_a_fighter(number: int) -> None:
    match = dealt(f"summoning{number}", away("kharu", 0), FOE)
    for answer in ("play summoning", "summon phantom kharu", "place 90 60"):
        match.act(0, answer)
    assert ("phantom1" in desk(match).side, desk(match).discard) == (True, (f"summoning{number}",))


@covers("ritual:purification1", "ritual:purification2", "ritual:purification3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_copy_of_purification_takes_a_missile_away(number: int) -> None:
    match = dealt(f"purification{number}", away("kharu", 0), FOE)
    lay(match, "kharu", "flame1", by=1)
    match.act(0, "play purification")
    assert (column(match, "kharu"), desk(match).discard) == ((), (f"purification{number}",))


@covers("ritual:healing1", "ritual:healing2", "ritual:healing3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_copy_of_healing_gives_a_life(number: int) -> None:
    match = dealt(f"healing{number}", away("kharu", 0, wounds=2), FOE)
    match.act(0, "play healing")
    assert (desk(match).lives["kharu"], desk(match).discard) == (3, (f"healing{number}",))


@covers("ritual:teleportation1", "ritual:teleportation2", "ritual:teleportation3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_copy_of_teleportation_moves_a_character(number: int) -> None:
    match = dealt(f"teleportation{number}", away("ezzen", 0), FOE)
    match.act(0, "play teleportation")
    match.act(0, "place 700 300")
    assert (desk(match).at["ezzen1"], desk(match).discard, hand(match)) == ((700, 300), (f"teleportation{number}",), ())
    assert len(all_cards(match)) == 12


@covers("time:penalty", "time:bonus")
@pytest.mark.parametrize(("kind_of", "change"), [(PENALTY, -1), (BONUS, 1)])
def test_a_time_card_is_an_action_fewer_or_more_in_the_next_turn(kind_of: str, change: int) -> None:
    match = battle(away("kharu", 0), FOE)
    take_time_card(desk(match), 0, kind_of)
    assert (desk(match).actions, allowance(desk(match), 0), cards_left(desk(match))) == (3, 3 + change, 4)


@covers("hit:plain")
def test_a_plain_hit_deals_one_damage_to_each_enemy() -> None:
    assert hits(flick(battle(striker("ramprack"), ahead("ezzen"), FOE), "ramprack1", 0, 900)) == [("ezzen1", 1)]


@covers("hit:vampire_hit")
def test_a_vampire_hit_heals_by_the_damage_dealt() -> None:
    match = flick(battle(striker("ezzen", wounds=1), ahead("ramprack"), FOE), "ezzen1", 0, 900)
    assert course(match) == [("wounded", "ramprack1", 1), ("healed", "ezzen1", 2)]


@covers("hit:fire_hit")
def test_a_fire_hit_lays_a_flame_on_whoever_survives_it() -> None:
    match = flick(battle(striker("adjarkha"), ahead("ezzen"), away("kharu", 1)), "adjarkha", 0, 900)
    assert column(match, "ezzen1") == ("flame1",)
    match = flick(battle(striker("adjarkha"), ahead("phantom"), away("kharu", 1)), "adjarkha", 0, 900)
    assert desk(match).columns == {}


@covers("hit:dryad_hit")
def test_a_dryad_hit_gives_an_ally_a_life_and_wounds_an_enemy() -> None:
    match = flick(battle(striker("dryad"), ahead("hornbug", 0, wounds=1), FOE), "dryad1", 0, 900)
    assert course(match) == [("healed", "hornbug1", 2)]
    match = flick(battle(striker("dryad"), ahead("ezzen"), FOE), "dryad1", 0, 900)
    assert course(match) == [("wounded", "ezzen1", 1)]


@covers("hit:power_hit")
@pytest.mark.parametrize(("who", "half"), [("kharu", 60), ("hornbug", 60), ("skolop", 45)])
def test_a_power_hit_deals_double_damage_within_half_the_arc(who: str, half: int) -> None:
    disk = who if who == "kharu" else f"{who}1"
    for facing, damage in ((half, 2), (half + 1, 1), (360 - half, 2), (359 - half, 1)):
        match = battle(unit(who, 0, 400, 500, facing=facing), ahead("ramprack"), FOE)
        assert hits(flick(match, disk, 0, 900)) == [("ramprack1", damage)]
        assert kind(match) == "act"


def _heading(section: str) -> str:
    text = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("#") and line.lstrip("# ").startswith(section))
