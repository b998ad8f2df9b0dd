"""A command of parlour by a clock of its own, which somebody else sets: `python -m tests.skewed CLOCK serve ...`.

CLOCK is a file that holds how many seconds this clock is ahead of the machine's; `jump` writes it.
"""

import sys
import time
from mmap import ACCESS_READ, mmap
from pathlib import Path
from struct import pack, unpack_from


def jump(clock: Path, seconds: float) -> None:
    """Sets a clock to be so far ahead."""
    clock.touch()
    with clock.open("r+b") as file:
        file.write(pack("d", seconds))


def skew(clock: Path) -> None:
    """From now on this process goes by that clock, whoever asks what time it is."""
    with clock.open("rb") as file:
        mapped = mmap(file.fileno(), 8, access=ACCESS_READ)
    true = time.time

    def skewed() -> float:
        ahead: float = unpack_from("d", mapped)[0]
        return true() + ahead

    time.time = skewed


if __name__ == "__main__":
    skew(Path(sys.argv[1]))
    from parlour.cli import main  # only now, for it takes the clock with it

    sys.exit(main(sys.argv[2:]))
