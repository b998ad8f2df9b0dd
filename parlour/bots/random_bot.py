"""A bot that does anything it may."""

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.bots.thought import Thought
from parlour.kernel import Game, Illegal, imagine


class RandomBot:
    """Answers at random, all options alike."""

    def __init__(self, game: Game, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: Mapping[str, Any]) -> str:
        """One of the options; where there are continuous answers, whatever an imagined match gives."""
        decision = view["decision"]
        if decision is None:
            raise Illegal("not-asked", seat=view["seat"], waiting=", ".join(view["asked"]))
        if not decision.get("ranges"):
            options: list[str] = decision["options"]
            return options[self._rng.randrange(len(options))]
        return imagine(self._game, view, self._rng).pending[view["seat"]].sample(self._rng)

    def think(self, view: Mapping[str, Any]) -> Thought:
        """An answer without reasons."""
        return Thought(self.choose(view))
