"""Views, events and imagined deals that tell what is hidden."""

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.kernel import Keyed, Play, Position, Screen, ask, rule, win
from tests.conform.sale import GAME, Sale, Whispered, deal, fault, fill_purses, pick


def show_top(sale: Position) -> Mapping[str, Any]:
    assert isinstance(sale, Sale)
    return {"top": sum(map(ord, "".join(sale.deck[-3:])))}


def show_sealed(sale: Position) -> Mapping[str, Any]:
    return {"sealed": [str(action) for action in sale.sealed.values()]}


def show_key(sale: Position) -> Mapping[str, Any]:
    return {"key": sale.source.key.hex() if isinstance(sale.source, Keyed) else ""}


def show_quiet(sale: Position) -> Mapping[str, Any]:
    return {"doing": [decision.kind for decision in sale.asked.values()]} if isinstance(sale.asked, dict) else {}


TRUTH: list[Position] = []


def remember_truth(sale: Position) -> Mapping[str, Any]:
    TRUTH[:] = [sale]
    return {}


def peek_at_truth(sale: Position, view: Mapping[str, Any], rng: random.Random) -> None:
    fill_purses(sale, view, rng)
    assert isinstance(sale, Sale) and isinstance(TRUTH[0], Sale)
    sale.purse.update(TRUTH[0].purse)


def sort_deck(sale: Position, view: Mapping[str, Any], rng: random.Random) -> None:
    fill_purses(sale, view, rng)
    assert isinstance(sale, Sale)
    hidden = iter(sorted(card for card, seats in sale.seen.items() if not seats & 1 << (view["seat"] or 0)))
    if view["seat"] is not None:
        sale.deck = tuple([next(hidden) for _ in sale.deck])
        for other in sale.hands:
            if other != view["seat"]:
                sale.hands[other] = tuple([next(hidden) for _ in sale.hands[other]])


@rule
def holds_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    top = sale.deck[-1]
    yield ask(0, pick("yes", "no"))
    sale.note = top
    return win(0, sale.seats)


@rule
def writes_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    sale.note = sale.deck[-1]
    yield ask(0, pick("yes", "no"))
    return win(0, sale.seats)


@rule
def offers_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    yield ask(0, pick(*[("guess", card) for card in sale.hands[1]]))
    return win(0, sale.seats)


@rule
def whispers(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    yield ask(0, pick("yes", "no"))
    sale.tell(Whispered(f"on top is {sale.deck[-1]}"))
    return win(0, sale.seats)


def test_a_view_that_depends_on_what_is_hidden(folder: Path) -> None:
    assert "in facts" in fault(replace(GAME, screen=Screen(facts=show_top)), folder, "imagining")


def test_something_private_that_nobody_imagines(folder: Path) -> None:
    assert "has nothing for seat" in fault(replace(GAME, imagine=None), folder, "imagining")


def test_an_imagined_deal_that_is_always_the_same(folder: Path) -> None:
    assert "always in the same way" in fault(replace(GAME, imagine=sort_deck), folder, "imagining")


def test_an_imagination_that_knows_the_truth(folder: Path) -> None:
    broken = replace(GAME, screen=Screen(facts=remember_truth), imagine=peek_at_truth)
    assert "more than its view" in fault(broken, folder, "imagining")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (holds_card, "the locals of the rules"),
        (writes_card, "the field note"),
        (offers_card, "its options"),
    ],
)
def test_a_hidden_card_that_is_named(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "secrecy")


def test_a_hidden_card_that_is_told(folder: Path) -> None:
    assert "the event whispered" in fault(replace(GAME, play=whispers), folder, "hearing")


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (show_sealed, "the sealed answer of seat"),
        (show_quiet, "is asked 'keep', quietly"),
        (show_key, "holds the key"),
    ],
)
def test_a_secret_of_the_kernel_that_is_shown(facts: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, screen=Screen(facts=facts)), folder, "secrecy")
