"""Matches: undo, sealed answers, views, and refusals with words."""

from random import Random
from typing import Any

import pytest

import parlour
from examples.skirmish import GAME
from examples.skirmish.position import War
from parlour.kernel import Illegal, Match, start
from tests.proofs.tactics import GAME as TACTICS


def skirmish() -> Match:
    return start(GAME, GAME.terms(), 7)


def test_an_own_move_can_be_taken_back_to_the_start_of_the_turn() -> None:
    match = skirmish()
    before = match.save()
    match.act(0, "activate r3")
    match.act(0, "move b4")
    match.act(0, "activate r1")
    assert match.undoable(0) == 3
    match.undo(0, 3)
    assert match.save() == before
    assert match.actions == ()


def test_nobody_goes_back_past_another_seat() -> None:
    match = skirmish()
    match.act(0, "activate r3")
    match.act(0, "stay")
    match.act(0, "end")
    match.act(1, "activate w1")
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    with pytest.raises(Illegal) as caught:
        match.undo(0)
    assert caught.value.key == "no-undo"


def test_nobody_goes_back_past_a_drawn_card() -> None:
    match = skirmish()
    assert isinstance(match.position, War)
    match.position.hands[1] = match.position.hands[1][:2]  # the next turn of White begins with a draw
    match.act(0, "end")
    assert match.undoable(0) == 0


def test_a_sealed_answer_can_be_taken_back_while_others_choose() -> None:
    match = start(TACTICS, TACTICS.terms(3), 3)
    match.act(0, "commit none none")
    match.act(2, "commit none none")
    assert match.undoable(0) == 1
    match.undo(0)
    assert set(match.pending) == {0, 1}
    assert match.actions == ((2, "commit none none"),)
    match.act(0, match.pending[0].options[-1])
    with pytest.raises(Illegal) as caught:
        match.act(0, "commit none none")
    assert caught.value.key == "already-sealed"
    assert parlour.kernel.replay(TACTICS, match.record()).hash == match.hash


def test_nobody_goes_back_once_the_sealed_answers_are_open() -> None:
    match = start(TACTICS, TACTICS.terms(3), 3)
    for seat in (0, 1, 2):
        match.act(seat, "commit none none")
    assert match.undoable(2) == 0
    assert parlour.kernel.replay(TACTICS, match.record()).undoable(2) == 0


def test_others_see_that_a_seat_has_sealed_and_never_what() -> None:
    one = start(TACTICS, TACTICS.terms(3), 3)
    other = one.copy()
    one.act(0, one.pending[0].options[0])
    other.act(0, other.pending[0].options[-1])
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)
    assert one.view(1)["sealed"] == [0]


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (1, "end", "not-asked"),
        (0, "activate w1", "not-offered"),
        (0, "dance", "not-offered"),
        (0, "", "malformed"),
        (0, "x" * 5000, "too-long"),
        (0, None, "not-text"),
        (0, ["end"], "not-text"),
        (9, "end", "not-asked"),
        ("0", "end", "unknown-seat"),
        (True, "end", "unknown-seat"),
        (None, "end", "unknown-seat"),
    ],
)
def test_a_refusal_changes_nothing_and_says_why_in_both_languages(seat: Any, action: Any, key: str) -> None:
    match = skirmish()
    before = (match.save(), match.actions, match.events)
    with pytest.raises(parlour.Illegal) as caught:
        match.act(seat, action)
    assert caught.value.key == key
    assert set(caught.value.words) == {"en", "ru"}
    assert all(" " in words and "{" not in words for words in caught.value.words.values())
    assert (match.save(), match.actions, match.events) == before


def test_a_refusal_names_the_rule_and_what_would_be_legal() -> None:
    with pytest.raises(parlour.Illegal) as caught:
        skirmish().act(0, "activate w1")
    assert caught.value.rule == "SK-5.3"
    assert "activate r1" in str(caught.value)


def test_a_view_tells_what_happened_since_the_seat_last_answered() -> None:
    match = skirmish()
    for action in ("activate r3", "move b4", "end"):
        match.act(0, action)
    assert [event["event"] for event in match.view(1)["events"]] == ["round-began", "unit-moved"]
    match.act(1, "activate w1")
    assert match.view(1)["events"] == []


def test_an_imagined_match_can_be_played_on() -> None:
    match = skirmish()
    rng = Random(1)
    other = parlour.imagine(GAME, match.view(1), rng)
    while not other.over:
        for seat, decision in other.pending.items():
            other.act(seat, decision.sample(rng))
    assert not match.over


def test_a_copy_of_a_match_is_independent() -> None:
    match = skirmish()
    other = match.copy()
    other.act(0, "end")
    assert match.actions == ()
    assert 0 in match.pending
