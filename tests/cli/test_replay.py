"""`parlour replay`: a record, step by step."""

import os
import pty
import re
import subprocess
from pathlib import Path
from typing import Any

import parlour
from tests.cli.commands import CARDS, PARLOUR, SKIRMISH, Run, is_one_line, written


def test_replay_tells_the_whole_game_where_there_is_no_terminal(run: Run, saved: Path, record: dict[str, Any]) -> None:
    ran = run("replay", saved)
    assert ran.code == 0
    assert f"{len(record['actions'])} actions" in ran.out.split("\n")[0]
    told = re.findall(r"^ *(\d+)  (Red|White): (.+)$", ran.out, re.MULTILINE)
    assert [[("Red", "White").index(seat), action] for _, seat, action in told] == record["actions"]
    assert re.search(r"\n  w1 .* hand .*\n\n(Winner: |Draw: ).*\n$", ran.out)


def test_replay_shows_a_seat_what_it_saw(run: Run, saved: Path) -> None:
    assert re.search(r"\n  r1 .* hand ## ## ##\n  w1 .* hand ## ## ##\n", run("replay", saved).out)
    assert re.search(rf"\n  r1 .* hand ## ## ##\n  w1 .* hand {CARDS}\n", run("replay", saved, "--seat", "1").out)
    ran = run("replay", saved, "--seat", "5")
    assert ran.code == 2 and is_one_line(ran) and "seat 5" in ran.err


def test_replay_of_an_unfinished_game_says_so(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "new.json", parlour.new(SKIRMISH, seed=1).record())
    assert run("replay", path).out.endswith("\n\nThe game is not finished.\n")


def test_replay_tells_what_it_can_of_a_record_that_is_not_genuine(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    actions = [*record["actions"][:3], [1, "cheat"]]
    ran = run("replay", written(tmp_path / "bad.json", {**record, "actions": actions}))
    assert ran.code == 1 and is_one_line(ran) and "action 4" in ran.err
    assert "   3  Red" in ran.out


def test_replay_steps_on_a_terminal(saved: Path) -> None:
    outer, inner = pty.openpty()
    environment = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm"}
    process = subprocess.Popen([*PARLOUR, "replay", saved], stdin=inner, stdout=inner, stderr=inner, env=environment)
    os.close(inner)
    seen = read_until(outer, "q: quit")
    assert "   1  " not in seen
    os.write(outer, b"\n")
    seen = read_until(outer, "q: quit")
    assert "   1  " in seen and "   2  " not in seen
    os.write(outer, b"q\n")
    assert process.wait(timeout=10) == 0
    os.close(outer)


def read_until(terminal: int, words: str) -> str:
    seen = b""
    while words.encode() not in seen:
        seen += os.read(terminal, 4096)
    return seen.decode()
