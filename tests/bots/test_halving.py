"""How visits are shared out among answers, and that no budget is overrun."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from parlour.bots import Thinking, halving
from parlour.bots.halving import Arm, sequential_halving
from parlour.bots.search_bot import weigh_beliefs


class Guessed:
    """In place of a search: each answer has a chance to win, the same luck for all at the same number."""

    def __init__(self, chances: dict[str, float], seed: int = 1, tick: float = 0.0) -> None:
        self._chances = chances
        self._luck = [Random(seed + number).random() for number in range(5000)]
        self._tick = tick
        self.now = 0.0
        self.visits: Counter[Any] = Counter()

    def visit(self, plan: tuple[Any, ...], number: int) -> float:
        (action,) = plan
        self.visits[action] += 1
        self.now += self._tick
        return float(self._luck[number] < self._chances[action])


CHANCES = {"bad": 0.1, "poor": 0.3, "fair": 0.5, "good": 0.7, "best": 0.9}


def ranked(search: Guessed, visits: int, clock: bool = False) -> list[str]:
    """The answers in the order in which sequential halving leaves them."""
    arms = [Arm((action,)) for action in CHANCES]
    return [str(arm.action) for arm in sequential_halving(search, arms, Thinking(visits=visits), clock, 0.0)]  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(5))
def test_the_best_is_found_and_tried_most(seed: int) -> None:
    search = Guessed(CHANCES, seed)
    assert ranked(search, 200)[0] == "best"
    assert search.visits["best"] == max(search.visits.values())
    assert search.visits["bad"] == min(search.visits.values())


@pytest.mark.parametrize("visits", [1, 3, 5, 17, 100, 400])
def test_no_more_is_looked_at_than_allowed(visits: int) -> None:
    search = Guessed(CHANCES)
    ranked(search, visits)
    assert sum(search.visits.values()) <= visits


def test_what_is_clear_is_not_thought_about_longer() -> None:
    search = Guessed({**dict.fromkeys(CHANCES, 0.0), "best": 1.0})
    assert ranked(search, 4000)[0] == "best"
    assert sum(search.visits.values()) < 4000


def test_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Guessed(CHANCES, tick=0.01)
    monkeypatch.setattr(halving, "perf_counter", lambda: search.now)
    ranked(search, 100_000, clock=True)
    assert 2.0 - 0.011 < search.now <= 2.0


def test_one_slow_look_does_not_cut_the_others_short(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Guessed(CHANCES, tick=0.01)
    monkeypatch.setattr(halving, "perf_counter", lambda: search.now + (0.8 if search.visits else 0.0))
    ranked(search, 100_000, clock=True)
    assert 1.18 < search.now <= 1.2


def test_what_an_earlier_search_knew_counts() -> None:
    search = Guessed(CHANCES)
    arms = [Arm(("poor",), 40, 36.0), Arm(("fair",), 40, 4.0)]
    order = sequential_halving(search, arms, Thinking(visits=44), False, 0.0)  # type: ignore[arg-type]
    assert order[0].action == "poor"
    assert sum(search.visits.values()) <= 4


def test_a_belief_counts_like_so_many_visits_and_not_in_what_is_expected() -> None:
    arm = Arm(("fair",), values=[0.5] * 10, belief=0.8, weight=20.0)
    assert arm.rating == pytest.approx(0.7) and arm.mean == 0.5
    assert Arm(("fair",), values=[0.5]).rating == 0.5
    assert Arm(("fair",), belief=0.8, weight=20.0).rating == pytest.approx(0.8)


def test_a_belief_decides_between_answers_that_few_visits_cannot_tell_apart() -> None:
    search = Guessed(dict.fromkeys(CHANCES, 0.5))
    arms = [Arm((action,), belief=0.9 if action == "good" else 0.5, weight=30.0) for action in CHANCES]
    order = sequential_halving(search, arms, Thinking(visits=20), False, 0.0)  # type: ignore[arg-type]
    assert order[0].action == "good"


def test_beliefs_count_only_if_there_is_one_of_every_answer() -> None:
    arms = [Arm(("fair",)), Arm(("good",))]
    weigh_beliefs(arms, {"fair": 0.5}, 30.0)
    assert [arm.weight for arm in arms] == [0.0, 0.0]
    weigh_beliefs(arms, {"fair": 0.5, "good": 0.7}, 30.0)
    assert [(arm.belief, arm.weight) for arm in arms] == [(0.5, 30.0), (0.7, 30.0)]
