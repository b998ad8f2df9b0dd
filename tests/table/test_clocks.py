"""Time: who is charged, what an answer earns, and what happens when there is none left."""

import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour import game
from parlour.kernel import Illegal
from parlour.table import (
    Act,
    Agree,
    AnyEntry,
    Arrived,
    Clock,
    Days,
    Look,
    Offer,
    PerMove,
    RanOut,
    Resume,
    Sit,
    Slept,
    StepBack,
    StepIn,
    SteppedIn,
    Total,
    Undo,
)
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, OPEN, Around, bot, person


def timed(clock: Clock) -> Around:
    """Ann against Bob."""
    return Around(SKIRMISH, person(ANN), person(BOB), clock=clock)


def test_without_a_clock_nobody_has_a_time() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert [(chair.left, chair.ticking) for chair in around.state().chairs] == [(None, False), (None, False)]
    assert around.table.next_deadline() is None
    assert around.table.run_out(around.now + 10**9) == ()
    assert not around.table.clocks.running


def test_the_time_of_the_seat_that_is_asked_runs() -> None:
    around = timed(Total(300))
    around.later(20)
    assert (around.left(0), around.left(1)) == (280, 300)
    assert [chair.ticking for chair in around.state().chairs] == [True, False]
    around.answer(0, "end")
    around.later(7)
    assert (around.left(0), around.left(1)) == (280, 293)


def test_the_clocks_start_when_the_last_seat_is_taken() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN, clock=Total(300))
    around.later(1_000)
    assert around.left(0) == 300
    assert not around.table.clocks.running
    around.do(BOB, Sit(1, "Bob"))
    around.later(10)
    assert around.left(0) == 290
    assert around.table.clocks.running


def test_a_clock_stands_until_its_player_has_answered_once() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=Total(60, 5), awaiting=True)
    first = next(iter(around.table.asked))
    around.later(1_000)
    assert around.left(first) == 60 and around.table.next_deadline() is None
    around.answer(first)
    while first not in around.table.asked:
        around.answer(next(iter(around.table.asked)))
    assert around.left(first) == 65, "the first answer earns its increment"
    around.later(7)
    assert around.left(first) == 58


def test_a_bot_that_stands_in_does_not_start_the_clock() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=PerMove(60), awaiting=True)
    first = next(iter(around.table.asked))
    player = around.table.chairs[first].player
    around.do(player, StepIn(first, "random"))
    around.answer(first)
    around.do(player, StepBack(first))
    assert first in around.table.awaited


def test_behind_the_curtain_no_clock_runs() -> None:
    around = Around(SKIRMISH, person(ANN, "Ann"), person(ANN, "Bob"), clock=PerMove(60))
    seat = next(iter(around.table.asked))
    around.later(1_000)
    assert around.left(seat) == 60 and around.table.next_deadline() is None
    assert around.do(ANN, Look(seat)) == (Arrived(seat),)
    assert around.do(ANN, Look(seat)) == (), "whoever looks already"
    around.later(10)
    assert around.left(seat) == 50
    around.answer(seat)
    assert not around.table.clocks.running or around.table.clocks.running == (seat,)
    while seat in around.table.asked:
        around.answer(seat)
    other = next(iter(around.table.asked))
    around.later(1_000)
    assert around.left(other) == 60
    around.answer(other)
    assert around.table.looking == {ANN: other}, "an answer is given by somebody who looks"


def test_where_nothing_is_secret_no_curtain_stops_a_clock() -> None:
    around = Around(game("horde"), person(ANN, "Ann"), person(ANN, "Bob"), clock=PerMove(60))
    around.later(10)
    assert around.left(next(iter(around.table.asked))) == 50
    assert around.refused(BOB, Look(0)) == "watching"


def test_an_answer_earns_the_increment() -> None:
    around = timed(Total(300, 5))
    around.later(20)
    around.answer(0, "end")
    assert (around.left(0), around.left(1)) == (285, 300)


def test_an_answer_given_again_earns_nothing_more() -> None:
    around = timed(Total(300, 5))
    for unit in ("r1", "r2", "r3"):
        around.answer(0, f"activate {unit}")
        assert around.left(0) == 305
        around.do(ANN, Undo(0))
    around.answer(0, "activate r4")
    around.answer(0, "stay")
    assert around.left(0) == 310


def test_a_sealed_answer_given_again_earns_nothing_more() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT), clock=Total(300, 5))
    around.answer(0)
    around.do(ANN, Undo(0))
    around.answer(1)
    around.answer(0)
    around.do(BOB, Undo(1))
    around.do(ANN, Undo(0))
    around.answer(0)
    assert (around.left(0), around.left(1), around.left(2)) == (305, 305, 300)


def test_each_question_has_its_fresh_time() -> None:
    around = timed(PerMove(60))
    around.later(50)
    around.answer(0, "activate r1")
    assert around.left(0) == 60
    around.later(30)
    around.answer(0, "end" if "end" in around.table.match.pending[0].options else "stay")
    around.later(59)
    around.answer(0)


def test_taking_back_and_answering_again_wins_no_time() -> None:
    around = timed(PerMove(60))
    for _ in range(3):
        around.later(10)
        around.answer(0, "activate r1")
        around.later(5)
        around.do(ANN, Undo(0))
    assert around.left(0) == 60 - 5 - 10 - 5 - 10 - 5  # one fresh time was given, and nothing after it


def test_a_time_that_was_interrupted_by_an_undo_goes_on_where_it_was() -> None:
    around = timed(PerMove(60))
    around.later(10)
    around.answer(0, "end")
    around.later(20)
    around.do(ANN, Undo(0))
    assert (around.left(0), around.left(1)) == (50, 40)
    around.answer(0, "end")
    assert around.left(1) == 40
    around.later(5)
    around.answer(1, "end")
    assert around.left(0) == 60


def test_after_an_agreed_take_back_each_question_has_its_fresh_time_again() -> None:
    around = timed(PerMove(60))
    around.later(50)
    around.answer(0, "end")
    around.later(50)
    around.answer(1, "end")
    around.later(50)
    around.do(ANN, Offer(0, "take-back", 2))
    around.do(BOB, Agree(1))
    assert around.left(0) == 60
    around.answer(0, "end")
    assert around.left(1) == 60


def test_spent_time_stays_spent_after_a_take_back() -> None:
    around = timed(Total(300, 5))
    around.later(20)
    around.answer(0, "end")
    around.later(30)
    around.do(ANN, Offer(0, "take-back"))
    around.do(BOB, Agree(1))
    assert (around.left(0), around.left(1)) == (285, 270)
    around.answer(0, "end")
    assert around.left(0) == 285


def test_days_are_long() -> None:
    around = timed(Days(3))
    around.later(86_400 * 2)
    assert around.left(0) == 86_400
    around.answer(0, "activate r1")
    assert around.left(0) == 3 * 86_400


def test_several_clocks_run_while_several_choose() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT), clock=Total(300))
    around.later(10)
    around.answer(1)
    around.later(10)
    assert [around.left(seat) for seat in range(3)] == [280, 290, 280]


def test_the_time_of_a_bot_never_runs() -> None:
    around = Around(SKIRMISH, person(ANN), bot(), clock=Total(300, 5))
    around.answer(0, "end")
    around.later(1_000)
    assert around.state().chairs[1].left is None
    assert around.table.next_deadline() is None
    around.answer(1, "end")
    assert around.left(0) == 305


def test_the_time_stands_while_a_bot_stands_in() -> None:
    around = timed(Total(300, 5))
    around.later(10)
    around.do(ANN, StepIn(0, "skilled"))
    around.later(500)
    around.answer(0, "activate r1")
    assert around.left(0) == 290
    around.do(ANN, StepBack(0))
    around.later(10)
    assert around.left(0) == 280


def test_a_bot_that_stands_in_for_a_moment_brings_no_fresh_time() -> None:
    around = timed(PerMove(60))
    around.later(50)
    around.do(ANN, StepIn(0, "skilled"))
    around.do(ANN, StepBack(0))
    assert around.left(0) == 10


def test_the_time_stands_during_a_pause() -> None:
    around = timed(PerMove(60))
    around.later(20)
    around.do(ANN, Offer(0, "pause"))
    around.do(BOB, Agree(1))
    around.later(1_000)
    assert around.left(0) == 40
    assert around.table.next_deadline() is None
    around.do(BOB, Resume(1))
    around.later(1)
    assert around.left(0) == 39


def test_time_that_the_server_was_away_is_charged_to_nobody() -> None:
    around = timed(Total(300))
    around.later(10)
    around.later(100)
    around.write((Slept(100.0),))
    assert around.left(0) == 290
    around.later(5)
    assert around.left(0) == 285


def test_nobody_is_given_more_time_back_than_has_passed() -> None:
    around = timed(Total(300))
    around.later(10)
    around.write((Slept(100.0),))
    assert around.left(0) == 300


def test_a_clock_of_the_server_that_jumps_back_charges_nobody() -> None:
    around = timed(Total(300))
    around.later(-500)
    assert around.left(0) == 300
    around.answer(0, "end")
    around.later(10)
    assert (around.left(0), around.left(1)) == (300, 290)


def test_with_two_the_other_wins_when_the_time_is_over() -> None:
    around = timed(PerMove(60))
    around.answer(0, "end")
    deadline = around.table.next_deadline()
    assert deadline == around.now + 60
    assert around.table.run_out(deadline - 0.01) == ()
    around.later(60)
    assert around.refused(BOB, Act(1, 2, "end")) == "time-over"
    assert around.write(around.table.run_out(around.now)) == (RanOut(1),)
    result = around.state().result
    assert result is not None and (result.reason, result.shares, result.seat) == ("time", (1.0, 0.0), 1)
    assert around.left(1) == 0
    assert around.table.next_deadline() is None


def test_no_time_is_less_than_none() -> None:
    around = timed(PerMove(60))
    around.later(61)
    assert around.left(0) == 0  # though nobody has written down yet that it ran out


def test_whose_time_ran_out_has_none_left() -> None:
    around = timed(PerMove(60))
    around.later(59)
    around.write((RanOut(0),))
    assert around.left(0) == 0


@pytest.mark.parametrize("late", [0.0, 30.0])
def test_with_more_a_bot_stands_in_when_the_time_is_over(late: float) -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT), clock=PerMove(60))
    around.answer(1)
    around.later(60 + late)
    assert around.write(around.table.run_out(around.now)) == (RanOut(0), SteppedIn(0, "skilled"))
    assert around.write(around.table.run_out(around.now)) == (RanOut(2), SteppedIn(2, "skilled"))
    assert around.table.run_out(around.now) == ()
    assert around.table.bots_asked() == {0: "skilled", 2: "skilled"}
    assert around.refused(ANN, StepBack(0)) == "given-up"


def test_a_table_that_was_loaded_counts_time_alike() -> None:
    around = timed(Total(300, 5))
    for seconds in (3, 1, 4, 1, 5):
        around.later(seconds)
        around.answer_some(1)
    around.later(9)
    assert around.loaded().state(ANN, around.now, frozenset(), 0) == around.state(ANN)


def test_the_lag_of_a_connection_is_not_charged() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=Total(60, 0))
    seat = next(iter(around.table.asked))

    def act(lag: float) -> tuple[AnyEntry, ...]:
        player, asked = around.table.chairs[seat].player, around.table.asked[seat]
        given = around.table.match.pending[seat].options[0]
        return around.write(around.table.decide(Act(seat, asked, given), player, around.now, lag=lag))

    around.later(10)
    act(0.4)
    assert around.left(seat) == 50.4
    assert around.loaded().state(ANN, around.now, frozenset(), 0).chairs[seat].left == 50.4
    act(0.5)  # nobody gets back more than has passed
    assert around.left(seat) == 50.4


def test_an_answer_that_was_on_its_way_when_the_time_ran_out_is_in_time() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=PerMove(10))
    seat = next(iter(around.table.asked))
    player, asked = around.table.chairs[seat].player, around.table.asked[seat]
    around.later(10.3)
    command = Act(seat, asked, around.table.match.pending[seat].options[0])
    assert around.refused(player, command) == "time-over"
    assert around.table.decide(command, player, around.now, lag=0.4)
    with pytest.raises(Illegal):
        around.table.decide(command, player, around.now, lag=0.2)
