"""The servers that are measured, each as it keeps its games."""

import sys
from pathlib import Path

from bench.boardgameio import PEER
from bench.npm import NODE
from bench.server.host import Kind

MEMORY = Path("/dev/shm")  # a file system in memory, where waiting for the disk is no wait
DISK = Path("/var/tmp")

SERVE = (sys.executable, "-m", "parlour.cli", "serve", "--host", "127.0.0.1", "--port")
LOAD = (sys.executable, "-m", "bench.server.load")
WATCH = (sys.executable, "-m", "bench.server.watch")


def _ours(name: str, place: Path) -> Kind:
    return Kind(
        name=f"Parlour, {name}",
        place=place,
        command=lambda port, folder: (*SERVE, str(port), "--database", str(folder / "parlour.db")),
        ready="/api/health",
        load=LOAD,
        watch=WATCH,
        environment={"PARLOUR_EXAMPLES": "1"},
    )


def _theirs(name: str, *, in_files: bool) -> Kind:
    return Kind(
        name=f"boardgame.io, {name}",
        place=DISK,
        command=lambda port, folder: (*_script("server.js"), str(port), *([str(folder / "games")] if in_files else [])),
        ready="/games",
        load=_script("load.js"),
        watch=_script("watch.js"),
        environment={"NODE_ENV": "production"},
    )


def _script(name: str) -> tuple[str, str]:
    return (NODE, str(PEER / name))


OURS_IN_MEMORY = _ours("in memory", MEMORY)
OURS_ON_DISK = _ours("on disk", DISK)
THEIRS_IN_MEMORY = _theirs("in memory", in_files=False)
THEIRS_ON_DISK = _theirs("FlatFile", in_files=True)
