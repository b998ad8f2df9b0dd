"""Plain blunders of Desktopia: each is known by its name, and what has its reasons is none."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.bots.shame import FINED_FOR_NOTHING, FOR_THE_ENEMY, KILL_LEFT, shame
from parlour.games.desktopia.tests.situations import again, artifact, battle, desk, lay, unit
from parlour.kernel import Card, Match, move, parse

AWAY = unit("shawakh", 1, 960, 960)


def shame_of(match: Match, action: str) -> str:
    seat, decision = next(iter(match.pending.items()))
    assert decision.settle(match.position, parse(action)) is not None
    return shame(desk(match), seat, decision, parse(action))


def with_ritual(match: Match, kind: str) -> Match:
    position = desk(match)
    move(position, Card(next(card for card in position.deck if card.startswith(kind))), "deck", ("hands", 0))
    return again(match)


@pytest.mark.parametrize(
    ("victim", "name"),
    [
        (unit("dryad", 1, 380, 300), KILL_LEFT),
        (unit("kharu", 1, 380, 300), ""),  # it would live
        (unit("smoker", 1, 380, 300), ""),  # a hero's alone
        (unit("dryad", 1, 700, 300), ""),  # far away
    ],
)
def test_a_sure_kill_close_by_is_not_left(victim: dict[str, Any], name: str) -> None:
    match = battle(unit("vampal", 0, 300, 300), victim, AWAY)
    assert shame_of(match, "end") == name
    assert shame_of(match, "flick vampal1 0 900") == "", "a flick may have its reasons"


def test_a_kill_that_costs_something_may_be_left() -> None:
    near = unit("dryad", 1, 380, 300)
    roped = lay(battle(unit("vampal", 0, 300, 300), near, AWAY), "vampal1", "lariat1", by=1)
    rider = unit("vampal", 0, 300, 300, on_artifact="fire_mine")
    shielded = lay(battle(unit("vampal", 0, 300, 300), near, AWAY), "dryad1", "shield1", by=1)
    holding = battle(rider, near, AWAY, artifacts=[artifact("fire_mine", 300, 300)])
    assert [shame_of(match, "end") for match in (roped, shielded, holding)] == ["", "", ""]


@covers("DK-TIM-01")
@pytest.mark.parametrize(
    ("aim", "name"),
    [
        ("180 1500", FINED_FOR_NOTHING),
        ("180 200", ""),  # it stays on the table
        ("90 2400", ""),  # it meets somebody first
    ],
)
def test_nobody_is_flicked_off_the_table_past_everybody(aim: str, name: str) -> None:
    match = battle(unit("vampal", 0, 100, 300), unit("dryad", 1, 100, 400), AWAY)
    assert shame_of(match, f"flick vampal1 {aim}") == name


@covers("DK-TIM-01")
def test_where_nobody_is_fined_the_border_is_no_shame() -> None:
    match = battle(unit("vampal", 0, 100, 300), AWAY, special_rules=[{"type": "no_penalty", "seats": [0]}])
    assert shame_of(match, "flick vampal1 180 1500") == ""


@covers("DK-RIT-12")
def test_a_card_heals_no_enemy() -> None:
    enemy = unit("ezzen", 1, 700, 700, wounds=1)
    alone = with_ritual(battle(unit("vampal", 0, 300, 300), enemy, rituals="on"), "healing")
    assert shame_of(alone, "play healing") == FOR_THE_ENEMY
    both = with_ritual(battle(unit("vampal", 0, 300, 300, wounds=1), enemy, rituals="on"), "healing")
    assert shame_of(both, "play healing") == ""
    both.act(0, "play healing")
    assert (shame_of(both, "heal vampal1"), shame_of(both, "heal ezzen1")) == ("", FOR_THE_ENEMY)


@covers("DK-RIT-11")
def test_a_card_frees_no_enemy_and_disarms_no_friend() -> None:
    match = battle(
        unit("baaroun", 0, 300, 300, missiles=2), unit("vampal", 0, 500, 300), unit("ezzen", 1, 700, 700), rituals="on"
    )
    match = lay(with_ritual(match, "purification"), "ezzen1", "flame1", by=0)
    match = lay(lay(match, "vampal1", "shield1", by=0), "vampal1", "flame2", by=1)
    match.act(0, "play purification")
    answers = {option: shame_of(match, option) for option in match.pending[0].options}
    assert answers == {
        "purify flame1": FOR_THE_ENEMY,
        "purify shield1": FOR_THE_ENEMY,
        "purify flame2": "",
        "purify baaroun": FOR_THE_ENEMY,
    }
