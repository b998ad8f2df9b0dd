"""Bots in whole battles: against one that aims straight, and alone with the lessons."""

from random import Random

import pytest

import parlour
from parlour.bots import Thinking
from parlour.bots.search_bot import SearchBot
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.tests.duels import GAME, STRAIGHT, THINKER, StraightAimer, mirror, play, run, summary

SCRIPTS = ("duel_burnt_breakfast", "duel_by_candlelight", "duel_king_of_the_coaster")
LESSONS = book().sequences[next(each for each in book().sequences if book().sequences[each].kind == "tutorial")].scripts


def test_the_thinker_beats_the_straight_aimer() -> None:
    played = [play(plan) for plan in mirror(SCRIPTS, 6, (THINKER, STRAIGHT), "steady", 3)]
    assert sum([each.outcome[each.plan.players.index(THINKER)] for each in played]) >= 4


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_hint_leads_through_every_lesson(lesson: str) -> None:
    match = parlour.new(GAME, seats=1, options={"etude": lesson}, seed=2)
    bot = SearchBot(GAME, Thinking(), Random(0), clock=False)
    while not match.over:
        match.act(0, bot.choose(match.view(0)))
    assert match.outcome == {0: 1.0}


def test_the_straight_aimer_strikes_the_nearest_enemy() -> None:
    match = parlour.new(GAME, seats=2, options={"duel": "duel_by_candlelight", "hand": "machine"}, seed=1)
    bots = [StraightAimer(Random(seat)) for seat in range(2)]
    flicks = []
    for _ in range(12):
        seat = next(iter(match.pending))
        action = bots[seat].choose(match.view(seat))
        flicks += [action] if action.startswith("flick") else []
        match.act(seat, action)
    assert len(flicks) >= 8


def test_a_duel_is_told_in_figures() -> None:
    plans = mirror(("duel_by_candlelight",), 2, (STRAIGHT, STRAIGHT), "steady", 1)
    played = list(run(plans, 1))
    report = summary([], played)
    (only,) = report["equals"].values()
    assert only["games"] == 2 and report["flicks"]["least"] > 0 and report["rounds"]["most"] <= 30


def test_sides_are_changed_between_two_and_no_duel_of_equals_is_played_twice() -> None:
    first, second = mirror(SCRIPTS, 2, (THINKER, STRAIGHT), "steady", 1)
    assert first.players == second.players[::-1] and (first.script, first.seed) == (second.script, second.seed)
    equals = mirror(SCRIPTS, 12, (THINKER, THINKER), "steady", 1)
    assert len(set(equals)) == 12
