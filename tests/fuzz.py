"""Bytes that find their own way into records and scripts, by coverage (atheris): `python -m tests.fuzz WHAT SECONDS`.

atheris is no dependency of ours: `pip install atheris` first. What fails is written to a file `crash-...` in the current folder.
"""

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

Target = Callable[[bytes], None]
MOST_BYTES = 16_384


def records() -> tuple[Target, list[bytes]]:
    """A record that somebody uploads: it becomes a table, or is refused."""
    upload, refusals = import_module("parlour.server.http.records"), import_module("parlour.server.refusals")
    catalogue = import_module("parlour.server.catalogue").Catalogue
    games, fuzz = import_module("tests.server.games"), import_module("tests.server.test_fuzz")
    known = catalogue(games.GAMES, games.FINDER)

    def target(data: bytes) -> None:
        try:
            record = json.loads(data)
        except (ValueError, RecursionError):
            return
        if isinstance(record, dict):
            with suppress(refusals.Refusal):
                upload.opening_entry(upload.game_of(record, known, 100), record, "p-fuzz")

    return target, [json.dumps(fuzz.whole_record()).encode()]


def scripts() -> tuple[Target, list[bytes]]:
    """A script of somebody's own: it is taken, or refused by a rule."""
    parlour, kernel = import_module("parlour"), import_module("parlour.kernel")
    fuzz = import_module("tests.server.test_fuzz")
    game = parlour.game("desktopia")

    def target(data: bytes) -> None:
        with suppress(kernel.Illegal, UnicodeDecodeError):
            game.terms(None, {"custom": data.decode()})

    return target, [json.dumps(script).encode() for script in fuzz.SCRIPTS]


TARGETS = {"records": records, "scripts": scripts}


def main(what: str, seconds: int) -> int:
    """Goes on until the time is over, or something fails."""
    os.environ["PARLOUR_EXAMPLES"] = "1"
    try:
        atheris: Any = import_module("atheris")
    except ImportError:
        print("atheris is not here: pip install atheris", file=sys.stderr)
        return 1
    with atheris.instrument_imports(include=["parlour", "examples"]):
        target, seeds = TARGETS[what]()
    with TemporaryDirectory() as folder:
        for number, seed in enumerate(seeds):
            Path(folder, f"seed-{number}").write_bytes(seed)
        options = [f"-max_total_time={seconds}", f"-max_len={MOST_BYTES}", "-timeout=10", "-rss_limit_mb=2048", folder]
        atheris.Setup([sys.argv[0], *options], target)
        atheris.Fuzz()  # ends the process
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in TARGETS or not sys.argv[2].isdecimal():
        print(f"python -m tests.fuzz {'|'.join(TARGETS)} SECONDS", file=sys.stderr)
        sys.exit(2)
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
