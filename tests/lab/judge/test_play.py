"""One game of a trial: the same whenever it is played, with all that the sections compute from."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import parlour
from parlour.kernel import Decision, Game, Range, Ranges, start
from parlour.lab import Fault
from parlour.lab.judge import Fixture, GameLine, Trial, play_game, play_trial
from parlour.lab.judge import play as play_module
from parlour.lab.judge.play import choice_of, count_options, team_shares, waits_of
from parlour.lab.judge.store import LIMIT, Choice, Waits, parse_line
from tests.lab.arena import tug

SKIRMISH = Trial(partial(parlour.game, "examples.skirmish"), ("random",), 4, seed=5)
FIRST = Fixture("random", 0, ())


def played(trial: Trial, fixture: Fixture = FIRST) -> GameLine:
    line = play_game(trial, fixture)
    assert isinstance(line, GameLine), line
    return line


def test_a_line_tells_the_whole_game() -> None:
    line = played(SKIRMISH)
    assert line.outcome is not None and sum(line.outcome) == 1
    assert line.choice.listed == line.answers == sum(line.asks.values()) > 50
    assert 1 < len(line.curve) <= 64 and all(sum(at) == pytest.approx(1, abs=1e-3) for at in line.curve)
    assert line.curve[0] == (0.5, 0.5) and line.tension is not None
    assert line.events["round-began"] >= 1 and line.pieces["r1"] > 0
    assert line.turns is None, "Skirmish counts no turns"
    assert len(line.hash) == 64


def test_the_same_fixture_is_the_same_game_and_others_differ() -> None:
    assert played(SKIRMISH) == played(SKIRMISH)
    assert played(SKIRMISH).hash != played(SKIRMISH, Fixture("random", 1, ())).hash
    assert played(SKIRMISH).hash != played(replace(SKIRMISH, seed=6)).hash


def test_a_line_comes_back_as_it_was() -> None:
    line = played(SKIRMISH)
    assert parse_line(line.line()) == line
    assert line.line().count(b"\n") == 1 and line.line().endswith(b"\n")


def test_changed_numbers_are_played_with() -> None:
    short = played(replace(SKIRMISH, changes={"rounds": 1}))
    assert short.events["round-began"] == 1 < played(SKIRMISH).events["round-began"]


def test_a_game_without_end_is_stopped_and_says_so() -> None:
    line = played(replace(SKIRMISH, limit=7))
    assert (line.outcome, line.end, line.answers) == (None, LIMIT, 7)
    assert line.tension is not None and line.tension.winner is None


def test_a_game_that_breaks_off_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Any, seat: int) -> Any:
        raise ZeroDivisionError("a broken hint")

    game = replace(tug.GAME, hints=replace(tug.GAME.hints, evaluate=broken))
    fault = play_game(Trial(lambda: game, ("random",), 1), FIRST)
    assert isinstance(fault, Fault) and "a broken hint" in fault.what


def test_a_game_that_values_nothing_has_no_curve() -> None:
    game: Game = replace(tug.GAME, hints=replace(tug.GAME.hints, evaluate=None))
    line = played(Trial(lambda: game, ("random",), 1))
    assert line.curve == () and line.tension is None and line.outcome is not None


def test_a_forced_side_is_told_by_its_own_name() -> None:
    trial = Trial(partial(parlour.game, "horde"), ("random",), 4, limit=1)
    line = played(trial, Fixture("random", 0, trial.lineups[-1]))
    assert line.sides == ("faction-china", "faction-north_mongolia")


def test_games_in_two_processes_are_the_same() -> None:
    fixtures = list(SKIRMISH.fixtures())
    assert dict(play_trial(SKIRMISH, fixtures, 2)) == dict(play_trial(SKIRMISH, fixtures))


def test_waiting_is_counted_between_own_answers() -> None:
    """Seat 0 waits for two answers and then for one; seat 1 not at all, and then for one."""
    assert waits_of([0, 1, 1, 0, 1, 0]) == Waits(3, 4, 2)
    assert waits_of([0, 0, 0]) == Waits()


def test_choice_counts_lists_and_answers_without_end() -> None:
    assert choice_of([1, 4, 0, 1]) == Choice(3, 2, 6, 4, 1)
    assert count_options(Decision("aim", Ranges("flick", (("angle", Range(0, 360, 100)),)))) == 0
    assert count_options(Decision("bid", (10, 20))) == 2


def test_allies_share_a_chance() -> None:
    assert team_shares((0.5, 0.0, 0.25, 0.25), (7, 3, 7, 3)) == (0.75, 0.25)


def test_turns_are_those_in_which_somebody_answered() -> None:
    game: Game = replace(tug.GAME, hints=replace(tug.GAME.hints, turns=lambda rope: rope.turn // 2))
    match = start(game, game.terms(), 1)
    notes = play_module.Notes(match)
    for _ in range(5):
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, "rest")
        notes.take(seat, decision, "rest")
    assert notes.line(FIRST).turns == 3
