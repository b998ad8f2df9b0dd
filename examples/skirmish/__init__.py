"""Skirmish: a small war of hexes, hidden cards and dice."""

from examples.skirmish.game import GAME

__all__ = ["GAME"]
