"""Random games of Horde: how fast the first real game is, in every mode."""

from dataclasses import dataclass
from random import Random

import parlour
from bench.clock import Effort, cost, rate
from parlour.kernel import Position, Terms, keyed, run

GAME = parlour.game("horde")
MODES = {
    f"{mode}, {teams}": GAME.terms(2, {"mode": mode, "teams": teams})
    for mode in GAME.options["mode"].choices
    for teams in GAME.options["teams"].choices
}


@dataclass(frozen=True, slots=True)
class Measured:
    """Decisions a second by mode, and microseconds for a copy in the midst of a large battle."""

    speeds: dict[str, float]
    copy: float


def measure(effort: Effort) -> Measured:
    """Whole random games in each mode, played out by the kernel."""
    speeds = {}
    for name, terms in MODES.items():
        rng = Random(name)
        speeds[name] = rate(lambda terms=terms, rng=rng: _played_out(terms, rng), effort)  # type: ignore[misc]
    positions = [_in_the_midst(seed) for seed in range(20)]
    return Measured(speeds, cost(lambda position: position.copy(), positions, effort))


def _played_out(terms: Terms, rng: Random) -> int:
    position = GAME.table(terms)
    position.source = keyed(rng.getrandbits(64))
    run.begin(position, GAME.play)
    return run.playout(position, rng)


def _in_the_midst(seed: int) -> Position:
    position = GAME.table(MODES["skirmish, 2v2"])
    position.source = keyed(seed)
    run.begin(position, GAME.play)
    run.playout(position, Random(seed), 400)
    return position
