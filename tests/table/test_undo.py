"""Taking back: one's own as far as the kernel lets, more with consent."""

import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import start
from parlour.table import Act, Agree, Agreed, Decline, Offer, Offered, StepBack, StepIn, TookBack, Undo
from parlour.table.history import SNAPSHOT_INTERVAL
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, LONG_GONE, Around, bot, person


def replayed(around: Around) -> str:
    """The hash of a match that was played straight to where the table stands."""
    match = around.table.match
    again = start(match.game, match.terms, match.seed)
    for seat, action in match.actions:
        again.act(seat, action)
    return again.hash


def test_a_person_takes_back_answers_that_changed_nothing_for_anybody_else() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    before = around.table.match.hash
    around.answer(0, "activate r1")
    around.answer(0, "stay")
    assert around.state(ANN).undoable == {"0": 2}
    assert around.do(ANN, Undo(0, 2)) == (TookBack(0, 2),)
    assert around.table.match.hash == before == replayed(around)


@pytest.mark.parametrize("count", [0, -1, 3])
def test_nobody_takes_back_more_than_that(count: int) -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.answer(0, "stay")
    assert around.refused(ANN, Undo(0, count)) == "undo-too-far"


def test_nobody_takes_back_for_another() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    assert around.refused(BOB, Undo(0)) == "not-yours"
    assert around.refused(BOB, Undo(1)) == "undo-too-far"
    assert around.refused(None, Undo(0)) == "watching"


def test_the_news_say_which_entries_no_longer_count() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.answer(0, "stay")
    around.do(ANN, Undo(0))
    assert around.table.news(BOB, 3)[0].gone == (3,)
    around.answer(0, "stay")
    around.do(ANN, Undo(0, 2))
    assert around.table.news(BOB, 5)[0].gone == (2, 5)


def test_of_sealed_answers_the_own_one_is_taken_back_from_among_the_others() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.answer(0)
    kept = around.answer(1)
    assert around.do(ANN, Undo(0)) == (TookBack(0, 1),)
    assert around.table.match.actions == ((1, kept),)
    assert around.table.news(CAT, 3)[0].gone == (2,)
    assert around.loaded().match.hash == around.table.match.hash == replayed(around)


def test_a_position_with_a_sealed_answer_that_was_taken_back_is_never_returned_to() -> None:
    around = Around(TACTICS, person(ANN), person(ANN, "Two"), person(ANN, "Three"), seed="42")
    around.answer_some(SNAPSHOT_INTERVAL - 1)
    assert set(around.table.asked) == {0, 1, 2}
    around.answer(0)  # with this a position is kept
    around.answer(1)
    around.do(ANN, Undo(0))
    around.answer(0)
    around.do(ANN, Offer(0, "take-back", 1))
    assert [seat for seat, _ in around.table.match.actions[SNAPSHOT_INTERVAL - 1 :]] == [1]
    assert around.table.match.hash == replayed(around)


def test_alone_with_bots_a_take_back_needs_nobody() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    around.answer(0, "activate r1")
    before = around.table.match.hash
    around.answer(0, "stay")
    around.answer(0, "end")
    around.answer(1, "end")
    assert around.do(ANN, Offer(0, "take-back", 3)) == (TookBack(0, 3, agreed=True),)
    assert around.table.match.hash == before == replayed(around)


def test_on_one_screen_a_take_back_needs_nobody() -> None:
    around = Around(SKIRMISH, person(ANN), person(ANN, "Guest"))
    around.answer(0, "end")
    around.answer(1, "end")
    assert around.do(ANN, Offer(0, "take-back", 2)) == (TookBack(0, 2, agreed=True),)
    assert around.table.match.actions == ()


def test_a_take_back_of_no_number_goes_back_to_the_own_last_answer() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    around.answer(0, "activate r1")
    around.answer(0, "stay")
    around.answer(0, "end")
    around.answer(1, "activate w1")
    around.answer(1, "stay")
    assert around.do(ANN, Offer(0, "take-back")) == (TookBack(0, 3, agreed=True),)
    assert [action for _, action in around.table.match.actions] == ["activate r1", "stay"]


def test_there_must_be_something_to_take_back() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.refused(ANN, Offer(0, "take-back")) == "nothing-to-take-back"
    around.answer(0, "end")
    assert around.refused(BOB, Offer(1, "take-back")) == "nothing-to-take-back"
    assert around.refused(BOB, Offer(1, "take-back", 2)) == "take-back-too-far"
    assert around.refused(BOB, Offer(1, "take-back", -1)) == "take-back-too-far"


def test_with_others_a_take_back_waits_for_all_of_them() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.answer_some(4)
    assert around.do(ANN, Offer(0, "take-back", 4)) == (Offered(0, "take-back", 4),)
    offer = around.state().offer
    assert offer is not None and (offer.seat, offer.what, offer.count, offer.waiting) == (0, "take-back", 4, (1, 2))
    assert around.do(CAT, Agree(2)) == (Agreed(2),)
    assert around.do(BOB, Agree(1)) == (Agreed(1), TookBack(0, 4, agreed=True))
    assert around.table.match.actions == ()
    assert around.state().offer is None
    assert around.table.asked == dict.fromkeys(range(3), around.table.number)
    assert around.loaded().match.hash == around.table.match.hash


def test_what_bots_did_while_the_others_thought_goes_as_well() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), bot())
    around.answer(0)
    around.answer(1)
    around.do(ANN, Offer(0, "take-back", 2))
    around.answer(2)
    offer = around.state().offer
    assert offer is not None and offer.count == 3
    assert around.do(BOB, Agree(1)) == (Agreed(1), TookBack(0, 3, agreed=True))


@pytest.mark.parametrize("count", [1, 8, 9, 10, 24, 25, 40])
def test_from_anywhere_to_anywhere(count: int) -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    for back in (count, 40, count):
        around.answer_some(40 - len(around.table.match.actions))
        around.do(ANN, Offer(0, "take-back", back))
        assert around.table.match.hash == replayed(around)
        assert around.table.match.view(0)["events"] == around.loaded().match.view(0)["events"]


def test_after_a_take_back_past_chance_the_same_dice_fall() -> None:
    around = Around(SKIRMISH, person(ANN), bot(), seed="dice")
    while not any(told.heard_by(None)["event"] == "struck" for told in around.table.match.events):
        around.answer_some(1)
    once = around.table.match.hash
    actions = around.table.match.actions
    around.do(ANN, Offer(0, "take-back", len(actions)))
    for seat, action in actions:
        around.answer(seat, action)
    assert around.table.match.hash == once


def test_what_a_bot_did_in_ones_place_is_not_taken_back_by_oneself() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.do(ANN, StepIn(0, "skilled"))
    around.answer(0, "stay")
    assert around.refused(ANN, Undo(0)) == "minded"
    assert around.state(ANN).undoable == {"0": 0}
    around.do(ANN, StepBack(0))
    assert around.refused(ANN, Undo(0)) == "undo-too-far"
    around.answer(0, "activate r2")
    assert around.state(ANN).undoable == {"0": 1}


def test_what_a_bot_sealed_in_ones_place_is_not_taken_back_by_oneself() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.do(ANN, StepIn(0, "skilled"))
    around.answer(0)
    around.do(ANN, StepBack(0))
    assert around.refused(ANN, Undo(0)) == "undo-too-far"


def test_a_declined_take_back_changes_nothing() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "end")
    before = around.table.match.hash
    around.do(ANN, Offer(0, "take-back"))
    around.do(BOB, Decline(1))
    assert around.table.match.hash == before
    around.do(BOB, Act(1, around.table.asked[1], "end"))


def minded() -> Around:
    """A game in which Ann has answered and left, Bob has called a bot for her, and both have gone on."""
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.do(BOB, StepIn(0, "random"), absent=LONG_GONE)
    around.answer(0, "stay")
    around.answer(0, "end")
    around.answer(1, "activate w1")
    around.do(ANN, StepBack(0))
    return around


def test_who_called_a_bot_for_somebody_agrees_to_take_back_what_it_did() -> None:
    around = minded()
    assert around.do(ANN, Offer(0, "take-back", 3)) == (TookBack(0, 3, agreed=True),)
    assert [action for _, action in around.table.match.actions] == ["activate r1"]
    assert around.loaded().match.hash == around.table.match.hash == replayed(around)
    around.answer(0, "move b1")


def test_what_a_bot_did_is_taken_back_step_by_step_as_well() -> None:
    around = minded()
    for left in (["activate r1", "stay"], ["activate r1"]):
        (back,) = around.do(ANN, Offer(0, "take-back"))
        assert isinstance(back, TookBack) and back.agreed
        assert [action for _, action in around.table.match.actions] == left
    assert around.do(ANN, Offer(0, "take-back")) == (Offered(0, "take-back", 1),), "this was her own"


def test_to_go_back_further_than_a_bot_played_needs_consent() -> None:
    around = minded()
    assert around.do(ANN, Offer(0, "take-back", 4)) == (Offered(0, "take-back", 4),)


def test_whoever_plays_on_accepts_what_the_bot_did() -> None:
    around = minded()
    around.answer(1, "stay")
    around.answer(1, "end")
    around.answer(0, "activate r2")
    assert around.do(ANN, Offer(0, "take-back", 4)) == (Offered(0, "take-back", 4),)


def test_who_lets_a_bot_play_for_themselves_needs_consent_to_take_it_back() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.do(BOB, StepIn(0, "random"), absent=LONG_GONE)
    around.do(ANN, StepBack(0))
    around.do(ANN, StepIn(0, "random"))
    around.answer(0, "activate r1")
    around.do(ANN, StepBack(0))
    assert around.do(ANN, Offer(0, "take-back")) == (Offered(0, "take-back", 1),)


def test_others_than_the_one_who_called_the_bot_are_still_asked() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.do(BOB, StepIn(0, "skilled"), absent=LONG_GONE)
    around.answer_some(3)
    around.do(ANN, StepBack(0))
    around.do(ANN, Offer(0, "take-back", 3))
    offer = around.state().offer
    assert offer is not None and offer.waiting == (2,)
    loaded = around.loaded().offer
    assert loaded is not None and loaded.waiting == (2,)
    assert around.do(CAT, Agree(2)) == (Agreed(2), TookBack(0, 3, agreed=True))


def test_a_sealed_answer_that_was_taken_back_moves_no_boundary() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.answer(1)
    around.do(BOB, StepIn(0, "skilled"), absent=LONG_GONE)
    around.answer(0)
    around.do(BOB, Undo(1))
    around.do(ANN, StepBack(0))
    around.do(ANN, Offer(0, "take-back", 1))
    offer = around.state().offer
    assert offer is not None and offer.waiting == (2,), "the bot's answer is the first one now"


def test_a_declined_take_back_does_not_keep_anybody_from_taking_back_what_a_bot_did() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.do(ANN, Offer(0, "take-back"))
    around.do(BOB, Decline(1))
    around.do(BOB, StepIn(0, "random"), absent=LONG_GONE)
    around.answer(0, "stay")
    around.do(ANN, StepBack(0))
    around.do(ANN, Offer(0, "take-back"))
    assert [action for _, action in around.table.match.actions] == ["activate r1"]
