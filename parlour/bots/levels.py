"""The levels at which a game can be played, and how much a bot of each thinks."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from parlour.bots.thinking import Thinking
from parlour.kernel import Game

LEVELS = ("random", "novice", "skilled", "expert", "master")
RANDOM = LEVELS[0]
MASTER = LEVELS[-1]
PLAIN = "plain"  # search without any knowledge of the game, to measure others by
USUAL = Path(__file__).with_name("levels.toml")


def levels(game: Game) -> tuple[str, ...]:
    """The levels at which a game can be played, the weakest first."""
    return LEVELS[:1] if game.evaluate is None else LEVELS


def thinking(game: Game, level: str) -> Thinking:
    """How a bot of this level thinks about a game."""
    return _table(game.folder)[level]


@cache
def _table(folder: Path) -> Mapping[str, Thinking]:
    """What holds for every game, with the numbers of the game's own beside or instead."""
    usual = tomllib.loads(USUAL.read_text(encoding="utf-8"))
    own = folder / "bots" / "levels.toml"
    special = tomllib.loads(own.read_text(encoding="utf-8")) if own.exists() else {}
    return {level: Thinking(**{**numbers, **special.get(level, {})}) for level, numbers in usual.items()}
