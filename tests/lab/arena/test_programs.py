"""Programs as players: what they are sent, and that whatever they do wrong costs them their game and nobody else anything."""

import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import parlour
from parlour.lab import Fault
from parlour.lab.arena import Contest, Fixture, Forfeit, GameResult, play_game
from parlour.lab.arena.play import outcome_without
from parlour.lab.arena.programs import ENDED, GARBLED, ILLEGAL, LATE, MAX_LINE, Forfeited, ProgramBot

CONTEST = Contest(partial(parlour.game, "examples.skirmish"), seed=5, look=0.0, limit=60.0)
FIRST = "import json, sys\nfor line in sys.stdin: print(json.dumps(json.loads(line)['decision']['options'][0]), flush=True)"
SAMPLE = Path(__file__).parents[3] / "examples" / "program_bot.py"


def program(tmp_path: Path, source: str) -> list[str]:
    """The command that runs this source."""
    file = tmp_path / "program.py"
    file.write_text(source)
    return [sys.executable, str(file)]


def played(words: list[str], contest: Contest = CONTEST) -> GameResult:
    result = play_game(replace(contest, programs={"mine": words}), Fixture(1, ("mine", "random")))
    assert not isinstance(result, Fault), result
    return result


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    result = played(program(tmp_path, FIRST))
    assert result.forfeit is None and sum(result.outcome) == 1 and result.answers > 10


def test_the_sample_plays_the_same_game_again() -> None:
    one, other = (played([sys.executable, str(SAMPLE)]) for _ in range(2))
    assert one.forfeit is None and (one.outcome, one.answers) == (other.outcome, other.answers)


@pytest.mark.parametrize(
    ("source", "why", "detail"),
    [
        ("raise SystemExit(3)", ENDED, "exit code 3"),
        ("import sys; sys.stdin.readline(); raise RuntimeError('lost the map')", ENDED, "RuntimeError: lost the map"),
        ("import sys\nfor line in sys.stdin: print('attack', flush=True)", GARBLED, "not a line with one JSON string: attack"),
        ("import sys\nfor line in sys.stdin: print('\"fly\"', flush=True)", ILLEGAL, "fly: "),
        ("print('x' * 100_000, end='', flush=True); input(); input()", GARBLED, f"more than {MAX_LINE} bytes"),
        ("import os, time; os.close(1); time.sleep(600)", ENDED, "exit code"),
    ],
)
def test_a_program_that_does_not_play_loses_and_is_named(tmp_path: Path, source: str, why: str, detail: str) -> None:
    result = played(program(tmp_path, source))
    assert result.outcome == (0.0, 1.0)
    assert isinstance(result.forfeit, Forfeit) and (result.forfeit.bot, result.forfeit.why) == ("mine", why)
    assert detail in result.forfeit.detail


def test_a_program_that_is_late_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.arena.programs.START_SECONDS", 0.0)
    result = played(program(tmp_path, "import time; time.sleep(600)"), replace(CONTEST, limit=0.05))
    assert result.forfeit is not None and (result.outcome, result.forfeit.why) == ((0.0, 1.0), LATE)


def test_a_program_that_reads_nothing_blocks_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.arena.programs.START_SECONDS", 0.0)
    asleep = ProgramBot(program(tmp_path, "import time; time.sleep(600)"), 1, 0.05)
    with closing(asleep), pytest.raises(Forfeited) as caught:
        asleep.choose({"much": "x" * 10_000_000})
    assert caught.value.why == LATE


def test_a_program_that_is_not_there_loses() -> None:
    result = played(["./no-such-program"])
    assert result.forfeit is not None and "cannot be started" in result.forfeit.detail


def test_whoever_forfeits_loses_with_their_allies() -> None:
    assert outcome_without(1, (0, 1, 0, 1)) == (0.5, 0.0, 0.5, 0.0)
    assert outcome_without(2, (0, 1, 2)) == (0.5, 0.5, 0.0)
