"""Players who look a little ahead, and win what random play never wins.

`python -m parlour.games.candelabria.tests.guided` plays and writes the golden playthroughs that are listed here.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import parlour
from parlour.bots import SearchBot, Thinking
from parlour.games.candelabria.game import GAME
from tests.playthroughs import replayed

VIEWS = "objective-met"
GUIDE = Thinking(visits=40, temperature=0.012)  # of no level, so that levels may change and the games stay
GUIDED: Mapping[str, tuple[dict[str, str], int]] = {
    "siege-won": ({"scenario": "alabaster_siege"}, 1),
    "watchlights-won": ({"scenario": "three_watchlights"}, 1),
    "two-fires-won": ({"scenario": "between_two_fires"}, 1),
}


def write(folder: Path) -> None:
    """Plays all of them and writes them down."""
    for name, (options, seed) in GUIDED.items():
        (folder / f"{name}.txt").write_text(replayed(GAME, answers(options, seed)), encoding="utf-8")


def answers(options: dict[str, str], seed: int) -> str:
    """A whole game as a playthrough that has nothing but its answers."""
    match = parlour.new(GAME, seats=1, options=options, seed=seed)
    player = SearchBot(GAME, GUIDE, Random(seed), clock=False)
    while match.pending:
        match.act(0, player.choose(match.view(0)))
    chosen = "".join(f"{name}={choice}, " for name, choice in match.terms.options.items())
    heading = f"# {GAME.id}, rules {GAME.version}, 1 seats, {chosen}seed {seed}\n# views after: {VIEWS}\n"
    return heading + "\n".join(f"{seat}> {action}" for seat, action in match.actions) + "\n"


if __name__ == "__main__":
    write(Path(__file__).parent / "playthroughs")
