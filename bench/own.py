"""Random games of our own games: how fast each is, in every mode, and what a copy of its position costs."""

from dataclasses import dataclass
from random import Random

from bench import games
from bench.clock import Effort, cost, rate
from parlour.kernel import Game, Position, Terms, keyed_source, run


@dataclass(frozen=True, slots=True)
class Measured:
    """Decisions a second by game and mode, and by game the microseconds for a copy in the midst of it."""

    speeds: dict[str, float]
    copies: dict[str, float]


def measure(effort: Effort) -> Measured:
    """Whole random games, played out by the kernel."""
    speeds = {}
    for name, game, terms in games.playouts():
        rng = Random(name)
        speeds[name] = rate(lambda game=game, terms=terms, rng=rng: _played_out(game, terms, rng), effort)  # type: ignore[misc]
    copies = {}
    for name, game, terms, answers in games.copies():
        positions = [_in_the_midst(game, terms, answers, seed) for seed in range(20)]
        copies[name] = cost(lambda position: position.copy(), positions, effort)
    return Measured(speeds, copies)


def _played_out(game: Game, terms: Terms, rng: Random) -> int:
    position = game.table(terms)
    position.source = keyed_source(rng.getrandbits(64))
    run.begin(position, game.play)
    return run.playout(position, rng)


def _in_the_midst(game: Game, terms: Terms, answers: int, seed: int) -> Position:
    position: Position = game.table(terms)
    position.source = keyed_source(seed)
    run.begin(position, game.play)
    run.playout(position, Random(seed), answers)
    return position
