"""What every bot can do, the bot that answers at random, and bots by the name of their level."""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from parlour.bots.parameters import PLAIN, RANDOM, levels, thinking
from parlour.bots.search_bot import SearchBot
from parlour.bots.thought import Thought, bare_thought
from parlour.kernel import Game, Illegal, imagine

MAX_FACTOR = 100.0


class Bot(Protocol):
    """A player that gets a view and gives an action; it sees nothing but the view."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """An action in notation."""
        ...

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The same with the reasons for it."""
        ...


class RandomBot:
    """Answers at random, every option with the same chance."""

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: Mapping[str, Any]) -> str:
        """One of the options; where there are continuous answers, a sample from an imagined match."""
        decision = view["decision"]
        if decision is None:
            raise Illegal("not-asked", seat=view["seat"], waiting=", ".join(view["asked"]))
        if not decision.get("ranges"):
            options: list[str] = decision["options"]
            return options[self._rng.randrange(len(options))]
        return imagine(self._game, view, self._rng).pending[view["seat"]].sample(self._rng)

    def think(self, view: Mapping[str, Any]) -> Thought:
        """An answer without reasons."""
        return bare_thought(self.choose(view))


def bot(game: Game, name: str, seed: int | None = None, clock: bool = True) -> Bot:
    """A player of a level, or "plain"; "master@0.5" thinks half as much. An unknown name is refused.

    Without a clock only the number of visits limits it: the same seed and view give the same answer on every machine.
    """
    level, at, factor = name.partition("@")
    known = (*levels(game), PLAIN)
    if level not in known or (at and not _is_factor(factor)):
        raise Illegal("unknown-level", found=str(name)[:40], legal=", ".join(levels(game)))
    rng = Random(seed)
    if level == RANDOM:
        return RandomBot(game, rng)
    chosen = thinking(game, level)
    return SearchBot(game, chosen.scale(float(factor)) if at else chosen, rng, clock)


def _is_factor(text: str) -> bool:
    try:
        return 0 < float(text) <= MAX_FACTOR
    except ValueError:
        return False
