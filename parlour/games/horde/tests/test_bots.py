"""The bots of Horde: in every mode they know what they are there for."""

from random import Random

import pytest

import parlour
from parlour.bots import Bot, SearchBot, Thinking, bot
from parlour.games.horde.bots.aims import urgency
from parlour.games.horde.game import GAME
from parlour.games.horde.position import ALLIANCE, HORDE, War
from parlour.games.horde.tests.situations import of, situation
from parlour.kernel import Match, Seat

AT_A_GLANCE = Thinking(visits=0)  # the first candidate, always
LED_BY = {"alliance": 0, "horde": 1}


def played(mode: str, seat: Seat, thinker: Bot, seed: int) -> Match:
    """A war of a bot against somebody who does anything."""
    match = parlour.new(GAME, seats=2, options={"mode": mode}, seed=seed)
    anything = Random(seed)
    while not match.over:
        asked, decision = next(iter(match.pending.items()))
        match.act(asked, thinker.choose(match.view(asked)) if asked == seat else decision.sample(anything))
    return match


@pytest.mark.parametrize("side", LED_BY)
@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border", "conquest"])
def test_the_first_candidate_is_good_enough_against_somebody_who_does_anything(mode: str, side: str) -> None:
    for seed in range(2):
        match = played(mode, LED_BY[side], SearchBot(GAME, AT_A_GLANCE, Random(seed), clock=False), seed)
        assert match.outcome is not None and match.outcome[LED_BY[side]] == 1.0, f"lost with seed {seed}"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_horde_razes_its_cities_before_the_last_round(seed: int) -> None:
    match = played("conquest", LED_BY["horde"], bot(GAME, "skilled", seed, clock=False), seed)
    assert match.outcome is not None and match.outcome[LED_BY["horde"]] == 1.0


def test_the_horde_waits_for_others_less_and_less_in_a_conquest() -> None:
    war = parlour.new(GAME, seats=2, options={"mode": "conquest"}, seed=1).position
    assert isinstance(war, War)
    hurried = []
    for war.round in (1, 20, 40):
        hurried.append(urgency(war, HORDE))
        assert urgency(war, ALLIANCE) == 1.0
    assert hurried == sorted(set(hurried))


def test_the_stronger_army_waits_less_and_less_in_a_long_skirmish() -> None:
    war = of(situation({"rus_axe1": "f2", "rus_ivan": "f3", "sm_genghis": "f10"}))
    found = []
    for war.round in (30, 50, 70, 90):
        found.append(urgency(war, ALLIANCE))
        assert urgency(war, HORDE) == 1.0
    assert found[0] == 1.0 and found[:3] == sorted(set(found[:3])) and found[2] == found[3]
