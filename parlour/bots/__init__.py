"""Players that think; they see a view, like anyone."""

from random import Random

from parlour.bots.bot import Bot
from parlour.bots.levels import LEVELS, PLAIN, RANDOM, levels, thinking
from parlour.bots.random_bot import RandomBot
from parlour.bots.search_bot import SearchBot
from parlour.bots.thinking import Thinking
from parlour.bots.thought import Rated, Step, Thought
from parlour.kernel import Game, Illegal

LARGEST_FACTOR = 100.0


def bot(game: Game, name: str, seed: int | None = None, clock: bool = True) -> Bot:
    """A player of a level, or "plain"; "master@0.5" thinks half as much. What does not exist is refused.

    Without a clock it thinks as much as it wants to: the same seed and view give the same answer on every machine.
    """
    level, at, factor = name.partition("@")
    known = (*levels(game), PLAIN)
    if level not in known or (at and not _is_factor(factor)):
        raise Illegal("unknown-level", found=str(name)[:40], legal=", ".join(levels(game)))
    rng = Random(seed)
    if level == RANDOM:
        return RandomBot(game, rng)
    chosen = thinking(game, level)
    return SearchBot(game, chosen.scaled(float(factor)) if at else chosen, rng, clock)


def _is_factor(text: str) -> bool:
    try:
        return 0 < float(text) <= LARGEST_FACTOR
    except ValueError:
        return False


__all__ = ["LEVELS", "Bot", "Rated", "SearchBot", "Step", "Thinking", "Thought", "bot", "levels", "thinking"]
