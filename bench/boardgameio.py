"""The same Skirmish on boardgame.io and in bare JavaScript, measured by Node."""

import json
import os
import shutil
import subprocess
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.clock import Effort
from bench.report import Skipped
from bench.sample import Sample

PEER = Path(__file__).parent / "peers" / "boardgameio"


class Failed(Exception):
    """A program of the peer that stopped with an error."""


@dataclass(frozen=True, slots=True)
class Measured:
    """Speeds, what the games were like, and costs in microseconds."""

    node: str
    version: str
    framework: Sample  # through the reducer of CreateGameReducer
    bare: Sample
    copy_json: float
    copy_structured: float
    replay: float  # an action
    view: float
    save: float
    load: float
    save_bytes: float


def measure(effort: Effort) -> Measured:
    """Installs the peer if need be, and measures it in a process of its own."""
    _install()
    numbers = json.loads(_node(["measure.js", json.dumps(asdict(effort))]))
    for name in ("framework", "bare"):
        numbers[name] = Sample(**numbers[name])
    return Measured(**numbers)


def follow(transcripts: str) -> int:
    """Plays our games again over there; returns how many decisions were the same, or fails at the first that is not."""
    _install()
    return int(_node(["lockstep.js"], transcripts))


def _install() -> None:
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        raise Skipped("Node is missing: install nodejs and npm from the distribution, so that `node` and `npm` are on the PATH")
    installed, lock = PEER / "node_modules" / ".package-lock.json", PEER / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    done = subprocess.run([npm, "ci", "--ignore-scripts"], cwd=PEER, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Skipped(f"npm could not install boardgame.io: {_last_line(done.stderr)}")


def _node(arguments: list[str], given: str = "") -> str:
    done = subprocess.run(
        ["node", *arguments],
        cwd=PEER,
        env={**os.environ, "NODE_ENV": "production"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Failed(f"node {arguments[0]} failed:\n{done.stderr}")
    return done.stdout


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1][:200]
