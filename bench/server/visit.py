"""Sends players and watchers to a server, and sees what it costs."""

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from time import sleep
from typing import Any

from bench.server.host import Host, Kind, serve
from bench.server.plan import Idle, Loaded, Plan
from bench.server.process import cores, start, stop
from bench.server.trouble import Trouble


@dataclass(frozen=True, slots=True)
class Played:
    """What the players saw, and what it took of the server's core."""

    loaded: Loaded
    spent: float  # seconds

    @property
    def cost(self) -> float:
        """Microseconds an action."""
        return self.spent / sum(self.loaded.counts) * 1e6

    @property
    def share(self) -> float:
        """The share of its core that the server had: far from 1 in haste, something else was in its way."""
        return self.spent / (len(self.loaded.counts) * self.loaded.window)


def play(kind: Kind, plan: Plan) -> Played:
    """Players come to a new server, as the plan says."""
    with serve(kind) as host, _visitors(kind.load, host, asdict(plan)) as players:
        _heard(players, "begun")
        spent = host.processor_time()
        numbers = json.loads(_heard(players))
        spent = host.processor_time() - spent
    loaded = Loaded(**{**numbers, "counts": tuple(numbers["counts"])})
    return Played(loaded, spent)


def watch(kind: Kind, idle: Idle) -> float:
    """Megabytes that the idle sockets add to a new server with its tables."""
    with serve(kind) as host, _visitors(kind.watch, host, {"tables": idle.tables, "sockets": idle.sockets}) as watchers:
        _heard(watchers, "tables")
        sleep(idle.settle)
        before = host.memory()
        assert watchers.stdin is not None
        watchers.stdin.write("go on\n")
        watchers.stdin.flush()
        _heard(watchers, "watching")
        sleep(idle.settle)
        return host.memory() - before


@contextmanager
def _visitors(command: Sequence[str], host: Host, plan: Mapping[str, Any]) -> Iterator[subprocess.Popen[str]]:
    """The program of those who visit, on the core that the server has not."""
    pipe = subprocess.PIPE
    process = start([*command, json.dumps({"port": host.port, **plan})], cores()[1], host.kind.environment, pipe, pipe)
    try:
        yield process
    finally:
        stop(process)


def _heard(visitors: subprocess.Popen[str], expected: str | None = None) -> str:
    """The next line that they print."""
    assert visitors.stdout is not None and visitors.stderr is not None
    line = visitors.stdout.readline().strip()
    if not line or expected not in (None, line):
        stop(visitors)
        raise Trouble(f"the visitors said {line!r}:\n{visitors.stderr.read()[-2000:]}")
    return line
