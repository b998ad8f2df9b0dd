"""Players that think; they see a view, like anyone."""

from random import Random

from parlour.bots.bot import Bot
from parlour.bots.random_bot import RandomBot
from parlour.kernel import Game, Illegal

LEVELS = {"random": RandomBot}


def bot(game: Game, level: str, seed: int | None = None) -> Bot:
    """A player of that level; a level that does not exist is refused."""
    if level not in LEVELS:
        raise Illegal("unknown-level", found=str(level)[:40], legal=", ".join(LEVELS))
    return LEVELS[level](game, Random(seed))


__all__ = ["LEVELS", "Bot", "bot"]
