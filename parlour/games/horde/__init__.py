"""Horde: the hex war of four armies in the age of the Mongol conquests."""

from parlour.games.horde.game import GAME

__all__ = ["GAME"]
