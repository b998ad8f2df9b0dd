"""`parlour watch`: a bot game, move by move."""

import re

import pytest

from parlour.cli import watch
from tests.cli.commands import SKIRMISH, Run


def test_watch_tells_every_action_its_events_the_board_and_the_result(run: Run) -> None:
    ran = run("watch", SKIRMISH, "--seed", "5")
    assert ran.code == 0 and ran.err == ""
    assert ran.out.startswith("Skirmish: Red (random), White (random). Seed 5\n        Round 1\n")
    assert "\n   2  Red: move b4\n        r5 moves to b4\n" in ran.out
    assert re.search(r"strikes w\d: [1-6]( [1-6])*, (no hit|one hit|\d hits)\n", ran.out)
    assert ran.out.count("\n  a ") >= 24, "a board for each turn"
    assert ran.out.rstrip().split("\n")[-1] == "Winner: Red"


def test_watch_is_the_same_for_the_same_seed(run: Run) -> None:
    assert run("watch", SKIRMISH, "--seed", "x") == run("watch", SKIRMISH, "--seed", "x")
    assert run("watch", SKIRMISH, "--seed", "-5").out.startswith("Skirmish: Red (random), White (random). Seed -5\n")


def test_watch_prints_no_control_codes_where_there_is_no_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", run("watch", SKIRMISH, "--seed", "5").out)


def test_watch_speaks_russian(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("watch", SKIRMISH, "--seed", "5", "--lang", "ru")
    assert "Раунд 1" in ran.out and "Победа: Красные" in ran.out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("watch", SKIRMISH, "--seed", "5") == ran


def test_watch_waits_after_each_action(run: Run, auction: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(watch, "sleep", waited.append)
    assert run("watch", auction, "--delay", "0.5").code == 0
    assert waited == [0.5] * 4


def test_a_game_without_words_or_a_drawing_is_still_readable(run: Run, auction: str) -> None:
    ran = run("watch", auction, "--seed", "1")
    assert "  bids: -\n  names: a one; b two\n" in ran.out
    assert re.search(r"both bid \(bids \d0 \d0\)\n", ran.out)
    assert "Seat 0: flick d" in ran.out
