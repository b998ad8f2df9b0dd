"""A running server, and what it costs its machine."""

import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import sample
from socket import socket
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

from bench.server.process import cores, start, stop
from bench.server.trouble import Trouble

TIMEOUT_SECONDS = 30.0  # for a server to start
PORTS = range(20000, 32000)  # below those that Linux gives to outgoing connections


@dataclass(frozen=True, slots=True)
class Kind:
    """A server that can be measured, and the programs that visit it."""

    name: str
    place: Path  # where its folder is made
    command: Callable[[int, Path], Sequence[str]]  # for a port and an empty folder
    ready: str  # the path at which it answers when it is
    load: Sequence[str]
    watch: Sequence[str]
    environment: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Host:
    """A running server."""

    kind: Kind
    process: subprocess.Popen[str]
    port: int

    def processor_time(self) -> float:
        """Seconds of its core that it has used so far."""
        return sum(sum(map(int, _stat(each)[11:13])) for each in self._family()) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes that it occupies."""
        return sum(int(_stat(each)[21]) for each in self._family()) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _family(self) -> list[int]:
        """The process and all that it has started."""
        family = [self.process.pid]
        for parent in family:
            for thread in Path(f"/proc/{parent}/task").iterdir():
                family += map(int, (thread / "children").read_text().split())
        return family


@contextmanager
def serve(kind: Kind) -> Iterator[Host]:
    """A server with an empty store, from when it answers until it is needed no longer."""
    with TemporaryDirectory(prefix="bench-", dir=kind.place) as folder:
        port, log = _free_port(), Path(folder) / "log"
        with log.open("w", encoding="utf-8") as output:
            process = start(kind.command(port, Path(folder)), cores()[0], kind.environment, output, output)
        try:
            _wait(process, f"http://127.0.0.1:{port}{kind.ready}", log)
            yield Host(kind, process, port)
        finally:
            stop(process)


def _wait(process: subprocess.Popen[str], address: str, log: Path) -> None:
    until = monotonic() + TIMEOUT_SECONDS
    while not _answers(address):
        if process.poll() is not None or monotonic() > until:
            raise Trouble(f"the server does not answer at {address}:\n{log.read_text(encoding='utf-8')[-2000:]}")
        sleep(0.1)


def _answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=2) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def _free_port() -> int:
    """A port that nobody listens at, and that no outgoing connection is given before the server has it."""
    for port in sample(PORTS, len(PORTS)):
        with socket() as probe, suppress(OSError):
            probe.bind(("", port))
            return port
    raise Trouble(f"every port from {PORTS[0]} to {PORTS[-1]} is taken")


def _stat(process: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may hold spaces: the third is the first here."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
