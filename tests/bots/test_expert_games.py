"""Bots without a clock give the same answers in every Python: experts' games are compared with those that were kept."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.expert_games import KEPT

ROOT = Path(__file__).parents[2]
OTHER = ROOT / ".venv" / "other" / "bin" / "python"  # another version of Python, where `make` has found one


@pytest.mark.parametrize("python", [Path(sys.executable), OTHER], ids=["this Python", "another Python"])
def test_experts_play_the_games_that_were_kept(python: Path) -> None:
    if not python.exists():
        pytest.skip("there is no other Python of 3.11 or later on this machine")
    command = [str(python), "-m", "tests.bots.expert_games"]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == json.loads(KEPT.read_text(encoding="utf-8"))
