"""Offers: who has to agree, what lets them lapse, and how soon one may ask again."""

from typing import Literal

import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour.table import Act, Agree, Agreed, Decline, DrawAgreed, Offer, Offered, Paused, Resign, Resume, Resumed, StepIn, Undo
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, bot, person


def test_an_agreed_draw_shares_the_win() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.do(BOB, Offer(1, "draw"))
    around.do(ANN, Agree(0))
    assert around.table.stage == "playing"
    assert around.do(CAT, Agree(2)) == (Agreed(2), DrawAgreed(1))
    result = around.state().result
    assert result is not None and (result.reason, result.shares) == ("agreed", (1 / 3, 1 / 3, 1 / 3))
    assert (around.state().stage, around.state().asked) == ("over", {})


def test_bots_do_not_agree_to_a_draw() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), bot())
    assert around.refused(ANN, Offer(0, "draw")) == "no-draw-with-bots"
    stood_in = Around(SKIRMISH, person(ANN), person(BOB))
    stood_in.do(BOB, StepIn(1, "skilled"))
    assert stood_in.refused(ANN, Offer(0, "draw")) == "no-draw-with-bots"


def test_on_one_screen_a_draw_is_agreed_at_once() -> None:
    around = Around(SKIRMISH, person(ANN), person(ANN, "Guest"))
    assert around.do(ANN, Offer(1, "draw")) == (DrawAgreed(1),)
    assert around.table.stage == "over"


def test_a_person_with_two_seats_agrees_once_on_either() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(BOB, "Rob"))
    around.do(ANN, Offer(0, "pause"))
    offer = around.state().offer
    assert offer is not None and offer.waiting == (1,)
    assert around.do(BOB, Agree(2)) == (Agreed(2), Paused(0))


def test_a_pause_stops_everything_until_anybody_resumes() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Offer(0, "pause"))
    around.do(BOB, Agree(1))
    assert around.table.stage == "paused"
    for command in (Act(0, 1, "end"), Undo(0), Offer(0, "draw"), Offer(0, "pause"), Agree(0), Decline(0)):
        assert around.refused(ANN, command) == "paused"
    assert around.refused(STRANGER, Resume(0)) == "watching"
    assert around.do(BOB, Resume(1)) == (Resumed(1),)
    assert around.table.asked == {0: 1}
    assert around.refused(BOB, Resume(1)) == "not-paused"
    around.do(ANN, Act(0, 1, "end"))


def test_bots_agree_to_a_pause() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    assert around.do(ANN, Offer(0, "pause")) == (Paused(0),)


def test_one_offer_at_a_time() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Offer(0, "draw"))
    assert around.refused(BOB, Offer(1, "draw")) == "offer-open"
    assert around.refused(ANN, Offer(0, "pause")) == "offer-open"


def test_only_those_who_are_asked_agree_or_decline() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    assert around.refused(BOB, Agree(1)) == "no-offer"
    assert around.refused(BOB, Decline(1)) == "no-offer"
    around.do(ANN, Offer(0, "draw"))
    assert around.refused(ANN, Agree(0)) == "not-asked-to-agree"
    assert around.refused(BOB, Agree(2)) == "not-yours"
    assert around.refused(STRANGER, Agree(1)) == "watching"
    around.do(BOB, Agree(1))
    assert around.refused(BOB, Agree(1)) == "not-asked-to-agree"
    assert around.refused(BOB, Decline(1)) == "not-asked-to-agree"
    around.do(CAT, Decline(2))
    assert around.state().offer is None


def test_whoever_made_an_offer_may_take_it_back() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Offer(0, "draw"))
    around.do(ANN, Decline(0))
    assert around.refused(BOB, Agree(1)) == "no-offer"


def test_after_the_nth_refusal_a_seat_waits_for_n_times_n_answers() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    for times in (1, 2, 3):
        around.do(ANN, Offer(0, "draw"))
        around.do(BOB, Decline(1))
        for _ in range(times * times):
            assert around.refused(ANN, Offer(0, "draw")) == "too-soon"
            around.answer_some(1)
    around.do(ANN, Offer(0, "draw"))


def test_other_offers_and_other_seats_need_not_wait() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Offer(0, "draw"))
    around.do(BOB, Decline(1))
    around.do(ANN, Offer(0, "pause"))
    around.do(BOB, Decline(1))
    around.do(BOB, Offer(1, "draw"))


def test_an_offer_taken_back_counts_as_refused() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Offer(0, "draw"))
    around.do(ANN, Decline(0))
    assert around.refused(ANN, Offer(0, "draw")) == "too-soon"


def test_answers_taken_back_do_not_make_the_wait_longer() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    for times in (1, 2):
        around.do(ANN, Offer(0, "draw"))
        around.do(BOB, Decline(1))
        for _ in range(times * times):
            around.answer(0, "activate r1")
            around.do(ANN, Undo(0))
    around.do(ANN, Offer(0, "draw"))


@pytest.mark.parametrize(("what", "stands"), [("draw", True), ("pause", True), ("take-back", False)])
def test_whoever_offers_may_play_on_unless_it_is_a_take_back(what: Literal["draw", "pause", "take-back"], stands: bool) -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.do(ANN, Offer(0, what))
    around.answer(0, "stay")
    assert (around.state().offer is not None) == stands


def test_an_offer_lapses_when_another_person_plays_on() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    for _ in range(2):
        around.answer(0, "end")
        around.do(ANN, Offer(0, "draw"))
        around.answer(1, "end")
        assert around.state().offer is None
    assert around.refused(ANN, Offer(0, "draw")) == "too-soon"  # playing on is a refusal, and this was the second


def test_an_offer_outlasts_what_bots_do() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), bot())
    around.do(ANN, Offer(0, "pause"))
    around.answer(2)
    assert around.state().offer is not None


def test_an_offer_lapses_when_a_bot_steps_in_and_nobody_is_blamed() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(ANN, Offer(0, "pause"))
    around.do(BOB, StepIn(1, "skilled"))
    assert around.state().offer is None
    around.do(ANN, Offer(0, "pause"))


def test_strangers_offer_nothing_and_nothing_is_offered_before_or_after_the_game() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN)
    assert around.refused(ANN, Offer(0, "pause")) == "not-begun"
    playing = Around(SKIRMISH, person(ANN), person(BOB))
    assert playing.refused(STRANGER, Offer(0, "draw")) == "watching"
    assert playing.refused(BOB, Offer(0, "draw")) == "not-yours"
    playing.do(BOB, Resign(1))
    assert playing.refused(ANN, Offer(0, "draw")) == "over"


def test_an_offer_is_heard_by_all() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.do(ANN, Offer(0, "draw")) == (Offered(0, "draw"),)
    for player in (ANN, BOB, None):
        (news,) = around.table.news(player, 1)
        assert (news.what, news.seat, news.offer) == ("offered", 0, "draw")
