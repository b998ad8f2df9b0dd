"""Players that think; they see a view, like anyone."""

from collections.abc import Callable
from random import Random

from parlour.bots.bot import Bot
from parlour.bots.greedy_bot import GreedyBot
from parlour.bots.random_bot import RandomBot
from parlour.kernel import Game, Illegal

LEVELS: dict[str, Callable[[Game, Random], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
EVALUATING = frozenset({"greedy"})  # levels for games that say what a position is worth


def levels(game: Game) -> tuple[str, ...]:
    """The levels at which a game can be played."""
    return tuple([level for level in LEVELS if game.evaluate is not None or level not in EVALUATING])


def bot(game: Game, level: str, seed: int | None = None) -> Bot:
    """A player of that level; a level that does not exist, or that the game cannot support, is refused."""
    if level not in levels(game):
        raise Illegal("unknown-level", found=str(level)[:40], legal=", ".join(levels(game)))
    return LEVELS[level](game, Random(seed))


__all__ = ["LEVELS", "Bot", "bot", "levels"]
