"""Matches that do not replay, chance from elsewhere, and compiled rules that play otherwise."""

import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from parlour.conform import records
from parlour.kernel import Game, Keyed, Match, Play, ask, replay, rule, win
from tests.conform.sale import GAME, Sale, fault, pick, score

MATCHES = count()


def luck(sides: int) -> int:
    return random.randrange(sides)


def first_byte(sale: Sale) -> int:
    assert isinstance(sale.source, Keyed)
    return sale.source.key[0]


@rule
def remembers(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    sale.points[0] = next(MATCHES)
    sale.derive()
    return win(0, sale.seats)


@rule
def lucky(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    score(sale, 0, luck(1_000_000))
    return win(0, sale.seats)


@rule
def reads_key(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    score(sale, 0, first_byte(sale))
    return win(0, sale.seats)


@rule
def holds_list(sale: Sale) -> Play[tuple[float, ...]]:
    points = sale.points
    yield ask(0, pick("yes", "no"))
    points[0] += 1
    return win(0, sale.seats)


def test_a_match_that_does_not_replay(folder: Path) -> None:
    assert "does not replay" in fault(replace(GAME, play=remembers), folder, "records")


def test_chance_that_does_not_come_from_the_source(folder: Path) -> None:
    assert "another end" in fault(replace(GAME, play=lucky), folder, "chance")


def test_rules_that_read_the_key(folder: Path) -> None:
    assert "AssertionError" in fault(replace(GAME, play=reads_key), folder, "chance")


def test_a_compiled_rule_that_plays_otherwise(folder: Path) -> None:
    assert "points is [1, 0] for the generator" in fault(replace(GAME, play=holds_list), folder, "forms")


def test_a_forged_record_that_is_believed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def believe(game: Game, record: Mapping[str, Any], check: bool = True) -> Match:
        return replay(game, record, False)

    monkeypatch.setattr(records, "replay", believe)
    assert "as if it were genuine" in fault(GAME, folder, "records")
