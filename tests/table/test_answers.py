"""Answers: from whom, to what, and what becomes of them."""

import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import Illegal
from parlour.table import Act, Acted, Logged, Offer, Table, Undo
from tests.proofs.tactics import GAME as TACTICS
from tests.proofs.tornado import GAME as TORNADO
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, bot, person


def commits(around: Around, seat: int) -> tuple[str, str]:
    """Two different answers that the seat may seal."""
    options = around.table.match.pending[seat].options
    return options[0], options[1]


def test_an_answer_is_written_and_the_next_question_comes_up_with_it() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.do(ANN, Act(0, 1, "activate r1")) == (Acted(0, "activate r1"),)
    assert around.table.asked == {0: 2}
    assert around.table.match.actions == ((0, "activate r1"),)


def test_asking_changes_nothing() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    before = around.table.match.hash
    entries = around.table.decide(Act(0, 1, "activate r1"), ANN, around.now)
    assert (around.table.match.hash, around.table.number) == (before, 1)
    assert around.table.decide(Act(0, 1, "activate r1"), ANN, around.now) == entries


def test_only_the_holder_of_the_seat_answers() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    assert around.refused(BOB, Act(0, 1, "end")) == "not-yours"
    assert around.refused(STRANGER, Act(0, 1, "end")) == "watching"
    assert around.refused(None, Act(0, 1, "end")) == "watching"
    assert around.refused(BOB, Act(1, 1, "end")) == "not-your-turn"
    assert around.refused(ANN, Act(7, 1, "end")) == "unknown-seat"
    assert around.refused(ANN, Act(-1, 1, "end")) == "unknown-seat"


def test_nobody_answers_for_a_bot_but_the_bot() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    around.answer(0, "end")
    assert around.refused(ANN, Act(1, 2, "end")) == "not-yours"
    assert around.refused(None, Act(1, 2, "end")) == "watching"


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    assert around.refused(ANN, Act(0, 1, "stay")) == "stale"
    assert around.refused(ANN, Act(0, 3, "stay")) == "stale"


def test_what_the_rules_forbid_is_refused_with_the_number_of_the_rule() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    with pytest.raises(Illegal) as caught:
        around.table.decide(Act(0, 1, "activate w1"), ANN, around.now)
    assert (caught.value.key, caught.value.rule) == ("not-offered", "SK-5.3")
    assert "activate r1" in caught.value.words["ru"]


def test_nobody_answers_before_the_game_begins() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN)
    assert around.refused(ANN, Act(0, 1, "end")) == "not-begun"


def test_nobody_answers_when_it_is_over() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    while around.table.stage == "playing":
        around.answer_some(1)
    assert around.refused(ANN, Act(0, around.table.number, "end")) == "over"
    result = around.state().result
    assert result is not None and result.reason == "played"
    assert result.shares == tuple((around.table.match.outcome or {}).values())


def test_an_answer_is_written_as_the_rules_settle_it() -> None:
    around = Around(TORNADO, person(ANN), person(BOB))
    assert around.do(ANN, Act(0, 1, "aim 12.123456 200")) == (Acted(0, "aim 12.12 200"),)


def test_a_sealed_answer_leaves_the_questions_of_the_others_as_they_are() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    assert around.table.asked == {0: 1, 1: 1, 2: 1}
    around.answer(1)
    assert around.table.asked == {0: 1, 2: 1}
    assert around.refused(BOB, Act(1, 1, commits(around, 0)[0])) == "sealed"
    around.answer(0)
    around.do(CAT, Act(2, 1, commits(around, 2)[0]))  # the question that was asked at first still stands
    assert set(around.table.asked.values()) == {4}


def test_an_undo_makes_the_question_a_new_one() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer(0, "activate r1")
    around.do(ANN, Undo(0))
    assert around.table.asked == {0: 3}
    assert around.refused(ANN, Act(0, 1, "activate r1")) == "stale"
    around.do(ANN, Act(0, 3, "activate r2"))


def test_taking_back_a_sealed_answer_asks_that_seat_anew_and_nobody_else() -> None:
    around = Around(TACTICS, person(ANN), person(BOB), person(CAT))
    around.answer(0)
    around.answer(1)
    around.do(ANN, Undo(0))
    assert around.table.asked == {0: 4, 2: 1}
    assert [seat for seat, _ in around.table.match.actions] == [1]


def test_a_bot_answers_for_its_own_seat_and_its_own_question() -> None:
    around = Around(SKIRMISH, bot("random"), person(ANN))
    assert around.table.bots_asked() == {0: "random"}
    for seat, asked, key in ((1, 1, "no-bot"), (0, 9, "stale"), (5, 1, "unknown-seat")):
        with pytest.raises(Illegal) as caught:
            around.table.bot_answer(seat, asked, "end")
        assert caught.value.key == key
    assert around.write(around.table.bot_answer(0, 1, "end")) == (Acted(0, "end", "random"),)
    assert around.table.bots_asked() == {}


def test_bots_wait_while_the_game_is_paused() -> None:
    around = Around(SKIRMISH, bot(), person(ANN))
    around.do(ANN, Offer(1, "pause"))
    assert around.table.bots_asked() == {}
    with pytest.raises(Illegal) as caught:
        around.table.bot_answer(0, 1, "end")
    assert caught.value.key == "paused"


def test_an_entry_that_another_server_wrote_is_taken_like_ones_own() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.table.decide(Act(0, 1, "activate r1"), ANN, around.now)  # given out here, but it never came to be
    around.table.apply(Logged(2, around.now, Acted(0, "activate r2")))
    assert around.table.match.actions == ((0, "activate r2"),)
    assert around.loaded().match.hash == around.table.match.hash


def test_an_answer_that_was_tried_on_an_earlier_match_is_not_adopted() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    (given,) = around.table.decide(Act(0, 1, "activate r1"), ANN, around.now)
    around.write((Acted(0, "activate r2"), Acted(0, "stay")))  # as another server may have done
    around.write((given,))
    assert around.table.match.actions == ((0, "activate r2"), (0, "stay"), (0, "activate r1"))
    assert around.loaded().match.hash == around.table.match.hash


def test_a_gap_in_the_log_is_found() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    with pytest.raises(AssertionError, match="entry 3 does not follow 1"):
        around.table.apply(Logged(3, around.now, Acted(0, "end")))


def test_a_log_of_other_rules_is_not_read() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    with pytest.raises(AssertionError, match="is of skirmish"):
        Table.fold("t", TACTICS, around.table.log)
