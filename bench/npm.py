"""Peers that npm installs, each in its own folder by its own lock."""

import shutil
import subprocess
from pathlib import Path

from bench.report import Skipped

PEERS = Path(__file__).parent / "peers"


def install(folder: Path) -> None:
    """Installs the peer's packages if they are not there, or not as its lock says."""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        raise Skipped("Node is missing: install nodejs and npm from the distribution, so that `node` and `npm` are on the PATH")
    installed, lock = folder / "node_modules" / ".package-lock.json", folder / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    done = subprocess.run([npm, "ci", "--ignore-scripts"], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Skipped(f"npm could not install {folder.name}: {_last_line(done.stderr)}")


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1][:200]
