"""Plain blunders of Candelabria: each is known by its name, and what has its reasons is none."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.bots.shame import FLAME_LEFT, FLAME_WASTED, POINTS_LEFT, shame
from parlour.games.candelabria.tests.situations import manoeuvring, of, play, situation
from parlour.kernel import Match, parse

HOUSES = ("ash", "coven", "sowers")


def shame_of(match: Match, action: str) -> str:
    seat, decision = next(iter(match.pending.items()))
    assert action in decision.options
    return shame(of(match), seat, decision, parse(action))


@covers("CN-717")
@pytest.mark.parametrize(("temples", "name"), [("white", POINTS_LEFT), ("grey white", ""), ("grey", "")])
def test_the_points_of_a_white_temple(temples: str, name: str) -> None:
    match = situation(*HOUSES, wax={"ash": 1}, temples={4: temples}, cards={"hands": {"ash": "uc07"}})
    play(match, "place uc07 warrior")
    assert (shame_of(match, "skip"), shame_of(match, "raze 4")) == (name, "")


@covers("CN-717", "CN-801")
def test_a_temple_may_be_left_because_of_the_knights() -> None:
    match = situation("ash", "coven", "knights", wax={"ash": 1}, temples={4: "white"}, cards={"hands": {"ash": "uc07"}})
    assert shame_of(play(match, "place uc07 warrior"), "skip") == ""


@covers("CN-469", "CN-470")
@pytest.mark.parametrize(
    ("drawn", "name"),
    [
        ({}, FLAME_LEFT),
        ({"year": 3}, ""),
        ({"temples": {1: "grey"}}, ""),
        ({"wax": {"ash": 8}}, ""),
        ({"reserve": {"ash": 3}}, ""),
        ({"earth": {"ash": "r1_forge r1_mine"}}, ""),
    ],
    ids=["free", "last year", "least power wins", "warehouse full", "few flames", "lit"],
)
def test_a_flame_beside_the_castle(drawn: dict[str, Any], name: str) -> None:
    drawn = {"earth": {"ash": "r1_forge"}, **drawn}
    match = manoeuvring("ash", *HOUSES, castles={"ash": "r1_forge"}, **drawn)
    assert (shame_of(match, "stop"), shame_of(match, "move castle r1_mine")) == (name, "")


@covers("CN-437")
@pytest.mark.parametrize(("temples", "name"), [({}, FLAME_WASTED), ({1: "grey"}, "")])
def test_a_flame_burnt_for_a_free_move(temples: dict[int, str], name: str) -> None:
    earth = "r1_forge r1_mine r1_portal"
    match = manoeuvring("ash", *HOUSES, year=3, earth={"ash": earth}, candles={"ash_warrior": "r1_forge"}, temples=temples)
    play(match, "move warrior r1_mine")
    assert shame_of(match, "stop") == ""
    play(match, "burn warrior r1_forge")
    assert shame_of(match, "stop") == name
