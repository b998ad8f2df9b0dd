"""Options that are refused, nonsense that is accepted, refusals that say too little."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from parlour.kernel import Action, Choices, Decision, Illegal, Play, Position, Seat, ask, rule, win
from tests.conform.sale import GAME, LooseSale, Sale, fault, loose_setup, pick, with_words


@dataclass(frozen=True, slots=True)
class Fickle(Choices):
    """Offers what it then refuses."""

    def __iter__(self) -> Iterator[Action]:
        return iter(("yes", "no"))

    def settle(self, position: Any, action: Action) -> Action | None:
        return "yes" if action == "yes" else None


@dataclass(frozen=True, slots=True)
class Gullible(Choices):
    """Takes anything for an answer."""

    def __iter__(self) -> Iterator[Action]:
        return iter(("yes", "no"))

    def settle(self, position: Any, action: Action) -> Action | None:
        return "yes"


@dataclass(frozen=True, slots=True)
class Meddling(Choices):
    """Writes down what it refuses."""

    def __iter__(self) -> Iterator[Action]:
        return iter(("yes", "no"))

    def settle(self, position: Any, action: Action) -> Action | None:
        position.tally["asked"] += 1
        return action if action in ("yes", "no") else None


@rule
def fickle(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("pick", Fickle()))
    return win(0, sale.seats)


@rule
def gullible(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("pick", Gullible()))
    return win(0, sale.seats)


@rule
def meddling(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("pick", Meddling()))
    return win(0, sale.seats)


@rule
def twice(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "yes"))
    return win(0, sale.seats)


def test_an_option_that_is_refused(folder: Path) -> None:
    assert "it is refused" in fault(replace(GAME, play=fickle), folder, "offers")


def test_an_option_that_is_offered_twice(folder: Path) -> None:
    assert "twice" in fault(replace(GAME, play=twice), folder, "offers")


def test_nonsense_that_is_accepted(folder: Path) -> None:
    assert "is accepted" in fault(replace(GAME, play=gullible), folder, "refusals")


def test_a_refusal_that_changes_something(folder: Path) -> None:
    loose = replace(GAME, position=LooseSale, setup=loose_setup, play=meddling)
    assert "changed the" in fault(loose, folder, "refusals")


def test_a_refusal_without_words(folder: Path) -> None:
    def why(sale: Position, seat: Seat, decision: Decision, action: Action) -> Illegal:
        return Illegal("too-poor", rule="SA-1")

    assert "without words" in fault(with_words(explain=why, illegal=("too-poor",)), folder, "refusals")
    assert "game's `illegal`" in fault(with_words(explain=why), folder, "refusals")


def test_a_refusal_without_a_rule(folder: Path) -> None:
    assert "number of a rule" in fault(with_words(asks={**GAME.words.asks, "bid": ""}), folder, "refusals")


def test_an_explanation_that_breaks_down(folder: Path) -> None:
    def why(sale: Position, seat: Seat, decision: Decision, action: Action) -> Illegal:
        raise KeyError(seat)

    assert "instead of Illegal" in fault(with_words(explain=why), folder, "refusals")
