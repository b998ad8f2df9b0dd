"""Undo that reaches too far."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.kernel import Illegal, Match, Play, Seat, ask, rule, win
from tests.conform.sale import GAME, Sale, fault, pick, score


@rule
def shows_purse(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("ask", "leave"))
    sale.note = f"{sale.purse[1]} coins"
    yield ask(0, pick("yes", "no"))
    return win(0, sale.seats)


def test_an_answer_that_shows_something_and_can_be_taken_back(folder: Path) -> None:
    assert "could not know" in fault(replace(GAME, play=shows_purse), folder, "undoing")


def test_undo_that_reaches_too_far(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undoable", lambda match, seat: len(match.actions))
    assert "may take back" in fault(GAME, folder, "undoing")


def test_undo_that_leaves_the_position(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(match: Match, seat: Seat, answers: int = 1) -> None:
        if not 0 < answers <= match.undoable(seat):
            raise Illegal("no-undo")
        for _ in range(answers):
            assert match.history is not None
            match.history = match.history.before

    monkeypatch.setattr(Match, "undo", forget)
    assert "as it was before" in fault(replace(GAME, play=two_answers), folder, "undoing")
    assert "the match without it" in fault(GAME, folder, "undoing")


def test_undo_without_limit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo", lambda match, seat, answers=1: None)
    assert "it may take back only 0" in fault(GAME, folder, "undoing")


@rule
def two_answers(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    score(sale, 0, 1)
    yield ask(0, pick("yes", "no"))
    return win(0, sale.seats)
