"""Resigning, and bots that stand in."""

from dataclasses import replace

import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import Game, Illegal, Position, Seat
from parlour.table import (
    Act,
    Agree,
    Closed,
    Offer,
    PerMove,
    RanOut,
    Rename,
    Resign,
    Resigned,
    Result,
    Say,
    StepBack,
    StepIn,
    SteppedBack,
    SteppedIn,
    Table,
)
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, LONG_GONE, OPEN, STRANGER, Around, bot, person


def test_with_two_whoever_resigns_loses() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.do(BOB, Resign(1)) == (Resigned(1),)
    result = around.state().result
    assert result is not None and (result.reason, result.shares, result.seat) == ("resigned", (1.0, 0.0), 1)
    assert around.refused(ANN, Resign(0)) == "over"


def test_a_view_of_a_game_that_was_given_up_asks_nothing() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(BOB, Resign(1))
    view = around.table.view("0")
    assert (view["asked"], view["decision"]) == ({}, None)


def test_nobody_resigns_for_another_or_too_early() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.refused(BOB, Resign(0)) == "not-yours"
    assert around.refused(STRANGER, Resign(0)) == "watching"
    assert Around(SKIRMISH, person(ANN), OPEN).refused(ANN, Resign(0)) == "not-begun"


def test_a_person_may_resign_during_a_pause() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    around.do(ANN, Offer(0, "pause"))
    around.do(ANN, Resign(0))
    assert around.table.stage == "over"


def test_with_more_the_game_goes_on_and_a_bot_plays_to_the_end() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    assert around.do(BOB, Resign(1)) == (Resigned(1), SteppedIn(1, "skilled"))
    assert around.table.bots_asked() == {1: "skilled"}
    assert around.refused(BOB, StepBack(1)) == "given-up"
    assert around.refused(BOB, Resign(1)) == "given-up"
    assert around.refused(BOB, Act(1, 1, "x")) == "given-up"
    assert around.refused(BOB, Offer(1, "pause")) == "given-up"
    around.do(BOB, Say("have fun"))
    while around.table.stage == "playing":
        around.answer_some(1)
    result = around.state().result
    assert result is not None and result.reason == "played"


@pytest.mark.parametrize(("levels", "chosen"), [(("random", "skilled", "master"), "skilled"), (("random",), "random")])
def test_who_stands_in_is_an_ordinary_bot_or_the_best_of_a_game_without_one(levels: tuple[str, ...], chosen: str) -> None:
    table = Table("t", TACTICS, Around(TACTICS, person(ANN), person(BOB), person(CAT)).table.log[0], levels)
    assert table.decide(Resign(1), BOB, 0.0)[-1] == SteppedIn(1, chosen)


def test_whoever_has_resigned_is_not_asked_to_agree() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.do(BOB, Resign(1))
    around.do(ANN, Offer(0, "pause"))
    around.do(CAT, Agree(2))
    assert around.table.stage == "paused"


def conceding(game: Game, outcomes: dict[frozenset[Seat], tuple[float, ...]], forbidden: bool = False) -> Game:
    """The game with a say of its own about giving up."""

    def concede(position: Position, gone: frozenset[Seat]) -> tuple[float, ...] | None:
        if forbidden:
            raise Illegal("not-now", "X-1")
        return outcomes.get(gone)

    return replace(game, concede=concede)


def test_the_game_says_who_wins_when_some_give_up() -> None:
    game = conceding(TACTICS, {frozenset({0, 2}): (0.0, 1.0, 0.0)})
    around = Around(game, person(ANN), person(BOB), person(CAT))
    assert around.do(ANN, Resign(0)) == (Resigned(0), SteppedIn(0, "skilled"))
    assert around.do(CAT, Resign(2)) == (Resigned(2),)
    result = around.state().result
    assert result is not None and (result.shares, result.seat) == ((0.0, 1.0, 0.0), 2)


def test_a_game_may_refuse_to_be_given_up_but_time_is_not_asked() -> None:
    around = Around(conceding(SKIRMISH, {}, forbidden=True), person(ANN), person(BOB), clock=PerMove(60))
    with pytest.raises(Illegal) as caught:
        around.table.decide(Resign(0), ANN, around.now)
    assert (caught.value.key, caught.value.rule) == ("not-now", "X-1")
    assert set(caught.value.words) == {"en", "ru"}
    around.later(60)
    assert around.write(around.table.run_out(around.now)) == (RanOut(0),)
    assert around.state().result is not None


def test_a_person_lets_a_bot_play_and_comes_back() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.do(ANN, StepIn(0, "random")) == (SteppedIn(0, "random"),)
    assert around.table.bots_asked() == {0: "random"}
    assert around.refused(ANN, Act(0, 1, "end")) == "minded"
    assert around.refused(ANN, StepIn(0, "skilled")) == "minded"
    chair = around.state(ANN).chairs[0]
    assert (chair.kind, chair.name, chair.level, chair.mine) == ("person", "Ann", "random", True)
    assert around.do(ANN, StepBack(0)) == (SteppedBack(0),)
    assert around.refused(ANN, StepBack(0)) == "not-minded"
    around.do(ANN, Act(0, 1, "end"))


def test_for_somebody_who_left_anybody_at_the_table_may_call_a_bot() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.refused(ANN, StepIn(1, "skilled")) == "still-here"
    assert around.refused(STRANGER, StepIn(1, "skilled"), absent=LONG_GONE) == "watching"
    around.do(ANN, StepIn(1, "skilled"), absent=LONG_GONE)
    assert around.refused(ANN, StepBack(1)) == "not-yours"
    around.do(BOB, StepBack(1))


@pytest.mark.parametrize(
    ("away", "wait", "russian"),
    [(0.0, "60 more seconds", "60 секунд."), (0.01, "60 more seconds", "60 секунд."), (37.5, "23 more seconds", "23 секунды."),
     (59.5, "1 more second.", "1 секунду.")],
)  # fmt: skip
def test_somebody_who_has_only_just_left_may_come_back_first(away: float, wait: str, russian: str) -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    with pytest.raises(Illegal) as caught:
        around.table.decide(StepIn(1, "skilled"), ANN, around.now, absent={1: away})
    assert caught.value.key == "just-left"
    assert wait in caught.value.words["en"] and russian in caught.value.words["ru"]


@pytest.mark.parametrize("level", ["random", "master"])
def test_how_well_a_bot_plays_for_another_is_not_for_the_others_to_choose(level: str) -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.do(ANN, StepIn(1, level), absent=LONG_GONE) == (SteppedIn(1, "skilled", ANN),)
    assert around.table.bots_asked() == {} and around.table.chairs[1].level == "skilled"


def test_a_bot_steps_in_for_a_person_only_and_at_a_level_that_there_is() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    assert around.refused(ANN, StepIn(1, "skilled"), absent=LONG_GONE) == "no-person"
    assert around.refused(ANN, StepIn(0, "grandmaster")) == "unknown-level"
    assert Around(SKIRMISH, person(ANN), OPEN).refused(ANN, StepIn(0, "skilled")) == "not-begun"


def test_a_table_is_peopled_until_bots_play_for_everybody() -> None:
    assert not Around(SKIRMISH, bot(), bot()).table.has_people
    around = Around(SKIRMISH, person(ANN), bot())
    assert around.table.has_people
    around.do(ANN, StepIn(0, "skilled"))
    assert not around.table.has_people
    around.do(ANN, StepBack(0))
    assert around.table.has_people


def test_a_game_that_whoever_runs_the_server_has_closed_is_over_for_good() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=PerMove(60))
    around.write((Closed(),))
    state = around.state(ANN)
    assert (state.stage, state.result) == ("over", Result("closed", (0.5, 0.5)))
    assert around.table.next_deadline() is None and state.asked == {}
    assert [(news.number, news.what) for news in around.table.news(BOB, 1)] == [(2, "closed")]
    for command in (Say("Why?"), Resign(0), Rename(0, "Anna")):
        assert around.refused(ANN, command) == "closed"
