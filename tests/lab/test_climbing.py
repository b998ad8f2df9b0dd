"""Habits: what lets a side win more of the same deals is kept, measured in a match, and written if it wins."""

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.cli import tune
from parlour.cli.arguments import Parser
from parlour.cli.failure import Failure
from parlour.kernel import Decision, Game, Habits, Row
from parlour.lab.tuning import ClimbPlan, climb, habits_toml, hill_climb, validate_habits
from parlour.lab.tuning.hill_climb import is_significant, mutate
from tests.bots.small_games import GAMBLE

NOWHERE = Path("nowhere.toml")
HELD: list[Row] = []


def hold(rows: Sequence[Row]) -> None:
    """What both sides care for."""
    HELD[:] = rows


def boldly(position: Any, seat: int, decision: Decision) -> tuple[str, ...]:
    """A die that wins often, for those who dare enough and are not too idle."""
    dare, idle = HELD[seat]
    return ("never",) if idle > 9 else ("often",) if dare > 1.2 else ("seldom",)


HABITS = Habits(("dare", "idle"), ("player", "bank"), (1.0, 1.0), NOWHERE, hold)
BOLD = replace(GAMBLE, hints=replace(GAMBLE.hints, habits=HABITS, candidates=boldly))


def bold() -> Game:
    """A game with a habit that is worth learning: only that of its first side counts."""
    return BOLD


def test_the_number_that_wins_is_found_and_wins_the_match() -> None:
    plan = ClimbPlan(bold, games=3000, deals=60)
    steps = list(climb(plan))
    held = steps[-1].rows
    assert held[0][0] > 1.2, "the die that wins often"
    assert steps[-1].spent >= 3000
    checked = validate_habits(plan, held)
    assert (checked.games, checked.share > 0.6) == (120, True)
    assert validate_habits(plan, (HABITS.start, HABITS.start)).share == 0.5, "the same habits on the same deals"
    assert [HABITS.start, HABITS.start] == HELD, "the game is left as it was"


def test_the_same_seed_climbs_the_same_way() -> None:
    one, same, other = [[step.rows for step in climb(ClimbPlan(bold, 900, 10, seed=seed))] for seed in (1, 1, 2)]
    assert one == same
    assert one != other


def test_some_numbers_are_changed_and_stay_on_their_side_of_nothing() -> None:
    rng = Random(1)
    for _ in range(50):
        row = mutate((0.5, 2.5, 6.0, 1.0), rng)
        moved = [number for number, old in zip(row, (0.5, 2.5, 6.0, 1.0), strict=True) if number != old]
        assert 1 <= len(moved) <= 3
        assert all(number > 0 for number in row)


def test_a_lead_must_be_larger_than_chance() -> None:
    assert is_significant([1.0, 1.0, 0.0, 1.0], 1.6)
    assert not is_significant([1.0, -1.0, 1.0, 0.0], 1.6)
    assert not is_significant([0.0] * 5, 0.0), "no lead is none"


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "habits.toml"
    plan = ClimbPlan(bold, 100, 5)
    held = ((1.5, 1.0), (0.25, 3.0))
    file.write_text(habits_toml(BOLD, plan, "parlour tune x", held, validate_habits(plan, held)), encoding="utf-8")
    kept = replace(HABITS, file=file)
    assert kept.learnt() == held
    assert tomllib.loads(file.read_text())["command"] == "parlour tune x"
    assert HABITS.learnt() == (HABITS.start, HABITS.start), "without a file those at the start"
    with pytest.raises(ValueError, match="dare of player, bank"):
        replace(kept, names=("dare",)).learnt()


def run(*words: str) -> int:
    """The command with these words."""
    parser = Parser()
    tune.declare(parser)
    return tune.run(parser.parse_args(words))


def test_the_command_climbs_and_tells_the_same_with_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(hill_climb, "STAGES", ((3, 0.0),))
    told = []
    for jobs in ("1", "2"):
        words = ("horde", "--habits", "--games", "9", "--deals", "2", "--seed", "4", "--jobs", jobs)
        assert run(*words, "--out", str(tmp_path / jobs)) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert '"alliance": {"caution"' in told[0]


def test_what_cannot_be_tried_is_said_in_a_line() -> None:
    with pytest.raises(Failure, match="inbetween names no habits"):
        run("inbetween", "--habits", "--games", "9")
    with pytest.raises(Failure, match="not for 9 players"):
        run("horde", "--habits", "--games", "9", "--seats", "9")
