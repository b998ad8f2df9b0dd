"""The same Skirmish on boardgame.io and in bare JavaScript, measured by Node."""

import json
import os
import subprocess
from dataclasses import asdict, dataclass

from bench.clock import Effort
from bench.npm import NODE, PEERS, install
from bench.sample import Sample

PEER = PEERS / "boardgameio"


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
    install(PEER)
    numbers = json.loads(_node(["measure.js", json.dumps(asdict(effort))]))
    for name in ("framework", "bare"):
        numbers[name] = Sample(**numbers[name])
    return Measured(**numbers)


def follow(transcripts: str) -> int:
    """Plays our games again over there; returns how many decisions were the same, or fails at the first that is not."""
    install(PEER)
    return int(_node(["lockstep.js"], transcripts))


def _node(arguments: list[str], given: str = "") -> str:
    done = subprocess.run(
        [NODE, *arguments],
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
