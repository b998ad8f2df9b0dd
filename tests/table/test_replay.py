"""Looking at a game again."""

from itertools import pairwise

import pytest
from msgspec import json

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import start
from parlour.table import GameReplay, Resign, Sit
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, person


@pytest.fixture(scope="module")
def around() -> Around:
    """A game that has gone on for a while."""
    played = Around(SKIRMISH, person(ANN), person(BOB))
    played.answer_some(130)
    return played


@pytest.mark.parametrize("eyes", ["0", "1", "watcher"])
def test_every_step_shows_what_those_eyes_saw_then(around: Around, eyes: str) -> None:
    replay = GameReplay(around.table.match)
    match = start(SKIRMISH, SKIRMISH.terms(), "seed")
    seat = None if eyes == "watcher" else int(eyes)
    steps = replay.steps(eyes, 0, replay.total)
    assert len(steps) == replay.total == 131
    told = 0
    for number, step in enumerate(steps):
        if number:
            match.act(*around.table.match.actions[number - 1])
            assert (step.seat, step.action) == around.table.match.actions[number - 1]
        else:
            assert (step.seat, step.action) == (None, None)
        view = match.view(seat)
        assert all(step.view[name] == view[name] for name in ("seat", "table", "asked", "decision", "outcome"))
        heard = [each.heard_by(seat) for each in match.events]
        assert list(step.events) == heard[told:]
        told = len(heard)


def test_steps_are_the_same_in_whatever_order_they_are_asked_for(around: Around) -> None:
    whole = GameReplay(around.table.match).steps("0", 0, 131)
    replay = GameReplay(around.table.match)
    for first, count in ((100, 20), (0, 5), (99, 3), (51, 1), (50, 2), (130, 10), (49, 60)):
        assert replay.steps("0", first, count) == whole[first : first + count]


@pytest.mark.parametrize(("first", "count"), [(131, 5), (-1, 5), (0, 0), (5, -3)])
def test_there_are_no_steps_outside_the_game(around: Around, first: int, count: int) -> None:
    assert GameReplay(around.table.match).steps("0", first, count) == ()


def test_turns_are_where_somebody_else_takes_over(around: Around) -> None:
    seats = [seat for seat, _ in around.table.match.actions]
    turns = GameReplay(around.table.match).turns
    assert turns
    assert all(seats[turn - 1] != seats[turn - 2] for turn in turns)
    assert len(turns) == sum(one != other for one, other in pairwise(seats))


def test_while_it_runs_the_answers_of_others_stay_untold() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.answer(0)
    secret = around.answer(1)
    steps = GameReplay(around.table.match).steps("0", 0, 9, own=frozenset({0}))
    assert [step.action is None for step in steps] == [True, False, True]
    assert secret not in json.encode(steps).decode()


def test_whose_eyes_one_may_look_through() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN)
    assert around.table.replay_eyes(ANN) == ("watcher",)
    around.do(BOB, Sit(1, "Bob"))
    assert around.table.replay_eyes(ANN) == ("0", "watcher")
    assert around.table.replay_eyes(STRANGER) == ("watcher",)
    around.do(ANN, Resign(0))
    assert around.table.replay_eyes(STRANGER) == ("0", "1", "watcher")


def test_a_game_that_goes_on_does_not_disturb_what_is_shown() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer_some(10)
    replay = GameReplay(around.table.match)
    before = replay.steps("0", 0, 99)
    around.answer_some(10)
    assert replay.steps("0", 0, 99) == before
