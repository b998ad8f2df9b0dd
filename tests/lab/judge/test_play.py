"""One game of a trial: the same whenever it is played, with all that the sections compute from."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

import parlour
from parlour.kernel import Decision, Game, Range, Ranges, start
from parlour.lab import Fault
from parlour.lab.judge import Fixture, GameLine, Trial, play_game, play_trial
from parlour.lab.judge import play as play_module
from parlour.lab.judge.curve import last_hope, last_taken_by, swing_among_others
from parlour.lab.judge.play import change_luck, choice_of, count_options, team_shares, waits_of
from parlour.lab.judge.store import LIMIT, Choice, Waits, parse_line
from parlour.lab.judge.trial import Variant
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


def test_what_was_offered_and_taken_is_counted_for_each_team() -> None:
    """Skirmish tells units apart in its answers; what all answers name is no choice."""
    line = played(SKIRMISH)
    assert line.choices and all(len(counts) == 4 for counts in line.choices.values())
    assert all(taken <= offered for counts in line.choices.values() for offered, taken in (counts[:2], counts[2:]))


def test_a_disk_that_could_be_flicked_was_offered() -> None:
    """A continuous answer names one of some ids: which character acts is a choice, how hard it is flicked is none."""
    trial = Trial(partial(parlour.game, "desktopia"), ("random",), 1, seed=3, limit=12)
    line = played(trial)
    offered = {key: counts for key, counts in line.choices.items() if key.startswith("act ")}
    assert {"act div", "act end"} <= set(offered)
    assert sum(counts[1] + counts[3] for counts in offered.values()) == line.asks["act"]


def test_a_ban_is_kept_by_the_team_that_is_under_it() -> None:
    free = played(SKIRMISH)
    kind, what = max(free.choices, key=lambda key: free.choices[key][1]).split(" ", 1)
    for level in ("random", "novice@0.2"):
        under = played(SKIRMISH, Fixture(level, 0, (), Variant(ban=(kind, what), team=0)))
        assert under.choices[f"{kind} {what}"][0] > 0 == under.choices[f"{kind} {what}"][1], level
        assert under.variant == Variant(ban=(kind, what), team=0) and under.rules == ()


def test_other_luck_leaves_the_deal_as_it_is() -> None:
    game = parlour.game("inbetween")
    one, same, other = (start(game, game.terms(), 4) for _ in range(3))
    change_luck(same, 0)
    change_luck(other, 1)
    assert one.view(0) == other.view(0)
    for match in (one, same, other):
        rng = Random(1)
        while match.pending:
            seat, decision = next(iter(match.pending.items()))
            match.act(seat, decision.sample(rng))
    assert one.hash == same.hash != other.hash


def test_other_minds_and_other_luck_are_other_games() -> None:
    hashes = {
        played(SKIRMISH, Fixture("random", 0, (), Variant(luck=luck, minds=minds))).hash for luck in (0, 1) for minds in (0, 1)
    }
    assert len(hashes) == 4


def test_who_is_without_hope_and_who_changes_the_winner() -> None:
    """Team 2 falls below a fifth of a third in the second of four points; its last answer gives the lead of 0 to 1."""
    curve = [(0.4, 0.3, 0.3), (0.5, 0.45, 0.05), (0.5, 0.45, 0.05), (0.4, 0.55, 0.05)]
    assert [last_hope(curve, team) for team in range(3)] == [0.0, 0.0, 0.75]
    assert swing_among_others(curve[2], curve[3], 2) == pytest.approx(0.5 / 0.95 - 0.4 / 0.95)
    assert swing_among_others(curve[2], curve[3], 0) == pytest.approx(0.55 / 0.6 - 0.9)
    assert last_taken_by(curve, [0, 1, 2]) == (2, 0, 1)
    assert last_taken_by(curve[:2], [0]) is None


def test_allies_share_a_chance() -> None:
    assert team_shares((0.5, 0.0, 0.25, 0.25), (7, 3, 7, 3)) == (0.75, 0.25)


def test_turns_are_those_in_which_somebody_answered() -> None:
    game: Game = replace(tug.GAME, hints=replace(tug.GAME.hints, turns=lambda rope: rope.turn // 2))
    match = start(game, game.terms(), 1)
    notes = play_module.Notes(match)
    for _ in range(5):
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, "rest")
        notes.take(seat, decision, "rest", {})
    assert notes.line(FIRST).turns == 3
