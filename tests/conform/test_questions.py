"""Questions that cannot be answered, games that do not end, and what a game has not declared."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.conform import conform, walk
from parlour.kernel import Decision, Illegal, Play, Terms, ask, rule, win
from tests.conform.sale import GAME, Sale, Whispered, fault, nobody, pick


def test_a_sound_game_has_no_faults(folder: Path) -> None:
    assert [str(each) for each in conform(replace(GAME, folder=folder), 3, 1)] == []


@rule
def endless(sale: Sale) -> Play[tuple[float, ...]]:
    while True:
        yield ask(0, pick("again"))


@rule
def nobody_asked(sale: Sale) -> Play[tuple[float, ...]]:
    yield nobody()
    return win(0, sale.seats)


@rule
def no_answer(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick())
    return win(0, sale.seats)


@rule
def stranger_asked(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(7, pick("yes", "no"))
    return win(0, sale.seats)


@rule
def too_much_won(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    return tuple([1.0 for _ in range(sale.seats)])


@rule
def breaks_down(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    assert sale.points == [], "there are points"
    return win(0, sale.seats)


@rule
def undeclared(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("surprise", ("yes",)))
    return win(0, sale.seats)


@rule
def undeclared_event(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.tell(Whispered("psst"))
    return win(0, sale.seats)


@rule
def unfilled(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("keep", ("yes",)))
    return win(0, sale.seats)


def test_a_game_that_never_ends(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "LIMIT", 300)
    assert "not over after" in fault(replace(GAME, play=endless), folder, "questions", games=1)


@pytest.mark.parametrize(
    ("broken", "said"),
    [(nobody_asked, "nobody is asked"), (no_answer, "nothing to answer"), (stranger_asked, "seat 7 is asked")],
)
def test_a_question_that_cannot_be_answered(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "questions")


@pytest.mark.parametrize(("broken", "said"), [(too_much_won, "add up to 1"), (breaks_down, "there are points")])
def test_rules_that_break_down(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "rules")


@pytest.mark.parametrize(
    ("broken", "said"),
    [(undeclared, "asks 'surprise'"), (undeclared_event, "tells 'whispered'"), (unfilled, "places for ['seat']")],
)
def test_what_the_game_has_not_declared(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "declared")


def test_no_terms_at_all(folder: Path) -> None:
    def never(terms: Terms) -> None:
        raise Illegal("unknown-seats", found="2", legal="none")

    assert fault(replace(GAME, allows=never), folder, "terms")
