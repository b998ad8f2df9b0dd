"""Both forms of a rule do the same: random programs, run as generators and as frames saved and loaded at every pause."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from parlour.kernel import Decision, Game, Position, Seat, Terms, Words, keyed_source, load, save
from tests.kernel.forms import Trace, run_compiled, run_plain
from tests.kernel.modules import imported
from tests.kernel.programs import Writer

PROGRAMS = 120


@pytest.mark.parametrize("seed", range(PROGRAMS))
def test_frames_do_what_the_generator_does(seed: int, tmp_path: Path) -> None:
    module = imported(Writer(seed).module(), tmp_path, f"program_{seed}")
    for chances in range(3):
        plain = traced(module, chances, lambda machine, choose: run_plain(machine, module.play, choose))
        compiled = traced(module, chances, lambda machine, choose: run_compiled(machine, module.play, choose))
        assert compiled == plain
        saved = traced(module, chances, lambda machine, choose: run_compiled(machine, module.play, choose, saved_and_loaded))
        assert saved == plain


def test_the_programs_hold_what_they_are_meant_to_prove() -> None:
    sources = "".join(Writer(seed).module() for seed in range(PROGRAMS))
    for wanted in ("ask_all", "roll", "draw_from", "shuffle", "match", "while", "else", "break", "continue", "return (yield"):
        assert sources.count(wanted) > 20, f"only {sources.count(wanted)} of {wanted}"


def traced(module: ModuleType, seed: int, run: Callable[[Position, Callable[[Seat, Decision], Any]], Trace]) -> Trace:
    """Runs with the same chance and the same choices for the same seed."""
    machine = module.Machine(2, None, fuel=120, total=0)
    machine.source = keyed_source(seed)
    rng = Random(seed)
    trace: Trace = run(machine, lambda seat, decision: decision.pick(rng))
    return trace


def saved_and_loaded(position: Position) -> Position:
    """The position after a trip through JSON, with its story put back."""
    game = game_of(position)
    terms = game.terms()
    _, again = load(game, json.loads(json.dumps(save(game, terms, position))))
    assert again.asked == position.asked
    again.told = position.told
    return again


def game_of(position: Position) -> Game:
    """A game around a position of a generated module."""
    module = sys.modules[type(position).__module__]

    def setup(terms: Terms, content: None) -> Position:
        machine: Position = module.Machine(terms.seats, content, fuel=120, total=0)
        return machine

    return Game(
        id="program",
        version=1,
        seats=(2,),
        position=type(position),
        setup=setup,
        play=module.play,
        folder=Path(),
        words=Words(asks={}),
    )
