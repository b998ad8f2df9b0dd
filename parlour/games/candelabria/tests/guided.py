"""Players who look a little ahead, and win what random play never wins."""

from functools import partial
from random import Random

import parlour
from parlour.bots import SearchBot, Thinking
from parlour.games.candelabria.game import GAME
from parlour.kernel import Match
from tests.playthroughs import Playthrough

GUIDE = Thinking(visits=40, temperature=0.012)  # of no level, so that levels may change and the games stay
SCENARIOS = {"siege-won": "alabaster_siege", "watchlights-won": "three_watchlights", "two-fires-won": "between_two_fires"}


def played(scenario: str, seed: int) -> Match:
    """The whole game."""
    match = parlour.new(GAME, seats=1, options={"scenario": scenario}, seed=seed)
    player = SearchBot(GAME, GUIDE, Random(seed), clock=False)
    while match.pending:
        match.act(0, player.choose(match.view(0)))
    return match


PLAYTHROUGHS = {
    name: Playthrough(partial(played, scenario), ("objective-met",), ("objective-met",)) for name, scenario in SCENARIOS.items()
}
