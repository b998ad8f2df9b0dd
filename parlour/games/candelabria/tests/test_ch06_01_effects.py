"""Chapter 6.1: cubes, years of cards, icons, triggers, and what is returned."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.rules.stores import GOLD, supply
from parlour.games.candelabria.rules.temples import temples_left
from parlour.games.candelabria.tests.situations import (
    asked,
    cubes,
    house_asked,
    lit,
    manoeuvring,
    of,
    options,
    order,
    pass_to,
    play,
    points,
    reserve_of,
    situation,
    told,
)
from parlour.kernel import Match

LARGE = ("ash", "sowers", "coven", "knights")


def placing(hand: str, house: str = "ash", **drawn: Any) -> Match:
    """A House has just placed the first of these cards as its warrior."""
    cards = {"hands": {house: hand}, **drawn.pop("cards", {})}
    return play(situation(*LARGE, cards=cards, **drawn), f"place {hand.split()[0]} warrior")


@covers("CN-119")
def test_a_stolen_cube_that_does_not_fit_goes_back_to_the_supply() -> None:
    match = placing("uc02 uc04", wax={"ash": 5}, gold={"ash": 5})
    play(match, "steal sowers gold", "steal sowers gold")
    assert cubes(match, "ash") == (4, 6) and cubes(match, "sowers") == (2, 0)
    assert supply(of(match), GOLD) == 50 - 6 - 0 - 2 - 2


@covers("CN-120", "CN-121")
def test_wax_buys_nothing_at_the_forge_and_gold_lights_no_candle() -> None:
    poor: dict[str, Any] = {"wax": {"ash": 9}, "gold": {"ash": 0}, "castles": {"ash": "r8_mine"}}
    assert asked(play(manoeuvring("ash", *LARGE, **poor), "move castle r8_forge")) == "move"
    rich = situation(*LARGE, wax={"ash": 0}, gold={"ash": 9}, cards={"hands": {"ash": "uc04"}})
    assert options(rich) == {"manoeuvre uc04"}


@covers("CN-120")
def test_placing_a_candle_costs_wax_and_no_gold() -> None:
    assert cubes(placing("uc09", wax={"ash": 3}), "ash") == (1, 2)


@covers("CN-123")
def test_with_an_empty_reserve_nothing_but_a_candle_can_be_kindled() -> None:
    match = placing("uc08", reserve={"ash": 0}, candles={"ash_pilgrim": "r1_mine 1"})
    assert options(match) == {"feed ash_pilgrim", "skip"}


@covers("CN-124")
@pytest.mark.parametrize(("year", "vp"), [(1, 0), (2, 0), (3, 1)])
def test_an_ability_works_from_its_year_on(year: int, vp: int) -> None:
    match = situation(
        "engineers",
        "ash",
        "coven",
        phase="war",
        year=year,
        battles=[1],
        earth={"engineers": "r1_mine", "ash": "r1_mine"},
        cards={"owned": {"engineers": "tc02-a"}},
    )
    play(match, "engineers: commit tc02-a none", "ash: commit none none")
    pass_to(match, "slot", "engineers")
    play(match, "slot 1", "skip", "skip")
    assert sum([each.vp for each in told(match, "points-gained") if each.reason == "engineers_3"]) == vp


@covers("CN-128")
def test_each_repetition_of_an_icon_is_a_choice_of_its_own() -> None:
    match = placing("uc09 uc04")
    play(match, "skip")
    assert asked(match) == "ignite"
    play(match, "light r1_mine")
    assert asked(match) == "turn" and lit(match, "ash") == {"r1_mine"}


@covers("CN-129")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("uc08", "ignite"), ("uc05", "extinguish"), ("uc10", "tactics"), ("uc07", "raze"), ("uc02", "steal")],
)
def test_every_icon_may_be_skipped(card: str, kind: str) -> None:
    match = placing(f"{card} uc01", earth={"sowers": "r1_mine"}, temples={4: "grey"})
    assert asked(match) == kind and "skip" in options(match)
    before = of(match).copy()
    while asked(match) == kind:
        play(match, "skip")
    now = of(match)
    assert (now.earth, now.temples, now.wax, now.gold, now.owned) == (
        before.earth,
        before.temples,
        before.wax,
        before.gold,
        before.owned,
    )


@covers("CN-129")
def test_points_are_not_declined() -> None:
    match = placing("uc04 uc01")
    assert asked(match) == "turn" and points(match, "ash") == 2


@covers("CN-130")
def test_an_effect_is_resolved_completely_before_the_next() -> None:
    match = placing("uc05 uc04", earth={"sowers": "r1_mine", "coven": "r2_mine"}, cards={"curses": "cu01"})
    play(match, "douse sowers r1_mine")
    assert (asked(match), house_asked(match)) == ("lost-flame", "sowers")
    play(match, "send cu01")
    assert (asked(match), house_asked(match)) == ("extinguish", "ash")


@covers("CN-131")
@pytest.mark.parametrize("first", ["u05", "u08"])
def test_several_triggers_are_resolved_in_the_order_that_their_owner_chooses(first: str) -> None:
    match = placing("uc22 uc04", earth={"sowers": "r1_mine"}, cards={"built": {"ash": "u05 u08"}})
    assert (asked(match), options(match)) == ("trigger", {"resolve u05", "resolve u08"})
    play(match, f"resolve {first}")
    assert asked(match) == "extinguish" and points(match, "ash") == (1 if first == "u05" else 0)


@covers("CN-132")
@pytest.mark.parametrize("track", ["knights sowers ash coven", "ash knights coven sowers"])
def test_triggers_of_several_players_are_resolved_in_track_order(track: str) -> None:
    match = situation(
        *LARGE,
        phase="war",
        year=3,
        battles=[],
        track=track,
        cards={"built": {"ash": "u34", "coven": "u35"}, "owned": {"coven": "tc01-a"}},
        earth={"knights": "r1_mine"},
    )
    assert [each.house for each in told(match, "points-gained")] == order(match) == track.split()


@covers("CN-133")
def test_what_is_returned_goes_to_the_reserve_or_the_supply() -> None:
    match = placing("uc14 uc04", earth={"sowers": "r1_mine"}, temples={4: "grey"})
    before, temples = reserve_of(match, "sowers"), temples_left(of(match), "grey")
    play(match, "raze 4", "douse sowers r1_mine")
    assert reserve_of(match, "sowers") == before + 1 and temples_left(of(match), "grey") == temples + 1 == CONTENT.temples["grey"]


@covers("CN-134")
@pytest.mark.parametrize("track", ["coven ash sowers knights", "ash coven sowers knights"])
def test_several_players_put_their_cards_under_the_deck_in_track_order(track: str) -> None:
    candles = {"ash_warrior": "r8_mine 4 uc11", "coven_warrior": "r4_mine 4 uc12", "coven_explorer": "r4_mine 2 uc13"}
    match = situation(*LARGE, phase="war", battles=[], track=track, candles=candles)
    below = {"ash": ["uc11"], "coven": ["uc13", "uc12"]}
    first, second = track.split()[:2]
    assert list(reversed(of(match).candle_deck[:3])) == below[first] + below[second]
