"""Search: it sees through chance and traps, keeps secrets secret, and remembers what it has thought."""

import gc
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from parlour.bots import GameHints, SearchBot, Thinking
from parlour.bots.knowledge import Rollouts, candidate_plans
from parlour.games import game
from parlour.kernel import Game, Hints, Illegal, Match, Position, imagine_many, notation, start
from tests.bots.small_games import GAMBLE, RACE, SECRET, TRAP

SHALLOW = Thinking(visits=40, depth=1)
DEEP = Thinking(visits=80, depth=4)
BLIND = Thinking(visits=120, depth=10, width=100, informed=False)


def thinker(game: Game, thinking: Thinking, seed: int = 1) -> SearchBot:
    """A bot without a clock."""
    return SearchBot(game, thinking, Random(seed), clock=False)


def opening(game: Game, seed: int = 1) -> Match:
    """A match at its first question."""
    return start(game, game.terms(), seed)


@pytest.mark.parametrize("thinking", [SHALLOW, DEEP, BLIND], ids=["shallow", "deep", "blind"])
def test_the_better_die_is_taken_and_its_chance_is_told(thinking: Thinking) -> None:
    thought = thinker(GAMBLE, thinking).think(opening(GAMBLE).view(0))
    assert thought.action == "often"
    assert thought.expected == pytest.approx(5 / 6, abs=0.15)
    rated = {each.action: each.expected for each in thought.rated}
    assert rated["never"] == 0
    assert thought.rated[0].action == "often"


def test_a_trap_is_seen_two_answers_ahead_and_not_one() -> None:
    view = opening(TRAP).view(0)
    assert thinker(TRAP, replace(SHALLOW, visits=2)).choose(view) == "bait", "what it gives at once is all that is seen"
    for seed in range(5):
        thought = thinker(TRAP, DEEP, seed).think(view)
        assert thought.action == "steady"
        assert thought.expected is not None
        assert thought.expected > 0.9


@pytest.mark.parametrize(("turns", "steps"), [(0, 3), (1, 1), (2, 2)])
def test_a_look_ahead_ends_with_a_turn(turns: int, steps: int) -> None:
    ends = set()

    def evaluate(small: Any, seat: int) -> float:
        ends.add(small.wounds)
        return 0.5

    def steps_gone(small: Any) -> int:
        return int(small.wounds)

    game = replace(RACE, hints=Hints(turns=steps_gone, evaluate=evaluate))
    thinker(game, replace(SHALLOW, ahead=10, turns=turns)).think(opening(game).view(0))
    assert ends == (set() if steps == 3 else {steps}), "a game that is over is not judged"


def test_the_line_and_the_fear_are_those_of_the_answer() -> None:
    view = opening(TRAP).view(0)
    line = thinker(TRAP, DEEP).think(view).line
    assert [step.seat for step in line] == [0, 1]
    assert line[0].action == "steady"
    assert line[0].kind == "tempt"
    assert line[1].kind == "shrug"
    thoughts = [thinker(TRAP, replace(DEEP, temperature=1000.0), seed).think(view) for seed in range(12)]
    baited = next(thought for thought in thoughts if thought.action == "bait")
    assert baited.fear is not None
    assert (baited.fear.seat, baited.fear.action) == (1, "spring")
    assert baited.feared == 0


@pytest.mark.parametrize("sealed", ["low", "middle", "high"])
def test_what_another_has_sealed_makes_no_difference(sealed: str) -> None:
    match = opening(SECRET)
    match.act(1, sealed)
    other = opening(SECRET)
    other.act(1, "low")
    for seed in range(6):
        thoughts = [thinker(SECRET, DEEP, seed).think(each.view(0)) for each in (match, other)]
        assert replace(thoughts[0], seconds=0.0) == replace(thoughts[1], seconds=0.0)


def test_a_secret_answer_is_not_always_the_same() -> None:
    found = Counter(thinker(SECRET, replace(DEEP, visits=300), seed).choose(opening(SECRET).view(1)) for seed in range(12))
    assert len(found) > 1, "a bid that is always the same would be found out"


def test_a_search_goes_on_where_the_last_one_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opening(RACE)
    bot = thinker(RACE, DEEP)
    assert bot.choose(match.view(0)) == "step"
    match.act(0, "step")
    imagined = []

    def counted(*arguments: Any) -> list[Position]:
        imagined.append(1)
        return imagine_many(*arguments)

    monkeypatch.setattr("parlour.bots.search.imagine_many", counted)
    thought = bot.think(match.view(0))
    assert thought.action == "step"
    assert not imagined, "what was foreseen need not be imagined again"
    fresh = thinker(RACE, DEEP).think(match.view(0))
    assert imagined
    assert thought.looked < fresh.looked


def test_a_search_begins_anew_when_something_else_has_happened() -> None:
    match, other = opening(RACE), opening(RACE)
    bot = thinker(RACE, DEEP)
    bot.choose(match.view(0))
    other.act(0, "rest")
    assert bot.think(other.view(0)).looked == thinker(RACE, DEEP).think(other.view(0)).looked


def test_a_bot_that_takes_the_first_candidate_does_not_look() -> None:
    thought = thinker(TRAP, Thinking(visits=0)).think(opening(TRAP).view(0))
    assert (thought.action, thought.looked, thought.expected) == ("bait", 0, None)


def test_a_bot_without_any_time_takes_the_first_candidate() -> None:
    hurried = Thinking(visits=40, seconds=1e-9, temperature=0.5)
    thought = SearchBot(TRAP, hurried, Random(1)).think(opening(TRAP).view(0))
    assert (thought.action, thought.expected, thought.rated) == ("bait", None, ())


def test_a_plan_is_made_once_and_then_carried_out() -> None:
    match = opening(RACE)
    bot = thinker(RACE, Thinking(visits=60, plan=3, depth=3))
    looked: list[int] = []
    for _ in range(3):
        thought = bot.think(match.view(0))
        assert thought.action == "step"
        assert [step.action for step in thought.line] == ["step"] * (3 - len(looked))
        assert thought.plan == ("step",) * (2 - len(looked))
        looked.append(thought.looked)
        match.act(0, thought.action)
    assert match.outcome == {0: 1.0, 1: 0.0}
    assert looked[0] > 0
    assert looked[1:] == [0, 0]


def test_a_plan_is_given_up_when_something_else_has_happened() -> None:
    match, other = opening(RACE), opening(RACE)
    bot = thinker(RACE, Thinking(visits=60, plan=3, depth=3))
    bot.choose(match.view(0))
    other.act(0, "rest")
    assert bot.think(other.view(0)).looked > 0


def test_plans_end_where_chance_or_another_has_a_say() -> None:
    for rules, answers in ((GAMBLE, 3), (TRAP, 2), (SECRET, 3)):
        plans = candidate_plans(GameHints(rules, Random(1), 6), opening(rules).position, 0, longest=3, most=24)
        assert len(plans) == answers
        assert all(len(plan) == 1 for plan in plans)
    for most, count in ((24, 8), (5, 5)):
        assert len(candidate_plans(GameHints(RACE, Random(1), 6), opening(RACE).position, 0, longest=3, most=most)) == count


@pytest.mark.parametrize("informed", [False, True])
def test_continuous_answers_are_thought_of_beside_those_that_are_listed(informed: bool) -> None:
    desktopia = game("desktopia")
    rules = replace(desktopia, hints=replace(desktopia.hints, candidates=None, glance=None))
    match, rng = opening(rules), Random(1)
    seat, decision = next(iter(match.pending.items()))
    while not (decision.ranges and decision.options):
        match.act(seat, decision.sample(rng))
        seat, decision = next(iter(match.pending.items()))
    knowledge = GameHints(rules, rng, width=100) if informed else Rollouts(rng)
    found = {notation(action) for action in knowledge.answers(match.position, seat, decision)}
    assert found > set(decision.options), "some flicks too"


def test_an_answer_of_elsewhere_is_not_tried_where_it_is_forbidden() -> None:
    match, rng = opening(game("desktopia")), Random(1)
    seat, decision = next(iter(match.pending.items()))
    shot = decision.pick(rng)
    while not (isinstance(shot, tuple) and shot[0] == "shoot"):
        match.act(seat, notation(shot))
        seat, decision = next(iter(match.pending.items()))
        shot = decision.pick(rng)
    far = (*shot[:2], -1000.0, -1000.0, *shot[4:])  # DK-SHO-02 a missile is laid next to whoever shoots it
    with pytest.raises(Illegal):
        decision.settle(match.position, far)
    assert far not in Rollouts(rng).replies(match.position, seat, decision, [far], visits=0)
    assert shot in Rollouts(rng).replies(match.position, seat, decision, [shot, far], visits=0)


@pytest.mark.parametrize("name", ["horde", "candelabria", "inbetween", "desktopia"])
def test_a_search_leaves_no_cycles_behind(name: str) -> None:
    rules = game(name)
    match, rng = opening(rules), Random(1)
    while not (thought := thinker(rules, DEEP).think(match.view(next(iter(match.pending))))).looked:
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, decision.sample(rng))
    view = match.view(next(iter(match.pending)))  # what is made once for all is made by now
    gc.collect()
    gc.disable()
    try:
        again = thinker(rules, DEEP).think(view)
        assert gc.collect() == 0
        assert again.looked == thought.looked
    finally:
        gc.enable()
