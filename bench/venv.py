"""Peers that pip installs, each into an environment of its own by its own lock."""

import subprocess
import sys
from pathlib import Path

from bench.report import Skipped

LOCK = "requirements.txt"


def install(folder: Path) -> Path:
    """The interpreter of the peer's environment, which is made if it is not there, or not as its lock says."""
    home = folder / ".venv"
    python, ready = home / "bin" / "python", home / ".ready"
    if ready.exists() and ready.stat().st_mtime >= (folder / LOCK).stat().st_mtime:
        return python
    print(f"installing the peers in {folder.name} ...", file=sys.stderr, flush=True)
    _run(folder, [sys.executable, "-m", "venv", str(home)])
    (home / ".gitignore").write_text("*\n", encoding="utf-8")
    # the lock is complete, and one of its versions is not the one that its dependent asks for
    _run(folder, [str(python), "-m", "pip", "install", "-q", "--require-hashes", "--no-deps", "-r", LOCK])
    ready.touch()
    return python


def _run(folder: Path, command: list[str]) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1][:200]
        raise Skipped(f"pip could not install the peers in {folder.name}: {last}")
