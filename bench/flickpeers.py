"""Shots on pooltool and pymunk, each measured by its own interpreter."""

import json
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.report import Skipped
from bench.venv import install

FOLDER = Path(__file__).parent / "peers" / "flicks"
TIMEOUT_SECONDS = 600  # pooltool compiles for half a minute when it is new
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shot:
    """One shot on a peer: the best CPU time, and where the disks came to rest."""

    seconds: float
    places: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Measured:
    """The shots of one table by the name of the peer that made them."""

    version: str
    shots: Mapping[str, tuple[Shot, ...]]


def measure(program: str, table: dict[str, Any]) -> Measured:
    """Runs a program of the folder on a table."""
    python = install(FOLDER)
    command = [str(python), str(FOLDER / program)]
    done = subprocess.run(command, input=json.dumps(table), capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["no message"])[-1][:200]
        raise Skipped(f"{program} could not be run: {last}")
    told = json.loads(done.stdout.splitlines()[-1])
    return Measured(told["version"], {name: tuple(_shot(each) for each in shots) for name, shots in told["peers"].items()})


def _shot(told: dict[str, Any]) -> Shot:
    return Shot(told["seconds"], tuple((x, y) for x, y in told["places"]))
