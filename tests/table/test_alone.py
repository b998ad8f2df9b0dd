"""A table for one: giving up and running out of time lose, and there is nobody to agree with."""

from parlour.table import Offer, PerMove, RanOut, Resign, Resigned
from tests.proofs.patience import GAME
from tests.table.around import ANN, Around, person


def test_whoever_plays_alone_and_gives_up_has_lost() -> None:
    around = Around(GAME, person(ANN))
    assert around.do(ANN, Resign(0)) == (Resigned(0),)
    result = around.state().result
    assert result is not None and (result.reason, result.shares) == ("resigned", (0.0,))


def test_whoever_plays_alone_and_runs_out_of_time_has_lost() -> None:
    around = Around(GAME, person(ANN), clock=PerMove(10))
    around.later(60)
    assert around.write(around.table.run_out(around.now)) == (RanOut(0),)
    result = around.state().result
    assert result is not None and (result.reason, result.shares) == ("time", (0.0,))


def test_nobody_is_there_to_agree_on_a_draw() -> None:
    around = Around(GAME, person(ANN))
    assert around.refused(ANN, Offer(0, "draw")) == "no-draw-alone"
    assert around.state().stage == "playing"


def test_the_game_ends_with_the_outcome_that_is_played() -> None:
    around = Around(GAME, person(ANN))
    around.answer_some(1)
    result = around.state().result
    assert result is not None and result.reason == "played" and result.shares in ((0.0,), (1.0,))
