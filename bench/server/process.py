"""Processes on a core of their own: the server has one, those who come to it another."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from typing import IO

from bench.report import Skipped

ROOT_OF_PROCESSES = "/proc"
TIMEOUT_SECONDS = 20.0  # for a process to end


def cores() -> tuple[int, int]:
    """A core for the server and one for the others."""
    if not hasattr(os, "sched_setaffinity") or not os.path.isdir(ROOT_OF_PROCESSES):
        raise Skipped("servers are measured on Linux only: elsewhere a process cannot be held to one core")
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) < 2:
        raise Skipped("servers are measured on two cores: one for the server, one for the players")
    return allowed[0], allowed[1]


def start(
    command: Sequence[str], core: int, environment: Mapping[str, str], output: IO[str] | int, errors: IO[str] | int
) -> subprocess.Popen[str]:
    """A process that stays on the core, with all of its threads."""
    return subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=output,
        stderr=errors,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )


def stop(process: subprocess.Popen[str]) -> None:
    """Asks it to end, and ends it if it does not."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
