"""Desktopia: disks flicked across a desk among mugs and books."""

from parlour.games.desktopia.game import GAME

__all__ = ["GAME"]
