"""Pipes that break, letters that a terminal lacks, and what ids and seats are called."""

import os
import subprocess
from dataclasses import replace

from examples import skirmish
from parlour.cli.wording import Wording
from tests.cli.commands import PARLOUR, SKIRMISH


def test_a_broken_pipe_ends_silently() -> None:
    command = f"{' '.join(PARLOUR)} watch {SKIRMISH} | head -1"
    ran = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env={**os.environ, "LANG": "C.UTF-8"}, timeout=60
    )
    assert ran.stdout.startswith("Skirmish: ") and ran.stdout.count("\n") == 1
    assert ran.stderr == ""


def test_words_that_the_terminal_cannot_write_do_not_end_the_game() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "ru_RU"}
    ran = subprocess.run(
        [*PARLOUR, "play", "--terminal", SKIRMISH], input=b"\xff\xfe\n", capture_output=True, env=environment, timeout=60
    )
    assert ran.returncode == 0 and ran.stderr == b""


def test_ids_are_told_by_their_names_where_the_game_gives_them() -> None:
    names = {f"{side}{n}": f"unit-{'foot' if n < 4 else 'bow'}" for side in "rw" for n in range(1, 7)}
    game = replace(skirmish.GAME, words=replace(skirmish.GAME.words, names=names))
    wording = Wording(game, "en")
    assert wording.event({"event": "unit-moved", "unit": "r2", "hex": "e5"}) == "Foot 2 moves to e5"
    assert wording.event({"event": "unit-moved", "unit": "r9", "hex": "e5"}) == "r9 moves to e5"
    assert wording.event({"event": "unit-moved", "unit": ["r1", "w6"], "hex": "e5"}) == "Foot 1, Bow 6 moves to e5"


def test_seats_are_called_what_the_terms_make_them() -> None:
    game = replace(skirmish.GAME, words=replace(skirmish.GAME.words, seated=lambda terms: ["unit-foot", "unit-bow"]))
    assert Wording(game, "en", game.terms()).seat(1) == "Bow"
    assert Wording(game, "en").seat(1) == "White"
