"""What counts as a blunder, and what does not."""

from random import Random

import pytest

from parlour.bots import bot
from parlour.kernel import Match, start
from parlour.lab.arena.blunders import DOMINATED, FINE, FREE_LOSS, Detector, verdict_on
from tests.lab.arena.tug import GAME


def rope(**options: str) -> Match:
    """A new match, seat 0 to answer."""
    return start(GAME, GAME.terms(options=options), 1)


@pytest.mark.parametrize(
    ("options", "action", "verdict"),
    [
        ({}, "pull", FINE),
        ({}, "jerk", FINE),  # it may turn out better than anything
        ({}, "slip", DOMINATED),
        ({}, "let-go", FREE_LOSS),
        ({"knot": "4"}, "finish", FINE),
        ({"knot": "4"}, "pull", FINE),  # almost as good
        ({"knot": "4"}, "let-go", FREE_LOSS),
        ({"knot": "4", "doomed": "yes"}, "pull", FREE_LOSS),  # the last chance to win
        ({"doomed": "yes"}, "slip", FINE),  # nothing is left to be lost
        ({"doomed": "yes"}, "let-go", FINE),
    ],
)
def test_what_is_said_of_an_answer(options: dict[str, str], action: str, verdict: str) -> None:
    assert verdict_on(GAME, rope(**options).view(0), action, Random(3), 0.1) == verdict


def test_the_margin_says_how_much_a_blunder_must_cost() -> None:
    view = rope().view(0)
    assert verdict_on(GAME, view, "rest", Random(3), 0.05) == DOMINATED
    assert verdict_on(GAME, view, "rest", Random(3), 0.3) == FINE


def test_the_same_view_and_luck_give_the_same_verdict() -> None:
    view = rope().view(0)
    for action in ("slip", "jerk", "rest"):
        assert len({verdict_on(GAME, view, action, Random(5), 0.1) for _ in range(4)}) == 1


def test_a_detector_looks_at_the_share_that_it_is_told() -> None:
    view = rope().view(0)

    def looks(share: float, seed: str) -> list[bool]:
        detector = Detector(GAME, seed, share, 0.1)
        return [detector.look(view, "pull") is not None for _ in range(100)]

    assert not any(looks(0.0, "a")) and all(looks(1.0, "a"))
    assert 10 < sum(looks(0.3, "a")) < 50
    assert looks(0.3, "a") == looks(0.3, "a") != looks(0.3, "b")


@pytest.mark.parametrize(("level", "foolish"), [("random", True), ("skilled", False)])
def test_random_play_is_full_of_blunders_and_skilled_play_is_not(level: str, foolish: bool) -> None:
    verdicts = []
    for seed in range(12):
        match = start(GAME, GAME.terms(), seed)
        players = [bot(GAME, level, seat, clock=False) for seat in range(2)]
        while not match.over:
            seat = next(iter(match.pending))
            view = match.view(seat)
            action = players[seat].choose(view)
            verdicts.append(verdict_on(GAME, view, action, Random(seed), 0.1))
            match.act(seat, action)
    blunders = sum(verdict != FINE for verdict in verdicts) / len(verdicts)
    assert blunders > 0.2 if foolish else blunders == 0
