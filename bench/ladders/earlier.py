"""The bots of an earlier commit as a program, so that old and new meet: `python -m bench.ladders.earlier GAME LEVEL`.

The tree of the commit is unpacked once, beside the virtual environment.
"""

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from tempfile import mkdtemp

COMMIT = (
    "4fe193980e7287c30c5be42fa5c298e46e34d1cb"  # the last one before bots planned turns, and the first that speaks to the arena
)
ROOT = Path(__file__).parents[2]
TREES = ROOT / ".venv" / "earlier"
MAIN = "import sys; from parlour.cli import main; sys.exit(main(sys.argv[1:]))"


def main() -> None:
    """Becomes that bot."""
    game, level = sys.argv[1:]
    tree = TREES / COMMIT
    if not tree.exists():
        _unpack(tree)
    os.execve(
        sys.executable,
        [sys.executable, "-c", MAIN, "bot", game, "--level", level],
        {**os.environ, "PYTHONPATH": str(tree), "PYTHONSAFEPATH": "1"},
    )


def _unpack(tree: Path) -> None:
    """By a rename at the end, for several bots may start at once."""
    TREES.mkdir(parents=True, exist_ok=True)
    packed = subprocess.run(["git", "archive", COMMIT, "parlour"], cwd=ROOT, check=True, capture_output=True).stdout
    folder = Path(mkdtemp(dir=TREES))
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    try:
        folder.rename(tree)
    except OSError:
        if not tree.exists():
            raise


if __name__ == "__main__":
    main()
