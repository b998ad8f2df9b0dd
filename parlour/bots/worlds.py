"""Worlds that all fit one view, to be searched together."""

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.kernel import Game, Position, imagine
from parlour.kernel.position import NO_SEALS


def imagined(game: Game, view: Mapping[str, Any], count: int, rng: Random) -> list[Position]:
    """So many worlds; what others have answered in secret is open again, for they are searched like anybody's answers."""
    worlds = []
    for _ in range(count):
        position = imagine(game, view, rng).position
        position.sealed = NO_SEALS
        position.told = None
        worlds.append(position)
    return worlds
