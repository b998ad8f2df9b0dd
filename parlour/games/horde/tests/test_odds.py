"""The chances that the screen shows, against every roll of the dice."""

from itertools import product
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from parlour.games.horde.odds import escape_chance, hit_chance
from parlour.games.horde.tests.more_situations import health, steal, turn_of
from parlour.games.horde.tests.situations import of, options, play, seat_asked, situation, told, under
from parlour.kernel import Given, Match
from tests.tables import rows

DIE = range(1, 7)
SOUTH, NORTH = "south_mongolia", "north_mongolia"


def odds(match: Match) -> dict[str, Any]:
    """What the seat that is asked is told about its attacks, or its countermeasures."""
    found: dict[str, Any] = match.view(seat_asked(match))["facts"]["odds"]
    return found


def with_dice(match: Match, *dice: int) -> Match:
    """The same match, with other dice to come."""
    copy = match.copy()
    war = of(copy)
    war.source = Given(tuple([(die,) for die in dice]), first=war.draws)
    return copy


def share(match: Match, action: str, dice: int, unit: str, *answers: str) -> float:
    """In how many of all rolls of so many dice the unit is hurt after this answer."""
    before = health(match)[unit]
    rolls = list(product(DIE, repeat=dice))
    return sum(health(play(with_dice(match, *roll), action, *answers))[unit] < before for roll in rolls) / len(rolls)


FIGHTS = {
    "an axe": ("rus", "rus_axe1 f6, sm_raider1 f7", ()),
    "a spear at a rider": ("rus", "rus_spear1 f6, sm_raider1 f7", ()),
    "against a crowd": ("rus", "rus_axe1 f6, rus_spear1 f8, rus_dobrynya e6, sm_mogoi f7", ()),
    "against a garrison": ("rus", "rus_dobrynya k10, sm_khutulun k11, sm_groom j10", ()),
    "onslaught": ("china", "china_guandao f6, sm_raider1 f7", ()),
    "isolation": (SOUTH, "sm_assassin f6, rus_axe1 f7", ()),
    "pursuit of a role model": (SOUTH, "sm_tracker1 f6, sm_raider1 e6, sm_raider2 g6, china_heroine f7, china_sapper1 f8", ()),
    "bolts that push": ("china", "china_crossbow1 f6, sm_raider1 f7", ()),
    "bolts that pin": ("china", "china_crossbow1 j11, sm_raider1 k11", ()),
    "a shot": (NORTH, "nm_longbow1 f6, rus_axe1 f9", ()),
    "a poisoned one": (SOUTH, "sm_raider1 f6, rus_axe1 f7", (("poisoned", ("rus_axe1",)),)),
    "out of a disguise": (NORTH, "nm_scout f6, nm_raider1 f8, rus_axe1 f7", (("disguised", ("nm_scout",)),)),
}


@covers("HD-CMB-04", "HD-CMB-06", "HD-CMB-07", "HD-CMB-08", "HD-TR-RU1b", "HD-STA-01", "HD-STA-03")
@pytest.mark.parametrize("name", FIGHTS)
def test_the_chance_to_hit_is_the_share_of_all_rolls_that_do(name: str) -> None:
    faction, units, fields = FIGHTS[name]
    unit = units.split()[0]
    match = play(turn_of(faction, units, **dict(fields)), f"activate {unit}")
    target = next(each.split()[1] for each in options(match) if each.startswith("attack"))
    told_odds = odds(match)[target]
    asked = told_odds["retreat"] is not None
    if asked:
        declared = play(with_dice(match, 1), f"attack {target}")
        assert any(each.startswith("retreat") for each in options(declared))
    answers = ("defend",) if asked else ()
    chance = sum(
        health(_settled(play(with_dice(match, *roll), f"attack {target}", *answers)))[target] < health(match)[target]
        for roll in product(DIE, repeat=2)
    )
    assert told_odds["hit"] == pytest.approx(chance / 36)
    fought = _settled(play(with_dice(match, 6, 1), f"attack {target}", *answers))
    dice = {each.purpose: each.total - each.die for each in told(fought, "dice-rolled")}
    assert {"attack": told_odds["attack"], "defence": told_odds["defence"]} == dice
    assert told_odds["wounds"] == health(match)[target] - health(fought)[target]


def _settled(match: Match) -> Match:
    """Where a push has to be chosen, the first hex is."""
    push = next((each for each in options(match) if each.startswith("push")), None)
    return play(match, push) if push else match


@covers("HD-TR-RU6a")
def test_a_charge_wounds_more_after_a_move() -> None:
    match = play(turn_of("rus", "rus_vityaz f6, sm_mogoi f7"), "activate rus_vityaz")
    assert odds(match)["sm_mogoi"]["wounds"] == 1
    play(turn := turn_of("rus", "rus_vityaz f5, sm_mogoi f7"), "activate rus_vityaz", "move f6")
    assert odds(turn)["sm_mogoi"]["wounds"] == 2


@covers("HD-RNG-03", "HD-TR-CH6")
def test_no_retreat_is_promised_where_none_is_possible() -> None:
    shot = play(turn_of(NORTH, "nm_longbow1 f6, rus_axe1 f7"), "activate nm_longbow1")
    onslaught = play(turn_of("china", "china_guandao f6, sm_raider1 f7"), "activate china_guandao")
    assert odds(shot)["rus_axe1"]["retreat"] is odds(onslaught)["sm_raider1"]["retreat"] is None


@covers("HD-TR-RU9b", "HD-ARE-05")
def test_second_targets_have_odds_too() -> None:
    match = play(turn_of("rus", "rus_zmey f6, nm_raider1 f7, nm_scout f8", disguised=("nm_scout",)), "activate rus_zmey")
    assert set(odds(match)) == {"nm_raider1", "nm_scout"}


@covers("HD-TR-RU3a")
def test_an_aimed_shot_has_less_attack() -> None:
    match = play(turn_of("rus", "rus_archer1 f6, sm_raider1 f9, sm_raider2 f8"), "activate rus_archer1")
    assert odds(match)["sm_raider2"]["attack"] - odds(match)["sm_raider1"]["attack"] == 2


@covers("HD-CMB-05", "HD-RET-05", "HD-RET-06", "HD-RET-07")
@pytest.mark.parametrize("die", DIE)
def test_the_chance_of_each_countermeasure_is_the_share_of_all_rolls(die: int) -> None:
    match = turn_of("rus", "rus_axe1 f6, sm_raider1 f7", dice=[die])
    play(match, "activate rus_axe1", "attack sm_raider1")
    assert odds(match)["defend"] == pytest.approx(1 - share(match, "defend", 1, "sm_raider1"))
    assert odds(match)["retreat"] == pytest.approx(1 - share(match, "retreat f8", 2, "sm_raider1"))


@covers("HD-TR-SM7a")
def test_a_regrouped_unit_gets_away_for_certain() -> None:
    match = turn_of("rus", "rus_dobrynya f6, sm_raider1 f7, sm_khutulun e7", dice=[5])
    play(match, "activate rus_dobrynya", "attack sm_raider1")
    assert odds(match)["retreat"] == 1.0


@covers("HD-TR-SM8a", "HD-TR-SM8c")
def test_a_second_chase_die_makes_a_retreat_less_likely() -> None:
    match = turn_of(SOUTH, "sm_raider1 f6, sm_genghis k9, rus_ivan f7", dice=[5])
    play(match, "activate sm_raider1", "attack rus_ivan", "keep")
    caught = 0
    for roll in product(DIE, repeat=3):
        chased = play(with_dice(match, *roll), "retreat f8")
        if "reroll" in options(chased):
            play(chased, "reroll")
        caught += health(chased)["rus_ivan"] < 3
    assert odds(match)["retreat"] == pytest.approx(1 - caught / 216)


@covers("HD-TR-NM2c")
def test_a_thief_attacks_with_the_odds_of_what_it_has_copied() -> None:
    units = "nm_thief1 f6, rus_axe1 f7"
    plain = odds(play(turn_of(NORTH, units), "activate nm_thief1", "no-theft"))["rus_axe1"]
    axe = odds(steal(turn_of(NORTH, units), "nm_thief1", "rus_axe"))["rus_axe1"]
    assert axe["defence"] == plain["defence"] - 2 and axe["hit"] > plain["hit"]


def test_odds_change_nothing_on_the_table() -> None:
    match = play(turn_of(NORTH, "nm_scout f6, nm_raider1 f8, rus_axe1 f7", disguised=("nm_scout",)), "activate nm_scout")
    before = match.hash
    assert odds(match) and match.hash == before and under(match, "disguised") == ("nm_scout",)


def test_odds_are_told_to_nobody_but_the_seat_that_is_asked() -> None:
    match = play(situation({"rus_axe1": "f6", "sm_raider1": "f7"}), "activate rus_axe1")
    assert "odds" not in match.view(1)["facts"] and "odds" not in match.view(None)["facts"]


def test_the_dice_table_of_the_rules_is_right_for_attacks_and_retreats() -> None:
    (row,) = rows(GAME, "12.2")
    printed = {int(edge.replace("−", "-")): int(hits) / 36 for edge, hits in row.items() if edge != "k"}
    assert len(printed) == 12
    assert printed == pytest.approx({edge: hit_chance(edge) for edge in printed})
    assert printed == pytest.approx({lead: escape_chance(lead) for lead in printed})
