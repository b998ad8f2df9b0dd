"""Random play of the games that OpenSpiel has written in Python, and copies of their states."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.clock import Effort, cost, rate
from bench.report import Skipped

GAMES = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")
MIDDLE = 4  # decisions before a state is copied: half of the shortest game
COPIES = 20


@dataclass(frozen=True, slots=True)
class Speed:
    """Of one game: steps (decisions and answers of chance) a second, and microseconds a clone."""

    steps_per_second: float
    clone: float


@dataclass(frozen=True, slots=True)
class Measured:
    """All of its games."""

    version: str
    games: Mapping[str, Speed]


def measure(effort: Effort) -> Measured:
    """Every game, by its name there."""
    try:
        import pyspiel

        import_module("open_spiel.python.games")  # which registers them
    except ImportError as error:
        raise Skipped(f"OpenSpiel is not installed ({error}); `make bench` installs it") from error
    return Measured(version("open_spiel"), {name: _speed(pyspiel.load_game(name), effort) for name in GAMES})


def _speed(game: Any, effort: Effort) -> Speed:
    rng = Random(0)
    states = [_middle(game, rng) for _ in range(COPIES)]
    return Speed(
        rate(lambda: _random_game(game, rng), effort),
        cost(lambda state: state.clone(), states, effort),
    )


def _random_game(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        _step(state, rng)
        steps += 1
    return steps


def _middle(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    decisions = 0
    while decisions < MIDDLE:
        decisions += not state.is_chance_node()
        _step(state, rng)
    return state


def _step(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        state.apply_action(_outcome(state.chance_outcomes(), rng.random()))
    else:
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])


def _outcome(outcomes: list[tuple[int, float]], left: float) -> int:
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]
