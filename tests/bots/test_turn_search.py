"""Plans for a turn: luck that is the same for the same step, and plans that few samples speak for."""

from math import inf
from random import Random

import pytest

from parlour.bots import StratifiedRandom, thinking
from parlour.bots.knowledge import GameHints
from parlour.bots.search import STRATA, determinize
from parlour.bots.stratified import StratifiedSource
from parlour.bots.tree import Node
from parlour.bots.turns import MOST_SAMPLES, SAMPLES, RatedPlan, TurnSearch, flat_plan
from parlour.games.horde.game import GAME
from parlour.games.horde.tests.situations import situation
from parlour.kernel import notation, roll


def search(level: str = "novice") -> TurnSearch:
    """For Rus, with an axe beside a raider and another unit far away."""
    units = {"rus_ivan": "a1", "rus_axe1": "f6", "rus_spear1": "c3", "sm_genghis": "j12", "sm_raider1": "f7"}
    view = situation(units, dice=None).view(0)
    rng = Random(1)
    thought = thinking(GAME, level)
    worlds = determinize(GAME, view, thought.worlds, rng)
    return TurnSearch(GameHints(GAME, rng, thought.width), thought, worlds, 0, rng, Node())


def test_the_luck_of_a_step_is_the_same_whatever_was_drawn_before() -> None:
    draws = StratifiedRandom(Random(1), STRATA)
    late, early = draws.source(3), draws.source(3)
    late.begin("another step")
    for number in range(5):
        late.answer(number, roll(1))
    thrown = []
    for source in (late, early):
        source.begin("a step")
        thrown.append([source.answer(number, roll(1)) for number in range(8)])
    assert thrown[0] == thrown[1]


def test_one_lucky_sample_does_not_make_a_plan_the_best() -> None:
    lucky, steady = RatedPlan((), 0.9, 1), RatedPlan((), 0.7 * 40, 40)
    assert steady.value(0.5) > lucky.value(0.5) > 0.5
    assert RatedPlan((), 0.9 * 40, 40).value(0.5) > steady.value(0.5)


def test_plans_are_whole_turns_and_the_best_have_been_valued_more_than_once() -> None:
    rated = search("expert").evolve((), inf)
    assert len(rated) > 10 and len({flat_plan(plan.plan) for plan in rated}) == len(rated)
    assert max([len(plan.plan) for plan in rated]) == 3, "an activation each for Ivan, the axe and the spear"
    assert rated[0].samples > SAMPLES
    assert all(plan.samples <= MOST_SAMPLES for plan in rated)


def test_what_is_asked_because_of_a_die_is_no_part_of_a_plan() -> None:
    units = {"rus_ivan": "a1", "rus_smith": "f6", "sm_genghis": "f8", "sm_raider1": "f7"}
    view = situation(units, faction="south_mongolia", dice=None).view(1)
    rng = Random(1)
    thought = thinking(GAME, "expert")
    worlds = determinize(GAME, view, 1, rng)
    rated = TurnSearch(GameHints(GAME, rng, thought.width), thought, worlds, 1, rng, Node()).evolve((), inf)
    answers = {notation(action) for plan in rated for action in flat_plan(plan.plan)}
    assert "attack rus_smith" in answers and not answers & {"keep", "reroll"}


@pytest.mark.parametrize("number", [0, 1])
def test_the_best_plans_meet_with_luck_that_they_were_not_chosen_by(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    searching = search()
    plan = flat_plan(searching.evolve((), inf)[0].plan)
    asked: list[int] = []
    sources = searching._source

    def source(sample: int) -> StratifiedSource:
        asked.append(sample)
        return sources(sample)

    monkeypatch.setattr(searching, "_source", source)
    searching.visit(plan, number)
    assert asked == [MOST_SAMPLES + number]
