"""Copies that share, what cannot be saved, and pieces lost or made."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from parlour.kernel import Play, Position, Screen, ask, rule, win
from tests.conform.sale import GAME, LooseSale, Sale, fault, loose_setup, pick, score


@rule
def tallying(sale: LooseSale) -> Play[tuple[float, ...]]:
    for _ in range(3):
        yield ask(0, pick("yes", "no"))
        sale.tally["asked"] += 1
    return win(0, sale.seats)


@rule
def forgets_total(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.points[0] += 1
    yield ask(0, pick("yes"))
    return win(0, sale.seats)


class Purse:
    """No plain data."""


@rule
def keeps_thing(sale: Sale) -> Play[tuple[float, ...]]:
    purse = Purse()
    yield ask(0, pick("yes"))
    assert purse
    return win(0, sale.seats)


ASKED = count()


@rule
def whimsical(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", f"no{next(ASKED)}"))
    return win(0, sale.seats)


@rule
def loses_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.deck = sale.deck[1:]
    yield ask(0, pick("yes"))
    return win(0, sale.seats)


@rule
def doubles_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.table = sale.deck[:1]
    yield ask(0, pick("yes"))
    return win(0, sale.seats)


def test_copies_that_share_something(folder: Path) -> None:
    loose = replace(GAME, position=LooseSale, setup=loose_setup, play=tallying)
    assert "changes the original" in fault(loose, folder, "copies")


def test_a_view_that_changes_the_position(folder: Path) -> None:
    def count_looks(sale: Position) -> Mapping[str, Any]:
        assert isinstance(sale, Sale)
        score(sale, 0, 1)
        return {}

    assert "making a view" in fault(replace(GAME, screen=Screen(facts=count_looks)), folder, "copies")


def test_a_derived_field_that_is_not_kept_up_to_date(folder: Path) -> None:
    assert "the derived total" in fault(replace(GAME, play=forgets_total), folder, "saving")


def test_a_rule_that_holds_what_cannot_be_saved(folder: Path) -> None:
    assert "not plain data" in fault(replace(GAME, play=keeps_thing), folder, "saving")


def test_a_question_that_does_not_follow_from_the_position(folder: Path) -> None:
    assert "other options" in fault(replace(GAME, play=whimsical), folder, "saving")


@pytest.mark.parametrize(("broken", "said"), [(loses_card, "lost: ['coin1']"), (doubles_card, "out of nothing: ['coin1']")])
def test_cards_lost_or_made(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "pieces")


def test_what_the_game_itself_counts(folder: Path) -> None:
    assert "own count" in fault(replace(GAME, pieces=lambda sale: sale.draws), folder, "pieces")
