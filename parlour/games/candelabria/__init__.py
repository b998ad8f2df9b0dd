"""The Curse of Candelabria: Houses of living candles fight over an island under a curse."""

from parlour.games.candelabria.game import GAME

__all__ = ["GAME"]
