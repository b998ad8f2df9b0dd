"""The sequential test: it answers rightly as often as it promises, and sooner the clearer things are."""

from random import Random

import pytest

from parlour.lab.arena import BOUND, Question, sequential_test

QUESTION = Question(0.5, 0.6)


def pairs(share: float, seed: int, number: int = 400) -> list[float]:
    """The shares of a bot that wins each game with this chance, pair by pair."""
    rng = Random(seed)
    return [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(number)]


@pytest.mark.parametrize(("share", "answer"), [(0.5, False), (0.6, True), (0.75, True), (0.4, False)])
def test_it_errs_about_as_rarely_as_it_promises(share: float, answer: bool) -> None:
    answers = [sequential_test(QUESTION, pairs(share, seed)).answer for seed in range(100)]
    assert answers.count(answer) >= 90


def test_a_clear_question_is_answered_sooner() -> None:
    taken = [sum(sequential_test(QUESTION, pairs(share, seed)).pairs for seed in range(20)) for share in (0.6, 0.75, 0.9)]
    assert taken == sorted(taken, reverse=True)


def test_few_pairs_leave_it_open() -> None:
    verdict = sequential_test(QUESTION, [0.5, 1.0, 0.0])
    assert verdict.answer is None and verdict.pairs == 3 and abs(verdict.ratio) < BOUND
    assert sequential_test(QUESTION, []).answer is None


@pytest.mark.parametrize(("share", "answer"), [(1.0, True), (0.0, False)])
def test_a_clean_sweep_is_decided(share: float, answer: bool) -> None:
    verdict = sequential_test(QUESTION, [share] * 100)
    assert verdict.answer is answer and verdict.pairs < 100


def test_what_comes_after_the_decision_does_not_count() -> None:
    assert sequential_test(QUESTION, [1.0] * 50 + [0.0] * 50) == sequential_test(QUESTION, [1.0] * 50)
