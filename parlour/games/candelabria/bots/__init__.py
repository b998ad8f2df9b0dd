"""Hints for bots that think about Candelabria: what a position is worth, and which answers deserve a thought."""

from parlour.games.candelabria.bots.candidates import candidates
from parlour.games.candelabria.bots.evaluate import FEATURES, evaluate, turns

__all__ = ["FEATURES", "candidates", "evaluate", "turns"]
