"""The bots of Horde: in every mode they know what they are there for."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import parlour
from parlour.bots import Bot, SearchBot, Thinking, bot
from parlour.bots.stratified import StratifiedRandom
from parlour.games.horde.bots import evaluate
from parlour.games.horde.bots.aims import urgency
from parlour.games.horde.bots.candidates import ACTS_KNOWN, NEAR_KNOWN, candidates, glance
from parlour.games.horde.bots.choices import FLIGHTS_KNOWN
from parlour.games.horde.bots.evaluate import START, features
from parlour.games.horde.bots.threats import threat
from parlour.games.horde.game import GAME
from parlour.games.horde.position import ALLIANCE, HORDE, Status, UnitId, War, set_statuses
from parlour.games.horde.statuses import CLEAVED
from parlour.games.horde.tests.situations import of, situation
from parlour.kernel import Action, Decision, Match, Seat, answer, pending

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


def thoughts(war: War, seat: Seat, decision: Decision) -> tuple[Sequence[Action], Sequence[Action]]:
    """What a bot would answer, at a glance and with more thought."""
    return glance(war, seat, decision), candidates(war, seat, decision)


def wound(war: War, unit: UnitId) -> None:
    war.health[unit] = 3 - war.health[unit] if war.health[unit] < 3 else 1


def cleave(war: War, unit: UnitId) -> None:
    set_statuses(war, (*war.statuses, Status(CLEAVED, unit)), [unit])


def raze(war: War, unit: UnitId) -> None:
    war.durability = dict.fromkeys(war.durability, 0)
    war.derive()


def tire(war: War, unit: UnitId) -> None:
    war.ready = ()


@pytest.mark.parametrize("change", [wound, cleave, raze, tire])
def test_what_bots_remember_is_no_answer_where_something_else_is_different(change: Callable[[War, UnitId], None]) -> None:
    """Every position of a fight before the walls is met twice, the second time with one thing changed."""
    rus = {"rus_axe1": "d7", "rus_spear1": "f7", "rus_archer1": "e6", "rus_ivan": "e4"}
    war = of(situation({**rus, "sm_raider1": "d8", "sm_groom": "f8", "sm_shortbow1": "e10", "sm_genghis": "e11"}))
    war.source = StratifiedRandom(Random(4), 1).source(0)
    rng, met = Random(4), list[tuple[War, Seat, Decision]]()
    while len(met) < 120 and war.outcome is None:
        seat, decision = next(iter(pending(war).items()))
        if decision.kind in ("activate", "act", "countermeasure"):
            twin = war.copy()
            change(twin, rng.choice(list(war.at)))
            met += [(war.copy(), seat, decision), (twin, seat, decision)]
        answer(war, seat, glance(war, seat, decision)[0])
    known = [thoughts(*question) for question in met]
    anew = []
    for question in met:
        for memory in (ACTS_KNOWN, NEAR_KNOWN, FLIGHTS_KNOWN):
            memory.forget()
        anew.append(thoughts(*question))
    assert known == anew


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
    for war.round in (18, 38, 58, 78):
        found.append(urgency(war, ALLIANCE))
        assert urgency(war, HORDE) == 1.0
    assert found[0] == 1.0 and found[:3] == sorted(set(found[:3])) and found[2] == found[3]


HOME = {"rus_ivan": "a1", "sm_genghis": "k11"}
CROSSED = ["e1", "f1", "g1", "e3", "f3", "g3"]


def alliance_share(units: dict[str, str], **table: Any) -> float:
    """What the Alliance may expect when the Horde has ended its turn."""
    return evaluate(of(situation({**HOME, **units}, **table)), LED_BY["alliance"])


def test_a_leader_within_reach_of_an_assassin_is_in_danger() -> None:
    near, far = ({"rus_ivan": "c5", "sm_assassin": hex} for hex in ("c7", "c11"))
    wars = [of(situation({**HOME, **units}, health={"rus_ivan": 1})) for units in (near, far)]
    assert [threat(war, HORDE).leader > 0 for war in wars] == [True, False]
    assert alliance_share(near) < alliance_share(far)


def test_blows_that_fall_together_are_worth_more_than_each_alone() -> None:
    raiders = {"sm_raider1": "f8", "sm_raider2": "g8"}
    both = of(situation({**HOME, "rus_axe1": "f6", **raiders}))
    one = of(situation({**HOME, "rus_axe1": "f6", "sm_raider1": "f8"}))
    assert threat(both, HORDE).harm > 2 * threat(one, HORDE).harm > 0


def test_walls_under_siege_are_worth_less_even_more_without_a_garrison() -> None:
    away, near = ({"rus_ivan": "f6", "sm_raider1": hex} for hex in ("d1", "a2"))
    assert alliance_share(near) < alliance_share(away)
    siege = list(START).index("siege later")
    open_walls, garrison = ({"rus_ivan": hex, "sm_raider1": "a2"} for hex in ("f6", "a1"))
    shares = [abs(features(of(situation({**HOME, **units})))[siege]) for units in (open_walls, garrison)]
    assert shares[0] > shares[1] > 0


def test_every_unit_beyond_the_border_brings_the_horde_nearer_to_its_goal() -> None:
    raiders = ["sm_raider1", "sm_raider2", "sm_tracker1", "sm_tracker2", "sm_khutulun", "sm_mogoi"]
    shares = []
    for count in range(len(raiders) + 1):
        places = {unit: CROSSED[place] if place < count else f"{'efghij'[place]}9" for place, unit in enumerate(raiders)}
        shares.append(alliance_share(places, mode="hold_the_border"))
    assert shares == sorted(set(shares), reverse=True)


def test_every_razed_city_brings_the_horde_nearer_to_its_goal() -> None:
    cities = ["city_rus_1", "city_rus_2"]
    razed = [dict.fromkeys(cities[:count], 0) for count in range(3)]
    shares = [alliance_share({"sm_raider1": "f8"}, mode="conquest", durability=durability) for durability in razed]
    assert shares == sorted(set(shares), reverse=True)


@pytest.mark.parametrize("health", [1, 4])
def test_bots_judge_positions_where_a_trial_gives_a_unit_another_health(health: int) -> None:
    match = situation({"rus_ivan": "f3", "rus_axe1": "f6", "sm_raider1": "f7"}, changes={"kinds.rus_axe.health": health})
    assert of(match).health["rus_axe1"] == health
    assert 0.0 < evaluate(of(match), 0) < 1.0
    assert bot(GAME, "novice", 1, clock=False).choose(match.view(0))
